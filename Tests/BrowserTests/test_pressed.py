# SPDX-License-Identifier: Apache-2.0
"""Views that take a press: views that are buttons by a tap, what lies under strokes, and styles that show presses."""

import pytest

pytestmark = pytest.mark.shows("pressed")


@pytest.fixture
def log(page):
    page.open()
    return lambda: page.js("return document.querySelector('[data-testid=log]').textContent")


def middle(page, element):
    box = page.box(element)
    return round(box["x"] + box["width"] / 2), round(box["y"] + box["height"] / 2)


def test_a_view_with_the_trait_of_a_button_is_tapped(page, log):
    page.click_at(*middle(page, page.js("return document.querySelector('[data-gesture=t1]')")))
    page.wait(lambda: log() == "garden", "the tap")
    box = page.text_box("Card")
    page.click_at(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait(lambda: log() == "garden, card", "the tap beside a drag")


def test_a_view_with_the_trait_of_a_button_is_pressed_with_the_keyboard(page, log):
    page.press("tab")
    page.press("enter")
    page.wait(lambda: log() == "garden", "Return")
    page.press("tab")
    page.type(" ")
    page.wait(lambda: log() == "garden, card", "the space bar")


def test_a_stroke_lets_presses_through(page, log):
    page.click_at(*middle(page, page.field("Name")))
    page.wait(lambda: page.focused() == ("textbox", "Name"), "the focus in the field below a stroke")
    page.click_at(*middle(page, page.button("Ringed")))
    page.wait(lambda: log() == "ringed", "the button below a stroke")


def test_a_style_shows_that_its_button_is_pressed(page, log, fingers):
    fingers.press(middle(page, page.button("Sinking up")))
    page.button("Sinking down")
    fingers.lift()
    page.button("Sinking up")
    page.wait(lambda: log() == "sunk", "the action")


def test_a_view_with_the_trait_of_a_button_takes_presses_in_its_gaps(page, log):
    page.find("button", "Garden A story").click()
    page.wait(lambda: log() == "garden", "the tap")
