# SPDX-License-Identifier: Apache-2.0
"""Views that follow a finger: from the first frame, over slow networks, in every property, and on its way back."""

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions import interaction
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.keys import Keys

pytestmark = pytest.mark.shows("followed")


@pytest.fixture
def pad(page):
    page.open()
    page.wait(lambda: page.js("return document.querySelectorAll('[data-follows]').length") >= 7, "the forecasts")
    page.loaded()
    page.idle(answers=False)

    def find(name):
        return page.js("return [...document.querySelectorAll('.T')].filter(e => e.textContent.trim() === arguments[0]).at(-1)", name)
    return find


@pytest.fixture
def style(page, pad):
    def of(name, prop):
        return page.js("""for (let e = arguments[0]; e; e = e.parentElement) {
            const value = getComputedStyle(e)[arguments[1]]
            if (value !== 'none' && value !== '1') return value
        } return arguments[1] === 'opacity' ? '1' : 'none'""", pad(name), prop)
    return of


@pytest.fixture
def slow(page):
    """A network on which no answer comes during the test's motion."""
    page.proxy.delay = 3
    yield
    page.proxy.delay = 0


def log(page):
    return page.js("return document.querySelector('#log,[data-testid=log]').textContent").split(", ")


def glide(fingers, start, way, steps=6):
    fingers.press(start)
    for step in range(1, steps + 1):
        fingers.move((start[0] + way[0] * step // steps, start[1] + way[1] * step // steps))


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_dragged_view_follows_the_first_finger_without_an_answer(page, middle, fingers, slow, direction):
    page.js("document.documentElement.dir = arguments[0]", direction)
    page.idle()
    x, y = middle("straight")
    glide(fingers, (x, y), (60, 30))
    page.wait(lambda: middle("straight") == (x + 60, y + 30), "the pad under the finger")
    assert not any(operation[2] == "translate" for operation in page.wire.operations(6))
    fingers.lift()
    page.wait(lambda: middle("straight") == (x, y), "the pad where it was, at once")


@pytest.mark.parametrize("name, prop, value", [
    ("turns", "rotate", "60deg"), ("grows", "scale", "1.6"), ("fades", "opacity", "0.7")])
def test_a_view_turns_scales_and_fades_with_the_first_finger(page, middle, style, fingers, slow, name, prop, value):
    x, y = middle(name)
    glide(fingers, (x, y), (60, 0))
    page.wait(lambda: style(name, prop) == value, f"{prop} {value}; it was {style(name, prop)}")
    assert page.wire.operations(6) == []
    fingers.lift()


def test_an_opacity_that_follows_a_drag_stops_at_its_limit(page, middle, style, fingers, slow):
    x, y = middle("fades")
    glide(fingers, (x, y), (-60, 0))
    page.wait(lambda: style("fades", "opacity") == "0.7")
    fingers.lift()


def test_two_fingers_scale_and_turn_a_view_without_an_answer(page, middle, style, fingers, slow):
    if not fingers.touches:
        pytest.skip("the driver has no fingers")
    x, y = middle("pinched")
    actions = ActionBuilder(page.driver, mouse=PointerInput(interaction.POINTER_TOUCH, "one"), duration=20)
    other = actions.add_pointer_input(interaction.POINTER_TOUCH, "two")
    one = actions.pointer_action
    one.move_to_location(x - 20, y).pointer_down()
    other.create_pointer_move(duration=20, x=x + 20, y=y)
    other.create_pointer_down(button=0)
    for step in range(1, 9):
        one.move_to_location(x - 20 - 2 * step, y)
        other.create_pointer_move(duration=20, x=x + 20 + 3 * step, y=y)
    # Then around the first, at twice the first distance: 80 × (cos 37°, sin 37°).
    for turned in (16, 32, 48):
        one.move_to_location(x - 36, y)
        other.create_pointer_move(duration=20, x=x - 36 + round((80 ** 2 - turned ** 2) ** 0.5), y=y + turned)
    actions.perform()
    page.wait(lambda: 36 <= float(style("pinched", "rotate").removesuffix("deg")) <= 38, f"rotate {style('pinched', 'rotate')}")
    page.wait(lambda: abs(float(style("pinched", "scale")) - 2) < 0.05, f"scale {style('pinched', 'scale')}")
    assert page.wire.operations(6) == []


def test_a_view_that_keeps_its_offset_stays_where_the_finger_left_it(page, middle, fingers):
    x, y = middle("kept")
    page.proxy.delay = 0.1
    try:
        glide(fingers, (x, y), (60, 0))
        page.wait(lambda: middle("kept")[0] == x + 60)
        page.js("""window.places = []
            const node = arguments[0]
            const look = () => { places.push(node.getBoundingClientRect().x); requestAnimationFrame(look) }
            look()""", page.js("return [...document.querySelectorAll('.T')].find(e => e.textContent.trim() === 'kept')"))
        fingers.lift()
        page.idle()
    finally:
        page.proxy.delay = 0
    places = page.js("return places")
    assert max(places) - min(places) <= 1, places


# How far a view is from its place, in every frame, and at 40 moments of each animation, whatever frames are painted.
# From its styles, because WebKit's rectangle of a moving element is some frames old.
WATCH = """
const [view] = arguments, ways = window.ways = [], stepped = window.stepped = [], { animate } = Element.prototype;
const way = () => {
  let sum = 0;
  for (let box = view; box; box = box.parentElement) sum += parseFloat(getComputedStyle(box).translate) || 0;
  return sum;
};
(function look() {
  ways.push([performance.now() / 1000, way()]);
  requestAnimationFrame(look);
})();
Element.prototype.animate = function () {
  const animation = animate.apply(this, arguments);
  if (!this.contains(view)) return animation;
  const { duration } = animation.effect.getTiming();
  animation.pause();
  stepped.push(Array.from({ length: 40 }, (_, step) => {
    animation.currentTime = duration * step / 40;
    return way();
  }));
  animation.currentTime = 0;
  animation.play();
  return animation;
};
"""


@pytest.mark.parametrize("delay", [0, 0.1, 3])
def test_a_dragged_view_springs_back_once_from_where_it_was_let_go(page, pad, middle, fingers, delay):
    """The answers come at once, on the way back, or long after its end."""
    page.proxy.delay = delay
    x, y = middle("thrown")
    glide(fingers, (x, y), (80, 0), steps=8)
    page.wait(lambda: middle("thrown")[0] == x + 80, "the pad under the finger")
    page.js(WATCH, pad("thrown"))
    fingers.lift()
    # Not the moment in which it passes its place.
    page.wait(lambda: page.js("return ways.slice(-15).every(([_, way]) => Math.abs(way) < 0.5)"), "the pad to come back")
    page.proxy.delay = 0
    page.wait(lambda: page.wire.received[-1][2] == page.wire.sent[-1][1], "the last answer")
    page.idle()
    times, ways = zip(*page.js("return ways"))
    assert abs(ways[0] - 80) < 3
    # From 80 points away, the spring (0.6 s, 0.7) is never faster than 384 points per second. What a frame shows is from
    # the time since the frame before it.
    jumps = [(ways[at - 1], ways[at]) for at in range(2, len(ways))
             if abs(ways[at] - ways[at - 1]) > 3 + 400 * (times[at] - times[at - 2])]
    assert jumps == []
    stepped = page.js("return stepped")
    assert min(min(part) for part in [ways, *stepped]) < -0.5, "a spring with bounce goes beyond"
    for part in [ways, *stepped]:
        beyond = next((at for at, way in enumerate(part) if way < 0), len(part))
        assert all(way < 2 for way in part[beyond:]), "and back only once"


def test_a_spring_chases_the_finger_between_answers(page, middle, fingers):
    x, y = middle("sprung")
    page.proxy.delay = 0.1
    try:
        fingers.press((x, y))
        for step in range(1, 31):
            fingers.move((x + 4 * step, y), pace=30)
        behind = x + 120 - middle("sprung")[0]
        page.wait(lambda: abs(middle("sprung")[0] - x - 120) <= 1, "the pad to arrive")
        fingers.lift()
    finally:
        page.proxy.delay = 0
    # At 4 points in some 40 ms, the spring itself is 2 × 0.3 s ÷ 2π behind: 10 points.
    assert behind <= 25, f"{behind} points behind"
    page.wait(lambda: middle("sprung")[0] == x, "the pad to spring back")


def test_a_drag_that_asks_for_a_key_is_none_without_it(page, middle, fingers):
    x, y = middle("keyed")
    fingers.drag((x, y), (x + 30, y))
    ActionChains(page.driver).key_down(Keys.SHIFT).perform()
    fingers.drag((x, y), (x + 40, y))
    ActionChains(page.driver).key_up(Keys.SHIFT).perform()
    page.wait(lambda: log(page) == ["shift 40"], f"there was {log(page)}")


@pytest.mark.parametrize("kind", ["mouse", "touch"])
def test_a_drag_beside_a_scroll_ends_last_and_once(page, pad, fingers, kind):
    if kind == "touch" and not fingers.touches:
        pytest.skip("the driver has no fingers")
    box = page.box(pad("Row 2"))
    x, y = box["x"] + 60, box["y"] + 20
    fingers.drag((x, y), (x, y - 60), kind=kind, steps=15)
    page.wait(lambda: len(log(page)) == 1 and log(page)[0].startswith("beside -"), f"there was {log(page)}")
    assert abs(int(log(page)[0].split()[1]) + 60) <= 12
    page.wait(lambda: "pull 0" in page.text())
    reports = [report for event in page.wire.events("gesture") for report in event[5][1:]]
    assert reports[-1][1] == 1 and [report[1] for report in reports].count(1) == 1


def test_a_place_in_a_named_space_is_told_while_it_scrolls(page, pad):
    page.wait(lambda: "top 0 " in page.text())
    page.js("[...document.querySelectorAll('*')].find(e => e.scrollHeight > 700 && getComputedStyle(e).overflowY !== 'visible').scrollTop = 50")
    page.wait(lambda: "top -50 " in page.text())
    page.wait(lambda: "in list -50" in page.js("return document.body.textContent"), "the place in the list")
    assert "list is 160 high" in page.js("return document.body.textContent")
