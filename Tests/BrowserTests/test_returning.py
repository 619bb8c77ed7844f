# SPDX-License-Identifier: Apache-2.0
"""The user reloads, leaves and comes back, or copies the tab, and finds the page as it was."""

import base64

import pytest

KEY = base64.b64encode(bytes([7]) * 32).decode()
ELSEWHERE = "data:text/html,<title>elsewhere</title><p>Another site"


@pytest.fixture
def server(start_server, binary):
    server = start_server(binary("BrowserFixtures"), environment={"FIXTURE": "returning", "DAIS_KEYS": KEY})
    yield server
    assert server.process.poll() is None


def live(page):
    page.wait(lambda: page.js("return document.readyState") == "complete" and page.is_live(), "the page", timeout=30)


def top_of(page, words):
    """The place of a row in its scroll container."""
    return page.js("""
        const row = [...document.querySelectorAll('.T')].find((node) => node.textContent === arguments[0])
        if (!row) return null
        for (let port = row.parentElement; port; port = port.parentElement) {
          if (/auto|scroll/.test(getComputedStyle(port).overflowY)) {
            return Math.round(row.getBoundingClientRect().top - port.getBoundingClientRect().top)
          }
        }""", words)


def scroll_to(page, words):
    page.js("""
        [...document.querySelectorAll('.T')].find((node) => node.textContent === arguments[0])
          .scrollIntoView({block: 'start', behavior: 'instant'})""", words)
    page.frames(2)


def reload(page, server):
    page.driver.refresh()


def restart(page, server):
    """The process is another one, and knows the old session no longer."""
    page.go_offline()
    server.restart()
    page.proxy.offline = False
    page.driver.refresh()


def leave(page, server):
    page.collect()
    page.driver.get(ELSEWHERE)
    page.wait(lambda: page.js("return document.title") == "elsewhere", "the other site")
    page.driver.back()


def wait_kept(page):
    """Waits until the browser has the state with the last change of the page."""
    def is_kept():
        changes = [index for index, frame in enumerate(page.wire.received) if frame[0] == "p" and frame[3]]
        states = [index for index, frame in enumerate(page.wire.received) if frame[:2] == ["s", ""]]
        return states and states[-1] > changes[-1]
    page.wait(is_kept, "the state to be kept", timeout=30)


WAYS = pytest.mark.parametrize("go", [reload, restart, leave])


def open_page(page):
    page.open()
    page.find("link", "Row 2").click()
    page.wait_text("Page 2")
    page.find("link", "Page after 2").click()
    page.wait_text("Page 3")


@WAYS
def test_the_page_of_a_stack_its_words_and_the_caret_are_there(page, server, go):
    open_page(page)
    page.field("Note").click()
    page.type("fourty two")
    page.wait_text("Note <fourty two>")
    wait_kept(page)
    page.js("document.activeElement.setSelectionRange(2, 5)")
    page.idle()
    go(page, server)
    live(page)
    page.wait_text("Note <fourty two>")
    page.wait_text("Page 3")
    assert page.js("return location.search.includes('at=2,3') || location.search.includes('at=')")
    page.wait_focus("textbox", "Note")
    if page.engine == "webkit" and go is leave:
        return  # WebKit itself keeps the page that was left, with the focus but without the selection.
    page.wait(lambda: page.js("return [document.activeElement.selectionStart, document.activeElement.selectionEnd]")
              == [2, 5], "the caret")
    page.type("X")
    page.wait_text("Note <foXy two>")
    # The page below is there too.
    page.driver.back()
    page.wait_text("Page 2")


@WAYS
def test_an_open_sheet_and_its_fields_are_there(page, server, layers, go):
    open_page(page)
    page.tap("Write")
    layers.wait_rest(1)
    page.wait_focus("textbox", "Subject")
    page.type("Hello")
    page.press("tab")
    page.wait_focus("textbox", "Letter")
    page.type("Dear all")
    page.wait_text("Letter <Hello> <Dear all>")
    wait_kept(page)
    page.js("document.activeElement.setSelectionRange(4, 4)")
    page.idle()
    go(page, server)
    live(page)
    layers.wait_rest(1)
    page.wait_text("Letter <Hello> <Dear all>")
    page.wait_focus("textbox", "Letter")
    page.wait(lambda: page.js("return document.activeElement.selectionStart") == 4, "the caret")


@WAYS
def test_a_page_is_scrolled_to_where_it_was(page, server, go):
    open_page(page)
    wait_kept(page)
    scroll_to(page, "Line 30 of 3")
    page.frames(3)
    before = top_of(page, "Line 30 of 3")
    page.idle()
    go(page, server)
    live(page)
    page.wait(lambda: (top := top_of(page, "Line 30 of 3")) is not None and abs(top - before) <= 2, "the line")


@WAYS
def test_a_long_list_is_scrolled_to_its_row(page, server, go):
    page.open()
    page.wait_text("Row 1")
    for row in (10, 25, 40, 60):
        page.wait(lambda: top_of(page, f"Row {row}") is not None, f"row {row}")
        scroll_to(page, f"Row {row}")
        page.idle()
    before = top_of(page, "Row 60")
    go(page, server)
    live(page)
    page.wait(lambda: (top := top_of(page, "Row 60")) is not None and abs(top - before) <= 2, "the row")


def test_a_copied_tab_has_the_same_page_and_goes_its_own_way(page, server):
    open_page(page)
    page.field("Note").click()
    page.type("both")
    page.wait_text("Note <both>")
    wait_kept(page)
    kept = page.js("return [location.pathname + location.search, JSON.stringify(sessionStorage)]")
    copy = page.sibling()
    try:
        # A tab that the browser copies has the session storage of the first one.
        copy.driver.get(copy.proxy.origin + "/favicon.ico")
        copy.js("Object.assign(sessionStorage, JSON.parse(arguments[0]))", kept[1])
        copy.open(kept[0])
        copy.wait_text("Note <both>")
        copy.field("Note").click()
        copy.press("end")
        copy.type("!")
        copy.wait_text("Note <both!>")
    finally:
        copy.close()
    page.wait_text("Note <both>")
    page.field("Note").click()
    page.press("end")
    page.type("?")
    page.wait_text("Note <both?>")


def test_the_address_is_newer_than_the_state_and_decides(page, server):
    page.open()
    page.find("link", "Row 2").click()
    page.wait_text("Page 2")
    page.field("Note").click()
    page.type("kept")
    page.wait_text("Note <kept>")
    wait_kept(page)
    older = page.js("return JSON.stringify(sessionStorage)")
    page.find("link", "Page after 2").click()
    page.wait_text("Page 3")
    wait_kept(page)
    server.restart()
    # What the browser would have if the last state had not arrived.
    page.js("""
        const older = JSON.parse(arguments[0]);
        addEventListener('pagehide', () => { for (const key in older) sessionStorage[key] = older[key] })""", older)
    page.driver.refresh()
    live(page)
    page.wait_text("Page 3")
    page.driver.back()
    page.wait_text("Note <kept>")
