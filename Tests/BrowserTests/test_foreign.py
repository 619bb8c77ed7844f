# SPDX-License-Identifier: Apache-2.0
"""Custom elements: attributes in, events out, in the page and in a modal, under the page's own policy."""

import pytest

pytestmark = pytest.mark.shows("foreign")

PRESS = """
  const hosts = document.querySelectorAll('star-rating')
  hosts[arguments[0]].shadowRoot.querySelectorAll('button')[arguments[1]].click()
"""


def pressed(page, index=0):
    return page.js(
        "return [...document.querySelectorAll('star-rating')[arguments[0]].shadowRoot.children]"
        ".filter((star) => star.ariaPressed === 'true').length", index)


def test_a_foreign_element_takes_attributes_and_sends_events(page):
    page.open()
    page.wait(lambda: page.js("return !!document.querySelector('star-rating').shadowRoot"))
    assert pressed(page) == 2
    page.tap("More")
    page.wait(lambda: pressed(page) == 3)
    page.js(PRESS, 0, 4)
    page.wait_text("5 stars by hand")
    page.wait(lambda: pressed(page) == 5)


def test_a_foreign_element_works_in_a_modal(page, layers):
    page.open()
    page.tap("Rate in a modal")
    layers.wait_rest(1)
    page.wait(lambda: page.js("return !!document.querySelectorAll('star-rating')[1]?.shadowRoot"))
    page.js(PRESS, 1, 0)
    page.wait_text("1 stars by hand")
    assert pressed(page, 0) == pressed(page, 1) == 1


def test_the_script_of_a_foreign_element_has_the_same_origin_and_may_be_cached(page):
    page.open()
    source = page.js("return [...document.scripts].map((script) => script.src).find((src) => src.endsWith('star-rating.js'))")
    assert source.startswith(page.js("return location.origin"))
    cache = page.js("return fetch(arguments[0]).then((answer) => answer.headers.get('cache-control'))", source)
    assert "immutable" in cache


INSIDE = "return document.activeElement.shadowRoot?.activeElement?.ariaLabel ?? ''"


def test_tab_goes_round_a_modal_through_the_controls_of_a_foreign_element(page, layers):
    """Row 9."""
    page.open()
    page.tap("Rate in a modal")
    layers.wait_rest(1)
    page.wait(lambda: page.js("return !!document.querySelectorAll('star-rating')[1]?.shadowRoot"))
    seen = []
    for _ in range(10):
        page.press("tab")
        seen.append(page.js(INSIDE))
    stars = [f"{star} stars" for star in range(1, 6)]
    first = seen.index("1 stars")
    assert seen[first:first + 5] == stars and set(seen) == set(stars)
    while page.js(INSIDE) != "1 stars":
        page.press("tab")
    page.press("tab", "shift")
    assert page.js(INSIDE) == "5 stars"
