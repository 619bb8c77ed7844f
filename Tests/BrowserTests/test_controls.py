# SPDX-License-Identifier: Apache-2.0
"""Each control has the role and name a screen reader needs, works with pointer and keyboard, and axe finds no fault."""

import pytest
from harness.accessibility import SYSTEM_COLORS

pytestmark = pytest.mark.shows("controls")


@pytest.mark.parametrize("key", [None, "enter", "space"])
def test_a_button_acts_once(page, key):
    page.open()
    page.tap("Tap")
    page.wait_text("Taps 1")
    if key:
        page.press(key)
    else:
        page.tap("Tap")
    page.wait_text("Taps 2")
    page.idle()
    assert "Taps 2" in page.text()


def test_a_disabled_button_cannot_be_used(page):
    page.open()
    button = page.button("Never")
    assert not button.is_enabled()
    box = page.box(button)
    page.click_at(box["x"] + 5, box["y"] + 5)
    page.tap("Tap")
    page.wait_text("Taps 1")


def test_a_toggle_is_a_switch(page):
    page.open()
    page.click("switch", "Wi-Fi")
    page.wait_text("Wi-Fi on")
    page.press("space")
    page.wait_text("Wi-Fi off")


def test_a_menu_picker_offers_its_options(page):
    page.open()
    picker = page.find("combobox", "Flavor")
    assert page.js("return [...arguments[0].options].map((o) => o.text)", picker) == ["vanilla", "chocolate", "mint"]
    picker.click()
    page.press("escape")
    page.js("arguments[0].focus()", picker)
    page.type("mint")
    page.press("enter")
    page.wait_text("Flavor mint")


def test_a_segmented_picker_is_a_group_of_choices(page):
    page.open()
    assert "Size 1" in page.text()
    page.click("radio", "Large")
    page.wait_text("Size 2")
    page.press("arrow_left")
    page.wait_text("Size 1")


def test_a_slider_steps_with_the_arrows(page):
    page.open()
    slider = page.find("slider", "Volume")
    page.js("arguments[0].focus()", slider)
    page.press("arrow_right", times=2)
    page.wait_text("Volume 30")
    page.press("home")
    page.wait_text("Volume 0")


@pytest.mark.shows("mirrored-stepper")
def test_the_buttons_of_a_stepper_are_mirrored_and_have_names_in_its_language(page):
    page.open()
    page.idle()
    less, more = page.find("button", "إنقاص"), page.find("button", "زيادة")
    assert page.box(less)["x"] > page.box(more)["x"], "the first button is at the right"
    page.click("button", "زيادة")
    page.wait_text("Count 4")
    page.click("button", "إنقاص")
    page.wait_text("Count 3")


def test_a_stepper_stops_at_its_bounds(page):
    page.open()
    for _ in range(3):
        page.click("button", "Increment", exact=False)
    page.wait_text("Count 5")
    for _ in range(6):
        buttons = [b for b in page.all("button", "Decrement", exact=False) if b.is_enabled()]
        if not buttons:
            break
        buttons[0].click()
        page.idle()
    page.wait_text("Count 0")


def test_progress_links_and_labels_say_what_they_are(page):
    page.open()
    progress = page.find("progressbar", "Loading")
    assert page.js("return arguments[0].value ?? Number(arguments[0].ariaValueNow)", progress) in (0.25, 25)
    assert page.find("link", "Project").get_attribute("href") == "https://example.org/"
    assert "Mail" in page.text()


@pytest.mark.parametrize("fixture", ["controls"])
def test_axe_finds_no_fault_in_controls(page, axe, fixture):
    page.open()
    assert axe.violations(without=SYSTEM_COLORS) == []


def test_controls_are_large_enough_to_hit(page):
    """WCAG 2.5.8: 24 points each way, or so far apart that circles of that size do not meet another control."""
    page.open()
    boxes = [page.box(element) for role in ("button", "switch", "combobox", "slider", "radio") for element in page.all(role)]
    centers = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes]
    for box, (x, y) in zip(boxes, centers):
        if box["width"] >= 24 and box["height"] >= 24:
            continue
        for other in boxes:
            if other is not box:
                dx = max(other["x"] - x, 0, x - other["right"])
                dy = max(other["y"] - y, 0, y - other["bottom"])
                assert dx * dx + dy * dy >= 144, (box, other)
