# SPDX-License-Identifier: Apache-2.0
"""A process that is killed while people write, a disk that is full, and a database that somebody locks.

Nothing that a page has shown is lost, and nothing is there by half.
"""

import asyncio
import os
import random
import sqlite3
import subprocess
from pathlib import Path

import pytest
from clients import ROOT, Board
from wire import Refused

BINARY = Path(os.environ.get("DAIS_BIN", ROOT / ".build/debug")) / "Board"
ROUNDS = int(os.environ.get("BOARD_ROUNDS", "8"))


@pytest.fixture
def board(tmp_path):
    board = Board(BINARY, tmp_path, people=4)
    yield board
    assert board.server.stop() == 0


def check_whole(board):
    """Each card has the line of the history that its transaction has written, and the other way around."""
    assert board.query("PRAGMA integrity_check") == [("ok",)]
    assert board.query("PRAGMA foreign_key_check") == []
    cards = board.query("SELECT id FROM card ORDER BY id")
    assert board.query("SELECT cardID FROM history WHERE action = 'added the card' ORDER BY cardID") == cards
    return {title for title, in board.query("SELECT title FROM card")}


@pytest.mark.timeout(600)
def test_nothing_that_was_shown_is_lost_when_the_process_is_killed_in_the_middle_of_writes(board):
    number, chance, shown = board.make_board(), random.Random(20261127), set()

    async def write(member, name):
        try:
            for index in range(1_000):
                # What another member's page shows was stored, too.
                await member.add_card(f"{name}-{index}")
                shown.update(title for title in member.titles() if title.startswith("r"))
        except (OSError, EOFError, Refused, TimeoutError):
            shown.update(title for title in member.titles() if title.startswith("r"))

    async def round_of(count):
        members = [await board.member(index, number) for index in range(4)]
        writers = [asyncio.create_task(write(member, f"r{count}-m{index}")) for index, member in enumerate(members)]
        # Every round shows something, also where the machine is busy, and ends at any moment of a write.
        while len(shown) < 4 * (count + 1) and not any(writer.done() for writer in writers):
            await asyncio.sleep(0.01)  # gives the writers their turn
        await asyncio.sleep(chance.uniform(0.05, 0.6))
        board.server.process.kill()
        await asyncio.wait_for(asyncio.gather(*writers), 40)
        for member in members:
            member.close()

    for count in range(ROUNDS):
        asyncio.run(round_of(count))
        # Both what the killed process has left and what the next one makes of it are whole.
        board.server.restart()
        stored = check_whole(board)
        assert shown <= stored, f"lost: {shown - stored}"
    assert len(shown) >= 4 * ROUNDS
    print(f"{ROUNDS} kills, {len(shown)} cards shown, {len(check_whole(board))} stored")


def test_a_locked_database_is_a_sentence_and_works_again(board):
    number = board.make_board()

    async def play():
        member = await board.member(0, number)
        other = sqlite3.connect(board.data / "board.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert not await member.add_card("while locked")
        assert "The database is busy. Nothing was changed." in member.text()
        other.execute("ROLLBACK")
        other.close()
        await member.press("OK")
        assert await member.add_card("afterward")
    asyncio.run(play())
    assert check_whole(board) == {"afterward"}


@pytest.mark.skipif(os.geteuid() != 0, reason="only root makes a disk")
def test_a_full_disk_is_a_sentence_and_works_again(tmp_path):
    data = tmp_path / "data"
    data.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "board", data], check=True)
    try:
        board = Board(BINARY, tmp_path, people=1)
        number = board.make_board()

        async def play():
            member = await board.member(0, number)
            assert await member.add_card("before")
            filler = data / "filler"
            with filler.open("wb", buffering=0) as file:
                try:
                    while file.write(b"\0" * 512):
                        pass
                except OSError:
                    pass
            index = 0
            while await member.add_card(title := f"{index}" + "x" * 190):
                index += 1  # The write-ahead log may have room for a few pages.
                assert index < 200
            assert "The disk of the server is full. Nothing was changed." in member.text(), member.text()
            assert title not in member.titles()
            filler.unlink()
            await member.press("OK")
            assert await member.add_card("afterward")
            return index
        index = asyncio.run(play())
        assert len(check_whole(board)) == index + 2
        assert board.server.stop() == 0
    finally:
        subprocess.run(["umount", "-l", data], check=True)
