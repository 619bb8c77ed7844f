# SPDX-License-Identifier: Apache-2.0
"""In development the page itself says what is wrong: with the view, the place in its source and the remedy."""

import pytest

pytestmark = pytest.mark.shows("mistakes")


def test_a_user_s_mistake_is_shown_in_the_page(page, layers):
    page.open()
    assert page.css(".dais-notes") == []
    page.tap("Open")
    layers.wait_rest(1)
    page.wait(lambda: page.css(".dais-notes"), "the note")
    notes = page.css(".dais-notes")[0]
    text = page.js("return arguments[0].textContent", notes)
    assert text.startswith("1 warning")
    assert "Mistakes presents a sheet with no detents; it gets .large." in text
    assert "Put one into presentationDetents." in text
    assert "(BrowserFixtures/Mistakes.swift:" in text
    # Folded up, it takes a corner.
    assert page.box(notes)["height"] < 40


def test_a_note_covers_no_control(page, layers):
    page.open()
    page.tap("Open")
    layers.wait_rest(1)
    page.wait(lambda: page.css(".dais-notes"), "the note")
    page.press("escape")
    layers.wait_rest(0)
    page.idle()

    def apart():
        note, button = page.box(page.css(".dais-notes")[0]), page.box(page.find("button", "In the corner"))
        return note["x"] >= button["x"] + button["width"] or note["y"] >= button["y"] + button["height"] or (
            note["x"] + note["width"] <= button["x"]) or note["y"] + note["height"] <= button["y"]

    page.wait(apart, "the note is beside the button")
    page.tap("In the corner")
    page.wait_text("Presses: 1")
