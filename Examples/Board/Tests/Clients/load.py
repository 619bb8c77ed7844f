#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Puts many people at boards over real sockets, and prints rows of a Markdown table.

    Examples/Board/Tests/Clients/load.py [--people 500] [--boards 10] [--cards 100] [--seconds 30] [--pause 10] [--binary …]

Every person has a page of one of the boards, and does something about every --pause seconds: opens a card, closes it, or
adds one. The first row tells how long an event takes until its answer has come, the second how long it takes until a new
card is on the page of its author, and the third until it is on the pages of all at that board. The last rows tell what
the server has needed.
"""

import argparse
import asyncio
import os
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from clients import ROOT, Board  # noqa: E402


class Times:
    def __init__(self):
        self.events, self.own, self.all = [], [], []


class Person:
    """A member whose reader runs all the time, because what others do arrives at any moment."""

    def __init__(self, member, board, times, seen):
        self.member, self.board, self.times, self.seen = member, board, times, seen
        self.answered = asyncio.Condition()
        self.reader = asyncio.create_task(self.read())

    async def read(self):
        while True:
            frame = await self.member.receive()
            if frame[0] == "p":
                self.last = frame[2]
                text = str(frame[3])
                for title, (started, waiting) in list(self.seen.items()):
                    if self in waiting and title in text:
                        waiting.discard(self)
                        if not waiting:
                            self.times.all.append(time.perf_counter() - started)
                            del self.seen[title]
                async with self.answered:
                    self.answered.notify_all()

    last = 0

    async def act(self, element, kind, payload=None):
        started = time.perf_counter()
        self.member.socket.send(self.member.event(element, kind, payload))
        number = self.member.sequence
        await self.until(lambda: self.last >= number)
        self.times.events.append(time.perf_counter() - started)

    async def until(self, condition):
        async with asyncio.timeout(60):
            async with self.answered:
                await self.answered.wait_for(condition)

    @staticmethod
    async def rest(seconds, end):
        await asyncio.sleep(max(0, min(seconds, end - time.perf_counter())))

    async def run(self, pause, end, chance, others, index):
        await self.rest(pause * chance.random(), end)
        count = 0
        while time.perf_counter() < end:
            step = chance.choice(("look", "look", "add"))
            if step == "look":
                cards = [each for each in self.member.page.all("click", tag="button") if "drag" in each.attributes["data-on"]]
                await self.act(chance.choice(cards), "click", [1, 5, 5])
                await self.rest(pause * 0.3, end)
                if self.member.has("Close"):
                    await self.act(self.member.button("Close"), "click", [1, 5, 5])
            else:
                title = f"n{index}-{count}-"
                count += 1
                await self.act(self.member.button("Add card to To Do"), "click", [1, 5, 5])
                await self.until(self.member.fields)
                await self.act(self.member.fields()[-1], "input", title)
                started = time.perf_counter()
                self.seen[title] = (started, set(others))
                await self.act(self.member.button("Add"), "click", [1, 5, 5])
                await self.until(lambda: title not in self.seen or self not in self.seen[title][1])
                self.times.own.append(time.perf_counter() - started)
            await self.rest(pause * chance.uniform(0.5, 1), end)


def row(words, times):
    cuts = statistics.quantiles(times, n=100)
    print(f"| {words} | {len(times):,} | {cuts[49] * 1000:.1f} ms | {cuts[98] * 1000:.1f} ms |")


def spent(process):
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    status = Path(f"/proc/{process}/status").read_text()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"), int(status.split("VmRSS:")[1].split()[0]) / 1024


async def main():
    options = argparse.ArgumentParser()
    options.add_argument("--people", type=int, default=500)
    options.add_argument("--boards", type=int, default=10)
    options.add_argument("--cards", type=int, default=100)
    options.add_argument("--seconds", type=float, default=30)
    options.add_argument("--pause", type=float, default=10)
    options.add_argument("--binary", default=str(ROOT / ".build/debug/Board"))
    options = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        board = Board(options.binary, folder, people=options.people)
        try:
            await play(options, board)
        finally:
            board.server.stop()


async def play(options, board):
    process = board.server.process.pid
    numbers = [board.make_board(f"Board {index}", options.cards) for index in range(options.boards)]
    empty = spent(process)[1]
    times, seen, chance, people = Times(), {}, random.Random(1), []
    for index in range(options.people):
        place = numbers[index % len(numbers)]
        people.append(Person(await board.member(index, place), place, times, seen))
    await asyncio.sleep(2)  # until all is at rest
    before, own, started = spent(process), time.process_time(), time.perf_counter()
    end = started + options.seconds
    await asyncio.gather(*(person.run(
        options.pause, end, chance, [other for other in people if other.board == person.board], index)
        for index, person in enumerate(people)))
    elapsed = time.perf_counter() - started
    after = spent(process)
    print(f"| {options.people} people, {options.boards} boards of {options.cards} cards | number | p50 | p99 |\n|---|---|---|---|")
    row("an event is answered", times.events)
    row("a new card is on its author’s page", times.own)
    if times.all:
        row("a new card is on all pages", times.all)
    print(f"The server has used {(after[0] - before[0]) / elapsed:.2f} of a core, and the clients {(time.process_time() - own) / elapsed:.2f}.")
    print(f"It had {empty:.0f} MB before, {after[1]:.0f} MB at the end: {(after[1] - empty) / options.people * 1000:.0f} kB a person.")
    for person in people:
        person.reader.cancel()
        person.member.close()


asyncio.run(main())
