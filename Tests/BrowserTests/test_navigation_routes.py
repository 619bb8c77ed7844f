# SPDX-License-Identifier: Apache-2.0
"""Places with addresses of their own: deep links, modals in addresses, unknown addresses."""

import pytest

pytestmark = pytest.mark.shows("routes")


def path(page):
    """Of the page, once nothing moves."""
    return page.js("""return document.getAnimations().some(({ effect }) => effect.target.closest('.nav')) ? null
        : location.pathname + location.search""")


def test_the_address_follows_the_place_of_a_displayer(page, layers):
    page.open("/")
    page.click("link", "Zion")
    page.wait_text("The park zion")
    page.wait(lambda: path(page) == "/zion", "the address of the page")
    page.tap("Map")
    layers.wait_rest(1)
    page.wait(lambda: path(page) == "/zion?sheet=map", "the address of the sheet")
    page.press("Escape")
    layers.wait_rest(0)
    page.wait(lambda: path(page) == "/zion", "the address of the page")
    page.driver.back()
    page.wait(lambda: path(page) == "/" and page.driver.title == "Parks", "the first page")


def test_an_address_opens_its_pages_and_modals(page, layers):
    page.open("/yosemite/zion?sheet=map")
    layers.wait_rest(1)
    page.wait_text("Sheet of the map")
    assert page.driver.title == "Zion"
    page.press("Escape")
    layers.wait_rest(0)
    if page.engine == "webkit":
        return  # Its Back passes over entries that were made before the user did anything.
    page.driver.back()
    page.wait(lambda: page.driver.title == "Yosemite" and path(page) == "/yosemite", "the page below")
    page.driver.back()
    page.wait(lambda: page.driver.title == "Parks" and path(page) == "/", "the first page")


def test_an_address_without_a_place_is_replaced(page):
    page.open("/nowhere")
    page.wait(lambda: page.driver.title == "Parks" and path(page) == "/", "the first page and its address")


def test_reloading_keeps_pages_and_modals(page, layers):
    page.open("/")
    page.click("link", "Zion")
    page.wait(lambda: path(page) == "/zion", "the page")
    page.tap("Map")
    layers.wait_rest(1)
    page.wait(lambda: path(page) == "/zion?sheet=map", "the address of the sheet")
    page.driver.refresh()
    layers.wait_rest(1)
    assert page.driver.title == "Zion"
