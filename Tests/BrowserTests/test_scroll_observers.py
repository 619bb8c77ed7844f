# SPDX-License-Identifier: Apache-2.0
"""Scroll views that the app observes, and those that stay at an anchor."""

import pytest
from test_scroll_positions import turn_wheel

pytestmark = pytest.mark.shows("scroll-observers")

PORT = "const port = document.querySelector(`[data-testid=${arguments[0]}]`);"
REST = PORT + "return port.scrollHeight - port.clientHeight - port.scrollTop"


@pytest.fixture
def live(page):
    page.resize((800, 900))
    page.open()
    return page


def test_a_conversation_begins_at_its_end_and_stays_there_until_the_user_leaves(live):
    live.wait(lambda: live.js(REST, "chat") < 1, "the end")
    before = live.js(PORT + "return port.scrollTop", "chat")
    live.tap("Message")
    live.wait_text("Message 30")
    live.wait(lambda: live.js(REST, "chat") < 1, "the new end")
    assert live.js(PORT + "return port.scrollTop", "chat") > before
    turn_wheel(live, "chat", 0, -200)
    live.wait(lambda: live.js(REST, "chat") > 100, "a place above the end")
    live.wait(lambda: live.js(PORT + "const now = port.scrollTop, same = port.dataset.was === `${now}`;"
                              "port.dataset.was = now; return same", "chat"), "the end of the motion")
    place = live.js(PORT + "return port.scrollTop", "chat")
    live.tap("Message")
    live.wait_text("Message 31")
    live.frames(3)
    assert abs(live.js(PORT + "return port.scrollTop", "chat") - place) < 1


def test_short_content_stands_at_the_anchor(live):
    live.wait(lambda: live.js(PORT + "const box = port.getBoundingClientRect();"
                              "return Math.abs(port.firstElementChild.getBoundingClientRect().bottom - box.bottom) < 1",
                              "short"), "the text at the bottom")


def test_the_geometry_follows_the_user(live):
    live.wait_text("near")
    turn_wheel(live, "lines", 0, 400)
    live.wait_text("at 380 2000 20")
    live.wait_text("far")


def test_the_phases_tell_who_scrolls(live):
    turn_wheel(live, "lines", 0, 400)
    live.wait_text("phases interacting idle")
    live.tap("Clear")
    live.wait(lambda: "interacting" not in live.text(), "no phase")
    live.tap("Animated")
    live.wait_text("phases animating idle")
    live.tap("Clear")
    live.wait(lambda: "animating" not in live.text(), "no phase")
    live.tap("At once")
    live.wait_text("at -20 2000 20")
    assert "animating" not in live.text()


def test_views_tell_when_they_come_into_sight_and_leave_it(live):
    live.wait_text("seen 0 1")
    turn_wheel(live, "cards", 0, 120)
    live.wait_text("seen 1 2")
    turn_wheel(live, "cards", 0, 1000)
    live.wait_text("seen 4 5")


def test_a_scroll_view_tells_which_targets_are_in_sight(live):
    live.wait_text("targets 0 1")
    live.js(PORT + "port.scrollTop = 190", "cards")
    live.wait_text("targets 2 3")
    live.js(PORT + "port.scrollTop = 500", "cards")
    live.wait_text("targets 4 5")
    live.tap("Fewer cards")
    live.wait_text("targets 1 2")
