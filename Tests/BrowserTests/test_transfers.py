# SPDX-License-Identifier: Apache-2.0
"""Sharing, copying and pasting during a press or with the keys."""

import sys

import pytest

pytestmark = pytest.mark.shows("transfers")
KEY = "meta" if sys.platform == "darwin" else "control"


@pytest.fixture
def transfers(page):
    page.open()
    page.idle()
    return page


def paste_into_field(page):
    """Returns what the clipboard has: a field gets it with the keys, as from any other app."""
    page.field("Typed").click()
    page.press("a", KEY)
    page.press("v", KEY)
    page.wait(lambda: page.field("Typed").get_property("value"), "the pasted text")
    return page.field("Typed").get_property("value")


def says(page, words):
    page.wait(lambda: words in [strip.text for strip in page.css(".dais-status")], f"the words {words!r}")


def test_a_press_copies_what_the_page_has(transfers):
    transfers.tap("Copy Word")
    says(transfers, "Copied")
    assert paste_into_field(transfers) == "one"
    transfers.tap("Other Word")
    transfers.idle()
    transfers.tap("Copy Word")
    assert paste_into_field(transfers) == "two"


def test_what_an_action_copies_is_in_the_clipboard_after_its_answer(transfers):
    if transfers.engine == "webkit":
        pytest.skip("this browser copies only during the press itself")
    transfers.tap("Copy Later")
    transfers.wait(lambda: transfers.js("return document.documentElement.dataset.clip") == "later one", "the text")
    assert paste_into_field(transfers) == "later one"


def test_a_press_in_a_sheet_copies_too(transfers, layers):
    transfers.tap("Present")
    layers.wait_rest(1)
    transfers.tap("Copy Inside")
    says(transfers, "Copied")
    transfers.press("escape")
    layers.wait_count(0)
    assert paste_into_field(transfers) == "inside"


def test_a_press_copies_while_the_connection_is_slow(transfers):
    transfers.proxy.hold()
    transfers.tap("Copy Word")
    says(transfers, "Copied")
    transfers.proxy.release()


def test_an_address_is_copied_where_there_is_no_share_sheet(transfers):
    if transfers.js("return !!navigator.canShare?.({ url: 'https://example.org' })"):
        pytest.skip("this browser has a share sheet, which no driver can press")
    transfers.tap("Share Park")
    says(transfers, "Copied")
    assert paste_into_field(transfers) == "https://example.org/zion"


def test_a_share_sheet_gets_the_address_during_the_press(transfers):
    transfers.js("""
        navigator.canShare = () => true;
        navigator.share = async (data) => {
          window.shared = [JSON.parse(JSON.stringify(data)), !navigator.userActivation || navigator.userActivation.isActive] };""")
    transfers.tap("Share Park")
    transfers.wait(lambda: transfers.js("return window.shared"), "the share sheet")
    assert transfers.js("return window.shared") == [{"title": "Zion", "url": "https://example.org/zion"}, True]


def test_the_keys_copy_the_view_with_the_focus(transfers):
    transfers.button("Row").click()
    transfers.press("c", KEY)
    assert paste_into_field(transfers) == "row of one"


def test_the_keys_paste_into_the_button_and_into_the_view_with_the_focus(transfers):
    transfers.tap("Copy Word")
    says(transfers, "Copied")
    transfers.js("arguments[0].focus()", transfers.button("Paste"))
    transfers.press("v", KEY)
    transfers.wait_text("Pasted: one")
    transfers.js("arguments[0].focus()", transfers.button("Row"))
    transfers.press("v", KEY)
    transfers.wait_text("Into the row: one")


def test_a_field_in_a_destination_pastes_for_itself(transfers):
    transfers.tap("Copy Word")
    says(transfers, "Copied")
    assert paste_into_field(transfers) == "one"
    transfers.idle()
    assert "Into the row: one" not in transfers.text()


def test_a_press_pastes_or_names_the_keys(transfers):
    if transfers.engine == "firefox":
        pytest.skip("the browser asks the user, for whom no driver can answer")
    if transfers.engine == "chromium":
        transfers.driver.execute_cdp_cmd("Browser.grantPermissions", {"permissions": ["clipboardReadWrite"]})
    transfers.tap("Copy Word")
    says(transfers, "Copied")
    transfers.tap("Paste")
    # WebKit asks the user, or pastes what the page itself has copied.
    answers = ["Pasted: one"] if transfers.engine == "chromium" else ["Pasted: one", "Press Ctrl+V"]
    transfers.wait(lambda: any(answer in transfers.text() for answer in answers), "an answer to the press")
