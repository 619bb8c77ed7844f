# SPDX-License-Identifier: Apache-2.0
"""Alerts. Rows are those of the behavior table."""

import pytest
from harness.accessibility import SYSTEM_COLORS

pytestmark = pytest.mark.shows("alerts")


@pytest.fixture
def asked(page, layers):
    page.open()
    page.tap("Ask")
    layers.wait_rest(1)
    return layers


def test_an_alert_is_named_and_described(page, asked, axe):
    """Rows 49 and 50."""
    alert = page.find("alertdialog", "Delete everything?")
    assert alert.get_attribute("aria-modal") == "true"
    described = alert.get_attribute("aria-describedby")
    assert described and page.text(f"#{described}").strip() == "This cannot be undone."
    assert axe.violations("#dais-overlays", without=SYSTEM_COLORS) == []


def test_the_cancel_button_of_an_alert_has_the_focus(page, asked):
    """Row 5."""
    page.wait_focus("button", "Cancel")


@pytest.mark.parametrize("name, answer", [("Delete", "delete"), ("Archive", "archive"), ("Cancel", "cancel")])
def test_every_button_of_an_alert_answers_and_closes(page, asked, name, answer):
    page.tap(name)
    page.wait_text(f"Answer {answer}")
    asked.wait_count(0)
    page.wait_focus("button", "Ask")


def test_three_buttons_of_an_alert_are_in_a_column(page, asked):
    boxes = sorted((page.box(page.button(name)) for name in ("Delete", "Archive", "Cancel")), key=lambda box: box["y"])
    assert len({(box["x"], box["width"]) for box in boxes}) == 1
    assert all(upper["bottom"] <= lower["y"] + 1 for upper, lower in zip(boxes, boxes[1:]))


def test_escape_presses_the_cancel_button_of_an_alert(page, asked):
    page.press("escape")
    asked.wait_count(0)
    page.wait_text("Answer cancel")


def test_a_press_outside_an_alert_does_nothing(page, asked):
    """Row 14."""
    page.wait_focus("button", "Cancel")
    page.click_at(*asked.outside())
    page.idle()
    assert asked.count() == 1
    assert page.focused() == ("button", "Cancel")
    assert "Answer none" in page.text()


def test_an_alert_without_buttons_has_one(page, layers):
    page.open()
    page.tap("Tell")
    layers.wait_rest(1)
    page.wait_focus("button", "OK")
    page.press("enter")
    layers.wait_count(0)
    page.wait_focus("button", "Tell")


def test_an_alert_stands_in_the_middle_and_fits_a_phone(page, layers):
    page.resize((390, 844))
    page.open()
    page.tap("Ask")
    layers.wait_rest(1)
    box, width = page.box(layers.surface()), page.js("return innerWidth")
    assert box["x"] >= 16 and box["right"] <= width - 16
    assert box["x"] + box["width"] / 2 == pytest.approx(width / 2, abs=1)
