# SPDX-License-Identifier: Apache-2.0
"""Subtitles of pages: below a large title, and below the title in the bar."""

import pytest

pytestmark = pytest.mark.shows("subtitles")

SUBTITLE = ".page:not(.below) > .bars .bar-sub"


@pytest.fixture
def phone(page):
    page.resize((390, 844))
    page.open()
    return page


def boxes(page):
    heading = page.css(".page:not(.below) > .bars [role=heading]")[0]
    return page.box(heading), page.box(page.css(SUBTITLE)[0])


def test_a_subtitle_goes_out_of_sight_with_its_large_title_and_the_bar_shows_the_title_alone(phone):
    phone.wait_text("40 items")
    title, subtitle = boxes(phone)
    assert title["bottom"] <= subtitle["y"] + 1
    phone.tap("Add")
    phone.wait_text("41 items")
    phone.idle()
    phone.js("const list = document.querySelector('.list'); list.scrollTop = 300")
    phone.wait(lambda: phone.js("return !!document.querySelector('.page[data-small]')"), "the small title")
    assert phone.js("return document.querySelector('.bar-t').dataset.title") == "Groceries"
    bar = phone.box(phone.css(".page:not(.below) > .bars > .bar")[0])
    assert boxes(phone)[1]["bottom"] <= bar["bottom"] + 1


def test_a_long_subtitle_is_cut_in_the_bar_and_the_bar_keeps_its_height(phone):
    phone.wait_text("40 items")
    phone.idle()
    phone.tap("Details")
    phone.wait(lambda: phone.js("return document.querySelectorAll('.page').length") == 2, "the page")
    phone.wait_text("A subtitle that is")
    phone.idle()
    title, subtitle = boxes(phone)
    bar = phone.box(phone.css(".page:not(.below) > .bars > .bar")[0])
    assert bar["height"] == 44
    back = phone.box(phone.css(".page:not(.below) > .bars .back")[0])
    # The chevron and the short word.
    assert back["width"] > 64 and back["right"] <= subtitle["x"]
    assert bar["y"] <= title["y"] and title["bottom"] <= subtitle["y"] + 2 and subtitle["bottom"] <= bar["bottom"]
    assert phone.js("const s = arguments[0]; return s.scrollWidth > s.clientWidth", phone.css(SUBTITLE)[0])
    assert bar["x"] <= subtitle["x"] and subtitle["right"] <= bar["right"]
