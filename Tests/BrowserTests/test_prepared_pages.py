# SPDX-License-Identifier: Apache-2.0
"""Pages of links and tabs that are prepared, so that the browser shows them in the task of the press. The server has the
last word."""

import pytest
from harness.page import PHONE
from selenium.webdriver.common.actions.action_builder import ActionBuilder

pytestmark = pytest.mark.shows("prepared-pages")

#: Presses, and returns what can be seen and reached in the same task as the event.
PRESS = """
arguments[0].focus()
arguments[0].click()
return {
  text: document.body.innerText, title: document.title,
  pages: document.querySelectorAll('.page:not(.below)').length,
  focused: document.activeElement.className,
  selected: document.querySelector('[role=tab][aria-selected=true]').innerText.trim(),
}"""


@pytest.fixture
def prepared(page):
    page.open()
    page.idle()

    class Prepared:
        def point_at(self, role, name):
            """Points at a control with trusted input, and waits for what the server prepares."""
            before = len(page.wire.events("intent"))
            box = page.box(page.find(role, name))
            actions = ActionBuilder(page.driver)
            # A pointer that is at the control already would say nothing.
            actions.pointer_action.move_to_location(2, 2)
            actions.pointer_action.move_to_location(int(box["x"] + box["width"] / 2), int(box["y"] + box["height"] / 2))
            actions.perform()
            page.wait(lambda: len(page.wire.events("intent")) > before, "an intent")
            page.wait(lambda: self.named(role, name), f"a page for {name}")
            page.idle()

        def named(self, role, name):
            number = page.js("return arguments[0].dataset.presents", page.find(role, name))
            return number and page.css(f'[data-prepared="{number}"]')

        def press(self, role, name):
            return page.js(PRESS, page.find(role, name))

        def wait_answer(self):
            page.wait(lambda: not page.css("[data-guess]"), "the server's answer")
            page.idle()

    return Prepared()


@pytest.mark.parametrize("link", ["One", "View"])
def test_what_is_prepared_is_out_of_sight_and_out_of_reach(page, prepared, link):
    prepared.point_at("link" if link == "One" else "button", link)
    (other,) = prepared.named("link" if link == "One" else "button", link)
    assert page.js("return arguments[0].inert && getComputedStyle(arguments[0]).visibility", other) == "hidden"
    assert page.driver.title == "Start"
    assert "appeared" not in page.text()
    assert page.js("return history.state.step") == 0


@pytest.mark.parametrize("trip", [0, 0.15, 1])
@pytest.mark.parametrize("link", ["One", "View", "Bound"])
def test_the_press_shows_the_page_in_its_own_task(page, prepared, link, trip):
    role = "link" if link == "One" else "button"
    prepared.point_at(role, link)
    creations = len([each for each in page.wire.operations() if each[0] == 0])
    page.proxy.slow(trip / 2)
    seen = prepared.press(role, link)
    assert "Page" in seen["text"]
    assert seen["title"] == "Start" and seen["pages"] == 1 and "page" in seen["focused"]
    prepared.wait_answer()
    number = {"One": 1, "View": 0, "Bound": 8}[link]
    page.wait(lambda: page.driver.title == f"Number {number}", "the title")
    page.wait(lambda: page.js("return history.state.step") == 1, "an entry of the history")
    created = [each for each in page.wire.operations() if each[0] == 0][creations:]
    assert not any(f"Page {number}" in str(each) for each in created), "the page was sent again"
    page.proxy.slow(0)
    page.tap("Start")
    page.wait_text(f"Events: {number} appeared, {number} disappeared")
    page.wait(lambda: page.driver.title == "Start", "the title of the first page")


def test_words_typed_before_the_answer_arrive(page, prepared):
    prepared.point_at("link", "One")
    page.proxy.slow(0.5)
    prepared.press("link", "One")
    page.idle(answers=False)
    page.field("Word").click()
    page.type("abc")
    page.proxy.slow(0)
    page.wait_text("Word is <abc>")
    assert page.js("return arguments[0].value", page.field("Word")) == "abc"


@pytest.mark.parametrize("trip", [0, 0.15, 1])
def test_a_page_that_the_path_does_not_take_goes_back(page, prepared, trip):
    prepared.point_at("link", "Thirteen")
    for _ in range(2):
        page.proxy.slow(trip / 2)
        assert "Page 13" in prepared.press("link", "Thirteen")["text"]
        prepared.wait_answer()
        page.proxy.slow(0)
        page.wait(lambda: page.has("link", "One"), "the first page to be usable")
        assert "Page 13" not in page.text()
        page.wait_focus("link", "Thirteen")
        assert page.js("return history.state.step") == 0
    assert "13 appeared" not in page.text()


def test_back_before_the_answer_ends_at_the_first_page(page, prepared):
    prepared.point_at("link", "One")
    page.proxy.slow(0.5)
    prepared.press("link", "One")
    page.idle(answers=False)
    page.button("Start").click()
    page.proxy.slow(0)
    page.wait_text("Events: 1 appeared, 1 disappeared")
    page.idle()
    assert page.has("link", "One") and "Page 1" not in page.text()
    assert page.js("return history.state.step") == 0


def test_a_link_on_a_page_that_waits_for_its_answer_works(page, prepared):
    prepared.point_at("link", "One")
    page.proxy.slow(0.3)
    prepared.press("link", "One")
    page.idle(answers=False)
    page.find("link", "Deeper").click()
    page.proxy.slow(0)
    page.wait_text("Page 2")
    page.wait(lambda: page.js("return history.state.step") == 2, "two entries")


def test_a_page_that_the_server_shows_by_itself_slides_in(page, prepared):
    page.js("""window.slides = []; const animate = Element.prototype.animate
      Element.prototype.animate = function (...all) {
        if (this.matches('.page:not(.below)')) slides.push(this)
        return animate.apply(this, all)
      }""")
    prepared.point_at("link", "One")
    # The press of another script is no press of the user, and the part does not see it.
    page.js("arguments[0].removeAttribute('data-presents'); arguments[0].click()", page.find("link", "One"))
    page.wait_text("Page 1")
    page.wait(lambda: page.js("return slides.length") == 1, "one motion of the page")


def test_a_link_that_prepares_nothing_works_after_a_trip(page, prepared):
    page.click("link", "Never")
    page.wait_text("Page 7")
    assert not page.wire.events("intent")


@pytest.mark.parametrize("trip", [0, 0.15, 1])
def test_a_tab_is_shown_in_the_task_of_the_press(page, prepared, trip):
    prepared.point_at("tab", "Second")
    assert "Second page" not in page.text()
    page.proxy.slow(trip / 2)
    seen = prepared.press("tab", "Second")
    assert seen["selected"] == "Second" and "Second page" in seen["text"]
    page.wait_text("Events: second appeared")
    prepared.wait_answer()
    # The first page is there, and needs no preparation.
    seen = prepared.press("tab", "First")
    assert seen["selected"] == "First" and "Thirteen" in seen["text"]
    page.proxy.slow(0)
    page.wait_text("Events: second appeared, second disappeared")


@pytest.mark.parametrize("trip", [0, 0.15, 1])
def test_a_tab_that_the_selection_does_not_take_goes_back(page, prepared, trip):
    prepared.point_at("tab", "Third")
    page.proxy.slow(trip / 2)
    seen = prepared.press("tab", "Third")
    assert seen["selected"] == "Third" and "Refused page" in seen["text"]
    page.wait(lambda: page.has("link", "One"), "the first tab")
    prepared.wait_answer()
    assert page.js("return document.querySelector('[aria-selected=true]').innerText.trim()") == "First"
    assert "refused appeared" not in page.text() and "Refused page" not in page.text()


def test_a_finger_prepares_with_its_touch(page, prepared):
    page.resize(PHONE)
    page.find("link", "One").click()
    page.wait_text("Page 1")
    assert page.wire.events("intent")


@pytest.mark.parametrize("role, name", [("link", "One"), ("tab", "Second")])
def test_without_a_connection_the_page_is_shown_and_says_that_it_waits(page, prepared, role, name):
    prepared.point_at(role, name)
    page.go_offline()
    assert ("Page 1" if role == "link" else "Second page") in prepared.press(role, name)["text"]
    waiting = page.wait(lambda: page.css("[data-waits][aria-busy=true]"), "the page to say that it waits")
    assert page.js("return getComputedStyle(arguments[0], '::before').animationName", waiting[0]) == "dais-waits"
    page.proxy.offline = False
    page.wait(lambda: not page.css("[data-waits],[data-guess]"), "the server's answer", timeout=20)
    page.wait_text("Page 1" if role == "link" else "Second page")
