# SPDX-License-Identifier: Apache-2.0
"""Two people at one board, in one browser.

    scripts/board browser
"""

import pytest
from harness.page import PHONE
from people import add_card, press


def test_both_see_what_one_does(ada, grace):
    add_card(ada, "To Do", "Plant beans")
    grace.find("button", "Plant beans")
    press(grace, "Plant beans")
    grace.wait_text("Column")
    ada.find("img", "Grace is looking")
    press(grace, "Edit description")
    grace.field("Description").send_keys("In **May**")
    ada.find("img", "Grace is editing")
    press(grace, "Save")
    ada.find("img", "Has a description")
    assert "?card=" in grace.js("return location.search")


def test_a_card_moves_by_keys(ada, grace):
    add_card(ada, "To Do", "Plant beans")
    add_card(ada, "Doing", "Water")
    ada.js("arguments[0].focus()", ada.button("Plant beans"))
    ada.press("m", "alt")
    ada.press("end")
    ada.press("enter")
    done = grace.find("group", "Done")
    grace.wait(lambda: "Plant beans" in done.text, "the card in the last column")


def test_two_texts_at_once_are_both_shown(ada, grace):
    add_card(ada, "To Do", "Plant beans")
    for page in (ada, grace):
        press(page, "Plant beans", exact=False)
        press(page, "Edit description")
    ada.field("Description").send_keys("from the first")
    press(ada, "Save")
    ada.wait_text("from the first")
    grace.field("Description").send_keys("from the second")
    press(grace, "Save")
    grace.wait_text("Administrator has changed this field")
    assert "from the first" in grace.text() and "from the second" in grace.text()
    press(grace, "Keep Both, One After the Other")
    ada.wait_text("from the second")
    assert "from the first" in ada.text()


def test_a_deletion_is_undone_from_the_toast(ada, grace):
    add_card(ada, "To Do", "Plant beans")
    press(grace, "Plant beans")
    press(ada, "Plant beans", exact=False)
    press(ada, "Card Actions")
    press(ada, "Delete", "menuitem")
    grace.wait_text("This card was deleted.")
    press(ada, "Undo")
    grace.wait(lambda: "This card was deleted." not in grace.text(), "the card to come back")
    ada.find("button", "Plant beans", exact=False)


def test_a_phone_opens_a_card_in_a_sheet_at_its_own_address(ada):
    add_card(ada, "To Do", "Plant beans")
    ada.resize(PHONE)
    press(ada, "Plant beans")
    ada.find("dialog", "Card")
    address = ada.js("return location.pathname + location.search")
    ada.open(address)
    ada.find("dialog")
    ada.wait(lambda: ada.field("Title").get_attribute("value") == "Plant beans", "the card of the address")
    press(ada, "Close")
    ada.wait(lambda: "card" not in ada.js("return location.search"), "the address of the board")


@pytest.mark.allows_errors
def test_a_file_shows_its_progress_at_the_card_is_canceled_and_survives_a_cut(ada, tmp_path):
    path = tmp_path / "plan.bin"
    path.write_bytes(bytes(400_000))
    add_card(ada, "To Do", "Plant beans")
    press(ada, "Plant beans")
    ada.wait_text("Files")
    # Stands for the browser's own dialog, which would stay open above everything.
    ada.js("(window.wrappedJSObject ?? window).HTMLInputElement.prototype.click = function () {}")

    def attach():
        press(ada, "Attach a file")
        ada.wait(lambda: ada.css("input[type=file]"), "the field of the dialog")
        ada.css("input[type=file]")[0].send_keys(str(path))

    ada.proxy.upload_pace = 60_000
    attach()
    press(ada, "Cancel, plan.bin")
    ada.wait(lambda: not ada.has("button", "Cancel, plan.bin"), "the bar to go")
    assert not ada.has("button", "plan.bin")
    ada.proxy.upload_pace, ada.proxy.cut_upload_at = 0, 200_000
    attach()
    ada.find("button", "plan.bin")
    assert "400 kB" in ada.text()


def test_the_back_button_says_the_title_alone(ada):
    assert ada.js("return getComputedStyle(document.querySelector('.back-t'), '::before').width") == "0px"


@pytest.mark.allows_errors
def test_nothing_confirmed_is_lost_when_the_process_is_killed(ada, served):
    address = ada.js("return location.pathname")
    for number in range(5):
        add_card(ada, "To Do", f"Card {number}")
    served.restart()
    ada.open(address)
    for number in range(5):
        ada.find("button", f"Card {number}")
