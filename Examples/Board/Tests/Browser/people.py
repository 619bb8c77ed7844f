# SPDX-License-Identifier: Apache-2.0
"""What a person does at the board, in terms of the page."""

import re
import time

from selenium.common.exceptions import WebDriverException

PASSWORD = "a long password"


def press(page, name, role="button", **options):
    """Presses an element when it rests at its place."""
    press_found(page, lambda: page.find(role, name, **options), name)


def press_found(page, find, name):
    def pressed():
        try:
            element = find()
            before = page.box(element)
            time.sleep(0.05)  # A tab that is not painted reports no frames.
            if page.box(element) != before:
                return False
            element.click()
            return True
        except WebDriverException:
            return False
    page.wait(pressed, f"{name} to take a press", 20)


def write(page, name, text, clear=False):
    """Types into a field, in the place of its text if `clear` says so."""
    press(page, name, "textbox")
    if clear:
        page.press("a", "control")
        page.press("delete")
    page.field(name).send_keys(text)


def log_in(page, email, password):
    page.open("/")
    page.field("Email").send_keys(email)
    page.field("Password").send_keys(password)
    page.wait(lambda: page.button("Log In").is_enabled(), "the form to be complete")
    press(page, "Log In")
    page.find("heading", "Boards")


def first_password(server):
    """Returns the password of the first administrator, which the app prints at its first start."""
    return next(found[1] for line in server.lines if (found := re.search(r"with the password (\S+)", line)))


def make_board(page, name):
    press(page, "New Board")
    page.field("Name").send_keys(name)
    press(page, "Add")
    press(page, name, "link")
    page.find("heading", name)


def add_card(page, column, title):
    press(page, f"Add card to {column}")
    page.field("Name").send_keys(title)
    press(page, "Add")
    page.find("button", title)


def fill_card(page, column, title):
    """Adds a card, opens it, and gives it a description and a comment."""
    add_card(page, column, title)
    press(page, title, exact=False)
    press(page, "Edit description")
    write(page, "Description", "In **May**")
    press(page, "Save")
    write(page, "Comment", "Ready")
    press(page, "Send")
    page.wait_text("Ready")


def invite(page, email):
    """Invites somebody, and returns the address of the invitation."""
    page.open("/people")
    press(page, "Invite")
    page.field("Email").send_keys(email)
    press(page, "Make Link")
    page.wait_text("/invite/")
    return re.search(r"/invite/[\w-]+", page.text())[0]


def join(page, link, name):
    """Accepts an invitation."""
    page.open(link)
    page.field("Name").send_keys(name)
    page.field("Password").send_keys(PASSWORD)
    press(page, "Join")
    page.find("heading", "Boards")
