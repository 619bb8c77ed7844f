# SPDX-License-Identifier: Apache-2.0
"""A list of ten thousand rows sends what is near and follows the scroll."""

import pytest

pytestmark = pytest.mark.shows("long-list")


def test_a_long_list_sends_only_what_is_near(page):
    page.open()
    page.button("Entry 0")
    assert len(page.all("button", "Entry", exact=False, hidden=True)) < 200
    assert page.js("return document.documentElement.outerHTML.length") < 200_000


def test_a_long_list_follows_the_scroll_to_its_end(page):
    page.open()
    scroller = """
        let at = [...document.querySelectorAll('button')].find((b) => b.textContent.includes('Entry'));
        while (at && at.scrollHeight <= at.clientHeight + 1) at = at.parentElement;
        return at || document.scrollingElement;"""
    box = page.js(scroller)
    for _ in range(40):
        page.js("arguments[0].scrollTop = arguments[0].scrollHeight", box)
        page.settle(0.15)
        if page.has("button", "Entry 9,999"):
            break
    page.tap("Entry 9,999")
    page.wait_text("Opened 9999")
    page.js("arguments[0].scrollTop = 0", box)
    page.button("Entry 0", timeout=10)


def test_a_long_list_says_without_script_how_much_follows(page):
    page.proxy.scripts = False
    page.open(live=False)
    assert page.has("button", "Entry 0")
    shown = len(page.all("button", "Entry", exact=False))
    rest = page.css("[data-lazy=after]")[0]
    assert rest.get_attribute("data-more").replace(",", "") == str(10_000 - shown)
    assert "data-more" in (said := page.js("return getComputedStyle(arguments[0], '::after').content", rest)) or \
        str(10_000 - shown) in said, "and it is shown"
