# SPDX-License-Identifier: Apache-2.0
"""Sheets without motion, views that are clear, and views that change by themselves. Motions are read from the browser's
animations themselves, because a busy browser paints few frames of them."""

import re

import pytest

pytestmark = pytest.mark.shows("timed-views")

FIND = """
const find = (text) => [...document.querySelectorAll('body *')].findLast((e) => !e.children.length && e.textContent === text);
"""
# Where each animation of a property leads, of the view with that text or of a view around it.
MOVES = FIND + """
const [text, property] = arguments, view = find(text), moves = window.moves = [], { animate } = Element.prototype;
Element.prototype.animate = function () {
  const animation = animate.apply(this, arguments), { effect } = animation;
  const to = effect.getKeyframes().at(-1)[property], { duration, easing } = effect.getTiming();
  if (to !== undefined && this.contains(view)) moves.push({ to, duration, easing });
  return animation;
};
"""
# The motions of a sheet's surface and backdrop with their poses at five moments. No time passes between the moments.
POSES = """
const motions = window.motions = [], { animate } = Element.prototype;
Element.prototype.animate = function () {
  const { left, top, width, height } = this.getBoundingClientRect();
  const animation = animate.apply(this, arguments);
  if (!this.closest('[data-layer]')) return animation;
  const { duration } = animation.effect.getTiming();
  animation.pause();
  const poses = [0, 0.25, 0.5, 0.75, 1].map((part) => {
    animation.currentTime = part * duration;
    const { a, e, f } = new DOMMatrix(getComputedStyle(this).transform);
    return { x: left + width / 2 + e, y: top + height / 2 + f, w: width * a };
  });
  motions.push({ duration, poses });
  animation.currentTime = 0;
  animation.play();
  return animation;
};
"""


@pytest.fixture(autouse=True)
def opened(page):
    page.open()


def moves(page):
    return page.js("return window.moves")


def wait_entered(page, times):
    page.wait(lambda: len(page.wire.events("entered")) == times, "the end of the motion")


def test_a_sheet_without_animation_opens_and_closes_at_once(page):
    page.js(POSES)
    page.tap("Open still")
    wait_entered(page, 1)
    assert page.has("dialog") and page.js("return !document.querySelector('[data-still]')")
    page.tap("Close still")
    page.wait_text("Log: dismissed")
    assert not page.has("dialog") and page.text().count("dismissed") == 1
    page.tap("Open")
    wait_entered(page, 2)
    *still, slide, _ = page.js("return window.motions")
    assert [motion["duration"] for motion in still] == [0] * 4, "surface and backdrop, in and out"
    heights = [pose["y"] for pose in slide["poses"]]
    assert slide["duration"] == 420 and all(before > after for before, after in zip(heights, heights[1:])), heights


def test_a_clear_view_takes_no_press(page):
    fade = {"duration": 600, "easing": "linear"}
    opacity = FIND + "return getComputedStyle(find('Pressed 0').closest('button')).opacity"
    page.js(MOVES, "Pressed 0", "opacity")
    page.tap("Fade")
    page.wait(lambda: page.js(opacity) == "0", "a clear view")
    assert moves(page) == [{"to": "0", **fade}]
    page.wait(lambda: not page.has("button", "Pressed 0"), "a hidden view")
    page.js(FIND + "const b = find('Pressed 0').getBoundingClientRect(); document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2)?.click()")
    page.tap("Fade")
    page.wait(lambda: page.js(opacity) == "1", "an opaque view")
    assert moves(page) == [{"to": "0", **fade}, {"to": "1", **fade}]
    page.tap("Pressed 0")
    page.wait_text("Pressed 1")


def test_a_triggered_phase_animator_goes_there_and_back_once(page):
    start = page.js(FIND + "return find('Walker').getBoundingClientRect().left")
    page.js(MOVES, "Walker", "translate")
    page.tap("Round")
    page.wait(lambda: len(moves(page)) == 2, "the way back")
    page.wait(lambda: page.js(FIND + "return find('Walker').getBoundingClientRect().left") == start, "the start")
    walk = {"duration": 500, "easing": "linear"}
    assert moves(page) == [{"to": "120px", **walk}, {"to": "0px", **walk}]


def test_a_phase_animator_without_a_trigger_goes_on_for_ever(page):
    page.js(MOVES, "Beat", "opacity")
    page.wait(lambda: len(moves(page)) >= 4, "four phases")
    phases = [move["to"] for move in moves(page)]
    assert phases[:4] in (["0.2", "1", "0.2", "1"], ["1", "0.2", "1", "0.2"])


def test_a_timeline_shows_each_second(page):
    seconds = set()

    def look():
        seconds.update(re.findall(r"Second (\d+)", page.text()))
        return len(seconds) >= 3
    page.wait(look, "three seconds")


def place(page, selector):
    """The middle and the width of an element."""
    return page.js("""
        const { left, top, width, height } = document.querySelector(arguments[0]).getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2, w: width };""", selector)


def test_a_sheet_grows_out_of_its_source(page):
    source = place(page, "[data-zooms]")
    page.js(POSES)
    page.tap("Zoom")
    wait_entered(page, 1)
    motion, _ = page.js("return window.motions")
    assert motion["duration"] == 420
    widths = [pose["w"] for pose in motion["poses"]]
    assert motion["poses"][0] == pytest.approx(source, abs=0.5)
    assert all(before < after for before, after in zip(widths, widths[1:])), widths
    assert motion["poses"][-1] == pytest.approx(place(page, ".sheet-container"), abs=0.5)
