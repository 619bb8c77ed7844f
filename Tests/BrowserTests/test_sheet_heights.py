# SPDX-License-Identifier: Apache-2.0
"""From one height of a sheet to another. Motion is stopped where a test looks, so nothing depends on time."""

import pytest
from harness.page import DESKTOP, PHONE

pytestmark = pytest.mark.shows("detents")

# The places of the surface and of texts in it: before a key on the indicator, where its motion begins, half way, and where it ends;
# and the heights that the surface was laid out for.
STEP = """
    const [key, texts] = arguments, grabber = document.querySelector('.sheet-grabber'), surface = grabber.closest('.surface')
    const nodes = [surface, ...texts.map((text) => [...surface.querySelectorAll('.T')].find((node) => node.textContent === text))]
    const places = () => nodes.map((node) => node.getBoundingClientRect().top), heights = new Set()
    const before = places()
    grabber.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    const all = document.getAnimations().filter((each) => each.effect.getComputedTiming().endTime !== Infinity)
    all.forEach((each) => each.pause())
    const [start, middle, end] = [0, 0.5, 0.9999].map((part) => {
        all.forEach((each) => { each.currentTime = part * each.effect.getComputedTiming().endTime })
        heights.add(surface.offsetHeight)
        return places()
    })
    all.forEach((each) => each.finish())
    return [before, start, middle, end, heights.size]"""
PLACES = """
    const surface = document.querySelector('.surface')
    return [surface, ...arguments[0].map((text) => [...surface.querySelectorAll('.T')].find((node) => node.textContent === text))]
        .map((node) => node.getBoundingClientRect().top)"""


def near(left, right):
    return all(abs(a - b) <= 1.5 for a, b in zip(left, right, strict=True))


@pytest.fixture
def opened(page, layers):
    page.resize(PHONE)
    page.open()

    def open_by(kind):
        page.tap(f"Open {kind}")
        layers.wait_rest(1)
    return open_by


@pytest.mark.parametrize("kind, texts", [("pair", ["Sheet pair"]), ("bar", ["Row 0", "Bar"])])
def test_a_dragged_sheet_is_laid_out_once_and_moved(page, layers, opened, kind, texts):
    """Row 75: no jump at either end, and nothing is laid out in between."""
    opened(kind)
    for key in ("End", "Home"):
        before, start, middle, end, heights = page.js(STEP, key, texts)
        assert near(start, before), "it begins where it was"
        assert heights == 1
        assert min(before[0], end[0]) < middle[0] < max(before[0], end[0])
        layers.wait_rest(1)
        assert near(page.js(PLACES, texts), end), "and stays where it ends"
        assert end[-1] < page.js("return innerHeight"), "in sight"


def test_a_bottom_bar_keeps_to_the_edge_of_a_dragged_sheet(page, layers, fingers, opened):
    opened("bar")
    grabber = page.box(page.css(".sheet-grabber")[0])
    x, y = grabber["x"] + grabber["width"] / 2, grabber["y"] + 10
    rest = page.js(PLACES, ["Bar"])
    fingers.press((x, y))
    fingers.move((x, y - 20))
    for distance in (60, 200, 120):
        fingers.move((x, y - distance))
        page.wait(lambda: abs(page.js(PLACES, [])[0] - rest[0] + distance) < 9, "the sheet to follow")
        assert abs(page.js(PLACES, ["Bar"])[1] - rest[1]) <= 1.5
    fingers.lift(hold=0.15)
    layers.wait_rest(1)
    assert abs(page.js(PLACES, ["Bar"])[1] - rest[1]) <= 1.5


def test_a_card_that_changes_its_height_grows_from_its_middle(page, layers, opened):
    opened("pair")
    page.resize(DESKTOP)
    layers.wait_rest(1)
    before, start, middle, end, _ = page.js(STEP, "End", [])
    assert near(start, before) and end[0] < middle[0] < before[0]
    layers.wait_rest(1)
    assert near(page.js(PLACES, []), end)


def test_the_page_is_usable_while_a_finger_holds_the_sheet_low(page, layers, fingers, opened):
    """Row 85: live, at the height up to which it was promised."""
    opened("through")
    surface = layers.surface()
    grabber = page.box(page.css(".sheet-grabber")[0])
    x, y = grabber["x"] + grabber["width"] / 2, grabber["y"] + 10
    fingers.press((x, y))
    fingers.move((x, y - 20))
    for distance, isModal in ((120, True), (-30, False), (200, True)):
        fingers.move((x, y - distance))
        page.wait(lambda: layers.root_is_inert() == isModal, f"modality {isModal} {distance} points up")
        assert (surface.get_attribute("aria-modal") == "true") == isModal
    assert page.wire.events("detent") == [] or [event[5][0] for event in page.wire.events("detent")] == ["began"]
    fingers.move((x, y - 4))
    fingers.lift(hold=0.15)
    page.wait(lambda: not layers.root_is_inert())
    layers.wait_rest(1)
    page.tap("Background 0")
    page.button("Background 1")


def test_a_sheet_moves_to_a_height_that_changes(page, layers, opened):
    """The selection and the sheet's own heights, from the server."""
    opened("bound")
    before = page.js(PLACES, [])[0]
    page.tap("Large")
    page.wait(lambda: page.js(PLACES, [])[0] < before - 100)
    layers.wait_rest(1)
    assert abs(page.js(PLACES, [])[0] - 10) <= 1


def test_with_reduced_motion_one_height_of_a_sheet_fades_over_the_other(page, layers, opened):
    """Row 116."""
    if page.engine != "chromium":
        pytest.skip("only Chromium can be told to reduce motion")
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
        "features": [{"name": "prefers-reduced-motion", "value": "reduce"}]})
    try:
        opened("pair")
        for key in ("End", "Home"):
            kinds, places = page.js("""
                const grabber = document.querySelector('.sheet-grabber'), surface = grabber.closest('.surface')
                grabber.dispatchEvent(new KeyboardEvent('keydown', { key: arguments[0], bubbles: true, cancelable: true }))
                const all = document.getAnimations().filter((each) => each.effect.getComputedTiming().duration > 1)
                const kinds = all.flatMap((each) => each.effect.getKeyframes().flatMap((frame) => Object.keys(frame)))
                return [kinds, [surface.getBoundingClientRect().top, surface.previousElementSibling.getBoundingClientRect().top]]""", key)
            assert set(kinds) <= {"opacity", "offset", "computedOffset", "easing", "composite"} and "opacity" in kinds
            assert places[0] != places[1], "what it was stands behind what it is"
            layers.wait_rest(1)
            assert abs(page.js(PLACES, [])[0] - places[0]) <= 1
            page.wait(lambda: len(page.css(".sheet-container")) == 1)
    finally:
        page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})
