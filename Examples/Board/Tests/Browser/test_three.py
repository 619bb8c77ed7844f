# SPDX-License-Identifier: Apache-2.0
"""Three people at one board: two in one browser, and one with a phone in another."""

import pytest
from people import add_card, invite, join, press


@pytest.fixture
def joan(ada, phone):
    address = ada.js("return location.pathname")
    join(phone, invite(ada, "joan@example.org"), "Joan")
    for page in (ada, phone):
        page.open(address)
        page.find("group", "To Do")
    return phone


def test_three_people_see_one_another_and_what_each_of_them_does(ada, joan, grace):
    everyone = {"Plant": ada, "Water": grace, "Weed": joan}
    for title, page in everyone.items():
        add_card(page, "To Do", title)
    for page in everyone.values():
        for title in everyone:
            page.find("button", title)
    # Two look at the card of the third, who sees both.
    for page in (grace, joan):
        press(page, "Plant")
    for name in ("Grace", "Joan"):
        ada.find("img", f"{name} is looking")
    # What one of the two writes reaches the other two. The third deletes the card, and brings it back.
    press(grace, "Edit description")
    grace.field("Description").send_keys("In May")
    press(grace, "Save")
    joan.wait_text("In May")
    ada.find("img", "Has a description")
    press(ada, "Plant", exact=False)
    press(ada, "Card Actions")
    press(ada, "Delete", "menuitem")
    for page in (grace, joan):
        page.wait_text("This card was deleted.")
    press(ada, "Undo")
    for page in (grace, joan):
        page.wait(lambda page=page: "This card was deleted." not in page.text(), "the card to come back")
