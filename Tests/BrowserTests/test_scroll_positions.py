# SPDX-License-Identifier: Apache-2.0
"""Positions of scroll views: the app follows the user's scrolling, and scrolls to views, edges and points."""

import pytest

pytestmark = pytest.mark.shows("scroll-positions")

PLACE = """const port = document.querySelector(`[data-testid=${arguments[0]}]`), box = port.getBoundingClientRect();
const view = arguments[1] && [...port.querySelectorAll('.targets > *')].find((node) => node.innerText.trim() === arguments[1]);
const own = view && view.getBoundingClientRect();
"""


@pytest.fixture
def live(page):
    page.resize((800, 900))
    page.open()
    return page


def turn_wheel(page, name, x, y):
    """Scrolls as a user does, over an element."""
    from selenium.webdriver.common.action_chains import ActionChains
    from selenium.webdriver.common.actions.wheel_input import ScrollOrigin
    port = page.css(f"[data-testid={name}]")[0]
    if page.engine == "webkit":  # its driver has no wheel
        page.js("const port = arguments[0]; port.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));"
                "port.scrollBy(arguments[1], arguments[2])", port, x, y)
        return
    ActionChains(page.driver).scroll_from_origin(ScrollOrigin.from_element(port), x, y).perform()


def test_the_id_follows_the_view_at_the_leading_edge_and_drives_it(live):
    live.wait_text("card none")
    turn_wheel(live, "cards", 430, 0)
    live.wait_text("card 2")
    live.tap("Card 9")
    live.wait_text("card 9")
    live.wait(lambda: live.js(PLACE + "return own.left >= box.left + 19 && own.right <= box.right - 19", "cards", "Card 9"),
              "the card between the margins")
    assert "card 9" in live.text(), "the way there changes nothing"
    live.wait(lambda: turn_wheel(live, "cards", -2600, 0) or "card 0" in live.text(), "the first card")


def test_a_position_at_a_row_that_is_not_built(live):
    # A first position at a row comes with the first frame.
    live.wait(lambda: live.js(PLACE + "return own && Math.abs(own.top + own.height / 2 - box.top - box.height / 2) < 2",
                              "rows", "Row 40"), "the first row")
    live.wait_text("app 40")
    live.tap("Row 700")
    live.wait_text("app 700")
    live.wait(lambda: live.js(PLACE + "return own && Math.abs(own.top + own.height / 2 - box.top - box.height / 2) < 2",
                              "rows", "Row 700"), "the row in the middle")
    turn_wheel(live, "rows", 0, 400)
    live.wait_text("user 710")
    live.tap("Top")
    live.wait_text("app -1")
    live.wait(lambda: live.js(PLACE + "return port.scrollTop", "rows") == 0, "the top")
    live.tap("Point")
    live.wait(lambda: live.js(PLACE + "return port.scrollTop", "rows") == 100, "the point")
    live.tap("Bottom")
    live.wait(lambda: live.js(PLACE + "return own && Math.abs(own.bottom - box.bottom) < 1", "rows", "Row 999"), "the end")
    live.wait_text("app -1")


def test_a_position_at_an_edge_is_there_from_the_start(live):
    live.wait(lambda: live.js(PLACE + "return port.scrollHeight - port.clientHeight - port.scrollTop < 1", "end"), "the end")


def test_offsets_of_right_to_left_content_count_from_the_right(page):
    page.resize((800, 900))
    page.open()
    page.js("document.documentElement.dir = 'rtl'")
    page.wait_text("card none")
    turn_wheel(page, "cards", -430, 0)
    page.wait_text("card 2")
    page.tap("Card 9")
    page.wait(lambda: page.js(PLACE + "return own.left >= box.left + 19 && own.right <= box.right - 19", "cards", "Card 9"),
              "the card between the margins")
