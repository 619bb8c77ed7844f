# SPDX-License-Identifier: Apache-2.0
"""Keyed rows keep what is theirs: focus, caret, text, state."""

import pytest


def order(page):
    return page.js("return [...document.querySelectorAll('input')].map((e) => e.value || e.placeholder || e.ariaLabel)")


def rows(page):
    return page.text("#dais-root").split("\n")[0].strip()


@pytest.mark.shows("moves")
@pytest.mark.parametrize("action, expected", [
    ("Reverse soon", "Delta Charlie Bravo Alpha"),
    ("Rotate soon", "Bravo Charlie Delta Alpha"),
    ("Remove Bravo soon", "Alpha Charlie Delta"),
    ("Insert soon", "Alpha Echo Bravo Charlie Delta"),
])
def test_rows_move_with_focus_caret_and_text(page, action, expected):
    page.open()
    field = page.field("Field Charlie")
    page.js("arguments[0].original = true", field)
    page.tap(action)
    field.click()
    page.type("abcd")
    page.press("arrow_left", times=2)
    page.wait_text(expected)
    page.wait(lambda: rows(page) == expected)
    at = page.js("const e = document.activeElement;"
                 "return [e.value, e.original, e.selectionStart, e.selectionEnd]")
    assert at == ["abcd", True, 2, 2]
    page.type("X")
    assert page.js("return document.activeElement.value") == "abXcd"


@pytest.mark.shows("moves")
def test_state_inside_a_row_moves_with_it(page):
    page.open()
    page.all("button", "Mark 0")[2].click()
    page.button("Mark 1")
    page.tap("Rotate soon")
    page.wait_text("Bravo Charlie Delta Alpha")
    page.wait(lambda: [page.has("button", "Mark 1"), len(page.all("button", "Mark 0"))] == [True, 3])
    mark = page.box(page.button("Mark 1"))
    assert abs(mark["y"] - page.box(page.field("Field Charlie"))["y"]) < 12


@pytest.mark.shows("moves")
def test_a_removed_row_that_had_the_focus_leaves_the_page_usable(page):
    page.open()
    page.tap("Remove Bravo soon")
    page.field("Field Bravo").click()
    page.wait(lambda: not page.has("textbox", "Field Bravo"))
    page.press("tab")
    assert page.focused()[0] != "body"


@pytest.mark.shows("conditional")
def test_branches_appear_and_disappear(page):
    page.open()
    assert "Nothing to see" in page.text()
    page.click("switch", "Details")
    page.button("Inner 0").click()
    page.button("Inner 1")
    assert "Nothing to see" not in page.text()
    assert "Item 2" in page.text()
    page.click("switch", "Details")
    page.wait_text("Nothing to see")
    assert not page.has("button", "Inner 1")
    page.click("switch", "Details")
    page.button("Inner 0")


@pytest.mark.shows("conditional")
def test_a_switch_shows_one_case(page):
    page.open()
    assert "Kind zero" in page.text()
    page.tap("Next kind")
    page.button("Kind one")
    assert "Kind zero" not in page.text()
    page.tap("Next kind")
    page.wait(lambda: not page.has("button", "Kind one"))
    page.tap("Next kind")
    page.wait_text("Kind zero")


@pytest.mark.shows("conditional")
def test_a_new_identity_starts_afresh(page):
    page.open()
    page.tap("Identified 0")
    page.tap("Identified 1")
    page.button("Identified 2")
    page.tap("New identity")
    page.button("Identified 0")


@pytest.mark.shows("models")
def test_observable_models_reach_every_view_that_reads_them(page):
    page.open()
    page.tap("Increase")
    page.wait_text("Value 1")
    page.tap("Increase soon")
    page.wait_text("Value 11")
    page.tap("Add 0")
    page.button("Add 1")
    page.wait_text("Basket holds 1")
    page.click("switch", "Bound")
    page.wait_text("Bound is on")


@pytest.mark.shows("bare-form")
def test_a_form_gives_up_its_background_and_stays_as_large(page):
    page.open()
    look = """const form = document.querySelector('.list'), box = form.getBoundingClientRect();
        return [getComputedStyle(form).backgroundColor, box.width, box.height, getComputedStyle(document.querySelector('.rows')).backgroundColor]"""
    filled, width, height, rows = page.js(look)
    assert "rgba(0, 0, 0, 0)" not in (filled, rows)
    page.css("[role=switch]")[0].click()
    page.wait(lambda: page.js(look) == ["rgba(0, 0, 0, 0)", width, height, rows], "the form without its background")
