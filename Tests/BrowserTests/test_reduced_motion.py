# SPDX-License-Identifier: Apache-2.0
"""Without motion (row 116): everything above the page that comes or goes by itself fades, none of it moves."""

import pytest
from harness.page import DESKTOP, PHONE

# Of every animation and transition that begins, the properties whose values differ from their start to their end.
WATCH = """
    window.moved = []
    const animate = Element.prototype.animate, none = ['none', '1', 'auto', '0px', '0px 0px']
    Element.prototype.animate = function (frames, options) {
        if ((options.duration ?? options) > 1) {
            const list = Array.isArray(frames) ? frames : [frames]
            for (const name of new Set(list.flatMap((frame) => Object.keys(frame)))) {
                const values = list.flatMap((frame) => frame[name] ?? 'none').map(String)
                if (name !== 'offset' && values.some((value) => !none.includes(value))) moved.push(name)
            }
        }
        return animate.call(this, frames, options)
    }
    addEventListener('transitionrun', ({ propertyName }) => moved.push(propertyName))"""
FADES = {"opacity", "background-color", "color", "border-color", "box-shadow"}

LAYERS = [
    ("sheets", "Open first", PHONE), ("sheets", "Open first", DESKTOP), ("alerts", "Ask", PHONE),
    ("dialogs", "Choose", PHONE), ("dialogs", "Choose", DESKTOP), ("popovers", "Corner", DESKTOP), ("popovers", "Corner", PHONE),
    ("menus", "Sort", DESKTOP),
    ("drawers", "Open leading", PHONE), ("drawers", "Open trailing", PHONE), ("drawers", "Open top", PHONE),
    ("drawers", "Open bottom", PHONE), ("toasts", "Pinned", PHONE), ("modals", "Card", PHONE), ("modals", "Sheet", PHONE),
    ("modals", "Popover", DESKTOP), ("modals", "Popover", PHONE), ("modals", "Full", PHONE), ("detents", "Open pair", PHONE),
]


@pytest.fixture
def still(page, prefer):
    prefer(prefers_reduced_motion="reduce")
    return page


@pytest.mark.parametrize("opener, size", [
    pytest.param(opener, size, marks=pytest.mark.shows(fixture), id=f"{fixture}-{opener}-{size[0]}") for fixture, opener, size in LAYERS])
def test_with_reduced_motion_every_presentation_fades(still, layers, opener, size):
    """Row 116."""
    page = still
    page.resize(size)
    page.open()
    page.js(WATCH)
    page.tap(opener)
    page.wait(lambda: page.css(".layer:not([popover]), .layer:popover-open"))
    page.idle()
    for _ in range(3):
        page.press("escape")
        page.idle()
    if page.has("button", "Done"):
        page.tap("Done")
    page.idle()
    moved = page.js("return moved")
    assert "opacity" in moved and set(moved) <= FADES, moved


@pytest.mark.parametrize("fixture, opener, grip, way", [
    pytest.param("detents", "Open pair", ".sheet-grabber", (0, 240), marks=pytest.mark.shows("detents"), id="sheet"),
    pytest.param("drawers", "Open bar", ".surface .bar", (-150, 0), marks=pytest.mark.shows("drawers"), id="drawer"),
    pytest.param("toasts", "Pinned", ".toast-container", (0, 60), marks=pytest.mark.shows("toasts"), id="toast")])
def test_with_reduced_motion_a_released_sheet_fades_where_it_is(still, layers, fingers, fixture, opener, grip, way):
    """Row 116: following the finger is no motion of ours, what comes after it would be."""
    page = still
    page.resize(PHONE)
    page.open()
    page.tap(opener)
    layers.wait_rest(1)
    box = page.box(page.css(grip)[0])
    x, y = box["x"] + box["width"] / 2, box["y"] + 8
    # The last animation of the surface, from where to where.
    page.js("""window.ways = []
        const animate = Element.prototype.animate
        Element.prototype.animate = function (frames, options) {
            const started = animate.call(this, frames, options)
            if (this.matches('.surface') && options.duration > 1) {
                const place = (part) => (started.currentTime = part * options.duration, this.getBoundingClientRect())
                const [from, to] = [place(0), place(0.999)]
                ways.push([to.x - from.x, to.y - from.y])
                started.currentTime = 0
            }
            return started
        }""")
    fingers.drag((x, y), (x + way[0], y + way[1]), hold=0.3)
    layers.wait_count(0)
    ways = page.js("return ways")
    assert ways and all(abs(part) < 1 for step in ways for part in step), ways
