# SPDX-License-Identifier: Apache-2.0
"""The sites of the tests, and what their browsers do."""

import asyncio
import re
import shutil
import sys
import time
from pathlib import Path

import pytest

sys.path[:0] = [str(Path(__file__).resolve().parents[1] / "Attacks")]

from wire import Refused, Session, Socket, fetch  # noqa: E402
from workers import App, Proxy, make_folder  # noqa: E402


class Site:
    """An app behind a proxy."""

    def __init__(self, app, proxy):
        self.app, self.proxy = app, proxy

    async def status(self, path="/state"):
        line, _ = await fetch(self.proxy.host, self.proxy.port, path)
        return int(line.split()[1])

    async def session(self, path="/state", transport=Socket):
        return await Session(self.proxy.host, self.proxy.port, transport=transport).start(path)

    async def back(self, session, seconds=20):
        """Connects again as the client does after it has lost its socket, and returns the status of the welcome."""
        end = time.monotonic() + seconds
        while True:
            try:
                await session.reconnect()
                return session.welcome[3]
            except (OSError, EOFError, Refused):
                if time.monotonic() > end:
                    raise
                await asyncio.sleep(0.1)


def worker(session):
    """Returns the number of the worker with a session, from the session's name."""
    return int(re.fullmatch(r"([0-9]+)\.[0-9a-zA-Z_-]+", session.welcome[1])[1])


@pytest.fixture
def folder():
    path = make_folder()
    yield path
    shutil.rmtree(path)


@pytest.fixture(params=["nginx", "haproxy"])
def kind(request):
    return request.param


@pytest.fixture
def site(folder, kind):
    app = App(folder, "Gallery")
    try:
        app.wait_ready()
        proxy = Proxy(kind, folder)
        try:
            yield Site(app, proxy)
        finally:
            proxy.stop()
    finally:
        app.stop()
