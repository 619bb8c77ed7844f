# SPDX-License-Identifier: Apache-2.0
"""A board and a card on paper. Only some drivers print, so the tests give the style sheet for print to the screen."""

import base64

import pytest
from people import add_card, fill_card, press

# Firefox runs a driver's script in a world of its own.
NO_DIALOG = """
    const page = window.wrappedJSObject ?? window;
    page.printed = 0;
    page.print = function () { page.printed++ }"""
PAPER = "document.querySelector('link[media=print]').media = 'all'"


@pytest.fixture
def full(ada):
    """A board with a card that has a description and a comment."""
    add_card(ada, "Doing", "Dig")
    fill_card(ada, "To Do", "Plant")
    ada.js(NO_DIALOG)
    return ada


def printed(page):
    """Waits for the dialog, and returns the text on paper."""
    page.wait(lambda: page.js("return (window.wrappedJSObject ?? window).printed") == 1, "the dialog for printing", 20)
    page.wait(lambda: page.js("return !!document.querySelector('link[media=print]')?.sheet"), "the style sheet")
    page.js(PAPER)
    return page.text()


def test_an_opened_card_is_printed_alone_without_its_controls(full):
    press(full, "Card Actions")
    press(full, "Print", "menuitem")
    text = printed(full)
    assert full.field("Title").get_property("value") == "Plant"
    assert all(word in text for word in ("In May", "Comments", "Ready"))
    assert not [word for word in ("Garden", "Dig", "Edit", "Attach", "Files", "Labels", "Due", "History", "Close") if word in
                text.split()]
    assert not full.has("textbox", "Comment") and not full.has("button", "Send")


@pytest.mark.parametrize("way", ["menu", "palette"])
def test_a_board_is_printed_with_its_columns_and_without_buttons(full, way):
    press(full, "Close")
    full.wait(lambda: not full.has("button", "Card Actions"), "the card to close")
    if way == "menu":
        press(full, "Board Actions")
        press(full, "Print", "menuitem")
    else:
        press(full, "Find Anything")
        press(full, "Print Board")
    text = printed(full)
    assert all(word in text for word in ("Garden", "To Do", "Plant", "Doing", "Dig", "Done"))
    assert not [word for word in ("Add Card", "Add Column", "Cards and actions") if word in text]
    assert not full.has("button", "Actions for To Do") and not full.has("button", "Add card to To Do")


def test_a_card_with_its_comments_is_on_the_paper(full):
    if full.engine == "webkit":
        pytest.skip("the driver does not print")
    # A page without anything has less than a thousand bytes, and the fonts of a text have tens of thousands.
    assert len(base64.b64decode(full.driver.print_page())) > 9_000
