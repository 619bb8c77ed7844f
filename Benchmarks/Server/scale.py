#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Measures one server with many idle sessions and many active ones, and prints rows of a Markdown table.

    Benchmarks/Server/scale.py [--binary .build/release/ServerBenchmark] [--idle 10000] [--active 1000] [--seconds 60]

The active sessions tap every ten seconds each, spread evenly: first alone, and then beside the idle ones. The generator is
three Python processes on the same machine, so the times are upper limits. The processor time is that of all threads of
the server.
"""
import argparse
import asyncio
import multiprocessing
import time

import capacity

#: The seconds between two taps of an active session.
PAUSE = 10


def visitors(port, count, network):
    """Returns sessions of clients in a network of their own, because each client may have 200."""
    return [capacity.Visitor("127.0.0.1", port, f"127.{network}.{index // 25600}.{2 + index // 100 % 250}")
            for index in range(count)]


class Generator:
    """A process with sessions, which does one thing after the other as it is told."""

    def __init__(self, port, count, network, path):
        self.orders, self.answers = multiprocessing.Queue(), multiprocessing.Queue()
        self.process = multiprocessing.Process(
            target=lambda: asyncio.run(self._work(port, count, network, path)), daemon=True)
        self.process.start()

    def answer(self, timeout):
        return self.answers.get(timeout=timeout)

    async def _work(self, port, count, network, path):
        everyone = visitors(port, count, network)
        await capacity.gathered([visitor.begin(path) for visitor in everyone], 20)
        self.answers.put(None)
        while True:
            # A browser answers the server's pings.
            listening = [asyncio.create_task(self._listen(visitor)) for visitor in everyone]
            seconds = await asyncio.to_thread(self.orders.get)
            for task in listening:
                task.cancel()
            times = []
            end = time.monotonic() + seconds
            await asyncio.gather(*(self._tap(visitor, number / count * PAUSE, end, times)
                                   for number, visitor in enumerate(everyone)))
            self.answers.put(times)

    async def _listen(self, visitor):
        while True:
            await visitor.receive()

    async def _tap(self, visitor, delay, end, times):
        await asyncio.sleep(delay)
        while time.monotonic() < end:
            started = time.perf_counter()
            await visitor.tap("Add")
            times.append(time.perf_counter() - started)
            await asyncio.sleep(PAUSE)


def tapped(server, active, seconds, what):
    """Lets the active sessions tap, and prints the times."""
    spent = server.seconds()
    active.orders.put(seconds)
    times = active.answer(seconds + 120)
    used = server.seconds() - spent
    capacity.row(f"{len(times):,} taps {what}: p50, p99 and longest",
                 f"{capacity.percentile(times, 50):.1f} ms, {capacity.percentile(times, 99):.1f} ms, {max(times) * 1000:.0f} ms")
    capacity.row(f"processor time of the server for a tap {what}", f"{used / len(times) * 1e6:.0f} µs")


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--binary", default=".build/release/ServerBenchmark")
    options.add_argument("--path", default="/form")
    options.add_argument("--idle", type=int, default=10_000)
    options.add_argument("--active", type=int, default=1000)
    options.add_argument("--seconds", type=int, default=60)
    options = options.parse_args()
    server = capacity.Server(options.binary)
    generators = []
    try:
        print("| what | measured |\n|---|---|", flush=True)
        active = Generator(server.port, options.active, 1, options.path)
        generators.append(active)
        active.answer(300)
        tapped(server, active, options.seconds, f"of {options.active:,} sessions alone")
        memory, started = server.memory(), time.monotonic()
        idle = [Generator(server.port, options.idle // 2, network, options.path) for network in (2, 3)]
        generators += idle
        for generator in idle:
            generator.answer(900)
        capacity.row(f"{options.idle:,} more sessions open", f"in {time.monotonic() - started:.0f} s")
        capacity.row("memory of each", f"{(server.memory() - memory) / options.idle / 1000:.0f} kB")
        time.sleep(PAUSE)  # until what follows an opening is over
        spent = server.seconds()
        time.sleep(options.seconds)  # measured
        used = (server.seconds() - spent) / options.seconds
        capacity.row("all of them idle", f"{used * 100:.1f} % of a core")
        tapped(server, active, options.seconds, f"beside {options.idle:,} idle sessions")
    finally:
        for generator in generators:
            generator.process.kill()
        server.process.terminate()
        server.process.wait(60)


if __name__ == "__main__":
    main()
