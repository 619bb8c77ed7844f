# SPDX-License-Identifier: Apache-2.0
"""An HTTP proxy between browser and server. It can delay, jitter, cut or hold traffic, block sockets as proxies of
companies do, and it records the frames.

Each direction keeps its order, as TCP does. With jitter, one direction can overtake the other, so that an event and
the patch that crosses it change their order.
"""

import asyncio
import base64
import hashlib
import http.client
import json
import random
import re
import socket
import threading
import time
from pathlib import Path

from .frames import EventReader, FrameReader

WATCH = Path(__file__).with_name("watch.js").read_text()
WATCH_HASH = "'sha256-" + base64.b64encode(hashlib.sha256(WATCH.encode()).digest()).decode() + "'"


#: A handshake that never gets an answer.
SWALLOWED = 0

#: An empty page at every front. A browser that goes to `about:blank` ends the process of its page and starts another
#: one for the next page, which takes 0.2 to 0.7 seconds of a core. The header is that of the server's pages: browsers
#: also change the process when that differs.
BLANK = "/_blank"
BLANK_PAGE = b"<!doctype html><html lang=en><link rel=icon href=data:,><title>Blank</title></html>"
BLANK_HEAD = ("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nCross-Origin-Opener-Policy: same-origin\r\n"
              f"Connection: close\r\nContent-Length: {len(BLANK_PAGE)}\r\n\r\n").encode()


_used: set[int] = set()


def unused_port() -> socket.socket:
    """Returns a socket on a port that no front of this run has had. Browsers cache files by origin, and Linux picks one
    of 14,116 ports at random: after 600 fronts, one in 24 would find the files of an earlier one in the cache."""
    while True:
        bound = socket.socket()
        bound.bind(("127.0.0.1", 0))
        port = bound.getsockname()[1]
        if port not in _used:
            _used.add(port)
            return bound
        bound.close()


class Wire:
    """All frames that passed over the sockets, as parsed JSON."""

    def __init__(self):
        self.sent: list[list] = []
        self.received: list[list] = []
        self.sockets = self.streams = 0
        self.readers = []  # of each connection, in both directions

    def events(self, kind: str | None = None) -> list[list]:
        """Returns the client's event frames `["e",seq,ack,id,kind,payload]`, each once even if it was sent again."""
        seen = {frame[1]: frame for frame in self.sent if frame[0] == "e" and (kind is None or frame[4] == kind)}
        return list(seen.values())

    def operations(self, code: int | None = None) -> list[list]:
        return [operation for frame in self.received if frame[0] == "p" for operation in frame[3]
                if code is None or operation[0] == code]

    def welcomes(self) -> list[str]:
        return [frame[3] for frame in self.received if frame[0] == "w"]


class Front:
    """An origin. Its port hands every connection to the proxy of the test that runs. Tests that share an origin find
    the client's files in the browser's cache."""

    def __init__(self):
        self.proxy: Proxy | None = None
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self._thread.start()
        self._listener = self.run(asyncio.start_server(self._serve, sock=unused_port()))
        self.port = self._listener.sockets[0].getsockname()[1]
        self.origin = f"http://127.0.0.1:{self.port}"

    def run(self, action):
        return asyncio.run_coroutine_threadsafe(action, self.loop).result(5)

    def stop(self) -> None:
        async def finish():
            self._listener.close()
            await _cancel(asyncio.all_tasks())
        self.run(finish())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join(5)
        self.loop.close()

    async def _serve(self, reader, writer):
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            if head.startswith(f"GET {BLANK} ".encode()):
                writer.write(BLANK_HEAD + BLANK_PAGE)
                await writer.drain()
            elif self.proxy:
                await self.proxy.serve(head, reader, writer)
        except (OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            pass  # browsers open connections that they do not use
        finally:
            writer.close()


async def _cancel(tasks) -> None:
    tasks = set(tasks) - {asyncio.current_task()}
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


class Proxy:
    def __init__(self, upstream: tuple[str, int], front: Front | None = None):
        """Without a front, the proxy has an origin of its own, so that no file is in the browser's cache."""
        self._owned = None if front else Front()
        self._front = front or self._owned
        self.port, self.origin = self._front.port, self._front.origin
        self.upstream, self.wire = upstream, Wire()
        self.delay = self.jitter = 0.0  # seconds, per direction
        self.offline = False
        #: What sockets get instead of the server: the status of an answer, or `SWALLOWED` for none at all.
        self.blocked: int | None = None
        self.scripts = True
        self.client = True  # whether pages load the client, or have only the script in their head
        self.policy = ""  # directives that pages get besides those of the server
        self.fixture = ""  # the view that BrowserFixtures shows
        self.held: set[str] = set()  # files of the client that wait until a test takes them out
        self.lost: set[str] = set()  # files whose connections are cut
        self.asked: list[str] = []
        self.refused = 0  # sockets, while offline
        self.upload_pace = 0  # bytes of files per second, or 0 for a line without a limit
        self.cut_upload_at: int | None = None  # the bytes after which the next upload is cut
        self.uploads_held = False  # new requests with files, and for their places, wait
        self.uploads: list[str] = []  # the requests with files, and for their places
        self.headers: dict[str, str] = {}  # of the last page
        self._random = random.Random(20261121)
        self._open = set()
        self._tasks = set()
        self._released = threading.Event()
        self._released.set()
        self._front.proxy = self

    def stop(self) -> None:
        self._front.proxy = None
        self._released.set()
        self.cut()
        self._front.run(_cancel(self._tasks))
        if self._owned:
            self._owned.stop()

    def slow(self, delay: float, jitter: float = 0) -> None:
        self.delay, self.jitter = delay, jitter

    def cut(self) -> None:
        """Aborts every open socket without a close frame."""
        async def abort():
            for writer in list(self._open):
                writer.transport.abort()
        self._front.run(abort())

    def hold(self) -> None:
        """Makes new sockets wait until `release`, so that a test can look at the page before the session is live."""
        self._released.clear()

    def release(self) -> None:
        self._released.set()

    async def serve(self, head, reader, writer):
        self._tasks.add(asyncio.current_task())
        try:
            lines = head.decode("latin-1").split("\r\n")
            headers = [tuple(line.split(": ", 1)) if ": " in line else (line.rstrip(":"), "") for line in lines[1:] if line]
            names = {name.lower(): value for name, value in headers}
            if self.fixture:
                headers = [(name, f"{value} Fixture/{self.fixture}" if name.lower() == "user-agent" else value)
                           for name, value in headers]
            if names.get("upgrade", "").lower() == "websocket":
                await self._tunnel(lines[0], headers, reader, writer)
            elif lines[0].startswith("POST ") and "/_dais/live/" in lines[0]:
                await self._stream(lines[0], headers, names, reader, writer)
            elif "/_dais/files/" in lines[0] and (lines[0].startswith("POST ") or "?file=" in lines[0]):
                await self._upload(lines[0], headers, names, reader, writer)
            else:
                await self._forward(lines[0], headers, names, reader, writer)
        except (OSError, asyncio.IncompleteReadError, http.client.HTTPException, asyncio.CancelledError):
            pass  # many tests end connections, and `stop` cancels the rest
        finally:
            writer.transport.abort() if writer in self._open else writer.close()
            self._open.discard(writer)
            self._tasks.discard(asyncio.current_task())

    # Pages and assets

    async def _forward(self, request, headers, names, reader, writer):
        body = await reader.readexactly(int(names.get("content-length", 0)))
        method, path, _ = request.split(" ", 2)
        name = path.rsplit("/", 1)[-1]
        self.asked.append(name)
        while name in self.held:
            await asyncio.sleep(0.01)
        if name in self.lost:
            return
        is_page = "text/html" in names.get("accept", "")
        dropped = {"connection"} | ({"accept-encoding"} if is_page else set())
        kept = {name: value for name, value in headers if name.lower() not in dropped}
        status, reason, answer, content = await asyncio.to_thread(self._fetch, method, path, body, kept)
        kind = next((value for name, value in answer if name.lower() == "content-type"), "")
        if kind.startswith("text/html"):
            self.headers = {name.lower(): value for name, value in answer}
            answer, content = self._watched(answer, content)
        skipped = {"transfer-encoding", "content-length", "connection"}
        text = f"HTTP/1.1 {status} {reason}\r\n" + "".join(
            f"{name}: {value}\r\n" for name, value in answer if name.lower() not in skipped)
        text += f"Content-Length: {len(content)}\r\nConnection: close\r\n\r\n"
        writer.write(text.encode("latin-1") + (b"" if method == "HEAD" else content))
        await writer.drain()

    def _fetch(self, method, path, body, headers):
        connection = http.client.HTTPConnection(*self.upstream, timeout=20)
        try:
            connection.request(method, path, body or None, headers)
            response = connection.getresponse()
            return response.status, response.reason, response.getheaders(), response.read()
        finally:
            connection.close()

    def _watched(self, headers, content: bytes):
        """Puts watch.js first in the page, and allows exactly that text in the content security policy."""
        text = content.decode()
        if not (self.scripts and self.client):
            text = re.sub('<script type="module".*?</script>', "", text)
        if not self.scripts:
            text = re.sub("<script data-socket.*?</script>", "", text, flags=re.DOTALL)
        at = text.find("<head>") + 6 if "<head>" in text else text.find(">", text.find("<html")) + 1
        text = f"{text[:at]}<script>{WATCH}</script>{text[at:]}"
        return [(name, _allowing(value) + self.policy if name.lower() == "content-security-policy" else value)
                for name, value in headers], text.encode()

    # Files

    async def _upload(self, request, headers, names, reader, writer):
        """Passes on a file as it arrives, at the pace of a slow line, and cuts the line where a test wants it."""
        if self.offline:
            writer.transport.abort()
            return
        while self.uploads_held:
            await asyncio.sleep(0.01)
        self.uploads.append(request.split(" ")[0] + " " + request.split(" ")[1].split("?")[1])
        self._open.add(writer)
        upstream_reader, upstream_writer = await asyncio.open_connection(*self.upstream)
        self._open.add(upstream_writer)
        kept = "".join(f"{name}: {value}\r\n" for name, value in headers if name.lower() != "connection")
        upstream_writer.write(f"{request}\r\n{kept}Connection: close\r\n\r\n".encode("latin-1"))
        answer = asyncio.ensure_future(self._answer(upstream_reader, writer))
        rest, sent = int(names.get("content-length", 0)), 0
        try:
            while rest and not answer.done():
                size = min(rest, 16_384)
                if self.cut_upload_at is not None:
                    size = min(size, max(1, self.cut_upload_at - sent))
                part = await reader.readexactly(size)
                upstream_writer.write(part)
                await upstream_writer.drain()
                rest, sent = rest - len(part), sent + len(part)
                if self.cut_upload_at is not None and sent >= self.cut_upload_at:
                    self.cut_upload_at = None
                    writer.transport.abort()
                    return
                if self.upload_pace:
                    await asyncio.sleep(len(part) / self.upload_pace)
            await answer
        finally:
            answer.cancel()
            upstream_writer.transport.abort()
            self._open.discard(upstream_writer)

    @staticmethod
    async def _answer(reader, writer):
        while part := await reader.read(65_536):
            writer.write(part)
        await writer.drain()

    # Sockets

    async def _tunnel(self, request, headers, reader, writer):
        while not self._released.is_set():
            await asyncio.sleep(0.01)
        if self.offline:
            self.refused += 1
            return
        if self.blocked is not None:
            if self.blocked == SWALLOWED:
                self._open.add(writer)
                await reader.read()
            else:
                writer.write(f"HTTP/1.1 {self.blocked} Blocked\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
            return
        self.wire.sockets += 1
        # A cut also ends a socket that is about to open.
        self._open.add(writer)
        upstream_reader, upstream_writer = await asyncio.open_connection(*self.upstream)
        text = request + "\r\n" + "".join(f"{name}: {value}\r\n" for name, value in headers)
        upstream_writer.write(text.encode("latin-1") + b"\r\n")
        writer.write(await upstream_reader.readuntil(b"\r\n\r\n"))
        self._open.add(upstream_writer)
        pumps = [asyncio.ensure_future(self._pump(reader, upstream_writer, self.wire.sent)),
                 asyncio.ensure_future(self._pump(upstream_reader, writer, self.wire.received))]
        try:
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in pumps:
                task.cancel()
            upstream_writer.transport.abort()
            self._open.discard(upstream_writer)

    # Event streams

    async def _stream(self, request, headers, names, reader, writer):
        """Passes on a request with frames, and its answer as it arrives, which may be a stream of frames."""
        while not self._released.is_set():
            await asyncio.sleep(0.01)
        path, body = request.split(" ")[1], await reader.readexactly(int(names.get("content-length", 0)))
        if self.offline:
            self.refused += 1
            return
        lines = body.decode().split("\n")
        opens = lines[0].startswith("[")
        self.wire.streams += opens
        self.wire.sent += [json.loads(line) for line in (lines if opens else lines[1:])]
        self._open.add(writer)
        await asyncio.sleep(self.delay + self._random.random() * self.jitter)
        upstream_reader, upstream_writer = await asyncio.open_connection(*self.upstream)
        self._open.add(upstream_writer)
        kept = "".join(f"{name}: {value}\r\n" for name, value in headers if name.lower() != "connection")
        upstream_writer.write(f"{request}\r\n{kept}Connection: close\r\n\r\n".encode("latin-1") + body)
        pump = asyncio.ensure_future(self._pump(upstream_reader, writer, self.wire.received, EventReader))
        leaving = asyncio.ensure_future(reader.read())  # The browser sends nothing else, so this is its end.
        try:
            await asyncio.wait([pump, leaving], return_when=asyncio.FIRST_COMPLETED)
        finally:
            if pump.done():
                self._open.discard(writer)  # The answer is complete, so it is not to be cut.
            for task in [pump, leaving]:
                task.cancel()
            upstream_writer.transport.abort()
            self._open.discard(upstream_writer)

    async def _pump(self, reader, writer, record, reads=FrameReader):
        frames = reads(lambda text: record.append(json.loads(text)))
        self.wire.readers.append(frames)
        queue = asyncio.Queue()

        async def deliver():
            while True:
                due, data = await queue.get()
                await asyncio.sleep(max(0, due - time.monotonic()))
                if not data:
                    return
                frames.feed(data)
                writer.write(data)
                await writer.drain()
        delivery = asyncio.ensure_future(deliver())
        try:
            last = 0.0
            while not delivery.done():
                data = await reader.read(65536)
                last = max(last, time.monotonic() + self.delay + self._random.random() * self.jitter)
                queue.put_nowait((last, data))
                if not data:
                    break
            await delivery
        finally:
            delivery.cancel()


def _allowing(policy: str) -> str:
    directives = [part.strip() for part in policy.split(";") if part.strip()]
    for index, directive in enumerate(directives):
        if directive.split()[0] == "script-src":
            directives[index] = directive.replace(" 'none'", "") + " " + WATCH_HASH
            return "; ".join(directives)
    return "; ".join(directives + [f"script-src 'self' {WATCH_HASH}"])
