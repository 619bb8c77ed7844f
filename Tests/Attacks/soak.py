#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Lets many sessions come and go in a gallery, and compares what the process holds before and after.

    Tests/Attacks/soak.py [--binary .build/release/Gallery] [--sessions 10000] [--at-once 20] [--growth 10]

Each session opens a sheet, pushes a page, shows a toast or does several of these; each tenth uploads a file. The first
200 warm the process up: its caches have a size of their own. Before and after the others, all sessions have ended. It
fails if the process has grown by more than --growth percent, if descriptors stay open, or if folders of uploads are
left.
"""

import argparse
import asyncio
import signal
import sys
import time
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER), str(FOLDER.parent / "BrowserTests")]

from attack import REFUSALS, found  # noqa: E402
from facts import descriptors, megabytes  # noqa: E402
from harness.server import Server  # noqa: E402
from wire import ADDRESS_HEADER, Session, address_line  # noqa: E402

WARM_UP = 200
#: A session waits a minute for its browser. A round after it, of which there is one every 20 seconds, ends it.
GRACE = 60 + 26
#: A page and the buttons that a session presses on it: a toast below a sheet, a pushed page, a sheet, a toast.
VISITS = [("/modals", "Announce", "Sheet"), ("/navigation", "Coral"), ("/sheet", "Present Sheet"),
          ("/toast", "Present Toast")]
UPLOADS_FOLDER = Path(".artifacts/soak")


class Facts:
    """What a process holds."""

    def __init__(self, process):
        self.megabytes = megabytes(process)
        self.descriptors = descriptors(process)
        self.folders = sum(1 for place in UPLOADS_FOLDER.glob("dais-*/*") if place.is_dir())

    def row(self, name):
        return f"| {name} | {self.megabytes:.0f} | {self.descriptors} | {self.folders} |"


async def upload(session):
    """Chooses a file in the importer of the page, as the browser does."""
    await session.tap("Present Importer")
    field = found([element for element in session.page.elements.values()
                   if "data-upload" in element.attributes], "field for files")[0]
    reader, writer = await asyncio.open_connection(session.host, session.port, local_addr=(session.source, 0))
    body = b"x" * 2000
    writer.write(f"POST {field.attributes['data-upload']}?name=a.txt HTTP/1.1\r\nConnection: close\r\n"
                 f"Host: {session.host}:{session.port}\r\nOrigin: http://{session.host}:{session.port}\r\n"
                 f"{address_line(session.source)}Content-Length: {len(body)}\r\n\r\n".encode() + body)
    status = (await reader.read()).split(b"\r\n")[0].decode()
    writer.close()
    if " 201 " not in status:
        raise LookupError(f"the upload was answered with {status}")
    layer = next(element for element in session.page.elements.values() if element.hears("files"))
    await session.act(layer, "files", 1)


async def visit(host, port, number):
    """One session: it comes, presents something, and goes."""
    session = Session(host, port, f"127.{20 + number // 62500}.{number // 250 % 250}.{number % 250 + 1}")
    path, *buttons = ["/files"] if number % 10 == 0 else VISITS[number % len(VISITS)]
    try:
        await session.start(path)
        for button in buttons:
            await session.tap(button)
        if path == "/files":
            await upload(session)
    finally:
        session.close()


async def wave(server, first, count, at_once):
    """Lets sessions come and go, some at once, and returns the reasons of those that failed."""
    host, port = server.address
    numbers, failures = iter(range(first, first + count)), []

    async def work():
        for number in numbers:
            try:
                await asyncio.wait_for(visit(host, port, number), 60)
            except (*REFUSALS, LookupError) as error:
                failures.append(f"session {number}: {type(error).__name__} {error}")
            done = number - first + 1
            if done % 500 == 0:
                print(f"{done} of {count}: {megabytes(server.process.pid):.0f} MB", flush=True)

    await asyncio.gather(*(work() for _ in range(at_once)))
    return failures


async def soak(server, options):
    faults = await wave(server, 0, WARM_UP, options.at_once)
    await asyncio.sleep(GRACE)
    before = Facts(server.process.pid)
    started = time.monotonic()
    faults += await wave(server, WARM_UP, options.sessions, options.at_once)
    seconds, peak = time.monotonic() - started, Facts(server.process.pid)
    await asyncio.sleep(GRACE)
    after = Facts(server.process.pid)
    print("| | MB | descriptors | folders |\n|---|---|---|---|")
    print("\n".join([before.row("before"), peak.row("last session"), after.row("after")]))
    growth = (after.megabytes / before.megabytes - 1) * 100
    print(f"{options.sessions} sessions in {seconds:.0f} s, growth {growth:.1f} %")
    if growth > options.growth:
        faults.append(f"the process has grown by {growth:.1f} %, more than {options.growth} %")
    if after.descriptors > before.descriptors:
        faults.append(f"{after.descriptors} descriptors are open, before {before.descriptors}")
    if after.folders:
        faults.append(f"{after.folders} folders of sessions are left")
    return faults


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--binary", default=".build/release/Gallery")
    parser.add_argument("--sessions", type=int, default=10_000, help="how many sessions come and go after the warm-up")
    parser.add_argument("--at-once", type=int, default=20, help="how many of them are open at once")
    parser.add_argument("--growth", type=float, default=10, help="by how many percent the process may grow")
    options = parser.parse_args()
    UPLOADS_FOLDER.mkdir(parents=True, exist_ok=True)
    # Without a handler, the server would outlive a runner that is asked to stop.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    server = Server([options.binary, "--port", "0"], Path(".artifacts/soak.log"), {
        "DAIS_ENV": "production", "DAIS_ALLOWED_HOSTS": "127.0.0.1", "DAIS_CLIENT_ADDRESS_HEADER": ADDRESS_HEADER,
        "TMPDIR": str(UPLOADS_FOLDER.resolve())}).start()
    try:
        faults = asyncio.run(soak(server, options))
    finally:
        code = server.stop() if server.process.poll() is None else server.process.returncode
    if code:
        faults.append(f"the server ended with {code}")
    for fault in faults[:20]:
        print(f"error: {fault}")
    print(f"soak: {options.sessions} sessions, {len(faults)} faults")
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
