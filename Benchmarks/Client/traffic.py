#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Measures the bytes per second between browser and server during a drag, up and down.

    python Benchmarks/Client/traffic.py .build/release/BrowserFixtures [--rounds 3] [--seconds 3] [--delays 0 50]

The dragged view has a `DragGesture` whose `onChanged` (or `updating`) changes state, and its body runs with every
event. It is a square, a square that follows on a spring, or a sheet written with a stack, a drag and an offset.
Headless Chromium moves the pointer 60 points out and back once a second. A relay counts the bytes that it forwards
while the button is down, with WebSocket headers and without those of TCP. The socket is not compressed. One event at a
time waits for its answer, so a longer delay costs fewer bytes. The result is a table of medians.
"""

import argparse
import asyncio
import math
import os
import statistics
import subprocess
import sys
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "Tests/BrowserTests"))
from drag import Measured  # noqa: E402
from harness import browsers  # noqa: E402

PORT = 18493
DRAGGED = {"a square": ("gestures", "free", 0), "a square on a spring": ("followed", "sprung", 0), "a custom sheet": ("own-sheet", "own sheet", 1)}


class Relay:
    """Forwards bytes, with a delay if it is set, and counts bytes and messages up and down. With a delay, a connection
    also waits for a round trip before its first byte, as those of TCP do."""

    def __init__(self, port, upstream):
        self.delay, self.counted = 0, [0, 0, 0, 0]
        self.loop, self.upstream = asyncio.new_event_loop(), upstream
        threading.Thread(target=self.loop.run_forever, daemon=True).start()
        self.server = asyncio.run_coroutine_threadsafe(
            asyncio.start_server(self._connected, "127.0.0.1", port), self.loop).result()
        self.port = self.server.sockets[0].getsockname()[1]

    def stop(self):
        self.loop.call_soon_threadsafe(self.server.close)

    async def _connected(self, reader, writer):
        await asyncio.sleep(2 * self.delay)
        try:
            up_reader, up_writer = await asyncio.open_connection("127.0.0.1", self.upstream)
        except ConnectionRefusedError:  # The app was measured and has stopped, and the page tries to reconnect.
            return writer.close()
        await asyncio.gather(self._pass(reader, up_writer, 0), self._pass(up_reader, writer, 1))

    async def _pass(self, reader, writer, way):
        while data := await reader.read(65536):
            self.counted[way] += len(data)
            self.counted[2 + way] += 1
            self.loop.call_later(self.delay, lambda data=data: writer.is_closing() or writer.write(data))
        self.loop.call_later(self.delay, writer.close)


def dragged(page, relay, identifier, axis, seconds):
    """Returns bytes up and down, messages up and down, and moves of the pointer, each per second."""
    x, y = page.driver.execute_script(
        "const b = document.querySelector(`[data-testid=\"${arguments[0]}\"]`).getBoundingClientRect();"
        "return [b.x + b.width / 2, b.y + b.height / 2]", identifier)
    page.mouse("mousePressed", x, y)
    before, start, moves = relay.counted[:], time.monotonic(), 0
    while (now := time.monotonic() - start) < seconds:
        way = 30 * (1 - math.cos(2 * math.pi * now))
        page.mouse("mouseMoved", x + (0 if axis else way), y + (way if axis else 0))
        moves += 1
        time.sleep(1 / 120)
    after, took = relay.counted[:], time.monotonic() - start
    # The pointer returns to its start and rests.
    page.mouse("mouseMoved", x, y)
    time.sleep(.3)
    page.mouse("mouseReleased", x, y)
    return *((b - a) / took for a, b in zip(before, after)), moves / took


def main():
    options = argparse.ArgumentParser()
    options.add_argument("binary")
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--seconds", type=float, default=3)
    options.add_argument("--delays", type=int, nargs="+", default=[0, 50], help="ms, each way")
    options = options.parse_args()
    print("| dragged | delay each way | up | down | messages up, down | pointer |\n|---|---|---|---|---|---|")
    with browsers.launched("chromium") as driver:
        driver.set_window_size(800, 900)
        page = Measured(driver)
        for index, (name, (fixture, identifier, axis)) in enumerate(DRAGGED.items()):
            port = PORT + 2 * index
            app = subprocess.Popen([options.binary, "--port", str(port)], env=os.environ | {"FIXTURE": fixture},
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            try:
                time.sleep(1)
                relay = Relay(port + 1, port)
                for delay in options.delays:
                    relay.delay, rounds = delay / 1000, []
                    for _ in range(options.rounds):
                        driver.get(f"http://127.0.0.1:{port + 1}/")
                        time.sleep(2)
                        if axis:
                            page.click("#dais-root button")
                            time.sleep(1.5)
                        rounds.append(dragged(page, relay, identifier, axis, options.seconds))
                    up, down, messages, answers, moves = (statistics.median(values) for values in zip(*rounds))
                    print(f"| {name} | {delay} ms | {up:.0f} B/s | {down:.0f} B/s | {messages:.0f}, {answers:.0f} per s | {moves:.0f} moves per s |",
                          flush=True)
            finally:
                app.terminate()
                app.wait()


if __name__ == "__main__":
    main()
