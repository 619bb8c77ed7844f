#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Measures what browser, wire and server need to push and pop a page with 1,000 rows, and a path of 50 such pages.

    swift build -c release --product BrowserFixtures
    python Benchmarks/Browser/navigation.py .build/release/BrowserFixtures [--engine chromium …] [--rounds 20]

Times are those of the page's own clock: from the time stamp of the click to the first frame that shows the new page. A
push waits for the server's answer, and a pop does not. Processor time is that of all threads of the server. Bytes are
those of the server's frames before compression.
"""
import argparse
import json
import statistics
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
from presentations import DESKTOP, Page, Server, browsers, free_port, memory, processor_time, proxy, row  # noqa: E402

FIRST_FRAME = """
addEventListener('click', ({ timeStamp }) => {
  const look = () => requestAnimationFrame(() => {
    const moves = document.getAnimations().some(({ effect }) => effect?.target?.matches?.('.page'));
    if (!moves) return look();
    const channel = new MessageChannel();
    channel.port1.onmessage = () => { window.firstFrame = performance.now() - timeStamp };
    channel.port2.postMessage(0);
  });
  look();
}, { capture: true, once: true });
window.firstFrame = null;
"""


def size(frames) -> int:
    return sum(len(json.dumps(frame, separators=(",", ":"), ensure_ascii=False).encode()) for frame in frames)


def turn(page, process, role, name, title):
    page.js(FIRST_FRAME)
    before, spent = len(page.wire.received), processor_time(process)
    page.click(role, name)
    page.wait(lambda: page.driver.title == title, title)
    first = page.wait(lambda: page.js("return window.firstFrame"), "the first frame")
    page.wait(lambda: not page.js("return document.querySelector('.nav').getAnimations({ subtree: true }).length"), "rest")
    time.sleep(0.05)
    return first, size(page.wire.received[before:]), processor_time(process) - spent


def main():
    options = argparse.ArgumentParser()
    options.add_argument("program")
    options.add_argument("--engine", action="append")
    options.add_argument("--rounds", type=int, default=20)
    options = options.parse_args()
    row("engine", "what", "first visible frame, median, p95", "bytes", "server")
    row(*["---"] * 5)
    for engine in options.engine or browsers.ENGINES:
        log = Path(tempfile.mkdtemp()) / "server.log"
        server = Server([options.program, "--port", str(free_port())], log, {"FIXTURE": "long-pages"}).start()
        with browsers.launched(engine) as driver:
            line = proxy.Proxy(server.address)
            browsers.resize(driver, engine, *DESKTOP)
            page = Page(driver, engine, line, HERE)
            page.open("/")
            process = server.process.pid
            runs = {"push": [], "pop": []}
            for _ in range(options.rounds):
                runs["push"].append(turn(page, process, "link", "Thousand", "Page 1"))
                runs["pop"].append(turn(page, process, "button", "Start", "Start"))
            for what, list_ in runs.items():
                first = sorted(run[0] for run in list_)
                row(engine, what, f"{statistics.median(first):.0f} ms, {first[int(len(first) * .95)]:.0f} ms",
                    f"{statistics.median(run[1] for run in list_):.0f}", f"{statistics.median(run[2] for run in list_):.1f} ms")
            used, entries = memory(process), page.js("return history.length")
            page.tap("Fifty")
            page.wait(lambda: page.driver.title == "Page 50", "the path")
            time.sleep(1)
            row(engine, "path of 50", "", "", f"{memory(process) - used} kB more, {page.js('return history.length') - entries} entries")
            line.stop()
        server.stop()


main()
