# SPDX-License-Identifier: Apache-2.0
"""Effects that depend on the size and the place of a view, without the server while something scrolls."""

import pytest

pytestmark = pytest.mark.shows("visual-effects")

LOOK = """
const view = document.querySelector(`[data-testid="${arguments[0]}"]`).closest('[data-visual]')
const style = getComputedStyle(view), matrix = new DOMMatrix(style.transform)
return [Number(style.opacity), Math.round(matrix.e), Math.round(matrix.a * 100) / 100]"""


@pytest.fixture
def live(page):
    page.resize((800, 900))
    page.open()
    page.idle()
    return page


def scroll(page, name, left, top):
    page.js("document.querySelector(`[data-testid=${arguments[0]}]`).scrollTo(arguments[1], arguments[2])", name, left, top)


def wait_look(page, name, opacity, x=0, scale=1):
    def look():
        shown = page.js(LOOK, name)
        return [round(shown[0], 2), *shown[1:]]
    page.wait(lambda: look() == [opacity, x, scale], f"{name} at {opacity}, {x}, {scale}, not {page.js(LOOK, name)}")


def test_an_effect_by_the_size_needs_no_place(live):
    wait_look(live, "size", 1, 100)


def test_a_view_follows_its_place_in_the_scroll_view_without_the_server(live):
    page = live
    wait_look(page, "column 0", 1)
    wait_look(page, "column 3", 1, 100)
    page.idle()
    told = len(page.wire.events("custom"))
    scroll(page, "column", 0, 30)
    wait_look(page, "column 0", 0.7)
    wait_look(page, "column 3", 1, 70)
    scroll(page, "column", 0, 100)
    wait_look(page, "column 0", 0)
    wait_look(page, "column 3", 1)
    wait_look(page, "column 1", 1)
    scroll(page, "column", 0, 0)
    wait_look(page, "column 0", 1)
    page.idle()
    assert len(page.wire.events("custom")) == told


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_row_has_an_effect_that_jumps(live, direction):
    page = live
    page.js("document.documentElement.dir = arguments[0]; document.querySelectorAll('[dir]')"
            ".forEach((node) => { node.dir = arguments[0] }); dispatchEvent(new Event('resize'))", direction)
    shown, beyond = ("row 0", "row 1") if direction == "ltr" else ("row 2", "row 1")
    wait_look(page, shown, 1, 0, 0.5)
    wait_look(page, beyond, 1)
    # The view that was beyond the jump comes below it, from the left in both directions.
    sign = 1 if direction == "ltr" else -1
    scroll(page, "row", 60 if sign > 0 else -40, 0)
    wait_look(page, beyond, 1, 0, 0.5) if direction == "ltr" else wait_look(page, "row 3", 1, 0, 0.5)


def test_a_changed_effect_is_shown_at_the_place_where_the_view_is(live):
    page = live
    wait_look(page, "column 3", 1, 100)
    page.tap("Halve")
    wait_look(page, "column 3", 1, 50)
    scroll(page, "column", 0, 50)
    wait_look(page, "column 0", 0.75)


def test_a_view_that_another_one_moves_has_the_effect_of_its_new_place(live):
    page = live
    wait_look(page, "column 2", 1)
    page.tap("Add a note")
    wait_look(page, "column 2", 1, 100)
    scroll(page, "column", 0, 150)
    wait_look(page, "column 0", 0.5)


def test_a_geometry_reader_knows_its_place_in_the_scroll_view(live):
    page = live
    def place():
        return page.js("return Number(document.body.innerText.match(/place (-?\\d+)/)[1])")
    top = page.js("""const box = (node) => node.getBoundingClientRect().top
      const place = [...document.querySelectorAll('.geo')].at(-1)
      return Math.round(box(place) - box(document.querySelector('[data-testid=page]')))""")
    page.wait(lambda: place() == top, f"place {top}")
    scroll(page, "page", 0, 100)
    page.wait(lambda: place() == top - 100, f"place {top - 100}")
