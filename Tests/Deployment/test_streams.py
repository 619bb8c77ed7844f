# SPDX-License-Identifier: Apache-2.0
"""Event streams, for browsers without a WebSocket, through a proxy to three workers."""

import asyncio

import pytest
from conftest import worker
from wire import Refused, Stream


def run(work):
    asyncio.run(asyncio.wait_for(work, 120))


def test_an_event_stream_brings_every_frame_at_once(site):
    async def work():
        sessions = [await site.session(transport=Stream) for _ in range(6)]
        assert {worker(session) for session in sessions} == {1, 2, 3}
        for session in sessions:
            # A proxy that collects an answer before it passes it on would let this wait for ever.
            for _ in range(5):
                await session.tap("Increment")
            assert session.socket.name.split(".")[0] == str(worker(session))
    run(work())


def test_an_event_stream_returns_to_the_worker_with_its_session(site):
    async def work():
        session = await site.session(transport=Stream)
        name = session.welcome[1]
        for _ in range(4):
            await session.tap("Increment")
            session.close()
            assert await site.back(session) == "resumed"
            assert session.welcome[1] == name
    run(work())


def test_an_event_stream_stays_while_nothing_happens(site):
    async def work():
        session = await site.session(transport=Stream)
        # The server sends a comment every 20 seconds.
        while await session.socket.line() != b":":
            pass
        await session.tap("Increment")
    run(work())


@pytest.mark.parametrize("path", ["/_dais/live/", "/_dais/live/2.unknown"])
def test_an_event_stream_of_a_foreign_origin_is_refused_through_the_proxy(site, path):
    async def work():
        stream = await Stream.open(site.proxy.host, site.proxy.port, path, "http://evil.example")
        stream.send('["h",1,{}]')
        with pytest.raises(Refused, match="403"):
            await stream.receive()
    run(work())
