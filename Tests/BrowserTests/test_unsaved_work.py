# SPDX-License-Identifier: Apache-2.0
"""Questions before unsaved work is lost with its page or its tab.

Drivers answer the browser's own question by themselves, so the page notes whether one was asked for."""

import pytest
from selenium.common.exceptions import NoAlertPresentException

pytestmark = pytest.mark.shows("unsaved-work")


@pytest.fixture
def draft(page):
    page.open()
    page.tap("Draft")
    page.wait(lambda: page.driver.title == "Draft", "the draft")
    page.field("Note").click()
    page.type("one")
    page.wait_text("The note is one")
    yield page
    forget(page)


def forget(page):
    """Leaves no question for the next page of the tab: a page whose session is over asks nothing."""
    page.js("document.documentElement.dataset.connection = 'over'")


def asks(page):
    """Loads the page again, and returns whether the browser was told to ask before it."""
    page.js("sessionStorage.asked = ''; addEventListener('beforeunload', (event) => {"
            "sessionStorage.asked = event.defaultPrevented; document.documentElement.dataset.old = '' });"
            "setTimeout(() => location.reload())")
    page.wait(lambda: page.js("return document.documentElement?.dataset.old === undefined && sessionStorage.asked"), "the load")
    page.wait(page.is_live, "the session to become live")
    return page.js("return sessionStorage.asked") == "true"


def answer(page, is_yes):
    """Answers the questions of the page from now on, and keeps them."""
    page.js("window.questions = []; window.confirm = (words) => { questions.push(words); return arguments[0] }"
            .replace("arguments[0]", "true" if is_yes else "false"))


def questions(page):
    return page.js("return window.questions")


QUESTION = "Leave this page? Changes you made may not be saved."


def test_the_browser_asks_before_it_leaves_a_page_with_unsaved_work(draft):
    assert asks(draft)


def test_the_browser_asks_nothing_after_the_work_is_saved(draft):
    draft.tap("Save")
    draft.wait_text("The note is \n")
    assert not asks(draft)


def test_the_browser_asks_nothing_before_something_is_written(page):
    page.open()
    page.tap("Draft")
    page.wait(lambda: page.driver.title == "Draft", "the draft")
    assert not asks(page)


def test_back_stays_on_a_page_with_unsaved_work_after_a_no(draft):
    answer(draft, False)
    for asked in (1, 2):
        draft.driver.back()
        draft.wait(lambda: questions(draft) == [QUESTION] * asked, "the question")
        draft.wait(lambda: draft.js("return history.state.step") == 1, "the entry of the page")
        draft.idle()
        assert draft.driver.title == "Draft"
        assert draft.field("Note").get_property("value") == "one"


def test_back_leaves_a_page_with_unsaved_work_after_a_yes(draft):
    answer(draft, True)
    draft.driver.back()
    draft.wait(lambda: draft.driver.title == "Home", "the page below")
    draft.idle()
    assert questions(draft) == [QUESTION]
    assert draft.js("return history.state.step") == 0
    assert not asks(draft)


def test_the_question_is_a_dialog_of_the_browser(draft):
    if draft.engine == "firefox":
        pytest.skip("its driver answers every dialog at once")
    draft.tap("Home")

    def dialog():
        try:
            return draft.driver.switch_to.alert
        except NoAlertPresentException:
            return None
    asked = draft.wait(dialog, "the dialog")
    assert asked.text == QUESTION
    asked.dismiss()
    draft.idle()
    assert draft.driver.title == "Draft"


def test_the_back_button_of_the_bar_asks_too(draft):
    answer(draft, False)
    draft.tap("Home")
    draft.idle()
    assert questions(draft) == [QUESTION]
    assert draft.driver.title == "Draft"
    draft.tap("Save")
    draft.wait_text("The note is \n")
    draft.tap("Home")
    draft.wait(lambda: draft.driver.title == "Home", "the page below")
    assert questions(draft) == [QUESTION]


def write_letter(page, layers):
    """Opens a sheet and types into it."""
    page.open()
    page.tap("Letter")
    layers.wait_rest(1)
    page.field("Text").click()
    page.type("one")
    page.wait_text("The letter is one")


def test_a_sheet_that_can_no_longer_be_dismissed_keeps_its_tab(page, layers):
    write_letter(page, layers)
    page.idle()
    assert page.js("return document.querySelector('[data-layer]').dataset.leave") == ""
    page.tap("Send")
    layers.wait_count(0)
    assert not asks(page)


def test_a_sheet_with_unsaved_work_keeps_its_tab(page, layers):
    write_letter(page, layers)
    assert asks(page)
    forget(page)
