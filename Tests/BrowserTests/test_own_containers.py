# SPDX-License-Identifier: Apache-2.0
"""Containers of the app: they arrange the subviews of their content, which keep their state."""

import pytest

pytestmark = pytest.mark.shows("own-containers")


def within(page, group):
    """Returns what a group shows, without the spaces that only some engines give."""
    return "".join(page.find("group", group).text.split())


def test_a_subview_keeps_its_state_where_the_container_shows_it(page):
    page.open()
    page.idle()
    page.tap("Ben 0")
    page.find("button", "Ben 1")
    page.tap("Rotate")
    page.wait(lambda: within(page, "Featured") == "Ben1", "the first subview is the featured one")
    assert within(page, "Others") == "Cleo0Ada0"
    page.tap("Rotate")
    page.wait(lambda: within(page, "Featured") == "Cleo0")
    assert within(page, "Others") == "Ada0Ben1"


def test_a_change_of_the_content_leaves_the_fields_of_the_other_subviews(page):
    page.open()
    page.idle()
    field = page.field("Note of Ben")
    field.click()
    page.type("hello")
    page.idle()
    page.js("arguments[0].original = true", field)
    page.tap("Remove")
    page.wait(lambda: not page.has("textbox", "Note of Cleo"))
    assert page.js("return [arguments[0].value, arguments[0].original, arguments[0].isConnected]", page.field("Note of Ben")) \
        == ["hello", True, True]


def test_sections_stand_side_by_side_and_values_reach_the_container(page):
    page.open()
    tools, saw, pen, loose = (page.text_box(text) for text in ["Tools", "Saw", "Pen", "Loose"])
    assert tools["y"] < saw["y"] < pen["y"]
    assert loose["x"] > tools["x"] and abs(loose["y"] - tools["y"]) < 3
    weight = "return getComputedStyle([...document.querySelectorAll('span')].find((e) => e.textContent == arguments[0])).fontWeight"
    assert [page.js(weight, "Saw"), page.js(weight, "Pen")] == ["700", "400"]
