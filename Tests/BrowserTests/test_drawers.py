# SPDX-License-Identifier: Apache-2.0
"""Drawers: where they stand, how they go, and what they are to people who do not see them."""

import pytest
from harness.accessibility import SYSTEM_COLORS

pytestmark = pytest.mark.shows("drawers")


def window(page):
    return page.js("return [innerWidth, innerHeight]")


def test_a_drawer_is_a_named_modal_dialog(page, shown, layers, axe):
    """Row 49."""
    shown("Open leading")
    dialog = page.find("dialog", "At leading")
    assert dialog.get_attribute("aria-modal") == "true"
    assert layers.root_is_inert() and layers.focus_inside()
    assert axe.violations("#dais-overlays", without=SYSTEM_COLORS) == []


@pytest.mark.parametrize("edge", ["leading", "trailing", "top", "bottom"])
def test_a_drawer_stands_at_its_edge(page, shown, edge):
    box = shown(f"Open {edge}")
    width, height = window(page)
    assert (box["x"] == 0) == (edge != "trailing")
    assert (box["right"] == pytest.approx(width, abs=1)) == (edge != "leading")
    assert (box["y"] == 0) == (edge != "bottom")
    assert (box["bottom"] == pytest.approx(height, abs=1)) == (edge != "top")
    if edge in ("leading", "trailing"):
        assert box["right"] - box["x"] == pytest.approx(320, abs=1)


def test_a_leading_drawer_is_on_the_right_in_a_right_to_left_page(page, layers):
    """Row 117."""
    page.open()
    page.tap("Switch Direction")
    page.tap("Open leading")
    layers.wait_rest(1)
    assert page.box(layers.surface())["right"] == pytest.approx(window(page)[0], abs=1)


def test_the_size_of_a_leading_drawer_is_its_width(page, shown):
    box = shown("Open narrow")
    assert box["right"] - box["x"] == pytest.approx(200, abs=1)


def test_a_drawer_leaves_a_strip_of_the_page_free_on_a_phone(page, layers):
    page.resize((360, 640))
    page.open()
    page.tap("Open leading")
    layers.wait_rest(1)
    assert page.box(layers.surface())["right"] <= window(page)[0] - 40


@pytest.mark.parametrize("way", ["escape", "scrim", "button"])
def test_a_dismissed_drawer_gives_the_focus_back(page, shown, layers, way):
    """Row 16."""
    shown("Open leading")
    if way == "escape":
        page.press("escape")
    elif way == "button":
        page.tap("Close")
    else:
        width, height = window(page)
        page.click_at(width - 8, height / 2)
    layers.wait_count(0)
    page.wait_focus("button", "Open leading")
    page.wait_text("Dismissals 1")


PULLS = {"leading": (-1, 0), "trailing": (1, 0), "top": (0, -1), "bottom": (0, 1)}


def needs_fingers(fingers):
    if not fingers.touches:
        pytest.skip("WebKitGTK's driver has no fingers; a mouse drags drawers only by their bars")


def pull(fingers, box, way, distance, **options):
    # From where it is thickest, so that the finger stays in the window.
    x = box["x"] + (box["right"] - box["x"]) * (.85 if way[0] < 0 else .15 if way[0] > 0 else .5)
    y = box["y"] + (box["bottom"] - box["y"]) * (.85 if way[1] < 0 else .15 if way[1] > 0 else .9)
    fingers.drag((x, y), (x + way[0] * distance, y + way[1] * distance), **{"kind": "touch"} | options)


def dismissals(page):
    return [event[5][0] for event in page.wire.events("dismiss")]


@pytest.mark.parametrize("edge", PULLS)
def test_a_finger_drags_a_drawer_out_the_way_it_came(page, shown, layers, fingers, edge):
    """Rows 76 and 78, along another axis."""
    needs_fingers(fingers)
    box = shown(f"Open {edge}")
    size = box["right"] - box["x"] if edge in ("leading", "trailing") else box["bottom"] - box["y"]
    pull(fingers, box, PULLS[edge], 20)
    layers.wait_rest(1)
    assert page.box(layers.surface()) == box and dismissals(page) == []
    pull(fingers, box, PULLS[edge], size * .6)
    layers.wait_count(0)
    assert dismissals(page) == ["drag"]
    page.wait_text("Dismissals 1")


def test_a_flick_dismisses_a_drawer(page, shown, layers, fingers):
    """Row 78."""
    needs_fingers(fingers)
    pull(fingers, shown("Open leading"), (-1, 0), 60, hold=0, steps=1, pace=0)
    layers.wait_count(0)
    assert dismissals(page) == ["drag"]


def test_a_drawer_is_dragged_out_the_other_way_in_a_right_to_left_page(page, layers, fingers):
    """Row 117."""
    needs_fingers(fingers)
    page.open()
    page.tap("Switch Direction")
    page.tap("Open leading")
    layers.wait_rest(1)
    box = page.box(layers.surface())
    pull(fingers, box, (-1, 0), 150)
    layers.wait_rest(1)
    assert page.box(layers.surface()) == box and dismissals(page) == []
    pull(fingers, box, (1, 0), 200)
    layers.wait_count(0)
    assert dismissals(page) == ["drag"]


def test_a_drawer_follows_the_pointer_and_the_dimming_follows_the_drawer(page, shown, layers, fingers):
    """Rows 76, 79 and 86."""
    box = shown("Open bar")
    dim = lambda: float(page.style(page.css(".backdrop")[0], "opacity"))  # noqa: E731
    bar = page.box(page.css(".surface .bar")[0])
    x, y = 280, (bar["y"] + bar["bottom"]) / 2
    fingers.press((x, y))
    fingers.move((x - 20, y))
    for distance in (60, 160, 100):
        fingers.move((x - distance, y))
        page.wait(lambda: abs(page.box(layers.surface())["x"] + distance - 6) <= 7, f"{distance} points", timeout=2)
        assert dim() == pytest.approx(1 - (distance - 6) / 320, abs=.03)
    fingers.move((x + 160, y))
    page.wait(lambda: 10 < page.box(layers.surface())["x"] < 80, "less than the pointer moves, the other way")
    fingers.lift(hold=0.15)
    layers.wait_rest(1)
    page.wait(lambda: page.box(layers.surface()) == box and dim() == 1, "the drawer to be back in its place")


def test_a_drawer_that_may_not_be_dismissed_gives_way_and_springs_back(page, shown, layers, fingers):
    """Rows 26 and 79."""
    needs_fingers(fingers)
    box = shown("Open locked")
    pull(fingers, box, (-1, 0), 240)
    layers.wait_rest(1)
    assert page.box(layers.surface()) == box and dismissals(page) == []
    assert [event[5][0] for event in page.wire.events("attempt")] == ["drag"]
    page.wait_text("Attempts 1")


def test_a_drag_across_the_way_of_a_drawer_scrolls_its_content(page, shown, layers, fingers):
    """Rows 81 and 84."""
    if page.engine != "chromium":
        pytest.skip("only Chromium scrolls with fingers that a driver moves")
    box = shown("Open bar")
    fingers.drag((100, 500), (110, 250), kind="touch")
    page.wait(lambda: page.js("return Math.max(...[...document.querySelectorAll('.surface *')].map((e) => e.scrollTop))") > 100)
    assert page.box(layers.surface()) == box and page.wire.events("detent") == []


def test_a_mouse_drags_a_drawer_by_its_bar(page, shown, layers, fingers):
    """Row 92."""
    box = shown("Open bar")
    fingers.drag((250, 300), (60, 300))
    layers.wait_rest(1)
    assert page.wire.events("detent") == []
    bar = page.box(page.css(".surface .bar")[0])
    y = (bar["y"] + bar["bottom"]) / 2
    fingers.drag((250, y), (60, y))
    layers.wait_count(0)
    assert dismissals(page) == ["drag"]
