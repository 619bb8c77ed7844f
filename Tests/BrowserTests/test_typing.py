# SPDX-License-Identifier: Apache-2.0
"""Fields belong to whoever types: no keystroke is lost at any distance, and only a value that differs comes back."""

import pytest

SENTENCE = "The quick brown fox jumps over 13 dogs"
LINES = [(0, 0), (0.15, 0), (0.6, 0), (0.15, 0.3)]
CARET = "return [document.activeElement.selectionStart, document.activeElement.selectionEnd]"


def value(page):
    return page.js("return document.activeElement.value")


def enter_moving(page, name):
    """Clicks into a field that other things push about 40 times a second: a driver aims before it presses."""
    for _ in range(20):
        page.field(name).click()
        if page.focused() == ("textbox", name):
            return
    raise AssertionError(f"no click reached {name}")


@pytest.mark.shows("fields")
@pytest.mark.parametrize("delay, jitter", LINES)
def test_no_keystroke_is_lost(page, delay, jitter):
    page.open()
    page.proxy.slow(delay, jitter)
    page.field("Name").click()
    page.type(SENTENCE, pause=0.02)
    assert value(page) == SENTENCE
    page.wait_text(f"Name is <{SENTENCE}>", timeout=10)
    page.idle()
    assert value(page) == SENTENCE
    assert page.wire.operations(4) == [], "a value the field already has does not travel back"


@pytest.mark.shows("ticking")
@pytest.mark.parametrize("delay, jitter", LINES)
def test_no_keystroke_is_lost_while_everything_around_changes(page, delay, jitter):
    page.open()
    page.proxy.slow(delay, jitter)
    enter_moving(page, "Steady")
    page.type(SENTENCE, pause=0.02)
    assert value(page) == SENTENCE
    page.wait_text(f"Steady is <{SENTENCE}>", timeout=10)
    assert page.focused() == ("textbox", "Steady")


@pytest.mark.shows("formatted")
@pytest.mark.parametrize("delay, jitter", LINES)
def test_a_formatter_answers_without_losing_what_was_typed_since(page, delay, jitter):
    page.open()
    page.proxy.slow(delay, jitter)
    page.field("Upper").click()
    page.type("hello world", pause=0.03)
    page.wait_text("Upper is <HELLO WORLD>", timeout=10)
    page.wait(lambda: value(page) == "HELLO WORLD")
    assert page.js(CARET) == [11, 11]


@pytest.mark.shows("formatted")
def test_a_limit_takes_the_rest_back(page):
    page.open()
    page.field("Short").click()
    page.type("abcdefgh", pause=0.02)
    page.wait_text("Short is <abcde>")
    page.wait(lambda: value(page) == "abcde")


@pytest.mark.shows("formatted")
def test_characters_that_are_not_wanted_disappear(page):
    page.open()
    page.field("Digits").click()
    page.type("1a2b3c", pause=0.02)
    page.wait_text("Digits is <123>")
    page.wait(lambda: value(page) == "123")


@pytest.mark.shows("formatted")
def test_a_number_is_committed_when_the_field_is_left(page):
    page.open()
    page.field("Amount").click()
    page.press("a", "control")
    page.type("42")
    page.tap("Done")
    page.wait_text("Amount is <42>")


@pytest.mark.shows("formatted")
@pytest.mark.parametrize("delay", [0, 0.15])
def test_the_caret_stays_where_it_was_when_the_value_comes_back(page, delay):
    page.open()
    page.proxy.slow(delay)
    page.field("Upper").click()
    page.type("abcdef")
    page.wait(lambda: value(page) == "ABCDEF")
    page.press("arrow_left", times=3)
    page.type("x")
    page.wait(lambda: value(page) == "ABCXDEF")
    page.idle()
    assert page.js(CARET) == [4, 4]


@pytest.mark.shows("ticking")
def test_a_selection_survives_patches(page):
    page.open()
    enter_moving(page, "Steady")
    page.type("abcdef")
    page.press("arrow_left", times=2)
    page.press("arrow_left", "shift", times=2)
    ticks = page.text().split("Ticks ")[1].split()[0]
    page.wait(lambda: int(page.text().split("Ticks ")[1].split()[0]) > int(ticks) + 10)
    assert page.js(CARET) == [2, 4]


@pytest.mark.shows("ticking")
def test_focus_survives_patches_on_a_button_and_a_field(page):
    page.open()
    enter_moving(page, "Steady")
    for expected in (("textbox", "Steady"), ("button", "Stop")):
        assert page.focused() == expected
        ticks = int(page.text().split("Ticks ")[1].split()[0])
        page.wait(lambda: int(page.text().split("Ticks ")[1].split()[0]) > ticks + 10, "ten ticks")
        assert page.focused() == expected
        page.press("tab")
    page.press("tab", "shift")


@pytest.mark.shows("fields")
def test_the_program_can_change_a_field(page):
    page.open()
    page.field("Name").click()
    page.type("something")
    page.wait_text("Name is <something>")
    page.tap("Clear")
    page.wait_text("Name is <>")
    page.wait(lambda: page.js("return arguments[0].value", page.field("Name")) == "")
    page.tap("Set soon")
    page.wait(lambda: page.js("return arguments[0].value", page.field("Name")) == "from the server")


@pytest.mark.shows("fields")
def test_a_newer_keystroke_wins_over_an_older_answer(page):
    page.open()
    page.proxy.slow(0.3)
    page.tap("Set soon")
    page.field("Name").click()
    page.type("mine", pause=0.25)
    page.wait_text("Name is <", timeout=5)
    page.idle()
    shown = value(page)
    assert f"Name is <{shown}>" in page.text(), "page and program agree in the end"
    assert shown.endswith("e"), "the last keystroke is there"


@pytest.mark.shows("fields")
def test_return_submits_a_one_line_field(page):
    page.open()
    page.field("Name").click()
    page.type("abc")
    page.press("enter")
    page.wait_text("Submitted abc")


@pytest.mark.shows("fields")
def test_a_secure_field_hides_what_is_typed(page):
    page.open()
    field = page.js(  # a password field has no role of its own
        "return [...document.querySelectorAll('input[type=password]')][0]")
    field.click()
    page.type("geheim")
    page.wait_text("Secret has 6")
    assert "geheim" not in page.js("return document.documentElement.outerHTML")


@pytest.mark.shows("fields")
def test_an_editor_takes_several_lines(page):
    page.open()
    page.css("textarea")[0].click()
    page.type("one")
    page.press("enter")
    page.type("two")
    page.wait_text("Notes has 7")
    assert value(page) == "one\ntwo"


@pytest.mark.shows("fields")
def test_a_field_shows_the_value_its_binding_starts_with(page):
    page.proxy.scripts = False
    page.open(live=False)
    assert page.js("return arguments[0].value", page.field("Query")) == "initial"


@pytest.mark.shows("fields")
def test_what_was_typed_before_the_session_came_is_not_lost(page):
    page.proxy.hold()
    page.open(live=False)
    page.field("Name").click()
    page.type("early")
    page.proxy.release()
    page.wait(page.is_live)
    page.type(" bird")
    page.wait_text("Name is <early bird>")


@pytest.mark.shows("focus")
def test_focus_state_follows_the_focus_and_leads_it(page):
    page.open()
    page.field("First").click()
    page.wait_text("Focus is on first")
    page.press("tab")
    page.wait_text("Focus is on second")
    page.field("First").click()
    page.tap("Go to second")
    page.wait_focus("textbox", "Second")
    page.wait_text("Focus is on second")


@pytest.mark.shows("focus")
def test_focus_state_can_take_the_focus_away(page):
    page.open()
    page.tap("Leave soon")
    page.field("First").click()
    page.wait_text("Focus is on first")
    page.wait_text("Focus is on nothing")
    assert page.focused() != ("textbox", "First")


@pytest.mark.shows("focus")
def test_screen_readers_are_led_to_a_text_that_tab_does_not_stop_at(page):
    page.open()
    page.tap("Read it")
    page.wait_text("Being read")
    assert page.js("return document.activeElement.textContent") == "Being read"
    page.press("tab")
    page.wait_focus("button", "Read it")
    page.wait_text("A message")
    page.press("tab", "shift")
    page.wait_focus("button", "Leave soon")


# Typing as much takes a driver minutes; it is pasted, from a field that is not of the app.
COPY = """const source = document.body.appendChild(document.createElement('textarea'));
    source.value = arguments[0]; source.focus(); source.select()"""


@pytest.mark.shows("fields")
@pytest.mark.parametrize("letter", ["n", "\"", "日", "😀"], ids=["ascii", "escaped", "wide", "pair"])
def test_a_field_takes_what_fits_into_one_message_and_the_session_goes_on(page, letter):
    page.open()
    page.js(COPY, letter * 30_000)
    page.press("c", "control")
    page.js("document.activeElement.remove(); document.querySelector('textarea').focus()")
    page.press("v", "control")
    # A pair that would be cut in two is left out whole or halved, as the browser likes.
    units = 2 if letter == "😀" else 1
    kept = 21_504 // units
    page.wait(lambda: kept - 1 <= page.js("return document.activeElement.value.length") // units <= kept)
    page.wait(lambda: f"Notes has {kept:,}" in page.text() or f"Notes has {kept - 1:,}" in page.text())
    assert page.wire.sockets == 1
    page.js("document.activeElement.setSelectionRange(0, 21504)")
    page.type("x")
    page.wait_text("Notes has 1")


@pytest.mark.shows("fields")
def test_text_of_the_app_that_is_longer_can_be_read_and_not_edited(page):
    page.open()
    page.button("Fill notes").click()
    page.wait_text("Notes has 30,000")
    page.js("document.querySelector('textarea').focus()")
    page.type("x")
    page.js("document.activeElement.select()")
    page.press("backspace")
    page.idle()
    assert page.js("return document.activeElement.value.length") == 30_000
    page.wait_text("Notes has 30,000")


@pytest.mark.shows("shared-rows")
def test_a_reload_restores_values_into_their_own_records(page):
    """The browser would restore them by their places. The tab names its session, which knows the records."""
    page.open()
    records = "return [...document.querySelectorAll('[data-record]')].map((node) => node.dataset.record)"
    first, second = page.js(records)[::2]
    page.all("textbox", "Name")[0].click()
    page.type("typed")
    page.press("tab")
    page.press("space")
    page.wait_text("is <typed> on")
    page.tap("Turn")
    page.idle()
    page.js("history.go(0)")
    page.wait(lambda: (page.js(records) or [])[::2] == [second, first], "the rows in the new order")
    page.wait(page.is_live)
    page.idle()
    assert page.js("return [...document.querySelectorAll('[data-record]')].map((node) => [node.value, node.checked])") \
        == [["", False], ["on", False], ["typed", False], ["on", True]]
    assert page.text().count("is <typed> on") == 1
