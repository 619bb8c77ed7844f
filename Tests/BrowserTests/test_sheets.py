# SPDX-License-Identifier: Apache-2.0
"""One sheet: how it comes, what it does to the page, every way it goes. Row numbers are those of the behavior table."""

import time

import pytest
from harness.accessibility import SYSTEM_COLORS
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.mouse_button import MouseButton
from selenium.webdriver.common.actions.wheel_input import ScrollOrigin

pytestmark = pytest.mark.shows("sheets")


@pytest.fixture
def opened(page, layers):
    page.open()

    def open_by(name="Open first"):
        page.tap(name)
        layers.wait_rest(1)
        return layers
    return open_by


def test_a_sheet_is_a_named_modal_dialog(page, opened, axe):
    """Row 49."""
    opened()
    dialog = page.find("dialog", "Plain sheet")
    assert dialog.get_attribute("aria-modal") == "true"
    assert axe.violations("#dais-overlays", without=SYSTEM_COLORS) == []


@pytest.mark.parametrize("way", ["escape", "button", "scrim"])
@pytest.mark.parametrize("invoker", ["Open first", "Open second"])
def test_the_focus_returns_to_the_invoker_of_a_sheet(page, opened, way, invoker):
    """Row 16."""
    layers = opened(invoker)
    if way == "escape":
        page.press("escape")
    elif way == "button":
        page.tap("Close")
    else:
        page.click_at(*layers.outside())
    layers.wait_count(0)
    page.wait_focus("button", invoker)
    page.wait_text("Dismissals 1")


@pytest.mark.parametrize("way, reason", [("escape", "escape"), ("scrim", "scrim")])
def test_one_dismissal_of_a_sheet_is_one_event_with_its_reason(page, opened, way, reason):
    """Row 30."""
    layers = opened()
    page.press("escape") if way == "escape" else page.click_at(*layers.outside())
    layers.wait_count(0)
    page.idle()
    assert [event[5][0] for event in page.wire.events("dismiss")] == [reason]
    assert "Dismissals 1" in page.text()


def test_the_focus_falls_back_when_the_invoker_of_a_sheet_is_gone(page, opened):
    """Row 18."""
    layers = opened("Open and vanish")
    page.press("escape")
    layers.wait_count(0)
    page.idle()
    assert page.focused()[0] != "body"


def test_sheets_of_items_replace_each_other_and_keep_their_content(page, opened):
    layers = opened("Item one")
    page.find("dialog", "Item one")
    page.press("escape")
    layers.wait_count(0)
    page.tap("Item two")
    page.find("dialog", "Item two")


def test_state_inside_a_sheet_works_and_starts_afresh(page, opened):
    layers = opened()
    page.tap("Inside 0")
    page.button("Inside 1")
    page.press("escape")
    layers.wait_count(0)
    opened()
    page.button("Inside 0")


def test_nothing_below_a_sheet_can_be_focused_or_pressed(page, opened):
    """Rows 11 and 15."""
    page.open()
    background = page.button("Background 0")
    box = page.box(background)
    opened()
    inside = page.focused()
    page.js("arguments[0].focus()", background)
    assert page.focused() == inside
    page.press("tab", times=12)
    assert page.js("return document.getElementById('dais-overlays').contains(document.activeElement)")
    assert not page.has("button", "Background 0")
    page.click_at(box["x"] + 5, box["y"] + 5)
    page.idle()
    assert page.has("button", "Background 0", hidden=True)


def test_the_press_that_dismisses_a_sheet_activates_nothing(page, opened, layers):
    """Row 35: at a point where a button of the page lies under the backdrop."""
    page.open()
    page.resize((1280, 800))
    box = page.box(page.button("Background 0"))
    opened()
    surface = page.box(layers.surface())
    x, y = box["x"] + 4, box["y"] + 4
    if surface["x"] <= x <= surface["right"] and surface["y"] <= y <= surface["bottom"]:
        page.js("document.getElementById('dais-root').style.translate = arguments[0] + 'px'", 8 - box["x"])
        x = 12
    page.click_at(x, y)
    layers.wait_count(0)
    page.idle()
    assert page.has("button", "Background 0")


def test_a_drag_across_the_edge_of_a_sheet_dismisses_in_neither_direction(page, opened):
    """Row 32."""
    layers = opened()
    outside, inside = layers.outside(), page.box(layers.surface())
    inner = (inside["x"] + inside["width"] / 2, inside["y"] + 12)
    page.click_at(*inner, to=outside)
    page.idle()
    assert layers.count() == 1
    page.click_at(*outside, to=inner)
    page.idle()
    assert layers.count() == 1
    assert page.wire.events("dismiss") == []


@pytest.mark.parametrize("button", [MouseButton.RIGHT, MouseButton.MIDDLE])
def test_only_the_primary_button_dismisses_a_sheet(page, opened, button):
    """Row 33."""
    if page.engine == "webkit":
        pytest.skip("WebKitGTK's driver releases every button as the first one and leaves the other pressed for good")
    layers = opened()
    page.click_at(*layers.outside(), button=button)
    page.idle()
    assert layers.count() == 1
    page.click_at(*layers.outside())
    layers.wait_count(0)


def test_a_sheet_with_dismissal_disabled_stays(page, opened):
    """Rows 14 and 25."""
    layers = opened("Open locked")
    focus = page.focused()
    page.press("escape", times=5)
    page.click_at(*layers.outside())
    page.idle()
    assert layers.count() == 1 and layers.rests()
    assert page.focused() == focus != ("body", "")
    page.tap("Close")
    layers.wait_count(0)
    page.wait_focus("button", "Open locked")


def test_escape_closes_a_sheet_when_nothing_has_the_focus(page, opened):
    """Row 28."""
    layers = opened()
    page.js("document.activeElement.blur()")
    assert page.focused()[0] == "body"
    page.press("escape")
    layers.wait_count(0)


def test_visiting_another_tab_keeps_the_focus_in_a_sheet(page, opened):
    """Row 12."""
    opened()
    page.press("tab")
    focus = page.focused()
    other = page.sibling()
    other.open()
    other.close()
    page.idle()
    assert page.focused() == focus


def test_the_page_does_not_scroll_below_a_sheet(page, opened):
    """Rows 39 and 45."""
    page.open()
    page.js("scrollTo(0, 1e6)")
    place = page.wait(lambda: page.js("return scrollY"))
    layers = opened("Far below")
    page.idle()  # WebKit lets a wheel through that comes in the frame of the lock
    for point in (layers.outside(), (640, int(page.box(layers.surface())["y"]) + 20)):
        origin = ScrollOrigin.from_viewport(int(point[0]), int(point[1]))
        ActionChains(page.driver).scroll_from_origin(origin, 0, 300).perform()
    for key in ("page_down", "end", "space"):
        page.js("document.activeElement.blur()")
        page.press(key)
    page.idle()
    assert layers.scroll() == place
    page.press("escape")
    layers.wait_count(0)
    assert layers.scroll() == place


def test_nothing_shifts_when_a_sheet_opens(page, opened):
    """Row 40."""
    page.open()
    place = page.box(page.button("Open first"))["x"]
    opened()
    button = page.find("button", "Open first", hidden=True)
    assert page.box(button)["x"] == place


@pytest.mark.shows("short")
def test_no_scrollbar_gutter_appears_on_a_short_page(page, opened):
    """Row 41."""
    page.open()
    before = page.box(page.button("Open"))["right"]
    opened("Open")
    assert page.box(page.find("button", "Open", hidden=True))["right"] == before


def test_assistive_technology_finds_only_the_sheet(page, opened):
    """Row 46; only Chromium shows its accessibility tree."""
    opened()
    if page.engine != "chromium":
        assert layers_inert(page)
        return
    page.driver.execute_cdp_cmd("Accessibility.enable", {})
    nodes = page.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    names = {n["name"]["value"] for n in nodes if not n.get("ignored") and n.get("role", {}).get("value") == "button"}
    assert names == {"Close", "Inside 0"}


def layers_inert(page) -> bool:
    return page.js("return !!document.getElementById('dais-root').closest('[inert]')")


def test_no_focused_element_is_hidden_from_assistive_technology(page, opened):
    """Row 48: Chromium warns when a focused element is hidden from assistive technology."""
    layers = opened()
    page.press("escape")
    layers.wait_count(0)
    if page.engine == "chromium":
        lines = [entry["message"] for entry in page.driver.get_log("browser")]
        assert not [line for line in lines if "aria-hidden" in line]
    page.wait_focus("button", "Open first")


def test_the_page_is_free_as_soon_as_the_sheet_leaves(page, opened):
    """Rows 22 and 107: before the server has heard of the dismissal."""
    layers = opened()
    page.proxy.slow(1)
    page.press("escape")
    page.wait_focus("button", "Open first", timeout=0.8)
    assert not layers.root_is_inert()
    page.proxy.slow(0)
    page.tap("Background 0")
    page.button("Background 1")
    layers.wait_count(0)


def test_the_focus_returns_to_an_invoker_that_a_press_does_not_focus(page, opened):
    """Row 17: as in Safari, no button takes focus from a press."""
    page.open()
    page.js("""document.addEventListener('mousedown', (event) => event.preventDefault(), true)
        document.addEventListener('click', () => { window.unfocused ??= document.activeElement === document.body }, true)""")
    layers = opened("Open second")
    assert page.js("return unfocused")
    page.press("escape")
    layers.wait_count(0)
    page.wait_focus("button", "Open second")


def beside(page, layers) -> tuple[float, float]:
    """A point of the backdrop with room above and below."""
    return page.box(layers.surface())["x"] / 2, page.js("return innerHeight / 2")


def test_a_finger_that_moves_outside_a_sheet_does_not_dismiss_it_and_a_tap_does(page, opened, fingers):
    """Row 34."""
    if not fingers.touches:
        pytest.skip("WebKitGTK's driver makes a mouse of every finger")
    layers = opened()
    x, y = beside(page, layers)
    fingers.drag((x, y), (x, y - 150), kind="touch", hold=0)
    page.idle()
    assert layers.count() == 1 and page.wire.events("dismiss") == []
    time.sleep(0.7)  # Chromium takes a tap that soon follows a flick as the end of its scrolling, and sends no click.
    fingers.drag((x, y), (x, y), kind="touch", steps=1, hold=0)
    layers.wait_count(0)


def test_a_finger_on_the_backdrop_scrolls_nothing(page, opened, fingers):
    """Row 44: the page could scroll, and stands still under a modal layer. The rubber band of iOS is not driven."""
    if not fingers.touches:
        pytest.skip("WebKitGTK's driver makes a mouse of every finger")
    page.open()
    page.js("scrollTo(0, 120)")
    layers = opened()
    place, box = layers.scroll(), page.box(layers.surface())
    x, y = beside(page, layers)
    fingers.drag((x, y), (x, y - 200), (x, y + 200), kind="touch", hold=0)
    page.idle()
    assert layers.scroll() == place and page.box(layers.surface()) == box and layers.count() == 1


def test_focus_lost_during_the_entry_of_a_sheet_is_restored(page, layers):
    """Row 53: what screen readers of phones need; none is driven here."""
    page.open()
    page.js("""new MutationObserver((_, observer) => {
        observer.disconnect()
        setTimeout(() => { document.activeElement.blur(); window.blurred = document.activeElement === document.body }, 60)
    }).observe(document.getElementById('dais-overlays'), { childList: true })""")
    page.tap("Open first")
    layers.wait_rest(1)
    page.wait(layers.focus_inside, "the focus to be inside")
    assert page.js("return blurred")
