# SPDX-License-Identifier: Apache-2.0
"""Boxes where SwiftUI would put them, within half a point."""

import pytest
from harness.accessibility import SYSTEM_COLORS

pytestmark = pytest.mark.shows("layout")
NEAR = 0.5


@pytest.fixture
def boxes(page):
    page.open()
    return lambda *names: [page.box(page.button(name)) for name in names]


def test_a_row_keeps_its_spacing_and_centers(boxes):
    a1, a2 = boxes("a1", "a2")
    assert a1["x"] == pytest.approx(16, abs=NEAR)
    assert a2["x"] - a1["right"] == pytest.approx(10, abs=NEAR)
    assert (a1["width"], a1["height"]) == (40, 30)


def test_a_spacer_pushes_apart(boxes, page):
    b1, b2 = boxes("b1", "b2")
    assert b1["x"] == pytest.approx(16, abs=NEAR)
    assert b2["right"] == pytest.approx(page.js("return document.documentElement.clientWidth") - 16, abs=NEAR)


def test_a_row_aligns_at_the_top(boxes):
    c1, c2 = boxes("c1", "c2")
    assert c1["y"] == pytest.approx(c2["y"], abs=NEAR)
    assert c2["x"] == pytest.approx(c1["right"], abs=NEAR)


def test_a_clipped_row_that_may_grow_has_at_least_the_height_of_its_content(boxes):
    k1, k3 = boxes("k1", "k3")
    assert k3["y"] == pytest.approx(k1["bottom"], abs=NEAR)
    assert k1["height"] == 60


def test_a_stack_in_depth_aligns_and_takes_the_largest_size(boxes):
    d1, d2 = boxes("d1", "d2")
    assert d2["right"] == pytest.approx(d1["right"], abs=NEAR)
    assert d2["bottom"] == pytest.approx(d1["bottom"], abs=NEAR)


def test_an_infinite_frame_aligns_what_is_inside(boxes, page):
    (e1,) = boxes("e1")
    assert e1["right"] == pytest.approx(page.js("return document.documentElement.clientWidth") - 16, abs=NEAR)
    assert e1["width"] == pytest.approx(40, abs=NEAR)


def test_an_overlay_does_not_change_the_size(boxes):
    f1, f2, g1 = boxes("f1", "f2", "g1")
    assert f2["right"] == pytest.approx(f1["right"], abs=NEAR)
    assert f2["y"] == pytest.approx(f1["y"], abs=NEAR)
    assert f2["width"] == pytest.approx(80, abs=NEAR)
    assert g1["y"] - 5 - f1["bottom"] == pytest.approx(20, abs=NEAR), "stack spacing counts the base only"


def test_an_offset_moves_without_moving_others(boxes):
    g1, h1 = boxes("g1", "h1")
    assert g1["x"] == pytest.approx(16 + 15, abs=NEAR)
    assert h1["y"] - (g1["bottom"] - 5) == pytest.approx(20, abs=NEAR)


def test_a_color_without_width_takes_what_is_offered(boxes, page):
    (h1,) = boxes("h1")
    assert h1["width"] == pytest.approx(page.js("return document.documentElement.clientWidth") - 32, abs=NEAR)


def test_a_text_of_fixed_size_keeps_one_line(boxes, page):
    page.resize((500, 800))
    text, (i1,) = page.text_box("A text that takes what it needs"), boxes("i1")
    assert text["height"] < 30
    assert i1["x"] - text["right"] == pytest.approx(4, abs=1)


def test_geometry_is_the_size_that_was_measured(boxes, page):
    page.wait_text("Measured 200 by 50")


def test_nothing_scrolls_sideways_on_a_phone(boxes, page):
    page.resize((390, 844))
    page.wait(lambda: page.js("return document.documentElement.scrollWidth <= innerWidth"), "no sideways scrolling")


@pytest.mark.shows("texts")
def test_texts_show_their_characters_weights_and_symbols(page, axe):
    page.open()
    assert "A <b>tag</b> & an entity" in page.text()
    assert "OneTwo" in page.text().replace("\n", "")
    weights = page.js("""return ['Strong', ' and '].map((text) => [...document.querySelectorAll('#dais-root *')]
        .filter((e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.data === text))
        .map((e) => Number(getComputedStyle(e).fontWeight))[0])""")
    assert weights[0] >= 600 and weights[1] == 400
    assert page.has("img", "Favorite")
    assert not page.has("img", "heart")
    assert page.text_box("Hidden")["height"] > 0
    assert axe.violations(without=SYSTEM_COLORS) == []
    cut = page.js("""return [...document.querySelectorAll('#dais-root *')].filter((e) => !e.children.length
        && e.textContent.startsWith('A long line'))[0].getBoundingClientRect().height""")
    assert cut < 30
    title, caption = page.text_box("Title"), page.text_box("Caption")
    assert title["height"] > 1.8 * caption["height"]
