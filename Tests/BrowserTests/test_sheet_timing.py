# SPDX-License-Identifier: Apache-2.0
"""Presentations that the program opens and closes, also at awkward moments. Rows are those of the behavior table."""

import pytest

pytestmark = pytest.mark.shows("sheet-timing")


def ended(page, layers, dismissals=1):
    layers.wait_count(0)
    page.wait_text(f"Dismissals {dismissals}")
    page.idle()
    assert f"Dismissals {dismissals}" in page.text(), "told once"
    assert layers.count() == 0 and not layers.root_is_inert()
    assert page.css("#dais-overlays .backdrop") == []


def test_a_sheet_closed_by_the_program_reports_one_dismissal(page, layers):
    page.open()
    page.tap("Open, close soon")
    layers.wait_count(1)
    ended(page, layers)
    page.wait_focus("button", "Open, close soon")
    assert page.wire.events("dismiss") == []


def test_a_sheet_closed_by_the_program_during_its_entry_ends_once(page, layers):
    """Row 104."""
    page.open()
    page.tap("Open, close at once")
    ended(page, layers)
    page.wait_focus("button", "Open, close at once")


def test_a_sheet_dismissed_by_escape_during_its_entry_ends_once(page, layers):
    """Row 104."""
    page.open()
    page.tap("Open")
    layers.wait_count(1)
    page.press("escape")
    ended(page, layers)


def test_a_sheet_presented_again_during_its_exit_comes_back(page, layers):
    """Row 105."""
    page.open()
    page.tap("Open, flicker")
    layers.wait_count(1)
    page.wait(lambda: [operation[2] for operation in page.wire.operations(8)] == ["exit", "revive"], "both changes")
    page.idle()
    layers.wait_rest(1)
    page.find("dialog", "Timed sheet")
    assert layers.root_is_inert() and layers.focus_inside()
    assert page.style(layers.surface(), "opacity") == "1"
    page.press("escape")
    layers.wait_count(0)


def test_a_sheet_ends_when_its_owner_disappears(page, layers):
    """Row 21."""
    page.open()
    page.tap("Open, drop the owner")
    layers.wait_count(1)
    layers.wait_count(0)
    page.idle()
    assert not layers.root_is_inert()
    page.wait_focus("button", "Open, drop the owner")


def test_a_sheet_closed_by_user_and_program_at_once_ends_once(page, layers):
    """Row 106."""
    page.open()
    page.proxy.slow(0.2)
    page.tap("Open, close soon")
    layers.wait_count(1)
    page.press("escape")
    ended(page, layers)


def test_two_sheets_presented_at_once_stand_in_order(page, layers):
    """Rows 24 and 103."""
    page.open()
    page.js("window.moves = []; document.addEventListener('focusin', ({ target }) => "
            "window.moves.push(Boolean(target.closest('.layer'))))")
    page.tap("Two at once")
    layers.wait_rest(2)
    assert layers.focus_inside(1)
    assert page.js("return window.moves").count(True) == 1, "only the upper one takes the focus"
    assert not layers.reachable(layers.surface(0)) and layers.reachable(layers.surface(1))
    page.press("escape")
    layers.wait_rest(1)
    assert layers.focus_inside(0) and layers.root_is_inert()
    page.press("escape")
    layers.wait_count(0)
    page.wait_focus("button", "Two at once")


@pytest.mark.parametrize("times", [3])
def test_a_sheet_can_be_used_again_and_again(page, layers, times):
    page.open()
    for number in range(times):
        page.tap("Open")
        layers.wait_count(1)
        page.press("escape")
        layers.wait_count(0)
        page.wait_text(f"Dismissals {number + 1}")


def test_with_reduced_motion_a_dismissal_is_reported_once(page, layers, prefer):
    """Row 108."""
    prefer(prefers_reduced_motion="reduce")
    page.open()
    assert page.js("return matchMedia('(prefers-reduced-motion: reduce)').matches")
    page.tap("Open")
    layers.wait_count(1)
    page.press("escape")
    ended(page, layers)


def test_a_late_patch_does_not_bring_a_dismissed_sheet_back(page, layers):
    """Row 109."""
    page.open()
    page.tap("Grow soon")
    page.tap("Open")
    layers.wait_rest(1)
    page.proxy.slow(0.4)
    page.press("escape")
    page.button("Late button", hidden=True)
    page.idle()
    page.wait(lambda: layers.count() == 0, "the sheet to stay away")
    page.button("Late button")


def test_a_sheet_asked_for_five_times_opens_once(page, layers):
    """Row 112."""
    page.open()
    # Long enough for every press to come before the first answer: none of them is on the sheet's backdrop.
    page.proxy.slow(2)
    box = page.box(page.button("Open"))
    for _ in range(5):
        page.click_at(box["x"] + 5, box["y"] + 5)
    assert layers.count() == 0
    layers.wait_rest(1)
    page.wait(lambda: len(page.wire.events("click")) == 5, "all presses to reach the server")
    page.proxy.slow(0)
    page.press("escape")
    ended(page, layers)
    layers_made = [operation for operation in page.wire.operations(0) if "data-layer" in operation[3]]
    assert len(layers_made) == 1
