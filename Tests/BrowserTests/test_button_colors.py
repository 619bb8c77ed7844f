# SPDX-License-Identifier: Apache-2.0
"""Buttons have the tint, or the foreground style of the nearest view around them that has one."""

import pytest

pytestmark = pytest.mark.shows("button-colors")
BLUE, WHITE, BLACK, GREEN, RED = "rgb(0, 122, 255)", "rgb(255, 255, 255)", "rgb(0, 0, 0)", "rgb(52, 199, 89)", "rgb(255, 59, 48)"


@pytest.mark.parametrize(("name", "color"), [
    ("Plain tint", BLUE), ("Filled", WHITE), ("Inner", GREEN), ("Own", RED), ("Destroy", GREEN), ("Level", BLUE),
    ("Prominent", WHITE), ("Dark on tint", BLACK), ("Open", WHITE)])
def test_a_button_has_the_style_around_it(page, name, color):
    page.open()
    assert page.js("return getComputedStyle(arguments[0].querySelector('.T')).color", page.button(name)) == color


def test_what_is_presented_has_colors_of_its_own(page, layers):
    page.open()
    page.tap("Open")
    layers.wait_rest(1)
    assert page.js("return getComputedStyle(arguments[0].querySelector('.T')).color", page.button("In the sheet")) == BLUE
    page.press("escape")
    layers.wait_count(0)
    page.tap("Menu")
    item = page.find("menuitem", "Item")
    assert page.js("return getComputedStyle(arguments[0].querySelector('.T')).color", item) == RED
