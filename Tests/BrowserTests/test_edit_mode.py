# SPDX-License-Identifier: Apache-2.0
"""Edit mode: a button begins it, rows show how to delete and move them, and can be chosen."""

import pytest
from harness.accessibility import SYSTEM_COLORS

PHONE, DESKTOP = (390, 844), (1280, 800)
pytestmark = pytest.mark.shows("edited-rows")


def in_row(page, button):
    """Returns whether a button is always visible in its row, and not only after a swipe or under the pointer."""
    return page.style(button, "background-color") == "rgba(0, 0, 0, 0)" and page.js(
        "return getComputedStyle(arguments[0].closest('.acts')).opacity", button) == "1"


def test_the_edit_button_begins_and_ends_editing(page):
    page.open()
    page.tap("Edit")
    page.find("button", "Done")
    assert len(page.all("button", "Delete")) == 3, "a row that must not be deleted has no such button"
    assert len(page.all("button", "Move up")) == 3, "a row that must not be moved has no such buttons"
    assert all(in_row(page, button) for button in page.all("button", "Delete")), "seen without the pointer"
    page.all("button", "Delete")[-1].click()
    page.wait_text("Order Apple Banana Cherry,")
    page.all("button", "Move down")[0].click()
    page.wait_text("Order Banana Apple Cherry,")
    page.tap("Done")
    page.find("button", "Edit")


def test_a_delete_button_is_described_by_its_row_and_no_part_of_its_name(page):
    page.open()
    assert page.has("option", "Apple") and page.has("option", "Date")
    page.tap("Edit")
    page.find("button", "Done")
    def described(button):
        return page.js("return document.getElementById(arguments[0].getAttribute('aria-describedby')).innerText.trim()", button)
    assert [described(button) for button in page.all("button", "Delete")] == ["Apple", "Cherry", "Date"]


def test_links_of_a_list_that_is_edited_lead_nowhere(page):
    page.resize(PHONE)
    page.open()
    page.wait(lambda: not page.has("option"), "a list in which nothing is chosen before it is edited")
    page.tap("Edit")
    # The buttons of a row reach over its center.
    for row, chosen in ("Apple", "chosen Apple"), ("Cherry", "chosen Apple Cherry"):
        box = page.box(page.find("option", row))
        page.click_at(box["x"] + box["width"] / 3, box["y"] + box["height"] / 2)
        page.wait_text(chosen)
    assert not page.has("heading", "Page of Cherry")
    page.tap("Done")
    page.find("button", "Edit")
    page.find("button", "Cherry").click()
    page.find("heading", "Page of Cherry")


def test_a_desktop_selects_without_editing(page):
    page.resize(DESKTOP)
    page.open()
    page.js("arguments[0].focus()", page.find("option", "Cherry"))
    page.press("space")
    page.wait_text("chosen Cherry")


def test_an_app_may_set_the_mode_itself_and_a_sheet_has_one_of_its_own(page, layers):
    page.open()
    page.tap("Edit")
    page.tap("Own")
    layers.wait_rest(1)
    assert not any(in_row(page, button) for button in page.all("button", "Delete"))
    page.tap("Begin")
    page.find("button", "Stop")
    page.wait(lambda: [in_row(page, button) for button in page.all("button", "Delete")] == [True] * 4)
    page.all("button", "Delete")[0].click()
    page.wait(lambda: len(page.all("button", "Delete")) == 3)


def test_axe_finds_no_fault_in_rows_that_are_edited(page, axe):
    page.resize(PHONE)
    page.open()
    page.tap("Edit")
    page.find("button", "Done")
    assert axe.violations(without=(*SYSTEM_COLORS, "nested-interactive")) == []
