# SPDX-License-Identifier: Apache-2.0
"""The page of the gallery that checks a device by itself."""

import pytest

pytestmark = pytest.mark.program("Gallery")


def results(page):
    return page.js("return [...document.querySelectorAll('.T')].map((node) => node.textContent).filter((text) => "
                   "['passed', 'failed', 'not seen'].includes(text))")


def test_the_page_shows_what_it_has_seen_and_keeps_what_has_failed(page):
    page.resize((390, 800))
    page.open("/accessibility")
    page.wait(lambda: len(results(page)) == 5, "the list")
    page.resize((390, 700))
    page.wait(lambda: results(page) == 2 * ["passed"] + 3 * ["not seen"], "the checks of the width and the height")
    page.js("const wide = document.createElement('div'); wide.style.cssText = 'width:2000px;height:1px';"
            "document.body.append(wide); dispatchEvent(new Event('resize'))")
    page.wait(lambda: results(page)[0] == "failed", "what is wider than the window")
    page.js("document.body.lastChild.remove(); dispatchEvent(new Event('resize'))")
    page.frames(4)
    assert results(page)[0] == "failed"
