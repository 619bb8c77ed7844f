# SPDX-License-Identifier: Apache-2.0
"""The selection of a field, which the app reads and sets."""

import pytest

# A busy driver of WebKitGTK can drop Shift while it types, so all typed characters need none.
pytestmark = pytest.mark.shows("text-selections")


def selection(page, field):
    return page.js("return [arguments[0].selectionStart, arguments[0].selectionEnd]", field)


def test_the_app_knows_what_the_user_selects(page):
    page.open()
    field = page.field("Name")
    field.click()
    page.press("home")
    page.press("arrow_right", "shift", times=3)
    page.wait_text("In name <Ada>")
    page.press("end")
    page.wait_text("In name <>")
    page.type("s")
    page.wait(lambda: page.field("Name").get_property("value") == "Ada Lovelaces", "the text")
    page.press("arrow_left", "shift", times=2)
    page.wait_text("In name <es>")


def test_the_selection_stays_known_while_a_button_is_pressed(page):
    page.open()
    page.field("Notes").click()
    page.press("home", "control")
    page.press("arrow_right", "shift", times=3)
    page.wait_text("In notes <one>")
    page.tap("Quote")
    page.wait_text("Notes are «one» two three")


def test_the_field_shows_what_the_app_selects(page):
    page.open()
    page.tap("Last word")
    page.wait_focus("textbox", "Name")
    field = page.field("Name")
    page.wait(lambda: selection(page, field) == [4, 12], "the last word")
    page.wait_text("In name <Lovelace>")
    page.type("byron")
    page.wait_text("In name <>")
    page.wait(lambda: field.get_property("value") == "Ada byron", "the word that was typed instead")


def test_typing_never_loses_its_place(page):
    page.proxy.slow(0.1)
    page.open()
    field = page.field("Name")
    field.click()
    page.press("home")
    page.type("countess ", pause=0.03)
    page.wait(lambda: field.get_property("value") == "countess Ada Lovelace", "the text in its order")
    page.idle()
    assert selection(page, field) == [9, 9]
