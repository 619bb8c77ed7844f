# SPDX-License-Identifier: Apache-2.0
"""Load: connections, requests and frames that cost the server more than the client."""

import asyncio
import json
from contextlib import suppress

from attack import REFUSALS, attack, found, rounds
from wire import Socket


@rounds(at_once=4)
async def whole_pages(target):
    """Asks for the whole page again and again, and does not read."""
    async with target.tab("/lists") as session:
        for element in found(session.page.all("window"), "window"):
            session.socket.send(session.event(element, "window", [0, 1e6, 1000, 1]))
        for _ in range(int(6 * min(target.seconds, 8))):
            session.socket.send(json.dumps(["r", 0, "again"]))
            await asyncio.sleep(1 / 6)


@attack
async def hello_and_close(target):
    """Opens a session and closes it at once, 100 times a second."""
    page = (await target.session().start("/state")).page

    async def act():
        origin = f"http://{target.host}:{target.port}"
        socket = await Socket.open(target.host, target.port, page.facts["socket"], origin, target.source)
        socket.send(json.dumps(["h", 1, {"url": "/motion", "width": 1280, "height": 800}]))
        socket.close()

    await asyncio.gather(*(target.repeat(act, 0.08) for _ in range(10)))


@attack
async def resumptions(target):
    """Resumes a session again and again from its first frame."""
    session = await target.session().start("/state")
    for _ in range(50):
        await session.tap("Increment")
    _, identity, secret = session.welcome[:3]

    async def act():
        await session.connect(url="/state", session=identity, secret=secret, ack=0, seq=session.sequence)
        session.close()

    await target.repeat(act, 0.02)


@rounds(at_once=2)
async def languages(target):
    """Requests pages in languages that nobody speaks, and says hello in others."""
    letters = "".join(target.dice.choices("abcdefghijklmnopqrstuvwxyz", k=8))
    await target.get("/state", ("Accept-Language", f"{letters[:3]}-{letters[3:]}"))
    locale = letters[0] + "\u0301" * 400 + "\u0302" * 40
    with suppress(*REFUSALS):
        async with target.tab("/state", locale=locale, timeZone="x" * 2000):
            pass


@attack
async def idle_connections(target):
    """Opens 600 connections that say nothing, or their headers one byte at a time, or 30 kB of them."""
    open_ones = []
    for index in range(600):
        try:
            connection = await asyncio.wait_for(asyncio.open_connection(
                target.host, target.port, local_addr=(target.source, 0)), 5)
            open_ones.append(connection)
            if index % 3 == 1:
                connection[1].write(b"GET / HT")
            elif index % 3 == 2:
                connection[1].write(b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X-Header: " + b"x" * 30_000)
        except REFUSALS:
            target.refusals += 1
    await asyncio.sleep(target.seconds)
    for _, writer in open_ones:
        writer.close()


@rounds(0.2)
async def unread_frames(target):
    """Leaves 2,000 frames unacknowledged, then acknowledges them all."""
    async with target.tab("/state") as session:
        session.acknowledged = 0
        increment = session.page.all("click", "Increment", "button")[0]
        for _ in range(20):
            frames = []
            for _ in range(100):
                session.sequence += 1
                frames.append(json.dumps(["e", session.sequence, 0, increment.number, "click", None]))
            session.socket.send(*frames)
            await session.settled()
        session.socket.send(json.dumps(["a", session.acknowledged]))
        await session.tap("Increment")
