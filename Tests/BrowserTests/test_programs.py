# SPDX-License-Identifier: Apache-2.0
"""Whole programs in the styles that people use, each driven as a person would. `ProgramTests` has their details."""

import pytest
from selenium.webdriver.common.keys import Keys


def shows(name):
    return pytest.mark.shows(f"program-{name}")


@pytest.fixture
def program(page):
    page.open()
    return page


def gone(page, text):
    page.wait(lambda: text not in page.text(), f"the end of {text!r}")


def write(page, field, text, until):
    """Types into a field, and waits until the button that needs the text is enabled."""
    page.find("textbox", field).send_keys(text)
    page.wait(lambda: page.button(until).is_enabled(), f"{until} to be enabled")


@shows("landmarks")
def test_a_favorite_is_set_in_the_detail_and_shown_in_the_list(program):
    program.click("tab", "List")
    program.idle()
    row, star = program.button("Silver Lake Favorite"), program.all("img", "Favorite")[0]
    assert program.box(star)["right"] < program.box(row)["right"] - 30, "the star is beside the chevron"
    program.click("button", "Long River")
    program.wait_text("It bends around the rocks.")
    program.tap("Toggle Favorite")
    program.idle()
    program.tap("Landmarks")
    program.idle()
    program.click("switch", "Favorites only")
    gone(program, "Round Lake")
    assert "Long River" in program.text()


@shows("meetings")
def test_a_meeting_is_held_and_remembered(program):
    program.click("button", "Design", exact=False)
    program.wait_text("No meetings yet")
    program.click("button", "Start Meeting")
    program.wait_text("Speaker 1: Cathy")
    program.tap("Next speaker")
    program.wait_text("Speaker 2: Daisy")
    program.idle()
    program.tap("Design")
    gone(program, "No meetings yet")


@shows("reducers")
def test_todos_are_added_completed_and_filtered(program):
    for title in ("Milk", "Tea"):
        write(program, "What to do", title, "Add")
        program.tap("Add")
        program.button(f"Complete {title}")
    program.tap("Complete Tea")
    program.button("Reopen Tea")
    program.click("radio", "Completed")
    gone(program, "Milk")
    program.tap("Clear Completed")
    gone(program, "Tea")


@shows("coordinated")
def test_an_order_leads_through_two_flows(program):
    write(program, "Name", "Ada", "Sign In")
    program.tap("Sign In")
    program.wait_text("Curry")
    program.idle()
    program.click("button", "Curry", exact=False)
    program.tap("Add to Cart")
    program.idle()
    program.tap("Cart")
    program.wait_text("1 × Curry")
    program.tap("Order")
    program.wait_text("Order 1 is on its way")
    program.idle()
    program.tap("Done")
    program.wait(lambda: not program.button("Cart").is_enabled(), "an empty cart")


@shows("sign-up")
def test_publishers_validate_while_the_user_types(program):
    program.field("User Name").send_keys("ada")
    program.wait_text("This name is taken")
    program.field("User Name").send_keys("m")
    program.field("Password").send_keys("Secret123")
    program.wait_text("The passwords differ")
    write(program, "Repeat Password", "Secret123", "Sign Up")
    program.tap("Sign Up")
    program.field("Search Repositories").send_keys("swift")
    program.wait_text("swift-algorithms")
    assert "vapor" not in program.text()


@shows("routes")
def test_an_array_of_routes_pushes_and_presents(program, layers):
    program.tap("Pick a Number")
    program.tap("Double")
    program.wait_text("The number is 2")
    program.idle()
    program.tap("About 2")
    layers.wait_rest(1)
    program.tap("Cover")
    layers.wait_rest(2)
    program.tap("Close All")
    program.wait_text("Routes: 0")


@shows("routes")
def test_places_among_routes_are_kept_sorted_and_visited(program):
    program.tap("Pick a Number")
    for number in (2, 4):
        program.tap("Double")
        program.wait_text(f"The number is {number}")
        program.idle()
        program.tap("Keep")
        program.wait(lambda: program.button("Keep").get_attribute("disabled") is not None, "the place to be kept")
    program.tap("Back to 2")
    program.wait_text("The number is 2")
    program.idle()
    program.tap("Back to Home")
    program.wait_text("Routes: 0")
    program.idle()
    program.tap("Places")
    program.tap("1 › 2 › 4")
    program.wait_text("The number is 4")


@shows("popups")
def test_a_popup_closes_outside_and_by_its_buttons(program):
    program.tap("Offer")
    program.wait_text("A gift for you")
    program.idle()
    program.click_at(20, 400)
    gone(program, "A gift for you")
    program.idle()
    program.tap("Actions")
    program.button("Share")
    program.idle()
    program.tap("Share")
    program.wait_text("share")
    gone(program, "Copy")


@shows("charts")
def test_a_bar_is_selected_and_grows(program):
    program.idle()
    before = program.box(program.find("button", "Mon,", exact=False))["height"]
    program.click("button", "Tue,", exact=False)
    program.wait_text("Tue: 30")
    program.tap("Add 10 to Monday")
    program.wait_text("106")
    program.idle()
    assert program.box(program.find("button", "Mon,", exact=False))["height"] == pytest.approx(before, abs=1)
    assert len(program.css("svg path")) >= 7


@shows("memory")
def test_equal_cards_match(program):
    program.click("button", "Vehicles", exact=False)
    for card in (1, 2):
        program.click("button", f"Card {card},", exact=False)
    program.wait_text("Score: 2")
    program.idle()
    first, second = program.box(program.find("button", "Card 3,", exact=False)), program.box(program.find("button", "Card 4,", exact=False))
    assert first["width"] > 60 and first["height"] == pytest.approx(1.5 * first["width"], abs=2)
    assert first["y"] == second["y"] or first["x"] < second["x"]


@shows("sliding")
def test_tiles_slide_by_keys_and_come_back(program):
    program.button("Left").click()
    for key in (Keys.ARROW_UP, Keys.ARROW_RIGHT, Keys.ARROW_DOWN):
        program.driver.switch_to.active_element.send_keys(key)
    program.wait(lambda: program.button("Undo").is_enabled(), "a move")
    program.tap("New Game")
    program.wait(lambda: not program.button("Undo").is_enabled(), "a new game")
    program.idle()
    board = program.box(program.find("group", "Board"))
    assert board["width"] == pytest.approx(board["height"], abs=1)


@shows("expenses")
def test_an_expense_is_added_and_removed(program, layers):
    program.tap("Add Expense")
    layers.wait_rest(1)
    program.field("Name").send_keys("Tea")
    program.field("Amount").clear()
    program.field("Amount").send_keys("5")
    program.tap("Save")
    program.wait_text("Total: $5.00")
    layers.wait_rest(0)
    program.tap("Reset")
    program.tap("Remove All")
    program.wait_text("No Expenses")


@shows("calculator")
def test_the_calculator_computes_with_buttons_and_keys(program):
    for key in ("1", "2", "Times", "3"):
        program.tap(key)
    program.tap("Equals")
    program.wait_text("36")
    program.driver.switch_to.active_element.send_keys("-", "4")
    program.wait_text("4")
    program.tap("Equals")
    program.wait_text("32")
    boxes = [program.box(program.button(name)) for name in ("7", "8", "0", "Equals")]
    assert boxes[0]["width"] == pytest.approx(boxes[1]["width"], abs=1)
    assert boxes[2]["width"] == pytest.approx(2 * boxes[0]["width"] + 8, abs=2)
    assert boxes[3]["right"] == pytest.approx(program.box(program.button("Plus"))["right"], abs=1)
