# SPDX-License-Identifier: Apache-2.0
"""Small layouts against the numbers that SwiftUI's algorithm gives, in three widths on one page."""

import pytest

pytestmark = pytest.mark.shows("layout-numbers")
NEAR = 0.5
WIDTHS = (320, 600, 1000)

# The sample, its parts, and for each width the place and size of each part in the sample: x, y, width, height. Samples
# are as wide as the width, 100 points high, and begin at their top leading corner. A stack without flexible views is
# as wide as its views.
TABLE = {
    "spacer": lambda w: {"a": (0, 5, 40, 20), "b": (w - 60, 0, 60, 30)},
    "spacers": lambda w: {
        "a": ((w - 80) / 3, 0, 40, 20), "b": (40 + 2 * (w - 80) / 3, 0, 40, 20)},
    "flexible": lambda w: {
        "a": (0, 0, 50, 20), "b": (60, 0, (w - 70) / 2, 20), "c": (70 + (w - 70) / 2, 0, (w - 70) / 2, 20)},
    "flexible in the middle": lambda w: {
        "a": (0, 5, 50, 20), "b": (50, 0, w - 120, 30), "c": (w - 70, 5, 70, 20)},
    "bottom": lambda w: {"a": (0, 0, 10, 40), "b": (15, 30, 20, 10)},
    "nested": lambda w: {
        "a": (0, 0, 100, 10), "b": (0, 14, 20, 20), "c": (w - 20, 14, 20, 20), "d": (0, 38, 50, 10)},
    "trailing": lambda w: {"a": (0, 0, 100, 10), "b": (60, 10, 40, 10)},
    "depth": lambda w: {"a": (0, 0, 100, 60), "b": (0, 40, 30, 20)},
    "column": lambda w: {"a": (10, 0, 30, 20), "b": (0, 20, 50, 60), "c": (10, 80, 30, 20)},
    "limit": lambda w: {"a": (0, 0, 100, 20), "b": (100, 0, w - 100, 20)},
    "least": lambda w: {
        "a": (0, 0, max(200, w / 2), 20), "b": (max(200, w / 2), 0, w - max(200, w / 2), 20)},
    "to the end": lambda w: {"a": (w - 40, 0, 40, 20)},
    "in a frame": lambda w: {"a": (60, 40, 40, 20)},
    "around padding": lambda w: {"a": (15, 15, 40, 20)},
    "larger than its frame": lambda w: {"a": (-20, -10, 60, 40), "b": (20, 0, 10, 20)},
    "overlay": lambda w: {"a": (0, 0, 80, 40), "b": (60, 30, 20, 10)},
    "larger overlay": lambda w: {"a": (30, 30, 40, 20), "b": (20, 15, 60, 50)},
    "background": lambda w: {"a": (0, 0, 40, 40), "b": (0, 0, 40, 10), "c": (40, 0, 10, 40)},
    "offset": lambda w: {"a": (5, 7, 40, 20), "b": (40, 0, 40, 20)},
    "grid": lambda w: {
        "a": (20, 0, 40, 20), "b": (90, 0, 60, 20), "c": (0, 25, 80, 30), "d": (110, 30, 20, 20)},
    "cells": lambda w: {"a": (0, 0, 40, 20), "b": (40, 0, 60, 40), "c": (0, 40, 90, 10)},
}


def test_small_layouts_have_the_numbers_of_the_algorithm(page):
    page.resize((1280, 800))
    page.open()
    found = page.js("""return Object.fromEntries([...document.querySelectorAll('[data-testid]')]
        .filter((node) => / \\d+$/.test(node.dataset.testid)).map((sample) => {
          const own = sample.getBoundingClientRect()
          return [sample.dataset.testid, Object.fromEntries([...sample.querySelectorAll('[data-testid]')].map((part) => {
            const { left, top, width, height } = part.getBoundingClientRect()
            return [part.dataset.testid, [left - own.left, top - own.top, width, height]]
          }))]
        }))""")
    wrong = []
    for name, numbers in TABLE.items():
        for width in WIDTHS:
            parts = found[f"{name} {width}"]
            for part, expected in numbers(width).items():
                if parts[part] != pytest.approx(expected, abs=NEAR):
                    wrong.append(f"{name} {width}, {part}: {[round(n, 1) for n in parts[part]]} and not {expected}")
    assert set(found) == {f"{name} {width}" for name in TABLE for width in WIDTHS}
    assert not wrong, "\n".join(wrong)
