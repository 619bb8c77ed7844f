# SPDX-License-Identifier: Apache-2.0
"""The scene phase: views learn whether the tab is visible."""

import pytest

HIDE = """
Object.defineProperty(document, 'hidden', { configurable: true, get: () => %s });
document.dispatchEvent(new Event('visibilitychange'));
"""


@pytest.mark.shows("phases")
def test_views_hear_that_the_tab_is_covered_and_seen_again(page):
    page.open()
    page.wait_text("Now active")
    page.js(HIDE % "true")
    page.wait_text("Now background")
    page.js(HIDE % "false")
    page.wait_text("Now active")
    page.wait_text("started, background, active")
    page.wait_text("heard, covered, seen")
    # Another window that is used beside it covers nothing.
    page.js("window.dispatchEvent(new Event('blur'))")
    page.idle()
    assert "started, background, active" in page.text() and "Now active" in page.text()


@pytest.mark.shows("phases")
def test_views_hear_that_the_connection_was_lost(page):
    page.open()
    page.wait_text("Now active")
    page.proxy.cut()
    page.wait_text("started, background, active", timeout=15)


@pytest.mark.shows("fields")
def test_the_scene_phase_is_not_sent_where_no_view_reads_it(page):
    page.open()
    page.field("Name").click()
    page.js(HIDE % "true")
    page.js(HIDE % "false")
    page.type("x")
    page.wait_text("Name is <x>")
    assert not [event for event in page.wire.events() if event[4] == "scene"]
