# SPDX-License-Identifier: Apache-2.0
"""Views that are wider than the space they get."""

import pytest

NEAR = 0.6


def ends(page, name):
    first, last = page.box(page.button(f"{name}0")), page.box(page.button(f"{name}5"))
    return first["x"], last["right"]


def middle(page):
    return page.js("return document.documentElement.clientWidth") / 2


@pytest.mark.shows("wide-rows")
@pytest.mark.parametrize("name", "adegijklmn")
def test_a_row_that_is_too_wide_is_centered(page, name):
    page.open()
    page.resize((800, 700))
    # A resized window has its width later than its command returns.
    page.wait(lambda: ends(page, name) == pytest.approx((middle(page) - 150, middle(page) + 150), abs=NEAR), "the row")


@pytest.mark.shows("wide-rows")
@pytest.mark.parametrize(("name", "start"), [("b", -100), ("c", -200), ("f", -200)])
def test_a_row_that_is_too_wide_keeps_the_edge_of_its_alignment(page, name, start):
    page.open()
    page.resize((800, 700))
    page.wait(lambda: ends(page, name) == pytest.approx(
        (middle(page) + start, middle(page) + start + 300), abs=NEAR), "the row")


@pytest.mark.shows("wide-page")
def test_a_page_that_is_too_wide_is_centered_and_does_not_scroll_sideways(page):
    page.open()
    page.resize((800, 700))
    page.wait(lambda: page.js("return document.documentElement.scrollWidth <= innerWidth"), "the page to be clipped")
    page.idle()
    box = page.box(page.button("middle"))
    assert box["x"] + box["width"] / 2 == pytest.approx(middle(page), abs=NEAR)
    scroll = "return [scrollX, document.body.scrollLeft, document.getElementById('dais-root').scrollLeft]"
    page.tap("Focus")
    page.wait(lambda: page.js("return document.activeElement.localName === 'input'"), "the focus")
    page.js("document.activeElement.scrollIntoView({ inline: 'center' }); scrollTo(500, 0)")
    assert page.js(scroll) == [0, 0, 0]
    assert page.box(page.button("middle"))["x"] == box["x"]


@pytest.mark.shows("wide-page")
def test_a_scroll_view_in_a_page_that_is_too_wide_scrolls(page):
    page.open()
    page.resize((800, 700))
    assert page.js("""const inner = document.querySelector('[data-testid=inner]')
        inner.scrollTo({ left: 300, behavior: 'instant' })
        return inner.scrollLeft""") == 300
