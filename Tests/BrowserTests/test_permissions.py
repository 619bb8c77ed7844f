# SPDX-License-Identifier: Apache-2.0
"""Sheets that the user may dismiss in some ways and not in others. Rows are those of the behavior table."""

import pytest
from harness.page import PHONE

pytestmark = pytest.mark.shows("permissions")


@pytest.fixture
def sheet(page, layers, fingers):
    page.resize(PHONE)
    page.open("/?app")

    class Sheet:
        def open(self, kind):
            page.tap(f"Open {kind}")
            layers.wait_rest(1)

        @property
        def top(self):
            return page.box(layers.surface(0))["y"]

        def pull(self, distance):
            box = page.box(page.css(".sheet-grabber")[0])
            x, y = box["x"] + box["width"] / 2, box["y"] + 10
            fingers.drag((x, y), (x, y + distance), hold=0.15)

        def events(self, kind):
            return [event[5][0] for event in page.wire.events(kind)]

    return Sheet()


def test_a_press_outside_that_is_not_allowed_starts_no_exit(page, layers, sheet):
    """Row 26."""
    sheet.open("mixed")
    top = sheet.top
    page.click_at(*layers.outside())
    page.wait(lambda: sheet.events("attempt") == ["scrim"])
    layers.wait_rest(1)
    assert sheet.top == top and layers.root_is_inert() and sheet.events("dismiss") == []
    assert "Attempts: scrim" not in page.text()


def test_escape_that_is_not_allowed_is_told_to_the_content(page, layers, sheet):
    """Row 26."""
    sheet.open("mixed")
    page.press("escape")
    page.wait_text("Attempts: escape")
    layers.wait_rest(1)
    assert sheet.events("dismiss") == [] and layers.focus_inside()


def test_the_allowed_drag_dismisses_and_is_told_as_the_reason(page, layers, sheet):
    """Row 78."""
    sheet.open("mixed")
    sheet.pull(300)
    layers.wait_count(0)
    assert sheet.events("dismiss") == ["drag"] and sheet.events("attempt") == []
    page.wait_text("Ends: will drag, did drag")
    page.wait_focus("button", "Open mixed")


@pytest.mark.parametrize("answer", ["Keep", "Discard"])
def test_a_drag_that_asks_springs_back_below_the_question(page, layers, sheet, answer):
    """Rows 26 and 79."""
    sheet.open("asking")
    top = sheet.top
    sheet.pull(300)
    layers.wait_rest(2)
    assert abs(sheet.top - top) <= 1
    assert sheet.events("dismiss") == [] and sheet.events("attempt") == ["drag"]
    assert page.js("return arguments[0].inert || !!arguments[0].closest('[inert]')", layers.all()[0])
    page.tap(answer)
    if answer == "Discard":
        layers.wait_count(0)
        page.wait_text("Ends: will programmatic, did programmatic")
        return
    layers.wait_rest(1)
    assert abs(sheet.top - top) <= 1 and layers.root_is_inert() and layers.focus_inside()
    sheet.pull(300)
    layers.wait_rest(2)
    assert abs(sheet.top - top) <= 1 and sheet.events("attempt") == ["drag", "drag"]


def test_back_that_is_not_allowed_keeps_the_sheet_and_escape_still_dismisses_it(page, layers, sheet):
    """Rows 26 and 115."""
    sheet.open("back")
    page.driver.back()
    page.wait_text("Attempts: back")
    layers.wait_rest(1)
    assert "?app" in page.driver.current_url and sheet.events("dismiss") == []
    page.press("escape")
    layers.wait_count(0)
    page.wait_text("Ends: will escape, did escape")
