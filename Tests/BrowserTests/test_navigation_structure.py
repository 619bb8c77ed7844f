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
