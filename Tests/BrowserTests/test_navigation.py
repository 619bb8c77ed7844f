# SPDX-License-Identifier: Apache-2.0
"""Stacks of pages: what a screen reader finds, Back and Forward, focus, scrolling, addresses."""

import pytest
from harness.accessibility import SYSTEM_COLORS
from selenium.webdriver import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

pytestmark = pytest.mark.shows("navigation")


SCROLLER = """
const scroller = [...document.querySelectorAll('.page *')].find((node) => node.scrollHeight > node.clientHeight + 50
  && getComputedStyle(node).overflowY !== 'visible');
"""


@pytest.fixture
def numbers(page):
    page.open("/?before")
    page.open("/?app")
    return page


def step(page):
    return page.js("return history.state?.step ?? 0")


def at(page, title, depth):
    page.wait(lambda: page.driver.title == title, f"the title {title}")
    page.wait(lambda: step(page) == depth, f"entry {depth}")
    page.wait(lambda: not page.js("return document.querySelector('.nav').getAnimations({ subtree: true }).length"), "rest")


def test_a_page_below_another_cannot_be_reached(numbers):
    page = numbers
    assert page.all("heading", "Numbers")
    page.click("link", "One")
    at(page, "Number 1", 1)
    assert page.all("heading", "Number 1")
    assert page.all("button", "Numbers")
    assert not page.all("link", "One")


def test_back_and_forward_go_through_the_pages_of_a_stack(numbers):
    """Row 115."""
    page = numbers
    page.click("link", "One")
    at(page, "Number 1", 1)
    page.click("link", "Next")
    at(page, "Number 2", 2)
    assert "at=1,2" in page.driver.current_url
    page.driver.back()
    at(page, "Number 1", 1)
    page.driver.forward()
    at(page, "Number 2", 2)
    page.wait_text("Page 2")
    page.driver.back()
    page.driver.back()
    at(page, "Numbers", 0)
    page.driver.back()
    page.wait(lambda: "?before" in page.driver.current_url, "the page before")


def test_the_back_button_of_the_bar_removes_the_history_entry(numbers):
    """Row 29."""
    page = numbers
    page.click("link", "One")
    at(page, "Number 1", 1)
    page.click("button", "Numbers")
    at(page, "Numbers", 0)
    page.driver.back()
    page.wait(lambda: "?before" in page.driver.current_url, "the page before")


def test_twenty_pages_are_twenty_history_entries(numbers):
    page = numbers
    before = page.js("return history.length")
    page.click("link", "One")
    at(page, "Number 1", 1)
    for number in range(2, 21):
        page.click("link", "Next")
        at(page, f"Number {number}", number)
    assert page.js("return history.length") == before + 20
    for number in range(19, 0, -1):
        page.driver.back()
        at(page, f"Number {number}", number)
    page.driver.back()
    at(page, "Numbers", 0)
    assert page.js("return history.length") == before + 20


def test_a_path_of_twenty_pages_can_be_set_and_emptied_at_once(numbers):
    page = numbers
    page.tap("Twenty")
    at(page, "Number 20", 20)
    page.tap("Home")
    at(page, "Numbers", 0)
    page.driver.back()
    page.wait(lambda: "?before" in page.driver.current_url, "the page before")


def test_a_page_below_keeps_its_focus_and_scroll_offset(numbers):
    page = numbers
    page.click("link", "One")
    at(page, "Number 1", 1)
    # Not before: the driver scrolls to what it clicks.
    page.js(SCROLLER + "scroller.scrollTop = 40")
    page.driver.back()
    at(page, "Numbers", 0)
    page.wait_focus("link", "One")
    assert page.js(SCROLLER + "return scroller.scrollTop") == 40


def test_a_page_keeps_its_state_below_another(numbers):
    page = numbers
    page.click("link", "One")
    at(page, "Number 1", 1)
    page.tap("Count 0")
    page.find("button", "Count 1")
    page.click("link", "Next")
    at(page, "Number 2", 2)
    page.driver.back()
    at(page, "Number 1", 1)
    assert page.has("button", "Count 1")


def test_reloading_keeps_the_place_in_a_stack(numbers):
    page = numbers
    page.click("link", "One")
    at(page, "Number 1", 1)
    page.click("link", "Next")
    at(page, "Number 2", 2)
    page.driver.refresh()
    page.wait(page.is_live, "the page to be live")
    at(page, "Number 2", 2)
    page.driver.back()
    at(page, "Number 1", 1)


def test_a_page_without_an_address_is_a_history_entry(numbers):
    """Forward has nothing to open; nothing is left over."""
    page = numbers
    page.click("button", "No address")
    at(page, "Number 99", 1)
    page.driver.back()
    at(page, "Numbers", 0)


def test_forward_to_a_page_without_an_address_leaves_the_one_below_it(numbers):
    page = numbers
    page.tap("Two without addresses")
    at(page, "First", 1)
    page.tap("Second")
    at(page, "Second", 2)
    page.driver.back()
    at(page, "First", 1)
    page.driver.forward()
    page.idle()
    at(page, "First", 1)


def test_back_closes_what_lies_above_the_page_before_the_page(numbers, layers):
    """Rows 29 and 115: the topmost first, though it is no entry itself."""
    page = numbers
    page.click("link", "One")
    page.find("heading", "Number 1")
    entries = page.js("return history.length")
    page.tap("Ask")
    layers.wait_rest(1)
    page.driver.back()
    layers.wait_count(0)
    page.find("heading", "Number 1")
    page.wait(lambda: page.js("return history.state.step") == 1, "the page's entry to be there again")
    assert page.js("return history.length") == entries
    page.driver.back()
    page.find("heading", "Numbers")


def test_pages_in_a_sheet_are_history_entries_above_it(numbers, layers):
    """Row 115: topmost first."""
    page = numbers
    page.tap("Sheet")
    layers.wait_rest(1)
    page.click("button", "Inside")
    page.wait_text("Deep in the sheet")
    page.wait(lambda: step(page) == 2, "two entries")
    page.driver.back()
    page.wait(lambda: page.has("button", "Inside"), "the sheet's first page")
    assert layers.count() == 1
    page.driver.back()
    layers.wait_rest(0)
    assert "?app" in page.driver.current_url


def test_a_link_with_a_modifier_key_opens_in_another_tab(numbers):
    page = numbers
    link = page.find("link", "One")
    assert "at=1" in link.get_attribute("href")
    if page.engine == "webkit":
        pytest.skip("WebKitGTK's driver opens no tab for a modifier key")
    driver = page.driver
    tabs, here = set(driver.window_handles), driver.current_window_handle
    ActionChains(driver).key_down(Keys.CONTROL).click(link).key_up(Keys.CONTROL).perform()
    page.wait(lambda: len(driver.window_handles) == len(tabs) + 1, "another tab")
    assert page.driver.title == "Numbers"
    (other,) = set(driver.window_handles) - tabs
    driver.switch_to.window(other)
    WebDriverWait(driver, 10).until(lambda driver: driver.title == "Number 1")
    driver.close()
    driver.switch_to.window(here)


def test_a_swipe_from_the_edge_goes_back_in_a_stack(numbers, fingers):
    page = numbers
    if not fingers.touches:
        pytest.skip("no fingers in this driver")
    page.click("link", "One")
    at(page, "Number 1", 1)
    fingers.drag((5, 300), (800, 300), kind="touch")
    at(page, "Numbers", 0)
    page.click("link", "One")
    at(page, "Number 1", 1)
    fingers.drag((5, 300), (60, 300), kind="touch")
    page.idle()
    assert page.driver.title == "Number 1"
    # Far from the edge and held still: neither far enough nor a flick.
    fingers.drag((5, 300), (400, 300), kind="touch", hold=0.3)
    page.idle()
    assert page.driver.title == "Number 1"


def test_a_page_that_is_coming_can_be_swiped_back(numbers, fingers):
    page = numbers
    if not fingers.touches:
        pytest.skip("no fingers in this driver")
    page.click("link", "One")
    page.wait(lambda: step(page) == 1)
    moving = "return document.querySelector('.nav').getAnimations({ subtree: true })"
    assert page.wait(lambda: page.js(moving + ".map((motion) => motion.playbackRate = 0.02).length")) == 2
    fingers.drag((5, 300), (800, 300), kind="touch")
    at(page, "Numbers", 0)
    page.click("link", "One")
    at(page, "Number 1", 1)


def test_a_deep_link_has_its_parents_below(numbers):
    """In WebKit once something has been pressed: its Back passes over entries that were made before."""
    page = numbers
    page.click("link", "One")
    at(page, "Number 1", 1)
    address = page.find("link", "Next").get_attribute("href")
    page.driver.get("about:blank")
    page.open(address.removeprefix(page.proxy.origin))
    if page.engine == "webkit":
        assert step(page) == 0
        page.tap("Count 0")
    at(page, "Number 2", 2)
    page.driver.back()
    at(page, "Number 1", 1)
    page.driver.back()
    at(page, "Numbers", 0)


def test_an_address_that_the_app_has_not_written_opens_no_page(numbers):
    page = numbers
    page.click("link", "One")
    at(page, "Number 1", 1)
    forged = page.js("return location.pathname + location.search").replace("at=1", "at=2")
    page.open(forged)
    at(page, "Numbers", 0)
    page.wait(lambda: "at=" not in page.driver.current_url, "the address of the first page")


def test_axe_finds_no_fault_in_a_stack(numbers, axe):
    page = numbers
    page.click("link", "One")
    at(page, "Number 1", 1)
    assert axe.violations(without=SYSTEM_COLORS) == []
