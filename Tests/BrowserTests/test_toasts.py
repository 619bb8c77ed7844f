# SPDX-License-Identifier: Apache-2.0
"""Toasts. Rows are those of the behavior table."""

import pytest
from harness.accessibility import SYSTEM_COLORS
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from test_keyboard import KEYBOARD

pytestmark = pytest.mark.shows("toasts")


def hover(page, x, y):
    actions = ActionBuilder(page.driver)
    actions.pointer_action.move_to_location(int(x), int(y))
    actions.perform()


def middle(page, layers, index=-1):
    box = page.box(layers.surface(index))
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def held(page):
    return [event[5][0] for event in page.wire.events("hold")]


def reasons(page):
    return [event[5][0] for event in page.wire.events("dismiss")]


def test_toasts_are_accessible(page, show, axe):
    layers = show("Failed", "Archive", "Corner")
    page.find("region", "Message archived")
    page.button("Undo")
    assert axe.violations("#dais-overlays", without=SYSTEM_COLORS) == []
    assert axe.violations(".dais-said", without=SYSTEM_COLORS) == []
    assert not page.css("#dais-overlays [aria-modal]")
    assert layers.count() == 3


@pytest.mark.parametrize("name, role, words", [
    ("Sent", "status", "Message sent"), ("Failed", "alert", "Sending failed There is no connection.")])
def test_a_toast_is_announced_once_and_takes_no_focus(page, layers, name, role, words):
    """Row 93."""
    page.open()
    page.js("""const region = document.querySelector(`.dais-said[role=${arguments[0]}]`);
        window.heard = [];
        new MutationObserver((list) => list.forEach(({ addedNodes }) => addedNodes.forEach(
            (node) => window.heard.push(node.textContent)))).observe(region, { childList: true, subtree: true });
        document.querySelector('input').focus()""", role)
    page.js("[...document.querySelectorAll('button')].find((b) => b.textContent === arguments[0]).click()", name)
    layers.wait_rest(1)
    page.tap("Background")
    page.idle()
    assert [text for text in page.js("return window.heard") if text] == [words]
    assert not page.css("#dais-overlays [role=status], #dais-overlays [role=alert], #dais-overlays [aria-live]")


def test_a_toast_leaves_the_focus_in_the_field(page, layers):
    """Row 93."""
    page.open()
    page.click("textbox", "Name")
    page.js("[...document.querySelectorAll('button')].find((b) => b.textContent === 'Sent').click()")
    layers.wait_rest(1)
    assert page.focused() == ("textbox", "Name")
    layers.wait_count(0)
    assert page.focused() == ("textbox", "Name")


@pytest.mark.parametrize("above, role", [("Sheet", "dialog"), ("Alert", "alertdialog")])
def test_a_toast_is_usable_above_a_modal(page, show, above, role):
    """Rows 36 and 94."""
    layers = show("Archive", above)
    assert layers.root_is_inert()
    button = page.button("Undo")
    assert layers.reachable(button)
    button.click()
    page.wait(lambda: layers.count() == 1, "the toast to go")
    page.wait(lambda: "undone 1" in page.text("#dais-root"))
    assert page.find(role), "the modal is still there"
    assert reasons(page) == ["button"]


def test_a_toast_survives_modals(page, show):
    """Row 95."""
    layers = show("Sent")
    page.js("window.toast = document.querySelector('[data-layer=toast]')")
    page.tap("Sheet")
    layers.wait_count(2)
    state = "return [window.toast.isConnected, window.toast === document.getElementById('dais-overlays').lastElementChild]"
    assert page.js(state) == [True, True]
    page.press("escape")
    page.wait_text("Dismissals 1")
    assert sorted(reasons(page)) == ["escape", "timeout"]
    assert held(page) == []


def test_the_pointer_stops_the_time_of_a_toast(page, show):
    """Row 96."""
    layers = show("Sent")
    hover(page, *middle(page, layers))
    page.wait(lambda: held(page) == [True])
    page.idle(timers=5)
    assert layers.count() == 1
    hover(page, 10, 10)
    page.wait(lambda: held(page) == [True, False])
    layers.wait_count(0)
    assert reasons(page) == ["timeout"]


def test_an_on_screen_keyboard_does_not_cover_a_toast(page, show):
    """Row 88."""
    layers = show("Pinned")
    page.all("textbox")[0].click()
    rest = page.box(layers.surface())["bottom"]
    page.js(KEYBOARD, 300, 1)
    page.wait(lambda: abs(page.box(layers.surface())["bottom"] - rest + 300) <= 1, "the toast above the keyboard")
    page.js(KEYBOARD, 0, 1)
    page.wait(lambda: abs(page.box(layers.surface())["bottom"] - rest) <= 1)


def test_focus_stops_the_time_of_a_toast(page, show):
    """Row 96."""
    layers = show("Sent")
    page.press("f6")
    page.wait(lambda: held(page) == [True])
    page.idle(timers=5)
    assert layers.count() == 1
    page.press("f6")
    page.wait(lambda: held(page) == [True, False])
    layers.wait_count(0)


@pytest.mark.parametrize("away, back", [
    ("Object.defineProperty(document, 'hidden', { value: true, configurable: true });"
     "document.dispatchEvent(new Event('visibilitychange'))",
     "delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))"),
    ("document.hasFocus = () => false; dispatchEvent(new Event('blur'))",
     "delete document.hasFocus; dispatchEvent(new Event('focus'))")], ids=["hidden tab", "other window"])
def test_the_time_of_a_toast_stands_still_while_the_user_is_away(page, show, away, back):
    """Row 96."""
    layers = show("Sent")
    page.js(away)
    page.wait(lambda: held(page) == [True])
    page.idle(timers=5)
    assert layers.count() == 1
    page.js(back)
    page.wait(lambda: held(page) == [True, False])
    layers.wait_count(0)


@pytest.mark.parametrize("leave", ["f6", "escape"])
@pytest.mark.parametrize("modal", [False, True])
def test_f6_moves_the_focus_into_toasts_and_back(page, show, leave, modal):
    """Row 97."""
    layers = show("Failed", "Archive")
    if modal:
        show("Sheet")
        page.wait_focus("button", "First")
    else:
        page.click("textbox", "Name")
    start = page.focused()
    page.press("f6")
    page.wait_focus("button", "Undo")
    page.press(leave)
    page.wait_focus(*start)
    assert layers.count() == 2 + modal


def test_f6_reaches_a_toast_without_controls(page, show):
    """Row 97."""
    show("Sent")
    page.press("f6")
    page.wait_focus("region", "Message sent")


def test_a_toast_that_ends_hands_its_focus_on(page, show):
    """Row 98."""
    layers = show("Failed", "Archive")
    page.click("textbox", "Name")
    page.press("f6")
    page.wait_focus("button", "Undo")
    page.press("enter")
    page.wait_focus("button", "Close")
    layers.wait_count(1)
    page.press("enter")
    page.wait_focus("textbox", "Name")
    layers.wait_count(0)


def test_a_toast_that_ends_hands_its_focus_to_the_next_before_the_previous(page, show):
    """Row 98."""
    show("Pinned", "Failed", "Archive")
    page.click("textbox", "Name")
    page.press("f6")
    page.press("tab", "shift")
    page.wait_focus("button", "Close")
    page.press("enter")
    page.wait_focus("button", "Undo")


def test_tab_reaches_toasts_last(page, show):
    """Row 99."""
    show("Archive")
    page.js("arguments[0].focus()", page.button("Background"))
    page.press("tab")
    page.wait_focus("button", "Undo")


def test_tab_in_a_modal_does_not_reach_toasts(page, show):
    """Row 99."""
    layers = show("Archive", "Sheet")
    page.wait_focus("button", "First")
    for _ in range(5):
        page.press("tab")
        assert layers.focus_inside(0)
    for _ in range(5):
        page.press("tab", "shift")
        assert layers.focus_inside(0)


def test_a_click_in_a_toast_works_and_a_link_extends_its_time(page, show):
    """Rows 100 and 102."""
    layers = show("Link")
    page.idle(timers=4)
    assert layers.count() == 1, "one second was asked for, but there is something to press"
    page.click("link", "Read more")
    page.wait(lambda: page.js("return location.hash") == "#more")


def test_three_toasts_are_visible_and_the_others_wait(page, show):
    """Row 101."""
    layers = show("Failed", "Archive", "Pinned")
    page.tap("Corner")
    page.idle()
    assert layers.count() == 3
    page.tap("Undo")
    page.find("region", "In the corner")
    layers.wait_rest(3)
    assert [page.js("return arguments[0].innerText.split('\\n')[0]", layer) for layer in layers.all()] == [
        "Sending failed", "Pinned", "In the corner"]


def test_the_newest_toast_is_nearest_to_the_edge(page, show):
    """Row 101."""
    layers = show("Failed", "Archive", "Pinned")
    boxes = [page.box(layers.surface(index)) for index in range(3)]
    assert boxes[0]["bottom"] < boxes[1]["y"] and boxes[1]["bottom"] < boxes[2]["y"]
    assert boxes[2]["bottom"] == pytest.approx(page.js("return innerHeight") - 16, abs=1)
    page.tap("Undo")
    layers.wait_rest(2)
    assert page.box(layers.surface(0))["y"] > boxes[0]["y"]


def test_a_toast_with_the_same_id_updates_in_place(page, show):
    """Row 101."""
    layers = show("Upload")
    page.js("window.toast = document.querySelector('[data-layer=toast]')")
    page.tap("Uploaded")
    page.find("region", "Done uploading")
    assert layers.count() == 1 and page.js("return window.toast.isConnected")
    assert page.js("return document.querySelector('.dais-said').textContent") == "Done uploading"


def test_only_the_cards_of_toasts_take_the_pointer(page, show):
    """Row 102."""
    layers = show("Pinned")
    hit = "return !!document.elementFromPoint(arguments[0], arguments[1]).closest('.layer')"
    box = page.box(layers.surface())
    assert page.js(hit, int(box["x"] + 40), int(box["y"] + 20))
    assert not page.js(hit, int(box["x"] - 20), int(box["y"] + 20))


def test_a_toast_ends_while_offline_and_is_not_repeated(page, show):
    """Rows 113 and 114."""
    layers = show("Sent")
    page.go_offline()
    page.wait(lambda: not page.js("return document.querySelector('[data-layer=toast]:not([inert])')"), timeout=10)
    page.proxy.offline = False
    page.wait_text("Dismissals 1", timeout=20)
    layers.wait_count(0)
    page.idle()
    assert "Dismissals 1" in page.text() and layers.count() == 0


def test_reconnecting_neither_restarts_nor_repeats_a_toast(page, show):
    """Row 114."""
    layers = show("Archive")
    page.js("window.toast = document.querySelector('[data-layer=toast]');"
            "window.said = document.querySelector('.dais-said p')")
    page.proxy.cut()
    page.wait(lambda: page.wire.welcomes()[-1] == "resumed", "the session to resume", timeout=15)
    assert page.js("return [window.toast.isConnected, window.said.isConnected, document.querySelectorAll('.dais-said p').length]"
                   ) == [True, True, 1]
    page.tap("Undo")
    page.wait_text("undone 1")
    layers.wait_count(0)


def test_a_toast_outlives_the_sheet_that_presented_it(page, show):
    layers = show("Sheet")
    page.tap("Save and close")
    page.find("region", "Saved")
    layers.wait_rest(1)
    assert not layers.root_is_inert()


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=["phone", "desktop"])
def test_a_toast_fits_into_the_window(page, layers, size):
    page.resize(size)
    page.open()
    page.tap("Failed")
    layers.wait_rest(1)
    box, width = page.box(layers.surface()), page.js("return innerWidth")
    assert box["x"] >= 16 and box["right"] <= width - 16
    assert box["x"] + box["width"] / 2 == pytest.approx(page.js("return document.documentElement.clientWidth") / 2, abs=1)
    page.screenshot("toast")
