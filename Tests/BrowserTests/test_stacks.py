# SPDX-License-Identifier: Apache-2.0
"""Sheets above sheets and alerts above them. Rows are those of the behavior table."""

import pytest

pytestmark = pytest.mark.shows("stacks")


@pytest.fixture
def stack(page, layers):
    page.open()
    page.tap("Start")
    layers.wait_rest(1)
    page.tap("Deeper 1")
    layers.wait_rest(2)
    page.tap("Alert 2")
    layers.wait_rest(3)
    return layers


def test_escape_closes_only_the_topmost_layer(page, stack):
    """Row 23."""
    for left, role, name in ((2, "button", "Alert 2"), (1, "button", "Deeper 1"), (0, "button", "Start")):
        page.press("escape")
        stack.wait_rest(left)
        page.wait_focus(role, name)


def test_only_the_topmost_layer_can_be_reached(page, stack):
    """Row 15."""
    assert page.has("button", "Fine") and not page.has("button", "Alert 2") and not page.has("button", "Start")
    page.press("tab", times=5)
    assert stack.focus_inside()
    lower, top = page.box(page.find("button", "Taps 2: 0", hidden=True)), page.box(stack.surface())
    covered = top["x"] <= lower["x"] + 3 <= top["right"] and top["y"] <= lower["y"] + 3 <= top["bottom"]
    page.click_at(*(stack.outside() if covered else (lower["x"] + 3, lower["y"] + 3)))
    page.idle()
    page.find("button", "Taps 2: 0", hidden=True)
    assert stack.count() == 3


def test_the_page_is_locked_until_the_last_layer_goes(page, stack):
    """Row 42."""
    for left in (2, 1):
        page.press("escape")
        stack.wait_rest(left)
        assert stack.root_is_inert()
        page.js("document.activeElement.blur()")
        page.press("end")
        page.idle()
        assert stack.scroll() == 0
    page.press("escape")
    stack.wait_count(0)
    assert not stack.root_is_inert()
    page.press("end")
    page.wait(lambda: stack.scroll() > 0, "the page to scroll again")


def test_later_layers_stand_above_earlier_ones(page, stack):
    heights = [int(page.style(layer, "z-index") if page.style(layer, "z-index") != "auto" else 0) for layer in stack.all()]
    assert heights == sorted(heights)
    top = page.box(stack.surface())
    hit = page.js("return document.elementFromPoint(...arguments).closest('.layer')",
                  top["x"] + top["width"] / 2, top["y"] + top["height"] / 2)
    assert hit == stack.all()[-1]
