# SPDX-License-Identifier: Apache-2.0
"""Toasts in a layout of the app."""

import pytest
from test_toasts import hover, middle

pytestmark = pytest.mark.shows("fanned-toasts")

CARDS = """return [...document.querySelectorAll('.toast-container')].map((card) => {
    const style = getComputedStyle(card), { b, d } = new DOMMatrix(style.transform)
    const { top, bottom } = card.getBoundingClientRect()
    return { turn: Math.round(Math.atan2(b, d) * 180 / Math.PI), opacity: Number(style.opacity), top, bottom } })"""


def looks(page):
    return [(card["turn"], card["opacity"]) for card in page.js(CARDS)]


def test_a_layout_of_the_app_poses_toasts_and_spreads_them_out(page, show):
    layers = show("Add", "Add", "Add")
    page.wait(lambda: looks(page) == [(-12, 0.5), (-6, 0.75), (0, 1)], "the fan")
    hover(page, *middle(page, layers))
    page.wait(lambda: looks(page) == [(0, 1)] * 3, "the toasts to be spread out")
    cards = page.js(CARDS)
    assert all(upper["bottom"] <= lower["top"] for upper, lower in zip(cards, cards[1:]))
    hover(page, 10, 10)
    page.wait(lambda: looks(page) == [(-12, 0.5), (-6, 0.75), (0, 1)], "the fan again")


def test_a_newer_toast_turns_the_others(page, show):
    show("Add", "Add")
    page.wait(lambda: looks(page) == [(-6, 0.75), (0, 1)], "two toasts")
    page.tap("Add")
    page.wait(lambda: looks(page) == [(-12, 0.5), (-6, 0.75), (0, 1)], "three toasts")
