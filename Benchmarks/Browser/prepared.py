#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Measures how long a press waits for a sheet that is prepared, for one that is not, and for a bare dialog in the same
page. Prints a table in Markdown.

    swift build -c release --product Gallery
    python Benchmarks/Browser/prepared.py .build/release/Gallery [--engine chromium …] [--rounds 30]

It needs the packages of Tests/BrowserTests/requirements.txt, and the browsers. Times are those of the page's own clock,
from the press until the sheet can be pressed, and until the first frame after the one that shows it. The three take
turns in each round.
"""
import argparse
import statistics
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests" / "BrowserTests"))
from harness import browsers, proxy  # noqa: E402
from harness.page import DESKTOP, Page  # noqa: E402
from harness.server import Server, free_port  # noqa: E402

PREPARED, PLAIN, DIALOG = "Write a Note", "Ask First", "Bare dialog"

#: A dialog of the browser with the content of the sheet.
SETUP = """
const dialog = document.createElement('dialog')
dialog.innerHTML = '<h2>New note</h2><input placeholder="Note"><button>Done</button>'
const button = document.createElement('button')
button.textContent = arguments[0]
button.onclick = () => dialog.showModal()
document.body.append(dialog, button)
window.bare = dialog"""

#: Presses a button, and returns the milliseconds until something can be pressed there, and until it has been painted.
PRESS = """
const [button, isBare, done] = arguments
const start = performance.now()
let usable = 0, due = false
const look = () => {
  const node = isBare ? bare : [...document.querySelectorAll('#dais-overlays > .layer:not([inert]) > .surface')].at(-1)
  if (usable || !node?.checkVisibility({visibilityProperty: true}) || (isBare && !node.open)) return node
  usable = performance.now() - start
  return node
}
const frame = () => {
  const node = look()
  if (due) return done([usable, performance.now() - start])
  due = !!usable && node.getBoundingClientRect().top < innerHeight
  requestAnimationFrame(frame)
}
button.click()
look()
requestAnimationFrame(frame)"""


class Run:
    def __init__(self, driver, engine, server):
        self.line = proxy.Proxy(server.address)
        browsers.resize(driver, engine, *DESKTOP)
        self.page = Page(driver, engine, self.line, ROOT)
        self.engine = engine
        self.page.open("/sheet")
        self.page.idle()
        self.page.js(SETUP, DIALOG)

    def press(self, name):
        page = self.page
        button = page.button(name)
        page.js("arguments[0].focus()", button)
        if name == PREPARED:
            page.wait(lambda: page.js(
                "return document.querySelector(`[data-prepared='${arguments[0].dataset.presents}']`)", button), "a sheet")
        page.idle()
        times = page.driver.execute_async_script(PRESS, button, name == DIALOG)
        page.wait(lambda: not page.css("[data-guess]"), "the server's answer")
        page.js("bare.close()") if name == DIALOG else page.press("escape")
        page.wait(lambda: not page.css("#dais-overlays > .layer:not([inert])"), "the end of the sheet")
        page.idle()
        return times

    def table(self, rounds):
        for trip in (0, 50, 300):
            self.line.slow(trip / 2000)
            times = {name: [] for name in (DIALOG, PREPARED, PLAIN)}
            for _ in range(rounds + 1):
                for name, list_ in times.items():
                    list_.append(self.press(name))
            # The first round loads what is not loaded yet.
            cells = [" / ".join(f"{statistics.median(run[part] for run in runs[1:]):.0f}" for part in (0, 1))
                     for runs in times.values()]
            print(f"| {self.engine} | {trip} ms | " + " | ".join(cells) + " |", flush=True)
        self.line.stop()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("--engine", action="append")
    parser.add_argument("--rounds", type=int, default=30)
    options = parser.parse_args()
    print("| engine | round trip | bare dialog | prepared | not prepared |\n|---|---:|---:|---:|---:|")
    log = Path(tempfile.gettempdir()) / "prepared-benchmark.log"
    server = Server([options.binary, "--port", str(free_port())], log, {"DAIS_ENV": "production"}).start()
    try:
        for engine in options.engine or browsers.ENGINES:
            with browsers.launched(engine) as driver:
                Run(driver, engine, server).table(options.rounds)
    finally:
        server.stop()


if __name__ == "__main__":
    main()
