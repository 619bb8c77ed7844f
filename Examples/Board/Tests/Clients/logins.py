# SPDX-License-Identifier: Apache-2.0
"""A board with a provider, and browsers that log in there."""

import contextlib
import http.client
import os
import sqlite3
import time
from urllib.parse import quote, urlsplit

from clients import Board
from harness.server import free_port
from issuer import CLIENT, SECRET
from test_faults import BINARY


@contextlib.contextmanager
def running(folder, issuer):
    """A board with a provider."""
    os.environ["BOARD_OPENID_SECRET"] = SECRET
    port = free_port()
    board = Board(BINARY, folder, "--openid", issuer.address, "--openid-client", CLIENT, "--address",
                  f"http://127.0.0.1:{port}", port=port)
    yield board
    assert board.server.stop() == 0


def change(board, sql, *values):
    with sqlite3.connect(board.data / "board.sqlite", timeout=20) as db:
        db.execute(sql, values)
    db.close()


def invite(board, email):
    change(board, "INSERT INTO invitation (tokenHash, email, role, personID, expiresAt) VALUES (?, ?, 'member', 1, ?)",
           email, email, "2999-01-01 00:00:00.000")


class Browser:
    """Requests with cookies, of which each is followed by hand."""

    def __init__(self, board):
        self.board, self.cookies = board, {}

    def get(self, path):
        connection = http.client.HTTPConnection("127.0.0.1", self.board.port, timeout=20)
        connection.request("GET", path, headers={
            "Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())})
        answer = connection.getresponse()
        body = answer.read().decode()
        for line in answer.headers.get_all("Set-Cookie") or []:
            name, _, value = line.split(";")[0].partition("=")
            assert "HttpOnly" in line and "SameSite=Lax" in line, line
            if "Max-Age=0" in line:
                self.cookies.pop(name, None)
            else:
                self.cookies[name] = value
        connection.close()
        return answer.status, answer.getheader("Location"), body

    def start(self, to="/"):
        """Begins a login, and returns the provider's address."""
        status, place, _ = self.get(f"/openid/start?to={quote(to, safe='')}")
        assert status == 303
        return place

    def authorize(self, place):
        """Asks the provider, and returns the path to which it leads back."""
        parts = urlsplit(place)
        connection = http.client.HTTPConnection(parts.netloc, timeout=20)
        connection.request("GET", f"{parts.path}?{parts.query}")
        back = urlsplit(connection.getresponse().getheader("Location"))
        connection.close()
        assert back.netloc == f"127.0.0.1:{self.board.port}"
        return f"{back.path}?{back.query}"

    def log_in(self, to="/"):
        """Logs in, and returns where the board leads."""
        status, place, _ = self.get(self.authorize(self.start(to)))
        assert status == 303
        return place

    def is_in(self):
        return "Log in to your team" not in self.get("/")[2]


def logins(board):
    return board.query("SELECT personID FROM login WHERE agent = '' ORDER BY id")[1:]


def said(board, words):
    """Waits until the log says something."""
    deadline = time.monotonic() + 10
    while not any(words in line for line in board.server.lines):
        if time.monotonic() > deadline:
            return False
        time.sleep(0.02)  # The program's output comes from another process.
    return True
