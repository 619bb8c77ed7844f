# SPDX-License-Identifier: Apache-2.0
"""The browser plays effects of symbols: once for each value, or as long as they are active."""

import pytest

pytestmark = pytest.mark.shows("symbol-motions")

BELL, STAR, HEART, PLAY = range(4)
NAMES = """const icon = document.querySelectorAll('#dais-root .icon')[arguments[0]]
    return icon.getAnimations().filter((a) => a.playState === 'running').map((a) => a.animationName)"""


@pytest.fixture
def live(page):
    page.resize((390, 844))
    page.open()
    return page


def test_a_bounce_plays_once_for_each_value_and_a_pulse_without_end(live):
    live.wait(lambda: live.js(NAMES, STAR) == ["sym-pulse-a"], "the pulse")
    assert live.js(NAMES, BELL) == []
    for name in ("sym-bounce-up-b", "sym-bounce-up-a"):
        live.tap("Ring")
        live.wait(lambda: live.js(NAMES, BELL) == [name], name)
        live.wait(lambda: live.js(NAMES, BELL) == [], "its end")


def test_a_scale_lasts(live):
    width = lambda: live.box(live.css("#dais-root .icon")[HEART])["width"]
    before = width()
    live.tap("Grow")
    live.wait(lambda: width() == pytest.approx(before * 1.2, abs=0.5), "the larger symbol")


def test_a_symbol_grows_in_the_place_of_another_one(live):
    assert live.js(NAMES, PLAY) == []
    for name in ("sym-replace-b", "sym-replace-a"):
        live.tap("Grow")
        live.wait(lambda: live.js(NAMES, PLAY) == [name], name)
        live.wait(lambda: live.js(NAMES, PLAY) == [], "its end")
