# SPDX-License-Identifier: Apache-2.0
"""Modals by lists and calls: what they are to assistive technology, what stays when their list changes, what ends them."""

import pytest
from harness.accessibility import SYSTEM_COLORS

pytestmark = pytest.mark.shows("modals")


def test_a_modal_is_a_named_modal_dialog(page, shown, layers, axe):
    """Row 49."""
    shown("Card")
    dialog = page.find("dialog", "Card card")
    assert dialog.get_attribute("aria-modal") == "true"
    assert layers.root_is_inert() and layers.focus_inside()
    assert axe.violations("#dais-overlays", without=SYSTEM_COLORS) == []


@pytest.mark.parametrize("way", ["escape", "scrim"])
def test_the_owner_of_a_modal_is_told_of_a_dismissal_and_focus_returns(page, shown, layers, way):
    """Rows 16 and 31."""
    shown("Card")
    if way == "escape":
        page.press("escape")
    else:
        page.click_at(4, 4)
    layers.wait_count(0)
    page.wait_text("Dismissed card")
    page.wait_focus("button", "Card")


def test_a_full_modal_covers_the_window_and_stays_until_told(page, shown, layers):
    box = shown("Full")
    width, height = page.js("return [document.documentElement.clientWidth, innerHeight]")
    assert (box["x"], box["y"]) == (0, 0)
    assert box["bottom"] == pytest.approx(height, abs=1)
    page.press("escape")
    page.tap("Done")
    layers.wait_count(0)


@pytest.mark.parametrize("size", [(390, 844), (1280, 800), (700, 420)])
def test_the_size_of_a_modal_follows_the_window(page, shown, layers, size):
    """Row 90."""
    shown("Sheet")
    page.resize(size)

    def stands():
        box, (width, height) = page.box(layers.surface()), page.js("return [innerWidth, innerHeight]")
        # WebKitGTK's windows have a least width.
        return (width <= max(size[0], 500) and abs(box["bottom"] - (height - 8)) <= 1
                and abs(box["width"] - min(640, width - 16)) <= 1 and abs(box["x"] + box["right"] - width) <= 2)
    page.wait(stands)


STATE = """
  const layer = document.querySelector('.layer'), scroller = [...layer.querySelectorAll('*')].find((n) => n.scrollHeight > n.clientHeight + 50 && /auto|scroll/.test(getComputedStyle(n).overflowY))
  return [layer, scroller]
"""


@pytest.mark.parametrize("change", ["Add above card", "Add below card"])
def test_a_modal_that_stays_in_the_list_keeps_text_scroll_and_element(page, shown, layers, change):
    shown("Card")
    page.click("textbox", "Note card")
    page.type("kept")
    page.tap("Count card 0")
    page.js(STATE.replace("return [layer, scroller]", "window.kept = layer; window.port = scroller; scroller.scrollTop = 57"))
    page.tap(change)
    layers.wait_rest(2)
    assert page.js("return kept.isConnected && port.isConnected && port.scrollTop") == 57
    assert page.js("return [...kept.querySelectorAll('input')].map((field) => field.value)") == ["kept"]
    assert page.js("return kept.textContent.includes('Count card 1')")
    if change == "Add below card":
        assert page.js("return kept.contains(document.activeElement)")


def test_a_modal_that_passes_presses_on_blocks_nothing_and_takes_no_focus(page, shown, layers):
    shown("Passing")
    assert not layers.root_is_inert()
    assert not layers.focus_inside()
    page.tap("Press 0")
    page.wait_text("Press 1")
    page.tap("Passing")
    layers.wait_count(0)


def test_presses_pass_through_the_content_of_a_modal_that_lets_them(page, shown, layers):
    box = shown("Ghost")
    assert [box["width"], box["height"]] == page.js("return [innerWidth, innerHeight]")
    assert not layers.focus_inside()
    page.tap("Press 0")
    page.wait_text("Press 1")
    page.tap("Ghost")
    layers.wait_count(0)


def test_a_popover_stands_beside_the_view_that_lists_it(page, shown, layers):
    page.resize((1000, 700))
    box = shown("Popover")
    button = page.box(page.find("button", "Popover"))
    assert box["y"] >= button["bottom"]
    page.press("escape")
    layers.wait_count(0)
    page.wait_text("Dismissed popover")


def test_toasts_keep_clear_of_an_anchor_and_stay_usable_above_a_modal(page, layers):
    """Rows 94 and 95."""
    page.open()
    page.tap("Bar")
    page.tap("Toast")
    layers.wait_rest(1)
    bar = page.js("return document.querySelector('[data-keeps]').getBoundingClientRect().top")
    page.wait(lambda: page.box(layers.surface())["bottom"] <= bar)
    page.tap("Bar")
    page.wait(lambda: page.box(layers.surface())["bottom"] > bar, "the toast to stand where the anchor was")
    page.tap("Card")
    layers.wait_rest(2)
    toast = page.js("return document.querySelector('[data-layer=toast]').inert")
    assert toast is False


def test_an_anchor_counts_for_nothing_while_something_modal_is_presented(page, layers):
    page.open()
    page.tap("Bar")
    page.tap("Toast")
    layers.wait_rest(1)
    bar = page.js("return document.querySelector('[data-keeps]').getBoundingClientRect().top")

    def bottom():
        return page.js("return document.querySelector('.toast-container').getBoundingClientRect().bottom")
    page.wait(lambda: bottom() <= bar, "the toast above the bar")
    page.tap("Card")
    layers.wait_rest(2)
    page.wait(lambda: bottom() > bar, "the toast at the edge")
    page.press("escape")
    layers.wait_rest(1)
    page.wait(lambda: bottom() <= bar, "the toast above the bar again")


@pytest.mark.parametrize("far", [True, False])
def test_a_modal_sheet_follows_the_mouse_at_its_handle_and_goes_or_comes_back(page, shown, layers, fingers, far):
    """Rows 77 and 80."""
    box = shown("Sheet")
    x, y = box["x"] + box["width"] / 2, box["y"] + 8
    fingers.drag((x, y), (x, y + (box["height"] * 0.8 if far else 15)))
    if far:
        layers.wait_count(0)
        page.wait_text("Dismissed sheet")
    else:
        layers.wait_rest(1)
        page.wait(lambda: abs(page.box(layers.surface())["y"] - box["y"]) <= 1)


@pytest.mark.parametrize("far", [True, False])
def test_a_finger_drags_a_modal_sheet_anywhere_and_it_goes_or_comes_back(page, shown, layers, fingers, far):
    """Rows 77, 78 and 80."""
    if not fingers.touches:
        pytest.skip("WebKitGTK's driver has no fingers")
    box = shown("Sheet")
    x, y = box["x"] + box["width"] / 2, box["y"] + 24
    fingers.drag((x, y), (x, y + (box["height"] * 0.7 if far else 15)), kind="touch")
    if far:
        layers.wait_count(0)
        page.wait_text("Dismissed sheet")
        assert [event[5][0] for event in page.wire.events("dismiss")] == ["drag"]
    else:
        layers.wait_rest(1)
        page.wait(lambda: abs(page.box(layers.surface())["y"] - box["y"]) <= 1)
        assert page.wire.events("dismiss") == []


def test_a_modal_sheet_pulled_up_gives_way_as_far_as_its_style_says(page, shown, layers, fingers):
    box = shown("Sheet")
    x, y = box["x"] + box["width"] / 2, box["y"] + 8
    fingers.press((x, y))
    fingers.move((x, y - 20))
    fingers.move((x, y - 300))
    page.wait(lambda: page.box(layers.surface())["y"] < box["y"] - 4)
    assert page.box(layers.surface())["y"] >= box["y"] - 32.5
    fingers.lift()
    layers.wait_rest(1)
    page.wait(lambda: abs(page.box(layers.surface())["y"] - box["y"]) <= 1)
