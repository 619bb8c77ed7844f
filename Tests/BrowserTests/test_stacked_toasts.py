# SPDX-License-Identifier: Apache-2.0
"""Toasts behind one another, of operations, over pages, and their time. Rows are those of the behavior table."""

import pytest
from test_toasts import held, hover, middle, reasons

pytestmark = pytest.mark.shows("stacked-toasts")

PLACES = """return [...document.querySelectorAll('.toast-container')].map((card) => {
    const { y, bottom, width } = card.getBoundingClientRect(), style = getComputedStyle(card)
    return { y, bottom, width, opacity: Number(style.opacity) } })"""


@pytest.fixture
def stack(page, show):
    """Four toasts, the newest last."""
    layers = show("Add", "Add", "Add", "Add")
    page.wait(lambda: is_collapsed(page), "the toasts to lie behind one another")
    return layers


def places(page):
    return page.js(PLACES)


def is_collapsed(page):
    """Two edges show behind the newest toast, which is in front, and the oldest is hidden."""
    oldest, third, second, newest = places(page)
    edges = [newest["y"] - second["y"], second["y"] - third["y"]]
    return (all(4 < edge < 20 for edge in edges) and newest["width"] > second["width"] > third["width"]
            and (oldest["opacity"], newest["opacity"]) == (0, 1))


def is_spread(page):
    """None is covered by another."""
    cards = places(page)
    return (all(upper["bottom"] <= lower["y"] for upper, lower in zip(cards, cards[1:]))
            and all(card["opacity"] == 1 for card in cards))


def is_above_the_bar(page):
    top = page.js("return document.querySelector('[data-keeps]').getBoundingClientRect().top")
    return all(card["bottom"] <= top for card in places(page))


def test_the_pointer_spreads_a_stack_and_its_leaving_closes_it(page, stack):
    hover(page, *middle(page, stack))
    page.wait(lambda: is_spread(page), "the stack to open")
    # Up from one toast to the next, across the space between them.
    hover(page, *middle(page, stack, 0))
    page.wait(lambda: is_spread(page), "the stack to be open")
    hover(page, 10, 10)
    page.wait(lambda: is_collapsed(page), "the stack to close")


def test_the_focus_spreads_a_stack_and_its_leaving_closes_it(page, stack):
    page.press("f6")
    page.wait(lambda: is_spread(page), "the stack to open")
    page.press("f6")
    page.wait(lambda: is_collapsed(page), "the stack to close")


def test_a_tap_spreads_a_stack(page, stack, fingers):
    point = middle(page, stack)
    fingers.drag(point, point, kind="touch" if fingers.touches else "mouse", steps=1, hold=0)
    page.wait(lambda: is_spread(page), "the stack to open")
    assert stack.count() == 4


def test_a_stack_lies_above_a_bar_of_the_app_and_follows_it(page, stack):
    page.tap("Bar")
    page.wait(lambda: is_collapsed(page) and is_above_the_bar(page), "the stack to lie above the bar")
    hover(page, *middle(page, stack))
    page.wait(lambda: is_spread(page) and is_above_the_bar(page), "the stack to open above the bar")
    hover(page, 10, 10)
    page.wait(lambda: is_collapsed(page) and is_above_the_bar(page), "the stack to close above the bar")
    page.tap("Bar")
    page.wait(lambda: is_collapsed(page) and places(page)[-1]["bottom"] > page.js("return innerHeight - 60"),
              "the stack to lie at the edge again")


def test_a_toast_of_a_stack_that_is_closed_leaves_the_others_behind_the_next(page, stack):
    page.press("f6")
    page.wait(lambda: is_spread(page), "the stack to open")
    page.js("document.querySelectorAll('.toast-container')[3].querySelector('button').focus()")
    page.press("enter")
    stack.wait_count(3)
    assert reasons(page) == ["button"]
    assert "Message 3" in page.js("return [...document.querySelectorAll('.toast-container')].at(-1).textContent")


@pytest.mark.parametrize("end, words, lasts", [("Finish", "Uploaded", False), ("Fail", "Not uploaded", True)])
def test_a_toast_shows_an_operation_and_its_end_in_place_and_both_are_announced(page, show, end, words, lasts):
    page.js("""window.heard = [];
        for (const region of document.querySelectorAll('.dais-said')) new MutationObserver((list) => list.forEach(
            ({ addedNodes, target }) => { window.heard.push((addedNodes[0] ?? target).textContent) })).observe(
            region, { childList: true, subtree: true, characterData: true })""")
    layers = show("Track")
    page.js("window.toast = document.querySelector('[data-layer=toast]')")
    page.tap(end)
    page.find("region", words)
    assert page.js("return window.toast.isConnected && document.querySelectorAll('[data-layer=toast]').length") == 1
    page.wait(lambda: {"Uploading", words} <= set(page.js("return window.heard")), "both texts to be announced")
    assert page.has("button", "Close") == lasts
    if not lasts:
        layers.wait_count(0)
        assert reasons(page) == ["timeout"]


def test_a_toast_stays_while_pages_come_and_go(page, show):
    layers = show("Add")
    page.js("window.toast = document.querySelector('[data-layer=toast]');"
            "window.said = document.querySelector('.dais-said p')")
    page.tap("Next page")
    page.wait_text("The next page")
    page.idle()
    page.js("history.back()")
    page.find("button", "Add")
    page.idle()
    assert page.js("return [window.toast.isConnected, window.said.isConnected, document.querySelectorAll('.dais-said p').length]"
                   ) == [True, True, 1]
    assert layers.count() == 1 and page.wire.events("dismiss") == []


def test_a_drag_stops_the_time_of_a_toast(page, show, fingers):
    """Row 96."""
    layers = show("Brief")
    x, y = middle(page, layers)
    fingers.press((x, y))
    fingers.move((x, y - 4))
    fingers.move((x, y - 12))
    page.wait(lambda: held(page) == [True])
    page.idle(timers=5)
    assert layers.count() == 1 and reasons(page) == []
    fingers.lift(hold=0.6)
    fingers.move((10, 10))
    layers.wait_count(0)
    assert reasons(page) == ["timeout"]


@pytest.mark.parametrize("change, seconds", [("Reword", None), ("Extend", 4)])
def test_other_words_leave_the_time_of_a_toast_alone_and_another_time_starts_anew(page, show, change, seconds):
    """Row 96."""
    page.js("""const overlays = document.getElementById('dais-overlays')
        new MutationObserver(() => {
            const toast = overlays.querySelector('[data-layer=toast]')
            window.came ??= toast && performance.now()
            if (window.came && (!toast || toast.inert)) window.gone ??= performance.now()
        }).observe(overlays, { childList: true, subtree: true, attributes: true, attributeFilter: ['inert'] })""")
    layers = show("Brief")
    page.wait(lambda: page.js("return performance.now() - window.came > 1000"), "a second")
    page.tap(change)
    page.wait(lambda: page.js("window.changed ??= performance.now(); return true"))
    layers.wait_count(0)
    came, changed, gone = page.js("return [window.came, window.changed, window.gone]")
    assert reasons(page) == ["timeout"]
    # The pointer of the test is on a button, so nothing else stops the time.
    if seconds is None:
        assert gone - came < 3800
    else:
        assert gone - changed > seconds * 1000 - 700
