# SPDX-License-Identifier: Apache-2.0
"""What is printed. Only some drivers print, so the tests give the style sheet for print to the screen, and measure."""

import base64
import re
import zlib

import pytest

pytestmark = pytest.mark.shows("printing")

PAPER = "document.querySelector('link[media=print]').media = 'all'"
# The texts that take space, and those of them that are cut by an edge.
TEXTS = """
    const nodes = [...document.querySelectorAll('.T, .big-title, button')].filter((node) => node.checkVisibility?.() ??
      node.getClientRects().length);
    const cut = (node) => {
        const { bottom, right } = node.getBoundingClientRect();
        for (let box = node.parentElement; box; box = box.parentElement) {
            const edge = box.getBoundingClientRect(), style = getComputedStyle(box);
            if (style.overflow !== 'visible' && (bottom > edge.bottom + 1 || right > edge.right + 1)) return true;
        }
        return right > innerWidth + 1 || bottom + scrollY > document.documentElement.scrollHeight + 1;
    };
    return [nodes.map((node) => node.textContent.trim()), nodes.filter(cut).map((node) => node.textContent.trim())]"""

# Firefox runs a driver's script in a world of its own.
NO_DIALOG = """
    const page = window.wrappedJSObject ?? window;
    page.printed = 0;
    page.print = function () { page.printed++ }"""


def wait_dialog(page):
    page.wait(lambda: page.js("return (window.wrappedJSObject ?? window).printed") == 1, "the dialog for printing", 20)


def printed(page):
    page.wait(lambda: page.js("return !!document.querySelector('link[media=print], link[media=all]')?.sheet"),
              "the style sheet to be there")
    page.js(PAPER)
    page.idle()
    return page.js(TEXTS)


def test_the_style_sheet_for_print_changes_nothing_on_the_screen(page):
    page.open()
    page.idle()
    assert page.js("return document.querySelector('link[media=print]').media") == "print"
    assert page.has("button", "Edit")
    assert "The end" in page.js(TEXTS)[1], "the end of the page is below the window"


def test_a_page_is_printed_as_a_whole_with_its_title_and_without_its_bars(page):
    page.open()
    page.idle()
    texts, cut = printed(page)
    assert texts.count("Report") == 1
    assert {"Line 0", "Line 59", "The end"} <= set(texts)
    assert "Edit" not in texts
    assert cut == []


def test_a_row_that_scrolls_sideways_wraps(page):
    page.open()
    page.idle()
    texts, cut = printed(page)
    assert [f"Column {index}" for index in range(12)] == [text for text in texts if text.startswith("Column")]
    assert cut == []


def test_a_sheet_is_printed_alone_and_as_a_whole(page, layers):
    page.open()
    page.idle()
    page.tap("Sheet")
    layers.wait_rest(1)
    texts, cut = printed(page)
    assert {"Notes", "Note 0", "Note 59"} <= set(texts)
    assert not {"Report", "Line 0", "Close"} & set(texts)
    assert cut == []


def test_an_alert_is_not_printed_but_the_page_below_it(page, layers):
    page.open()
    page.idle()
    page.tap("Alert")
    layers.wait_rest(1)
    texts, cut = printed(page)
    assert {"Report", "Line 59"} <= set(texts)
    assert not {"Careful", "OK"} & set(texts)
    assert cut == []


def test_a_dark_page_is_printed_in_light_colors(page):
    page.open()
    page.idle()
    page.js("document.documentElement.style.colorScheme = 'dark'")
    printed(page)
    assert page.js("return getComputedStyle(document.documentElement).colorScheme") == "light"


def test_the_keys_for_printing_load_the_rows_of_a_long_list_first(page):
    page.open()
    page.idle()
    page.tap("Long list")
    page.wait_text("Row 5")
    page.idle()
    rows = "return document.querySelectorAll('.page:last-of-type [role=listitem]').length"
    assert page.js(rows) < 200
    page.js(NO_DIALOG)
    assert page.js("""
        return !document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', code: 'KeyP', ctrlKey: true,
          bubbles: true, cancelable: true }))"""), "the browser's own dialog would come too early"
    wait_dialog(page)
    assert page.js(rows) == 400
    texts, cut = printed(page)
    assert {"Row 0", "Row 399"} <= set(texts) and cut == []


def test_a_button_prints_the_page_without_what_the_app_hides(page):
    page.open()
    page.idle()
    page.js(NO_DIALOG)
    page.tap("Print")
    wait_dialog(page)
    texts, cut = printed(page)
    assert {"Report", "Sheet", "Line 59"} <= set(texts)
    assert "Print" not in texts
    assert cut == []
    assert page.js("return document.querySelector('[data-unprinted]').getClientRects().length") == 0


def test_a_button_loads_the_rows_of_a_long_list_first(page):
    page.open()
    page.idle()
    page.tap("Long list")
    page.wait_text("Row 5")
    page.idle()
    page.js(NO_DIALOG)
    page.tap("Print rows")
    wait_dialog(page)
    assert {"Row 0", "Row 399"} <= set(printed(page)[0])


def test_a_button_of_an_inspector_prints_the_inspector_alone(page, layers):
    page.open()
    page.idle()
    page.js(NO_DIALOG)
    page.tap("Inspector")
    layers.wait_rest(1)
    page.tap("Print details")
    wait_dialog(page)
    texts, cut = printed(page)
    assert "Detail" in texts and not {"Report", "Line 0", "Print details"} & set(texts)
    assert cut == []
    page.js("dispatchEvent(new Event('afterprint'))")
    assert {"Detail", "Report", "Line 0"} <= set(page.js(TEXTS)[0]), "the browser's own command prints the page too"


def drawing(page):
    """Prints the page, and returns what is drawn on the paper."""
    pdf = base64.b64decode(page.driver.print_page())
    drawn = []
    for stream in re.findall(rb"stream\r?\n(.*?)endstream", pdf, re.DOTALL):
        try:
            drawn.append(zlib.decompressobj().decompress(stream).decode("latin-1"))
        except zlib.error:
            continue  # a stream that is not compressed
    return "\n".join(drawn)


def test_shapes_behind_and_in_front_of_views_are_on_the_paper(page, layers):
    if page.engine == "webkit":
        pytest.skip("the driver does not print")
    page.open()
    page.idle()
    drawn = drawing(page)
    assert {"1 0 0 rg", "0 0 1 rg"} <= set(re.findall("[01] [01] [01] rg", drawn)), "a page"
    page.tap("Inspector")
    layers.wait_rest(1)
    drawn = drawing(page)
    assert {"1 0 0 rg", "0 1 0 rg", "0 0 1 rg"} <= set(re.findall("[01] [01] [01] rg", drawn)), "a page and an inspector"
