# SPDX-License-Identifier: Apache-2.0
"""Keys that a container names: those that edit a field stay the field's, and all others are the container's."""
import pytest

pytestmark = pytest.mark.shows("key-commands")


@pytest.fixture
def log(page):
    page.open()
    page.idle()
    return lambda: page.js("return document.querySelector('[data-testid=log]')?.textContent ?? ''")


def test_keys_edit_a_field_inside_of_a_container_that_names_them(page, log):
    field = page.field("Name")
    field.click()
    page.press("end")
    page.press("arrow_left")
    page.press("backspace")
    page.press("delete")
    page.wait(lambda: page.js("return arguments[0].value", field) == "An", "a text without two letters")
    page.press("home")
    page.type("J")
    page.wait(lambda: page.js("return arguments[0].value", field) == "JAn", "a letter at the beginning")
    page.idle()
    # A key that is named for itself is told, too. Commands are not.
    assert log() == "home"


def test_arrows_move_in_a_field_of_several_lines(page, log):
    field = page.field("Lines")
    field.click()
    page.js("arguments[0].setSelectionRange(5, 5)", field)
    page.press("arrow_up")
    page.type("x")
    page.wait(lambda: "x" in page.js("return arguments[0].value.split('\\n')[0]", field), "a letter in the first line")
    page.idle()
    assert log() == ""


def test_return_is_the_containers_even_in_a_field_of_several_lines(page, log):
    field = page.field("Lines")
    field.click()
    page.press("enter")
    page.wait(lambda: log() == "return", "the action")
    assert page.js("return arguments[0].value", field) == "One\nTwo"


def test_commands_reach_the_container_of_a_view_with_the_focus(page, log):
    page.js("document.querySelector('[data-testid=card]').focus()")
    for key in ("backspace", "delete", "arrow_left", "arrow_down"):
        page.press(key)
    page.wait(lambda: log() == "delete, delete, left, down", "the commands")


def test_a_shortcut_with_a_sign_works_where_the_keyboard_has_it_only_with_shift(page, log):
    page.press("+", "control", "shift")
    page.wait(lambda: log() == "larger", "the action")
