# SPDX-License-Identifier: Apache-2.0
"""Members of a board as clients of the protocol, without a browser, and a process that serves them."""

import asyncio
import datetime
import hashlib
import re
import secrets
import sqlite3
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[4]
sys.path[:0] = [str(ROOT / "Tests/Attacks"), str(ROOT / "Tests/BrowserTests")]

from harness.server import Server, free_port  # noqa: E402
from wire import Refused, Session  # noqa: E402


class Board:
    """A running board and its database."""

    def __init__(self, binary, folder, *arguments, people=1, port=None):
        self.folder, self.data = Path(folder), Path(folder) / "data"
        self.port = port or free_port()
        self.server = Server([str(binary), "--data", str(self.data), "--port", str(self.port), *arguments],
                             self.folder / "log").start()
        self.tokens = self.log_in(people)

    def query(self, sql, *values):
        with sqlite3.connect(self.data / "board.sqlite", timeout=20) as db:
            rows = db.execute(sql, values).fetchall()
        db.close()
        return rows

    def log_in(self, count):
        """Enters people and their logins into the database, as the app does, without a password for each."""
        later = (datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(days=1)).strftime("%Y-%m-%d %H:%M:%S.000")
        tokens = [secrets.token_urlsafe(32) for _ in range(count)]
        with sqlite3.connect(self.data / "board.sqlite", timeout=20) as db:
            for index, token in enumerate(tokens):
                person = db.execute("INSERT INTO person (name, email, role, passwordHash) VALUES (?, ?, 'member', '')",
                                    (f"Member {index}", f"member{index}@example.org")).lastrowid
                db.execute("INSERT INTO login (personID, tokenHash, agent, createdAt, expiresAt) VALUES (?, ?, '', ?, ?)",
                           (person, hashlib.sha256(token.encode()).hexdigest(), later, later))
        db.close()
        return tokens

    def make_board(self, title="Garden", cards=0):
        """Enters a board with three columns and cards, and returns its number."""
        with sqlite3.connect(self.data / "board.sqlite", timeout=20) as db:
            board = db.execute("INSERT INTO board (title) VALUES (?)", (title,)).lastrowid
            columns = [db.execute("INSERT INTO boardColumn (boardID, title, position) VALUES (?, ?, ?)",
                                  (board, name, index + 1)).lastrowid for index, name in enumerate(("To Do", "Doing", "Done"))]
            for index in range(cards):
                db.execute("INSERT INTO card (boardID, columnID, position, title) VALUES (?, ?, ?, ?)",
                           (board, columns[index % 3], (index + 1) * 65_536, f"Seed {index}"))
        db.close()
        return board

    async def member(self, index, board):
        source = f"127.0.{1 + index // 50}.{2 + index % 50}"
        member = Member("127.0.0.1", self.port, source, headers=[("Cookie", f"board-login={self.tokens[index]}")])
        await member.start(f"/boards/{board}")
        await member.until(lambda: member.has("Add card to To Do"))
        return member


class Member(Session):
    """One tab of a member."""

    def has(self, words):
        return any(words in element.words() for element in self.page.elements.values() if element.tag == "button")

    def text(self):
        return " ".join(element.text for element in self.page.elements.values())

    async def until(self, condition, patience=30):
        async with asyncio.timeout(patience):
            while not condition():
                await self.receive()

    def button(self, name):
        """Returns the newest button with exactly this name."""
        found = [element for element in self.page.all("click", name, "button")
                 if re.sub(r"\s+", " ", element.words()).strip() == name or element.attributes.get("aria-label") == name]
        if not found:
            raise LookupError(f"no button {name!r}")
        return found[-1]

    async def press(self, name):
        await self.act(self.button(name), "click", [1, 5, 5])

    async def add_card(self, title, column="To Do"):
        """Adds a card, and returns when this page shows it or what went wrong."""
        # A dialog that is closed stays until the client says that it has gone.
        failures = self.text().count("That Did Not Work")
        await self.press(f"Add card to {column}")
        await self.until(lambda: self.fields())
        await self.act(self.fields()[-1], "input", title)
        await self.press("Add")
        await self.until(lambda: title in self.titles() or self.text().count("That Did Not Work") > failures)
        return title in self.titles()

    def fields(self):
        """Returns the fields of the dialog for a name."""
        return [element for element in self.page.all("input") if element.attributes.get("aria-label") == "Name"
                or element.attributes.get("placeholder") == "Name"]

    def titles(self):
        """Returns the texts in the buttons of the page, among which are the titles of the cards."""
        return {child.text.strip() for element in self.page.elements.values() if element.tag == "button"
                for child in descendants(element)}


def descendants(element):
    yield element
    for child in element.children:
        yield from descendants(child)
