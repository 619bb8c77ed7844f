#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Attacks a running gallery while honest sessions work, and prints what they felt.

    Tests/Attacks/run.py [--binary .build/debug/Gallery] [--seconds 3] [--honest 40] [--wait MS] [--only NAME]

A row per attack: the times of honest events and pages in milliseconds, the floor of these times without a server, the
memory of the server after it, how often the attacker was refused, and what it has sent per second. It fails if the
process ends, if an honest session is lost, if an attack has an effect that it must not have, if memory grows by more
than --memory MB in all, or if descriptors stay open after the attackers' sessions have ended. Times are only judged
with --wait.
"""

import argparse
import asyncio
import os
import signal
import sys
import time
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER), str(FOLDER.parent / "BrowserTests")]

import events  # noqa: E402, F401
import load  # noqa: E402, F401
import perimeter  # noqa: E402, F401
from attack import ATTACKS, REFUSALS, Succeeded, Target  # noqa: E402
from crowd import Crowd  # noqa: E402
from facts import descriptors, megabytes  # noqa: E402
from harness.server import Server  # noqa: E402
from wire import ADDRESS_HEADER, SENT  # noqa: E402

#: A session waits a minute for its browser. A round after it, of which there is one every 20 seconds, ends it.
GRACE = 60 + 26


def quantile(times, part):
    """Returns a quantile in milliseconds, or 0 without times."""
    return sorted(times)[min(len(times) - 1, int(len(times) * part))] * 1000 if times else 0


async def summarize(name, target, crowd, server, options, started):
    """Returns the row of an attack and the faults of the time since `started`."""
    if server.process.poll() is not None:
        return f"| {name} | ended the process |", [f"the process ended with {server.process.returncode}"]
    seconds = time.monotonic() - started
    times = await crowd.take()
    faults = times.lost[:3]
    quantiles = [quantile(kind, part) for kind in (times.events, times.pages) for part in (.5, .99)]
    for what, value in (("event", quantiles[1]), ("page", quantiles[3])):
        if options.wait and value > options.wait:
            faults.append(f"an honest {what} waits {value:.0f} ms (p99), longer than {options.wait:.0f} ms")
    columns = [*(f"{value:.0f}" for value in [*quantiles, quantile(times.floor, .99)]),
               f"{megabytes(server.process.pid):.0f}", target.refusals, f"{SENT.frames / seconds:.0f}",
               f"{SENT.requests / seconds:.0f}", len(times.events)]
    return f"| {name} | {' | '.join(map(str, columns))} |", faults


async def play(name, target, crowd, server, options):
    """Plays one attack and returns its row and its faults."""
    await crowd.take()
    SENT.frames = SENT.requests = 0
    started, faults = time.monotonic(), []
    try:
        if name in ATTACKS:
            await asyncio.wait_for(ATTACKS[name](target), target.seconds * 4 + 60)
        else:
            await asyncio.sleep(target.seconds)
    except Succeeded as error:
        faults.append(str(error))
    except (*REFUSALS, LookupError) as error:
        faults.append(f"the attack could not be played: {type(error).__name__} {error}")
    row, found = await summarize(name, target, crowd, server, options, started)
    return row, [f"{name}: {fault}" for fault in faults + found]


async def attack_all(server, options):
    host, port = server.address
    print("| attack | event p50 | p99 | GET p50 | p99 | floor p99 | MB | refused | frames/s | requests/s | honest events |")
    print("|---|---|---|---|---|---|---|---|---|---|---|")
    async with Crowd(host, port, options.honest) as crowd:
        # Attackers have machines of their own. Here they take what the server and the honest users leave.
        os.nice(10)
        faults = []
        for number, name in enumerate(["none", *([options.only] if options.only else ATTACKS)]):
            # What one attack has spent must not be missing to the next.
            target = Target(host, port, options.seconds, server.lines, f"127.9.{number}.1")
            row, found = await play(name, target, crowd, server, options)
            print(row, flush=True)
            faults += found
            if server.process.poll() is not None:
                return faults
            if name == "none":
                before, opened = megabytes(server.process.pid), descriptors(server.process.pid)
        return faults + await remains(server.process.pid, before, opened, options.memory)


async def remains(process, before, opened, memory):
    """Returns what is left of the attacks when the sessions of the attackers have ended."""
    for _ in range(GRACE * 2):
        grown, left = megabytes(process) - before, descriptors(process) - opened
        if grown <= memory and left <= 0:
            return []
        await asyncio.sleep(0.5)
    return [f"memory has grown by {grown:.0f} MB, of which {memory:.0f} MB are allowed, "
            f"and {left} more descriptors are open than before the attacks"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--binary", default=".build/debug/Gallery")
    parser.add_argument("--seconds", type=float, default=3, help="the time of each attack")
    parser.add_argument("--honest", type=int, default=40, help="how many honest sessions work meanwhile")
    parser.add_argument("--memory", type=float, default=200, help="by how many MB the server may grow in all")
    parser.add_argument("--wait", type=float, help="the longest p99 of honest events and pages, in milliseconds")
    parser.add_argument("--only", choices=ATTACKS, help="one attack instead of all")
    options = parser.parse_args()
    # Without a handler, the server would outlive a runner that is asked to stop.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    server = Server([options.binary, "--port", "0"], Path(".artifacts/attacks.log"), {
        "DAIS_ENV": "production", "DAIS_ALLOWED_HOSTS": "127.0.0.1", "DAIS_CLIENT_ADDRESS_HEADER": ADDRESS_HEADER,
        "SWIFT_BACKTRACE": "enable=no"}).start()
    try:
        faults = asyncio.run(attack_all(server, options))
    finally:
        code = server.stop() if server.process.poll() is None else server.process.returncode
    if code:
        faults.append(f"the server ended with {code}")
    for fault in faults:
        print(f"error: {fault}")
    print(f"attacks: {1 if options.only else len(ATTACKS)} played, {len(faults)} faults")
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
