# SPDX-License-Identifier: Apache-2.0
"""An on-screen keyboard over a page (row 88); no driver shows one, so the viewport says what it would say then."""

import pytest

pytestmark = pytest.mark.shows("keyboard")

KEYBOARD = """
    Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => innerHeight - arguments[0] });
    Object.defineProperty(visualViewport, 'scale', { configurable: true, get: () => arguments[1] });
    visualViewport.dispatchEvent(new Event('resize'))"""


def bottom(page):
    return page.box(page.field("Lowest"))["bottom"]


def test_the_page_makes_room_for_the_keyboard(page):
    page.open()
    page.field("Lowest").click()
    rest = bottom(page)
    page.js(KEYBOARD, 300, 1)
    page.wait(lambda: bottom(page) == rest - 300)
    page.js(KEYBOARD, 0, 1)
    page.wait(lambda: bottom(page) == rest)


def test_a_view_that_ignores_the_keyboard_stays(page):
    page.open()
    rest = bottom(page)
    page.click("switch", "Ignore") if page.has("switch", "Ignore") else page.click("checkbox", "Ignore")
    page.idle()
    page.field("Lowest").click()
    page.js(KEYBOARD, 300, 1)
    page.idle()
    assert bottom(page) == rest


def test_a_keyboard_observer_is_told_how_far_to_move(page):
    page.open()
    page.field("Lowest").click()
    below = page.js("return innerHeight") - bottom(page)
    page.js(KEYBOARD, 300, 1)
    page.wait_text(f"Up {round(320 - below)}")
    page.js(KEYBOARD, 0, 1)
    page.wait_text("Up 0")


def test_zooming_the_page_is_not_taken_for_a_keyboard(page):
    page.open()
    page.field("Lowest").click()
    rest = bottom(page)
    page.js(KEYBOARD, 300, 2)
    page.idle()
    assert bottom(page) == rest and "Up 0" in page.text()
