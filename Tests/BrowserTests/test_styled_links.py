# SPDX-License-Identifier: Apache-2.0
"""A link has the style of buttons, and is still a link."""

import pytest

pytestmark = pytest.mark.shows("styled-links")

LOOK = """
    const node = arguments[0], style = getComputedStyle(node), box = node.getBoundingClientRect()
    const text = getComputedStyle(node.querySelector('.T'))
    return [style.backgroundColor, style.borderRadius, style.opacity, style.textDecorationLine, text.color,
            text.fontSize, Math.round(box.width), Math.round(box.height)]"""


@pytest.mark.parametrize("name", ["Bordered", "Prominent", "Glass", "Custom", "Off", "Plain off"])
def test_a_link_looks_like_a_button_of_the_style(page, name):
    page.open()
    link, button = page.find("link", name), page.find("button", name)
    assert page.js(LOOK, link) == page.js(LOOK, button)
    assert link.get_property("localName") == "a"
    assert (link.get_attribute("href") is None) == name.endswith("ff")


@pytest.mark.parametrize("name", ["Prominent", "Glass", "Custom"])
def test_a_styled_link_is_followed_by_the_browser(page, name):
    page.open()
    page.find("link", name).click()
    page.wait(lambda: page.js("return location.hash") == "#part", "the address")
    assert page.wire.events("click") == []


@pytest.mark.parametrize("way", ["pointer", "enter", "space"])
@pytest.mark.parametrize("name", ["Part", "Own"])
def test_a_link_in_a_menu_is_an_item_that_closes_it(page, way, name):
    page.open()
    page.tap("Links")
    item = page.find("menuitem", name)
    page.wait(lambda: page.js("return document.getAnimations().every((each) => each.playState !== 'running')"), "rest")
    if way == "pointer":
        item.click()
    else:
        page.js("arguments[0].focus()", item)
        page.press(way)
    if name == "Part":
        page.wait(lambda: page.js("return location.hash") == "#part", "the address")
        assert page.wire.events("click") == []
    else:
        page.wait_text("opened app:own")
    page.wait(lambda: page.js("return !document.querySelector(':popover-open')"), "the menu to close")
