# SPDX-License-Identifier: Apache-2.0
"""Keys that could destroy something because the page has changed, or because the browser knows less than the server."""

import pytest

pytestmark = pytest.mark.shows("deleted-rows")


def test_a_second_return_after_a_deletion_deletes_nothing(page, layers):
    """Row 18."""
    page.open()
    page.js("arguments[0].focus()", page.button("Remove Alpha"))
    page.press("enter")
    layers.wait_rest(1)
    page.js("arguments[0].focus()", page.button("Remove"))
    page.press("enter")
    page.wait_text("removed 1")
    layers.wait_count(0)
    page.idle()
    focused = page.js("const { outerHTML } = document.activeElement; return outerHTML")
    assert "Open Bravo" in focused and "Charlie" not in focused and not focused.startswith("<button"), focused
    page.press("enter")
    page.idle()
    assert layers.count() == 0 and "removed 1" in page.text()


def test_escape_right_after_typing_keeps_the_words(page, layers):
    """Row 27: the browser has not heard yet that the sheet must stay."""
    page.open()
    page.tap("Write")
    layers.wait_rest(1)
    page.click("textbox", "Text")
    page.proxy.slow(0.15)
    page.type("a")
    page.press("escape")
    page.proxy.slow(0)
    page.wait_text("has 1")
    page.idle()
    assert layers.count() == 1 and page.field("Text").get_attribute("value") == "a"
    assert page.wire.events("dismiss") == []


def test_escape_presses_the_button_that_cancels_an_empty_sheet(page, layers):
    page.open()
    page.tap("Write")
    layers.wait_rest(1)
    page.press("escape")
    layers.wait_count(0)
    page.wait_focus("button", "Write")
