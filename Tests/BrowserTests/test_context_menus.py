# SPDX-License-Identifier: Apache-2.0
"""Context menus: asked for with the secondary button, keys and a long press. Row numbers are those of the behavior table."""

import pytest
from harness.accessibility import SYSTEM_COLORS
from harness.fingers import Fingers
from selenium.webdriver.common.actions.mouse_button import MouseButton

pytestmark = pytest.mark.shows("context-menus")


def middle(page, name):
    box = page.box(page.button(name))
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.fixture
def asked(page, layers):
    page.open()

    def ask(name, by_pointer=False):
        # WebKit's driver never lets go of the secondary button: every later press of the run would be a second one.
        if page.engine == "webkit":
            if by_pointer:
                pytest.skip("the driver of WebKit never lets go of the secondary button")
            page.js("arguments[0].focus()", page.button(name))
            page.press("f10", "shift")
        else:
            page.click_at(*middle(page, name), button=MouseButton.RIGHT)
        layers.wait_rest(1)
        return layers
    return ask


def test_keys_open_an_accessible_context_menu_beside_the_element(page, layers, axe):
    """Row 61."""
    page.open()
    page.js("arguments[0].focus()", page.button("Row Two"))
    page.press("f10", "shift")
    layers.wait_rest(1)
    page.wait_focus("menuitem", "Rename Two")
    assert axe.violations("#dais-overlays", without=SYSTEM_COLORS) == []
    assert page.box(layers.surface())["y"] >= page.box(page.button("Row Two"))["bottom"]
    page.press("escape")
    layers.wait_count(0)
    page.wait_focus("button", "Row Two")


def test_a_context_menu_opens_at_the_pointer(page, asked, layers):
    """Row 61."""
    asked("Row One", by_pointer=True)
    x, y = middle(page, "Row One")
    box = page.box(layers.surface())
    assert 0 <= box["x"] - x <= 12 and 0 <= box["y"] - y <= 12
    assert layers.surface().get_attribute("role") == "menu"
    page.press("arrow_down")
    page.wait_focus("menuitem", "Rename One")
    page.press("enter")
    layers.wait_count(0)
    page.wait_text("Chosen rename One")


def test_a_second_press_moves_a_context_menu(page, asked, layers):
    """Row 62."""
    asked("Row One", by_pointer=True)
    page.click_at(*middle(page, "Picture"), button=MouseButton.RIGHT)
    page.wait(lambda: page.has("menuitem", "Save it"), "the other menu")
    layers.wait_rest(1)
    assert page.all("menuitem", "Rename One") == []


def test_a_submenu_closes_with_its_context_menu(page, asked, layers):
    """Row 58."""
    asked("Row One")
    page.type("mo")
    page.press("arrow_right")
    page.wait_focus("menuitem", "Copy One")
    page.press("enter")
    layers.wait_count(0)
    page.wait_text("Chosen copy One")


def test_a_press_outside_closes_a_context_menu(page, asked, layers):
    """Row 35."""
    asked("Row One")
    # The menu never covers the row it belongs to; whether it covers another depends on the font.
    box = page.box(page.button("Row One"))
    page.click_at(box["x"] + 4, box["y"] + 4)
    layers.wait_count(0)
    page.idle()
    assert "Chosen nothing" in page.text()


def test_the_preview_of_a_context_menu_stands_above_its_items(page, asked, layers):
    asked("Picture")
    preview, items = page.css(".menu-preview")[0], page.css(".menu-list")[0]
    assert page.box(preview)["bottom"] <= page.box(items)["y"]
    assert page.js("return arguments[0].textContent", preview) == "A large picture"


def test_a_long_press_of_a_finger_opens_a_context_menu_and_presses_nothing(page, layers):
    """Row 61."""
    if page.engine == "webkit":
        pytest.skip("WebKitGTK's driver has no fingers")
    page.open()
    Fingers(page).drag(middle(page, "Row One"), kind="touch", hold=0.8)
    layers.wait_rest(1)
    page.idle()
    assert layers.count() == 1 and "Chosen nothing" in page.text()
    page.click("menuitem", "Rename One")
    page.wait_text("Chosen rename One")


def test_a_finger_that_moves_on_opens_no_context_menu(page, layers):
    if page.engine == "webkit":
        pytest.skip("WebKitGTK's driver has no fingers")
    page.open()
    x, y = middle(page, "Row One")
    Fingers(page).drag((x, y), (x + 60, y), kind="touch", hold=0.8)
    page.idle()
    assert layers.count() == 0
