# SPDX-License-Identifier: Apache-2.0
"""Search fields with suggestions, scopes and tokens."""

import pytest

pytestmark = pytest.mark.shows("searching")

OPEN = "return !!document.querySelector('.suggest')?.checkVisibility()"
CHOSEN = "return document.querySelector('.suggest [aria-selected=true]')?.innerText.trim() ?? null"


@pytest.fixture
def live(page):
    page.resize((800, 900))
    page.open()
    return page


def field(page):
    return page.css("input[type=search]")[0]


def test_suggestions_are_there_while_the_field_has_the_focus(live):
    assert not live.js(OPEN)
    live.wait_text("idle")
    field(live).click()
    live.wait(lambda: live.js(OPEN), "the suggestions")
    live.wait_text("searching")
    box = live.js("return ['.search', '.suggest'].map((name) => { const b = document.querySelector(name).getBoundingClientRect(); return [b.left, b.right, b.top, b.bottom] })")
    assert box[1][2] >= box[0][3] and box[1][:2] == pytest.approx(box[0][:2], abs=1)
    live.tap("Elsewhere")
    live.wait(lambda: not live.js(OPEN), "no suggestions")
    live.wait_text("pressed 1")
    live.wait_text("idle")


def test_the_keys_choose_a_suggestion_and_the_focus_stays(live):
    field(live).send_keys("p")
    live.wait_text("text p")
    for wanted in ("Pears", "Plums", "Ripe", "Green", None, "Pears"):
        live.press("ARROW_DOWN")
        live.wait(lambda: live.js(CHOSEN) == wanted, f"{wanted} chosen")
    name = field(live).get_attribute("aria-activedescendant")
    assert live.js("return document.getElementById(arguments[0]).role", name) == "option"
    assert field(live).get_attribute("aria-expanded") == "true"
    assert live.js("return document.getElementById(arguments[0]).role", field(live).get_attribute("aria-controls")) == "listbox"
    live.press("ENTER")
    live.wait_text("text Pears")
    assert not live.js(OPEN) and field(live).get_attribute("value") == "Pears"
    assert live.js("return document.activeElement === arguments[0]", field(live))
    assert field(live).get_attribute("aria-expanded") == "false"


def test_escape_closes_the_list_first_and_then_empties_the_field(live):
    field(live).send_keys("p")
    live.wait_text("text p")
    live.press("ESCAPE")
    live.wait(lambda: not live.js(OPEN), "no suggestions")
    assert field(live).get_attribute("value") == "p"
    live.press("ARROW_UP")
    live.wait(lambda: live.js(CHOSEN) == "Green", "the last one")
    live.press("ESCAPE", times=2)
    live.wait(lambda: field(live).get_attribute("value") == "", "an empty field")
    live.press("ENTER")
    live.wait_text("submitted 1")


def test_a_press_takes_a_suggestion_and_keeps_the_focus(live):
    field(live).send_keys("p")
    live.wait_text("text p")
    live.click("option", "Plums")
    live.wait_text("text Plums")
    assert live.js("return document.activeElement === arguments[0]", field(live))


def test_tokens_come_from_suggestions_and_go_by_key_or_press(live):
    field(live).send_keys("p")
    live.wait_text("text p")
    live.click("option", "Ripe")
    live.wait_text("tokens ripe")
    live.wait(lambda: field(live).get_attribute("value") == "", "the text gone")
    field(live).send_keys("g")
    live.wait_text("text g")
    live.click("option", "Green")
    live.wait_text("tokens ripe green")
    field(live).click()
    live.press("BACKSPACE")
    live.wait(lambda: "tokens ripe green" not in live.text() and "tokens ripe" in live.text(), "one token")
    live.tap("Ripe")
    live.wait(lambda: "tokens ripe" not in live.text(), "no token")


def test_scopes_are_there_while_there_is_text(live):
    assert not live.css("[role=radiogroup]")
    field(live).send_keys("p")
    live.wait(lambda: live.css("[role=radiogroup]"), "the scopes")
    live.click("radio", "Nuts")
    live.wait_text("scope nuts")
    live.tap("Done")
    live.wait(lambda: not live.css("[role=radiogroup]"), "no scopes")
    live.wait_text("idle")
    assert field(live).get_attribute("value") == ""


def test_axe_finds_no_fault(live, axe):
    field(live).send_keys("p")
    live.wait_text("text p")
    live.press("ARROW_DOWN")
    from harness.accessibility import SYSTEM_COLORS
    assert axe.violations(without=SYSTEM_COLORS) == []
