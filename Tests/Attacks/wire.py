# SPDX-License-Identifier: Apache-2.0
"""The client's end of the wire protocol: requests, a WebSocket, an event stream, and a copy of the page with its element ids."""

import asyncio
import base64
import json
import os
import zlib
from html.parser import HTMLParser

VOID = {"input", "img", "hr", "br", "meta", "link", "path", "use", "source"}
ROOTS = ("dais-root", "dais-overlays")
#: The header in which the attacked server finds the client's address, as behind a proxy. Without one, clients on the
#: server's own machine have no limits.
ADDRESS_HEADER = "X-Client-Address"


class Sent:
    """What this process has sent."""

    frames = 0
    requests = 0


SENT = Sent()


class Element:
    def __init__(self, number, tag, attributes, parent):
        self.number, self.tag, self.attributes, self.parent = number, tag, attributes, parent
        self.children, self.text = [], ""

    def words(self):
        """Returns the text of the element and of everything in it."""
        return " ".join(part for part in [self.attributes.get("aria-label", ""), self.text,
                                          *(child.words() for child in self.children)] if part)

    def hears(self, kind):
        return kind in self.attributes.get("data-on", "").split()


class Replica(HTMLParser):
    """The page as the browser has it. Elements are numbered in document order, as the client numbers them."""

    def __init__(self, html):
        super().__init__()
        self.elements, self.stack, self.boot, self.in_boot, self.line = {}, [], "", False, ""
        self.first, self.inside = 1, False
        self.feed(html)
        self.close()
        self.facts = json.loads(self.boot) | {"socket": self.line}

    def handle_starttag(self, tag, attributes):
        attributes = {name: value or "" for name, value in attributes}
        if attributes.get("id") == "dais-boot":
            self.in_boot = True
        self.line = attributes.get("data-socket", self.line)
        if not self.stack and attributes.get("id") not in ROOTS and not self.inside:
            return
        parent = self.stack[-1] if self.stack else None
        element = Element(self.first, tag, attributes, parent)
        if parent:
            parent.children.append(element)
        self.elements[self.first] = element
        self.first += 1
        if tag not in VOID:
            self.stack.append(element)

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag):
        self.in_boot = False
        if self.stack and tag not in VOID:
            self.stack.pop()

    def handle_data(self, data):
        if self.in_boot:
            self.boot += data
        elif self.stack:
            self.stack[-1].text += data

    def insert(self, parent, before, html, first):
        """Adds the elements of a fragment to a parent, in front of a child or at the end."""
        owner = self.elements.get(parent)
        if owner is None:
            return
        known = len(owner.children)
        self.first, self.stack, self.inside = first, [owner], True
        self.feed(html)
        self.stack, self.inside = [], False
        added, owner.children = owner.children[known:], owner.children[:known]
        place = next((i for i, child in enumerate(owner.children) if child.number == before), known)
        owner.children[place:place] = added

    def forget(self, number):
        element = self.elements.pop(number, None)
        if element is None:
            return
        if element.parent and element in element.parent.children:
            element.parent.children.remove(element)
        for child in list(element.children):
            self.forget(child.number)

    def apply(self, operations):
        for operation in operations:
            code, rest = operation[0], operation[1:]
            element = self.elements.get(rest[0]) if rest and isinstance(rest[0], int) else None
            if code == 0:
                self.insert(rest[0], rest[1], rest[2], rest[3])
            elif code == 1:
                self.forget(rest[0])
            elif code == 15:
                self.apply(rest[2])
            elif element is None:
                continue
            elif code == 2:
                element.text = rest[1]
            elif code == 3 and rest[2] is None:
                element.attributes.pop(rest[1], None)
            elif code == 3:
                element.attributes[rest[1]] = rest[2]
            elif code == 7:
                for child in list(element.children):
                    self.forget(child.number)
                element.text = ""
                self.insert(rest[0], 0, rest[1], rest[2])

    def all(self, kind, words=None, tag=None):
        """Returns the elements that listen to a kind of event, in document order."""
        return [element for _, element in sorted(self.elements.items())
                if element.hears(kind) and (tag is None or element.tag == tag)
                and (words is None or words in element.words())]


def address_line(source):
    """Returns the header line that a proxy would add for a client with that address."""
    return f"{ADDRESS_HEADER}: {source}\r\n" if source else ""


def header_lines(headers):
    return "".join(f"{name}: {value}\r\n" for name, value in headers)


class Refused(ConnectionError):
    """The server answered a request or a connection with a refusal."""


class Socket:
    """A WebSocket client for text frames, which are all that the protocol needs. They may be compressed, if a header has
    offered it."""

    def __init__(self, reader, writer):
        self.reader, self.writer = reader, writer
        self.bytes = 0  #: the length of all messages that have arrived

    @classmethod
    async def open(cls, host, port, path, origin, source=None, headers=()):
        reader, writer = await asyncio.open_connection(host, port, local_addr=(source, 0) if source else None)
        SENT.requests += 1
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {origin}\r\nConnection: Upgrade\r\n"
            f"{address_line(source)}{header_lines(headers)}"
            f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode())
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head.split(b"\r\n")[0]:
            writer.close()
            raise Refused(head.split(b"\r\n")[0].decode())
        return cls(reader, writer)

    @staticmethod
    def frame(text):
        data = text.encode()
        size = len(data)
        head = bytes([0x81, 0x80 | size]) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        # A mask of zeros is valid, and leaves the bytes as they are.
        return head + b"\0\0\0\0" + data

    def send(self, *texts):
        """Sends frames in one write, so that they arrive together."""
        SENT.frames += len(texts)
        self.writer.write(b"".join(self.frame(text) for text in texts))

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
                self.bytes += size
                if head[0] & 0x40:
                    data = zlib.decompress(data + b"\0\0\xff\xff\3\0", -15)
                return json.loads(data)
            if head[0] & 0x0F == 8:
                raise ConnectionError("the server closed the socket")
            if head[0] & 0x0F == 9:  # The server closes a connection whose client has not answered two pings.
                self.writer.write(b"\x8a" + bytes([0x80 | size]) + b"\0\0\0\0" + data)

    def close(self):
        self.writer.close()


class Stream:
    """The client of an event stream: frames come in the answer to the hello, and leave in requests, one at a time."""

    def __init__(self, host, port, path, origin, source, headers):
        self.host, self.port, self.path, self.origin, self.source = host, port, path, origin, source
        self.headers = headers
        self.reader = self.writer = self.name = self.sending = None
        self.waiting, self.text, self.number = [], b"", 0

    @classmethod
    async def open(cls, host, port, path, origin, source=None, headers=()):
        return cls(host, port, path, origin, source, headers)

    async def _ask(self, path, body):
        reader, writer = await asyncio.open_connection(
            self.host, self.port, local_addr=(self.source, 0) if self.source else None)
        SENT.requests += 1
        data = body.encode()
        writer.write(f"POST {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nOrigin: {self.origin}\r\n"
                     f"{address_line(self.source)}{header_lines(self.headers)}Content-Length: {len(data)}\r\n\r\n".encode() + data)
        head = (await reader.readuntil(b"\r\n\r\n")).split(b"\r\n")[0].decode()
        if " 20" not in head:
            writer.close()
            raise Refused(head)
        return reader, writer

    def send(self, *texts):
        SENT.frames += len(texts)
        self.waiting += texts
        if self.name and (self.sending is None or self.sending.done()):
            self.sending = asyncio.ensure_future(self._send())

    async def _send(self):
        while self.waiting:
            texts, self.waiting = self.waiting, []
            self.number += 1
            base = self.path[:self.path.rindex("/_dais/live/") + 12]
            _, writer = await self._ask(f"{base}{self.name}/{self.number}", "\n".join([self.key, *texts]))
            writer.close()

    async def receive(self):
        if not self.reader:
            self.reader, self.writer = await self._ask(self.path, self.waiting.pop(0))
            self.name, self.key = await self._event()
            self.send()
        return await self._event()

    async def _event(self):
        while True:
            if (line := await self.line()).startswith(b"data: "):
                return json.loads(line[6:])

    async def line(self):
        """Returns the next line of the stream that is not empty."""
        while True:
            line, found, rest = self.text.partition(b"\n")
            if not found:
                size = int(await self.reader.readuntil(b"\r\n"), 16)
                if not size:
                    raise ConnectionError("the server ended the stream")
                self.text += (await self.reader.readexactly(size + 2))[:-2]
                continue
            self.text = rest
            if line:
                return line

    def close(self):
        if self.writer:
            self.writer.close()


async def fetch(host, port, path, headers=(), source=None):
    """Returns the status line and the body of a request."""
    SENT.requests += 1
    reader, writer = await asyncio.open_connection(host, port, local_addr=(source, 0) if source else None)
    lines = address_line(source) + header_lines(headers)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\n{lines}Connection: close\r\n\r\n".encode())
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
    return head.split(b"\r\n")[0].decode(), body.decode(errors="replace")


class Session:
    """One browser tab. It knows its page and numbers its frames; what it sends is up to the caller."""

    def __init__(self, host, port, source=None, transport=Socket, headers=()):
        """`headers` are pairs that each request has, such as a cookie."""
        self.host, self.port, self.source, self.transport, self.headers = host, port, source, transport, headers
        self.sequence = self.acknowledged = 0
        self.socket = None
        #: The name in the address, by which a proxy finds the process with the session.
        self.place = ""

    async def start(self, path="/", **facts):
        self.place = ""
        status, html = await fetch(self.host, self.port, path, self.headers, source=self.source)
        if " 200 " not in status:
            raise Refused(status)
        self.page = Replica(html)
        self.path = path
        await self.connect(url=path, count=self.page.facts["count"], sum=self.page.facts["sum"],
                           width=1280, height=800, **facts)
        return self

    async def connect(self, session="", **facts):
        origin = f"http://{self.host}:{self.port}"
        path = self.page.facts["socket"] + self.place
        self.socket = await self.transport.open(self.host, self.port, path, origin, self.source, self.headers)
        self.socket.send(json.dumps(["h", 1, {"session": session, **facts} if session else facts]))
        self.welcome = await self.receive()
        self.place = self.welcome[1]

    async def reconnect(self):
        """Connects again as after a lost connection. A server without the session sends another page."""
        await self.connect(session=self.welcome[1], secret=self.welcome[2], ack=self.acknowledged, seq=self.sequence,
                           url=self.path, width=1280, height=800)
        if self.welcome[3] == "replaced":
            self.sequence = self.acknowledged = 0
            await self.receive()

    async def receive(self):
        frame = await self.socket.receive()
        if frame[0] == "x":
            if frame[1] == "drain":
                self.place = ""
            raise Refused(f"ended: {frame[1]}")
        if frame[0] == "p":
            self.acknowledged = frame[1]
            self.page.apply(frame[3])
        return frame

    def event(self, element, kind, payload=None):
        """Returns the next event as text. Send it, or it leaves a gap in the numbers."""
        self.sequence += 1
        number = element if isinstance(element, int) else element.number
        return json.dumps(["e", self.sequence, self.acknowledged, number, kind, payload])

    async def settled(self, patience=20):
        """Waits until everything sent is answered."""
        async with asyncio.timeout(patience):
            while True:
                frame = await self.receive()
                if frame[0] == "p" and frame[2] >= self.sequence:
                    return

    async def act(self, element, kind, payload=None, patience=20):
        self.socket.send(self.event(element, kind, payload))
        await self.settled(patience)

    async def tap(self, words, tag="button"):
        found = self.page.all("click", words, tag)
        if not found:
            raise LookupError(f"{self.path} has no {tag} {words!r}")
        await self.act(found[0], "click", [1, 5, 5])

    def close(self):
        if self.socket:
            self.socket.close()
