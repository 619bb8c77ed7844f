# SPDX-License-Identifier: Apache-2.0
"""Symbols, strokes and stacks are where they belong, also while something moves."""

import pytest

pytestmark = pytest.mark.shows("drawn")
NEAR = 0.5


@pytest.fixture
def box(page):
    page.open()
    return lambda selector: page.box(page.css(selector)[0])


def middle(box):
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_padding_stands_around_a_symbol(box):
    around, star = box("[aria-label=Star]"), box("[aria-label=Star] use")
    assert around["width"] == pytest.approx(1.2 * 17 + 32, abs=NEAR)
    assert star["width"] > 10 and middle(star) == pytest.approx(middle(around), abs=2)  # by the lines, in Firefox without their width


def test_a_stroke_lies_on_both_sides_of_its_circle(box, page):
    ring = box(".circle")
    assert ring["width"] == pytest.approx(120, abs=NEAR)
    assert middle(ring) == pytest.approx(middle(page.js("return document.querySelector('.circle').parentElement.getBoundingClientRect().toJSON()")), abs=NEAR)


def test_a_gradient_strokes_a_part_of_a_circle(box, page):
    page.wait(lambda: page.js("return document.querySelector('foreignObject').getAttribute('width')") == "120", "the size")
    assert box("foreignObject")["width"] == pytest.approx(120, abs=NEAR)
    assert middle(box("foreignObject")) == pytest.approx(middle(box(".circle")), abs=NEAR)
    assert "conic-gradient" in page.style(page.css("foreignObject > div")[0], "background-image")


def test_views_of_a_stack_overlap(box):
    faces = [box(f"[aria-label='Face {index}']") for index in range(3)]
    assert [b["x"] - a["right"] for a, b in zip(faces, faces[1:])] == pytest.approx([-12, -12], abs=NEAR)


def test_a_repeating_path_goes_on_after_it_has_its_size(page):
    if page.engine == "webkit":
        pytest.skip("cannot animate paths")
    page.open()
    page.wait(lambda: page.js("""return document.getAnimations().some((a) => a.playState === 'running' && a.effect.getTiming().iterations === Infinity
        && a.effect.target.closest('svg').getAttribute('viewBox') === '0 0 120 40')"""), "a path that is animated at its own size")


def test_sensory_feedback_vibrates_when_its_trigger_changes(page):
    page.open()
    page.js("window.felt = []; navigator.vibrate = (pattern) => felt.push(pattern)")
    page.tap("Beat")
    page.wait(lambda: page.js("return felt") == [[30, 60, 30]], "the vibration")


def test_a_view_that_fills_the_window_has_its_size_from_the_start(page):
    page.open()
    page.js("""window.widths = [];
        (function look() {
          const backdrop = document.querySelector('[aria-label=Backdrop]');
          if (backdrop) widths.push(backdrop.getBoundingClientRect().width);
          requestAnimationFrame(look);
        })()""")
    page.tap("Open")
    page.wait(lambda: page.js("return widths.length > 5"), "frames")
    assert set(page.js("return widths")) == {page.js("return document.documentElement.clientWidth")}
