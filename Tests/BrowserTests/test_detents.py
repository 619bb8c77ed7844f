# SPDX-License-Identifier: Apache-2.0
"""The heights of a sheet: where it rests, who may choose, what is usable behind it. Rows are those of the behavior table."""

import pytest
from harness.accessibility import SYSTEM_COLORS
from harness.page import DESKTOP, PHONE

pytestmark = pytest.mark.shows("detents")
LANDSCAPE = (844, 390)


@pytest.fixture
def opened(page, layers):
    page.resize(PHONE)
    page.open()

    def open_by(kind):
        page.tap(f"Open {kind}")
        layers.wait_rest(1)
        return layers
    return open_by


def height(page, layers) -> float:
    return page.box(layers.surface())["height"]


def wait_height(page, layers, expected) -> None:
    page.wait(lambda: abs(height(page, layers) - expected) <= 1, f"a height of {expected}, it is {height(page, layers)}")
    layers.wait_rest(1)


def window(page) -> float:
    return page.js("return innerHeight")


@pytest.mark.parametrize("kind, part, points", [
    ("plain", 1, 0), ("pair", 0.5, 0), ("mixed", 0, 120), ("custom", 1 / 3, 0), ("enabled", 0, 200)])
def test_a_sheet_opens_at_its_smallest_height(page, opened, kind, part, points):
    """Row 75."""
    layers = opened(kind)
    box = page.box(layers.surface())
    assert abs(box["height"] - (part * (window(page) - 10) + points)) <= 1
    assert abs(box["bottom"] - window(page)) <= 1 and box["x"] == 0
    page.idle()
    assert page.wire.events("detent") == [], "nobody has chosen anything"


def test_a_selected_detent_moves_the_sheet_and_a_drag_sets_it(page, opened):
    """Row 75."""
    layers = opened("bound")
    page.tap("Large")
    wait_height(page, layers, window(page) - 10)
    page.tap("Medium")
    wait_height(page, layers, (window(page) - 10) / 2)
    page.wait(lambda: len(page.wire.events("entered")) == 3)
    page.js("document.querySelector('.sheet-grabber').focus()")
    page.press("arrow_up")
    wait_height(page, layers, window(page) - 10)
    page.press("escape")
    layers.wait_count(0)
    page.wait_text("Detent large")


def test_a_binding_that_refuses_a_detent_moves_the_sheet_back(page, opened):
    layers = opened("refusing")
    page.js("document.querySelector('.sheet-grabber').focus()")
    page.press("arrow_up")
    page.wait(lambda: page.wire.events("detent"))
    wait_height(page, layers, (window(page) - 10) / 2)
    page.idle()
    assert abs(height(page, layers) - (window(page) - 10) / 2) <= 1


def test_the_drag_indicator_is_a_slider(page, opened, axe):
    """Row 87."""
    layers = opened("mixed")
    slider = page.find("slider", "Sheet height")
    assert page.focused() != ("slider", "Sheet height"), "the focus goes to what the sheet is about"
    page.js("arguments[0].focus()", slider)
    full, part = window(page) - 10, 0.4 * (window(page) - 10)
    for key, expected, text in (("enter", part, "40 %"), ("arrow_up", full, "Large"), ("enter", 120, "120 points"),
                                ("end", full, "Large"), ("arrow_down", part, "40 %"), ("home", 120, "120 points")):
        page.press(key)
        wait_height(page, layers, expected)
        page.wait(lambda: slider.get_attribute("aria-valuetext") == text, f"{text} to be announced")
    assert axe.violations("#dais-overlays", without=SYSTEM_COLORS) == []
    slider.click()
    wait_height(page, layers, part)


def test_a_hidden_drag_indicator_appears_for_the_keyboard(page, opened):
    opened("quiet")
    slider = page.find("slider", "Sheet height")
    assert page.style(slider, "opacity") == "0"
    for _ in range(12):
        page.press("tab")
        page.idle()  # WebKit moves the focus after the driver has gone on
        if page.focused() == ("slider", "Sheet height"):
            break
    assert page.focused() == ("slider", "Sheet height")
    # WebKit's window on the virtual screen is never the active one, and `:focus` matches only in that.
    if page.js("return document.hasFocus()"):
        page.wait(lambda: page.style(slider, "opacity") == "1")


def test_the_page_is_usable_up_through_a_detent(page, opened):
    """Row 85."""
    layers = opened("through")
    surface = layers.surface()
    assert not layers.root_is_inert() and surface.get_attribute("aria-modal") is None
    assert page.js("return getComputedStyle(document.documentElement).overflow") != "hidden"
    page.tap("Background 0")
    page.button("Background 1")
    page.tap("Inside 0")
    page.js("document.querySelector('.sheet-grabber').focus()")
    page.press("arrow_up")
    wait_height(page, layers, window(page) - 10)
    assert layers.root_is_inert() and surface.get_attribute("aria-modal") == "true" and layers.focus_inside()
    page.press("tab", times=12)
    assert layers.focus_inside()
    page.js("document.querySelector('.sheet-grabber').focus()")
    page.press("home")
    wait_height(page, layers, 200)
    page.button("Inside 1")
    page.tap("Background 1")
    page.button("Background 2")
    assert layers.surface() == surface, "the same element all the time"


def test_a_sheet_beside_a_usable_page_closes_nothing_off(page, opened):
    """Row 85."""
    layers = opened("enabled")
    page.wait(lambda: page.style(page.css(".backdrop")[0], "opacity") == "0", "a clear backdrop")
    page.tap("Background 0")
    page.button("Background 1")
    page.click_at(20, 60)
    page.idle()
    assert layers.count() == 1, "a press beside it is a press on the page"


def test_turning_the_phone_keeps_the_sheet_and_its_state(page, opened):
    """Row 90."""
    layers = opened("pair")
    page.tap("Inside 0")
    page.button("Inside 1")
    field = page.field("Name")
    field.click()
    page.type("abc")
    page.resize(LANDSCAPE)
    page.wait(lambda: height(page, layers) == window(page), "the whole height of a low window")
    page.resize(DESKTOP)
    page.wait(lambda: page.box(layers.surface())["width"] == 560, "a card")
    box = page.box(layers.surface())
    assert abs(box["y"] + box["bottom"] - window(page)) <= 1, "in the middle"
    page.resize(PHONE)
    wait_height(page, layers, (window(page) - 10) / 2)
    assert field.get_attribute("value") == "abc"
    page.button("Inside 1")


def test_custom_heights_follow_the_window(page, opened):
    layers = opened("custom")
    page.resize((PHONE[0], 700))
    wait_height(page, layers, (window(page) - 10) / 3)


def test_opening_a_sheet_with_detents_shifts_nothing(page, layers):
    """Row 40: measured by the browser itself, shifts right after an input included."""
    page.resize(PHONE)
    page.open()
    if page.engine != "chromium":
        pytest.skip("only Chromium measures layout shifts")
    page.js("""window.shifts = []
        new PerformanceObserver((list) => shifts.push(...list.getEntries().map((entry) => entry.value)))
            .observe({ type: 'layout-shift', buffered: false })""")
    for kind in ("pair", "plain"):
        page.tap(f"Open {kind}")
        layers.wait_rest(1)
        page.press("escape")
        layers.wait_count(0)
        page.idle()
    assert page.js("return shifts") == []
