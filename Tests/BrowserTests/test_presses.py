# SPDX-License-Identifier: Apache-2.0
"""Presses on views that cover each other, and views that are moved out of the page."""

import pytest

pytestmark = pytest.mark.shows("presses")


@pytest.fixture(autouse=True)
def opened(page):
    page.open()


def middle(page, words):
    box = page.text_box(words)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("name, says", [
    ("Below a stack", "below a stack"),
    ("Below a color", "color"),
    ("Below a background", "nothing"),
    ("Below what is never touched", "below what is never touched"),
])
def test_a_press_reaches_what_is_seen(page, name, says):
    page.click_at(*middle(page, name))
    if says == "nothing":
        page.idle()
    page.wait_text(f"Pressed {says}")


def test_a_row_with_a_gesture_takes_presses_in_its_gaps(page):
    left, right = page.text_box("Left"), page.text_box("Right")
    page.click_at((left["right"] + right["x"]) / 2, left["y"] + 5)
    page.wait_text("Pressed row")


def test_a_moved_view_takes_presses_where_it_is_seen_and_not_where_it_was(page):
    x, y = middle(page, "Moved")
    page.click_at(x - 300, y)
    page.idle()
    page.wait_text("Pressed nothing")
    page.click_at(x, y)
    page.wait_text("Pressed moved")


def scrolls(page):
    return page.js("const e = document.scrollingElement; scrollBy(0, 50); const y = scrollY; scrollTo(0, 0); scrollBy(50, 0); const x = scrollX; scrollTo(0, 0); return [x > 0, y > 0]")


@pytest.mark.wide
def test_a_view_moved_out_of_the_window_does_not_make_the_page_scroll(page):
    page.tap("Out")
    page.wait(lambda: page.text_box("Drawer")["y"] > 900)
    page.wait(lambda: scrolls(page) == [False, False], "the page to end at the window")
    page.tap("Long")
    page.wait(lambda: scrolls(page) == [False, True], "the page to scroll to its end")
    page.tap("Long")
    page.wait(lambda: scrolls(page) == [False, False], "the page to end at the window")
    page.tap("Out")
    page.wait(lambda: page.text_box("Drawer")["bottom"] <= page.js("return innerHeight"))
