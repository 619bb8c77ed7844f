# SPDX-License-Identifier: Apache-2.0
"""The first of several views that fits, which the browser chooses without the server."""

import pytest

pytestmark = pytest.mark.shows("choices")

SHOWN = """
return [...document.querySelectorAll('[data-choice] > :not([data-out])')].filter((view) => view.checkVisibility({
  visibilityProperty: true })).map((view) => view.textContent)"""


@pytest.fixture
def live(page):
    page.resize((600, 700))
    page.open()
    page.idle()
    return page


def wait_shown(page, *texts):
    page.wait(lambda: page.js(SHOWN) == list(texts), f"{texts}, not {page.js(SHOWN)}")


def give_room(page, width):
    """Changes the width of the container. Not all windows can be narrow enough."""
    page.js("document.querySelector('[data-choice]').parentElement.style.width = arguments[0]", width)


def test_the_first_view_that_fits_is_shown_and_follows_its_room_without_the_server(live):
    page = live
    wait_shown(page, "a long one", "low", "last 0")
    told = len(page.wire.events())
    give_room(page, "330px")
    wait_shown(page, "short", "low", "last 0")
    give_room(page, "")
    wait_shown(page, "a long one", "low", "last 0")
    page.idle()
    assert len(page.wire.events()) == told


def test_a_view_that_comes_before_the_others_is_chosen_if_it_fits(live):
    page = live
    page.tap("More")
    wait_shown(page, "an extra long one", "low", "last 0")
    page.resize((480, 700))
    wait_shown(page, "a long one", "low", "last 0")


def test_a_frame_that_grows_chooses_again_also_inside(live):
    page = live
    page.tap("last 0")
    wait_shown(page, "a long one", "low", "last 1")
    page.tap("Wider")
    wait_shown(page, "a long one", "low", "outer firstouter second", "outer second")


def test_hidden_views_are_out_of_reach_for_screen_readers_and_keys(live):
    page = live
    page.tap("Wider")
    wait_shown(page, "a long one", "low", "outer firstouter second", "outer second")
    page.wait(lambda: not page.has("button", "last 0"), "no hidden button")
    assert "short" not in page.outline()
