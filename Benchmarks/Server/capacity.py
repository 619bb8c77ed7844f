#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Measures what sessions cost a server, and prints rows of a Markdown table.

    Benchmarks/Server/capacity.py [--binary .build/release/ServerBenchmark] [--path /form] [--sessions 1000] [--idle 20]

Two processes of the app run with the same keys. All sessions open in the first one, stay idle, then lose their
connection together and return to their session. After that, the first process is killed, and all return to the second
one with the state that they have kept. Meanwhile, twenty other sessions tap twice a second. The generator is one Python
process. It takes more time than the server, so times of many clients at once are upper limits, and the processor time
of the server is what counts.
"""
import argparse
import asyncio
import base64
import json
import multiprocessing
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Tests/Attacks"))

import wire  # noqa: E402

KEY = base64.b64encode(b"\7" * 32).decode()


class Server:
    """A process of the app, which another program may run."""

    def __init__(self, binary, runner=()):
        self.process = subprocess.Popen(
            [*runner, str(binary), "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL if runner else None,
            text=True,
            env={**os.environ, "DAIS_ENV": "production", "DAIS_KEYS": KEY, "DAIS_TURN_LIMIT": "0", "LOG_LEVEL": "error"})
        self.port = int(self.process.stdout.readline().split("127.0.0.1:")[1].split()[0])

    def seconds(self):
        """Returns the processor time of all threads."""
        return sum(int((thread / "schedstat").read_text().split()[0])
                   for thread in Path(f"/proc/{self.process.pid}/task").iterdir()) / 1e9

    def memory(self):
        """Returns the bytes that the process has written. Its code is not among them: whether the pages of a file count
        as its own depends on other processes that use the file."""
        lines = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text().splitlines()
        return sum(int(line.split()[1]) for line in lines if line.startswith("Private_Dirty")) * 1024


class Visitor(wire.Session):
    """A session that keeps its state as a browser does."""

    sealed = listening = None
    returned_bytes = 0

    async def begin(self, path):
        await self.start(path)
        assert self.welcome[:1] + self.welcome[3:4] == ["w", "adopted"], self.welcome

    async def receive(self):
        frame = await super().receive()
        if frame[:2] == ["s", ""]:
            self.sealed = frame[2]
        return frame

    async def arrive(self, path):
        await self.begin(path)
        await self.tap("Add")
        self.listen()

    def listen(self):
        """Answers pings, and takes the state that the server sends when nothing has changed for a second."""
        async def listening():
            while True:
                await self.receive()
        self.listening = asyncio.create_task(listening())

    def leave(self):
        self.listening.cancel()
        self.close()

    async def resume(self):
        self.leave()
        await self.reconnect()
        assert self.welcome[3] == "resumed", self.welcome
        self.listen()

    async def move(self, port):
        """Returns to another process with the kept state."""
        self.leave()
        self.port, self.sequence, self.acknowledged = port, 0, 0
        session = self.welcome[1]
        await self.connect(session=session, secret=self.welcome[2], ack=0, seq=0, url=self.path, width=1280, height=800,
                           sealed=self.sealed)
        assert self.welcome[3] == "replaced", self.welcome
        self.returned_bytes = len(json.dumps(await self.receive()))


class Others:
    """Twenty sessions that tap twice a second. They have a process of their own, because the generator is busy while
    many sessions return at once, and would time itself."""

    COUNT = 20

    def __init__(self, port, path):
        self.times, self.ready = multiprocessing.Queue(), multiprocessing.Event()
        self.process = multiprocessing.Process(target=self._work, args=(port, path), daemon=True)
        self.process.start()
        assert self.ready.wait(60), "the other sessions did not open"

    def _work(self, port, path):
        async def tap(visitor, number):
            await asyncio.sleep(number / self.COUNT / 2)
            while True:
                started = time.perf_counter()
                await visitor.tap("Add")
                self.times.put(time.perf_counter() - started)
                await asyncio.sleep(0.5)

        async def work():
            visitors = [Visitor("127.0.0.1", port, "127.0.0.251") for _ in range(self.COUNT)]
            for visitor in visitors:
                await visitor.begin(path)
            self.ready.set()
            await asyncio.gather(*(tap(visitor, number) for number, visitor in enumerate(visitors)))
        asyncio.run(work())

    def taken(self):
        """Returns the times since the last call."""
        assert self.process.is_alive(), "the other sessions have ended"
        times = []
        while not self.times.empty():
            times.append(self.times.get())
        return times

    def stop(self):
        self.process.kill()
        self.process.join()


#: The most sessions that connect together. With more, the generator says hello later than the ten seconds that the server
#: waits for it.
TOGETHER = 1000


async def gathered(work, limit=100):
    """Runs coroutines, so many at a time, and returns the time of each."""
    gate, times = asyncio.Semaphore(limit), []

    async def one(coroutine):
        async with gate:
            started = time.perf_counter()
            await coroutine
            times.append(time.perf_counter() - started)
    await asyncio.gather(*map(one, work))
    return times


def row(what, value):
    print(f"| {what} | {value} |", flush=True)


def percentile(times, number):
    return statistics.quantiles(times, n=100)[number - 1] * 1000 if len(times) > 1 else times[0] * 1000


async def measure(first, second, options):
    count = options.sessions
    visitors = [Visitor("127.0.0.1", first.port, f"127.0.0.{2 + index // 50}") for index in range(count)]
    warm = [Visitor("127.0.0.1", server.port, "127.0.0.250") for server in (first, second) for _ in range(10)]
    for visitor in warm:
        await visitor.begin(options.path)
    others = Others(second.port, options.path)
    memory, spent = first.memory(), first.seconds()
    await gathered([visitor.arrive(options.path) for visitor in visitors], 20)
    row(f"opening a page of {len(visitors[0].page.elements)} elements, its session, and a tap",
        f"{(first.seconds() - spent) / count * 1e3:.2f} ms of the server's time")
    end = time.monotonic() + 60
    while any(visitor.sealed is None for visitor in visitors):
        assert time.monotonic() < end, "a session has kept no state"
        await asyncio.sleep(0.2)
    row("memory of a session", f"{(first.memory() - memory) / count / 1000:.0f} kB")
    row("sealed state", f"{statistics.median(len(visitor.sealed) for visitor in visitors):,.0f} B")
    spent = first.seconds()
    await asyncio.sleep(options.idle)
    row(f"{count} idle sessions", f"{(first.seconds() - spent) / options.idle * 100:.2f} % of a core")
    spent = first.seconds()
    times = await gathered([visitor.resume() for visitor in visitors], TOGETHER)
    row(f"{count} sessions return at once to their process",
        f"{(first.seconds() - spent) / count * 1e3:.2f} ms of the server's time each, the last after {max(times):.2f} s")
    others.taken()
    await asyncio.sleep(options.idle / 2)
    before = others.taken()
    spent = second.seconds()
    first.process.kill()
    times = await gathered([visitor.move(second.port) for visitor in visitors], TOGETHER)
    meanwhile = others.taken()
    row(f"{count} sessions return at once to another process",
        f"{(second.seconds() - spent) / count * 1e3:.2f} ms of the server's time each, the last after {max(times):.2f} s")
    row("bytes down for each of them", f"{statistics.median(visitor.returned_bytes for visitor in visitors):,.0f} B")
    for name, number in ("median", 50), ("p99", 99):
        row(f"{name} of a tap of others, before and meanwhile",
            f"{percentile(before, number):.1f} ms and {percentile(meanwhile, number):.1f} ms")
    row("taps of others meanwhile", f"{len(meanwhile)}")
    others.stop()


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--binary", default=".build/release/ServerBenchmark")
    options.add_argument("--path", default="/form")
    options.add_argument("--sessions", type=int, default=1000)
    options.add_argument("--idle", type=float, default=20)
    options = options.parse_args()
    servers = []
    try:
        servers += [Server(options.binary), Server(options.binary)]
        print("| what | measured |\n|---|---|")
        asyncio.run(measure(*servers, options))
    finally:
        for server in servers:
            server.process.terminate()
            server.process.wait(30)


if __name__ == "__main__":
    main()
