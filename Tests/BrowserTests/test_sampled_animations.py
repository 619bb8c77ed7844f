# SPDX-License-Identifier: Apache-2.0
"""Animations that only the app can interpolate: texts that count, effects, keyframes, outlines."""

import pytest

pytestmark = pytest.mark.shows("sampled-animations")

WATCH = """
const [text] = arguments, list = window.watched = [];
const find = () => [...document.querySelectorAll('#dais-root *')].find((e) => !e.children.length && e.textContent.startsWith(text));
(function look() {
  const e = find(), b = e.getBoundingClientRect();
  let moved = 0, shaken = 0;
  for (let box = e; box; box = box.parentElement) {
    const { translate, transform } = getComputedStyle(box);
    moved += parseFloat(translate.split(' ')[1]) || 0;
    shaken += new DOMMatrix(transform).e;
  }
  list.push({text: e.textContent, y: b.top, moved, shaken});
  __watch.step();
  if (window.watched === list) requestAnimationFrame(look);
})();
"""
DASH = """
const list = window.watched = [];
const path = document.querySelector('path[pathLength]');
(function look() {
  list.push(parseFloat(getComputedStyle(path).strokeDasharray));
  __watch.step();
  if (window.watched === list) requestAnimationFrame(look);
})();
"""


@pytest.fixture(autouse=True)
def opened(page):
    page.open()


def watched(page, text, action):
    page.idle()
    page.js(WATCH, text)
    page.tap(action)
    page.idle()
    return page.js("const seen = window.watched; window.watched = null; return seen")


def test_an_animatable_text_counts(page):
    values = [int(s["text"].split()[1]) for s in watched(page, "Value", "Count")]
    assert values == sorted(values) and values[-1] == 100
    assert len(set(values)) > 6, set(values)
    page.tap("Count")
    page.wait(lambda: "Value 100" not in page.text(), "motion")
    page.tap("Count")
    page.idle()
    assert "Value 100" in page.text()


def test_a_geometry_effect_leads_there_and_back(page):
    # From the style, because WebKit's rectangle of a moving element is some frames old.
    places = [s["shaken"] for s in watched(page, "Shaken", "Shake")]
    start = places[0]
    assert max(places) > start + 12 and min(places) < start - 12
    assert places[-1] == pytest.approx(start, abs=1)


def test_a_keyframe_animator_plays_its_keyframes(page):
    samples = watched(page, "Jumper", "Jump")
    # Of what its compositor moves, WebKit tells the style of now and an old rectangle.
    if page.engine != "webkit":
        assert all(s["y"] - samples[0]["y"] == pytest.approx(s["moved"], abs=1) for s in samples)
    places = [s["moved"] for s in samples]
    assert min(places) < places[0] - 25 and places[-1] == pytest.approx(places[0], abs=1)
    assert len({round(p) for p in places}) > 8
    assert page.js("return document.getAnimations().length") == 0


def test_only_the_digits_that_change_roll(page):
    page.tap("Next")
    page.wait_text("2004")
    page.idle()
    # Looks when the stage is inserted. A slow machine would ask for it when it has gone.
    page.js("""new MutationObserver(() => {
      const stage = document.querySelector('[data-leaving]');
      if (stage) window.rolling ??= { hidden: stage.ariaHidden, cells: [...stage.children].map((cell) => cell.children.length) };
    }).observe(document.body, { subtree: true, childList: true })""")
    page.tap("Next")
    rolling = page.wait(lambda: page.js("return window.rolling"), "digits to roll")
    assert rolling == {"hidden": "true", "cells": [1, 1, 1, 2]}
    page.idle()
    assert page.js("return document.querySelectorAll('[data-leaving]').length") == 0
    assert "2005" in page.text() and page.js("return document.getAnimations().length") == 0


def test_a_ring_fills(page):
    page.js(DASH)
    page.tap("Fill")
    page.idle()
    parts = page.js("return window.watched")
    assert parts == sorted(parts) and parts[-1] == pytest.approx(0.9, abs=0.01)
    assert len([p for p in parts if 0.15 < p < 0.85]) > 3


def test_an_animatable_shape_shows_the_paths_on_its_way(page):
    if page.engine == "webkit":
        pytest.skip("does not animate paths")
    page.js("""
    const list = window.watched = [];
    const path = [...document.querySelectorAll('path')].at(-1);
    (function look() { list.push(path.getBBox().width); __watch.step(); requestAnimationFrame(look) })();
    """)
    page.tap("Count")
    page.idle()
    widths = page.js("return window.watched")
    assert len([w for w in widths if 10 < w < 190]) > 3 and widths[-1] == pytest.approx(200, abs=1)
