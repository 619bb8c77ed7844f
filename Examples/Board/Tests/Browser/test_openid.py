# SPDX-License-Identifier: Apache-2.0
"""A login with a provider in a browser. Tests/Clients tries everything that must not work."""

import sqlite3
import sys
from pathlib import Path

import pytest
from harness.server import Server, free_port

sys.path.insert(0, str(Path(__file__).parent.parent / "Clients"))
from issuer import CLIENT, SECRET, Issuer  # noqa: E402


@pytest.fixture(scope="module")
def issuer(tmp_path_factory):
    issuer = Issuer(tmp_path_factory.mktemp("issuer"))
    issuer.offer_logout()
    yield issuer
    issuer.stop()


@pytest.fixture(scope="module")
def served(binary, issuer, tmp_path_factory):
    folder, port = tmp_path_factory.mktemp("board"), free_port()
    command = [binary("Board"), "--data", str(folder / "data"), "--port", str(port), "--openid", issuer.address,
               "--openid-client", CLIENT, "--openid-title", "Example", "--address", f"http://127.0.0.1:{port}"]
    server = Server(command, folder / "log", {"BOARD_OPENID_SECRET": SECRET}).start()
    server.data, server.origin = folder / "data" / "board.sqlite", f"http://127.0.0.1:{port}"
    yield server
    assert server.stop() == 0


def change(served, sql, *values):
    with sqlite3.connect(served.data, timeout=20) as db:
        db.execute(sql, values)
    db.close()


def test_a_person_logs_in_with_a_provider_and_sees_where_they_wanted_to_go(page, served):
    change(served, "INSERT INTO board (title) VALUES ('Garden')")
    change(served, "INSERT INTO boardColumn (boardID, title, position) VALUES (1, 'To Do', 1)")
    # The provider leads back to the address of the board, and not to the tests' proxy.
    page.driver.get(served.origin + "/boards/1")
    page.find("link", "Log In with Example").click()
    page.wait_text("Nobody has invited you to this board")
    change(served, "INSERT INTO invitation (tokenHash, email, role, personID, expiresAt) VALUES "
           "('x', 'ada@example.org', 'member', 1, '2999-01-01 00:00:00.000')")
    page.driver.get(served.origin + "/boards/1")
    page.find("link", "Log In with Example").click()
    page.find("group", "To Do")
    assert page.driver.current_url == served.origin + "/boards/1"
    page.driver.get(served.origin + "/account")
    page.find("heading", "Ada")


@pytest.fixture
def ada(page, served, issuer):
    """Somebody who has logged in with the provider, at their account."""
    issuer.logouts.clear()
    change(served, "DELETE FROM account")
    change(served, "DELETE FROM invitation")
    change(served, "INSERT INTO invitation (tokenHash, email, role, personID, expiresAt) VALUES "
           "('y', 'ada@example.org', 'member', 1, '2999-01-01 00:00:00.000')")
    page.driver.get(served.origin + "/account")
    page.find("link", "Log In with Example").click()
    page.find("heading", "Ada")
    return page


def log_out(page):
    page.wait(page.is_live, "the page to be live")
    # The last button ends this login, and others end those of other browsers.
    page.wait(lambda: page.all("button", "Log Out"), "the button")
    page.all("button", "Log Out")[-1].click()
    page.find("link", "Log In with Example", timeout=20)


def test_a_logout_goes_on_at_the_provider(ada, served, issuer):
    log_out(ada)
    assert [set(query) for query in issuer.logouts] == [{"client_id", "post_logout_redirect_uri", "id_token_hint"}]
    asked = issuer.logouts[0]
    assert asked["client_id"] == CLIENT and asked["post_logout_redirect_uri"] == served.origin + "/openid/out"
    assert asked["id_token_hint"].count(".") == 2
    assert ada.driver.current_url == served.origin + "/"
    ada.driver.refresh()
    ada.find("link", "Log In with Example")
    assert len(issuer.logouts) == 1, "the cookie is gone"
