#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Measures the bytes that changes send and the processor time of the server, with and without compressed messages.

    Benchmarks/Server/bytes.py [--binary .build/release/ServerBenchmark] [--rounds 200]

Two sessions of one server do the same: one offers permessage-deflate, the other does not. They take turns, 20 changes
each. The table shows the bytes of the messages with the change, the median processor time of all of the server's threads
for a change and the way back from it, and the ratio of the times.
"""
import argparse
import asyncio
import statistics
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import capacity  # noqa: E402
import wire  # noqa: E402

#: What is measured: its name, the page, the button of the change, and that of the way back.
CHANGES = [
    ("open a sheet of 20 rows", "/sheet", "Open", "Done"),
    ("append 50 rows of 5 nodes", "/transfer", "Append", "Clear"),
    ("push a page of 20 rows", "/transfer", "Push", "Pop"),
]


async def run(session, there, back, rounds):
    """Returns the bytes of the messages of each change."""
    sizes = []
    for _ in range(rounds):
        before = session.socket.bytes
        await session.tap(there)
        sizes.append(session.socket.bytes - before)
        await session.tap(back)
        # As after the exit of the sheet, so that the next one is not the same again.
        for layer in [each for each in session.page.elements.values() if "data-layer" in each.attributes]:
            await session.act(layer, "exited", int(layer.attributes["data-epoch"]))
    return sizes


async def measure(server, what, path, there, back, rounds):
    plain, compressed = [
        wire.Session("127.0.0.1", server.port, headers=headers)
        for headers in ((), (("Sec-WebSocket-Extensions", "permessage-deflate"),))]
    sizes, times = {plain: [], compressed: []}, {plain: [], compressed: []}
    for session in sizes:
        await session.start(path)
        sizes[session] += await run(session, there, back, 1)
    for _ in range(rounds // 20):
        for session in sizes:
            before = server.seconds()
            sizes[session] += await run(session, there, back, 20)
            times[session].append((server.seconds() - before) / 20 * 1e6)
    first, later = ({session: value for session, value in zip(sizes, values)} for values in (
        [each[0] for each in sizes.values()], [statistics.median(each[1:]) for each in sizes.values()]))
    cost = {session: statistics.median(each) for session, each in times.items()}
    print(f"| {what} | {first[plain]:,} | {first[compressed]:,} | {later[plain]:,.0f} | {later[compressed]:,.0f} "
          f"| {cost[plain]:.0f} | {cost[compressed]:.0f} | {cost[compressed] / cost[plain]:.2f} |", flush=True)
    for session in sizes:
        session.close()


async def main():
    options = argparse.ArgumentParser()
    options.add_argument("--binary", default=".build/release/ServerBenchmark")
    options.add_argument("--rounds", type=int, default=200)
    options = options.parse_args()
    server = capacity.Server(options.binary)
    print("| change | B, first | compressed | B, later | compressed | µs | compressed | ratio |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|")
    try:
        for change in CHANGES:
            await measure(server, *change, options.rounds)
    finally:
        server.process.terminate()


if __name__ == "__main__":
    asyncio.run(main())
