# SPDX-License-Identifier: Apache-2.0
"""The settings of an app: a sheet, opened by a link, by its command and by the command's keys."""

import pytest
from harness.accessibility import SYSTEM_COLORS

pytestmark = pytest.mark.shows("app-settings")

WIDE, NARROW = (1280, 800), (390, 844)


@pytest.fixture
def window(page):
    page.resize(WIDE)
    page.open()
    page.idle()
    yield page
    page.resize(WIDE)


def is_open(page):
    return page.js("return !!document.querySelector('#dais-overlays [role=dialog]')")


def test_a_link_opens_the_settings_and_the_page_follows_them(window, axe):
    page = window
    page.resize(NARROW)
    page.idle()
    page.tap("Options")
    page.wait(lambda: page.has("dialog", "Settings"), "the settings")
    page.idle()
    assert axe.violations(without=SYSTEM_COLORS) == []
    page.find("switch", "Quiet").click()
    page.wait_text("Signed by Ann, quietly")
    page.idle()
    page.tap("Done")
    page.wait(lambda: not is_open(page), "no settings")
    assert "Signed by Ann, quietly" in page.text()


def test_the_command_of_the_app_opens_the_settings_by_its_keys(window):
    page = window
    page.press(",", "control")
    page.wait(lambda: page.has("dialog", "Settings"), "the settings")
    page.idle()
    page.press("escape")
    page.wait(lambda: not is_open(page), "no settings")


def test_the_menu_of_the_app_has_the_command(window):
    page = window
    menu = page.js("return document.querySelector('.mbar > .mn > [aria-expanded]')")
    menu.click()
    page.wait(lambda: page.js("return arguments[0].ariaExpanded", menu) == "true", "an open menu")
    page.idle()
    page.click("menuitem", "Settings…")
    page.wait(lambda: page.has("dialog", "Settings"), "the settings")
    page.idle()
    assert page.js("return document.activeElement.closest('[role=dialog]') !== null")
