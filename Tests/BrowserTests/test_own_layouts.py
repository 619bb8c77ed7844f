# SPDX-License-Identifier: Apache-2.0
"""Layouts that the app computes, in the places and sizes that it computes from what the browser measures."""

import pytest

pytestmark = pytest.mark.shows("own-layouts")
NEAR = 0.6


def boxes(page, name):
    """The boxes of the views of a layout, relative to it, in lines."""
    return page.js(
        """const node = document.querySelector(`[data-testid=${arguments[0]}]`), own = node.getBoundingClientRect()
        const box = node.matches('.lay') ? node : node.querySelector('.lay')
        return [...box.children].map((view) => {
          const { left, top, width, height } = view.getBoundingClientRect()
          return { text: view.textContent, x: left - own.left, y: top - own.top, width, height,
            lines: view.getClientRects().length, hidden: getComputedStyle(view).visibility === 'hidden' }
        })""", name)


def area(page, name):
    return page.box(page.css(f"[data-testid={name}]")[0])


def room(page):
    """The width that the page offers: one of its layouts takes all of it, and a scroll bar may take a part."""
    return area(page, "outer")["width"]


def is_flow(page, name, width, mirrored=False):
    """Whether the views of a layout stand as a flow with gaps of 8 points in a container of a width."""
    views = boxes(page, name)
    own = area(page, name)
    x, y, height, most = 0, 0, 0, 0
    for view in views:
        if view["hidden"]:
            return False
        if x > 0 and x + view["width"] > width + NEAR:
            x, y, height = 0, y + height + 8, 0
        left = own["width"] - view["x"] - view["width"] if mirrored else view["x"]
        if abs(left - x) > NEAR or abs(view["y"] - y) > NEAR:
            return False
        x, height = x + view["width"] + 8, max(height, view["height"])
        most = max(most, x - 8)
    return abs(own["height"] - y - height) <= NEAR and abs(own["width"] - most) <= NEAR


@pytest.fixture
def flow(page):
    def flow(name, what, share=1, width=None, mirrored=False):
        page.wait(lambda: page.css(".lay-p") and not page.js("return document.getAnimations().length"), "rest")
        offered = width or (lambda: room(page) * share)
        page.wait(lambda: is_flow(page, name, offered(), mirrored), f"the flow {what}: {boxes(page, name)}")
        return boxes(page, name)
    return flow


def test_a_flow_of_tags_wraps_in_every_width_and_follows_changes(page, flow):
    page.resize((390, 844))
    page.open()
    narrow = flow("flow", "a phone")
    assert len({round(view["y"]) for view in narrow}) > 1
    below = page.box(page.css("[aria-label=below]")[0])
    assert below["y"] - area(page, "flow")["bottom"] == pytest.approx(12, abs=NEAR), "what follows keeps its distance"
    page.resize((1280, 800))
    wide = flow("flow", "a desktop")
    assert len({round(view["y"]) for view in wide}) == 1
    assert area(page, "flow")["width"] < 1000, "a flow is as wide as its lines"
    page.resize((390, 844))
    assert flow("flow", "a phone again") == narrow
    page.tap("Add")
    page.wait(lambda: boxes(page, "flow")[-1]["text"] == "tag 10", "the new tag")
    flow("flow", "with another tag")
    page.tap("Remove")
    page.wait(lambda: boxes(page, "flow")[0]["text"] == "beta", "without the first tag")
    flow("flow", "without a tag")
    page.tap("Grow")
    page.wait(lambda: boxes(page, "flow")[1]["text"].startswith("a word"), "the longer word")
    grown = flow("flow", "with a longer word")[1]
    assert grown["height"] == pytest.approx(narrow[0]["height"], abs=NEAR), "in one line"
    page.tap("Mirror")
    flow("flow", "from right to left", mirrored=True)


def test_layouts_stand_in_each_other_in_rows_and_in_sheets(page, flow):
    page.resize((390, 844))
    page.open()
    flow("inner", "inside another layout", share=0.5)
    half = room(page) / 2
    page.wait(lambda: boxes(page, "outer")[1]["width"] == pytest.approx(half, abs=NEAR),
              "padding around a layout to leave it the rest")
    outer = boxes(page, "outer")
    assert [round(view["x"]) for view in outer] == [0, 0, 0]
    for above, under in zip(outer, outer[1:]):
        assert under["y"] == pytest.approx(above["y"] + above["height"], abs=NEAR)
    text = page.box(page.css("[data-testid=long]")[0])
    assert text["width"] <= half + NEAR and text["height"] > 60, "half of the width, in several lines"
    assert area(page, "outer")["height"] == pytest.approx(sum(view["height"] for view in outer), abs=NEAR)
    yes, no = boxes(page, "equal")
    assert yes["width"] == pytest.approx(no["width"], abs=NEAR)
    assert area(page, "equal")["width"] == pytest.approx(2 * no["width"], abs=NEAR)
    row = area(page, "row")
    flow("row", "in a row of a list", width=lambda: page.box(page.css(".row")[0])["width"] - 32)
    assert page.box(page.css(".row")[0])["height"] == pytest.approx(row["height"] + 16, abs=NEAR)
    page.js("window.first = document.querySelector('[data-testid=changing] > :first-child')")
    page.tap("Wheel")
    page.wait(lambda: page.css("[data-testid=changing].lay-p"), "the custom layout")
    page.wait(lambda: not page.js("return document.getAnimations().length"), "the end of the motion")
    left, right = boxes(page, "changing")
    assert (left["x"], left["y"], right["x"]) == (0, 0, 0)
    assert right["y"] == pytest.approx(left["height"], abs=NEAR)
    assert page.js("return first === document.querySelector('[data-testid=changing] > :first-child')")
    page.tap("Sheet")
    page.find("dialog")
    flow("sheet", "in a sheet", width=lambda: page.js(
        "return document.querySelector('[data-testid=sheet]').parentElement.getBoundingClientRect().width") - 32)


def test_a_layout_that_nothing_changes_costs_no_trip(page, flow):
    page.resize((390, 844))
    page.open()
    flow("flow", "a phone")
    page.idle()
    told = len(page.wire.events("arrange"))
    page.resize((390, 700))
    page.tap("Mirror")
    flow("flow", "from right to left", mirrored=True)
    page.idle()
    assert len(page.wire.events("arrange")) == told


def columns(page, name):
    """The number of views in each column of a layout."""
    lefts = [round(page.box(page.button(f"{name}{index}"))["x"]) for index in range(6)]
    return [lefts.count(left) for left in sorted(set(lefts))]


@pytest.mark.shows("flowing-columns")
def test_a_layout_fills_the_height_of_its_frame_before_it_begins_another_column(page):
    page.open()
    page.wait(lambda: columns(page, "a") == [3, 3], "columns of a limited height")
    page.wait(lambda: columns(page, "b") == [2, 2, 2], "columns of a fixed height")
    page.wait(lambda: columns(page, "c") == [1] * 6, "columns of what padding leaves")
    page.wait(lambda: columns(page, "d") == [6], "one column without a limit")
    page.tap("Lower")
    page.wait(lambda: columns(page, "a") == [2, 2, 2], "columns of the lower frame")
