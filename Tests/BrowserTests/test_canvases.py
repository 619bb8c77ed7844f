# SPDX-License-Identifier: Apache-2.0
"""Canvases have the pixels of their commands, in the measured size."""

import pytest

from test_declared import colors

pytestmark = pytest.mark.shows("canvases")
DRAWING = "[aria-label=Drawing]"


def near(color, *wanted):
    return all(abs(a - b) < 30 for a, b in zip(color, wanted))


def test_paths_gradients_clips_and_layers_are_where_the_commands_say(page):
    page.resize((390, 844))
    page.open()
    page.wait(lambda: page.css(DRAWING + " [d*='M0 0L200 0L200 150']"), "the measured size")
    page.wait(lambda: near(colors(page, DRAWING, [(25, 145)])[0], 255, 128, 0), "the picture of the measured size")
    red, left, middle, right, kept, cut, turned, beside, line, edge, outside = colors(page, DRAWING, [
        (25, 25), (54, 25), (100, 25), (146, 25), (15, 65), (32, 65), (60, 65), (60, 78), (125, 50), (25, 145), (25, 155)])
    assert near(red, 255, 0, 0)
    assert near(left, 0, 0, 255) and near(middle, 0, 128, 128) and near(right, 0, 255, 0)
    assert near(kept, 0, 128, 0) and near(cut, 255, 255, 255), "the clip"
    assert near(turned, 255, 0, 255) and near(beside, 255, 255, 255), "a layer that is rotated by a quarter"
    assert line[1] > 200 and line[2] > 200 and line[0] < 110, "a gradient along a line"
    assert near(edge, 255, 128, 0) and not near(outside, 255, 128, 0), "nothing is drawn beyond the edge"


def test_texts_are_measured_and_symbols_are_where_they_are_drawn(page):
    page.resize((390, 844))
    page.open()
    spots = lambda: page.js("""const canvas = document.querySelectorAll('.canvas')[1], own = canvas.getBoundingClientRect()
        const box = (node) => { const b = node.getBoundingClientRect(); return [b.x - own.x, b.y - own.y, b.width, b.height].map(Math.round) }
        return { box: box(canvas.querySelector('path')), text: box([...canvas.querySelectorAll('.canvas-item .T')][0]),
          dots: [...canvas.querySelectorAll('[aria-label=Dot]')].filter((dot) => dot.checkVisibility({ visibilityProperty: true })).map(box),
          star: box(canvas.querySelector('.canvas-item use').closest('.canvas-item')) }""")
    page.wait(lambda: spots()["box"] == pytest.approx(spots()["text"], abs=1), "the box in the size of the text")
    page.wait(lambda: len(spots()["dots"]) == 2 and spots()["dots"][1] == pytest.approx([20, 60, 80, 40], abs=1), "the stretched symbol")
    assert spots()["dots"][0] == pytest.approx([140, 50, 20, 20], abs=1)
    assert spots()["star"] == pytest.approx([20, 110, 32, 32], abs=1)


def test_a_canvas_takes_taps_and_what_is_on_it_does_not(page):
    page.resize((390, 844))
    page.open()
    page.idle()
    x, y = page.js("const b = document.querySelectorAll('.canvas')[1].getBoundingClientRect(); return [b.x + 150, b.y + 60]")
    page.click_at(x, y)
    page.wait_text("Taps: 1")
