# SPDX-License-Identifier: Apache-2.0
"""Small layouts against the numbers that SwiftUI's algorithm gives, in three widths on one page."""

import math
from pathlib import Path

import pytest
from layouts import TABLE

pytestmark = pytest.mark.shows("layout-numbers")
NEAR = 0.6
WIDTHS = (320, 600, 1000)
PAGE = (Path(__file__).resolve().parents[2] / "docs/Differences.md").read_text()

# Samples that CSS does not lay out as SwiftUI does, with the row of docs/Differences.md that says so.
DIFFERENCES = {
    "ratio": "an aspect ratio where the height is the limit",
    "ratio in a row": "an aspect ratio where the height is the limit",
    "different gaps": "columns of a lazy grid with different spacing",
    "color in a scroll view": "a color or shape without a size in a scroll view",
    "colors in a scrolling stack": "a color or shape without a size in a scroll view",
    "view that fits": "`ViewThatFits` beside an edge",
    "text in a fixed width": "a text that wraps",
}
# Samples that only these browsers lay out differently.
BROWSERS = {
    "ratio in a height": ("webkit", "an aspect ratio in a frame with a height only"),
}

MEASURE = """return Object.fromEntries([...document.querySelectorAll('[data-testid]')]
    .filter((node) => / \\d+$/.test(node.dataset.testid)).map((sample) => {
      const own = sample.getBoundingClientRect()
      return [sample.dataset.testid, Object.fromEntries([...sample.querySelectorAll('[data-testid]')].map((part) => {
        const { left, top, width, height } = part.getBoundingClientRect()
        return [part.dataset.testid, [left - own.left, top - own.top, width, height]]
      }))]
    }))"""


def deviations(found, name):
    """Returns a line for each part of a sample that is not where the algorithm puts it."""
    lines = []
    for width in WIDTHS:
        parts = found[f"{name} {width}"]
        font = {"line": found[f"text {width}"]["a"][3], "word": found[f"text {width}"]["a"][2],
                "two": found[f"fixed text {width}"]["a"][2]}
        for part, expected in TABLE[name](width, parts | font).items():
            if not all(math.isclose(is_, should, abs_tol=NEAR) for is_, should in zip(parts[part], expected)):
                lines.append(f"{name} {width}, {part}: {[round(n, 1) for n in parts[part]]} and not {expected}")
    return lines


def test_small_layouts_have_the_numbers_of_the_algorithm(page):
    known = DIFFERENCES.keys() | {name for name, (engine, _) in BROWSERS.items() if engine == page.engine}
    page.resize((1280, 800))
    page.open()
    page.idle()
    found = page.js(MEASURE)
    assert set(found) == {f"{name} {width}" for name in TABLE for width in WIDTHS}
    wrong = {name: lines for name in TABLE if (lines := deviations(found, name))}
    unknown = [line for name, lines in wrong.items() if name not in known for line in lines]
    assert not unknown, "\n".join(unknown)
    assert wrong.keys() >= known, f"no longer different: {known - wrong.keys()}"


def test_differences_from_the_algorithm_are_written_down():
    assert len(TABLE) >= 150
    rows = {*DIFFERENCES.values(), *(row for _, row in BROWSERS.values())}
    assert not [row for row in rows if f"| {row} |" not in PAGE]
