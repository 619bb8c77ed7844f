#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Measures the time from a saved file to the changed page, with a sheet open over it.

    python Benchmarks/Browser/saved.py Notes Sources/Notes/ContentView.swift '"Notes"' \\
        --package-path ../Notes --press Add
    python Benchmarks/Browser/saved.py Gallery Examples/Gallery/Presentation/GuardedSheetExample.swift \\
        '"Write a Message"' --path /sheet --press "Write a Message"

The text is a string literal of the file that the page shows. Each round puts a number into it, saves the file, and waits
for the number on the page and for the sheet. At the end, the file is as before. Needs a build of the product.
"""
import argparse
import statistics
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests" / "BrowserTests"))
from harness import browsers  # noqa: E402
from harness.page import DESKTOP, Page  # noqa: E402
from harness.proxy import Proxy  # noqa: E402
from harness.server import free_port  # noqa: E402


def measure(page, options):
    """Returns the seconds of each round."""
    file = Path(options.package_path) / options.file
    before = file.read_text()
    assert options.text in before and options.text.endswith('"'), f"{options.file} has no literal {options.text}"
    times = []
    try:
        for number in range(options.rounds):
            shown = f"{options.text[:-1]} {number}\""
            started = time.monotonic()
            file.write_text(before.replace(options.text, shown))
            page.wait(lambda: shown.strip('"') in page.text() and page.has("dialog"), shown, timeout=600)
            page.frames(1)
            times.append(time.monotonic() - started)
            print(f"{times[-1]:.1f} s", file=sys.stderr, flush=True)
    finally:
        file.write_text(before)
    return times


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("product")
    parser.add_argument("file", help="the changed file, below the folder of the package")
    parser.add_argument("text", help="a string literal of the file")
    parser.add_argument("--package-path", default=str(ROOT))
    parser.add_argument("--path", default="/", help="the path of the page")
    parser.add_argument("--press", required=True, help="the first button with this name opens the sheet")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--build-argument", action="append", default=[], help="an argument for `swift build`")
    options = parser.parse_args()
    port = free_port()
    command = [str(ROOT / "scripts/dev"), options.product, "--package-path", options.package_path, "--port", str(port)]
    loop = subprocess.Popen([*command, *(f"--build-argument={each}" for each in options.build_argument)],
                            stdout=sys.stderr)
    line = Proxy(("127.0.0.1", port))
    try:
        with browsers.launched("chromium") as driver:
            driver.set_page_load_timeout(600)  # the page waits for the first build
            browsers.resize(driver, "chromium", *DESKTOP)
            page = Page(driver, "chromium", line, ROOT)
            while True:
                try:
                    page.open(options.path)
                    break
                except Exception:
                    assert loop.poll() is None, "scripts/dev has ended"
                    time.sleep(1)
            page.wait(lambda: page.all("button", options.press), options.press)[0].click()
            page.find("dialog")
            times = measure(page, options)
        print("| app | median | least | most | rounds |\n|---|---|---|---|---|")
        print(f"| {options.product} | {statistics.median(times):.1f} s | {min(times):.1f} s | {max(times):.1f} s "
              f"| {len(times)} |")
    finally:
        line.stop()
        loop.terminate()
        loop.wait(30)


main()
