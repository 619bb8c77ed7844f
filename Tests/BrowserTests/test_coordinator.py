# SPDX-License-Identifier: Apache-2.0
"""Presenting by calls: the stack on the page is the one the coordinator lists; motions are what the type says."""

import pytest
from harness.accessibility import SYSTEM_COLORS

pytestmark = pytest.mark.shows("coordinator")


@pytest.fixture
def called(page, layers):
    page.open()

    def call(name, count=1):
        page.tap(name)
        layers.wait_rest(count)
    return call


def test_a_presentation_by_call_is_a_named_dialog(page, called, axe):
    """Row 49."""
    called("Call sheet")
    page.find("dialog", "Called sheet")
    assert axe.violations("#dais-overlays", without=SYSTEM_COLORS) == []


def test_an_alert_by_call_is_named_and_its_ok_closes_it(page, called, layers, axe):
    called("Call alert")
    page.find("alertdialog", "Called alert")
    assert axe.violations("#dais-overlays", without=SYSTEM_COLORS) == []
    page.tap("OK")
    layers.wait_count(0)
    page.wait_text("Ended 1")


def test_presentations_by_call_stack_in_the_order_of_their_levels(page, called, layers):
    called("Call sheet")
    called("One more", 2)
    called("One more", 3)
    assert [page.style(layer, "z-index") for layer in layers.all()] == ["1000", "1010", "1020"]
    page.find("dialog", "Another")
    x, y, inside = page.js(
        "const box = arguments[0].getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;"
        "return [x, y, arguments[0].contains(document.elementFromPoint(x, y))]", layers.surface())
    assert inside, f"something else is painted at {x}, {y}"


def test_the_count_of_presentations_follows_modifiers_and_the_user(page, called, layers):
    called("Modifier")
    assert "Count 1" in page.text("#dais-root")
    called("One more", 2)
    assert "Count 2" in page.text("#dais-root")
    page.press("escape")
    layers.wait_count(1)
    page.press("escape")
    layers.wait_count(0)
    page.wait_text("Count 0")


def test_one_call_dismisses_all_presentations(page, called, layers):
    called("Call sheet")
    called("One more", 2)
    called("One more", 3)
    page.tap("End all")
    layers.wait_count(0)
    page.wait_text("Count 0")
    page.wait_text("Ended 1")
    page.wait_focus("button", "Call sheet")


def test_a_custom_type_of_presentation_has_its_own_place_and_motion(page, called, layers):
    called("Call custom")
    width, height = page.js("return [innerWidth, innerHeight]")
    box = page.box(layers.surface())
    assert box["right"] == pytest.approx(width - 16, abs=1)
    assert box["bottom"] == pytest.approx(height - 16, abs=1)
    assert "custom-corner" in layers.all()[0].get_attribute("class")


def test_a_custom_type_says_how_its_presentations_come_and_go(page, layers):
    page.open()
    frames = """return document.getAnimations().filter((a) => a.effect.target.matches('.surface'))
        .map((a) => [a.effect.getTiming().duration, a.effect.getKeyframes().map((k) => k.transform)])[0]"""
    page.tap("Call moving")
    page.wait(lambda: page.js(frames), "the entry")
    duration, (start, *_) = page.js(frames)
    assert duration == 600 and start.startswith("translate(0px, -")
    layers.wait_rest(1)
    page.press("escape")
    page.wait(lambda: page.js(frames), "the exit")
    duration, transforms = page.js(frames)
    assert duration == 600 and transforms[-1].startswith("translate(-")
    layers.wait_count(0)


def test_a_page_receives_presentation_events_in_order(page, called, layers):
    called("Call sheet")
    page.wait_text("Events presented didPresent")  # Escape during the entry would make it an exit
    page.press("escape")
    layers.wait_count(0)
    page.wait_text("Events presented didPresent willDismiss didDismiss")
