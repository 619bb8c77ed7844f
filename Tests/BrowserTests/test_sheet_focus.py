# SPDX-License-Identifier: Apache-2.0
"""The focus moves into a sheet that opens, and stays inside. Row numbers are those of the behavior table."""

import pytest


@pytest.mark.shows("sheets")
def test_the_first_control_of_a_sheet_has_the_focus(page, layers):
    """Row 1."""
    page.open()
    page.tap("Open first")
    page.wait_focus("button", "Close")
    assert page.js("return arguments[0].scrollTop", layers.surface()) == 0


@pytest.mark.shows("sheet-focus")
def test_focusing_the_first_control_does_not_scroll_long_content(page, layers):
    """Row 2."""
    page.open()
    page.tap("Long text")
    layers.wait_rest(1)
    assert layers.focus_inside()
    assert page.focused() != ("button", "Accept")
    assert page.js("return [...arguments[0].querySelectorAll('*')].every((e) => e.scrollTop === 0)", layers.surface())
    assert page.text_box("Terms")["y"] >= 0


@pytest.mark.shows("sheet-focus")
@pytest.mark.parametrize("name", ["Requested", "Late"])
def test_a_requested_focus_in_a_sheet_wins_now_or_later(page, name):
    """Row 3."""
    page.open()
    page.tap(name)
    page.wait_focus("textbox", "Second")
    page.idle()
    assert page.focused() == ("textbox", "Second")


@pytest.mark.shows("sheet-focus")
def test_a_sheet_of_words_takes_the_focus_itself(page, layers):
    """Row 4."""
    page.open()
    page.tap("Words only")
    layers.wait_count(1)
    page.wait(lambda: page.focused()[0] == "dialog")
    page.press("escape")
    layers.wait_count(0)
    page.wait_focus("button", "Words only")


@pytest.mark.shows("sheets")
def test_the_focus_stays_inside_a_sheet_during_its_entry(page, layers):
    """Row 6."""
    page.open()
    page.tap("Open first")
    layers.wait_count(1)
    for _ in range(15):
        page.press("tab")
        assert layers.focus_inside()


@pytest.mark.shows("sheets")
def test_tab_goes_round_a_sheet(page, layers):
    """Row 9."""
    page.open()
    page.tap("Open first")
    page.wait_focus("button", "Close")
    for expected in ("Inside 0", "Close", "Inside 0"):
        page.press("tab")
        assert page.focused() == ("button", expected)
    for expected in ("Close", "Inside 0", "Close"):
        page.press("tab", "shift")
        assert page.focused() == ("button", expected)


@pytest.mark.shows("sheet-focus")
def test_a_removed_control_of_a_sheet_hands_the_focus_on(page, layers):
    """Row 10."""
    page.open()
    page.tap("Removing")
    page.wait_focus("button", "One")
    page.press("enter")
    page.wait_focus("button", "Two")
    page.press("tab")
    page.press("enter")
    page.wait_focus("button", "Disable me")
    page.press("enter")
    page.wait_focus("button", "Last")
    assert layers.focus_inside()


@pytest.mark.shows("sheet-timing")
def test_content_patched_in_below_a_sheet_is_inert_too(page, layers):
    """Row 47."""
    page.open()
    page.tap("Grow soon")
    page.tap("Open")
    layers.wait_count(1)
    page.find("button", "Late button", hidden=True)
    assert not page.has("button", "Late button")
    page.press("tab", times=6)
    assert layers.focus_inside()
