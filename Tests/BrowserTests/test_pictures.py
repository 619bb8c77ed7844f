# SPDX-License-Identifier: Apache-2.0
"""Facts of pictures that only the browser knows, and that it reports to views."""

import pytest


@pytest.mark.allows_errors
@pytest.mark.shows("pictures")
def test_a_picture_that_cannot_be_loaded_is_a_failure_however_early_it_fails(page):
    page.open()
    page.wait_text("First is broken")
    page.button("Show another").click()
    page.wait_text("Second is broken")
    page.idle()
    # One that failed before the client listened is asked for again, and may then fail twice.
    assert len({event[3] for event in page.wire.events("error")}) == 2


@pytest.mark.shows("large-pictures")
def test_a_large_picture_has_an_address_of_the_server_and_its_own_size(page):
    page.open()
    large, square = page.css("img")[:2]
    page.wait(lambda: page.js("return [...document.images].every((image) => image.naturalWidth)"), "the pictures")
    assert "/_dais/pictures/" in large.get_attribute("src")
    assert (page.box(large)["width"], page.box(large)["height"]) == (60, 40)
    assert (page.box(square)["width"], page.box(square)["height"]) == (90, 90)
    assert page.js("return document.documentElement.outerHTML.length") < 100_000


@pytest.mark.shows("large-pictures")
def test_a_large_picture_from_data_is_shown_while_a_view_shows_it(page):
    page.open()
    page.tap("Draw")
    page.wait(lambda: page.css("[aria-label=Drawn]") and page.js(
        "return document.querySelector('[aria-label=Drawn]').naturalWidth === 60"), "the picture from data")
    address = page.css("[aria-label=Drawn]")[0].get_attribute("src")
    status = "return fetch(arguments[0]).then((answer) => answer.status)"
    assert page.js(status, address) == 200
    page.tap("Erase")
    page.wait(lambda: not page.css("[aria-label=Drawn]"), "no picture")
    page.wait(lambda: page.js(status, address) == 404, "its address gone")
