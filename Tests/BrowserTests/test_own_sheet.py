# SPDX-License-Identifier: Apache-2.0
"""A sheet that a developer makes of a stack, a drag and a transition."""

import pytest

pytestmark = pytest.mark.shows("own-sheet")


@pytest.fixture
def sheet(page):
    page.open()

    def find():
        return page.js("return [...document.querySelectorAll('*')].filter(e => e.textContent.trim() === 'Inside').at(-1) ?? null")

    def open_it():
        page.tap("Present Sheet")
        page.wait(find)
        page.wait(lambda: at_rest(page, find), "the sheet to rest")
        return find
    return open_it


def at_rest(page, find):
    # Not by its box: under load WebKit begins to move what has come seconds later.
    return page.js("return !document.getAnimations().length") and page.box(find())["bottom"] < page.js("return innerHeight")


def middle(box):
    return (round(box["x"] + box["width"] / 2), round(box["y"] + box["height"] / 2))


def test_a_hand_written_sheet_springs_back_from_a_short_drag(page, sheet, fingers):
    find = sheet()
    rest = page.box(find())
    x, y = middle(rest)
    fingers.drag((x, y), (x, y + 25))
    page.idle()
    page.wait(lambda: page.box(find()) == rest, "the sheet to be where it was")


def test_a_hand_written_sheet_does_not_follow_far_upwards(page, sheet, fingers):
    find = sheet()
    rest = page.box(find())
    x, y = middle(rest)
    fingers.press((x, y))
    for step in range(1, 13):
        fingers.move((x, y - 10 * step))
    page.wait(lambda: abs(page.box(find())["y"] - rest["y"] + 30) <= 1, "the sheet to stop 30 points up")
    fingers.lift()
    page.wait(lambda: page.box(find()) == rest)


def test_a_hand_written_sheet_moves_as_one(page, sheet, fingers):
    find = sheet()
    card = page.js("let node = arguments[0]\n"
                   "while (node.parentElement.getBoundingClientRect().height < innerHeight - 1) node = node.parentElement\n"
                   "return node", find())
    # Both are read in one step, because the sheet moves between two.
    tops = "return [arguments[0], arguments[1]].map((node) => node.getBoundingClientRect().y)"
    words, around = page.js(tops, find(), card)
    x, y = middle(page.box(find()))
    fingers.press((x, y))
    fingers.move((x, y + 10))
    fingers.move((x, y + 20))
    page.wait(lambda: page.box(find())["y"] - words > 8, "the sheet to follow")
    words_now, around_now = page.js(tops, find(), card)
    assert abs((words_now - words) - (around_now - around)) <= 1
    fingers.lift()


@pytest.mark.parametrize("kind", ["mouse", "touch"])
def test_a_longer_drag_dismisses_a_hand_written_sheet(page, sheet, fingers, kind):
    if kind == "touch" and not fingers.touches:
        pytest.skip("the driver has no fingers")
    find = sheet()
    x, y = middle(page.box(find()))
    fingers.drag((x, y), (x, y + 60), kind=kind)
    page.wait(lambda: find() is None, "the sheet to go")
    page.tap("Present Sheet")
    page.wait(find)


def test_a_hand_written_sheet_dims_the_page_and_takes_its_presses(page, sheet):
    page.open()
    button = page.button("Present Sheet")
    spot = middle(page.box(button))
    sheet()
    hit = page.js("return document.elementFromPoint(arguments[0], arguments[1]).textContent.trim()", *spot)
    assert "Present" not in hit
    dim = page.js("return getComputedStyle(document.elementFromPoint(arguments[0], arguments[1])).backgroundColor", *spot)
    assert dim in ("rgba(0, 0, 0, 0.3)", "color(srgb 0 0 0 / 0.3)")
