# SPDX-License-Identifier: Apache-2.0
"""Views that are one thing fly from the one place to the other."""

import pytest

pytestmark = pytest.mark.shows("matching")

WATCH = """
const [stepped] = arguments, list = window.watched = [];
(function look() {
  const cards = [...document.querySelectorAll('[data-match]')].filter((e) => e.textContent === 'Card');
  list.push(cards.map((e) => { const b = e.getBoundingClientRect(); return {x: b.left, y: b.top, w: b.width, h: b.height, gone: !!e.closest('[inert]')} }));
  if (stepped) __watch.step();
  if (window.watched === list) requestAnimationFrame(look);
})();
"""
BOXES = """
const box = (e) => { const b = e.getBoundingClientRect(); return [b.left, b.top, b.width, b.height] };
const item = [...document.querySelectorAll('[data-match]')].find((e) => e.textContent === arguments[0]);
return [box(document.querySelector('[data-mirrors]')), box(item)];
"""


@pytest.fixture(autouse=True)
def opened(page):
    page.open()


def alive(samples):
    return [card for cards in samples for card in cards if not card["gone"]]


def test_a_matched_view_flies_from_the_place_and_size_of_the_other(page):
    page.idle()
    page.js(WATCH, True)
    page.tap("Switch")
    page.idle()
    samples = page.js("return window.watched")
    old, new = alive(samples)[0], alive(samples)[-1]
    assert new["w"] == pytest.approx(180, abs=1) and old["w"] == pytest.approx(80, abs=1)
    way = [c for c in alive(samples) if old["w"] + 4 < c["w"] < new["w"] - 4]
    assert len(way) > 3
    for card in way:
        share = (card["w"] - old["w"]) / (new["w"] - old["w"])
        for key in "xyh":
            assert card[key] == pytest.approx(old[key] + share * (new[key] - old[key]), abs=4), key
    # The other one goes along.
    assert any(c["gone"] and c["w"] > old["w"] + 20 for cards in samples for c in cards)
    assert page.js("return document.querySelectorAll('[data-leaving]').length") == 0


def test_a_matched_view_turned_round_does_not_jump(page):
    page.js(WATCH, False)
    page.tap("Switch")
    page.wait(lambda: any(card["w"] > 110 for card in alive(page.js("return window.watched"))), "the card on its way")
    page.tap("Switch")
    page.idle()
    samples = page.js("return window.watched")
    # Whichever of them is alive, the next frame's is near.
    steps = [abs(b["x"] - a["x"]) for a, b in zip(alive(samples), alive(samples)[1:])]
    assert max(steps) < 60, max(steps)
    assert alive(samples)[-1]["w"] == pytest.approx(80, abs=1)


def test_a_view_that_follows_stands_where_its_source_is(page):
    page.idle()
    mark, item = page.js(BOXES, "A")
    assert mark == pytest.approx(item, abs=1)
    page.tap("Choose")
    page.wait(lambda: page.js(BOXES, "Long one")[0][0] > mark[0] + 3, "motion")
    way, target = page.js(BOXES, "Long one")
    assert mark[0] + 3 < way[0] < target[0] - 3 and mark[2] + 3 < way[2] < target[2] - 3
    page.idle()
    mark, item = page.js(BOXES, "Long one")
    assert mark == pytest.approx(item, abs=1)
    page.tap("At once")
    page.idle()
    mark, item = page.js(BOXES, "A")
    assert mark == pytest.approx(item, abs=1)


def test_with_forced_colors_a_background_gives_way(page, prefer):
    mark = "return getComputedStyle(document.querySelector('.under [data-testid=mark]')).backgroundColor"
    assert page.js(mark) == "rgb(255, 149, 0)"
    prefer(forced_colors="active")
    assert page.js(mark) == "rgb(255, 255, 255)"
