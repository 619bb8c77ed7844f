#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Measures what a preparation costs: bytes on the wire, and memory of the server.

    Benchmarks/Server/prepared.py [--binary .build/release/ServerBenchmark] [--sessions 200]

A sheet and a page, each of 20 rows, are opened in sessions that have opened them before, so that the rules of their
styles are there: without preparation, and with it. The bytes of the intent are those that the press no longer needs.
"""
import argparse
import asyncio
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import capacity  # noqa: E402
import wire  # noqa: E402

#: The name of the row, and the button of what is opened and that of the way back.
KINDS = [("a sheet of 20 rows", "Sheet", "Done"), ("a page of 20 rows", "Page", "Back")]


async def opened(port, source=None):
    session = wire.Session("127.0.0.1", port, source)
    await session.start("/prepared")
    return session


async def act(session, name, kind):
    """Sends an event to a button, and returns the bytes of the answer."""
    before = session.socket.bytes
    [button] = session.page.all("click", name, "button")[:1]
    await session.act(button, kind, [1, 5, 5] if kind == "click" else None)
    return session.socket.bytes - before


async def back(session, name):
    await session.tap(name)
    for layer in [each for each in session.page.elements.values() if "data-layer" in each.attributes]:
        await session.act(layer, "exited", int(layer.attributes["data-epoch"]))


async def measure(server, number):
    sessions = [await opened(server.port, f"127.0.0.{2 + index // 50}") for index in range(number)]
    print("| | press alone | intent | press | memory of the preparation |\n|---|---:|---:|---:|---:|")
    for what, there, home in KINDS:
        for session in sessions:
            await act(session, there, "intent")
            await act(session, there, "click")
            await back(session, home)
        plain = await act(sessions[0], there, "click")
        await back(sessions[0], home)
        await asyncio.sleep(2)
        before = server.memory()
        intents = [await act(session, there, "intent") for session in sessions]
        await asyncio.sleep(2)
        memory = (server.memory() - before) / number / 1000
        press = await act(sessions[0], there, "click")
        await back(sessions[0], home)
        print(f"| {what} | {plain:,} B | {intents[0]:,} B | {press:,} B | {memory:.1f} kB |", flush=True)
    for session in sessions:
        session.close()


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--binary", default=".build/release/ServerBenchmark")
    options.add_argument("--sessions", type=int, default=200)
    options = options.parse_args()
    server = capacity.Server(options.binary)
    try:
        asyncio.run(measure(server, options.sessions))
    finally:
        server.process.terminate()
        server.process.wait()


if __name__ == "__main__":
    main()
