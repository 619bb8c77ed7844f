#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Measures how a page comes back after its connection or its process is lost. Prints rows of a Markdown table.

    swift build -c release --product ServerBenchmark
    python Benchmarks/Browser/returning.py .build/release/ServerBenchmark [--engine chromium …] [--proxy nginx …]
                                           [--away 2 30 90] [--rounds 5]

Three workers run behind a proxy with the files of deploy/. A page has a form with typed text. Its connection is cut and
comes back after so many seconds, its worker is killed, or all workers restart one after the other. Times are from the
return of the line, the death of the worker or the notice of the restart to the last frame that brings the page back.
The grace period of a session is a minute: a page that was away for longer continues with its sealed state. Bytes are
those of the frames in both directions, before compression.
"""
import argparse
import base64
import json
import os
import shutil
import signal
import statistics
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parents[1] / "Tests" / folder) for folder in ("BrowserTests", "Deployment")]
from harness import browsers  # noqa: E402
from harness.page import DESKTOP, Page  # noqa: E402
from harness.proxy import Proxy as Line  # noqa: E402
from workers import App, Proxy, make_folder  # noqa: E402

KEY = base64.b64encode(b"\7" * 32).decode()


class Frames(list):
    """Frames with the times at which they came."""

    def __init__(self):
        super().__init__()
        self.times = []

    def append(self, frame):
        self.times.append(time.monotonic())
        super().append(frame)


class Visit:
    """A page with a form that is partly filled in."""

    def __init__(self, engine, driver, app, proxy):
        self.app, self.line = app, Line((proxy.host, proxy.port))
        self.line.wire.received, self.line.wire.sent = Frames(), Frames()
        browsers.resize(driver, engine, *DESKTOP)
        self.page = Page(driver, engine, self.line, HERE)
        self.page.open("/form")
        self.page.tap("Add")
        self.page.field("Name").click()
        self.page.type("Ada")
        self.wait(lambda: any(frame[:2] == ["s", ""] and self.line.wire.sent.times[-1] < at for frame, at in zip(
            self.line.wire.received, self.line.wire.received.times)), 20)

    def wait(self, condition, seconds):
        end = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < end, self.line.wire.received[-3:]
            time.sleep(0.002)

    def welcome(self, after):
        """Returns the index of the first welcome after a number of frames."""
        frames = self.line.wire.received
        return next((index for index in range(after, len(frames)) if frames[index][0] == "w"), None)

    def lose(self, how):
        """Loses the connection, and returns the time from which its return counts."""
        if isinstance(how, int):
            self.line.offline = True
            self.line.cut()
            time.sleep(how)
            self.line.offline = False
            return time.monotonic()
        if how == "killed worker":
            name = next(frame[1] for frame in reversed(self.line.wire.received) if frame[0] == "w")
            os.kill(self.app.workers[int(name.split(".")[0])], signal.SIGKILL)
            return time.monotonic()
        known = len(self.line.wire.received)
        self.app.process.send_signal(signal.SIGHUP)
        drained = lambda: next((at for frame, at in zip(self.line.wire.received[known:], self.line.wire.received.times[known:])
                                if frame[:2] == ["x", "drain"]), None)
        self.wait(drained, 60)
        return drained()

    def measure(self, how):
        """Returns the milliseconds and bytes of a return, and the word of the welcome."""
        wire = self.line.wire
        before = len(wire.received), len(wire.sent)
        start = self.lose(how)
        self.wait(lambda: self.welcome(before[0]) is not None, 60)
        first = self.welcome(before[0])
        word = wire.received[first][3]
        if word != "resumed":
            self.wait(lambda: any(frame[0] == "p" for frame in wire.received[first:]), 20)
        last = max(index for index in range(first, len(wire.received)) if wire.received[index][0] in "wp")
        assert self.page.field("Name").get_property("value") == "Ada" and "1 articles" in self.page.text(), self.page.text()
        frames = wire.received[first:last + 1] + [frame for frame in wire.sent[before[1]:] if frame[0] == "h"][-1:]
        size = sum(len(json.dumps(frame, separators=(",", ":"), ensure_ascii=False).encode()) for frame in frames)
        return (wire.received.times[last] - start) * 1000, size, word

    def end(self):
        self.line.stop()


def restarted(app, count):
    """Waits until the workers have restarted so often."""
    end = time.monotonic() + 60
    while app.log.read_text().count("all workers have restarted") < count or len(app.workers) < 3:
        assert time.monotonic() < end, app.log.read_text()
        time.sleep(0.1)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("binary")
    parser.add_argument("--engine", nargs="+", default=["chromium"], choices=browsers.ENGINES)
    parser.add_argument("--proxy", nargs="+", default=["nginx"], choices=["nginx", "haproxy"])
    parser.add_argument("--away", nargs="*", type=int, default=[2, 30, 90])
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    print("| engine | proxy | away | answer | back after, median (longest) | bytes |\n|---|---|---|---|---|---|", flush=True)
    for engine in options.engine:
        for kind in options.proxy:
            folder = make_folder()
            app = App(folder, Path(options.binary).resolve(), environment={"DAIS_KEYS": KEY, "LOG_LEVEL": "notice"}).wait_ready()
            proxy = Proxy(kind, folder)
            restarts = 0
            try:
                with browsers.launched(engine) as driver:
                    for how in [*options.away, "killed worker", "rolling restart"]:
                        results = []
                        for _ in range(options.rounds if not isinstance(how, int) or how < 60 else 1):
                            visit = Visit(engine, driver, app, proxy)
                            results.append(visit.measure(how))
                            visit.end()
                            if how == "rolling restart":
                                restarts += 1
                                restarted(app, restarts)
                        times, sizes, words = zip(*results)
                        print(f"| {engine} | {kind} | {f'{how} s' if isinstance(how, int) else how} | {', '.join(sorted(set(words)))} "
                              f"| {statistics.median(times):.0f} ms ({max(times):.0f} ms) | {statistics.median(sizes):.0f} B |",
                              flush=True)
            finally:
                proxy.stop()
                app.stop()
                shutil.rmtree(folder)


if __name__ == "__main__":
    main()
