# SPDX-License-Identifier: Apache-2.0
"""Presentations that are prepared, so that the browser opens them in the task of the press. The server has the last word."""

import pytest
from harness.page import PHONE
from selenium.webdriver.common.actions.action_builder import ActionBuilder

pytestmark = pytest.mark.shows("prepared")

#: What the page says directly after the press, in the same task as the event: layers in sight, the focus, inertness.
PRESS = """
const button = arguments[0]
button.focus()
button.click()
const shown = [...document.querySelectorAll('#dais-overlays > .layer')].filter((layer) =>
  layer.checkVisibility({visibilityProperty: true}) && !layer.closest('[inert]'))
return {
  shown: shown.map((layer) => layer.querySelector('.surface').innerText.split('\\n')[0].trim()),
  focused: document.activeElement?.ariaLabel || document.activeElement?.placeholder || document.activeElement?.innerText,
  inert: document.getElementById('dais-root').inert, locked: document.body.hasAttribute('data-locked'),
}"""


@pytest.fixture
def prepared(page, layers):
    page.open("/?app")
    page.idle()

    class Prepared:
        def all(self):
            return page.css("[data-prepared]")

        def point_at(self, name):
            """Points at a button with trusted input, and waits for what the server prepares."""
            before = len(page.wire.events("intent"))
            box = page.box(page.button(name))
            actions = ActionBuilder(page.driver)
            # A pointer that is at the button already would say nothing.
            actions.pointer_action.move_to_location(2, 2)
            actions.pointer_action.move_to_location(int(box["x"] + box["width"] / 2), int(box["y"] + box["height"] / 2))
            actions.perform()
            page.wait(lambda: len(page.wire.events("intent")) > before, "an intent")
            page.wait(lambda: self.named(name), f"a layer for {name}")
            page.idle()

        def named(self, name):
            number = page.js("return arguments[0].dataset.presents", page.button(name))
            return number and page.css(f'[data-prepared="{number}"]')

        def press(self, name):
            return page.js(PRESS, page.button(name))

        def shown(self):
            return page.js("""return [...document.querySelectorAll('#dais-overlays > .layer')].filter((layer) =>
              layer.checkVisibility({visibilityProperty: true})).length""")

        def wait_shown(self, count):
            """Waits until that many layers are in sight, and rest."""
            page.wait(lambda: self.shown() == count, f"{count} layers in sight, there are {self.shown()}")
            page.wait(layers.rests, "motion to end")

        def wait_answer(self):
            page.wait(lambda: not page.css("[data-guess]"), "the server's answer")

    return Prepared()


def test_what_is_prepared_is_out_of_sight_and_out_of_reach(page, prepared):
    prepared.point_at("Edit")
    assert prepared.shown() == 0
    layer = prepared.named("Edit")[0]
    assert page.js("return arguments[0].inert && getComputedStyle(arguments[0]).visibility", layer) == "hidden"
    assert not page.has("heading", "Old title")
    assert "Events: shown" not in page.text()
    page.press("tab", times=4)
    assert not page.js("return arguments[0].contains(document.activeElement)", layer)


@pytest.mark.parametrize("trip", [0, 0.15, 1])
def test_the_press_opens_it_in_its_own_task_with_focus_inertness_and_scroll_lock(page, layers, prepared, trip):
    prepared.point_at("Edit")
    page.proxy.slow(trip / 2)
    seen = prepared.press("Edit")
    assert seen["shown"] == ["Old title"] and seen["inert"] and seen["locked"]
    assert seen["focused"] in ("Note", "Old title")
    page.wait_text("Events: shown")
    prepared.wait_answer()
    prepared.wait_shown(1)
    assert page.js("return document.activeElement.closest('[data-layer]') !== null")
    page.wait(lambda: len(page.wire.events("entered")) == 1, "the end of one entry")
    page.proxy.slow(0)
    page.press("escape")
    prepared.wait_shown(0)
    page.wait_text("edited")
    page.wait_focus("button", "Edit")


def test_words_typed_before_the_answer_arrive(page, layers, prepared):
    prepared.point_at("Edit")
    page.proxy.slow(0.5)
    prepared.press("Edit")
    page.wait_focus("textbox", "Note")
    page.type("abc")
    assert page.css("[data-guess]"), "the answer was there before the words"
    page.proxy.slow(0)
    page.wait_text("Typed abc")
    assert page.js("return arguments[0].value", page.field("Note")) == "abc"


@pytest.mark.parametrize("trip", [0, 0.15, 1])
def test_a_refused_one_leaves_and_can_open_again(page, layers, prepared, trip):
    prepared.point_at("Refuse")
    page.proxy.slow(trip / 2)
    for turn in (1, 2):
        seen = prepared.press("Refuse")
        assert seen["shown"] == ["Never"]
        prepared.wait_shown(0)
        page.wait(lambda: not layers.root_is_inert(), "the page to be usable")
        assert page.js("return arguments[0].inert", prepared.named("Refuse")[0])
        page.wait_focus("button", "Refuse")
        page.wait(lambda: page.text().count("refused") == turn, "the action")
    assert page.wire.events("exited") == []


def test_another_presentation_takes_its_place(page, layers, prepared):
    prepared.point_at("Something else")
    page.proxy.slow(0.2)
    seen = prepared.press("Something else")
    assert seen["shown"] == ["Never"]
    page.find("alertdialog", "Other")
    prepared.wait_shown(1)
    assert layers.root_is_inert() and page.js(
        "return document.activeElement.closest('[role]').closest('[data-layer]').dataset.layer") == "alert"


def test_content_that_the_action_changes_is_corrected(page, layers, prepared):
    prepared.point_at("Rename and edit")
    page.proxy.slow(0.2)
    assert prepared.press("Rename and edit")["shown"] == ["Old title"]
    page.find("heading", "New title")
    prepared.wait_answer()
    prepared.wait_shown(1)


def test_a_change_of_the_server_reaches_what_is_prepared(page, layers, prepared):
    prepared.point_at("Edit")
    prepared.point_at("Rename and edit")
    assert prepared.named("Edit") == prepared.named("Rename and edit")
    page.tap("Rename and edit")
    page.find("heading", "New title")
    prepared.wait_shown(1)
    page.tap("Done")
    prepared.wait_shown(0)
    prepared.point_at("Edit")
    assert prepared.press("Edit")["shown"] == ["New title"]


def test_a_button_that_is_gone_takes_its_presentation_along(page, prepared):
    prepared.point_at("Refuse")
    number = page.js("return arguments[0].dataset.presents", page.button("Refuse"))
    page.tap("Remove the refusing button")
    page.wait(lambda: not page.css(f'[data-prepared="{number}"]'), "the layer to go")


@pytest.mark.parametrize("name, first", [("Ask", "Delete?"), ("Ada", "About Ada"), ("Grace", "About Grace")])
def test_alerts_and_popovers_open_at_once_too(page, layers, prepared, name, first):
    prepared.point_at(name)
    page.proxy.slow(0.2)
    assert prepared.press(name)["shown"] == [first]
    prepared.wait_answer()
    prepared.wait_shown(1)
    page.press("escape")
    if name == "Ask":
        page.idle()
        assert prepared.shown() == 1, "Escape presses no button that deletes"
        page.tap("Delete")
    prepared.wait_shown(0)


def test_an_item_of_a_menu_opens_what_is_prepared(page, layers, prepared):
    page.tap("More")
    prepared_item = page.find("menuitem", "Edit from the menu")
    page.js("arguments[0].dispatchEvent(new PointerEvent('pointerover', {bubbles: true}))", prepared_item)
    page.wait(prepared.all, "the sheet")
    page.idle()
    prepared_item.click()
    prepared.wait_shown(1)
    page.find("heading", "Old title")
    assert page.css("[popover]:popover-open") == []


def test_dismissed_before_the_answer_it_is_gone_for_good(page, layers, prepared):
    prepared.point_at("Edit")
    page.proxy.slow(0.5)
    prepared.press("Edit")
    page.press("escape")
    assert not layers.root_is_inert()
    page.proxy.slow(0)
    prepared.wait_shown(0)
    page.wait_text("Events: shown, edited")
    page.wait_focus("button", "Edit")


def test_without_a_connection_it_opens_waits_and_says_so(page, layers, prepared):
    prepared.point_at("Edit")
    page.go_offline()
    assert prepared.press("Edit")["shown"] == ["Old title"]
    page.wait(lambda: page.css("[data-waits][aria-busy=true]"), "the sheet to say that it waits")
    page.type("kept")
    page.proxy.offline = False
    page.wait_text("Events: shown", timeout=20)
    page.wait_text("Typed kept")
    assert page.css("[data-waits],[data-guess]") == []
    prepared.wait_shown(1)


def test_on_a_phone_a_finger_prepares_and_opens_it_and_back_closes_it(page, layers, prepared, fingers):
    page.resize(PHONE)
    page.idle()
    prepared.point_at("Edit")
    assert prepared.press("Edit")["shown"] == ["Old title"]
    prepared.wait_answer()
    prepared.wait_shown(1)
    page.js("history.back()")
    prepared.wait_shown(0)
    page.wait_text("edited")


#: The state of the page directly after the press, in the same task as the event.
CLOSE = """
arguments[0].click()
const root = document.getElementById('dais-root'), surface = document.querySelector('#dais-overlays .surface')
return [root.inert, document.body.hasAttribute('data-locked'), surface.getAnimations().length > 0]"""


def test_a_button_that_dismisses_starts_the_exit_in_its_own_task(page, layers, prepared):
    page.tap("Edit")
    prepared.wait_shown(1)
    page.proxy.slow(0.3)
    assert page.js(CLOSE, page.button("Save")) == [False, False, True]
    page.wait_text("Events: shown, saved, edited")
    assert [event[5][0] for event in page.wire.events("dismiss")] == ["button"]
    page.proxy.slow(0)
    prepared.wait_shown(0)
    page.wait_focus("button", "Edit")
