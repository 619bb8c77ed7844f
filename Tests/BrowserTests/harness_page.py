# SPDX-License-Identifier: Apache-2.0
"""A page and an echoing socket without the framework, for the harness's own tests."""

import argparse
import asyncio
import signal
from http import HTTPStatus

from websockets.asyncio.server import serve
from websockets.datastructures import Headers
from websockets.http11 import Response

PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Harness</title></head><body>
<main><h1>Harness</h1>
<button id="count">Count</button> <output id="shown">0</output>
<label for="name">Name</label> <input id="name">
<label><input type="checkbox"> Agree</label>
<button aria-label="Close"><svg aria-hidden="true" width="8" height="8"></svg></button>
<a href="#x">Read <em>more</em></a>
<select aria-label="Size"><option>Small</option></select>
<div role="switch" aria-checked="false" tabindex="0" aria-labelledby="wifi"></div><span id="wifi">Wi-Fi</span>
<div inert><button>Unreachable</button></div>
<p id="log"></p></main>
<script type="module" src="/main.js"></script></body></html>"""
SCRIPT = """
const shown = document.getElementById('shown'), log = document.getElementById('log');
document.getElementById('count').addEventListener('click', (event) => {
  shown.textContent = Number(shown.textContent) + (event.isTrusted ? 1 : 100);
});
if (location.search === '?style') document.querySelector('main').setAttribute('style', 'color: red');
if (location.search === '?error') console.error('provoked');
function connect() {
  const socket = new WebSocket(`ws://${location.host}/live`);
  socket.addEventListener('open', () => document.documentElement.setAttribute('data-live', ''));
  socket.addEventListener('message', (event) => { log.textContent += JSON.parse(event.data)[1]; });
  socket.addEventListener('close', () => { document.documentElement.removeAttribute('data-live'); setTimeout(connect, 50); });
  document.getElementById('name').oninput = (event) => socket.send(JSON.stringify(['e', event.data]));
}
connect();
"""
POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'"


def respond(connection, request):
    if request.path.startswith("/live"):
        return None
    body, kind = (SCRIPT, "text/javascript") if request.path == "/main.js" else (PAGE, "text/html; charset=utf-8")
    headers = Headers({"Content-Type": kind, "Content-Length": str(len(body.encode())),
                       "Content-Security-Policy": POLICY, "Connection": "close"})
    return Response(HTTPStatus.OK, "OK", headers, body.encode())


async def echo(socket):
    async for message in socket:
        await socket.send(message)


async def main(port: int):
    stop = asyncio.get_running_loop().create_future()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set_result, None)
    async with serve(echo, "127.0.0.1", port, process_request=respond, compression=None):
        print(f"Listening on http://127.0.0.1:{port}", flush=True)
        await stop


parser = argparse.ArgumentParser()
parser.add_argument("--port", type=int, required=True)
asyncio.run(main(parser.parse_args().port))
