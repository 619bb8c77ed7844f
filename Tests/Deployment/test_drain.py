# SPDX-License-Identifier: Apache-2.0
"""A worker that takes its time to stop, behind a proxy."""

import asyncio
import os
import signal
from pathlib import Path

import pytest
from conftest import Site, worker
from wire import Refused, Socket, Stream
from workers import App, Proxy


@pytest.mark.parametrize("transport", [Socket, Stream])
def test_a_browser_that_a_stopping_worker_sends_away_is_answered_by_another_one(folder, kind, transport):
    app = App(folder, "Gallery", environment={"DAIS_DRAIN": "10"})
    try:
        app.wait_ready()
        proxy = Proxy(kind, folder)
        try:
            asyncio.run(asyncio.wait_for(leave(Site(app, proxy), transport), 60))
        finally:
            proxy.stop()
    finally:
        app.stop()


async def leave(site, transport):
    sessions = []
    # One session more on the same worker, so that it has somebody left to wait for.
    while len([each for each in sessions if worker(each) == worker(sessions[0])]) < 2:
        sessions.append(await site.session(transport=transport))
    number = worker(sessions[0])
    process = site.app.workers[number]
    os.kill(process, signal.SIGTERM)
    sent_away = [asyncio.ensure_future(ended(each)) for each in sessions if worker(each) == number]
    done, _ = await asyncio.wait(sent_away, return_when=asyncio.FIRST_COMPLETED)
    session = done.pop().result()
    session.close()
    # A proxy leads the addresses of the worker elsewhere, because it refuses them.
    assert await site.back(session, seconds=5) in ("resumed", "replaced")
    assert worker(session) != number
    assert Path(f"/proc/{process}").exists(), "the worker has not ended yet"
    await session.tap("Increment")
    for task in sent_away:
        task.cancel()


async def ended(session):
    """Waits until the server ends a session, and returns it."""
    with pytest.raises(Refused, match="drain"):
        while True:
            await session.receive()
    return session
