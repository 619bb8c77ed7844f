# SPDX-License-Identifier: Apache-2.0
"""The page of the gallery that checks a device by itself."""

import pytest
from test_keyboard import KEYBOARD

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


def test_the_page_sees_a_keyboard_and_a_sheet(page, layers, fingers):
    page.resize((390, 800))
    page.open("/accessibility")
    page.wait(lambda: len(results(page)) == 5, "the list")
    page.js("arguments[0].scrollIntoView({ block: 'center' })", page.find("textbox", "Field"))
    page.click("textbox", "Field")
    page.js(KEYBOARD, 300, 1)
    page.wait(lambda: results(page)[2] == "passed", "the check of the keyboard")
    page.js(KEYBOARD, 0, 1)
    if fingers.touches:
        page.tap("Open Sheet")
        layers.wait_rest(1)
        box = page.box(layers.surface())
        x = box["x"] + box["width"] / 2
        fingers.drag((x, box["y"] + 12), (x, box["y"] + 60), kind="touch")
        page.wait(lambda: results(page)[3] == "passed", "the check of the sheet")
        page.press("escape")
        layers.wait_count(0)
    assert "failed" not in results(page)


def test_the_page_sees_a_rotation(page):
    page.resize((390, 800))
    page.open("/accessibility")
    page.wait(lambda: len(results(page)) == 5, "the list")
    page.click("textbox", "Field")
    page.type("typed")
    # A phone scrolls the page from a place without a field.
    page.js("""document.activeElement.blur()
        const port = [...document.querySelectorAll('*')].find((node) => node.scrollHeight > node.clientHeight + 50
            && /auto|scroll/.test(getComputedStyle(node).overflowY))
        port.scrollTop = 300""")
    page.frames(4)
    page.resize((800, 390))
    page.wait(lambda: results(page)[4] == "passed", f"the check of the rotation: {results(page)}")
    assert "failed" not in results(page)
    assert page.field("Field").get_attribute("value") == "typed", "the state of the example lives on"
