#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Measures builds of the gallery in a fresh clone, and prints tables.

    Benchmarks/Build/build.py [--release]

The first table has a first debug build, builds after a change, and with `--release` a release build and its size. The
second one lists the modules of the first build: the seconds after which their last file was begun, and those since the
module before. Times are those of the machine, so only the ratios of one run mean something. Processor time is that of
all compilers.
"""
import argparse
import re
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
#: What changes: a file, a text in it, and its replacement.
CHANGES = [
    ("a view of the app has changed", "Examples/Gallery/Home/FamilyGrid.swift", "isCompact ? 12 : 20)", "isCompact ? 13 : 20)"),
    ("a modifier of the core has changed", "Sources/DaisCore/Modifiers/Box/Opacity.swift", "min(max(opacity, 0), 1)",
     "max(min(opacity, 1), 0)"),
]
PROGRESS = re.compile(r"^\[\d+/\d+\] (?:Compiling|Emitting module|Wrapping AST for|Linking|Write|Copying) ?(\w+)")


def built(folder, *options):
    """Runs a build, and returns its seconds, its processor time, and the second of the last line of each module."""
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    began, modules = time.monotonic(), {}
    process = subprocess.Popen(["swift", "build", *options], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    lines = []
    for line in process.stdout:
        lines.append(line)
        if found := PROGRESS.match(line):
            modules[found[1]] = time.monotonic() - began
    if process.wait():
        sys.exit("".join(lines[-40:]))
    took, now = time.monotonic() - began, resource.getrusage(resource.RUSAGE_CHILDREN)
    return took, now.ru_utime + now.ru_stime - spent.ru_utime - spent.ru_stime, modules


def row(what, took, spent):
    print(f"| {what} | {took:,.0f} s | {spent:,.0f} s |", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--release", action="store_true", help="build for release too, which takes ten minutes")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch) / "package"
        subprocess.run(["git", "clone", "--quiet", ROOT, folder], check=True)
        # The packages are fetched before, because that depends on the network.
        subprocess.run(["swift", "package", "resolve"], cwd=folder, check=True, capture_output=True)
        print("| build of the gallery | time | processor time |\n|---|---:|---:|")
        took, spent, modules = built(folder, "--product", "Gallery")
        row("first, debug", took, spent)
        for what, file, old, new in CHANGES:
            text = (folder / file).read_text()
            assert old in text, f"{file} has no {old}"
            (folder / file).write_text(text.replace(old, new))
            row(what, *built(folder, "--product", "Gallery")[:2])
        sizes = [("debug", folder / ".build/debug/Gallery")]
        if options.release:
            row("first, release", *built(folder, "-c", "release", "--product", "Gallery")[:2])
            sizes.append(("release", folder / ".build/release/Gallery"))
        print("\n| binary | as built | stripped |\n|---|---:|---:|")
        for name, binary in sizes:
            subprocess.run(["strip", "-o", folder / "stripped", binary], check=True)
            print(f"| {name} | {binary.stat().st_size / 1e6:.0f} MB | {(folder / 'stripped').stat().st_size / 1e6:.0f} MB |")
        print("\n| module | last file begun after | since the one before |\n|---|---:|---:|")
        before = 0.0
        for name, end in sorted(modules.items(), key=lambda each: each[1]):
            if end - before >= 1:
                print(f"| {name} | {end:.0f} s | {end - before:.0f} s |")
            before = end


if __name__ == "__main__":
    main()
