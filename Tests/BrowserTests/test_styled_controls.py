# SPDX-License-Identifier: Apache-2.0
"""Controls with styles of the app work like others, and the built-in styles have their looks."""

import pytest

pytestmark = pytest.mark.shows("styled-controls")


def test_a_style_of_the_app_opens_its_group(page):
    page.open()
    assert "Because" not in page.text()
    page.tap("Why?")
    page.wait_text("Because")
    page.tap("Why?")
    page.wait(lambda: "Because" not in page.text(), "the group to close")


def test_a_gauge_follows_its_value_in_all_styles(page):
    page.open()
    ring = page.find("meter", "Ring")
    assert "##" in page.text() and "###" not in page.text()
    page.tap("Faster")
    page.wait_text("########")
    assert ring.get_attribute("aria-valuenow") == "100"


def test_the_marker_of_a_bar_is_at_the_value(page):
    page.open()
    bar = page.find("meter", "Bar")
    image = page.js("return getComputedStyle(arguments[0]).backgroundImage", bar)
    assert image.startswith("radial-gradient(")
    page.tap("Faster")
    page.wait(lambda: bar.get_attribute("aria-valuenow") == "100", "the value")
    assert page.js("return getComputedStyle(arguments[0]).backgroundImage", bar) != image


def test_a_control_group_has_a_name_and_its_buttons_work(page):
    page.open()
    page.find("group", "Format")
    page.tap("Italic")
    page.wait_text("Pressed italic")


def test_a_group_as_a_menu_offers_its_controls(page):
    page.open()
    page.tap("Zoom")
    page.click("menuitem", "Out")
    page.wait_text("Pressed out")


def test_controls_side_by_side_in_a_menu_are_items(page):
    page.open()
    page.tap("Edit")
    cut, copy = page.find("menuitem", "Cut"), page.find("menuitem", "Copy")
    page.idle()
    assert page.box(cut)["y"] == page.box(copy)["y"]
    assert page.box(copy)["x"] >= page.box(cut)["x"] + page.box(cut)["width"] - 1
    box = page.box(copy)
    page.click_at(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_text("Pressed copy")


def test_a_button_like_a_link_acts(page):
    page.open()
    page.tap("Follow")
    page.wait_text("Pressed followed")


def test_a_picker_shows_the_label_of_the_current_value_and_offers_its_options(page):
    page.open()
    picker = page.find("combobox", "Size")
    assert page.js("return getComputedStyle(arguments[0]).color", picker) == "rgba(0, 0, 0, 0)"
    page.js("arguments[0].focus()", picker)
    page.type("Large")
    page.press("enter")
    page.wait_text("Now Large")
    assert page.js("return arguments[0].selectedOptions[0].text", picker) == "Large"


def test_a_field_for_a_time_with_seconds_sends_them(page):
    page.open()
    assert page.js("return document.querySelector('input[type=time]').value") == "00:00:00"
    assert page.js("return document.querySelector('input[type=time]').step") == "1"


def test_days_are_added_and_removed(page):
    page.open()
    page.wait_text("1 days")
    page.tap("Wednesday, March 20")
    page.wait_text("2 days")
    page.tap("Wednesday, March 20")
    page.wait_text("1 days")
