# SPDX-License-Identifier: Apache-2.0
"""Somebody logs in and out, and the page shows only what belongs to that person."""

import pytest

pytestmark = pytest.mark.program("LoginTestApp")


def log_in(page, name="Ada", password="secret"):
    for field, text in (("Name", name), ("Password", password)):
        page.field(field).click()
        page.type(text)
    page.tap("Log in")


def test_a_login_shows_the_user_in_the_same_page(page):
    page.open()
    page.field("Draft").click()
    page.type("kept")
    page.wait_text("Draft is <kept>")
    page.js("window.original = true")
    log_in(page)
    page.wait_text("Signed in as Ada")
    assert "Draft is <kept>" in page.text()
    assert page.js("return window.original")
    assert "login" not in page.js("return document.cookie")
    page.open()
    page.wait_text("Signed in as Ada")
    page.tap("Log out")
    page.wait_text("Please log in")


def test_a_wrong_password_changes_nothing(page):
    page.open()
    log_in(page, password="guess")
    page.wait_text("Wrong name or password")
    page.open()
    page.wait_text("Please log in")


def test_a_logout_loads_the_page_of_nobody(page):
    page.open()
    log_in(page, "Grace")
    page.wait_text("Signed in as Grace")
    page.field("Draft").click()
    page.type("private")
    page.wait_text("Draft is <private>")
    page.tap("Log out")
    page.wait_text("Please log in")
    # A browser may have kept what was typed, and the client tells the server of it.
    page.idle()
    assert "Draft is <>" in page.text()
    assert "Grace" not in page.text()


def test_a_lost_connection_does_not_lose_the_login(page):
    page.open()
    log_in(page, "Edith")
    page.wait_text("Signed in as Edith")
    known = len(page.wire.welcomes())
    page.proxy.cut()
    page.wait(lambda: len(page.wire.welcomes()) > known, "the session to resume")
    assert page.wire.welcomes()[-1] == "resumed"
    page.idle()
    assert "Signed in as Edith" in page.text()
    page.tap("Log out")
    page.wait_text("Please log in")


def test_ending_all_sessions_reaches_the_other_tab(page):
    page.open()
    log_in(page, "Alan")
    page.wait_text("Signed in as Alan")
    other = page.sibling()
    other.open()
    other.wait_text("Signed in as Alan")
    other.tap("Log out everywhere")
    other.wait_text("Please log in")
    other.close()
    page.wait_text("Please log in")
    assert "Alan" not in page.text()


def test_a_refused_page_leads_to_another_one(page):
    page.open("/private")
    page.wait_text("Please log in")
    assert page.js("return location.pathname") == "/"
