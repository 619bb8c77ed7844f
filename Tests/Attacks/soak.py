#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Lets many sessions come and go in a gallery, and compares what the process holds before and after.

    Tests/Attacks/soak.py [--binary .build/release/Gallery] [--sessions 10000] [--at-once 20] [--growth 10]

Each session presents something through one of the doors and leaves it there; each tenth uploads a file. The first 200
warm the process up: its caches have a size of their own. Before and after the others, all sessions have ended. It
fails if the process has grown by more than --growth percent, if descriptors stay open, if folders of uploads are left,
or if the process still holds words that sessions have typed into a page of a displayer.
"""

import argparse
import asyncio
import re
import signal
import struct
import sys
import time
from contextlib import suppress
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
#: The page of a displayer, on which a session types.
CHECKOUT = ("/navigation", "Check Out")
#: A page and the buttons that a session presses on it: each door, and each kind of presentation.
VISITS = [("/modals", "Announce", "Sheet"), ("/navigation", "Coral"), ("/sheet", "Present Sheet"),
          ("/toast", "Present Toast"), CHECKOUT, ("/coordinator", "Present by a Call", "Drawer", "Card"),
          ("/coordinator", "Choose a Seat"), ("/coordinator", "Present Notices"), ("/host", "Show Card"),
          ("/host", "Delete…"), ("/modals", "First card"), ("/modals", "Pair a speaker"), ("/modals", "Present here"),
          ("/own-sheet", "Present Custom Sheet"), ("/alert", "Sign In…"), ("/dialog", "Present Dialog"),
          ("/drawer", "Present Drawer"), ("/popover", "Present Popover"), ("/popover", "Show Me Around"),
          ("/cover", "Present Cover"), ("/inspector", "Show Panel"), ("/sheet", "Find…"), ("/toast", "Upload"),
          ("/torture", "Present Everything")]
#: What the sessions type: longer than what a string holds without memory of its own.
TYPED = "typed in session {:08}"
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
        if (path, *buttons) == CHECKOUT:
            name = found([element for element in session.page.all("input") if element.tag == "input"], "field")[0]
            await session.act(name, "input", TYPED.format(number))
        if path == "/files":
            await upload(session)
    finally:
        session.close()


def living(process):
    """Returns how many of the words that sessions have typed are held by a process.

    Freed memory keeps its bytes until something else needs it, so the words alone prove nothing. Swift puts them behind
    a type, a count of references, a capacity and a length of 8 bytes each. Bit 32 of the count is set when the last
    reference goes, and stays set in freed memory.
    """
    words = re.compile(re.escape(TYPED[:TYPED.index("{")]).encode() + rb"\d{8}")
    held = set()
    with open(f"/proc/{process}/maps") as maps, open(f"/proc/{process}/mem", "rb", 0) as memory:
        for line in maps:
            span, access = line.split()[:2]
            if not access.startswith("rw"):
                continue
            start, end = (int(part, 16) for part in span.split("-"))
            # A part of the memory may be gone since the list was read, or may not be readable.
            with suppress(OSError, ValueError, struct.error):
                memory.seek(start)
                part = memory.read(end - start)
                for match in words.finditer(part):
                    kind, count, _, length = struct.unpack("<4Q", part[match.start() - 32:match.start()])
                    if kind and length & 0xFFFF == len(match[0]) and not count >> 32 & 1:
                        held.add(match[0])
    return len(held)


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
    typed = living(server.process.pid)
    await asyncio.sleep(GRACE)
    after = Facts(server.process.pid)
    print("| | MB | descriptors | folders |\n|---|---|---|---|")
    print("\n".join([before.row("before"), peak.row("last session"), after.row("after")]))
    growth = (after.megabytes / before.megabytes - 1) * 100
    print(f"{options.sessions} sessions in {seconds:.0f} s, growth {growth:.1f} %")
    left = living(server.process.pid)
    print(f"words that were typed, in memory: {typed} after the last session, {left} after all had ended")
    if left or not typed:
        faults.append(f"{left} of {typed} words that were typed are still held")
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
