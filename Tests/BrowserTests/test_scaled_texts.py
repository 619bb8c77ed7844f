# SPDX-License-Identifier: Apache-2.0
"""Texts that shrink until they fit, without the server."""

import pytest

pytestmark = pytest.mark.shows("scaled-texts")

TEXT = "const text = document.querySelector(`[data-testid=${arguments[0]}]`);"


@pytest.fixture
def live(page):
    page.resize((800, 900))
    page.open()
    page.idle()
    return page


def size(page, name):
    return page.js(TEXT + "return parseFloat(getComputedStyle(text).fontSize)", name)


CUT = ("return text.scrollHeight > text.clientHeight + parseFloat(getComputedStyle(text).fontSize) / 2"
       " || text.scrollWidth > text.clientWidth + 1")


def is_cut(page, name):
    return page.js(TEXT + CUT, name)


def test_a_text_shrinks_just_as_far_as_its_room_asks_for(live):
    page = live
    page.wait(lambda: size(page, "amount") == 40, "the whole size")
    page.tap("Add digits")
    page.wait(lambda: size(page, "amount") < 40 and not is_cut(page, "amount"), "a smaller text")
    # A tenth more would not fit.
    assert page.js(TEXT + "text.style.fontSize = `${parseFloat(getComputedStyle(text).fontSize) * 1.1}px`;" + CUT, "amount")
    assert size(page, "plain") == 40 and is_cut(page, "plain")


def test_a_text_grows_again_with_its_room_and_with_fewer_words(live):
    page = live
    page.tap("Add digits")
    page.wait(lambda: size(page, "amount") < 40, "a smaller text")
    wide = size(page, "amount")
    page.tap("Narrow")
    page.wait(lambda: size(page, "amount") < wide * 0.6, "a still smaller text")
    page.tap("Narrow")
    page.wait(lambda: abs(size(page, "amount") - wide) < 0.5, "the size of before")
    page.tap("Fewer")
    page.wait(lambda: size(page, "amount") == 40, "the whole size")


def test_no_text_becomes_smaller_than_its_factor_allows(live):
    page = live
    for _ in range(5):
        page.tap("Add digits")
    page.wait(lambda: abs(size(page, "amount") - 10) < 0.5 and is_cut(page, "amount"), "a quarter of the size")


def test_texts_of_a_container_shrink_each_for_itself_with_their_runs(live):
    page = live
    page.wait(lambda: not is_cut(page, "runs"), "a fitting text")
    whole = page.js("return parseFloat(getComputedStyle(document.querySelector('[data-testid=short]')).fontSize)")
    assert size(page, "short") == whole == size(page, "full") and is_cut(page, "full")
    runs = page.js(TEXT + "return [...text.children].map((run) => parseFloat(getComputedStyle(run).fontSize))", "runs")
    assert len(set(runs)) == 1 and runs[0] < 28


def test_a_text_shrinks_into_a_frame_that_is_too_low(live):
    page = live
    page.wait(lambda: page.js(TEXT + "return text.offsetHeight <= 48", "low"), "a low text")
    assert size(page, "low") < 17
