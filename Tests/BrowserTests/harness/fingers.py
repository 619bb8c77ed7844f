# SPDX-License-Identifier: Apache-2.0
"""Fingers and mice that move: trusted pointer input along a path."""

from selenium.webdriver.common.actions import interaction
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput


class Fingers:
    def __init__(self, page):
        self.page = page
        # WebKitGTK's driver makes a mouse of every finger.
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

    def lift(self) -> None:
        actions = self._actions(self.kind)
        actions.pointer_action.pointer_up()
        actions.perform()

    def drag(self, *points, kind="mouse", steps=12, hold=0.2, pace=20) -> None:
        """Through points of the viewport; `hold` seconds of rest at the end make it no flick."""
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
