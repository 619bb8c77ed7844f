#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Measures what browser, wire and server need to open and close a sheet of 20 rows. Prints tables in Markdown.

    swift build -c release --product ServerBenchmark
    python Benchmarks/Browser/presentations.py .build/release/ServerBenchmark [--engine chromium …] [--rounds 50]

It needs the packages of Tests/BrowserTests/requirements.txt, and the browsers. The driver sends trusted clicks. Times
are those of the page's own clock: from the time stamp of the event to the first frame that shows the change, or in
which nothing moves any more. Processor time is that of all threads of the server, from the kernel's scheduler.
"""
import argparse
import glob
import json
import statistics
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "Tests" / "BrowserTests"))
from harness import browsers, proxy  # noqa: E402
from harness.page import DESKTOP, Page  # noqa: E402
from harness.server import Server, free_port  # noqa: E402

# The proxy puts one script first in the page and allows it in the content security policy. Here it also measures.
proxy.WATCH += (HERE / "watch.js").read_text()
proxy.WATCH_HASH = "'sha256-" + proxy.base64.b64encode(proxy.hashlib.sha256(proxy.WATCH.encode()).digest()).decode() + "'"


def processor_time(process: int) -> float:
    """Returns the processor time of all living threads in milliseconds."""
    return sum(int(Path(path).read_text().split()[0]) for path in glob.glob(f"/proc/{process}/task/*/schedstat")) / 1e6


def memory(process: int) -> int:
    """Returns the resident memory in kilobytes."""
    return next(int(line.split()[1]) for line in open(f"/proc/{process}/status") if line.startswith("VmRSS"))


def figures(values) -> str:
    values = sorted(values)
    return f"{statistics.median(values):.0f} ms, p95 {values[int(len(values) * 0.95)]:.0f} ms"


def row(*cells) -> None:
    print("| " + " | ".join(str(cell) for cell in cells) + " |", flush=True)


class Run:
    def __init__(self, engine: str, driver, server: Server):
        self.line = proxy.Proxy(server.address)
        self.engine, self.process = engine, server.process.pid
        browsers.resize(driver, engine, *DESKTOP)
        self.page = Page(driver, engine, self.line, HERE)

    def click(self, name: str, layers: int) -> dict:
        """Clicks, waits for the end of motion, and returns what the page has recorded."""
        count = self.page.js("return __bench.runs.length")
        self.page.tap(name)
        self.page.wait(lambda: self.page.js("return __bench.runs[arguments[0]]?.settled", count), f"{name} to settle", 20)
        assert len(self.page.css("#dais-overlays > .layer")) == layers
        return self.page.js("return __bench.runs[arguments[0]]", count)

    def sheet(self, rounds: int) -> None:
        page, wire = self.page, self.line.wire
        page.open("/sheet")
        self.click("Open", 1), self.click("Done", 0)
        page.idle()
        start = len(wire.sent), len(wire.received), processor_time(self.process)
        opens, closes = [], []
        for _ in range(rounds):
            opens.append(self.click("Open", 1))
            closes.append(self.click("Done", 0))
        page.idle()
        up, down = wire.sent[start[0]:], wire.received[start[1]:]
        size = lambda frames: sum(len(json.dumps(frame, separators=(",", ":"), ensure_ascii=False).encode()) for frame in frames)
        row(self.engine, figures([run["seen"] for run in opens]), figures([run["settled"] for run in opens]),
            figures([run["seen"] for run in closes]), figures([run["settled"] for run in closes]))
        self.wire = (
            f"{len(up) / rounds:.1f} frames, {size(up) / rounds:.0f} B up; {len(down) / rounds:.1f} frames, "
            f"{size(down) / rounds:.0f} B down", f"{(processor_time(self.process) - start[2]) / rounds:.2f} ms",
            page.js("return __bench.shifts"))

    def modality(self, rounds: int) -> None:
        """Compares the task of the frame that opens a sheet, with its layout, and a bare dialog, on 10,000 elements."""
        page = self.page
        page.open("/large")
        size = page.js("return document.querySelectorAll('#dais-root *').length")
        bare, own = [], []
        for _ in range(rounds):
            bare.append(page.js("return __bench.bare()"))
            page.js("__bench.costs.length = 0")
            self.click("Open", 1)
            own.append(max(page.js("return __bench.costs")))
            self.click("Done", 0)
        middle = [statistics.median(bare), statistics.median(own)]
        row(self.engine, size, *(f"{value:.1f} ms" for value in middle), f"{middle[1] - middle[0]:+.1f} ms")

    def stack(self) -> None:
        page = self.page
        page.open("/stack")
        before = memory(self.process)
        times = []
        for number in range(1, 51):
            start = processor_time(self.process)
            page.wait(lambda: page.has("button", "Add"))
            page.tap("Add")
            page.wait(lambda: len(page.css("#dais-overlays > .layer")) == number, f"{number} layers", 20)
            page.wait(lambda: page.js("return !document.getAnimations().some((a) => a.playState === 'running')"), "rest", 20)
            times.append(processor_time(self.process) - start)
        page.idle()
        grown = memory(self.process) - before
        start = processor_time(self.process)
        clock = time.monotonic()
        page.tap("End all")
        page.wait(lambda: not page.css("#dais-overlays > .layer"), "no layers", 30)
        row(self.engine, f"{grown} kB", f"{times[0]:.1f} ms", f"{statistics.median(times[45:]):.1f} ms",
            f"{processor_time(self.process) - start:.1f} ms", f"{(time.monotonic() - clock) * 1000:.0f} ms")

    def close(self) -> None:
        self.page.driver.get("about:blank")
        self.line.stop()


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("binary")
    options.add_argument("--engine", action="append", choices=browsers.ENGINES)
    options.add_argument("--rounds", type=int, default=50)
    options = options.parse_args()
    engines = options.engine or browsers.ENGINES

    def each(title, what) -> None:
        """In a server of its own: what another page has freed would hide what this one takes."""
        print("\n" + title)
        for engine in engines:
            log = Path(tempfile.gettempdir()) / "presentations-benchmark.log"
            server = Server([options.binary, "--port", str(free_port())], log, {"DAIS_ENV": "production"}).start()
            try:
                with browsers.launched(engine) as driver:
                    run = Run(engine, driver, server)
                    what(run)
                    run.close()
            finally:
                server.stop()

    wires = []

    def sheet(run) -> None:
        run.sheet(options.rounds)
        wires.append((run.engine, *run.wire))

    each("| engine | opening: first frame | opening: settled | closing: first frame | closing: gone |\n|---|---|---|---|---|", sheet)
    print("\n| engine | wire, one opening and closing | server's processor time | layout shift |\n|---|---|---|---|")
    for wire in wires:
        row(*wire)
    each("| engine | elements | bare `showModal()` | sheet | difference |\n|---|---|---|---|---|",
         lambda run: run.modality(min(options.rounds, 15)))
    each("| engine | 50 stacked: memory | the first | the last | ending all | until gone |\n|---|---|---|---|---|---|", Run.stack)


if __name__ == "__main__":
    main()
