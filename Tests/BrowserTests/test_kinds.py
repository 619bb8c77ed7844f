# SPDX-License-Identifier: Apache-2.0
"""A command palette, a hover card, a tour, and toasts that are grouped, at the sides, or awaited."""

import pytest
from harness.accessibility import SYSTEM_COLORS
from selenium.webdriver.common.action_chains import ActionChains

pytestmark = pytest.mark.shows("kinds")


def hover(page, element):
    ActionChains(page.driver).move_to_element(element).perform()


def words(page, selector):
    return page.js("return [...document.querySelectorAll(arguments[0])].map((node) => node.textContent)", selector)


def options(page):
    return words(page, "[role=option]")


def chosen(page):
    return words(page, "[role=option][aria-selected=true]")


def cards(page):
    return page.css(".hover-card:not([inert]) [role=tooltip]")


def test_a_palette_finds_commands_by_letters_and_the_keyboard_chooses(page, layers, axe):
    page.open()
    page.tap("Find")
    page.wait_focus("combobox", "Find anything")
    assert options(page) == ["New CardCtrl+J", "Night Mode", "Narrow View"]
    layers.wait_rest(1)
    page.find("dialog", "Find anything")
    assert axe.violations(without=SYSTEM_COLORS) == []
    assert page.box(page.css("[role=option]")[0])["width"] > page.box(layers.surface())["width"] - 40
    page.type("nw")
    page.wait(lambda: options(page) == ["New CardCtrl+J", "Narrow View", "Search for nw"], "the commands and the search")
    page.press("down", times=2)
    page.wait(lambda: chosen(page) == ["Narrow View"], "the second command")
    field = page.find("combobox", "Find anything")
    assert field.get_attribute("aria-activedescendant") == page.css("[aria-selected=true]")[0].get_attribute("id")
    page.press("enter")
    page.wait_text("chosen: Narrow View")
    layers.wait_count(0)
    # Without a choice, Return takes the first command, also for letters that were typed just before.
    page.tap("Find")
    page.wait_focus("combobox", "Find anything")
    page.type("nig")
    page.press("enter")
    page.wait_text("chosen: Night Mode")
    layers.wait_count(0)


def test_a_palette_is_closed_by_one_escape_and_shows_what_a_search_finds(page, layers):
    page.open()
    page.tap("Find")
    page.wait_focus("combobox", "Find anything")
    page.press("escape")
    layers.wait_count(0)
    page.wait_focus("button", "Find")
    page.tap("Find")
    page.wait_focus("combobox", "Find anything")
    page.type("zebra")
    page.wait(lambda: options(page) == ["Search for zebra"], "what the search has found")
    page.click("option", "Search for zebra")
    page.wait_text("chosen: search zebra")


def test_a_hover_card_stays_for_the_pointer_and_takes_no_focus(page, layers):
    page.open()
    ada = page.button("Ada")
    before = page.focused()
    hover(page, ada)
    page.wait(lambda: cards(page), "the card")
    layers.wait_rest(1)
    card = cards(page)[0]
    assert page.focused() == before
    assert ada.get_attribute("aria-describedby") == card.get_attribute("id")
    assert card.text == "Countess of Lovelace"
    hover(page, card)
    page.wait(lambda: cards(page), "the card under the pointer")
    # The page below is usable, and the pointer leaves both.
    page.tap("First")
    page.wait_text("presses: 1")
    page.wait(lambda: not cards(page), "the card to go")
    assert ada.get_attribute("aria-describedby") is None


def test_the_keyboard_shows_a_hover_card_and_escape_closes_it(page, layers):
    page.open()
    # In Firefox, the view that scrolls takes the focus first.
    while page.focused() != ("button", "Ada"):
        page.press("tab")
    page.wait(lambda: cards(page), "the card")
    layers.wait_rest(1)
    page.press("escape")
    layers.wait_count(0)
    page.wait_focus("button", "Ada")


def test_a_tour_dims_all_but_the_view_and_presses_reach_it_through_the_hole(page, layers, axe):
    page.open()
    page.tap("Guide")
    page.wait(lambda: page.has("dialog"), "the note")
    layers.wait_rest(1)
    assert axe.violations(without=SYSTEM_COLORS) == []
    first, beside = page.box(page.button("First")), page.box(page.button("Beside"))
    page.click_at(first["x"] + first["width"] / 2, first["y"] + first["height"] / 2)
    page.wait_text("presses: 1")
    page.click_at(beside["x"] + beside["width"] / 2, beside["y"] + beside["height"] / 2)
    page.idle()
    page.wait_text("presses: 1")
    page.tap("Next")
    page.wait(lambda: page.has("button", "Done"), "the last step")
    far = page.button("Far away")
    page.wait(lambda: page.box(far)["bottom"] <= page.js("return innerHeight"), "the view of the last step")
    page.wait(lambda: page.css(".tour:not([inert], [data-away])"), "the note beside it")
    page.tap("Done")
    layers.wait_count(0)
    page.wait_focus("button", "Guide")


def test_toasts_lie_at_a_side_and_messages_of_a_group_share_one(page, layers):
    page.open()
    page.resize((1200, 800))
    page.tap("Archive")
    layers.wait_rest(1)
    page.tap("Undo")
    page.wait_text("chosen: undone")
    layers.wait_count(0)
    page.tap("At Start")
    page.tap("At End")
    layers.wait_rest(2)
    start, end = (page.box(toast) for toast in page.css(".toast-container"))
    assert start["x"] < 40 and end["x"] + end["width"] > 1160
    assert all(300 < box["y"] < 500 for box in (start, end))
    for _ in range(3):
        page.tap("Mail")
    page.wait_text("3 letters")
    assert len(page.css(".toast-container")) == 3
