# SPDX-License-Identifier: Apache-2.0
"""Drag and drop with a pointer and with a finger.

Chromium's driver drags with a trusted mouse. The drivers of Firefox and WebKitGTK begin the browser's own drag and drop and
never end it, so there the page gets the events of a drag from a script. Fingers are trusted.
"""

from selenium.webdriver.common.actions import interaction
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput

#: How long a finger rests until it lifts something, in seconds.
LONG = 0.6


def middle(page, text, x=0.5, y=0.5):
    box = page.text_box(text)
    return box["x"] + box["width"] * x, box["y"] + box["height"] * y


def row(page, text, y):
    """Returns a point of the row with a text: its upper part with 0.2, its lower part with 0.8."""
    box = page.js("""const row = [...document.querySelectorAll('.row')].find((row) => row.textContent.trim().startsWith(arguments[0]))
        const { left, top, width, height } = row.getBoundingClientRect(); return [left, top, width, height]""", text)
    return box[0] + box[2] / 2, box[1] + box[3] * y


def said(page):
    return " ".join(strip.text for strip in page.css(".dais-status"))


def hold(page, start, *points, release=True, rest=LONG):
    """Lifts with a finger, which rests until something is lifted, and moves it."""
    finger = PointerInput(interaction.POINTER_TOUCH, "finger")
    actions = ActionBuilder(page.driver, mouse=finger, duration=60)
    action = actions.pointer_action
    action.move_to_location(int(start[0]), int(start[1])).pointer_down().pause(rest)
    at = start
    for x, y in points:
        for step in range(1, 6):
            action.move_to_location(int(at[0] + (x - at[0]) * step / 5), int(at[1] + (y - at[1]) * step / 5))
        at = x, y
    action.pause(0.2)
    if release:
        action.pointer_up()
    actions.perform()


SCRIPTED = """
    const [points] = arguments, data = new DataTransfer(), at = ([x, y]) => document.elementFromPoint(x, y);
    const tell = (node, type, [x, y]) => node.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true,
      dataTransfer: data, clientX: x, clientY: y }));
    const source = at(points[0]).closest('[draggable=true]');
    if (!source || !tell(source, 'dragstart', points[0])) return;
    for (const point of points.slice(1)) tell(at(point), 'dragover', point);
    window.finish = () => { tell(at(points.at(-1)), 'drop', points.at(-1)); tell(source, 'dragend', points.at(-1)) }"""


def drag_through(page, fingers, *points):
    """Drags with a pointer through points, and drops at the last one when everything has been answered."""
    if page.engine == "chromium":
        # The driver reports a movement over each destination only from the second one on.
        x, y = points[-1]
        return fingers.drag(*points, (x + 4, y), steps=8, hold=0.5)
    page.js(SCRIPTED, [list(point) for point in points])
    page.idle()
    page.js("window.finish?.()")
