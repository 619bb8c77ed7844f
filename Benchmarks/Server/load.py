#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Puts load on a running app over real WebSockets and prints rows of a Markdown table.

    Benchmarks/Server/load.py --url http://127.0.0.1:8080/ [--sessions 200] [--seconds 10] [--rate 5]

Every session opens the page, adopts it, and taps the first button that is enabled. First each session taps --rate times a
second, which shows how long a tap takes on a server that is not full; then each taps again as soon as it is answered,
which shows how many taps the server takes. The generator is one Python process and part of what is measured.
"""
import argparse
import asyncio
import base64
import json
import os
import statistics
import time
from html.parser import HTMLParser
from urllib.parse import urlsplit

VOID = {"input", "img", "hr", "br", "meta", "link"}


class Page(HTMLParser):
    """Numbers the elements of the page as the client does, and keeps what the hello needs."""

    def __init__(self, html):
        super().__init__()
        self.depth = 0
        self.next = 0
        self.button = None
        self.boot = ""
        self.in_boot = False
        self.feed(html)
        self.facts = json.loads(self.boot)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if attributes.get("id") == "dais-boot":
            self.in_boot = True
        if self.depth or attributes.get("id") in ("dais-root", "dais-overlays"):
            self.next += 1
            if tag not in VOID:
                self.depth += 1
            taps = "click" in attributes.get("data-on", "").split()
            if taps and tag == "button" and "disabled" not in attributes and self.button is None:
                self.button = self.next

    def handle_endtag(self, tag):
        self.in_boot = False
        if self.depth:
            self.depth -= 1

    def handle_data(self, data):
        if self.in_boot:
            self.boot += data


class Socket:
    """As much of a WebSocket client as the protocol needs: text frames."""

    @classmethod
    async def open(cls, host, port, path, origin):
        self = cls()
        # A server gives one client 100 sessions; every address of the loopback range is another client.
        cls.opened = getattr(cls, "opened", 0) + 1
        local = (f"127.0.0.{2 + cls.opened // 50}", 0) if host == "127.0.0.1" else None
        self.reader, self.writer = await asyncio.open_connection(host, port, local_addr=local)
        key = base64.b64encode(os.urandom(16)).decode()
        self.writer.write(
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {origin}\r\nConnection: Upgrade\r\n"
            f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode())
        head = await self.reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise ConnectionError(head.split(b"\r\n")[0].decode())
        return self

    def send(self, text):
        data = text.encode()
        head = bytes([0x81, 0x80 | len(data)]) if len(data) < 126 else b"\x81\xfe" + len(data).to_bytes(2, "big")
        # A mask of zeros is a mask, and leaves the bytes as they are.
        self.writer.write(head + b"\0\0\0\0" + data)

    async def receive(self):
        while True:
            head = await self.reader.readexactly(2)
            size = head[1] & 0x7F
            if size == 126:
                size = int.from_bytes(await self.reader.readexactly(2), "big")
            elif size == 127:
                size = int.from_bytes(await self.reader.readexactly(8), "big")
            data = await self.reader.readexactly(size)
            if head[0] & 0x0F == 1:
                return json.loads(data)
            if head[0] & 0x0F == 8:
                raise ConnectionError("the server closed the socket")

    def close(self):
        self.writer.close()


async def fetch(host, port, path):
    reader, writer = await asyncio.open_connection(host, port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n".encode())
    data = await reader.read()
    writer.close()
    head, _, body = data.partition(b"\r\n\r\n")
    if b"transfer-encoding: chunked" in head.lower():
        parts, rest = [], body
        while rest:
            size, _, rest = rest.partition(b"\r\n")
            if not int(size, 16):
                break
            parts.append(rest[:int(size, 16)])
            rest = rest[int(size, 16) + 2:]
        body = b"".join(parts)
    return body.decode()


class Session:
    def __init__(self):
        self.sequence = 0
        self.acknowledged = 0
        self.times = []

    async def start(self, host, port, path, origin):
        page = Page(await fetch(host, port, path))
        self.button = page.button
        self.socket = await Socket.open(host, port, page.facts["socket"], origin)
        hello = {"url": path, "count": page.facts["count"], "sum": page.facts["sum"], "width": 1280, "height": 800}
        self.socket.send(json.dumps(["h", 1, hello]))
        welcome = await self.socket.receive()
        if welcome[0] != "w" or welcome[3] != "adopted":
            raise ConnectionError(f"the page was not adopted: {welcome[:1] + welcome[3:]}")

    async def tap(self):
        self.sequence += 1
        started = time.perf_counter()
        self.socket.send(json.dumps(["e", self.sequence, self.acknowledged, self.button, "click", [1, 5, 5]]))
        while True:
            frame = await self.socket.receive()
            if frame[0] == "p":
                self.acknowledged = frame[1]
                if frame[2] >= self.sequence:
                    break
        self.times.append(time.perf_counter() - started)

    async def run(self, seconds, pause):
        end = time.perf_counter() + seconds
        self.times = []
        await asyncio.sleep(pause * (id(self) // 16 % 1000) / 1000)
        while time.perf_counter() < end:
            await self.tap()
            if pause:
                await asyncio.sleep(pause)


async def measure(sessions, seconds, pause, what):
    started = time.perf_counter()
    await asyncio.gather(*(session.run(seconds, pause) for session in sessions))
    elapsed = time.perf_counter() - started
    times = sorted(time for session in sessions for time in session.times)
    cuts = statistics.quantiles(times, n=100)
    print(f"| {what} | {len(times) / elapsed:,.0f} taps per second, p50 {cuts[49] * 1000:.1f} ms, "
          f"p99 {cuts[98] * 1000:.1f} ms |")


async def main():
    options = argparse.ArgumentParser()
    options.add_argument("--url", default="http://127.0.0.1:8080/")
    options.add_argument("--sessions", type=int, default=200)
    options.add_argument("--seconds", type=float, default=10)
    options.add_argument("--rate", type=float, default=5)
    options = options.parse_args()
    url = urlsplit(options.url)
    host, port, path = url.hostname, url.port or 80, url.path or "/"
    sessions = [Session() for _ in range(options.sessions)]
    for session in sessions:
        await session.start(host, port, path, f"{url.scheme}://{host}:{port}")
    count = len(sessions)
    await measure(sessions, options.seconds, 1 / options.rate, f"{count} sessions, {options.rate:g} taps a second each")
    await measure(sessions, options.seconds, 0, f"{count} sessions, each taps as soon as it is answered")
    for session in sessions:
        session.socket.close()


asyncio.run(main())
