#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares what the modal page costs a server of this package and a bare socket, and prints a table.

    swift build -c release --product ServerBenchmark
    Benchmarks/Floors/server.py [--binary .build/release/ServerBenchmark] [--sessions 20] [--seconds 3] [--rounds 3]

The bare socket is the page `socket` of pages.py: asyncio, with frames that are written by hand. The two take turns. All
sessions act as soon as they have their answer. The numbers are processor time of all threads of the server, and memory
that no other process shares. Neither depends on the speed of the generator.
"""
import argparse
import asyncio
import os
import statistics
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "Server"))

import capacity  # noqa: E402
import wire  # noqa: E402


class Bare:
    """A session of the bare socket."""

    def __init__(self, port, source):
        self.port, self.source = port, source

    async def start(self):
        await wire.fetch("127.0.0.1", self.port, "/socket")
        self.socket = await wire.Socket.open("127.0.0.1", self.port, "/socket", "", self.source)

    async def press(self, name):
        self.socket.send(name)
        await self.socket.receive()

    async def open(self):
        await self.press("open")

    async def close(self):
        await self.press("close")

    async def count(self):
        await self.press("add")

    def end(self):
        self.socket.close()


class Ours(wire.Session):
    """A session of an app. After a close, it tells that the sheet has left, as a browser does."""

    def __init__(self, port, source):
        super().__init__("127.0.0.1", port, source)

    async def start(self):
        await super().start("/modal")
        assert self.welcome[3] == "adopted", self.welcome

    async def open(self):
        await self.tap("Open")

    async def close(self):
        await self.tap("Close")
        for layer in [each for each in self.page.elements.values() if "data-layer" in each.attributes]:
            await self.act(layer, "exited", int(layer.attributes["data-epoch"]))

    async def count(self):
        await self.tap("Count")

    def end(self):
        wire.Session.close(self)


async def opened(kind, server, number):
    sessions = [kind(server.port, f"127.0.0.{2 + index // 50}") for index in range(number)]
    for session in sessions:
        await session.start()
    return sessions


async def spent(server, sessions, seconds, *steps):
    """Returns the processor time in µs for one run of the steps."""
    async def act(session):
        end, done = time.monotonic() + seconds, 0
        while time.monotonic() < end:
            for step in steps:
                await getattr(session, step)()
            done += 1
        return done

    before = server.seconds()
    done = sum(await asyncio.gather(*map(act, sessions)))
    return (server.seconds() - before) / done * 1e6


async def memory(kind, server, number):
    """Returns the bytes of a session, and what an open sheet adds."""
    few = await opened(kind, server, 50)
    await asyncio.sleep(2)
    before = server.memory()
    many = await opened(kind, server, number)
    await asyncio.sleep(2)
    idle = server.memory()
    for session in many:
        await session.open()
    await asyncio.sleep(2)
    shown = server.memory()
    for session in few + many:
        session.end()
    return (idle - before) / number, (shown - idle) / number


def start(binary, path):
    """Returns the milliseconds until a new process has answered, and its memory."""
    began = time.monotonic()
    server = capacity.Server(binary)
    asyncio.run(wire.fetch("127.0.0.1", server.port, path))
    took = (time.monotonic() - began) * 1000
    time.sleep(1)
    memory = server.memory()
    server.process.terminate()
    server.process.wait()
    return took, memory


async def measure(servers, options):
    notes = {}
    sessions = {kind: await opened(kind, server, options.sessions) for kind, server in servers.items()}
    for kind, server in servers.items():
        await spent(server, sessions[kind], 1, "open", "close")  # Loads what the first event loads.
    for _ in range(options.rounds):
        for kind, server in servers.items():
            for what, steps in (("open and close", ("open", "close")), ("count", ("count",))):
                notes.setdefault((what, kind), []).append(await spent(server, sessions[kind], options.seconds, *steps))
    for each in sum(sessions.values(), []):
        each.end()
    for kind, server in servers.items():
        notes["a session", kind], notes["an open sheet", kind] = (
            [value / 1000] for value in await memory(kind, server, options.memory))
    return notes


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--binary", default=".build/release/ServerBenchmark")
    options.add_argument("--sessions", type=int, default=20)
    options.add_argument("--seconds", type=float, default=3)
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--memory", type=int, default=400, help="sessions whose memory is measured")
    options = options.parse_args()
    binaries = {Bare: (HERE / "pages.py", "/socket"), Ours: (options.binary, "/modal")}
    # A server takes a connection without the header of a proxy for one of its own machine, which has no limit.
    os.environ["DAIS_TURN_LIMIT"] = "0"
    servers = {kind: capacity.Server(binary) for kind, (binary, _) in binaries.items()}
    try:
        notes = asyncio.run(measure(servers, options))
    finally:
        for server in servers.values():
            server.process.terminate()
            server.process.wait()
    for kind, binary in binaries.items():
        starts = [start(*binary) for _ in range(5)]
        notes["start until the first page", kind] = [took for took, _ in starts]
        notes["memory without a session", kind] = [memory / 1e6 for _, memory in starts]
    rows = [("open and close", "µs", 2.0), ("count", "µs", 1.5), ("a session", "kB", None), ("an open sheet", "kB", None),
            ("start until the first page", "ms", None), ("memory without a session", "MB", None)]
    print("| | bare socket | Dais | ratio | goal |\n|---|---:|---:|---:|---:|")
    for what, unit, goal in rows:
        bare, ours = (statistics.median(notes[what, kind]) for kind in (Bare, Ours))
        digits = 0 if min(bare, ours) >= 20 else 1
        print(f"| {what} | {bare:,.{digits}f} {unit} | {ours:,.{digits}f} {unit} | {ours / bare:.1f} | {f'≤ {goal:.1f}' if goal else ''} |")


if __name__ == "__main__":
    main()
