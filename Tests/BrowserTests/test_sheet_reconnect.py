# SPDX-License-Identifier: Apache-2.0
"""Sheets while the line is cut and after it came back. Rows are those of the behavior table."""

import pytest

pytestmark = pytest.mark.shows("sheets")


def test_a_sheet_stays_open_and_can_be_dismissed_while_offline(page, layers):
    """Row 113."""
    page.open()
    page.tap("Open first")
    layers.wait_rest(1)
    page.js("arguments[0].original = true", layers.surface())
    page.go_offline()
    page.wait(lambda: page.proxy.refused, "a vain attempt to reconnect")
    assert layers.count() == 1 and layers.root_is_inert()
    page.press("escape")
    page.wait_focus("button", "Open first")
    page.proxy.offline = False
    page.wait_text("Dismissals 1", timeout=15)
    assert layers.count() == 0
    page.idle()
    assert "Dismissals 1" in page.text()


def test_reconnecting_does_not_replay_the_entry_of_a_sheet(page, layers):
    """Row 114."""
    page.open()
    page.tap("Open first")
    layers.wait_rest(1)
    page.js("arguments[0].original = true; window.entries = 0;"
            "document.addEventListener('animationstart', () => window.entries++, true)", layers.surface())
    page.proxy.cut()
    page.wait(lambda: page.wire.welcomes()[-1] == "resumed", "the session to resume", timeout=15)
    page.tap("Inside 0")
    page.button("Inside 1")
    assert page.js("return [arguments[0].original, window.entries]", layers.surface()) == [True, 0]
