# SPDX-License-Identifier: Apache-2.0
"""Presentations and the browser's Back. Rows are those of the behavior table."""

import pytest

pytestmark = pytest.mark.shows("history")


@pytest.fixture
def cover(page, layers):
    page.open("/?before")
    page.open("/?app")
    page.tap("Photo")
    layers.wait_rest(1)
    return layers


def back(page):
    page.driver.back()


def test_back_closes_the_topmost_presentation_and_stays_on_the_page(page, cover):
    """Row 115."""
    page.tap("Info")
    cover.wait_rest(2)
    for left, name in ((1, "Info"), (0, "Photo")):
        back(page)
        cover.wait_rest(left)
        page.wait_focus("button", name)
        assert "?app" in page.driver.current_url
    back(page)
    page.wait(lambda: "?before" in page.driver.current_url, "the page before")


def test_a_presentation_closed_without_back_leaves_no_history_entry(page, cover):
    """Rows 29 and 115."""
    page.tap("Info")
    cover.wait_rest(2)
    page.tap("Close both")
    cover.wait_count(0)
    page.wait(lambda: page.js("return history.state?.step ?? 0") == 0, "the entries to go")
    back(page)
    page.wait(lambda: "?before" in page.driver.current_url, "the page before")


def test_forward_does_not_bring_a_presentation_back(page, cover):
    """Row 115."""
    back(page)
    cover.wait_count(0)
    page.driver.forward()
    page.idle()
    assert cover.count() == 0
    page.wait(lambda: page.js("return history.state?.step ?? 0") == 0, "the dead entry to be left")
    page.tap("Photo")
    cover.wait_rest(1)
    back(page)
    cover.wait_count(0)
    assert "?app" in page.driver.current_url


def test_back_on_a_cover_that_may_not_be_dismissed_is_an_attempt(page, cover):
    """Rows 25 and 26."""
    page.tap("Guarded")
    cover.wait_rest(2)
    for attempts in (1, 2):
        back(page)
        page.wait_text(f"Attempts: {attempts}")
        assert cover.count() == 2
    page.tap("Give up")
    cover.wait_rest(1)
    back(page)
    cover.wait_count(0)
    assert "?app" in page.driver.current_url
