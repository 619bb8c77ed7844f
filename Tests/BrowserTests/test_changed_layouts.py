# SPDX-License-Identifier: Apache-2.0
"""Views whose layout changes keep their elements and move to their new places."""

import pytest

pytestmark = pytest.mark.shows("changed-layouts")
NEAR = 0.5
NAMES = ("one", "two", "three", "four")


@pytest.fixture
def change(page):
    page.open()
    page.js("window.first = document.querySelector('[aria-label=one]')")

    def change(kind):
        page.tap(kind)
        page.wait(lambda: page.css(f"[aria-label='Layout: {kind}']"), kind)
        page.wait(lambda: not page.js("return document.getAnimations().length"), "the end of the motion")
        assert page.js("return first === document.querySelector('[aria-label=one]')"), "the same element"
        boxes = [page.box(page.css(f"[aria-label={name}]")[0]) for name in NAMES]
        return [(round(b["x"] - boxes[0]["x"], 1), round(b["y"] - boxes[0]["y"], 1)) for b in boxes]
    return change


def test_rows_columns_layers_and_grids_stand_where_their_stacks_would(change):
    assert change("column") == [(0, 0), (0, 50), (0, 100), (0, 150)]
    assert change("grid") == [(0, 0), (70, 0), (0, 36), (70, 36)]
    assert change("layers") == [(0, 0)] * 4
    assert change("row") == [(0, 0), (64, 0), (98, 0), (132, 0)]


def test_views_move_to_their_new_places(page):
    page.open()
    page.js("""window.moved = new Set();
        (function look() {
          for (const a of document.getAnimations()) {
            const name = a.effect?.target?.querySelector?.('[aria-label]')?.ariaLabel ?? a.effect?.target?.ariaLabel
            if (name) moved.add(name)
          }
          requestAnimationFrame(look)
        })()""")
    page.tap("column")
    page.wait(lambda: page.js("return [...moved].includes('beside')"), "a motion")


def test_a_layout_is_a_container_itself(page):
    page.open()
    field, end = page.box(page.css("input")[0]), page.box(page.css("[aria-label=end]")[0])
    assert end["x"] - field["x"] == pytest.approx(150, abs=NEAR)
