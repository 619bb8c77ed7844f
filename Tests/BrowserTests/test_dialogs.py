# SPDX-License-Identifier: Apache-2.0
"""Confirmation dialogs, and alerts with fields, icons and check boxes. Rows are those of the behavior table."""

import pytest
from harness.accessibility import SYSTEM_COLORS
from harness.page import PHONE

pytestmark = pytest.mark.shows("dialogs")


@pytest.fixture
def shown(page, layers):
    def show(name, size=None):
        if size:
            page.resize(size)
        page.open()
        page.tap(name)
        layers.wait_rest(1)
        return layers
    return show


@pytest.mark.parametrize("name, title", [("Choose", "Delete the album?"), ("Choose Untitled", "Sort"), ("Sign In", "Sign in"),
                                         ("Erase", "Erase the disk?")])
def test_every_dialog_is_named_and_described(page, shown, axe, name, title):
    """Rows 49 and 50; a title that is not seen is still the name."""
    shown(name)
    dialog = page.find("alertdialog", title)
    assert dialog.get_attribute("aria-modal") == "true"
    described = dialog.get_attribute("aria-describedby")
    assert (described is None) == (title == "Sort")
    if described:
        assert page.text(f"#{described}").strip()
    assert axe.violations("#dais-overlays", without=SYSTEM_COLORS) == []


def test_a_dialog_focuses_cancel_and_never_a_destructive_action(page, shown):
    """Row 5, and row 51: there is always a way out."""
    shown("Choose")
    page.wait_focus("button", "Keep")
    page.press("escape")
    page.tap("Choose Untitled")
    page.wait_focus("button", "Cancel")


@pytest.mark.parametrize("name, chosen", [("Delete Album", "album"), ("Delete Photos", "photos"), ("Keep", "keep")])
def test_every_action_of_a_dialog_closes_and_acts(page, shown, name, chosen):
    layers = shown("Choose")
    page.tap(name)
    page.wait_text(f"Chosen {chosen}")
    layers.wait_count(0)
    page.wait_focus("button", "Choose")


def test_escape_and_a_press_outside_cancel_a_dialog(page, shown):
    """Rows 23 and 31."""
    layers = shown("Choose")
    page.press("escape")
    layers.wait_count(0)
    page.wait_text("Chosen keep")
    page.tap("Choose")
    layers.wait_rest(1)
    page.click_at(*layers.outside())
    layers.wait_count(0)
    page.wait_focus("button", "Choose")


def test_on_a_phone_a_dialog_comes_from_the_bottom_with_cancel_apart(page, shown):
    layers = shown("Choose", PHONE)
    surface = page.box(layers.surface())
    width, height = page.js("return [innerWidth, innerHeight]")
    assert surface["x"] == pytest.approx(8, abs=1) and surface["right"] == pytest.approx(width - 8, abs=1)
    assert surface["bottom"] == pytest.approx(height - 8, abs=1)
    actions = [page.box(page.button(name)) for name in ("Delete Album", "Delete Photos", "Keep")]
    assert actions[1]["y"] - actions[0]["bottom"] < 1
    assert actions[2]["y"] - actions[1]["bottom"] == pytest.approx(8, abs=1)
    assert all(box["height"] >= 44 for box in actions)


def test_in_a_wide_window_a_dialog_stands_in_the_middle(page, shown):
    layers = shown("Choose")
    surface, width, height = page.box(layers.surface()), *page.js("return [innerWidth, innerHeight]")
    assert surface["x"] + surface["width"] / 2 == pytest.approx(width / 2, abs=1)
    assert surface["y"] + surface["height"] / 2 == pytest.approx(height / 2, abs=1)
    assert surface["width"] <= 340


@pytest.mark.parametrize("size", [(320, 256), (844, 390), PHONE])
def test_a_long_dialog_scrolls_and_every_action_is_reached(page, shown, size):
    """Row 118: 320×256 is 1280×1024 at 400 %."""
    layers = shown("Many", size)
    surface = layers.surface()
    # WebKit goes on telling places on the way for some time after the motion: until then Cancel is beyond what it stands on.
    page.wait(lambda: page.box(page.button("Cancel"))["bottom"] <= page.box(surface)["bottom"] + 0.1, "the places at rest")
    box = page.box(surface)
    width, height = page.js("return [innerWidth, innerHeight]")
    # WebKit tells of the end of a motion a frame before the last of it.
    assert box["y"] >= -1 and box["bottom"] <= height + 1 and box["x"] >= -1 and box["right"] <= width + 1
    assert page.js("return arguments[0].scrollWidth - arguments[0].clientWidth", surface) <= 0
    for name in ("Choice 1", "Choice 20"):
        button = page.button(name)
        page.js("arguments[0].scrollIntoView({block: 'nearest'})", button)
        # Cancel stays in sight and covers nothing that is scrolled to.
        assert page.js("""const {x, y, width, height} = arguments[0].getBoundingClientRect()
            return arguments[0].contains(document.elementFromPoint(x + width / 2, y + height / 2))""", button)
        cancel = page.box(page.button("Cancel"))
        assert cancel["y"] >= 0 and cancel["bottom"] <= height + 1
    page.tap("Choice 20")
    page.wait_text("Chosen 20")


def test_an_alert_with_fields_is_typed_into_and_return_goes_on(page, shown):
    layers = shown("Sign In")
    page.wait_focus("textbox", "Name")
    page.type("ada")
    page.press("tab")
    page.type("secret")
    page.press("enter")
    page.wait_text("Chosen ada:secret")
    layers.wait_count(0)
    page.wait_focus("button", "Sign In")


def test_return_presses_the_focused_button_and_else_the_default(page, shown):
    layers = shown("Erase")
    page.wait_focus("button", "Cancel")
    page.press("tab")
    page.wait_focus("checkbox", "Do not ask again")
    page.press("space")
    page.wait_text("No more")
    page.press("enter")
    page.wait_text("Chosen ejected")
    layers.wait_count(0)


def test_the_default_button_of_a_dialog_stands_out_and_its_icon_is_silent(page, shown):
    shown("Erase")
    weight = {name: page.style(page.button(name), "font-weight") for name in ("Eject", "Cancel", "Erase")}
    assert weight == {"Eject": "600", "Cancel": "400", "Erase": "400"}
    assert not page.has("image")


def test_a_shortcut_presses_its_button_unless_something_modal_covers_it(page, layers):
    page.open()
    page.press("s", "control")
    page.wait_text("Chosen saved")
    page.tap("Choose")
    layers.wait_rest(1)
    page.tap("Delete Photos")
    page.wait_text("Chosen photos")
    layers.wait_count(0)
    page.tap("Choose")
    layers.wait_rest(1)
    page.press("s", "control")
    page.idle()
    assert "Chosen photos" in page.text()


def test_from_right_to_left_cancel_stands_on_the_right_of_a_dialog(page, layers):
    """Row 117."""
    page.open()
    page.js("document.documentElement.dir = 'rtl'")
    page.tap("Sign In")
    layers.wait_rest(1)
    cancel, go = page.box(page.button("Cancel")), page.box(page.button("Continue"))
    assert cancel["x"] == pytest.approx(go["right"], abs=1) and cancel["y"] == go["y"]


def test_with_reduced_motion_no_dialog_slides(page, layers, prefer):
    """Row 116."""
    prefer(prefers_reduced_motion="reduce")
    page.resize(PHONE)
    page.open()
    page.js("""window.moved = []
        const animate = Element.prototype.animate
        Element.prototype.animate = function (frames, options) {
            for (const frame of frames) window.moved.push(...Object.keys(frame))
            return animate.call(this, frames, options)
        }""")
    page.tap("Choose")
    layers.wait_rest(1)
    assert set(page.js("return window.moved")) <= {"opacity", "offset"}


def test_with_forced_colors_both_cards_of_a_dialog_have_an_edge(page, layers, prefer):
    """Row 119."""
    prefer(forced_colors="active")
    page.resize(PHONE)
    page.open()
    page.tap("Choose")
    layers.wait_rest(1)
    for element in (layers.surface(), page.button("Keep")):
        assert page.style(element, "border-top-style") == "solid"
        assert float(page.style(element, "border-top-width").removesuffix("px")) >= 1
