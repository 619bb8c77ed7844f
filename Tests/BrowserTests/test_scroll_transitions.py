# SPDX-License-Identifier: Apache-2.0
"""Views that change while they scroll into sight, without the server."""

import pytest

pytestmark = pytest.mark.shows("scroll-transitions")

LOOK = """
const view = document.querySelector(`[data-testid="${arguments[0]}"]`).closest('[data-phases]')
const style = getComputedStyle(view), matrix = new DOMMatrix(style.transform)
return [Number(style.opacity), Math.round(matrix.e), Math.round(matrix.a * 100) / 100]"""


@pytest.fixture
def live(page):
    page.resize((800, 900))
    page.open()
    page.idle()
    return page


def look(page, name):
    return page.js(LOOK, name)


def scroll(page, name, left, top):
    page.js("document.querySelector(`[data-testid=${arguments[0]}]`).scrollTo(arguments[1], arguments[2])", name, left, top)


def wait_look(page, name, opacity, x=0, scale=1):
    page.wait(lambda: [round(look(page, name)[0], 2), *look(page, name)[1:]] == [opacity, x, scale],
              f"{name} at {opacity}, {x}, {scale}, not {look(page, name)}")


def test_a_view_follows_the_scroll_view_into_sight_and_out_of_it(live):
    page = live
    wait_look(page, "follows 0", 1)
    wait_look(page, "follows 2", 1)
    wait_look(page, "follows 3", 0, 40)
    page.idle()
    scroll(page, "column", 0, 50)
    wait_look(page, "follows 3", 0.5, 20)
    wait_look(page, "follows 0", 0.5, -20)
    wait_look(page, "follows 1", 1)
    scroll(page, "column", 0, 100)
    wait_look(page, "follows 3", 1)
    wait_look(page, "follows 0", 0, -40)
    scroll(page, "column", 0, 0)
    wait_look(page, "follows 0", 1)
    page.idle()
    assert page.wire.events("custom") == [] and page.wire.events("scroll") == []


def test_an_animated_view_changes_when_it_reaches_its_threshold(live):
    page = live
    wait_look(page, "animated 3", 0.2)
    scroll(page, "animated", 0, 40)
    wait_look(page, "animated 0", 1)
    page.frames(3)
    assert look(page, "animated 3")[0] == pytest.approx(0.2)
    page.js("""window.seen = []
      const view = document.querySelector('[data-testid="animated 3"]').closest('[data-phases]')
      const look = () => { seen.push(Number(getComputedStyle(view).opacity)); window.watching = requestAnimationFrame(look) }
      look()""")
    scroll(page, "animated", 0, 60)
    wait_look(page, "animated 3", 1)
    seen = page.js("cancelAnimationFrame(watching); return seen")
    assert seen == sorted(seen) and any(0.25 < value < 0.95 for value in seen)
    scroll(page, "animated", 0, 160)
    wait_look(page, "animated 0", 0.2)


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_row_changes_at_its_leading_edge_in_both_directions(live, direction):
    page = live
    page.js("document.documentElement.dir = arguments[0]; document.querySelectorAll('[dir]')"
            ".forEach((node) => { node.dir = arguments[0] }); dispatchEvent(new Event('resize'))", direction)
    sign = -1 if direction == "rtl" else 1
    wait_look(page, "row 3", 1)
    scroll(page, "row", sign * 50, 0)
    wait_look(page, "row 0", 1, 0, 0.75)
    wait_look(page, "row 3", 1)
    scroll(page, "row", 0, 0)
    wait_look(page, "row 0", 1)


def test_a_changed_effect_is_shown_at_the_place_where_the_view_is(live):
    page = live
    wait_look(page, "follows 3", 0, 40)
    page.tap("Keep half")
    wait_look(page, "follows 3", 0.5, 40)
    scroll(page, "column", 0, 100)
    wait_look(page, "follows 3", 1)


def test_views_look_as_by_themselves_with_reduced_motion(page):
    page.resize((800, 900))
    page.open()
    page.js("""const ask = matchMedia
      window.matchMedia = (query) => query.includes('reduced-motion') ? { ...ask(query), matches: true } : ask(query)
      dispatchEvent(new Event('resize'))""")
    wait_look(page, "follows 3", 1)
    wait_look(page, "animated 3", 1)
