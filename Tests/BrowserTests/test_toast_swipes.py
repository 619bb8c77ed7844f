# SPDX-License-Identifier: Apache-2.0
"""Toasts that are swiped away (row 100)."""

import pytest
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from test_toasts import reasons

pytestmark = pytest.mark.shows("toasts")


def press_and_drag(page, box, dx, dy, hold=0.0):
    """A mouse that takes a toast along by its side; `hold` seconds of rest at the end make it slow."""
    # From the side it moves away from, because there is little window beyond the other.
    x = int(box["x"] + 30 if dx >= 0 else box["right"] - 30)
    y = int(box["y"] + 4 if dy > 0 else box["bottom"] - 4)
    actions = ActionBuilder(page.driver, duration=20)
    pointer = actions.pointer_action
    pointer.move_to_location(x, y).pointer_down()
    for step in range(1, 7):
        pointer.move_to_location(int(x + dx * step / 6), int(y + dy * step / 6))
    if hold:
        pointer.pause(hold)
    pointer.pointer_up()
    actions.perform()


def test_a_mouse_swipes_a_toast_away(page, show):
    """Row 100."""
    layers = show("Pinned")
    press_and_drag(page, page.box(layers.surface()), 0, 50, hold=.6)
    layers.wait_count(0)
    assert reasons(page) == ["drag"]
    page.wait_text("Dismissals 1")


@pytest.mark.parametrize("distance, goes", [(50, True), (20, False)])
def test_a_finger_swipes_a_toast_away(page, show, fingers, distance, goes):
    """Row 100."""
    if not fingers.touches:
        pytest.skip("WebKitGTK's driver has no fingers")
    layers = show("Pinned")
    before = page.box(layers.surface())
    x, y = before["x"] + 30, before["bottom"] - 40
    fingers.drag((x, y), (x, y + distance), kind="touch", hold=0.6)
    if goes:
        layers.wait_count(0)
        assert reasons(page) == ["drag"]
    else:
        layers.wait_rest(1)
        assert page.box(layers.surface()) == before and reasons(page) == []


def test_a_finger_flicks_a_toast_away(page, show, fingers):
    """Row 100: fast, it need not go far."""
    if not fingers.touches:
        pytest.skip("WebKitGTK's driver has no fingers")
    layers = show("Pinned")
    box = page.box(layers.surface())
    x, y = box["x"] + 30, box["bottom"] - 40
    fingers.drag((x, y), (x, y + 38), kind="touch", hold=0, steps=6, pace=12)
    layers.wait_count(0)
    assert reasons(page) == ["drag"]


@pytest.mark.parametrize("dx, dy, hold", [(0, 30, 1), (0, -70, 0), (90, 0, 0)], ids=["too short", "inwards", "aside"])
def test_a_toast_comes_back_after_other_drags(page, show, dx, dy, hold):
    """Row 100."""
    layers = show("Pinned")

    def gap():
        return page.js("return innerHeight") - page.box(layers.surface())["bottom"]

    # WebKit tells places of the motion for some frames after its end.
    page.wait(lambda: gap() == 16, "the toast to stand 16 px from the edge")
    before = page.box(layers.surface())
    press_and_drag(page, before, dx, dy, hold)
    layers.wait_rest(1)
    page.wait(lambda: page.box(layers.surface()) == before, "the toast to be back")
    assert reasons(page) == []


@pytest.mark.parametrize("direction, out", [("ltr", 1), ("rtl", -1)])
def test_a_toast_in_a_corner_is_swiped_out_in_the_direction_of_reading(page, show, direction, out):
    """Rows 100 and 117."""
    layers = show("Corner")
    page.js("document.documentElement.dir = arguments[0]", direction)
    width = page.js("return document.documentElement.clientWidth")

    def gap():
        box = page.box(layers.surface())
        return width - box["right"] if out > 0 else box["x"]

    # WebKit tells places of the motion for some frames after its end.
    page.wait(lambda: gap() == pytest.approx(16, abs=1), "the toast to stand 16 px from the edge")
    box = page.box(layers.surface())
    press_and_drag(page, box, -80 * out, 0)
    layers.wait_rest(1)
    assert reasons(page) == []
    # 16 px of window are left beside it, so the pointer sets out from its far side.
    press_and_drag(page, {**box, "x": box["right"] - 120} if out > 0 else {**box, "right": box["x"] + 120}, 80 * out, 0)
    layers.wait_count(0)
    assert reasons(page) == ["drag"]
