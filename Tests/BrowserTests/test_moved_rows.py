# SPDX-License-Identifier: Apache-2.0
"""Rows of a list that people move by pointer, finger and keys. `harness/drags.py` says which input is trusted."""

import pytest
from harness.accessibility import SYSTEM_COLORS
from harness.drags import drag_through, hold, middle, row, said
from selenium.webdriver.common.actions.action_builder import ActionBuilder

pytestmark = [pytest.mark.shows("moved-rows"), pytest.mark.wide]


@pytest.fixture
def rows(page):
    page.resize((500, 860))
    page.open()
    page.idle()
    return page


@pytest.fixture
def edited(rows):
    rows.tap("Edit")
    rows.find("button", "Done")
    rows.idle()
    return rows


@pytest.fixture
def fingers_that_touch(fingers):
    if not fingers.touches:
        pytest.skip("the driver sends a mouse's events for a finger")


def handle(page, text):
    """Returns the handle of a row."""
    return page.js("""return [...document.querySelectorAll('.row')].find((row) => row.innerText.trim().startsWith(arguments[0]))
        .querySelector('[data-handle]')""", text)


def center(page, element):
    box = page.box(element)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def wait_order(page, words):
    page.wait(lambda: words in page.text(), f"the order {words!r}")


def test_a_pointer_drags_a_row_to_another_place(rows, fingers):
    drag_through(rows, fingers, middle(rows, "Wash"), row(rows, "Serve", 0.8))
    wait_order(rows, "Cook Serve Wash Eat |")
    drag_through(rows, fingers, middle(rows, "Wash"), row(rows, "Cook", 0.2))
    wait_order(rows, "Wash Cook Serve Eat |")


def test_a_pointer_drags_a_row_to_no_place_of_another_collection(rows, fingers):
    place = center(rows, rows.field("Note 2"))
    drag_through(rows, fingers, middle(rows, "Wash"), row(rows, "Serve", 0.5), (place[0], place[1] + 40))
    drag_through(rows, fingers, middle(rows, "Wash"), row(rows, "Cook", 0.8))
    wait_order(rows, "Cook Wash Serve Eat | First note, Second note")


def test_a_pointer_does_not_drag_a_row_that_stays(rows, fingers):
    drag_through(rows, fingers, middle(rows, "Eat"), row(rows, "Wash", 0.2))
    rows.idle()
    wait_order(rows, "Wash Cook Serve Eat |")
    assert not rows.css("[data-lifted]")


def test_a_pointer_drags_a_row_by_its_handle(edited, fingers):
    drag_through(edited, fingers, center(edited, handle(edited, "Wash")), row(edited, "Serve", 0.8))
    wait_order(edited, "Cook Serve Wash Eat |")


def test_a_pointer_drags_a_row_that_has_other_actions(rows, fingers):
    drag_through(rows, fingers, middle(rows, "Red"), row(rows, "Green", 0.8))
    wait_order(rows, "| Green Red")


def test_the_copy_of_a_row_that_has_other_actions_follows_the_finger(rows, fingers_that_touch):
    start, place = middle(rows, "Red"), row(rows, "Green", 0.8)
    hold(rows, start, place, release=False)
    rows.wait(lambda: rows.css(".drag-line"), "the line")
    copy = rows.box(rows.css(".drag-copy")[0])
    assert copy["x"] <= place[0] <= copy["right"] and copy["y"] <= place[1] <= copy["bottom"]
    assert rows.text(".drag-copy") == "Red"
    ActionBuilder(rows.driver).clear_actions()
    rows.wait(lambda: not rows.css(".drag-copy"), "the end of the drag")
    assert not rows.css("[data-lifted]")


def test_a_finger_moves_a_row_after_a_long_press(rows, fingers_that_touch):
    hold(rows, middle(rows, "Wash"), row(rows, "Serve", 0.8))
    wait_order(rows, "Cook Serve Wash Eat |")


def test_a_finger_moves_a_row_by_its_handle_at_once(edited, fingers_that_touch):
    hold(edited, center(edited, handle(edited, "Wash")), row(edited, "Serve", 0.8), rest=0)
    wait_order(edited, "Cook Serve Wash Eat |")


def test_a_line_shows_the_place_of_a_row_that_a_finger_moves(edited, fingers_that_touch):
    hold(edited, center(edited, handle(edited, "Wash")), row(edited, "Serve", 0.8), release=False, rest=0)
    edited.wait(lambda: edited.css(".drag-line"), "the line")
    line = edited.js("return document.querySelector('.drag-line').getBoundingClientRect().top")
    assert abs(line - row(edited, "Serve", 1)[1]) < 4
    ActionBuilder(edited.driver).clear_actions()
    edited.wait(lambda: not edited.css(".drag-copy") and not edited.css(".drag-line"), "the end of the drag")


def test_only_rows_that_are_edited_and_can_move_show_a_handle(rows):
    assert not [each for each in rows.all("button", "Reorder") if each.is_displayed()]
    rows.tap("Edit")
    rows.find("button", "Done")
    rows.wait(lambda: len([each for each in rows.all("button", "Reorder") if each.is_displayed()]) == 7, "seven handles")


def test_keys_move_a_row_from_its_handle_which_keeps_the_focus(edited):
    edited.js("arguments[0].focus()", handle(edited, "Wash"))
    edited.press("space")
    edited.wait(lambda: "Picked up Wash" in said(edited), "the words of the start")
    for words in ["Before Wash", "Before Cook", "Before Serve", "Before Eat", "After Eat", "Before Wash", "Before Cook",
                  "Before Serve"]:
        edited.press("arrow_down")
        edited.wait(lambda: words in said(edited), words)
    edited.press("return")
    wait_order(edited, "Cook Wash Serve Eat |")
    edited.wait(lambda: edited.js("return document.activeElement === arguments[0]", handle(edited, "Wash")),
                "the focus to be on the handle")


def test_keys_move_a_row_from_one_of_its_buttons_until_escape(rows):
    rows.js("arguments[0].focus()", rows.all("button", "Move down")[1])
    rows.press("m", "alt")
    rows.wait(lambda: "Picked up Cook" in said(rows), "the words of the start")
    rows.press("end")
    rows.wait(lambda: "After Eat" in said(rows), "the last place")
    rows.press("escape")
    rows.wait(lambda: "canceled" in said(rows), "the end")
    assert not rows.css("[data-lifted]") and not rows.css(".drag-line")
    wait_order(rows, "Wash Cook Serve Eat |")


def test_a_press_in_the_field_of_a_row_places_the_caret(rows):
    field = rows.field("Note 1")
    box = rows.box(field)
    rows.click_at(box["x"] + 2, box["y"] + box["height"] / 2)
    rows.type("My ")
    wait_order(rows, "| My First note, Second note")


def test_axe_finds_no_fault_in_rows_with_handles(edited, axe):
    assert axe.violations(without=SYSTEM_COLORS) == []
