# SPDX-License-Identifier: Apache-2.0
"""A picture viewer, a floating panel, and what follows the drag of a sheet."""

import pytest
from harness.accessibility import SYSTEM_COLORS
from harness.page import PHONE

pytestmark = [pytest.mark.shows("viewers"), pytest.mark.wide]


def zoom(page):
    return page.js(
        "const page = document.querySelector('.viewer-now').closest('.viewer-page')\n"
        "return +(page.style.getPropertyValue('--zoom') || 1)"
    )


def middle(page, element):
    box = page.box(element)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def shown(page):
    """The picture in the middle of the window."""
    return page.js(
        "return document.elementsFromPoint(innerWidth / 2, innerHeight / 2).find((node) => node.role === 'img' ||"
        " node.getAttribute('role') === 'img')?.getAttribute('aria-label')"
    )


def test_a_picture_is_zoomed_moved_and_followed_by_the_next(page, layers, axe):
    page.resize((1000, 700))
    page.open()
    assert page.js("return !performance.getEntriesByType('resource').some(({ name }) => /viewer|floating/.test(name))")
    page.tap("Noon")
    layers.wait_rest(1)
    page.find("dialog", "Noon")
    page.wait(lambda: shown(page) == "Noon", "the picture")
    assert axe.violations(without=SYSTEM_COLORS) == []
    # Keys zoom around the middle, and the arrow keys then move the picture.
    page.press("+", times=2)
    page.wait(lambda: abs(zoom(page) - 2.25) < 0.01, "the zoom")
    port = "document.querySelector('.viewer-now').closest('.viewer-page')"
    left = page.js(f"return {port}.scrollLeft")
    assert left > 400
    page.press("right")
    page.wait(lambda: page.js(f"return {port}.scrollLeft") > left + 40, "the movement")
    assert shown(page) == "Noon"
    page.press("0")
    page.wait(lambda: zoom(page) == 1, "the whole picture")
    page.click("button", "Zoom in")
    page.wait(lambda: abs(zoom(page) - 1.5) < 0.01, "the zoom by the button")
    page.press("-")
    page.wait(lambda: zoom(page) == 1, "the whole picture again")
    # Two clicks zoom where they are.
    x, y = 300, 350
    page.click_at(x, y)
    page.click_at(x, y)
    page.wait(lambda: zoom(page) == 2.5, "the zoom by two clicks")
    assert abs(page.js(f"return {port}.scrollLeft") - 1.5 * x) < 2
    page.js(f"{port}.dispatchEvent(new WheelEvent('wheel', {{ deltaY: 400, ctrlKey: true, bubbles: true, cancelable: true, clientX: 300, clientY: 350 }}))")
    page.wait(lambda: zoom(page) < 2, "the zoom by the wheel")
    page.press("0")
    page.wait(lambda: zoom(page) == 1, "the whole picture")
    page.press("right")
    page.wait_text("selection: 3")
    page.wait(lambda: shown(page) == "Dusk", "the next picture")
    page.press("left", times=1)
    page.wait_text("selection: 2")
    page.press("escape")
    layers.wait_count(0)
    page.wait_text("ends: escape")
    page.wait_focus("button", "Noon")


def test_a_viewer_closes_by_a_swipe_and_two_fingers_zoom(page, layers, fingers):
    page.resize(PHONE)
    page.open()
    page.tap("Dawn")
    layers.wait_rest(1)
    page.wait(lambda: shown(page) == "Dawn", "the picture")
    # No driver moves two fingers in all browsers, so these are events of the page.
    page.js(
        """
        const target = document.querySelector('.viewer-now'), send = (type, ...gaps) => {
          const points = gaps.map((gap) => ({ clientX: 100 + gap, clientY: 300 }))
          const event = new Event(type, { bubbles: true, cancelable: true })
          Object.defineProperty(event, 'touches', { value: points })
          target.dispatchEvent(event)
        }
        send('touchstart', 0, 100); send('touchmove', 0, 150); send('touchmove', 0, 200); send('touchend', 0)
        """
    )
    page.wait(lambda: abs(zoom(page) - 2) < 0.01, "the zoom by two fingers")
    page.press("0")
    page.wait(lambda: zoom(page) == 1, "the whole picture")
    if fingers.touches:
        fingers.drag((190, 300), (190, 620), kind="touch", hold=0)
    else:
        page.press("escape")
    layers.wait_count(0)
    page.wait_text("ends: drag" if fingers.touches else "ends: escape")
    page.wait_text("selection: 0")


def test_a_panel_is_moved_resized_and_docked(page, layers, fingers, axe):
    page.resize((1000, 700))
    page.open()
    page.tap("Tools")
    layers.wait_rest(1)
    assert axe.violations(without=SYSTEM_COLORS) == []
    box = page.box(layers.surface())
    assert (box["x"], box["y"], box["width"], box["height"]) == (100, 80, 240, 200)
    page.tap("Count")
    page.wait_text("presses: 1")
    title = page.find("heading", "Brushes")
    x, y = middle(page, title)
    fingers.drag((x, y), (x + 60, y + 50))
    page.wait_text("tools: 160 130 240 200 free")
    fingers.drag((160 + 240 - 6, 130 + 200 - 6), (160 + 300 - 6, 130 + 260 - 6))
    page.wait_text("tools: 160 130 300 260 free")
    # The keyboard does the same.
    grip = page.find("button", "Move with the arrow keys, resize with Shift")
    page.js("arguments[0].focus()", grip)
    page.press("right")
    page.wait_text("tools: 176 130 300 260 free")
    page.press("down", "shift")
    page.wait_text("tools: 176 130 300 276 free")
    # Escape is for what is modal.
    page.press("escape")
    page.idle()
    layers.wait_count(1)
    # A release at the edge docks it, and the page makes room.
    x, y = middle(page, title)
    fingers.drag((x, y), (995, 300))
    page.wait_text("trailing")
    page.wait(lambda: page.box(layers.surface())["right"] == 1000, "the docked panel")
    assert page.box(layers.surface())["height"] == 700
    page.wait(lambda: page.style(page.css("#dais-root")[0], "margin-right") == "300px", "the room beside it")
    fingers.drag((702, 400), (642, 400))
    page.wait(lambda: page.box(layers.surface())["width"] == 360, "the wider panel")
    x, y = middle(page, title)
    fingers.drag((x, y), (x - 200, y + 100))
    page.wait_text("free")
    page.wait(lambda: page.style(page.css("#dais-root")[0], "margin-right") == "0px", "the whole page")
    page.tap("Close")
    layers.wait_count(0)
    page.tap("Tools")
    layers.wait_rest(1)
    assert page.box(layers.surface())["width"] == 360
    page.resize(PHONE)
    page.wait(lambda: page.box(layers.surface())["x"] == 8, "the panel at the lower edge")


def test_a_drag_leads_what_is_inside_and_a_motion_passes_its_poses(page, layers, fingers):
    page.resize(PHONE)
    page.open()
    page.js(
        "const animate = Element.prototype.animate\n"
        "window.moves = []\n"
        "Element.prototype.animate = function (frames, timing) {\n"
        "  if (this.matches('.surface')) window.moves.push([frames.map(({ offset, scale }) => [offset, scale]), timing.easing])\n"
        "  return animate.call(this, frames, timing)\n"
        "}"
    )
    page.tap("Card")
    layers.wait_rest(1)
    frames, easing = page.js("return window.moves[0]")
    assert [0.6, "1.1"] in frames and easing.startswith("linear(0")
    led, fading = page.css("[data-parallax]")
    assert page.style(led, "transform") == "none" and page.style(fading, "opacity") == "1"
    box = page.box(layers.surface())
    start = (190, box["y"] + 10)
    fingers.press(start)
    fingers.move((190, start[1] + 40))
    fingers.move((190, start[1] + 6 + box["height"] / 5))
    page.frames(2)
    moved = page.js("return new DOMMatrix(getComputedStyle(arguments[0]).transform).f", led)
    assert 15 < moved < 25
    # The closure has got the same progress.
    assert abs(1 - float(page.style(fading, "opacity")) - moved / 100) < 0.01
    fingers.move((190, start[1] + 4))
    fingers.lift(hold=0.2)
    page.wait(lambda: page.style(led, "transform") == "none" and page.style(fading, "opacity") == "1", "the return")
    page.press("escape")
    layers.wait_count(0)


def test_a_press_outside_dismisses_a_popover_and_reaches_the_page(page, layers):
    page.resize((1000, 700))
    page.open()
    page.tap("Hint")
    layers.wait_rest(1)
    x, y = middle(page, page.button("Count"))
    page.click_at(x, y)
    page.wait_text("presses: 1")
    layers.wait_count(0)
    page.wait_text("ends: scrim")
