# SPDX-License-Identifier: Apache-2.0
"""Presentations that take another form in narrow windows, columns that are resized, nested and beside docked panels, and pickers
that look the same in all browsers."""

import pytest
from harness.accessibility import SYSTEM_COLORS
from harness.page import DESKTOP, PHONE
from test_returning import wait_kept

pytestmark = pytest.mark.shows("adapted")


@pytest.fixture
def opened(page, layers):
    def open_at(size, *buttons):
        page.resize(size)
        page.open()
        for count, button in enumerate(buttons):
            page.tap(button)
            layers.wait_rest(count + 1)
        return layers
    return open_at


def inner(page):
    return page.js("return [innerWidth, innerHeight]")


def column(page, index):
    return page.box(page.css(".inspector-container")[index])


def root(page):
    """The edges of what the page has to itself."""
    return page.js(
        "const root = document.getElementById('dais-root'), style = getComputedStyle(root)\n"
        "const { left, right } = root.getBoundingClientRect()\n"
        "return [left + parseFloat(style.paddingLeft), right - parseFloat(style.paddingRight)]"
    )


def test_a_sheet_becomes_a_popover_in_a_narrow_window_and_back(page, opened, axe):
    layers = opened(DESKTOP, "Sort")
    wide = page.box(layers.surface())
    assert wide["width"] == 560
    page.tap("More")
    page.wait_text("Line 2 of Sorting")
    page.resize(PHONE)
    opener = page.box(page.js("return document.querySelector('[data-anchor]')"))
    page.wait(lambda: 0 < page.box(layers.surface())["y"] - opener["bottom"] < 20, "the bubble below its button")
    box = page.box(layers.surface())
    assert box["width"] < 300 and box["height"] < 300 and "Line 2 of Sorting" in page.text()
    assert page.css(".popover-arrow")[0].is_displayed() and not page.css(".sheet-grabber")[0].is_displayed()
    assert layers.root_is_inert() and axe.violations(without=SYSTEM_COLORS) == []
    page.resize(DESKTOP)
    page.wait(lambda: page.box(layers.surface())["width"] == 560, "the card again")
    page.resize(PHONE)
    page.wait(lambda: page.box(layers.surface())["width"] < 300, "the bubble again")
    page.click_at(380, 800)
    layers.wait_count(0)
    page.wait_focus("button", "Sort")


def test_a_popover_is_a_sheet_with_heights_in_a_narrow_window_and_back(page, opened, fingers):
    layers = opened(PHONE, "Filter")
    height = inner(page)[1]
    assert abs(page.box(layers.surface())["height"] - 260) <= 1 and layers.root_is_inert()
    grabber = page.box(page.css(".sheet-grabber")[0])
    x, y = grabber["x"] + grabber["width"] / 2, grabber["y"] + 10
    fingers.drag((x, y), (x, y - 300))
    page.wait(lambda: abs(page.box(layers.surface())["height"] - (height - 10)) <= 1, "the full height")
    layers.wait_rest(1)
    page.resize(DESKTOP)
    page.wait(lambda: not layers.root_is_inert(), "the page to be usable")
    layers.wait_rest(1)
    opener = page.box(page.js("return document.querySelector('[data-anchor]')"))
    assert page.box(layers.surface())["height"] < 300 and page.box(layers.surface())["right"] <= opener["x"]
    assert not page.css(".sheet-grabber")[0].is_displayed()
    page.resize(PHONE)
    page.wait(layers.root_is_inert, "the sheet again")
    layers.wait_rest(1)
    grabber = page.box(page.css(".sheet-grabber")[0])
    x, y = grabber["x"] + grabber["width"] / 2, grabber["y"] + 10
    fingers.drag((x, y), (x, height - 10))
    layers.wait_count(0)
    page.wait_focus("button", "Filter")


def test_the_edge_of_a_column_is_dragged_and_moved_by_keys_and_the_page_follows(page, opened, fingers, axe):
    layers = opened(DESKTOP, "Layers")
    width = inner(page)[0]
    assert column(page, 0)["width"] == 260
    assert axe.violations(without=SYSTEM_COLORS) == []
    edge = page.find("separator", "Width")
    fingers.drag((width - 260, 300), (width - 320, 300))
    page.wait(lambda: column(page, 0)["width"] == 320 and root(page)[1] == width - 320, "the wider column")
    assert edge.get_attribute("aria-valuenow") == "320"
    page.js("arguments[0].focus()", edge)
    page.press("left")
    page.wait(lambda: column(page, 0)["width"] == 336, "the column by a key")
    page.press("home")
    page.wait(lambda: column(page, 0)["width"] == 200, "the least width")
    fingers.drag((width - 200, 300), (width - 700, 300))
    page.wait(lambda: column(page, 0)["width"] == 400 and root(page)[1] == width - 400, "the greatest width")
    # It comes again as it was left.
    page.tap("Layers")
    layers.wait_count(0)
    page.tap("Layers")
    layers.wait_rest(1)
    assert column(page, 0)["width"] == 400
    page.js("document.documentElement.dir = 'rtl'")
    page.resize((DESKTOP[0] - 2, DESKTOP[1]))
    page.wait(lambda: column(page, 0)["x"] == 0, "the column at the other side")
    fingers.drag((400, 300), (340, 300))
    page.wait(lambda: column(page, 0)["width"] == 340, "the narrower column")
    page.wait(lambda: root(page)[0] == 340, "the page beside it")
    page.resize(PHONE)
    page.wait(layers.root_is_inert, "the sheet")
    assert not page.css(".column-edge")[0].is_displayed()


def test_an_inspector_in_an_inspector_is_a_column_beside_it(page, opened):
    layers = opened(DESKTOP, "Layers", "Details")
    width = inner(page)[0]
    assert column(page, 0)["right"] == width and column(page, 0)["width"] == 260
    assert column(page, 1)["right"] == width - 260 and column(page, 1)["width"] == 220
    page.wait(lambda: root(page)[1] == width - 480, "the page beside both")
    page.tap("Count")
    page.wait_text("presses: 1")
    page.tap("Details")
    layers.wait_count(1)
    page.wait(lambda: root(page)[1] == width - 260, "the page beside one")


def test_a_docked_panel_is_beside_the_column_of_an_inspector(page, opened):
    layers = opened(DESKTOP, "Tools", "Layers")
    width = inner(page)[0]
    panel = lambda: page.box(page.css(".floating-container")[0])
    page.wait(lambda: panel()["right"] == width - 260, "the panel beside the column")
    page.wait(lambda: root(page)[1] == width - 260 - 240, "the page beside both")
    page.js("arguments[0].focus()", page.find("separator", "Width"))
    page.press("left")
    page.wait(lambda: panel()["right"] == width - 276 and root(page)[1] == width - 516, "the panel to follow")
    page.tap("Layers")
    layers.wait_count(1)
    page.wait(lambda: panel()["right"] == width and root(page)[1] == width - 240, "the panel at the edge")


@pytest.mark.shows("hosted-inspector")
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_an_inspector_of_a_host_is_a_column_of_the_host(page, opened, fingers, direction):
    opened(DESKTOP)
    page.js("document.documentElement.dir = arguments[0]", direction)
    page.tap("Info")
    page.find("complementary", "All about it")
    page.idle()
    host = page.box(page.css(".host")[0])
    start, end = ("x", "right") if direction == "ltr" else ("right", "x")
    away = 1 if direction == "ltr" else -1
    page.wait(lambda: column(page, 0)[end] == host[end], "the column at the edge of the host")
    assert column(page, 0)["width"] == 200 and [column(page, 0)["y"], column(page, 0)["bottom"]] == [host["y"], host["bottom"]]
    canvas = lambda: page.box(page.js("return [...document.querySelectorAll('.host *')].findLast((e) => e.textContent == 'The canvas is here')"))
    page.wait(lambda: (canvas()[end] - column(page, 0)[start]) * away <= 0, "the canvas beside it")
    assert root(page) == [0, inner(page)[0]], "the page has the whole window"
    page.tap("After 0")
    page.wait_text("After 1")
    edge = page.box(page.css(".column-edge")[0])
    x = edge["x"] + edge["width"] / 2
    fingers.drag((x, 300), (x - 60 * away, 300))
    page.wait(lambda: column(page, 0)["width"] == 260 and column(page, 0)[end] == host[end], "the wider column")
    page.wait(lambda: (canvas()[end] - column(page, 0)[start]) * away <= 0, "the canvas beside it")
    page.tap("Info")
    page.wait(lambda: not page.css(".inspector-container"), "the column to leave")
    page.wait(lambda: not page.js("return document.querySelector('.host').getAttribute('style')?.includes('padding')"), "the room back")


@pytest.mark.shows("hosted-inspector")
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_an_inspector_of_a_narrow_host_is_a_sheet_of_the_host(page, opened, direction):
    opened((900, 800))
    page.js("document.documentElement.dir = arguments[0]", direction)
    page.tap("Info")
    surface, host = lambda: column(page, 0), page.box(page.css(".host")[0])
    assert host["width"] < 600
    page.find("dialog", "All about it")
    page.wait(lambda: [surface()[side] for side in ("x", "right", "bottom")] == [host[side] for side in ("x", "right", "bottom")],
              "the sheet at the edges of the host")
    assert surface()["y"] - host["y"] == 10 and not page.css(".column-edge")[0].is_displayed()
    page.tap("After 0")
    page.wait_text("After 1")
    canvas = page.box(page.js("return [...document.querySelectorAll('.host *')].findLast((e) => e.textContent == 'The canvas is here')"))
    assert canvas["width"] <= host["width"] and page.css("[inert]"), "the host makes no room, and is closed off"
    # With room it is a column, and a sheet again without.
    page.resize(DESKTOP)
    page.find("complementary", "All about it")
    page.wait(lambda: surface()["width"] == 200 and not page.css("[inert]"), "the column")
    page.resize((900, 800))
    page.find("dialog", "All about it")
    page.wait(lambda: surface()["width"] == host["width"], "the sheet again")
    page.wait(lambda: not page.js("return document.querySelector('.host').getAttribute('style')?.includes('padding')"), "the room back")
    page.idle()
    page.press("escape")
    page.wait(lambda: not page.css(".inspector-container"), "the sheet to leave")
    page.wait_focus("button", "Info")


def test_a_width_that_was_chosen_right_before_a_reload_returns(page, opened):
    layers = opened(DESKTOP, "Layers")
    page.js("arguments[0].focus()", page.find("separator", "Width"))
    page.press("end")
    page.wait(lambda: column(page, 0)["width"] == 400, "the greatest width")
    page.driver.refresh()
    page.wait(page.is_live, "the page again")
    page.tap("Layers")
    layers.wait_rest(1)
    page.wait(lambda: column(page, 0)["width"] == 400, "the width again")


def test_the_width_of_a_column_outlives_a_reload(page, opened):
    layers = opened(DESKTOP, "Layers")
    page.js("arguments[0].focus()", page.find("separator", "Width"))
    page.press("end")
    page.wait(lambda: column(page, 0)["width"] == 400, "the greatest width")
    page.tap("Layers")
    layers.wait_count(0)
    wait_kept(page)
    page.driver.refresh()
    page.wait(page.is_live, "the page again")
    page.tap("Layers")
    layers.wait_rest(1)
    page.wait(lambda: column(page, 0)["width"] == 400 and root(page)[1] == inner(page)[0] - 400, "the width again")


def test_a_date_and_a_time_are_chosen_by_buttons(page, opened, axe):
    layers = opened(DESKTOP, "Date")
    page.find("dialog", "Due date")
    assert axe.violations(without=SYSTEM_COLORS) == []
    page.tap("Wednesday, March 20")
    page.wait_text(f"date: {1_710_498_600 + 5 * 86_400}")
    page.tap("Hour 8")
    page.wait_text(f"date: {1_710_498_600 + 5 * 86_400 - 2 * 3600}")
    page.tap("Minute 45")
    page.wait_text(f"date: {1_710_498_600 + 5 * 86_400 - 2 * 3600 + 15 * 60}")
    page.tap("Done")
    layers.wait_count(0)
    page.wait_focus("button", "Date")


def test_a_popover_that_is_higher_than_its_room_keeps_its_scroll_position(page, opened):
    layers = opened(DESKTOP, "Date")
    content = "const content = document.querySelector('.popover-content'); "
    room = page.js(content + "content.scrollTop = 90; return content.scrollHeight - content.clientHeight")
    assert room > 90
    page.tap("Hour 8")
    page.wait_text(f"date: {1_710_498_600 - 2 * 3600}")
    page.idle()
    assert page.js(content + "return content.scrollTop") >= 90
    page.js(content + "content.scrollTop = 90")
    # It is as high as the room, also when that changes, and as its content when that fits.
    height = page.box(layers.surface())["height"]
    page.resize((DESKTOP[0], DESKTOP[1] - 40))
    page.wait(lambda: abs(page.box(layers.surface())["height"] - height + 40) <= 1, "the lower popover")
    assert page.js(content + "return content.scrollTop") == 90
    page.resize(DESKTOP)
    page.wait(lambda: abs(page.box(layers.surface())["height"] - height) <= 1, "the higher popover")
    assert page.js(content + "return content.scrollTop") == 90
    page.resize((DESKTOP[0], 1100))
    page.wait(lambda: page.js(content + "return content.scrollHeight <= content.clientHeight"), "the whole content")


@pytest.mark.parametrize("name, kind", [("Date", "popover"), ("Sort", "sheet")])
def test_what_opens_after_the_window_became_narrow_has_the_narrow_form(page, opened, name, kind):
    layers = opened(DESKTOP, name)
    page.press("escape")
    layers.wait_count(0)
    page.resize(PHONE)
    page.tap(name)
    layers.wait_rest(1)
    box, (width, height) = lambda: page.box(layers.surface()), inner(page)
    if kind == "popover":
        page.wait(lambda: [box()["x"], box()["right"], box()["bottom"]] == [0, width, height], "the sheet at the edges")
        dims = page.js("return getComputedStyle(document.querySelector('.popover-overlay > .backdrop')).backgroundColor")
        assert dims != "rgba(0, 0, 0, 0)", "the page is dimmed, as below every sheet"
    else:
        page.wait(lambda: box()["width"] < 300, "the bubble")


def test_a_date_is_chosen_in_a_sheet_on_a_phone(page, opened):
    layers = opened(PHONE, "Date")
    box = page.box(layers.surface())
    assert [box["width"], box["bottom"]] == inner(page)
    assert box["y"] > 60, "it is as high as what it contains"


def test_a_color_is_chosen_in_the_grid_by_sliders_and_by_its_code(page, opened, axe):
    layers = opened(DESKTOP, "Color")
    page.find("dialog", "Label")
    assert axe.violations(without=SYSTEM_COLORS) == []
    grid = page.box(page.css("[data-gesture]")[0])
    page.click_at(grid["x"] + 12, grid["y"] + 12)
    page.wait(lambda: page.find("textbox", "Hex").get_attribute("value") == "#FFFFFF", "white")
    page.js("arguments[0].focus()", page.find("slider", "Green"))
    page.press("home")
    page.wait(lambda: page.find("textbox", "Hex").get_attribute("value") == "#FF00FF", "without green")
    field = page.find("textbox", "Hex")
    field.clear()
    field.send_keys("336699")
    page.wait(lambda: page.find("slider", "Blue").get_attribute("value") == "153", "the code")
    page.press("escape")
    layers.wait_count(0)


@pytest.mark.shows("split-sheet")
def test_a_sheet_of_a_column_of_a_split_view_lies_at_its_lower_edge(page, layers, fingers):
    page.resize(DESKTOP)
    page.open()
    page.tap("Places")
    surface = page.wait(lambda: page.css(".sheet-container"), "the sheet")[0]
    height = inner(page)[1]
    page.wait(lambda: abs(page.box(surface)["y"] - (height - 160)) <= 1, "the sheet at rest")
    host = page.box(page.css(".host")[0])
    box = page.box(surface)
    assert abs(box["x"] - host["x"]) <= 1 and abs(box["width"] - host["width"]) <= 1
    page.tap("Beside 0")
    page.tap("Map 1")
    page.wait_text("Map 2")
    grabber = page.box(page.css(".sheet-grabber")[0])
    x, y = grabber["x"] + grabber["width"] / 2, grabber["y"] + 10
    fingers.drag((x, y), (x, y - 400))
    page.wait(lambda: page.box(surface)["height"] > 500, "the taller sheet")
    page.tap("Map 2")
    page.wait_text("Map 3")
