#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Measures frames and main-thread time of a sheet over a thousand rows that opens, is dragged, and closes: ours and one
written by hand.

    python Benchmarks/Client/drag.py .build/release/BrowserFixtures [the same of an earlier version …] [--rounds 5] [--rates 1 6]

Headless Chromium gets its input through its debugging protocol. All sheets run in the same browser, in turn, at full
speed and at a sixth of it. The result is a table of medians. A frame counts as dropped for every 16.7 ms that pass
without one. `main thread` is the total time of a step, so that idle frames do not lower it. It is processor time, which
excludes other work of the machine. Frames count in real time.
"""

import argparse
import http.server
import os
import statistics
import subprocess
import sys
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "Tests/BrowserTests"))
from harness import browsers  # noqa: E402

PORT = 18473
ROWS = "".join(f"<p>Row {n}</p>" for n in range(1000))
BY_HAND = f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>By hand</title>
<meta name="viewport" content="width=device-width"><style>
body {{ margin: 0; font: 17px system-ui }} p {{ margin: 8px }} main {{ height: 100vh; overflow: auto }}
#dim {{ position: fixed; inset: 0; background: #0003; opacity: 0; transition: opacity .42s; pointer-events: none }}
#sheet {{ position: fixed; inset: auto 0 0; height: 50vh; background: #fff; border-radius: 12px 12px 0 0; box-shadow: 0 -1px 24px #0002;
  translate: 0 100%; transition: translate .42s cubic-bezier(.32, .72, 0, 1) }}
.open #sheet {{ translate: 0 0 }} .open #dim {{ opacity: 1 }} .sheet-grabber {{ height: 22px; touch-action: none }}
</style><main><button>Open</button>{ROWS}</main><div id="dim"></div>
<div id="sheet"><div class="sheet-grabber"></div>{"".join(f"<p>Line {n}</p>" for n in range(20))}</div>
<script>
const sheet = document.getElementById('sheet'), dim = document.getElementById('dim'), grabber = document.querySelector('.sheet-grabber')
let from = null
document.querySelector('button').onclick = () => document.body.className = 'open'
addEventListener('keydown', (event) => {{ if (event.key === 'Escape') document.body.className = '' }})
grabber.onpointerdown = (event) => {{ from = event.clientY; grabber.setPointerCapture(event.pointerId); sheet.style.transition = dim.style.transition = 'none' }}
grabber.onpointermove = (event) => {{ if (from === null) return
  sheet.style.translate = `0 ${{event.clientY - from}}px`; dim.style.opacity = 1 - (event.clientY - from) / sheet.clientHeight }}
grabber.onpointerup = () => {{ from = null; sheet.style = dim.style = '' }}
</script>"""
FRAMES = """window.frames_ = []; window.counting = true
requestAnimationFrame(function next(time) { frames_.push(time); if (counting) requestAnimationFrame(next) })"""


class ByHand(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        body = BY_HAND.encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class Measured:
    def __init__(self, driver):
        self.driver = driver

    def metrics(self):
        return {m["name"]: m["value"] for m in self.driver.execute_cdp_cmd("Performance.getMetrics", {})["metrics"]}

    def during(self, action):
        """Returns frames, dropped frames, the longest frame, and ms of the main thread during the action."""
        self.driver.execute_script(FRAMES)
        time.sleep(.1)
        before = self.metrics()
        action()
        after = self.metrics()
        times = self.driver.execute_script("counting = false; return frames_")
        gaps = [b - a for a, b in zip(times, times[1:])]
        dropped = sum(max(0, round(gap / (1000 / 60)) - 1) for gap in gaps)
        spent = [1000 * (after[name] - before[name])
                 for name in ("TaskDuration", "ScriptDuration", "LayoutDuration", "RecalcStyleDuration")]
        return len(gaps), dropped, max(gaps, default=0), spent[0] / max(1, len(gaps)), *spent

    def mouse(self, kind, x, y):
        self.driver.execute_cdp_cmd("Input.dispatchMouseEvent", {
            "type": kind, "x": x, "y": y, "button": "left", "buttons": 0 if kind == "mouseReleased" else 1, "clickCount": 1})

    def click(self, selector):
        x, y = self.driver.execute_script(
            "const b = document.querySelector(arguments[0]).getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]", selector)
        self.mouse("mousePressed", x, y)
        self.mouse("mouseReleased", x, y)

    def escape(self):
        for kind in ("keyDown", "keyUp"):
            self.driver.execute_cdp_cmd("Input.dispatchKeyEvent", {
                "type": kind, "key": "Escape", "code": "Escape", "windowsVirtualKeyCode": 27})

    def drag(self):
        x, y = self.driver.execute_script(
            "const b = document.querySelector('.sheet-grabber').getBoundingClientRect(); return [b.x + b.width / 2, b.y + 10]")
        self.mouse("mousePressed", x, y)
        for turn in range(240):
            # The pointer moves down and back slowly, so that the sheet comes to rest where it was.
            self.mouse("mouseMoved", x, y + 8 + 110 * (1 - abs(turn - 120) / 120))
            time.sleep(1 / 120)
        time.sleep(.2)
        self.mouse("mouseReleased", x, y + 8)
        time.sleep(.8)


def main():
    options = argparse.ArgumentParser()
    options.add_argument("binaries", nargs="+")
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--rates", type=int, nargs="+", default=[1, 6], help="so many times slower")
    options = options.parse_args()
    server = http.server.ThreadingHTTPServer(("127.0.0.1", PORT), ByHand)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    apps = [subprocess.Popen([binary, "--port", str(PORT + 1 + n)], env=os.environ | {"FIXTURE": "dragged-over"},
                             stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) for n, binary in enumerate(options.binaries)]
    time.sleep(1)
    sheets = [(binary if apps[1:] else "ours", PORT + 1 + n, "#dais-root button") for n, binary in enumerate(options.binaries)]
    sheets.append(("by hand", PORT, "button"))
    print("| sheet | CPU | step | frames | dropped | longest | main thread per frame | main thread | script | layout | style |\n"
          "|---|---|---|---|---|---|---|---|---|---|---|")
    try:
        with browsers.launched("chromium") as driver:
            driver.set_window_size(390, 844)
            driver.execute_cdp_cmd("Performance.enable", {"timeDomain": "threadTicks"})
            page = Measured(driver)
            results = {}
            for rate in options.rates:
                for name, port, button in sheets * options.rounds:
                    driver.execute_cdp_cmd("Emulation.setCPUThrottlingRate", {"rate": 1})
                    driver.get(f"http://127.0.0.1:{port}/")
                    time.sleep(1.5)
                    driver.execute_cdp_cmd("Emulation.setCPUThrottlingRate", {"rate": rate})
                    steps = {
                        "opening": lambda: (page.click(button), time.sleep(1.2)), "dragging": page.drag,
                        "closing": lambda: (page.escape(), time.sleep(1))}
                    for step, action in steps.items():
                        results.setdefault((rate, step, name), []).append(page.during(action))
            for (rate, step, name), rounds in results.items():
                frames, dropped, longest, *times = (statistics.median(values) for values in zip(*rounds))
                print(f"| {name} | {rate}× slower | {step} | {frames:.0f} | {dropped:.0f} | {longest:.0f} ms | {times[0]:.2f} ms | "
                      + " | ".join(f"{value:.0f} ms" for value in times[1:]) + " |", flush=True)
    finally:
        for app in apps:
            app.terminate()
            app.wait()
        server.shutdown()


if __name__ == "__main__":
    main()
