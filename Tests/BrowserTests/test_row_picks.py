# SPDX-License-Identifier: Apache-2.0
"""Rows that are selected with modifier keys, by pointer and keyboard."""

import pytest
from harness.fingers import Fingers
from harness.page import MODIFIERS
from selenium.webdriver import ActionChains

pytestmark = pytest.mark.shows("row-picks")


def rows(page, kind="option"):
    return [row for row in page.all(kind) if row.get_attribute("aria-selected")]


def click(page, row, *keys):
    """Clicks the beginning of a row while keys are held."""
    page.idle()
    chain = ActionChains(page.driver)
    for key in keys:
        chain = chain.key_down(MODIFIERS[key])
    left = 20 - round(page.box(row)["width"] / 2)
    chain = chain.move_to_element_with_offset(row, left, 0).click()
    for key in keys:
        chain = chain.key_up(MODIFIERS[key])
    chain.perform()


def test_a_click_selects_its_row_alone_and_keys_select_several(page):
    page.open()
    some = rows(page)
    click(page, some[0])
    page.wait_text("Rows 0.")
    click(page, some[2])
    page.wait_text("Rows 2.")
    click(page, some[4], "control")
    page.wait_text("Rows 2 4.")
    click(page, some[2], "control")
    page.wait_text("Rows 4.")
    click(page, some[1], "shift")
    page.wait_text("Rows 1 2.")
    assert page.js("return getSelection().toString()") == "", "no text between the rows is selected"
    page.wait(lambda: page.js("return document.activeElement === arguments[0]", some[1]), "the focus of the row")
    click(page, some[4], "shift", "control")
    page.wait_text("Rows 1 2 3 4.")


def test_a_button_in_a_row_selects_nothing(page):
    page.open()
    click(page, rows(page)[1])
    page.wait_text("Rows 1.")
    page.tap("Press 3")
    page.wait_text("Pressed 1")
    assert "Rows 1." in page.text()


def test_keys_extend_the_selection(page):
    page.open()
    some = rows(page)
    click(page, some[1])
    page.wait_text("Rows 1.")
    page.press("arrow_down", "shift", times=2)
    page.wait_text("Rows 1 2 3.")
    page.press("arrow_up", "shift")
    page.wait_text("Rows 1 2.")
    page.press("end", "control", "shift")
    page.wait_text("Rows 1 2 3 4 5.")
    page.press("arrow_up", times=2)
    page.wait(lambda: page.js("return document.activeElement === arguments[0]", some[3]), "the arrow keys to move")
    assert "Rows 1 2 3 4 5." in page.text(), "moving selects nothing"
    page.press("space")
    page.wait_text("Rows 1 2 4 5.")
    page.press("a", "control")
    page.wait_text("Rows 0 1 2 3 4 5.")


def test_a_range_of_keys_begins_at_the_row_that_has_the_focus(page):
    page.open()
    some = rows(page)
    page.js("arguments[0].focus()", some[2])
    page.press("arrow_down", "shift")
    page.wait_text("Rows 2 3.")


def test_a_finger_adds_rows(page):
    if page.engine == "webkit":
        pytest.skip("WebKitGTK's driver has no fingers")
    page.open()
    some = rows(page)
    for row, words in ((some[1], "Rows 1."), (some[3], "Rows 1 3.")):
        page.idle()
        box = page.box(row)
        Fingers(page).drag((box["x"] + 20, box["y"] + box["height"] / 2), kind="touch", hold=0)
        page.wait_text(words)


def test_rows_of_a_table_are_selected_with_keys(page):
    page.open()
    some = rows(page, "row")
    click(page, some[0])
    page.wait_text("Animals 0.")
    click(page, some[2], "shift")
    page.wait_text("Animals 0 1 2.")
    click(page, some[1], "control")
    page.wait_text("Animals 0 2.")
    page.press("arrow_down", "shift")
    page.wait_text("Animals 1 2.")


def test_narrow_windows_add_rows(page):
    page.resize((390, 844))
    page.open()
    some = rows(page)
    click(page, some[0])
    page.wait_text("Rows 0.")
    click(page, some[2])
    page.wait_text("Rows 0 2.")
