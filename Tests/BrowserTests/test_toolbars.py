# SPDX-License-Identifier: Apache-2.0
"""Bars: where items stand, Return and Escape in what is presented, looks, edited titles."""

import pytest

pytestmark = pytest.mark.shows("toolbars")


@pytest.fixture
def bars(page):
    page.resize((390, 844))
    page.open("/")
    return page


def middle(page, role, name):
    box = page.box(page.find(role, name))
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_toolbar_items_stand_where_they_are_placed(bars):
    page = bars
    (leading, top), (trailing, _), (title, _) = (
        middle(page, "button", "Leading"), middle(page, "button", "Trailing"), middle(page, "heading", "Bars"))
    assert leading < title < trailing and top < 60
    (first, low), (last, _) = middle(page, "button", "Bottom"), middle(page, "button", "Last")
    status = page.text_box("Up to date")
    assert first < status["x"] + status["width"] / 2 < last and low > 760
    for name in ["Leading", "Trailing", "Primary", "Bottom", "Last"]:
        page.tap(name)
    page.wait_text("log: leading trailing primary bottom last")


def test_secondary_actions_are_in_a_menu(bars):
    page = bars
    assert not page.has("menuitem", "Secondary")
    page.tap("More")
    page.click("menuitem", "Secondary")
    page.wait_text("log: secondary")


def test_keyboard_items_are_shown_while_a_field_has_the_focus(page):
    # In a window of the usual size: WebKit's is not the active one after it was resized, and nothing in it has the focus.
    page.open()
    assert not page.has("button", "Keys")
    page.field("Note").click()
    page.tap("Keys")
    page.wait_text("log: keys")


def test_bars_can_be_hidden(bars):
    page = bars
    page.tap("Bars")
    page.wait(lambda: not page.has("button", "Leading") and not page.has("button", "Bottom"), "no bars")
    page.tap("Bars")
    page.find("button", "Leading")


@pytest.mark.parametrize("kind", ["Sheet", "Cover"])
def test_confirming_and_canceling_items_have_their_sides_and_keys(bars, layers, kind):
    page = bars
    page.tap(kind)
    layers.wait_rest(1)
    assert middle(page, "button", "Cancel")[0] < middle(page, "heading", "Edit")[0] < middle(page, "button", "Save")[0]
    page.field("Name").click()
    page.type("milk")
    page.press("RETURN")
    layers.wait_rest(0)
    page.wait_text("log: save:milk")
    page.tap(kind)
    layers.wait_rest(1)
    page.press("ESCAPE")
    layers.wait_rest(0)
    page.wait_text("log: save:milk cancel")


def test_escape_presses_no_canceling_item_of_a_sheet_that_may_not_be_dismissed(bars, layers):
    page = bars
    page.tap("Sheet")
    layers.wait_rest(1)
    page.click("switch", "Dirty")
    page.idle()
    page.press("ESCAPE")
    page.idle()
    assert layers.count() == 1
    page.tap("Cancel")
    layers.wait_rest(0)


def test_a_bar_has_its_background_and_colors(bars):
    page = bars
    page.tap("Looks")
    page.wait(lambda: page.driver.title == "Looks", "the page")
    bar = page.js("return [...document.querySelectorAll('.page:not(.below) > .bars')][0]")
    assert page.style(bar, "background-color") in ("rgb(255, 69, 58)", "rgb(255, 66, 69)")
    assert page.style(bar, "color-scheme") == "dark"
    page.tap("Looks")
    page.find("menuitem", "Sort")


def test_a_title_is_edited(bars):
    page = bars
    page.tap("Renamed")
    page.wait(lambda: page.driver.title == "Groceries", "the page")
    page.tap("Groceries")
    page.click("menuitem", "Rename")
    page.wait_focus("textbox", "Title")
    page.press("a", "control")
    page.type("Market")
    page.press("RETURN")
    page.wait_text("list Market")
    page.wait(lambda: page.driver.title == "Market" and page.has("button", "Market"), "the new title")


def test_custom_content_of_a_toolbar_has_state(bars):
    page = bars
    page.tap("Own")
    page.tap("Count 0")
    page.tap("Count 1")
    page.tap("Leave")
    page.wait(lambda: page.driver.title == "Bars", "the page below")


def test_axe_finds_no_fault_in_toolbars(bars, axe):
    assert axe.violations() == []


@pytest.mark.shows("wordy-bar")
def test_the_words_of_buttons_in_a_bar_stay_on_one_line(page):
    page.resize((390, 844))
    page.open()
    boxes = [page.box(page.button(name)) for name in ("Go to a number", "Go to a name")]
    assert boxes[0]["height"] == boxes[1]["height"] < 30
    assert boxes[0]["x"] > 0 and boxes[1]["right"] <= page.js("return innerWidth")
