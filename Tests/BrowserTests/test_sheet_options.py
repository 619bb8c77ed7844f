# SPDX-License-Identifier: Apache-2.0
"""Options for the appearance of sheets and covers. Rows are those of the behavior table."""

import pytest
from harness.page import DESKTOP, PHONE

pytestmark = pytest.mark.shows("sheet-options")


@pytest.fixture
def opened(page, layers):
    def open_by(name, size=PHONE):
        page.resize(size)
        page.open()
        page.tap(name if name == "Cover" else f"Open {name}")
        layers.wait_rest(1)
        return layers
    return open_by


def surface_style(page, layers, property):
    return page.style(layers.surface(), property)


def test_a_sheet_has_the_corners_and_the_background_of_its_options(page, opened):
    layers = opened("round")
    assert surface_style(page, layers, "border-top-left-radius") == "32px"
    layers = opened("clear")
    assert surface_style(page, layers, "background-color") == "rgba(0, 0, 0, 0)"
    assert surface_style(page, layers, "box-shadow") == "none"
    layers = opened("material")
    assert "blur" in (surface_style(page, layers, "backdrop-filter") or surface_style(page, layers, "-webkit-backdrop-filter"))


def test_a_background_view_covers_the_surface_of_a_sheet_and_takes_no_press(page, opened):
    layers = opened("picture")
    behind, surface = page.box(page.css(".presentation-background > *")[0]), page.box(layers.surface())
    assert (behind["width"], behind["height"]) == (surface["width"], surface["height"])
    page.tap("More")
    page.wait_text("line 3")


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_cover_fills_the_window(page, opened, size):
    layers = opened("Cover", size)
    box = page.box(layers.surface())
    assert [box["x"], box["y"], box["width"], box["height"]] == [0, 0, *page.js("return [innerWidth, innerHeight]")]


def test_a_clear_cover_shows_the_page_and_keeps_it_closed_off(page, opened):
    layers = opened("Cover")
    assert surface_style(page, layers, "background-color") == "rgba(0, 0, 0, 0)"
    assert layers.root_is_inert()
    page.press("escape")
    page.idle()
    assert layers.count() == 1, "only its content ends a cover"
    page.tap("Close")
    layers.wait_count(0)


@pytest.mark.parametrize("kind, width, height", [
    ("plain", 560, 680), ("page", 704, 752), ("form", 540, 620), ("square", 400, 400)])
def test_a_card_has_the_size_of_its_sizing(page, opened, kind, width, height):
    """Row 90."""
    layers = opened(kind, DESKTOP)
    box = page.box(layers.surface())
    assert (box["width"], box["height"]) == (width, height)
    page.resize((620, 520))
    page.wait(lambda: page.box(layers.surface())["width"] == min(width, 620 - 48))
    page.wait(lambda: page.box(layers.surface())["height"] == min(height, 520 - 48))


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_fitted_sheet_is_as_large_as_its_content(page, opened, size):
    layers = opened("fitted", size)
    small = page.box(layers.surface())
    assert small["height"] < 320
    page.tap("More")
    page.wait(lambda: page.box(layers.surface())["height"] > small["height"] + 60)
    page.tap("Less")
    page.wait(lambda: page.box(layers.surface())["height"] == small["height"])
    inner = page.js("const e = arguments[0].querySelector('.sheet-content'); return e.scrollHeight - e.clientHeight", layers.surface())
    assert inner == 0, "nothing has to be scrolled"


def test_a_sticky_sheet_only_grows(page, opened):
    layers = opened("sticky", DESKTOP)
    small = page.box(layers.surface())["height"]
    page.tap("More")
    page.wait(lambda: page.box(layers.surface())["height"] > small + 60)
    tall = page.box(layers.surface())["height"]
    page.frames(2)  # The sheet keeps a height that was painted. On a busy machine WebKit may paint two frames a second.
    page.tap("Less")
    page.wait(lambda: "line 3" not in page.text())
    page.idle()
    assert page.box(layers.surface())["height"] == tall


def test_presentations_adapt_to_small_windows(page, opened):
    """Row 90."""
    layers = opened("whole")
    box = page.box(layers.surface())
    assert box["y"] == 0 and box["bottom"] == page.js("return innerHeight")
    page.resize(DESKTOP)
    page.wait(lambda: page.box(layers.surface())["width"] == 560)
    layers = opened("stays")
    box = page.box(layers.surface())
    assert box["x"] > 0 and box["y"] > 20 and box["bottom"] < page.js("return innerHeight") - 20, "a card on a phone"


def test_sheets_upon_sheets_step_back_one_behind_the_other(page, opened):
    """Row 91."""
    layers = opened("plain")
    page.tap("Deeper")
    layers.wait_rest(2)
    lower, upper = layers.surface(0), layers.surface(1)
    page.wait(lambda: page.style(lower, "scale") == "0.93")
    assert page.box(lower)["y"] < page.box(upper)["y"], "the lower one's edge is seen"
    page.press("escape")
    layers.wait_rest(1)
    page.wait(lambda: page.style(lower, "scale") == "none")
    page.press("escape")
    layers.wait_count(0)
    page.wait(lambda: page.style(page.css("#dais-root")[0], "scale") == "none")


KEYBOARD = """
    Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => innerHeight - arguments[0] });
    visualViewport.dispatchEvent(new Event('resize'))"""


def test_a_field_in_a_sheet_stays_above_an_on_screen_keyboard(page, opened):
    """Row 88; no driver shows a keyboard, so the viewport says what it would say then."""
    layers = opened("editor")
    field = page.field("Bottom field")
    field.click()
    page.js(KEYBOARD.replace("arguments[0]", "300"))
    page.wait(lambda: page.box(layers.surface())["bottom"] == page.js("return innerHeight") - 300)
    page.wait(lambda: page.box(field)["bottom"] <= page.js("return innerHeight") - 300 - 16)
    assert page.box(page.find("heading", "Sheet editor"))["y"] >= page.box(layers.surface())["y"] >= 0
    page.js(KEYBOARD.replace("arguments[0]", "0"))
    page.wait(lambda: page.box(layers.surface())["bottom"] == page.js("return innerHeight"))


def test_the_first_press_outside_a_sheet_puts_the_keyboard_away(page, opened):
    """Row 89."""
    layers = opened("editor")
    page.field("Bottom field").click()
    page.js(KEYBOARD.replace("arguments[0]", "300"))
    page.click_at(100, 4)
    page.wait(lambda: page.focused()[0] != "textbox")
    page.js(KEYBOARD.replace("arguments[0]", "0"))
    page.idle()
    assert layers.count() == 1
    page.click_at(250, 4)  # At the same point, it can be the second press of a double click, which never dismisses.
    layers.wait_count(0)
