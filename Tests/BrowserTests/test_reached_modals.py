# SPDX-License-Identifier: Apache-2.0
"""Presses on a modal of a presentation host that is seen beside the topmost one (V7)."""

import pytest

pytestmark = pytest.mark.shows("reached-modals")

MODALS = ".stage > .layer"


@pytest.fixture
def opened(page):
    page.open()

    def open_by(name):
        page.tap(name)
        page.wait(lambda: len(page.css(MODALS)) == 2, "two modals")
        page.idle()
    return open_by


def press_lower(page):
    """Presses the middle of the lower modal's button, whatever lies above it."""
    box = page.box(page.find("button", "Press lower", hidden=True))
    page.click_at(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_in_a_click_through_layer_a_lower_modal_takes_presses(page, opened):
    """V7."""
    opened("Click-through")
    press_lower(page)
    page.wait_text("Presses 1")
    assert len(page.css(MODALS)) == 2
    assert "Taps upper" not in page.text() and "Taps lower" not in page.text()


def test_a_press_on_a_lower_modal_is_one_beside_the_topmost(page, opened):
    """V7: the topmost modal hears of it and leaves, and then the lower one is the topmost."""
    opened("Dimming")
    press_lower(page)
    page.wait_text("Taps upper")
    page.wait(lambda: len(page.css(MODALS)) == 1, "one modal")
    assert "Presses 0" in page.text()
    page.idle()
    press_lower(page)
    page.wait_text("Presses 1")
