# SPDX-License-Identifier: Apache-2.0
"""Drawers: where they stand, how they go, and what they are to people who do not see them."""

import pytest
from harness.accessibility import SYSTEM_COLOURS

pytestmark = pytest.mark.shows("drawers")


@pytest.fixture
def opened(page, layers):
    page.open()

    def open_by(name):
        page.tap(name)
        layers.wait_rest(1)
        return page.box(layers.surface())
    return open_by


def window(page):
    return page.js("return [innerWidth, innerHeight]")


def test_a_drawer_is_a_named_modal_dialog(page, opened, layers, axe):
    """Row 49."""
    opened("Open leading")
    dialog = page.find("dialog", "At leading")
    assert dialog.get_attribute("aria-modal") == "true"
    assert layers.root_is_inert() and layers.focus_inside()
    assert axe.violations("#dais-overlays", without=SYSTEM_COLOURS) == []


@pytest.mark.parametrize("edge", ["leading", "trailing", "top", "bottom"])
def test_a_drawer_stands_at_its_edge(page, opened, edge):
    box = opened(f"Open {edge}")
    width, height = window(page)
    assert (box["x"] == 0) == (edge != "trailing")
    assert (box["right"] == pytest.approx(width, abs=1)) == (edge != "leading")
    assert (box["y"] == 0) == (edge != "bottom")
    assert (box["bottom"] == pytest.approx(height, abs=1)) == (edge != "top")
    if edge in ("leading", "trailing"):
        assert box["right"] - box["x"] == pytest.approx(320, abs=1)


def test_leading_is_right_in_a_right_to_left_page(page, layers):
    """Row 114."""
    page.open()
    page.tap("Turn round")
    page.tap("Open leading")
    layers.wait_rest(1)
    assert page.box(layers.surface())["right"] == pytest.approx(window(page)[0], abs=1)


def test_the_size_is_the_width(page, opened):
    box = opened("Open narrow")
    assert box["right"] - box["x"] == pytest.approx(200, abs=1)


def test_a_strip_of_the_page_stays_free_on_a_phone(page, layers):
    page.resize((360, 640))
    page.open()
    page.tap("Open leading")
    layers.wait_rest(1)
    assert page.box(layers.surface())["right"] <= window(page)[0] - 40


@pytest.mark.parametrize("way", ["escape", "scrim", "button"])
def test_it_goes_and_gives_the_focus_back(page, opened, layers, way):
    """Row 16."""
    opened("Open leading")
    if way == "escape":
        page.press("escape")
    elif way == "button":
        page.tap("Close")
    else:
        width, height = window(page)
        page.click_at(width - 8, height / 2)
    layers.wait_count(0)
    page.wait_focus("button", "Open leading")
    page.wait_text("Dismissals 1")
