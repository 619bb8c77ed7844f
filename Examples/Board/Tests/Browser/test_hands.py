# SPDX-License-Identifier: Apache-2.0
"""Cards that are dragged by pointer, finger and keys, and what two people see of each other meanwhile."""

import pytest
from hands import finger, pointer, scripted
from harness.accessibility import SYSTEM_COLORS
from harness.page import PHONE
from people import add_card, fill_card, press

# Firefox runs a driver's script in a world of its own; what the page is to see goes through `wrappedJSObject`.
NO_DIALOG = "(window.wrappedJSObject ?? window).HTMLInputElement.prototype.click = function () {};"


def titles(page, column):
    """Returns the cards of a column in their order."""
    group = page.find("group", column)
    return page.js("return [...arguments[0].querySelectorAll('[data-drag]')].map((card) => card.innerText.trim())", group)


def wait_titles(page, column, wanted):
    page.wait(lambda: titles(page, column) == wanted, f"{wanted} in {column}")


def upper(page, title):
    """Returns a point in the upper part of a card, which is the place in front of it."""
    box = page.box(page.button(title))
    return box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.2


def drag(page, title, to):
    source = page.button(title)
    if page.engine == "chromium":
        pointer(page, page.box(source), to)
    else:
        scripted(page, source, page.js("return document.elementFromPoint(...arguments[0])", to), to)


def test_cards_move_by_pointer_and_by_keys_for_everybody(ada, grace):
    for column, title in (("To Do", "Plant"), ("To Do", "Water"), ("Doing", "Dig")):
        add_card(ada, column, title)
    ada.idle()
    drag(ada, "Water", upper(ada, "Plant"))
    wait_titles(grace, "To Do", ["Water", "Plant"])
    drag(ada, "Water", upper(ada, "Dig"))
    wait_titles(grace, "Doing", ["Water", "Dig"])
    ada.idle()
    # A column takes what is dropped beside its cards.
    box = ada.box(ada.find("group", "Done"))
    drag(ada, "Plant", (box["x"] + box["width"] / 2, box["y"] + 20))
    wait_titles(grace, "Done", ["Plant"])
    ada.js("arguments[0].focus()", ada.button("Dig"))
    ada.press("m", "alt")
    ada.wait(lambda: "Picked up Dig" in " ".join(strip.text for strip in ada.css(".dais-status")), "the words of the start")
    ada.press("end")
    ada.press("return")
    wait_titles(grace, "Done", ["Plant", "Dig"])
    ada.wait_focus("button", "Dig")


def test_a_finger_drags_a_card_on_a_phone(ada, fingers):
    if not fingers.touches:
        pytest.skip("the driver sends a mouse's events for a finger")
    for title in ("Plant", "Water"):
        add_card(ada, "To Do", title)
    ada.resize(PHONE)
    ada.idle()
    finger(ada, ada.box(ada.button("Water")), upper(ada, "Plant"))
    wait_titles(ada, "To Do", ["Water", "Plant"])


def test_an_import_shows_what_it_will_add_and_which_lines_it_cannot(ada, axe, tmp_path):
    path = tmp_path / "cards.csv"
    path.write_text("title,column,due,labels\nPlant,Doing,2026-05-31,Spring\nWater,Nowhere,,\nRake,,,\n")
    ada.js(NO_DIALOG)
    press(ada, "Board Actions")
    press(ada, "Import CSV", "menuitem")
    ada.wait(lambda: ada.css("input[type=file]"), "the field for a file")
    ada.css("input[type=file]")[0].send_keys(str(path))
    ada.wait_text("Line 3: There is no column “Nowhere”.")
    ada.idle()
    assert axe.violations("#dais-overlays", without=SYSTEM_COLORS) == []
    press(ada, "Import 2")
    ada.find("button", "Rake")
    assert "Plant" in ada.find("group", "Doing").text
    assert not ada.has("button", "Water")


def test_a_board_and_an_opened_card_have_no_barriers_and_an_order(ada, axe):
    fill_card(ada, "To Do", "Plant")
    ada.idle()
    assert axe.violations(without=SYSTEM_COLORS) == []
    if ada.engine != "webkit":  # Its Tab key goes only to fields.
        ada.js("arguments[0].focus()", ada.button("Plant", exact=False))
        order = []
        for _ in range(24):
            order.append(ada.focused()[1])
            ada.press("tab")
        wanted = ["Add card to To Do", "Actions for Doing", "Add card to Doing", "Add Column", "Close", "Card Actions",
                  "Title", "Column", "Assignee", "Add Date", "New label", "Edit description", "Attach a file", "Comment"]
        found = [name for name in order if name in wanted]
        assert found == wanted, order
    ada.resize(PHONE)
    ada.find("dialog", "Card")
    ada.idle()
    assert axe.violations(without=SYSTEM_COLORS) == []
