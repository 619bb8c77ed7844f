# SPDX-License-Identifier: Apache-2.0
"""The inspector: beside the app where there is room, a sheet where there is not. Rows are those of the behavior table."""

import pytest
from harness.page import DESKTOP, PHONE

pytestmark = pytest.mark.shows("sheet-options")


@pytest.fixture
def inspected(page, layers):
    def open_at(size):
        page.resize(size)
        page.open()
        page.tap("Inspect")
        layers.wait_rest(1)
        return layers
    return open_at


def root(page):
    return page.js("""const root = document.getElementById('dais-root'), style = getComputedStyle(root)
        return root.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)""")


def test_in_a_wide_window_an_inspector_is_a_column_beside_the_app(page, inspected):
    layers = inspected(DESKTOP)
    box, width = page.box(layers.surface()), page.js("return document.documentElement.clientWidth")
    assert (box["width"], box["right"], box["y"]) == (300, width, 0) and box["height"] == page.js("return innerHeight")
    page.wait(lambda: root(page) == width - 300, f"the app to be narrower, it is {root(page)}")
    assert layers.surface().get_attribute("role") == "complementary"
    assert layers.surface().get_attribute("aria-modal") is None and not layers.root_is_inert()
    page.tap("Background 0")
    page.button("Background 1")
    page.press("escape")
    page.idle()
    assert layers.count() == 1, "a column is no dialog that Escape ends"
    page.tap("Inspect")
    layers.wait_count(0)
    page.wait(lambda: root(page) == width)


def test_on_a_phone_an_inspector_is_a_sheet(page, inspected):
    layers = inspected(PHONE)
    assert layers.surface().get_attribute("role") == "dialog" and layers.root_is_inert()
    page.press("escape")
    layers.wait_count(0)
    page.wait_focus("button", "Inspect")


def test_turning_the_phone_keeps_the_state_of_an_inspector(page, inspected):
    """Row 90."""
    layers = inspected(PHONE)
    page.tap("More")
    page.wait_text("line 3")
    page.resize(DESKTOP)
    page.wait(lambda: not layers.root_is_inert())
    layers.wait_rest(1)
    assert page.box(layers.surface())["width"] == 300 and "line 3" in page.text()
    page.resize(PHONE)
    page.wait(layers.root_is_inert)
    page.wait(lambda: layers.surface().get_attribute("aria-modal") == "true")


def test_a_sheet_above_an_inspector_closes_it_off(page, inspected):
    layers = inspected(DESKTOP)
    page.tap("Open plain")
    layers.wait_rest(2)
    assert page.js("return document.querySelector('.inspector-overlay').inert")
    page.press("escape")
    layers.wait_rest(1)
    page.tap("More")
    page.wait_text("line 3")


def test_from_right_to_left_an_inspector_stands_on_the_left(page, inspected):
    """Row 117."""
    page.resize(DESKTOP)
    page.open()
    page.js("document.documentElement.dir = 'rtl'")
    page.tap("Inspect")
    page.wait(lambda: page.css(".inspector-container"))
    page.wait(lambda: page.box(page.css(".inspector-container")[0])["x"] == 0)
    assert page.box(page.css(".inspector-container")[0])["width"] == 300
