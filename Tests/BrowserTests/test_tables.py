# SPDX-License-Identifier: Apache-2.0
"""Tables: headers that sort and stay, rows that are selected, and the first column alone in narrow windows."""

import pytest
from harness.accessibility import SYSTEM_COLORS
from selenium.webdriver import ActionChains
from selenium.webdriver.common.keys import Keys

PHONE, DESKTOP = (390, 844), (1280, 800)
pytestmark = pytest.mark.shows("tables")


def names(page, table=0):
    return page.js("""
        const rows = document.querySelectorAll('.tbl')[arguments[0]].querySelectorAll('.row')
        return [...rows].map((row) => row.querySelector('.T').textContent)""", table)


def row(page, name, table=0):
    return page.js("""
        const rows = [...document.querySelectorAll('.tbl')[arguments[0]].querySelectorAll('.row')]
        return rows.find((row) => row.querySelector('.T').textContent === arguments[1])""", table, name)


def open_at(page, size):
    page.resize(size)
    page.open()


def test_a_press_of_a_header_sorts_and_the_next_one_reverses(page):
    open_at(page, DESKTOP)
    apple = row(page, "Apple")
    page.click("button", "Name")
    page.wait(lambda: names(page) == ["Apple", "Fig", "Pear"])
    header = page.find("columnheader", "Name")
    assert header.get_attribute("aria-sort") == "ascending"
    page.click("button", "Name")
    page.wait(lambda: names(page) == ["Pear", "Fig", "Apple"])
    assert header.get_attribute("aria-sort") == "descending"
    page.click("button", "Weight")
    page.wait(lambda: names(page) == ["Fig", "Apple", "Pear"])
    assert header.get_attribute("aria-sort") is None
    assert page.js("return arguments[0] === arguments[1]", apple, row(page, "Apple")), "rows move with their elements"
    assert not page.has("button", "Grams"), "a column without a comparator does not sort"


def test_clicks_and_keys_select_a_row(page):
    open_at(page, DESKTOP)
    row(page, "Apple").click()
    page.wait_text("One Apple")
    page.idle()
    page.press("arrow_down")
    page.wait_text("One Fig")
    page.idle()
    page.press("home")
    page.wait_text("One Pear")
    page.idle()
    page.press("enter")
    page.wait_text("opened Pear")
    page.click("button", "Apple bites 0")
    page.find("button", "Apple bites 1")
    page.wait_text("One Pear")


def test_an_arrow_key_leads_from_the_table_to_its_rows(page):
    open_at(page, DESKTOP)
    page.js("arguments[0].focus()", page.find("grid", "Fruits"))
    page.press("arrow_down")
    page.wait_text("One Pear")
    assert page.js("return document.activeElement === arguments[0]", row(page, "Pear"))


def test_several_rows_are_selected_but_not_a_disabled_one(page):
    open_at(page, DESKTOP)
    row(page, "Fig", 1).click()
    page.wait_text("several Fig")
    page.press("arrow_down")
    page.idle()
    page.press("space")
    page.wait_text("several Fig Pear")
    row(page, "Apple", 1).click()
    page.idle()
    assert "several Fig Pear" in page.text()
    ActionChains(page.driver).key_down(Keys.CONTROL).click(row(page, "Fig", 1)).key_up(Keys.CONTROL).perform()
    page.wait_text("several Pear")


def test_a_menu_belongs_to_the_row_under_the_pointer(page, layers):
    open_at(page, DESKTOP)
    ActionChains(page.driver).context_click(row(page, "Fig")).perform()
    layers.wait_rest(1)
    page.find("menuitem", "Weigh Fig")


def test_a_narrow_window_shows_the_first_column_and_keeps_the_state_of_cells(page):
    open_at(page, DESKTOP)
    page.click("button", "Apple bites 0")
    page.find("button", "Apple bites 1")
    assert len(page.all("columnheader")) == 5
    page.resize(PHONE)
    page.wait(lambda: not page.has("columnheader"))
    assert page.has("button", "Apple bites 1")
    assert "180 g" not in page.text()
    width = page.box(row(page, "Apple"))["width"]
    assert width > 300
    page.resize(DESKTOP)
    page.wait(lambda: page.has("columnheader", "Weight"))
    assert page.has("button", "Apple bites 1") and "180 g" in page.text()


def test_headers_and_cells_of_a_column_meet_and_long_texts_are_cut(page):
    open_at(page, DESKTOP)
    edges = page.js("""
        const table = document.querySelector('.tbl')
        return [...table.querySelectorAll('.trow')].map((row) => [...row.children].map((cell) =>
            [Math.round(cell.getBoundingClientRect().left), Math.round(cell.getBoundingClientRect().right)]))""")
    assert all(row == edges[0] for row in edges), edges
    assert edges[0][1][1] - edges[0][1][0] == 90
    heights = page.js("return [...document.querySelectorAll('.tbl')[0].querySelectorAll('.row')].map((r) => r.offsetHeight)")
    assert max(heights) < 60, heights
    assert page.js("const t = document.querySelector('.tbl'); return t.scrollWidth <= t.clientWidth")


def test_tables_have_no_accessibility_problems(page, axe):
    open_at(page, DESKTOP)
    assert axe.violations(without=SYSTEM_COLORS) == []
    page.resize(PHONE)
    page.wait(lambda: not page.has("columnheader"))
    assert axe.violations(without=SYSTEM_COLORS) == []


@pytest.mark.shows("long-table")
def test_the_header_stays_while_a_long_table_scrolls_and_rows_are_numbered(page):
    open_at(page, DESKTOP)
    header = page.find("columnheader", "Weight")
    top = page.box(header)["y"]
    page.wait(lambda: page.js("return document.querySelector('.tbl').ariaRowCount") == "1001")
    page.js("document.querySelector('.tbl').scrollTop = 15000")
    page.wait(lambda: page.js("""
        const header = document.querySelector('.tbl-h').getBoundingClientRect()
        const under = document.elementFromPoint(200, header.bottom + 60)?.closest('.row')
        return under?.ariaRowIndex > 300"""))
    page.idle()
    assert abs(page.box(header)["y"] - top) < 1
    striped = page.js("""
        return [...document.querySelectorAll('.row')].map((row) => [+row.innerText.match(/\\d+/)[0] % 2,
            getComputedStyle(row).backgroundColor !== 'rgba(0, 0, 0, 0)'])""")
    assert all(odd != has for odd, has in striped), "every second row has a background, wherever the window begins"
    numbers = page.js("return [...document.querySelectorAll('.row')].map((r) => [r.ariaRowIndex, r.innerText.match(/\\d+/)[0]])")
    assert all(int(index) == int(number) + 1 for index, number in numbers), numbers
