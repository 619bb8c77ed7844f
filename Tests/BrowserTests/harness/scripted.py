# SPDX-License-Identifier: Apache-2.0
"""A server that sends exactly what a test tells it to: for frames that a correct server sends rarely or never."""

import asyncio
import json
import os
import threading
from html.parser import HTMLParser
from http import HTTPStatus
from pathlib import Path

from websockets.asyncio.server import serve
from websockets.datastructures import Headers
from websockets.http11 import Response

CLIENT = Path(os.environ.get("DAIS_CLIENT", Path(__file__).resolve().parents[3] / "Client"))
POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:"
#: The header of a real server's pages. Without it, a browser would start another process for the page.
ISOLATION = {"Cross-Origin-Opener-Policy": "same-origin"}
# The places of layers, so that these tests do not depend on the client's style sheets.
STYLE = """.layer, .backdrop { position: fixed; inset: 0 }
.surface { position: absolute; inset: 30% 25% 0; background: Canvas; overflow: auto }
[data-guard] { position: absolute }"""
KINDS = {".js": "text/javascript", ".css": "text/css"}


class _Walk(HTMLParser):
    """Collects the `id` of each start tag, in document order."""

    def __init__(self, markup: str):
        super().__init__()
        self.ids: list[str | None] = []
        self.feed(markup)

    def handle_starttag(self, tag, attributes):
        self.ids.append(dict(attributes).get("id"))


class Scripted:
    def __init__(self, root: str, overlays: str = ""):
        self.numbers: dict[str, int] = {}
        self._next = 1
        self._root, self._overlays = f'<main id="dais-root">{root}</main>', f'<div id="dais-overlays">{overlays}</div>'
        self.count = self._number(self._root)[1] + self._number(self._overlays)[1]
        self.status = "adopted"
        self.seq = self.ack = 0
        self.answers = {}  # event kind -> function from the event frame to operations
        self._sockets = []
        self._loop = asyncio.new_event_loop()
        threading.Thread(target=self._loop.run_forever, daemon=True).start()
        self._listener = self._run(self._listen())
        self.address = self._listener.sockets[0].getsockname()[:2]

    def _run(self, coroutine):
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop).result(5)

    async def _listen(self):
        return await serve(self._talk, "127.0.0.1", 0, process_request=self._page, compression=None)

    def stop(self) -> None:
        async def finish():
            self._listener.close(close_connections=True)
            await self._listener.wait_closed()
        self._run(finish())
        self._loop.call_soon_threadsafe(self._loop.stop)

    def _number(self, markup: str) -> tuple[int, int]:
        ids, first = _Walk(markup).ids, self._next
        self.numbers |= {name: first + index for index, name in enumerate(ids) if name}
        self._next += len(ids)
        return first, len(ids)

    def _page(self, connection, request):
        path = request.path.split("?")[0]
        if path.startswith("/_dais/live/"):
            return None
        if path.startswith("/_dais/x/"):
            file = CLIENT / path.removeprefix("/_dais/x/")
            return _response(file.read_text(), KINDS[file.suffix]) if file.exists() else _response("", "text/plain", 404)
        if path == "/scripted.css":
            return _response(STYLE, "text/css")
        boot = json.dumps({"v": 1, "socket": "/_dais/live/", "count": self.count, "sum": "0", "dev": True, "longest": 21504,
                           "files": "/_dais/x/", "words": ["Dismiss", "Not saved:", "Reconnecting…", "This page needs to be reloaded.", "Reload"],
                           "parts": [["overlays/overlays", 1, "data-layer|popover", [8], int("data-layer" in self._overlays)]]})
        return _response(
            f'<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Scripted</title>'
            f'<link rel="icon" href="data:,"><link rel="stylesheet" href="/scripted.css"></head><body translate="no">{self._root}{self._overlays}'
            f'<svg id="dais-sprite" aria-hidden="true"></svg>'
            f'<script type="application/json" id="dais-boot">{boot}</script>'
            f'<script type="module" src="/_dais/x/main.js"></script></body></html>', "text/html; charset=utf-8")

    async def _talk(self, socket):
        self._sockets.append(socket)
        async for message in socket:
            frame = json.loads(message)
            if frame[0] == "h":
                await socket.send(json.dumps(["w", "s", "secret", self.status, 30]))
            elif frame[0] == "e":
                self.ack = frame[1]
                if operations := self.answers.get(frame[4], lambda _: [])(frame):
                    await self._send_patch(operations)

    async def _send_patch(self, operations, seq=None):
        self.seq = seq or self.seq + 1
        await self._sockets[-1].send(json.dumps(["p", self.seq, self.ack, operations]))

    # For tests

    def __getitem__(self, name: str) -> int:
        return self.numbers[name]

    def patch(self, *operations, seq: int | None = None) -> None:
        self._run(self._send_patch(list(operations), seq))

    def say(self, frame) -> None:
        self._run(self._sockets[-1].send(frame if isinstance(frame, str) else json.dumps(frame)))

    def create(self, parent: str, html: str, before: str | None = None) -> list:
        first, count = self._number(html)
        return [0, self[parent], self[before] if before else 0, html, first, count]

    def content(self, target: str, html: str) -> list:
        first, count = self._number(html)
        return [7, self[target], html, first, count]

    def layer(self, name: str, inner: str, kind: str = "sheet", dismiss: str = "scrim escape", epoch: int = 1,
              role: str = "dialog") -> list:
        return self.create("dais-overlays", f"""<div id="{name}" class="layer {kind}-overlay" data-layer="{kind}"
            data-epoch="{epoch}" data-modal="true" data-dismiss="{dismiss}" data-on="dismiss attempt entered exited"><div
            class="backdrop"></div><div class="surface {kind}-container" role="{role}" aria-modal="true"
            aria-label="{name}" tabindex="-1"><div class="{kind}-content">{inner}</div></div></div>""")


def _response(body: str, kind: str, status: int = 200) -> Response:
    data = body.encode()
    return Response(status, HTTPStatus(status).phrase, Headers({
        "Content-Type": kind, "Content-Length": str(len(data)), "Connection": "close",
        "Content-Security-Policy": POLICY, **ISOLATION}), data)
