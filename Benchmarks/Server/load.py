#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Puts load on a running app over real WebSockets and prints rows of a Markdown table.

    Benchmarks/Server/load.py --url http://127.0.0.1:8080/ [--sessions 200] [--seconds 10] [--rate 5] [--pid PID]

Every session opens the page, adopts it, and taps the first enabled button. First each session taps --rate times a
second, which shows how long a tap takes on a server with spare capacity. Then each taps again as soon as it has an
answer, which shows how many taps the server handles. The generator is one Python process, and its own time is part of
the results. With the server's --pid, the rows also contain the processor time that the server spent per tap, and how
often its threads went to sleep. A busy machine hardly changes these. --rate 0 leaves out the first part.
"""
import argparse
import asyncio
import statistics
import sys
import time
from pathlib import Path
from urllib.parse import urlsplit

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Tests/Attacks"))

import wire  # noqa: E402


class Tapper(wire.Session):
    """A session that taps one button, and only reads the numbers of the answers."""

    async def begin(self, path):
        await self.start(path)
        if self.welcome[0] != "w" or self.welcome[3] != "adopted":
            raise ConnectionError(f"the page was not adopted: {self.welcome[:1] + self.welcome[3:]}")
        self.button = next(button for button in self.page.all("click", tag="button")
                           if "disabled" not in button.attributes)

    async def tap(self):
        started = time.perf_counter()
        self.socket.send(self.event(self.button, "click", [1, 5, 5]))
        while True:
            frame = await self.socket.receive()
            if frame[0] == "p":
                self.acknowledged = frame[1]
                if frame[2] >= self.sequence:
                    break
        self.times.append(time.perf_counter() - started)

    async def run(self, seconds, pause):
        end = time.perf_counter() + seconds
        self.times = []
        await asyncio.sleep(pause * (id(self) // 16 % 1000) / 1000)
        while time.perf_counter() < end:
            await self.tap()
            if pause:
                await asyncio.sleep(pause)


def spent(pid):
    """The processor time of all threads of a process in seconds, and the number of times that they went to sleep."""
    seconds = sleeps = 0
    for thread in Path(f"/proc/{pid}/task").iterdir():
        seconds += int((thread / "schedstat").read_text().split()[0]) / 1e9
        status = (thread / "status").read_text()
        sleeps += int(status.split("\nvoluntary_ctxt_switches:")[1].split()[0])
    return seconds, sleeps


async def measure(sessions, seconds, pause, what, pid):
    before = spent(pid) if pid else None
    started = time.perf_counter()
    await asyncio.gather(*(session.run(seconds, pause) for session in sessions))
    elapsed = time.perf_counter() - started
    times = sorted(time for session in sessions for time in session.times)
    cuts = statistics.quantiles(times, n=100)
    cost = ""
    if pid:
        processor, sleeps = (now - then for now, then in zip(spent(pid), before))
        cost = f", {processor / len(times) * 1e6:.0f} µs of the server's time and {sleeps / len(times):.1f} sleeps a tap"
    print(f"| {what} | {len(times) / elapsed:,.0f} taps per second, p50 {cuts[49] * 1000:.1f} ms, "
          f"p99 {cuts[98] * 1000:.1f} ms{cost} |")


async def main():
    options = argparse.ArgumentParser()
    options.add_argument("--url", default="http://127.0.0.1:8080/")
    options.add_argument("--sessions", type=int, default=200)
    options.add_argument("--seconds", type=float, default=10)
    options.add_argument("--rate", type=float, default=5)
    options.add_argument("--pid", type=int)
    options = options.parse_args()
    url = urlsplit(options.url)
    host, port, path = url.hostname, url.port or 80, url.path or "/"
    # A server allows one client 100 sessions, and every address of the loopback range is another client.
    local = host == "127.0.0.1"
    sessions = [Tapper(host, port, f"127.0.0.{2 + index // 50}" if local else None)
                for index in range(options.sessions)]
    for session in sessions:
        await session.begin(path)
    count = len(sessions)
    if options.rate:
        what = f"{count} sessions, {options.rate:g} taps a second each"
        await measure(sessions, options.seconds, 1 / options.rate, what, options.pid)
    what = f"{count} sessions, each taps as soon as it is answered"
    await measure(sessions, options.seconds, 0, what, options.pid)
    for session in sessions:
        session.close()


asyncio.run(main())
