# SPDX-License-Identifier: Apache-2.0
"""The inspector beside a page: its shortcut, what it shows of the page, and a page that has none."""

import urllib.error
import urllib.request
from contextlib import contextmanager, suppress

import pytest
from selenium.common.exceptions import WebDriverException

FRAME = "#dais-inspector iframe"


@contextmanager
def inspector(page):
    """Looks into the inspector once it is live."""
    frame = page.wait(lambda: page.css(FRAME), "the inspector")[0]
    page.driver.switch_to.frame(frame)
    try:
        # A document that only begins to load has no element.
        page.wait(lambda: page.js("return document.documentElement?.hasAttribute('data-live')"), "a live inspector")
        yield
        page.collect()
    finally:
        page.driver.switch_to.default_content()


@pytest.mark.shows("sheets")
def test_the_inspector_follows_a_sheet_with_its_focus_and_what_is_inert(page, layers, axe):
    page.open()
    page.press("i", "control", "alt")
    with inspector(page):
        page.wait_text("Nothing is presented")
    page.tap("Open first")
    layers.wait_rest(1)
    with inspector(page):
        for text in ("presented", "Sheets", "BrowserFixtures/Sheets.swift:", "the page", " in sheet"):
            page.wait_text(text)
        page.click("radio", "Events")
        page.wait_text("sheet didPresent")
        assert axe.violations() == []
    # A press in the frame neither dismisses the sheet nor ends its hold on the page.
    assert layers.count() == 1 and layers.root_is_inert()
    page.tap("Inside 0")
    page.press("escape")
    layers.wait_count(0)
    with inspector(page):
        page.wait_text("escape")
        page.click("radio", "Turns")
        page.wait_text("handler of Sheets")
    # The frame has the same shortcut. Firefox's driver would release the keys in the frame, which is gone by then.
    page.driver.switch_to.frame(page.css(FRAME)[0])
    with suppress(WebDriverException):
        page.press("i", "control", "alt")
    page.driver.switch_to.default_content()
    page.wait(lambda: not page.css(FRAME), "the inspector to close")


@pytest.mark.shows("mistakes")
def test_the_inspector_tells_why_a_binding_does_nothing_and_stays_with_a_new_session(page):
    page.open("/?inspect")
    page.tap("Open")
    with inspector(page):
        page.click("radio", "Messages")
        page.wait_text("BrowserFixtures/Mistakes.swift:")
    source = page.js(f"return document.querySelector('{FRAME}').src")
    assert source.endswith(page.js("return document.documentElement.dataset.session"))
    # In a window of its own it shows the same session, and its list names the page.
    other = page.sibling()
    other.open(source.removeprefix(page.proxy.origin))
    other.wait_text("Open the inspector in the page")
    other.open("/_dais/inspect")
    other.wait_text("/?inspect")
    other.close()


def test_a_server_in_production_has_no_inspector(binary, start_server):
    server = start_server(binary("Gallery"), environment={"DAIS_ENV": "production"})
    address = f"http://{server.address[0]}:{server.address[1]}"
    page = urllib.request.urlopen(address + "/").read().decode()
    assert "/inspector.js" not in page
    with pytest.raises(urllib.error.HTTPError, match="404"):
        urllib.request.urlopen(address + "/_dais/inspect")
