# SPDX-License-Identifier: Apache-2.0
"""Rolling deployments of a build with other files of the client."""

import asyncio
import shutil

import pytest
from conftest import Site, worker
from wire import Replica, fetch
from workers import App, Proxy, changed, program


class Deployment(Site):
    """An app whose program can be replaced."""

    def __init__(self, folder, kind, name):
        app = App(folder, shutil.copy2(program(name), folder / "App"),
                  environment={"DAIS_CLIENT_FILES": str(folder / "client")})
        super().__init__(app, None)
        try:
            app.wait_ready()
            self.proxy = Proxy(kind, folder)
        except BaseException:
            app.stop()
            raise

    async def deployed(self):
        while not self.app.has_restarted:
            await asyncio.sleep(0.1)

    async def page(self, path="/state"):
        status, html = await fetch(self.proxy.host, self.proxy.port, path)
        assert " 200 " in status
        return Replica(html)

    async def file(self, address):
        line, body = await fetch(self.proxy.host, self.proxy.port, address)
        return int(line.split()[1]), body

    def stop(self):
        self.proxy.stop()
        return self.app.stop()


@pytest.fixture
def deployment(folder, kind):
    deployment = Deployment(folder, kind, "Gallery")
    yield deployment
    assert deployment.stop() == 0


def test_a_changed_build_brings_every_session_back_and_serves_old_pages_their_own_files(deployment):
    async def work():
        before = await deployment.page()
        sessions = [await deployment.session() for _ in range(6)]
        assert {worker(session) for session in sessions} == {1, 2, 3}
        statuses, ended = set(), asyncio.Event()

        async def visit():
            while not ended.is_set():
                statuses.add(await deployment.status())
                await asyncio.sleep(0.1)
        visits = asyncio.create_task(visit())
        deployment.app.deploy(changed(deployment.app.program.read_bytes()))
        await deployment.deployed()
        ended.set()
        await visits
        assert statuses == {200}
        for session in sessions:
            session.close()
            assert await deployment.back(session) in {"replaced", "resumed"}
            await session.tap("Increment")
        after = await deployment.page()
        assert after.facts["files"] != before.facts["files"]
        endings = ((1, ".js"), (2, ".css"))
        names = [part[0] + ending for part in before.facts["parts"] for type, ending in endings if part[1] & type]
        assert "overlays.css" in names
        # Each worker is asked: the proxy takes them in turn.
        for page in (before, after):
            for name in names:
                found = {await deployment.file(page.facts["files"] + name) for _ in range(3)}
                assert len(found) == 1 and found.pop()[0] == 200, name
        old, new = [(await deployment.file(page.facts["files"] + "overlays.css"))[1] for page in (before, after)]
        assert old != new
    asyncio.run(asyncio.wait_for(work(), 180))


def test_a_build_that_does_not_start_leaves_the_running_workers_alone(deployment):
    async def work():
        session = await deployment.session()
        others = {number: process for number, process in deployment.app.workers.items() if number != 1}
        deployment.app.deploy(b"#!/bin/sh\nexit 3\n")
        while "ended before it was ready" not in deployment.app.log.read_text():
            await asyncio.sleep(0.1)
        assert {number: process for number, process in deployment.app.workers.items() if number != 1} == others
        assert {await deployment.status() for _ in range(12)} == {200}
        if worker(session) == 1:
            await deployment.back(session)
        await session.tap("Increment")
    asyncio.run(asyncio.wait_for(work(), 120))
