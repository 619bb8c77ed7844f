#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares the modal page of Benchmarks/Server in Chromium with pages without a framework, and prints a table.

    swift build -c release --product ServerBenchmark
    python Benchmarks/Floors/browser.py [--binary .build/release/ServerBenchmark] [--visits 5] [--cycles 6]

`dialog` calls `showModal()` and needs no server, `moving` is the same with a motion as that of a sheet, and `socket` puts markup from a socket into the page (see pages.py). The
pages take turns. Each visit has an origin of its own, so that nothing is in a cache. A relay counts the bytes of
TCP and adds the round trip. Times are medians from the time stamp of a trusted press: until the field of the sheet can be
pressed, and until the first frame that shows it. The main thread's time is processor time.
"""
import argparse
import random
import statistics
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
for folder in ("Tests/BrowserTests", "Benchmarks/Client", "Benchmarks/Server"):
    sys.path.insert(0, str(HERE.parents[1] / folder))
import capacity  # noqa: E402
from drag import Measured  # noqa: E402
from harness import browsers, processes  # noqa: E402
from traffic import Relay  # noqa: E402

PROBE = (HERE / "probe.js").read_text()

#: Each row has a unit, and a goal for the ratio to `socket`.
ROWS = {
    "open, can be pressed": ("ms", 1.1), "open, first frame": ("ms", 1.0), "close, page can be pressed": ("ms", 1.0),
    "count, first frame": ("ms", 1.0), "main thread, open and close": ("ms", 1.5), "of it script": ("ms", 2.0),
    "bytes of an opening": ("B", 1.0), "first paint": ("ms", 1.3), "page answers": ("ms", 1.2),
    "bytes until then": ("B", None), "requests until then": ("", None), "bytes of the whole load": ("B", None),
}


class Visit(Measured):
    """One page in a tab, behind a relay of its own."""

    def __init__(self, driver, port, path, trip, notes):
        super().__init__(driver)
        self.relay, self.notes, self.trip = Relay(0, port), notes, trip
        self.relay.delay = trip / 2000
        self.url = f"http://127.0.0.1:{self.relay.port}{path}"

    def ask(self, script):
        return self.driver.execute_script(f"return window.__bench && ({script})")

    def until(self, script, patience=20):
        end = time.monotonic() + patience
        while not (value := self.ask(script)):
            if time.monotonic() > end:
                raise TimeoutError(f"{self.url}: {script} is {value}")
        return value

    def note(self, what, value):
        self.notes.setdefault((what, self.trip), []).append(value)

    def press(self, name):
        x, y = self.ask(f"__bench.center('{name}')")
        self.mouse("mousePressed", x, y)
        self.mouse("mouseReleased", x, y)

    def load(self):
        """Presses the counter from the moment at which it can be seen, at intervals that grow by a fifth."""
        self.driver.execute_cdp_cmd("Page.navigate", {"url": self.url})
        self.until("__bench.seen")
        pause = .04
        while not self.ask("__bench.counted"):
            self.press("add")
            time.sleep(pause)
            pause *= 1.2
        self.note("bytes until then", self.relay.counted[1])
        # The page and the socket are not among the resources.
        own = 1 if self.url.endswith(("/dialog", "/moving")) else 2
        self.note("requests until then", own + self.ask("performance.getEntriesByType('resource').length"))
        self.note("page answers", self.ask("__bench.counted"))
        self.note("first paint", self.until("performance.getEntriesByName('first-contentful-paint')[0]?.startTime"))
        self.rest(1)
        self.note("bytes of the whole load", self.relay.counted[1])

    def rest(self, seconds=.15):
        """Waits until nothing moves, and then for the given time."""
        self.until("!document.getAnimations().some((each) => each.playState === 'running')")
        time.sleep(seconds)

    def act(self, name, condition):
        # Presses come at all times of a frame.
        time.sleep(random.uniform(.02, .055))
        self.ask(f"__bench.arm('{condition}')")
        self.press(name)
        return self.until("__bench.result")

    def cycle(self):
        received = self.relay.counted[1]
        usable, frame = self.act("open", "field")
        self.rest()
        self.note("open, can be pressed", usable)
        self.note("open, first frame", frame)
        self.note("bytes of an opening", self.relay.counted[1] - received)
        self.note("close, page can be pressed", self.act("close", "open")[1])
        self.rest()
        self.note("count, first frame", self.act("add", "count")[1])
        self.work()

    def work(self):
        """Measures the main thread. Nothing looks at the page meanwhile, because each look would be part of it."""
        before = self.metrics()
        self.press("open")
        time.sleep(.8)
        self.press("close")
        time.sleep(.8)
        after = self.metrics()
        self.note("main thread, open and close", 1000 * (after["TaskDuration"] - before["TaskDuration"]))
        self.note("of it script", 1000 * (after["ScriptDuration"] - before["ScriptDuration"]))

    def run(self, cycles):
        self.load()
        notes, self.notes = self.notes, {}
        self.cycle()  # The first one loads what is needed later.
        self.notes = notes
        for _ in range(cycles):
            self.cycle()
        self.driver.execute_cdp_cmd("Page.navigate", {"url": "about:blank"})
        self.relay.stop()


def table(notes, trip):
    print(f"\nAt a round trip of {trip} ms:\n\n| | {' | '.join(notes)} | Dais ÷ socket | Dais ÷ moving | goal |\n|---|{'---:|' * 7}")
    for what, (unit, goal) in ROWS.items():
        dialog, moving, socket, ours = (statistics.median(notes[name][what, trip]) for name in notes)
        shown = [f"{value:,.0f} {unit}".strip() if value >= 100 or unit != "ms" else f"{value:.1f} ms" for value in (dialog, moving, socket, ours)]
        print(f"| {what} | {' | '.join(shown)} | {f'{ours / socket:.2f}' if socket else ''} | {f'{ours / moving:.2f}' if moving else ''} | {f'≤ {goal:.1f}' if goal else ''} |", flush=True)


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--binary", default=".build/release/ServerBenchmark")
    options.add_argument("--visits", type=int, default=5)
    options.add_argument("--cycles", type=int, default=6)
    options.add_argument("--trips", type=int, nargs="+", default=[0, 50], help="round trips in ms")
    options = options.parse_args()
    # Browsers sometimes outlive their drivers.
    processes.adopt_orphans()
    floors, app = capacity.Server(HERE / "pages.py"), capacity.Server(options.binary)
    pages = {"dialog": (floors.port, "/dialog"), "moving": (floors.port, "/moving"), "socket": (floors.port, "/socket"), "Dais": (app.port, "/modal")}
    notes = {name: {} for name in pages}
    try:
        with browsers.launched("chromium", load="none") as driver:
            driver.execute_cdp_cmd("Performance.enable", {"timeDomain": "threadTicks"})
            driver.execute_cdp_cmd("Page.enable", {})
            driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": PROBE})
            for _ in range(options.visits):
                for trip in options.trips:
                    for name in random.sample(list(pages), len(pages)):
                        Visit(driver, *pages[name], trip, notes[name]).run(options.cycles)
        for trip in options.trips:
            table(notes, trip)
    finally:
        for server in (floors, app):
            server.process.terminate()
            server.process.wait()
        processes.end_descendants()


if __name__ == "__main__":
    main()
