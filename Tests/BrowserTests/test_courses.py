# SPDX-License-Identifier: Apache-2.0
"""Sheets without motion, views that are clear, and views that change by themselves."""

import pytest

pytestmark = pytest.mark.shows("courses")

FIND = """
const find = (text) => [...document.querySelectorAll('body *')].findLast((e) => !e.children.length && e.textContent === text);
"""
WATCH = FIND + """
const [text] = arguments, list = window.watched = [];
const stop = performance.now() + 2500;
(function look() {
  const e = find(text);
  const box = e?.getBoundingClientRect();
  if (e) list.push({x: box.left, y: box.top, o: +getComputedStyle(e.closest('button') ?? e).opacity});
  if (performance.now() < stop) requestAnimationFrame(look);
})();
"""


@pytest.fixture(autouse=True)
def opened(page):
    page.open()


def watched(page, text, action, until=1.0):
    page.js(WATCH, text)
    page.tap(action)
    page.settle(until)
    return page.js("return window.watched")


def moving(page):
    return page.js("return document.getAnimations().filter((a) => a.effect.target?.closest('[data-layer]') && a.effect.getTiming().duration > 1).length")


def test_a_sheet_opens_and_closes_at_once(page):
    places = {round(s["y"]) for s in watched(page, "Inside", "Open still")}
    assert len(places) == 1, places
    assert page.has("dialog") and moving(page) == 0
    assert page.js("return !document.querySelector('[data-still]')")
    page.tap("Close still")
    page.wait_text("Log: dismissed")
    assert not page.has("dialog") and page.text().count("dismissed") == 1
    assert len({round(s["y"]) for s in watched(page, "Inside", "Open")}) > 3


def test_a_clear_view_takes_no_press(page):
    fading = watched(page, "Pressed 0", "Fade")
    assert any(0.1 < s["o"] < 0.9 for s in fading) and fading[-1]["o"] == 0
    assert not page.has("button", "Pressed 0")
    page.js(FIND + "const b = find('Pressed 0').getBoundingClientRect(); document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2)?.click()")
    page.tap("Fade")
    page.settle(0.9)
    page.tap("Pressed 0")
    page.wait_text("Pressed 1")


def test_phases_go_there_and_back_once(page):
    values = [s["x"] for s in watched(page, "Walker", "Round", until=2.0)]
    assert max(values) > values[0] + 100 and abs(values[-1] - values[0]) < 1
    peak = values.index(max(values))
    assert len({round(v) for v in values[:peak]}) > 4 and len({round(v) for v in values[peak:]}) > 4


def test_phases_go_on_for_ever(page):
    values = [s["o"] for s in watched(page, "Beat", "Round", until=2.4)]
    low = [index for index, value in enumerate(values) if value < 0.35]
    assert max(values) > 0.8 and len([1 for a, b in zip(low, low[1:]) if b - a > 2]) >= 1


def test_a_timeline_shows_each_second(page):
    page.js("window.seen = new Set(); (function look() { seen.add(/Second (\\d+)/.exec(document.body.innerText)?.[1]); requestAnimationFrame(look) })()")
    page.settle(3.2)
    assert len(page.js("return [...window.seen]")) >= 3


def test_a_sheet_grows_out_of_its_source(page):
    page.js("""
    const list = window.watched = [];
    const stop = performance.now() + 2500;
    (function look() {
      const b = document.querySelector('.sheet-container')?.getBoundingClientRect();
      if (b) list.push({x: b.left + b.width / 2, y: b.top + b.height / 2, w: b.width});
      if (performance.now() < stop) requestAnimationFrame(look);
    })();
    """)
    source = page.js("const b = document.querySelector('[data-zooms]').getBoundingClientRect(); return {x: b.left + b.width / 2, y: b.top + b.height / 2, w: b.width}")
    page.tap("Zoom")
    page.settle(1.2)
    samples = page.js("return window.watched")
    first, last = samples[0], samples[-1]
    assert first["w"] < last["w"] * 0.8 and last["w"] > source["w"]
    assert abs(first["x"] - source["x"]) < abs(last["x"] - source["x"]) + 1
    assert len({round(s["w"]) for s in samples}) > 3
