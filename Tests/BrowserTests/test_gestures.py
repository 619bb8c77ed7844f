# SPDX-License-Identifier: Apache-2.0
"""Gestures by trusted mice and fingers: what the app is told, and what follows the finger meanwhile."""

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions import interaction
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.actions.wheel_input import ScrollOrigin
from selenium.webdriver.common.keys import Keys

pytestmark = pytest.mark.shows("gestures")


@pytest.fixture
def pad(page):
    page.open()

    def find(name):
        return page.js("return [...document.querySelectorAll('.T,div')].filter(e => e.textContent.trim() === arguments[0]).at(-1)", name)
    return find


@pytest.fixture
def log(page):
    def lines():
        return page.js("return document.getElementById('log')?.textContent ?? document.querySelector('[data-testid=log]')?.textContent ?? ''").split(", ")
    return lines


def wait_log(page, log, *lines):
    page.wait(lambda: log() == list(lines), f"{lines}; there was {log()}")


def test_a_single_tap_waits_for_a_double_one(page, middle, log, fingers):
    page.click_at(*middle("taps"))
    wait_log(page, log, "single")
    ActionChains(page.driver, duration=0).move_by_offset(0, 0).perform()
    x, y = middle("taps")
    actions = ActionBuilder(page.driver, duration=0)
    actions.pointer_action.move_to_location(x, y).pointer_down().pointer_up().pointer_down().pointer_up()
    actions.perform()
    wait_log(page, log, "single", "double")


def test_a_tap_gesture_has_its_location(page, pad, log):
    box = page.box(pad("place"))
    page.click_at(box["x"] + 20, box["y"] + 30)
    page.wait(lambda: log()[0].startswith("at "))
    x, y = map(int, log()[0].split()[1:])
    # The text is in the middle of its pad, which is 96 wide and 72 high.
    assert abs(x - 20 - (96 - box["width"]) / 2) <= 1 and abs(y - 30 - (72 - box["height"]) / 2) <= 1


def test_a_long_press_is_told_while_it_is_held(page, middle, log, fingers):
    fingers.press(middle("press"))
    wait_log(page, log, "pressing true", "long", "pressing false")
    fingers.lift()
    page.tap("Clear")
    page.click_at(*middle("press"))
    wait_log(page, log, "pressing true", "pressing false")


def test_a_press_that_moves_too_far_is_no_long_one(page, middle, log, fingers):
    x, y = middle("press")
    # In one go, since a driver may take longer for two than a press lasts.
    fingers.drag((x, y), (x + 20, y), steps=2, hold=0.6)
    wait_log(page, log, "pressing true", "pressing false")


def test_a_tap_is_no_long_press_and_the_other_way_round(page, middle, log, fingers):
    page.click_at(*middle("either"))
    wait_log(page, log, "tap")
    fingers.press(middle("either"))
    wait_log(page, log, "tap", "held")
    fingers.lift()
    page.idle()
    wait_log(page, log, "tap", "held")


def test_a_sequence_of_gestures_takes_one_after_the_other(page, middle, log, fingers):
    x, y = middle("sequence")
    fingers.drag((x, y), (x + 40, y), hold=0, steps=2, pace=5)
    page.idle()
    assert log() == [""], "a drag without the press before it is none"
    fingers.press((x, y))
    page.idle()
    fingers.move((x + 15, y))
    fingers.move((x + 30, y))
    fingers.lift()
    wait_log(page, log, "moved 30")


@pytest.mark.parametrize("kind", ["mouse", "touch"])
def test_a_button_in_a_draggable_view_still_clicks(page, middle, log, fingers, kind):
    if kind == "touch" and not fingers.touches:
        pytest.skip("the driver has no fingers")
    page.tap("Inside")
    wait_log(page, log, "button")
    x, y = page.js("const r = arguments[0].getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]", page.button("Inside"))
    fingers.drag((x, y), (x + 60, y + 20), kind=kind, hold=0.2)
    wait_log(page, log, "button", "drag 60 20")


def test_a_high_priority_gesture_wins_and_simultaneous_gestures_both_act(page, log, middle):
    page.tap("First")
    wait_log(page, log, "high")
    page.tap("Clear")
    page.tap("Both")
    page.wait(lambda: sorted(log()) == ["own", "too"])


def test_a_disabled_view_answers_nothing(page, log, middle):
    page.click_at(*middle("off"))
    wait_log(page, log, "off")
    page.tap("Disable")
    page.idle()
    page.click_at(*middle("off"))
    page.idle()
    # The pointer may have come over another pad on its way.
    assert log().count("off") == 1


def test_a_named_space_counts_from_its_own_corner(page, pad, middle, log, fingers):
    x, y = middle("named")
    board = page.js("return document.querySelector('[data-space]').getBoundingClientRect().x")
    fingers.drag((x, y), (x + 40, y))
    wait_log(page, log, f"board {round(x - board)}")


def test_a_gesture_state_follows_and_returns(page, pad, middle, fingers):
    x, y = middle("state")
    fingers.press((x, y))
    for step in range(1, 8):
        fingers.move((x + 10 * step, y + 5 * step))
    page.wait(lambda: "drag 70" in page.text())
    page.wait(lambda: abs(middle("state")[0] - x - 70) <= 1 and abs(middle("state")[1] - y - 35) <= 1)
    fingers.lift()
    page.wait(lambda: "drag 0" in page.text())
    page.wait(lambda: middle("state") == (x, y))


def test_a_finger_drags_what_a_mouse_does(page, middle, log, fingers):
    if not fingers.touches:
        pytest.skip("the driver has no fingers")
    x, y = middle("free")
    fingers.drag((x, y), (x + 70, y + 30), kind="touch")
    wait_log(page, log, "ended 70 after changes")
    page.wait(lambda: middle("free")[0] == x + 70)


def test_a_canceled_gesture_returns(page, middle, fingers):
    x, y = middle("state")
    fingers.press((x, y))
    fingers.move((x + 20, y))
    fingers.move((x + 50, y))
    page.wait(lambda: "drag 50" in page.text())
    page.js("dispatchEvent(new Event('blur'))")
    page.wait(lambda: "drag 0" in page.text())
    page.wait(lambda: middle("state") == (x, y))
    fingers.lift()


def test_the_end_of_a_drag_comes_last_and_once(page, middle, log, fingers):
    x, y = middle("free")
    fingers.drag((x, y), (x + 90, y), hold=0, steps=30, pace=5)
    wait_log(page, log, "ended 90 after changes")
    page.wait(lambda: middle("free")[0] == x + 90)
    sent = [event[5] for event in page.wire.events("gesture")]
    phases = [report[1] for payload in sent for report in payload[1:]]
    assert phases[-1] == 1 and phases.count(1) == 1 and phases.count(2) == 0


def test_at_most_one_change_of_a_drag_is_unanswered(page, middle, log, fingers):
    x, y = middle("free")
    page.proxy.delay = 0.15
    try:
        fingers.drag((x, y), (x + 120, y), hold=0, steps=30, pace=20)
        wait_log(page, log, "ended 120 after changes")
    finally:
        page.proxy.delay = 0
    # 0.6 s and more of motion, 0.3 s there and back: a change per frame would be 40.
    assert len(page.wire.events("gesture")) <= 12


def test_a_dragged_view_follows_the_finger_over_a_slow_network(page, middle, fingers):
    x, y = middle("free")
    page.proxy.delay = 0.1
    try:
        fingers.press((x, y))
        for step in range(1, 31):
            fingers.move((x + 4 * step, y), pace=30)
        # Answers are 0.2 s old, in which the finger went 25 points.
        behind = x + 120 - middle("free")[0]
        fingers.lift()
    finally:
        page.proxy.delay = 0
    assert abs(behind) <= 12, f"{behind} points behind"
    page.wait(lambda: middle("free")[0] == x + 120)


def test_a_dragged_view_stops_at_its_limit(page, middle, fingers):
    x, y = middle("clip")
    page.proxy.delay = 0.05
    try:
        fingers.press((x, y))
        for step in range(1, 25):
            fingers.move((x, y + 4 * step), pace=30)
        page.idle()
        assert abs(middle("clip")[1] - y - 20) <= 1
        fingers.lift()
    finally:
        page.proxy.delay = 0
    page.wait(lambda: middle("clip") == (x, y))


def test_the_end_of_a_drag_arrives_after_a_lost_connection(page, middle, log, fingers):
    x, y = middle("free")
    fingers.press((x, y))
    fingers.move((x + 20, y))
    page.wait(lambda: len(page.wire.events("gesture")) >= 1)
    page.proxy.cut()
    fingers.move((x + 45, y))
    fingers.lift()
    wait_log(page, log, "ended 45 after changes")
    page.wait(lambda: middle("free")[0] == x + 45)


def test_hovering_tells_places_and_the_end(page, pad, log):
    ActionChains(page.driver).move_to_element_with_offset(pad("hover"), 10, 0).move_to_element_with_offset(pad("hover"), 20, 0).perform()
    page.wait(lambda: log()[-1].startswith("over "))
    ActionChains(page.driver).move_to_element(page.button("Clear")).perform()
    page.wait(lambda: log()[-1] == "away")


def test_two_fingers_pinch(page, middle, log, fingers):
    if not fingers.touches:
        pytest.skip("the driver has no fingers")
    x, y = middle("pinch")
    actions = ActionBuilder(page.driver, mouse=PointerInput(interaction.POINTER_TOUCH, "one"), duration=20)
    other = actions.add_pointer_input(interaction.POINTER_TOUCH, "two")
    one = actions.pointer_action
    second = PointerActionsFor(other)
    one.move_to_location(x - 10, y).pointer_down()
    second.move(x + 10, y).down()
    for step in range(1, 8):
        one.move_to_location(x - 10 - 4 * step, y)
        second.move(x + 10 + 4 * step, y)
    one.pointer_up()
    second.up()
    actions.perform()
    wait_log(page, log, "magnified more")


class PointerActionsFor:
    """Ticks of a second pointer beside the builder's own."""

    def __init__(self, pointer):
        self.pointer = pointer

    def move(self, x, y):
        self.pointer.create_pointer_move(duration=20, x=int(x), y=int(y))
        return self

    def down(self):
        self.pointer.create_pointer_down(button=0)
        return self

    def up(self):
        self.pointer.create_pointer_up(0)
        return self


def test_a_touchpad_pinches(page, pad, log):
    if page.engine == "webkit":
        pytest.skip("the driver's wheel knows of no keys")
    chain = ActionChains(page.driver).move_to_element(pad("pinch")).key_down(Keys.CONTROL)
    for _ in range(3):
        chain.scroll_from_origin(ScrollOrigin.from_element(pad("pinch")), 0, -30)
    chain.key_up(Keys.CONTROL).perform()
    wait_log(page, log, "magnified more")


def test_keys_come_to_what_has_the_focus(page, pad, log):
    page.js("arguments[0].closest('[tabindex]').focus()", pad("keys"))
    page.press("arrow_down")
    page.type("x")
    wait_log(page, log, "down", "typed x")
