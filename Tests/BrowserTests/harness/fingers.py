# SPDX-License-Identifier: Apache-2.0
"""Sends trusted pointer input of fingers and mice along a path."""

from selenium.webdriver.common.actions import interaction
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput


class Fingers:
    def __init__(self, page):
        self.page = page
        # WebKitGTK's driver sends mouse input for a finger.
        self.touches = page.engine != "webkit"

    def _actions(self, kind, pace=20):
        self.kind = kind
        pointer = PointerInput(interaction.POINTER_TOUCH if kind == "touch" else interaction.POINTER_MOUSE, f"{kind} one")
        return ActionBuilder(self.page.driver, mouse=pointer, duration=pace)

    def press(self, point, kind="mouse") -> None:
        actions = self._actions(kind)
        actions.pointer_action.move_to_location(int(point[0]), int(point[1])).pointer_down()
        actions.perform()

    def move(self, point, pace=30) -> None:
        actions = self._actions(self.kind, pace)
        actions.pointer_action.move_to_location(int(point[0]), int(point[1]))
        actions.perform()

    def lift(self, hold=0) -> None:
        """Lifts the finger. It rests for `hold` seconds before that, so that the release is no flick."""
        actions = self._actions(self.kind)
        if hold:
            actions.pointer_action.pause(hold)
        actions.pointer_action.pointer_up()
        actions.perform()

    def drag(self, *points, kind="mouse", steps=12, hold=0.2, pace=20) -> None:
        """Drags through points of the viewport. It rests for `hold` seconds at the end, so that the release is no
        flick."""
        actions = self._actions(kind, pace)
        action = actions.pointer_action
        action.move_to_location(int(points[0][0]), int(points[0][1])).pointer_down()
        for (x, y), (to_x, to_y) in zip(points, points[1:]):
            for step in range(1, steps + 1):
                action.move_to_location(int(x + (to_x - x) * step / steps), int(y + (to_y - y) * step / steps))
        if hold:
            action.pause(hold)
        action.pointer_up()
        actions.perform()
