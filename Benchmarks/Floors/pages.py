#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Serves pages that a framework can at best equal. They do what `ModalPage` of Benchmarks/Server does.

    Benchmarks/Floors/pages.py [--port 0]

`/dialog` needs no server after it has loaded: its buttons call `showModal()` and `close()`. `/moving` is the same page,
whose dialog moves in and out as a sheet does, by a transition of CSS. `/socket` sends the name of a
pressed button, receives markup, and puts it in the page. The server keeps a number for each connection, and compares
nothing. Frames are written by hand, so that no library adds to the processor time.
"""
import argparse
import asyncio
import base64
import gzip
import hashlib
import json
from pathlib import Path

HERE = Path(__file__).resolve().parent
#: A transition of the dialog and its backdrop, as long as the motion of a sheet.
MOTION = """
dialog, dialog::backdrop { transition: .5s cubic-bezier(.2, .8, .2, 1) allow-discrete; transition-property: translate, opacity, overlay, display }
dialog { translate: 0 100vh } dialog::backdrop { opacity: 0 }
dialog[open] { translate: 0 0 } dialog[open]::backdrop { opacity: 1 }
@starting-style { dialog[open] { translate: 0 100vh } dialog[open]::backdrop { opacity: 0 } }
</style>"""
TEXTS = {name: (HERE / f"{name}.html").read_text() for name in ("dialog", "socket")}
TEXTS["moving"] = TEXTS["dialog"].replace("</style>", MOTION, 1)
PAGES = {f"/{name}": gzip.compress(text.encode(), 6) for name, text in TEXTS.items()}

SHEET = ('<dialog aria-labelledby="title"><h2 id="title">Sheet</h2><input data-testid="field" placeholder="Name"><ul>'
         + "".join(f"<li>Row {number}</li>" for number in range(1, 21))
         + '</ul><button data-testid="close">Close</button></dialog>')
ALERT = ('<dialog role="alertdialog" aria-labelledby="question"><h2 id="question">Question</h2>'
         '<p>Twenty rows are in the sheet.</p><button data-testid="close">OK</button></dialog>')


def frame(kind, value):
    data = json.dumps([kind, value], separators=(",", ":")).encode()
    size = len(data)
    return (bytes([0x81, size]) if size < 126 else b"\x81\x7e" + size.to_bytes(2, "big")) + data


#: The answers that are the same each time.
ANSWERS = {"open": frame("show", SHEET), "ask": frame("show", ALERT), "close": frame("show", None)}


async def talk(reader, writer, key):
    accept = base64.b64encode(hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest()).decode()
    writer.write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                 f"Sec-WebSocket-Accept: {accept}\r\n\r\n".encode())
    count = 0
    while True:
        head = await reader.readexactly(2)
        size = head[1] & 0x7F
        if size == 126:
            size = int.from_bytes(await reader.readexactly(2), "big")
        mask = await reader.readexactly(4)
        data = bytes(byte ^ mask[place & 3] for place, byte in enumerate(await reader.readexactly(size)))
        if head[0] & 0x0F == 8:
            return
        name = data.decode()
        if name == "add":
            count += 1
        writer.write(ANSWERS.get(name) or frame("count", count))


async def serve(reader, writer):
    try:
        while True:
            first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin1").split("\r\n")
            path = first.split(" ")[1]
            fields = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
            if key := fields.get("sec-websocket-key"):
                return await talk(reader, writer, key)
            body = PAGES.get(path, b"")
            status = "200 OK" if body else "404 Not Found"
            writer.write(f"HTTP/1.1 {status}\r\nContent-Type: text/html; charset=utf-8\r\nContent-Encoding: gzip\r\n"
                         f"Content-Length: {len(body)}\r\n\r\n".encode() + body)
            if fields.get("connection") == "close":
                return
    except (asyncio.IncompleteReadError, ConnectionError):
        pass  # The browser has left.
    finally:
        writer.close()


async def main():
    options = argparse.ArgumentParser()
    options.add_argument("--port", type=int, default=0)
    server = await asyncio.start_server(serve, "127.0.0.1", options.parse_args().port, backlog=1024)
    print(f"Listening on http://127.0.0.1:{server.sockets[0].getsockname()[1]} ", flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main())
