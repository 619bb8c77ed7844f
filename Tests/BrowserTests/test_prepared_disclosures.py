# SPDX-License-Identifier: Apache-2.0
"""Content of disclosure groups and sections that is prepared, so that the browser shows it in the task of the press. The
server has the last word."""

import pytest
from harness.page import PHONE
from selenium.webdriver.common.actions.action_builder import ActionBuilder

pytestmark = pytest.mark.shows("prepared-disclosures")

#: Presses, and returns what can be seen in the same task as the event.
PRESS = """
arguments[0].click()
return { text: document.body.innerText, expanded: arguments[0].ariaExpanded }"""
SHOWN = {"Stack": "In the stack", "Group": "Inner two", "Fruit": "Pear"}


@pytest.fixture
def prepared(page):
    page.open()
    page.idle()

    class Prepared:
        def point_at(self, name):
            """Points at a button with trusted input, and waits for what the server prepares."""
            before = len(page.wire.events("intent"))
            box = page.box(page.find("button", name))
            actions = ActionBuilder(page.driver)
            # A pointer that is at the button already would say nothing.
            actions.pointer_action.move_to_location(2, 2)
            actions.pointer_action.move_to_location(int(box["x"] + box["width"] / 2), int(box["y"] + box["height"] / 2))
            actions.perform()
            page.wait(lambda: len(page.wire.events("intent")) > before, "an intent")
            page.wait(lambda: page.css("[data-prepared]"), f"content for {name}")
            page.idle()

        def press(self, name):
            return page.js(PRESS, page.find("button", name))

        def wait_answer(self):
            page.wait(lambda: not page.css("[data-guess]"), "the server's answer")
            page.idle()

    return Prepared()


@pytest.mark.parametrize("name", SHOWN)
def test_what_is_prepared_is_not_seen_and_moves_nothing(page, prepared, name):
    places = "return [...document.querySelectorAll('.row,.disc,.list')].filter((e) => e.checkVisibility()).map((e) => {" \
        "const b = e.getBoundingClientRect(); return [b.x, b.y, b.width, b.height, getComputedStyle(e).borderRadius] })"
    before = page.js(places)
    prepared.point_at(name)
    assert SHOWN[name] not in page.text()
    assert page.js(places) == before
    assert "appeared" not in page.text()


@pytest.mark.parametrize("trip", [0, 0.15, 1])
@pytest.mark.parametrize("name", SHOWN)
def test_the_press_shows_the_content_in_its_own_task(page, prepared, name, trip):
    prepared.point_at(name)
    creations = len(page.wire.operations(0))
    page.proxy.slow(trip / 2)
    seen = prepared.press(name)
    assert SHOWN[name] in seen["text"]
    assert seen["expanded"] == "true"
    prepared.wait_answer()
    assert SHOWN[name] in page.text()
    assert len(page.wire.operations(0)) == creations, "the content was sent again"
    assert not page.css("[data-prepared]") and page.has("button", name)
    if name == "Stack":
        page.wait_text("Events: appeared")
    page.proxy.slow(0)
    page.tap(name)
    page.wait(lambda: SHOWN[name] not in page.text(), "the content to go")


def test_words_typed_before_the_answer_arrive(page, prepared):
    prepared.point_at("Stack")
    page.proxy.slow(0.5)
    prepared.press("Stack")
    page.field("Word").click()
    page.type("abc")
    page.proxy.slow(0)
    page.wait_text("Word is <abc>")


@pytest.mark.parametrize("trip", [0, 0.15, 1])
def test_content_that_the_app_does_not_show_is_hidden_again(page, prepared, trip):
    prepared.point_at("Refused")
    for _ in range(2):
        page.proxy.slow(trip / 2)
        assert "Never shown" in prepared.press("Refused")["text"]
        prepared.wait_answer()
        page.proxy.slow(0)
        assert "Never shown" not in page.text()
        assert page.js("return arguments[0].ariaExpanded", page.find("button", "Refused")) == "false"


def test_content_that_was_shown_offline_says_that_it_waits(page, prepared):
    prepared.point_at("Group")
    page.go_offline()
    assert "Inner one" in prepared.press("Group")["text"]
    waiting = page.wait(lambda: page.css("[aria-expanded][data-waits][aria-busy=true]"), "the button to say that it waits")
    assert page.js("return getComputedStyle(arguments[0]).animationName", waiting[0]) == "dais-waits-here"
    page.proxy.offline = False
    page.wait(lambda: not page.css("[data-guess]") and not page.css("[data-waits]"), "the answer", timeout=20)
    assert "Inner one" in page.text()


def test_a_finger_prepares_with_its_touch(page, prepared):
    page.resize(PHONE)
    page.find("button", "Fruit").click()
    page.wait_text("Pear")
    assert page.wire.events("intent")
