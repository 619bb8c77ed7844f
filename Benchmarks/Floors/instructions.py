#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Counts the instructions with which the server answers the modal page, and prints a table.

    swift build -c release --product ServerBenchmark
    Benchmarks/Floors/instructions.py [--binary .build/release/ServerBenchmark] [--events 200]

Callgrind counts what all threads of the process execute, from the frame in the socket to the frame in the socket,
without the kernel. Unlike times, the numbers are nearly the same on any machine. It needs valgrind and binutils.
"""
import argparse
import asyncio
import re
import subprocess
import tempfile
from pathlib import Path

import server
from server import capacity

# The first events load code and fill caches, so they are not counted.
WARM = 50


async def counted(binary, folder, events, *steps):
    """Returns the thousands of instructions of one run of the steps."""
    out = Path(folder) / steps[0]
    process = capacity.Server(binary, ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}"])

    def control(option):
        subprocess.run(["callgrind_control", option, str(process.process.pid)], check=True, stdout=subprocess.DEVNULL)

    try:
        [session] = await server.opened(server.Ours, process, 1)
        for number in range(WARM + events):
            if number == WARM:
                control("--zero")
            for step in steps:
                await getattr(session, step)()
        control("--dump")
    finally:
        process.process.terminate()
        process.process.wait()
    total = re.search(r"^totals: (\d+)", Path(f"{out}.1").read_text(), re.MULTILINE)
    return int(total[1]) / events / 1000


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--binary", default=".build/release/ServerBenchmark")
    parser.add_argument("--events", type=int, default=200)
    options = parser.parse_args()
    print("| thousands of instructions of the server | |\n|---|---:|")
    with tempfile.TemporaryDirectory() as folder:
        binary = Path(folder) / "server"
        # Valgrind cannot read the debug information. The names stay.
        subprocess.run(["strip", "--strip-debug", "-o", binary, options.binary], check=True)
        for name, steps in (("a counter", ["count"]), ("open and close", ["open", "close"])):
            print(f"| {name} | {asyncio.run(counted(binary, folder, options.events, *steps)):,.0f} |")


if __name__ == "__main__":
    main()
