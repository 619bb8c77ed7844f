# SPDX-License-Identifier: Apache-2.0
"""Menus: their items are in the page, so nothing here but an action travels. Row numbers are those of the behavior table."""

import time

import pytest
from harness.accessibility import SYSTEM_COLORS
from selenium.webdriver.common.action_chains import ActionChains

pytestmark = pytest.mark.shows("menus")


@pytest.fixture
def menus(page):
    page.open()
    return Menus(page)


class Menus:
    def __init__(self, page):
        self.page = page

    def wait(self, count):
        self.page.wait(lambda: self.page.js("return document.querySelectorAll(':popover-open').length") == count,
                       f"{count} open menus")
        self.page.wait(lambda: self.page.js("""return document.getAnimations().every((a) => a.playState !== 'running')"""),
                       "motion to end")

    def focus(self, name):
        self.page.js("arguments[0].focus()", self.page.button(name))

    def open(self, name="Sort", key="enter"):
        self.focus(name)
        self.page.press(key)
        self.wait(1)


def test_an_open_menu_is_accessible(page, menus, axe):
    """Rows 52 and 59."""
    menus.open()
    assert axe.violations(without=SYSTEM_COLORS) == []
    opener = page.css("[aria-haspopup=menu]")[0]
    assert opener.get_attribute("aria-expanded") == "true"
    assert page.js("return document.getElementById(arguments[0].getAttribute('aria-controls')).role", opener) == "menu"
    roles = page.js("return [...document.querySelectorAll(':popover-open [role^=menuitem]')].filter((e) => e.checkVisibility()).map((e) => e.role)")
    assert roles == ["menuitem"] * 4 + ["menuitemcheckbox", "menuitemradio", "menuitemradio", "menuitem"]
    page.press("escape")
    menus.wait(0)
    assert opener.get_attribute("aria-expanded") == "false"
    assert page.wire.events("click") == []


def test_escape_closes_an_open_menu_and_presses_no_button_below_it(page, menus):
    menus.open()
    page.press("escape")
    menus.wait(0)
    page.idle()
    assert page.wire.events("click") == []
    page.press("escape")
    page.wait_text("Chosen before")


@pytest.mark.parametrize("key, item", [
    ("enter", "Apple"), ("space", "Apple"), ("arrow_down", "Apple"), ("arrow_up", "Élan, then ask…")])
def test_keys_open_a_menu_at_its_first_or_last_item(page, menus, key, item):
    """Row 55."""
    menus.open(key=key)
    page.wait_focus("menuitem", item)
    page.press("escape")
    menus.wait(0)
    page.wait_focus("button", "Sort")


def test_arrow_keys_go_round_a_menu_and_home_and_end_lead_to_its_ends(page, menus):
    """Row 56; what is disabled can be reached, and does nothing."""
    menus.open()
    page.press("arrow_up")
    page.wait_focus("menuitem", "Élan, then ask…")
    page.press("arrow_down", times=3)
    page.wait_focus("menuitem", "Off")
    page.press("enter")
    page.idle()
    page.press("end")
    page.wait_focus("menuitem", "Élan, then ask…")
    page.press("home")
    page.wait_focus("menuitem", "Apple")
    assert "Chosen nothing" in page.text()
    page.press("tab")
    menus.wait(0)
    page.wait_focus("button", "Save")


def begin_another_word():
    time.sleep(0.8)  # by the times of the keys: letters that follow each other within 700 ms are one word


def test_letters_find_items_of_a_menu(page, menus):
    """Row 57: several at once, one again and again, marks above letters aside."""
    menus.open()
    page.type("ar")
    page.wait_focus("menuitem", "Argon")
    begin_another_word()
    page.type("a")
    page.wait_focus("menuitem", "Apple")
    begin_another_word()
    page.type("el")
    page.wait_focus("menuitem", "Élan, then ask…")


def test_an_item_of_a_submenu_acts_and_closes_all_menus(page, menus):
    """Rows 16 and 58."""
    menus.open()
    page.type("sh")
    page.press("arrow_right")
    menus.wait(2)
    page.wait_focus("menuitem", "Mail")
    page.press("arrow_left")
    menus.wait(1)
    page.wait_focus("menuitem", "Share")
    page.press("enter")
    menus.wait(2)
    page.press("escape")
    menus.wait(1)
    page.press("arrow_right")
    menus.wait(2)
    page.press("enter")
    menus.wait(0)
    page.wait_text("Chosen mail")
    page.wait_focus("button", "Sort")


def test_a_menu_stays_open_where_asked_and_closes_on_a_choice(page, menus):
    menus.open()
    page.type("hi")
    page.press("enter")
    page.wait_text("Size 1, hidden")
    menus.wait(1)
    begin_another_word()
    page.type("la")
    page.wait_focus("menuitemradio", "Large")
    page.press("enter")
    menus.wait(0)
    page.wait_text("Size 2, hidden")


def test_an_item_of_a_menu_opens_an_alert_and_the_focus_returns_to_the_button(page, menus, layers):
    """Row 60."""
    menus.open(key="arrow_up")
    page.press("enter")
    layers.wait_rest(1)
    menus.wait(0)
    page.tap("Yes")
    layers.wait_count(0)
    page.wait_text("Chosen yes")
    page.wait_focus("button", "Sort")


def test_a_press_outside_closes_a_menu_and_reaches_nothing(page, menus):
    """Row 35."""
    page.tap("Sort")
    menus.wait(1)
    box = page.box(page.button("Before"))
    page.click_at(box["x"] + 4, box["y"] + 4)
    menus.wait(0)
    page.idle()
    assert "Chosen nothing" in page.text()


def test_nothing_clips_a_menu_and_a_long_one_scrolls_inside_the_window(page, menus):
    """Row 63."""
    for name in ("Sort", "Long"):
        menus.open(name)
        box = page.js("""const s = document.querySelector(':popover-open .surface'), r = s.getBoundingClientRect();
            return {y: r.y, bottom: r.bottom, height: r.height, seen: document.elementFromPoint(r.x + r.width / 2, r.bottom - 20).closest('.surface') === s}""")
        assert box["seen"] and box["y"] >= 0 and box["bottom"] <= page.js("return innerHeight") and box["height"] > 150
        page.press("end")
        page.wait(lambda: page.js("const r = document.activeElement.getBoundingClientRect(); return r.bottom <= innerHeight && r.top >= 0"),
                  "the last item in sight")
        page.press("escape")
        menus.wait(0)


def test_press_drag_and_release_choose_an_item_of_a_menu(page, menus):
    actions = ActionChains(page.driver)
    actions.click_and_hold(page.button("Sort")).pause(0.6).perform()
    menus.wait(1)
    item = page.js("return [...document.querySelectorAll(':popover-open .mi')].find((e) => e.textContent === 'Argon')")
    ActionChains(page.driver).move_to_element(item).pause(0.1).release().perform()
    menus.wait(0)
    page.wait_text("Chosen argon")


def test_a_primary_action_is_the_click_and_the_menu_opens_otherwise(page, menus):
    page.tap("Save")
    page.wait_text("Chosen save")
    menus.wait(0)
    page.press("arrow_down")
    menus.wait(1)
    page.press("enter")
    page.wait_text("Chosen save as")
