# SPDX-License-Identifier: Apache-2.0
"""`onOpenURL`: at the start, and in a running session."""

import pytest

pytestmark = pytest.mark.shows("addresses")


def test_the_address_that_a_page_is_opened_at_is_told(page):
    page.open("/parks/9?x=1")
    page.wait_text("opened: /parks/9?x=1")
    page.open("/")
    page.idle()
    assert "/" not in page.text()


def test_a_link_opens_an_address_without_loading_a_page(page):
    page.open("/")
    page.js("window.kept = true")
    page.click("link", "Seven")
    page.wait_text("opened: /parks/7")
    page.click("link", "Seven")
    page.wait_text("opened: /parks/7 /parks/7")
    assert page.js("return window.kept")
