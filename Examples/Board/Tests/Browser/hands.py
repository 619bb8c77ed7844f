# SPDX-License-Identifier: Apache-2.0
"""Drags from the middle of a box to a point of the window."""

from selenium.webdriver.common.actions import interaction
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput

#: Drags with the mouse as a browser does it, for the drivers that do not.
SCRIPTED = """
    const [from, to, x, y] = arguments, data = new DataTransfer();
    const tell = (node, type, x, y) => node.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true,
      dataTransfer: data, clientX: x, clientY: y }));
    const source = from.closest('[draggable=true]') || from.querySelector('[draggable=true]'), box = from.getBoundingClientRect();
    if (!source || !tell(source, 'dragstart', box.left + 9, box.top + 9)) return false;
    tell(to, 'dragover', x, y);
    window.finishDrag = () => { tell(to, 'drop', x, y); tell(source, 'dragend', x, y) };
    return true"""


def scripted(page, source, target, to):
    """Drags with events of a script, for the drivers that begin a drag of the mouse and never end it."""
    assert page.js(SCRIPTED, source, target, *to)
    page.idle(answers=False)
    page.js("window.finishDrag()")


def pointer(page, start, to):
    """Drags with a mouse from the middle of a box to a point."""
    mouse = PointerInput(interaction.POINTER_MOUSE, "mouse")
    actions = ActionBuilder(page.driver, mouse=mouse, duration=20)
    action = actions.pointer_action
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
    action.move_to_location(int(x), int(y)).pointer_down()
    for step in range(1, 9):
        action.move_to_location(int(x + (to[0] - x) * step / 8), int(y + (to[1] - y) * step / 8))
    # The driver reports a movement over a destination only from the second one on.
    action.move_to_location(int(to[0] + 4), int(to[1])).pause(0.3).pointer_up()
    actions.perform()


def finger(page, start, to):
    """Drags with a finger, which rests until it has lifted something."""
    actions = ActionBuilder(page.driver, mouse=PointerInput(interaction.POINTER_TOUCH, "finger"), duration=60)
    action = actions.pointer_action
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
    action.move_to_location(int(x), int(y)).pointer_down().pause(0.7)
    for step in range(1, 6):
        action.move_to_location(int(x + (to[0] - x) * step / 5), int(y + (to[1] - y) * step / 5))
    action.pause(0.3).pointer_up()
    actions.perform()
