# SPDX-License-Identifier: Apache-2.0
"""Cards that fly into a grid, one after the other."""

from collections import Counter

import pytest

pytestmark = pytest.mark.shows("dealt-cards")

WATCH = """
const list = window.watched = [];
(function look() {
  const cards = [...document.querySelectorAll('[data-testid=card]')].filter((e) => !e.closest('[inert]'));
  list.push([document.documentElement.clientWidth, Math.max(...cards.map((e) => e.getBoundingClientRect().width))]);
  if (window.watched === list) requestAnimationFrame(look);
})();
"""


def test_cards_that_fly_leave_the_window_as_wide_as_it_is(page):
    page.open()
    page.resize((390, 844))
    page.idle()
    page.js(WATCH)
    page.tap("Deal")
    page.idle()
    widths, cards = zip(*page.js("return window.watched"))
    assert set(widths) == {widths[0]}, "no scroll bar came"
    assert max(cards) <= cards[-1] + 1, "the grid kept its columns"


def test_views_in_motion_report_their_size_once_until_an_answer(page):
    page.open()
    page.idle()
    page.proxy.slow(0.2)
    page.tap("Deal")
    page.idle()
    counts = Counter(event[3] for event in page.wire.events("measure"))
    # A flight of 0.3 seconds changes the size with each frame, and an answer takes 0.4 seconds.
    assert max(counts.values()) <= 6
