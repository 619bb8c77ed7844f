# SPDX-License-Identifier: Apache-2.0
"""Presses on what moves: none is lost, and none hits what has come to lie under the pointer meanwhile."""

import pytest
from harness.page import PHONE

pytestmark = pytest.mark.shows("sheets")

# Every motion stands still half way, and is not over when it should be.
HALF = """
    const animate = Element.prototype.animate, later = window.setTimeout
    Element.prototype.animate = function (frames, options) {
        const started = animate.call(this, frames, options)
        if (options.duration > 100) {
            started.pause()
            // Later than the client, which begins an entry with its second frame.
            queueMicrotask(() => { started.currentTime = options.duration * 0.3 })
        }
        return started
    }
    window.setTimeout = (action, ms) => ms > 500 ? 0 : later(action, ms)"""
ON = """document.getAnimations().forEach((each) => { each.currentTime = each.effect.getComputedTiming().duration * 0.99 })"""
END = "document.getAnimations().forEach((each) => each.finish())"


@pytest.fixture
def pressed(page, fingers):
    """A button of a sheet that comes in, and where it was pressed."""
    page.resize(PHONE)
    page.open()
    page.js(HALF)
    page.tap("Open first")
    button = page.button("Inside 0")
    box = page.box(button)
    assert 0 < box["y"] < page.js("return innerHeight") - box["height"], box
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers.press(at)
    page.js(ON)
    assert page.box(button)["bottom"] < at[1] - 10, "it has moved on from under the pointer"
    return at


def test_a_press_on_a_button_of_a_sheet_that_comes_in_clicks_it(page, layers, fingers, pressed):
    fingers.lift()
    page.button("Inside 1")
    page.js(END)
    layers.wait_rest(1)
    page.tap("Inside 1")
    page.button("Inside 2")
    assert page.wire.events("dismiss") == []


def test_a_press_that_moves_away_clicks_nothing(page, layers, fingers, pressed):
    fingers.move((20, page.js("return innerHeight") - 10))
    fingers.lift()
    page.js(END)
    layers.wait_rest(1)
    assert page.has("button", "Inside 0") and page.wire.events("dismiss") == []
