# SPDX-License-Identifier: Apache-2.0
"""Outlines, sections that collapse, rows that cannot be chosen, and lists that edit their collection."""

import pytest
from selenium.webdriver.common.action_chains import ActionChains

pytestmark = pytest.mark.shows("outlines")


def start(page, text):
    return page.text_box(text)["x"]


def test_branches_open_and_their_rows_are_indented_by_level(page):
    page.open()
    page.idle()
    page.tap("Sources")
    page.wait_text("App.swift")
    page.idle()
    page.tap("Core")
    page.wait_text("View.swift")
    assert start(page, "Sources") + 16 == start(page, "Core") == start(page, "View.swift") - 16 == start(page, "App.swift")
    assert page.button("Sources").get_attribute("aria-expanded") == "true"
    page.idle()
    page.tap("Sources")
    page.wait(lambda: "App.swift" not in page.text())
    assert page.button("Sources").get_attribute("aria-expanded") == "false"


def test_a_header_collapses_its_section_with_the_keyboard(page):
    page.open()
    page.idle()
    header = page.button("Files")
    page.js("arguments[0].focus()", header)
    page.press("enter")
    page.wait(lambda: "Notes" not in page.text() and "New File" not in page.text())
    assert "Free" in page.text()
    assert page.focused() == ("button", "Files")
    page.press("space")
    page.wait_text("New File")


def test_a_row_that_cannot_be_chosen_stays_so(page):
    page.open()
    page.idle()
    page.click("option", "Free")
    page.wait_text("Chosen Free")
    page.idle()
    page.click("option", "Fixed")
    page.click("option", "Notes")
    page.wait_text("Chosen Notes")
    assert page.find("option", "Fixed").get_attribute("aria-disabled") == "true"


def test_a_badge_stands_out(page):
    page.open()
    badge = page.css(".row-badge")[0]
    assert page.style(badge, "color") == "rgb(255, 255, 255)"


def test_the_buttons_of_a_row_change_the_collection_and_rows_have_space(page):
    page.open()
    page.idle()
    one, two = (page.box(row) for row in page.css(".spaced .row")[:2])
    assert abs(two["y"] - one["bottom"] - 10) < 1
    ActionChains(page.driver).move_to_element(page.css(".spaced .row")[0]).perform()
    page.all("button", "Move down")[0].click()
    page.wait_text("Steps Two One Three")
    page.idle()
    ActionChains(page.driver).move_to_element(page.css(".spaced .row")[0]).perform()
    page.all("button", "Delete")[0].click()
    page.wait_text("Steps One Three")
