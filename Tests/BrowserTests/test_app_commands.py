# SPDX-License-Identifier: Apache-2.0
"""The commands of a scene: its menu bar, and keyboard shortcuts of items in closed menus."""

import pytest
from harness.accessibility import SYSTEM_COLORS
from selenium.webdriver.common.action_chains import ActionChains

pytestmark = pytest.mark.shows("app-commands")

WIDE, NARROW = (1280, 800), (390, 844)


@pytest.fixture
def window(page):
    page.resize(WIDE)
    page.open()
    page.idle()
    yield page
    page.resize(WIDE)


def opened(page):
    """The name of the open menu, or nothing."""
    return page.js("""return [...document.querySelectorAll('.mbar > .mn > [aria-expanded=true]')]
      .map((node) => node.textContent).join(' ')""")


def wait_open(page, name):
    page.wait(lambda: opened(page) == name, f"the menu {name!r}, not {opened(page)!r}")


def test_a_menu_bar_shows_the_menus_of_the_scene_with_their_keys(window, axe):
    page = window
    bar = page.find("toolbar", "Menu bar")
    assert page.js("return [...arguments[0].children].map((menu) => menu.firstElementChild.textContent)", bar) == [
        "File", "View", "Note"]
    box = page.box(bar)
    assert box["x"] == 0 and box["y"] == 0 and box["width"] == page.js("return document.documentElement.clientWidth")
    page.tap("File")
    wait_open(page, "File")
    assert page.js("return [...document.querySelectorAll(':popover-open .mi')].map((item) => item.dataset.shortcut)") == [
        "Ctrl+K", "Ctrl+Shift+I"]
    assert page.js("""return [...document.querySelectorAll(':popover-open .mi')].every((item) =>
      parseFloat(getComputedStyle(item, '::after').width) > 10)""")
    page.idle()
    assert axe.violations(without=SYSTEM_COLORS) == []
    page.click("menuitem", "New Note")
    page.wait_text("log: new")


def test_the_content_of_the_window_begins_below_the_menu_bar(window):
    page = window
    bar = page.box(page.find("toolbar", "Menu bar"))
    columns = page.box(page.css(".cols-v")[0])
    assert columns["y"] == bar["y"] + bar["height"]
    assert abs(columns["y"] + columns["height"] - page.js("return innerHeight")) < 1


def test_keys_of_closed_menus_press_their_items(window):
    page = window
    page.press("k", "control")
    page.wait_text("log: new")
    page.press("i", "control", "shift")
    page.wait_text("log: new import")
    page.press("h", "control", "shift")
    page.wait_text("log: new import hidden")
    page.press("d", "control", "alt")
    page.wait_text("log: new import hidden deep")


def test_a_command_acts_on_the_focused_field_and_is_disabled_without_one(window):
    page = window
    page.press("e", "control")
    page.idle()
    assert page.wire.events("click") == []
    page.click("textbox", "Note")
    page.idle()
    page.press("e", "control")
    page.wait(lambda: page.field("Note").get_property("value") == "note!", "the changed note")


def test_keys_work_in_a_narrow_window_that_shows_no_menu_bar(window):
    page = window
    page.resize(NARROW)
    page.wait(lambda: not page.has("toolbar", "Menu bar"), "no menu bar")
    page.press("k", "control")
    page.wait(lambda: "click" in str(page.wire.events("click")), "the press")


def test_keys_do_not_reach_commands_behind_a_modal(window):
    page = window
    page.tap("Sheet")
    page.find("button", "Done")
    page.idle()
    before = len(page.wire.events("click"))
    page.press("k", "control")
    page.press("h", "control", "shift")
    page.idle()
    assert len(page.wire.events("click")) == before
    page.tap("Done")
    page.wait_text("log:")
    page.idle()
    page.press("k", "control")
    page.wait_text("log: new")


def test_arrow_keys_go_along_the_bar_and_from_an_open_menu_to_the_next(window):
    page = window
    page.js("arguments[0].focus()", page.button("File"))
    assert page.js("return [...document.querySelectorAll('.mbar > .mn > button')].map((node) => node.tabIndex)") == [
        0, -1, -1]
    page.press("arrow_left")
    page.wait_focus("button", "Note")
    page.press("arrow_right")
    page.wait_focus("button", "File")
    page.press("arrow_down")
    wait_open(page, "File")
    page.wait_focus("menuitem", "New Note")
    page.press("arrow_right")
    wait_open(page, "View")
    page.wait_focus("menuitem", "Hide Sidebar")
    page.press("arrow_right")
    wait_open(page, "Note")
    page.wait_focus("menuitem", "Shout")
    page.press("arrow_up")
    page.wait_focus("menuitem", "More")
    page.press("arrow_right")
    page.wait_focus("menuitem", "Deep")
    page.press("arrow_left")
    page.wait_focus("menuitem", "More")
    page.press("arrow_left")
    wait_open(page, "View")
    page.press("escape")
    wait_open(page, "")
    page.wait_focus("button", "View")


def test_the_pointer_goes_from_an_open_menu_to_the_next(window):
    page = window

    def point_at(name):
        ActionChains(page.driver).move_to_element(page.button(name, hidden=True)).perform()

    point_at("Note")
    page.idle()
    assert opened(page) == ""
    page.tap("File")
    wait_open(page, "File")
    point_at("View")
    wait_open(page, "View")
    point_at("Note")
    wait_open(page, "Note")
    point_at("View")
    wait_open(page, "View")
    page.idle()
    page.click("menuitem", "Hide Sidebar")
    wait_open(page, "")
    page.wait(lambda: not page.has("listitem", "Item 1"), "a hidden sidebar")
