# SPDX-License-Identifier: Apache-2.0
"""Modals of a presentation host: layers inside the app's views. V numbers are rows of Tests/Rows/PresentationHost.md."""

import pytest

pytestmark = pytest.mark.shows("hosts")

MODALS = ".stage > .layer"


@pytest.fixture
def opened(page):
    """Opens a modal by its button and waits until it stands still."""
    page.open()

    def open_by(name="Open card", title="First card"):
        page.tap(name)
        page.wait(lambda: page.has("dialog", title), f"the dialog {title!r}")
        rest(page)
        return page.find("dialog", title)
    return open_by


def rest(page):
    def still():
        return page.js("""return [document.getAnimations().filter((a) => a.playState === 'running').length,
            ...[...document.querySelectorAll('.modal-container > *')].map((e) => Math.round(e.getBoundingClientRect().y))]""")

    def unmoved():
        before = still()
        page.idle()
        return before[0] == 0 and still() == before
    page.wait(unmoved, "modals to stand still")


def gone(page, count=0):
    page.wait(lambda: len(page.css(MODALS)) == count, f"{count} modals")


def dims(page):
    """The backdrops that are seen, as numbers of their layers."""
    return page.js("""return [...document.querySelectorAll('.stage > .layer > .backdrop')]
        .map((e, i) => [i, getComputedStyle(e).backgroundColor])
        .filter(([, color]) => !/transparent|[,/] 0\\)$/.test(color)).map(([i]) => i)""")


def card(page, dialog):
    return page.box(page.js("return arguments[0].firstElementChild", dialog))


def test_a_modal_is_a_named_dialog_in_the_view_and_the_page_is_closed_off(page, opened, axe):
    """V1, rows 46 and 49."""
    dialog = opened()
    assert dialog.get_attribute("aria-modal") == "true"
    assert page.js("return !!arguments[0].closest('#dais-root')", dialog)
    assert not page.has("button", "Press")
    assert page.has("button", "Close")
    page.js("arguments[0].focus()", page.find("button", "Press", hidden=True))
    assert page.js("return arguments[0].contains(document.activeElement)", dialog)
    gap = page.js("return innerHeight") / 2 - (card(page, dialog)["y"] + card(page, dialog)["height"] / 2)
    assert abs(gap) < 2


def test_a_modal_without_words_is_named_by_what_opened_it(page, opened):
    """Row 49."""
    opened("Open bare", "Open bare")


def test_focus_goes_into_a_host_modal_round_it_and_back(page, opened):
    """Rows 1, 9, 16."""
    opened()
    assert page.focused() == ("button", "Close")
    seen = []
    for _ in range(4):
        page.press("tab")
        seen.append(page.focused()[1])
    assert seen == ["More", "Sheet", "Close", "More"]
    page.press("escape")
    page.wait_focus("button", "Open card")
    gone(page)
    page.wait_text("Log +card -card")


@pytest.mark.parametrize("way", ["escape", "outside", "button"])
def test_a_host_modal_decides_about_every_dismissal(page, opened, way):
    """V7, V15, rows 28 and 31."""
    opened()
    if way == "escape":
        page.press("escape")
    elif way == "outside":
        page.click_at(20, 20)
    else:
        page.tap("Close")
    gone(page)
    page.wait_text("Log +card -card")
    page.tap("Press")
    page.wait_text("Presses 1")


def test_the_page_is_free_as_soon_as_a_host_modal_leaves(page, opened):
    """Rows 22 and 107."""
    opened()
    page.tap("Close")
    page.wait(lambda: page.has("button", "Press"), "the page")
    page.tap("Press")
    page.wait_text("Presses 1")
    gone(page)


def test_two_host_modals_share_one_dimming_view_below_the_topmost(page, opened):
    """V5, V23."""
    opened()
    assert dims(page) == [0]
    page.tap("More")
    page.find("dialog", "Second card")
    rest(page)
    page.wait(lambda: dims(page) == [1], "one dimming view")
    assert not page.has("dialog", "First card")
    page.press("escape")
    page.wait(lambda: page.has("dialog", "First card"), "the lower modal")
    gone(page, 1)
    page.wait(lambda: dims(page) == [0], "one dimming view")
    page.wait_focus("button", "More")
    page.press("escape")
    gone(page)


def test_a_host_modal_without_a_dismissal_action_swallows_the_press_outside(page, opened):
    """V7."""
    opened("Open quiet", "Quiet card")
    box = page.box(page.find("button", "Press", hidden=True))
    page.click_at(box["x"] + 4, box["y"] + 4)
    page.press("escape")
    page.idle()
    assert page.has("dialog", "Quiet card")
    assert "Presses 0" in page.text()
    page.tap("Close")
    gone(page)


def test_a_click_through_layer_closes_nothing_off(page):
    """V7."""
    page.open()
    page.tap("Note")
    page.wait_text("A note")
    rest(page)
    assert page.css(MODALS)[0].get_attribute("data-modal") is None
    page.tap("Press")
    page.wait_text("Presses 1")
    assert page.find("group", "A note")
    page.tap("Close")
    gone(page)


def test_a_host_modal_cannot_leave_the_frame_of_its_view(page):
    """V3, V26."""
    page.open()
    page.tap("Open in column")
    page.wait_text("Column card")
    rest(page)
    layer = page.box(page.css(MODALS)[0])
    assert (layer["width"], layer["height"]) == (300, 200)
    assert page.js("return getComputedStyle(arguments[0]).overflow", page.css(MODALS)[0]) in ("clip", "hidden")
    assert page.js("return document.elementFromPoint(arguments[0], arguments[1])?.closest('.stage') === null",
                   layer["x"] - 20, layer["y"] + 100)
    page.press("escape")
    gone(page)


def test_a_modal_of_a_part_of_the_page_closes_off_only_that_part(page):
    """Rows 9 and 46."""
    page.open()
    page.tap("Open in column")
    page.wait(lambda: page.has("dialog", "Column card"), "the dialog")
    rest(page)
    assert page.find("dialog", "Column card").get_attribute("aria-modal") is None
    assert not page.has("button", "Open in column")
    assert page.js("return getComputedStyle(document.documentElement).overflow") != "hidden"
    page.tap("Press")
    page.wait_text("Presses 1")
    page.js("arguments[0].focus()", page.find("button", "Close column"))
    page.press("tab")
    assert page.focused() == ("button", "Below")
    page.press("escape")
    page.idle()
    assert page.has("dialog", "Column card")
    page.press("tab", "shift")
    assert page.focused() == ("button", "Close column")
    page.press("escape")
    gone(page)
    page.wait_focus("button", "Open in column")


def test_a_sheet_stands_above_layers_and_a_layer_in_it_above_its_content(page, opened, layers):
    """The order against system presentations."""
    opened()
    page.tap("Sheet")
    layers.wait_rest(1)
    assert page.has("dialog", "Sheet") and not page.has("dialog", "First card")
    page.tap("Open in sheet")
    page.find("dialog", "Card in sheet")
    rest(page)
    assert not page.has("button", "Open in sheet")
    assert page.js("return !!arguments[0].closest('#dais-overlays')", page.find("dialog", "Card in sheet"))
    page.press("escape")
    gone(page, 1)
    assert page.has("dialog", "Sheet")
    page.press("escape")
    layers.wait_count(0)
    page.wait(lambda: page.has("dialog", "First card"), "the modal below")
    page.press("escape")
    gone(page)


def test_a_host_modal_knows_the_size_at_once_and_follows_the_window(page, opened):
    """V11."""
    opened()
    width, height = page.js("return [innerWidth, document.documentElement.clientHeight]")
    page.wait_text(f"{width:,} by {height:,}")
    page.resize((844, 500))
    width, height = page.js("return [document.documentElement.offsetWidth, document.documentElement.clientHeight]")
    page.wait_text(f"{width:,} by {height:,}")


def test_a_host_modal_slides_in_and_out(page, opened):
    """V12: the exit is played in the browser before the layer goes."""
    dialog = opened()
    rested = card(page, dialog)["y"]
    page.tap("Close")
    page.wait(lambda: page.js("""const modal = document.querySelector('.modal-container');
        return !modal || modal.firstElementChild.getBoundingClientRect().y > arguments[0] + 20""", rested), "motion")
    gone(page)
