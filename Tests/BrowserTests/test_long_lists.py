# SPDX-License-Identifier: Apache-2.0
"""A list of ten thousand rows sends what is near and follows the scroll."""

import time

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
        page.idle()
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


SCROLLER = """
    let port = document.querySelector('[data-lazy]');
    while (port && !/auto|scroll/.test(getComputedStyle(port).overflowY)) port = port.parentElement;
    port ??= document.scrollingElement;"""
# The row in the middle of what is visible, or below it where two sections meet there, and where its top is.
MIDDLE = SCROLLER + """
    const seen = () => {
      const { top, bottom, left, right } = port.getBoundingClientRect();
      const at = (y) => document.elementFromPoint((left + right) / 2, y)?.closest('.row');
      const row = at((top + bottom) / 2) ?? at((top + bottom) / 2 + 100);
      return row ? [row.innerText.split('\\n')[0], row.getBoundingClientRect().top] : null;
    };"""


def top_of(page, text: str):
    """Returns the top of the row that begins with `text`, or `None` if it is not built."""
    return page.js("""
        const row = [...document.querySelectorAll('.row')].find((r) => r.innerText.split('\\n')[0] === arguments[0]);
        return row ? row.getBoundingClientRect().top : null;""", text)


def rests(page) -> tuple[str, float]:
    """The row in the middle, once there is one: the user has stopped and looks at it."""
    return tuple(page.wait(lambda: page.js(MIDDLE + "return seen()"), "rows in the middle"))


@pytest.mark.shows("varied-list")
def test_a_row_that_is_looked_at_stays_where_it_is_while_others_come(page):
    page.open()
    for jump in (0.5, 0.9, 0.3, 0.31, 0.05):
        # As fast as a dragged scroll bar: every step leaves all rows that are there behind.
        for step in range(6):
            page.js(SCROLLER + "port.scrollTop = port.scrollHeight * arguments[0]", jump + step / 200)
            page.frames(1)
        name, top = rests(page)
        page.idle()
        assert top_of(page, name) == pytest.approx(top, abs=1.5), f"{name} after a jump to {jump}"


@pytest.mark.shows("varied-list")
@pytest.mark.parametrize("step", [-450, 450])
def test_scrolling_moves_a_row_by_what_was_scrolled_and_nothing_else(page, step):
    page.open()
    page.js(SCROLLER + "port.scrollTop = port.scrollHeight / 2")
    rests(page)
    page.idle()
    for _ in range(25):
        name, top = rests(page)
        page.js(SCROLLER + "port.scrollTop += arguments[0]", step / 3)
        page.frames(3)
        page.js(SCROLLER + "port.scrollTop += arguments[0]", step / 3)
        page.idle()
        assert top_of(page, name) == pytest.approx(top - step * 2 / 3, abs=2), name


@pytest.mark.shows("varied-sections")
def test_a_row_stays_where_it_is_while_sections_above_it_get_their_heights(page):
    page.open()
    for jump in (0.6, 0.2, 0.8):
        page.js(SCROLLER + "port.scrollTop = port.scrollHeight * arguments[0]", jump)
        name, top = rests(page)
        page.idle()
        assert top_of(page, name) == pytest.approx(top, abs=1.5), f"{name} after a jump to {jump}"
        for _ in range(8):
            name, top = rests(page)
            page.js(SCROLLER + "port.scrollTop -= 300")
            time.sleep(0.1)  # The pace of a wheel: the list cannot ask for rows after every step.
            assert top_of(page, name) == pytest.approx(top + 300, abs=2), name


@pytest.mark.shows("varied-list")
def test_rows_added_above_leave_what_is_looked_at_alone(page):
    page.open()
    page.js(SCROLLER + "port.scrollTop = 2000")
    page.idle()
    name, top = rests(page)
    page.tap("Add above")
    page.wait(lambda: page.js("return document.querySelector('.row').getAttribute('aria-setsize')") == "10005", "five more rows")
    assert top_of(page, name) == pytest.approx(top, abs=1.5)


def built(page) -> int:
    return page.js("return document.querySelectorAll('.row').length")


def found(page, text: str) -> bool:
    """Searches as the browser's own search does. One search at a time finds the next occurrence of the text."""
    return page.js("getSelection().removeAllRanges(); return window.find(arguments[0])", text)


@pytest.mark.shows("varied-list")
def test_the_browsers_search_reaches_every_row_once_its_keys_were_pressed(page):
    page.open()
    assert not found(page, "Row 9000.")
    page.press("f", "control")
    page.wait(lambda: built(page) == 10_000, "all rows", timeout=60)
    assert page.js("return [...document.querySelectorAll('[data-lazy]')].every((e) => e.clientHeight === 0)")
    assert found(page, "Row 9000.")
    assert page.js("return getSelection().toString()") == "Row 9000."
    if page.engine != "chromium":  # whose window.find() selects and does not scroll; its find bar does
        view = page.js(SCROLLER + "const r = port.getBoundingClientRect(); return [r.top, r.bottom]")
        page.wait(lambda: view[0] <= top_of(page, "Row 9000.") < view[1], "row 9,000 in view")

    # A minute later whoever scrolls is not searching any more.
    page.js("const now = performance.now.bind(performance); performance.now = () => now() + 61_000")
    page.js(SCROLLER + "port.scrollTop = port.scrollHeight / 2")
    name, top = rests(page)
    page.wait(lambda: built(page) < 200, "rows far away to go", timeout=30)
    assert top_of(page, name) == pytest.approx(top, abs=1.5), "and what is looked at stays"


def wants_all(page) -> bool:
    return any(frame[0] == "e" and frame[4] == "window" and frame[5][3:] == [1] for frame in page.wire.sent)


@pytest.mark.shows("long-list")
@pytest.mark.parametrize("keys", [("f", "meta"), ("g", "control"), ("f3",), ("/",), ("'",)])
def test_every_key_that_opens_the_browsers_search_counts(page, keys):
    page.open()
    page.js("addEventListener('keyup', () => { window.pressed = true })")
    page.press(*keys)
    if keys not in (("/",), ("'",)) or page.engine == "firefox":
        page.wait(lambda: wants_all(page), "the question for all rows")
    else:
        page.wait(lambda: page.js("return window.pressed"), "the key")
        page.idle()
        assert not wants_all(page)


def test_a_row_says_which_of_how_many_it_is(page):
    page.open()
    page.js(SCROLLER + "port.scrollTop = port.scrollHeight / 2")
    page.wait(lambda: not page.has("button", "Entry 39", hidden=True), "other rows")
    page.idle()
    rows = page.js("return [...document.querySelectorAll('.row')].map((row) => [row.innerText.trim().replace(',', ''), row.ariaPosInSet, row.ariaSetSize])")
    assert rows and all([f"Entry {int(at) - 1}", "10000"] == [text, size] for text, at, size in rows)
