# SPDX-License-Identifier: Apache-2.0
"""Menus and a primary action for the selection of a list: pointer, keys, fingers. Row numbers are those of the behavior table."""

import pytest
from harness.fingers import Fingers
from selenium.webdriver import ActionChains
from selenium.webdriver.common.actions.mouse_button import MouseButton
from selenium.webdriver.common.keys import Keys

pytestmark = pytest.mark.shows("selection-menus")


def middle(page, name):
    box = page.box(page.find("option", name))
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def focus(page, name):
    page.js("arguments[0].focus()", page.find("option", name))


def with_key(page, name, *keys):
    """Clicks a row while keys are held."""
    chain = ActionChains(page.driver)
    for key in keys:
        chain = chain.key_down(getattr(Keys, key.upper()))
    chain = chain.click(page.find("option", name))
    for key in keys:
        chain = chain.key_up(getattr(Keys, key.upper()))
    chain.perform()


def test_the_pointer_opens_a_menu_of_the_row_or_the_whole_selection(page, layers):
    """Row 61."""
    if page.engine == "webkit":
        pytest.skip("the driver of WebKit never lets go of the secondary button")
    page.open()
    page.click_at(*middle(page, "Ann"))
    page.wait_text("Selected Ann")
    with_key(page, "Cid", "control")
    page.wait_text("Selected Ann Cid")
    page.click_at(*middle(page, "Bob"), button=MouseButton.RIGHT)
    layers.wait_rest(1)
    assert page.has("menuitem", "Greet 1")
    page.press("escape")
    layers.wait_count(0)
    page.click_at(*middle(page, "Cid"), button=MouseButton.RIGHT)
    layers.wait_rest(1)
    x, y = middle(page, "Cid")
    box = page.box(layers.surface())
    assert 0 <= box["x"] - x <= 12 and 0 <= box["y"] - y <= 12
    page.click("menuitem", "Greet 2")
    page.wait_text("Done greet Ann Cid")


def test_keys_open_the_menu_of_the_focused_row(page, layers):
    """Row 61."""
    page.open()
    focus(page, "Bob")
    page.press("f10", "shift")
    layers.wait_rest(1)
    page.wait_focus("menuitem", "Greet 1")
    assert page.box(layers.surface())["y"] >= page.box(page.find("option", "Bob", hidden=True))["bottom"] - 1
    page.press("enter")
    page.wait_text("Done greet Bob")
    layers.wait_count(0)
    page.wait_focus("option", "Bob")


def test_return_and_a_double_click_perform_the_primary_action_of_a_row(page):
    page.open()
    focus(page, "Bob")
    page.press("enter")
    page.wait_text("Done open Bob")
    page.wait_text("Selected Bob")
    page.press("space")
    page.wait(lambda: "Selected Bob" not in page.text(), "the space bar to take it out again")
    ActionChains(page.driver).double_click(page.find("option", "Cid")).perform()
    page.wait_text("Done open Cid")
    page.wait_text("Selected Cid")


def test_a_long_press_opens_the_menu_of_a_row_and_selects_nothing(page, layers):
    """Row 61."""
    if page.engine == "webkit":
        pytest.skip("WebKitGTK's driver has no fingers")
    page.open()
    Fingers(page).drag(middle(page, "Bob"), kind="touch", hold=0.8)
    layers.wait_rest(1)
    page.idle()
    assert layers.count() == 1, "the finger that lets go chooses nothing"
    assert page.has("menuitem", "Greet 1") and "Selected Bob" not in page.text()
    page.click("menuitem", "Greet 1")
    page.wait_text("Done greet Bob")
