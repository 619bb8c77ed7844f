# SPDX-License-Identifier: Apache-2.0
"""Drag and drop by pointer, finger and keys, between lists and within them, and from outside.

`harness/drags.py` says which input is trusted. What comes from other programs is from a script everywhere, because no driver
has another program.
"""

import pytest
from harness.accessibility import SYSTEM_COLORS
from harness.drags import drag_through, hold, middle, row, said
from selenium.webdriver.common.actions.action_builder import ActionBuilder

pytestmark = [pytest.mark.shows("dragging"), pytest.mark.wide]


@pytest.fixture
def board(page):
    page.resize((800, 700))
    page.open()
    page.idle()
    return page


def below(page, text):
    """Returns a point of the list below its last row."""
    x, y = row(page, text, 1)
    return x, y + 60


def wait_order(page, words):
    page.wait(lambda: words in page.text(), f"the order {words!r}")


@pytest.fixture
def drag(board, fingers):
    """Drags with a pointer through points, and drops at the last one when everything has been answered."""
    return lambda *points: drag_through(board, fingers, *points)


# With a pointer

def test_a_pointer_drags_a_row_to_a_place_in_another_list(board, drag):
    drag(middle(board, "Ant"), row(board, "Elk", 0.2))
    wait_order(board, "Bee Cat | Dog Ant Elk")


def test_a_pointer_drags_a_row_within_its_list(board, drag):
    drag(middle(board, "Ant"), row(board, "Cat", 0.8))
    wait_order(board, "Bee Cat Ant | Dog Elk")
    drag(middle(board, "Ant"), row(board, "Bee", 0.2))
    wait_order(board, "Ant Bee Cat | Dog Elk")


def test_what_a_pointer_drops_beside_the_rows_belongs_to_the_list(board, drag):
    drag(middle(board, "Bee"), below(board, "Elk"))
    wait_order(board, "Ant Cat | Dog Elk Bee")


def test_a_drag_over_nothing_changes_nothing(board, drag):
    drag(middle(board, "Ant"), (780, 690))
    drag(middle(board, "Ant"), row(board, "Elk", 0.2))
    wait_order(board, "Bee Cat | Dog Ant Elk")


def test_a_text_lands_where_texts_are_taken_and_nowhere_else(board, drag):
    drag(middle(board, "Words"), row(board, "Elk", 0.2), middle(board, "Zone"))
    board.wait_text("text some words")
    wait_order(board, "Ant Bee Cat | Dog Elk")


def test_an_item_that_a_closure_makes_is_made_once_per_drag(board, drag):
    drag(middle(board, "Provided"), middle(board, "Zone"))
    board.wait_text("Log: provided, text late words")


def test_a_disabled_view_is_not_dragged(board, drag):
    board.tap("Disable")
    board.idle()
    drag(middle(board, "Off"), middle(board, "Zone"))
    board.idle()
    assert "off words" not in board.text() and not board.css("[data-lifted]")


# With a finger

@pytest.fixture
def touched(board, fingers):
    if not fingers.touches:
        pytest.skip("the driver sends a mouse's events for a finger")
    return board


def test_a_finger_lifts_a_row_after_a_long_press_and_drops_it_in_another_list(touched):
    hold(touched, middle(touched, "Ant"), row(touched, "Elk", 0.2))
    wait_order(touched, "Bee Cat | Dog Ant Elk")
    touched.wait(lambda: not touched.css(".drag-copy"), "the copy to go")


def test_a_finger_that_moves_at_once_drags_nothing(touched, fingers):
    fingers.drag(middle(touched, "Ant"), row(touched, "Elk", 0.2), kind="touch", steps=6)
    touched.idle()
    wait_order(touched, "Ant Bee Cat | Dog Elk")


def test_a_copy_follows_the_finger_and_a_line_shows_the_place(touched):
    place = row(touched, "Cat", 0.8)
    hold(touched, middle(touched, "Ant"), place, release=False)
    touched.wait(lambda: touched.css(".drag-line"), "the line")
    copy = touched.js("const { left, top, width, height } = document.querySelector('.drag-copy').getBoundingClientRect(); return [left, top, width, height]")
    assert copy[0] <= place[0] <= copy[0] + copy[2] and copy[1] <= place[1] <= copy[1] + copy[3]
    line = touched.js("return document.querySelector('.drag-line').getBoundingClientRect().top")
    assert abs(line - row(touched, "Cat", 1)[1]) < 4
    ActionBuilder(touched.driver).clear_actions()
    touched.wait(lambda: not touched.css(".drag-copy") and not touched.css(".drag-line"), "the end of the drag")


def test_a_finger_that_lets_go_over_nothing_changes_nothing(touched):
    hold(touched, middle(touched, "Ant"), (780, 690))
    touched.wait(lambda: not touched.css(".drag-copy"), "the copy to return")
    wait_order(touched, "Ant Bee Cat | Dog Elk")
    assert not touched.css("[data-lifted]")


def test_a_long_press_without_a_movement_opens_the_context_menu(touched):
    hold(touched, middle(touched, "Menu"))
    touched.wait(lambda: touched.has("menuitem", "Inspect"), "the menu")


def test_a_preview_takes_the_place_of_the_view(touched):
    hold(touched, middle(touched, "Words"), middle(touched, "Zone"), release=False)
    touched.wait(lambda: touched.text(".drag-copy") == "Preview of words", "the preview")
    touched.wait_text("Targeted zone")
    ActionBuilder(touched.driver).clear_actions()


# With keys

def focus(page, text):
    page.js("""[...document.querySelectorAll('[data-drag]')].find((node) => node.textContent.trim() === arguments[0]).focus()""", text)


def test_keys_pick_up_a_row_and_drop_it_in_another_list(board):
    focus(board, "Ant")
    board.press("space")
    board.wait(lambda: "Picked up Ant" in said(board), "the words of the start")
    # The places: the list, before each row and after the last, and the other list.
    for words in ["On List 1", "Before Ant", "Before Bee", "Before Cat", "After Cat", "On List 2", "Before Dog", "Before Elk"]:
        board.press("arrow_down")
        board.wait(lambda: words in said(board), words)
    board.press("return")
    wait_order(board, "Bee Cat | Dog Ant Elk")
    assert "Dropped" in said(board)
    board.wait(lambda: board.js("return document.activeElement.textContent.trim()") == "Ant", "the focus to follow")


def test_tab_goes_through_the_places_and_escape_gives_up(board):
    focus(board, "Dog")
    board.press("m", "alt")
    board.wait(lambda: "Picked up Dog" in said(board), "the words of the start")
    board.press("tab")
    board.wait(lambda: "On List 1" in said(board), "the first place")
    if board.engine == "webkit":  # Tab with Shift has another name there
        board.press("arrow_up")
    else:
        board.press("tab", "shift")
    board.wait(lambda: "On Zone" in said(board), "the last place")
    assert board.css("[data-lifted]")
    board.press("escape")
    board.wait(lambda: "canceled" in said(board), "the end")
    assert not board.css("[data-lifted]") and not board.css(".drag-line")
    wait_order(board, "Ant Bee Cat | Dog Elk")
    assert board.js("return document.activeElement.textContent.trim()") == "Dog"


def test_keys_reach_a_view_that_takes_texts(board):
    focus(board, "Menu")
    board.press("space")
    board.wait(lambda: "Picked up Menu" in said(board), "the words of the start")
    board.press("end")
    board.wait_text("Targeted zone")
    board.press("return")
    board.wait_text("Log: text menu words")


def test_a_press_elsewhere_ends_a_drag_by_keys(board):
    focus(board, "Ant")
    board.press("space")
    board.wait(lambda: "Picked up Ant" in said(board), "the words of the start")
    board.field("Typed").click()
    board.wait(lambda: "canceled" in said(board), "the end")
    board.type("a b")
    assert board.field("Typed").get_property("value") == "a b"


def test_a_space_in_a_field_lifts_nothing(board):
    board.field("Typed").click()
    board.type(" ")
    board.idle()
    assert not board.css("[data-lifted]")


def test_axe_finds_no_fault_in_what_can_be_dragged(board, axe):
    assert axe.violations(without=SYSTEM_COLORS) == []


# From outside

OUTSIDE = """
    const [selector, types, files, phases] = arguments, data = new DataTransfer();
    for (const [type, text] of types) data.setData(type, text);
    for (const [name, text] of files) data.items.add(new File([text], name));
    const node = [...document.querySelectorAll('[data-drop]')].find((node) => node.textContent.trim() === selector);
    const { left, top } = node.getBoundingClientRect();
    return phases.map((type) => !node.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true,
      dataTransfer: data, clientX: left + 9, clientY: top + 9 })))"""


def bring(page, where, types=(), files=(), phases=("dragover", "drop")):
    """Drags something from outside, and returns which of the events the page has handled."""
    return page.js(OUTSIDE, where, list(types), list(files), list(phases))


def test_a_link_from_another_page_arrives_as_an_address(board):
    bring(board, "Zone", [("text/uri-list", "https://example.org/a"), ("text/plain", "https://example.org/a")])
    board.wait_text("Log: url https://example.org/a")


def test_a_text_from_another_program_targets_the_view_until_it_leaves(board):
    assert bring(board, "Zone", [("text/plain", "hello")], phases=["dragover"]) == [True]
    board.wait_text("Targeted zone")
    board.wait(lambda: "Targeted zone" not in board.text(), "a drag that is not heard of any more to be over")


def test_files_are_uploaded_and_then_arrive(board):
    if board.engine == "webkit":
        pytest.skip("a script of this engine puts no files into a drag")
    bring(board, "Zone", files=[("a.txt", "one"), ("b.txt", "two")])
    board.wait_text("Log: file a, file b")


def test_a_file_beside_all_destinations_does_not_leave_the_page(board):
    if board.engine == "webkit":
        pytest.skip("a script of this engine puts no files into a drag")
    handled = board.js("""
        const data = new DataTransfer();
        data.items.add(new File(['a'], 'a.txt'));
        return !document.body.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer: data,
          clientX: 790, clientY: 690 }))""")
    assert handled


def test_what_is_dragged_carries_texts_for_other_programs(board):
    carried = board.js("""
        const data = new DataTransfer(), node = [...document.querySelectorAll('[data-drag]')]
          .find((node) => node.textContent.trim() === 'Ant');
        node.dispatchEvent(new DragEvent('dragstart', { bubbles: true, cancelable: true, dataTransfer: data }));
        return [...data.types].map((type) => [type, data.getData(type)])""")
    assert ["text/plain", "Ant"] in carried and ["org.example.card", '{"name":"Ant"}'] in carried
