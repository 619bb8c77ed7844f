# SPDX-License-Identifier: Apache-2.0
"""An on-screen keyboard under modals (row 88); no driver shows one, so the viewport says what it would say then."""

import pytest
from harness.page import PHONE
from test_keyboard import KEYBOARD

pytestmark = pytest.mark.shows("keyboard-modals")
HEIGHT = 300


@pytest.fixture
def opened(page):
    page.resize(PHONE)
    page.open()

    def open_by(name, field="Low"):
        page.tap(name)
        page.field(field)
        page.idle()  # The modal moves in, and a click on a moving field misses it.
        page.field(field).click()
        page.wait_focus("textbox", field)
        page.idle()
        return bottom(page, field)
    return open_by


def bottom(page, field="Low"):
    return page.box(page.field(field))["bottom"]


def keyboard(page, height=HEIGHT, scale=1):
    page.js(KEYBOARD, height, scale)


def wait_moved(page, rest, distance, field="Low"):
    page.wait(lambda: abs(rest - bottom(page, field) - distance) <= 1, f"{distance} points, it is {rest - bottom(page, field)}")


@pytest.mark.parametrize("offline", [False, True])
def test_a_field_in_a_modal_keeps_its_distance_to_the_keyboard_and_its_header(page, opened, offline):
    """Row 88, without asking the server: the same with the line cut."""
    rest = opened("Obscured")
    end = page.text_box("Page end")
    if offline:
        page.go_offline()
    keyboard(page)
    window = page.js("return innerHeight")
    wait_moved(page, rest, max(0, HEIGHT + 30 - round(window - rest)))
    assert bottom(page) <= window - HEIGHT - 29
    assert page.text_box("Card header")["y"] >= 0
    assert page.text_box("Page end") == end, "the page stays as it is"
    keyboard(page, 0)
    wait_moved(page, rest, 0)


def test_the_next_field_is_moved_from_where_it_would_stand(page, opened):
    rest = opened("Obscured")
    keyboard(page)
    window = page.js("return innerHeight")
    moved = max(0, HEIGHT + 30 - round(window - rest))
    wait_moved(page, rest, moved)
    high = bottom(page, "High")
    page.field("High").click()
    wait_moved(page, high + moved, max(0, HEIGHT + 30 - round(window - high - moved)), "High")
    page.field("Low").click()
    wait_moved(page, rest, moved)


@pytest.mark.parametrize("strategy, distance", [("Whole", HEIGHT - 100), ("Fixed", 50), ("None", 0)])
def test_a_modal_avoids_the_keyboard_as_its_strategy_says(page, opened, strategy, distance):
    rest = opened(strategy)
    keyboard(page)
    wait_moved(page, rest, distance)
    page.idle()
    wait_moved(page, rest, distance)
    keyboard(page, 0)
    wait_moved(page, rest, 0)


def test_zooming_moves_no_modal(page, opened):
    rest = opened("Whole")
    keyboard(page, HEIGHT, 2)
    page.idle()
    wait_moved(page, rest, 0)


def test_a_styled_modal_stands_above_the_keyboard_unless_told_not_to(page, opened):
    """Row 88."""
    rest, window = opened("Style"), page.js("return innerHeight")
    keyboard(page)
    wait_moved(page, rest, HEIGHT)
    assert page.text_box("Card header")["y"] >= 0
    keyboard(page, 0)
    wait_moved(page, rest, 0)
    page.press("escape")
    page.wait(lambda: not page.has("textbox", "Low"))
    rest = opened("Covered style")
    keyboard(page)
    page.idle()
    assert abs(bottom(page) - rest) <= 1 and rest > window - HEIGHT


@pytest.mark.parametrize("pair, distance", [("Pair", 0), ("Whole pair", 50)])
def test_of_two_modals_only_that_with_the_focus_moves_unless_all_are_to(page, opened, pair, distance):
    """V36."""
    rest = opened(pair)
    lower = page.text_box("Lower modal")["y"]
    keyboard(page)
    wait_moved(page, rest, 50)
    page.wait(lambda: abs(lower - page.text_box("Lower modal")["y"] - distance) <= 1, f"the lower modal to move by {distance}")
    keyboard(page, 0)
    wait_moved(page, rest, 0)
    page.wait(lambda: abs(lower - page.text_box("Lower modal")["y"]) <= 1, "the lower modal to be back")
