# SPDX-License-Identifier: Apache-2.0
"""Stacks in stacks, in tabs and in columns."""

import pytest


def step(page):
    """The entry, once nothing moves."""
    return page.js("""return document.getAnimations().some(({ effect }) => effect.target.closest('.nav')) ? -1
        : history.state?.step ?? 0""")


@pytest.mark.shows("merged")
def test_a_page_with_its_own_stack_has_one_bar_and_one_history(page):
    page.open("/")
    page.click("button", "Module")
    page.wait(lambda: page.driver.title == "Module" and step(page) == 1, "the module")
    assert len(page.all("heading", "Module")) == 1
    page.tap("Further")
    page.wait(lambda: page.driver.title == "Further" and step(page) == 2, "the page above")
    page.driver.back()
    page.wait(lambda: page.driver.title == "Module" and step(page) == 1, "the module again")
    page.driver.back()
    page.wait(lambda: page.driver.title == "First" and step(page) == 0, "the first page")


@pytest.mark.shows("merged")
def test_tabs_have_their_own_stacks(page):
    page.open("/")
    page.click("button", "Module")
    page.wait(lambda: page.driver.title == "Module" and step(page) == 1, "the module")
    page.click("tab", "Second tab")
    page.wait(lambda: page.driver.title == "Second" and step(page) == 0, "the other tab")
    page.click("tab", "First tab")
    page.wait(lambda: page.driver.title == "Module" and step(page) == 1, "the first tab as it was")


@pytest.mark.shows("columns")
def test_columns_are_side_by_side_or_one_above_the_other(page):
    page.open("/")
    page.resize((1100, 800))
    page.wait_text("Nothing chosen")
    page.click("option", "Soup")
    page.wait_text("A plate of Soup")
    page.tap("Hide Sidebar")
    page.wait(lambda: not page.has("option", "Soup"), "the sidebar to go")
    page.tap("Show Sidebar")
    page.wait(lambda: page.has("option", "Soup"), "the sidebar")


@pytest.mark.shows("columns")
def test_in_a_narrow_window_a_choice_leads_to_the_next_column(page):
    page.resize((390, 844))
    page.open("/")
    page.click("option", "Salad")
    page.wait_text("A plate of Salad")
    page.wait(lambda: step(page) == 1, "an entry")
    page.driver.back()
    page.wait(lambda: page.has("option", "Soup"), "the sidebar")


@pytest.mark.shows("tabs")
def test_a_tab_pressed_again_goes_back_to_its_first_page(page):
    page.open("/")
    page.tap("Deeper")
    page.tap("Deepest")
    page.wait(lambda: page.driver.title == "End" and step(page) == 2, "the last page")
    page.click("tab", "List")
    page.wait(lambda: page.driver.title == "Rows" and step(page) == 0, "the first page")


@pytest.mark.shows("tabs")
@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_the_icon_of_a_tab_is_above_its_title_where_the_bar_is_below(page, size):
    page.resize(size)
    page.open("/")
    tab = page.find("tab", "List")
    icon, title = page.js("return ['.icon', '.T'].map((s) => arguments[0].querySelector(s).getBoundingClientRect().toJSON())", tab)
    middle = (icon["left"] + icon["right"] - title["left"] - title["right"]) / 2
    if size[0] < 500:
        assert icon["bottom"] <= title["top"] + 4 and abs(middle) < 2
    else:
        assert icon["right"] <= title["left"] and abs(icon["top"] + icon["bottom"] - title["top"] - title["bottom"]) < 6


@pytest.mark.shows("tabs")
def test_a_row_with_long_actions_begins_with_its_content(page):
    page.resize((390, 844))
    page.open("/")
    assert page.text_box("With actions")["x"] >= 16
