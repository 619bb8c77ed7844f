# SPDX-License-Identifier: Apache-2.0
"""Drawings of an app at places that its views report as preferences."""

import pytest

pytestmark = pytest.mark.shows("tab-line")

LINE = """const box = (e) => { const b = e.getBoundingClientRect(); return [b.left, b.width, b.top, b.bottom] };
return [box(document.querySelector('.geo .shape')), box([...document.querySelectorAll('button')].find((b) => b.textContent === arguments[0]))]"""
WATCH = """const line = document.querySelector('.geo .shape'), seen = window.widths = [];
(function look() { seen.push(parseFloat(getComputedStyle(line).width)); __watch.step(); requestAnimationFrame(look) })()"""


@pytest.fixture(autouse=True)
def opened(page):
    page.open()
    page.wait(lambda: page.css(".geo .shape"), "the line")


def under(page, name):
    line, button = page.js(LINE, name)
    return line[:2] == pytest.approx(button[:2], abs=0.6) and line[2] == pytest.approx(button[3], abs=0.6)


def test_the_line_of_tabs_lies_under_the_selected_tab(page):
    page.wait(lambda: under(page, "All"), "the line under All")


def test_the_line_of_tabs_moves_in_the_animation_that_selects(page):
    page.wait(lambda: under(page, "All"), "the line under All")
    narrow = page.js(LINE, "All")[0][1]
    page.js(WATCH)
    page.tap("Unread letters")
    page.wait(lambda: under(page, "Unread letters"), "the line under the next one")
    wide = page.js(LINE, "Unread letters")[0][1]
    assert wide > narrow + 40
    page.idle()
    way = [width for width in page.js("return window.widths") if narrow + 5 < width < wide - 5]
    assert len(way) > 3


def test_the_line_of_tabs_follows_tabs_that_are_moved(page):
    page.wait(lambda: under(page, "All"), "the line under All")
    before = page.js(LINE, "All")[0][2]
    page.tap("Move")
    page.wait(lambda: page.js(LINE, "All")[0][2] > before + 20, "the buttons to move")
    page.wait(lambda: under(page, "All"), "the line to go along")
