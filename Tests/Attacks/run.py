#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Attacks a running gallery while honest sessions work, and prints what they felt.

    Tests/Attacks/run.py [--binary .build/debug/Gallery] [--seconds 3] [--honest 40] [--only NAME]

A row per attack: the times of honest events and pages in milliseconds, the memory of the server after it, and how
often the attacker was refused. It fails if the process ends, if an honest session is lost, if an attack has an effect
that it must not have, if memory grows by more than --memory MB in all, or if descriptors stay open. Times are printed
and not judged.
"""

import argparse
import asyncio
import signal
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER), str(FOLDER.parent / "BrowserTests")]

import events  # noqa: E402, F401
import load  # noqa: E402, F401
import perimeter  # noqa: E402, F401
from attack import ATTACKS, REFUSALS, Succeeded, Target  # noqa: E402
from crowd import Crowd, quantile  # noqa: E402
from facts import descriptors, megabytes  # noqa: E402
from harness.server import Server  # noqa: E402
from wire import ADDRESS_HEADER  # noqa: E402


async def play(name, target, crowd, server):
    """Plays one attack and returns its row and its faults."""
    crowd.take()
    faults = []
    try:
        await asyncio.wait_for(ATTACKS[name](target), target.seconds * 4 + 60)
    except Succeeded as error:
        faults.append(str(error))
    except (*REFUSALS, LookupError) as error:
        faults.append(f"the attack could not be played: {type(error).__name__} {error}")
    if server.process.poll() is not None:
        return "", [f"the process ended with {server.process.returncode}"]
    events, pages, lost = crowd.take()
    faults += lost[:3]
    memory = megabytes(server.process.pid)
    row = (f"| {name} | {quantile(events, .5):.0f} | {quantile(events, .99):.0f} | {quantile(pages, .5):.0f} "
           f"| {quantile(pages, .99):.0f} | {memory:.0f} | {target.refusals} | {len(events)} |")
    return row, faults


async def attack_all(server, options):
    host, port = server.address
    faults = []
    print("| attack | event p50 | p99 | GET p50 | p99 | MB | refused | honest events |")
    print("|---|---|---|---|---|---|---|---|")
    async with Crowd(host, port, options.honest) as crowd:
        await asyncio.sleep(options.seconds)
        before, opened = megabytes(server.process.pid), descriptors(server.process.pid)
        events, pages, lost = crowd.take()
        faults += lost[:3]
        print(f"| none | {quantile(events, .5):.0f} | {quantile(events, .99):.0f} | {quantile(pages, .5):.0f} "
              f"| {quantile(pages, .99):.0f} | {before:.0f} | 0 | {len(events)} |", flush=True)
        for number, name in enumerate([options.only] if options.only else ATTACKS):
            # What one attack has spent must not be missing to the next.
            source = f"127.9.{number}.1"
            target = Target(host, port, options.seconds, server.lines, source)
            row, found = await play(name, target, crowd, server)
            print(row or f"| {name} | ended the process |", flush=True)
            faults += [f"{name}: {fault}" for fault in found]
            if server.process.poll() is not None:
                return faults
        for _ in range(200):
            if descriptors(server.process.pid) <= opened:
                break
            await asyncio.sleep(0.1)
        else:
            faults.append(f"{descriptors(server.process.pid)} descriptors are open, before the attacks {opened}")
    grown = megabytes(server.process.pid) - before
    if grown > options.memory:
        faults.append(f"memory has grown by {grown:.0f} MB, more than {options.memory} MB")
    return faults


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--binary", default=".build/debug/Gallery")
    parser.add_argument("--seconds", type=float, default=3, help="the time of each attack")
    parser.add_argument("--honest", type=int, default=40, help="how many honest sessions work meanwhile")
    parser.add_argument("--memory", type=float, default=200, help="by how many MB the server may grow in all")
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
