# SPDX-License-Identifier: Apache-2.0
"""Columns side by side and one above the other, and windows that become the one or the other."""

import pytest

pytestmark = pytest.mark.shows("three-columns")

WIDE, NARROW = (1280, 800), (390, 844)


def step(page):
    return page.js("return history.state?.step ?? 0")


def test_the_state_of_columns_lives_on_when_the_window_becomes_narrow(page):
    page.resize(WIDE)
    page.open("/")
    page.tap("Detail 0")
    page.find("button", "Detail 1")
    page.click("option", "Sent")
    page.wait_text("folder Sent")
    page.resize(NARROW)
    page.wait(lambda: not page.has("button", "Detail 1") and page.has("option", "Sent"), "the sidebar alone")
    assert step(page) == 0
    page.click("option", "Inbox")
    page.wait_text("folder Inbox")
    page.wait(lambda: step(page) == 1, "an entry")
    assert page.has("button", "Folders")
    page.tap("Letter")
    page.tap("Letter 0")
    page.find("button", "Letter 1")
    page.wait(lambda: step(page) == 2, "two entries")
    page.resize(WIDE)
    page.wait(lambda: page.has("option", "Inbox") and page.has("button", "Letter 1"), "all columns")
    page.wait(lambda: step(page) == 0, "no entries")


def test_a_page_that_a_link_opens_in_the_next_column_has_no_way_back(page):
    page.resize(WIDE)
    page.open("/")
    page.tap("Letter")
    page.find("button", "Letter 0")
    assert not page.has("button", "Detail") and not page.has("button", "Back")
    assert step(page) == 0
    page.tap("Deeper")
    page.wait_text("deep")
    page.wait(lambda: step(page) == 1, "an entry")
    page.tap("Letter")
    page.find("button", "Letter 0")


def test_back_goes_from_column_to_column_in_a_narrow_window(page):
    page.resize(NARROW)
    page.open("/")
    page.click("option", "Inbox")
    page.wait(lambda: step(page) == 1, "the letters")
    page.tap("Letter")
    page.find("button", "Letter 0")
    page.wait(lambda: step(page) == 2, "the letter")
    page.driver.back()
    page.wait_text("folder Inbox")
    page.wait(lambda: step(page) == 1, "the letters")
    page.tap("Folders")
    page.wait(lambda: page.has("option", "Inbox") and step(page) == 0, "the folders")


def test_the_sidebar_has_its_width_and_can_be_hidden(page):
    page.resize(WIDE)
    page.open("/")
    side = page.js("return document.querySelector('.col.side')")
    # The column keeps its ordinary width until the page is live.
    page.wait(lambda: abs(page.box(side)["width"] - 220) < 2, "the width of the sidebar")
    page.tap("Hide Sidebar")
    page.wait(lambda: not page.has("option", "Inbox"), "no sidebar")
    page.tap("Show Sidebar")
    page.find("option", "Inbox")
