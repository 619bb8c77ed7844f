# SPDX-License-Identifier: Apache-2.0
"""Prints how the instructions of an operation grow with the page and with the sheets that are open.

    swift build -c release --product EngineBenchmark
    Benchmarks/Engine/growth.py .build/release/EngineBenchmark

Callgrind counts instructions, so the table is nearly the same on any machine, unlike times. It needs valgrind.
"""
import re
import subprocess
import sys
import tempfile
from pathlib import Path

PAGES = [(nodes, 0) for nodes in (100, 1000, 10_000, 100_000)] + [(1000, sheets) for sheets in (1, 10, 50)]


def stripped(program, folder):
    """Returns a copy of the program without debug information, which valgrind cannot read. It keeps the names."""
    copy = Path(folder) / "benchmark"
    subprocess.run(["strip", "--strip-debug", "-o", copy, program], check=True)
    return copy


def instructions(program, nodes, sheets):
    """Returns the thousands of instructions of each operation by its name."""
    with tempfile.TemporaryDirectory() as folder:
        names = subprocess.run(
            ["valgrind", "--tool=callgrind", "--toggle-collect=dais_counted", "--dump-after=dais_counted",
             f"--callgrind-out-file={folder}/out", stripped(program, folder), "growth",
             "--nodes", str(nodes), "--open", str(sheets)],
            check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout.splitlines()
        totals = [int(re.search(r"^(?:summary|totals): (\d+)", path.read_text(), re.MULTILINE)[1]) / 1000
                  for path in sorted(Path(folder).glob("out.*"), key=lambda path: int(path.suffix[1:]))]
    return dict(zip(names, totals))


columns = [instructions(sys.argv[1], *page) for page in PAGES]
print("| thousands of instructions | " + " | ".join(
    f"{sheets} sheets" if sheets else f"{nodes:,} nodes" for nodes, sheets in PAGES) + " |")
print("|---|" + "---:|" * len(PAGES))
for name in columns[0]:
    print(f"| {name} | " + " | ".join(f"{column[name]:,.0f}" for column in columns) + " |")
