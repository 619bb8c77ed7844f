# SPDX-License-Identifier: Apache-2.0
"""Bubbles beside what presents them. Row numbers are those of the behavior table."""

import pytest
from harness.accessibility import SYSTEM_COLORS

pytestmark = pytest.mark.shows("popovers")
PLACE = """
const layer = document.querySelector('#dais-overlays .layer'), box = (e) => { const r = e.getBoundingClientRect();
    return {x: r.x, y: r.y, width: r.width, height: r.height, right: r.right, bottom: r.bottom} };
const arrow = layer.querySelector('.popover-arrow');
return {spot: box(layer.querySelector('.spot')), surface: box(layer.querySelector('.surface')), arrow: box(arrow),
    side: layer.querySelector('.surface').dataset.side}"""


def middle(box):
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.fixture
def opened(page, layers):
    page.open()

    def open_by(name):
        page.tap(name)
        layers.wait_rest(1)

        def rests():
            # WebKit tells the place of what has just stopped a moment later.
            seen = page.js(PLACE)
            page.idle()
            return seen if page.js(PLACE) == seen else None
        return page.wait(rests)
    return open_by


def test_a_popover_is_a_named_dialog_that_blocks_nothing(page, opened, layers, axe):
    """Rows 49 and 52."""
    opened("Start")
    dialog = page.find("dialog", "Popover Start")
    assert dialog.get_attribute("aria-modal") is None
    assert not layers.root_is_inert()
    opener = page.button("Start")
    assert opener.get_attribute("aria-haspopup") == "dialog"
    assert opener.get_attribute("aria-expanded") == "true"
    assert opener.get_attribute("aria-controls") == dialog.get_attribute("id")
    assert axe.violations(without=SYSTEM_COLORS) == []
    page.press("escape")
    layers.wait_count(0)
    assert opener.get_attribute("aria-expanded") == "false"


@pytest.mark.wide
@pytest.mark.parametrize("name, side", [
    ("Start", "bottom"), ("Leading", "left"), ("Trailing", "right"), ("Corner", "top"), ("Bottom", "top")])
def test_a_popover_stands_at_the_requested_edge_or_opposite(page, opened, name, side):
    """Row 64: at the lower end of the window there is no room below."""
    place = opened(name)
    assert place["side"] == side


@pytest.mark.parametrize("name", ["Start", "End", "Bottom", "Leading", "Corner", "Part"])
def test_a_popover_stays_in_the_window_and_its_arrow_points_to_the_middle(page, opened, name):
    """Rows 65 and 66."""
    place = opened(name)
    width, height = page.js("return [document.documentElement.clientWidth, innerHeight]")
    box = place["surface"]
    assert box["x"] >= 8 and box["y"] >= 8 and box["right"] <= width - 8 and box["bottom"] <= height - 8
    axis = 1 if place["side"] in ("left", "right") else 0
    tip, wanted = middle(place["arrow"])[axis], middle(place["spot"])[axis]
    start, end = (box["y"], box["bottom"]) if axis else (box["x"], box["right"])
    # Where the corner is round there is no edge for an arrow to stand on.
    assert tip == pytest.approx(min(max(wanted, start + 22), end - 22), abs=1)


def test_a_popover_stands_beside_a_part_of_a_view(page, opened):
    place = opened("Part")
    part = page.box(page.button("Part"))
    assert (place["spot"]["x"], place["spot"]["y"]) == pytest.approx((part["x"] + 20, part["y"] + 10), abs=1)
    assert (place["spot"]["width"], place["spot"]["height"]) == pytest.approx((40, 20), abs=1)


def test_a_tall_popover_scrolls_inside_the_window(page, opened):
    """Row 63 of lists holds for popovers too."""
    place = opened("Tall")
    height = page.js("return innerHeight")
    assert place["surface"]["y"] >= 8 and place["surface"]["bottom"] <= height - 8
    assert page.js("const c = document.querySelector('.popover-content'); return c.scrollHeight > c.clientHeight + 100")


def test_a_popover_follows_its_view_and_goes_out_of_sight_with_it(page, opened):
    """Rows 67 and 69."""
    before = opened("Scrolled")
    scroll = "const s = [...document.querySelectorAll('#dais-root *')].find((e) => e.scrollHeight > e.clientHeight + 50);"
    page.js(scroll + "s.scrollTop += 40")
    page.wait(lambda: page.js(PLACE)["spot"]["y"] == pytest.approx(before["spot"]["y"] - 40, abs=1), "the spot to follow")
    after = page.js(PLACE)
    opener = page.box(page.button("Scrolled"))
    assert after["spot"]["y"] == pytest.approx(opener["y"], abs=1)
    page.js(scroll + "s.scrollTop = 700")
    page.wait(lambda: page.js("return getComputedStyle(document.querySelector('.popover-overlay')).opacity") == "0", "it to hide")
    assert page.js("return getComputedStyle(document.querySelector('.popover-overlay')).pointerEvents") == "none"
    page.js(scroll + "s.scrollTop = 0")
    page.wait(lambda: page.js("return getComputedStyle(document.querySelector('.popover-overlay')).opacity") == "1", "it to return")


def test_a_press_outside_closes_a_popover_and_reaches_nothing_else(page, opened, layers):
    """Rows 35 and 30."""
    opened("Start")
    box = page.box(page.button("Background 0"))
    page.click_at(*middle(box))
    layers.wait_count(0)
    page.wait_text("Dismissals 1")
    assert [event[5][0] for event in page.wire.events("dismiss")] == ["scrim"]
    assert page.has("button", "Background 0")
    page.click_at(*middle(box))
    page.button("Background 1")


def test_a_press_on_the_button_that_presented_a_popover_closes_it(page, opened, layers):
    """Row 35."""
    opened("Start")
    page.click_at(*middle(page.box(page.button("Start"))))
    layers.wait_count(0)
    page.wait_text("Dismissals 1")
    assert [event[5][0] for event in page.wire.events("dismiss")] == ["scrim"]


def test_a_popover_goes_with_its_view(page, opened, layers):
    """Row 70: in the same patch, and never at the corner of the window."""
    opened("Vanishing")
    page.js("""window.__places = []; const note = () => {
        const surface = document.querySelector('.popover-container');
        if (surface) { const r = surface.getBoundingClientRect(); __places.push([r.x, r.y]); requestAnimationFrame(note) } };
        note()""")
    page.tap("Make it vanish")
    layers.wait_count(0)
    page.wait_text("Dismissals 1")
    assert all(x > 100 and y > 100 for x, y in page.js("return window.__places"))


@pytest.mark.parametrize("way", ["keyboard", "pointer"])
def test_only_the_keyboard_moves_the_focus_into_a_popover_and_tab_finds_it(page, layers, way):
    """Row 73."""
    page.open()
    if way == "keyboard":
        page.js("arguments[0].focus()", page.button("Start"))
        page.press("enter")
        layers.wait_rest(1)
        page.wait_focus("button", "Inside one")
    else:
        page.tap("Start")
        layers.wait_rest(1)
        assert not layers.focus_inside()
        page.js("arguments[0].focus()", page.button("Start"))
        page.press("tab")
        page.wait_focus("button", "Inside one")
    page.press("tab")
    page.wait_focus("button", "Close it")
    page.press("tab")
    page.wait_focus("button", "Background 0")
    page.press("tab", "shift")
    page.press("escape")
    layers.wait_count(0)
    page.wait_focus("button", "Start")


def test_in_a_narrow_window_a_popover_is_a_sheet_and_keeps_its_state(page, layers):
    """Row 72."""
    page.open()
    page.tap("Start")
    layers.wait_rest(1)
    page.js("document.querySelector('.popover-content').__mine = true")
    page.resize((390, 844))
    page.wait(layers.root_is_inert, "the page to be closed off")
    page.wait(lambda: page.js("""const box = document.querySelector('.popover-container').getBoundingClientRect();
        return [box.x, innerHeight - box.bottom, document.querySelector('.popover-overlay').clientWidth - box.right].every((d) => Math.abs(d) < 1)"""),
              "a sheet from edge to edge")
    assert page.js("return document.querySelector('.popover-content').__mine")
    page.resize((1280, 800))
    page.wait(lambda: not layers.root_is_inert(), "the page to be open again")
    page.wait(lambda: page.js(PLACE)["side"] == "bottom", "a bubble")
    page.press("escape")
    layers.wait_count(0)


@pytest.mark.parametrize("name", ["Leading", "Bottom", "Tall"])
def test_a_popover_beyond_its_requested_edge_becomes_a_sheet_in_a_narrow_window_too(page, opened, layers, name):
    """Row 72. The browser shows these at a fallback position."""
    opened(name)
    page.resize((500, 800))
    page.wait(lambda: page.js("""const layer = document.querySelector('.popover-overlay'), [box, dim] =
        [layer.querySelector('.popover-container').getBoundingClientRect(), layer.querySelector('.backdrop')];
        return getComputedStyle(dim).backgroundColor != 'rgba(0, 0, 0, 0)' && Math.abs(box.x) < 1 &&
            Math.abs(layer.clientWidth - box.right) < 1 && Math.abs(innerHeight - box.bottom) < 1"""),
              "a dimmed sheet from edge to edge")
    # Style sheets know the new window before the client does.
    page.wait(layers.root_is_inert, "the page to be closed off")
    page.resize((1280, 800))
    page.wait(lambda: not layers.root_is_inert(), "the page to be open again")
    page.wait(lambda: page.js(PLACE)["surface"]["width"] < 600, "a bubble")
    page.press("escape")
    layers.wait_count(0)


def test_each_item_has_a_popover_of_its_own(page, opened, layers):
    opened("Item one")
    page.wait_text("The item one")
    page.press("escape")
    layers.wait_count(0)
    page.tap("Item two")
    page.wait_text("The item two")


def test_closing_a_popover_leaves_the_focus_that_has_gone_elsewhere(page, opened, layers):
    """Row 20."""
    opened("Start")
    page.js("arguments[0].focus()", page.button("Background 0"))
    page.press("escape")
    layers.wait_count(0)
    page.idle()
    assert page.focused() == ("button", "Background 0")


def test_a_popover_comes_after_its_anchor_in_the_document(page, opened, layers):
    """Row 71: before it, no engine would find the anchor."""
    opened("Start")
    assert page.js("""const layer = arguments[0], anchor = document.querySelector(`[data-anchor~="${layer.dataset.anchored}"]`)
        return !!(anchor.compareDocumentPosition(layer) & Node.DOCUMENT_POSITION_FOLLOWING)""", layers.all()[0])


def test_a_popover_follows_a_transform_around_its_view(page, opened, layers):
    """Row 68, in Chromium: in the other engines anchors are where they were without transforms."""
    if page.engine != "chromium":
        pytest.skip("Firefox and WebKit take the untransformed place of an anchor")
    opened("Leading")
    before = page.box(layers.surface())["y"]
    page.js("document.getElementById('dais-root').style.transform = 'translateY(40px)'")
    page.wait(lambda: page.box(layers.surface())["y"] == before + 40, "the popover to follow")
    page.js("document.getElementById('dais-root').style.transform = ''")


def test_a_popover_stands_beside_its_right_to_left_view_in_a_left_to_right_page(page, opened, layers):
    """Row 117: the layer has the direction of its view, the document another."""
    opened("Start")
    page.js("arguments[0].dir = 'rtl'", layers.all()[0])
    spot, view = page.css(".spot")[0], page.find("button", "Start")
    page.wait(lambda: abs(page.box(spot)["x"] - page.box(view)["x"]) < 1, "the popover to stand beside its view")
