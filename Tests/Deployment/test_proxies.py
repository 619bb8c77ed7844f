# SPDX-License-Identifier: Apache-2.0
"""Three workers behind a proxy, with the configurations of deploy/."""

import asyncio
import os
import signal

import pytest
from conftest import Site, worker
from workers import App, Proxy, eventually


def run(work):
    asyncio.run(asyncio.wait_for(work, 120))


def test_a_browser_returns_to_the_worker_with_its_session(site):
    async def work():
        sessions = [await site.session() for _ in range(6)]
        assert {worker(session) for session in sessions} == {1, 2, 3}
        for session in sessions:
            name = session.welcome[1]
            await session.tap("Increment")
            for _ in range(3):
                session.close()
                assert await site.back(session) == "resumed"
                assert session.welcome[1] == name
    run(work())


def test_pages_are_answered_while_a_worker_is_killed_and_it_starts_again(site):
    async def work():
        session = await site.session()
        number = worker(session)
        before = site.app.workers
        os.kill(before[number], signal.SIGKILL)
        assert {await site.status() for _ in range(30)} == {200}
        await site.back(session)
        assert session.welcome[3] == "replaced"
        await session.tap("Increment")
        after = eventually(lambda: len(site.app.workers) == 3 and site.app.workers)
        assert after[number] != before[number]
        assert all(after[other] == before[other] for other in before if other != number)
        await gather_workers(site, {1, 2, 3})
    run(work())


async def gather_workers(site, wanted):
    """Opens sessions until each of the workers has one."""
    found = set()
    for _ in range(100):
        session = await site.session()
        found.add(worker(session))
        session.close()
        if found == wanted:
            return
        await asyncio.sleep(0.1)
    raise AssertionError(f"only the workers {found} have sessions")


def test_a_rolling_restart_answers_every_page_and_brings_every_session_back(site):
    async def work():
        before = site.app.workers
        sessions = [await site.session() for _ in range(12)]
        statuses, ended = set(), asyncio.Event()

        async def visit():
            while not ended.is_set():
                statuses.add(await site.status())
                await asyncio.sleep(0.1)

        async def stay(session):
            """Uses a session, and comes back when its worker goes."""
            button = session.page.all("click", "Increment", "button")[0]
            while not ended.is_set():
                try:
                    await session.act(button, "click", [1, 5, 5])
                    await asyncio.sleep(0.1)
                except (OSError, EOFError, ConnectionError):
                    session.sequence = 0
                    await site.back(session)

        tasks = [asyncio.create_task(each) for each in [visit(), *map(stay, sessions)]]
        site.app.process.send_signal(signal.SIGHUP)
        while not site.app.has_restarted:
            await asyncio.sleep(0.1)
            for task in tasks:
                if task.done():
                    task.result()
        after = site.app.workers
        assert set(after) == {1, 2, 3}
        assert not set(after.values()) & set(before.values())
        ended.set()
        await asyncio.gather(*tasks)
        assert statuses == {200}
        for session in sessions:
            session.close()
            assert await site.back(session) == "resumed"
    run(work())


def test_sessions_live_through_a_restart_of_the_proxy(site):
    async def work():
        session = await site.session()
        site.proxy.stop()
        site.proxy.start()
        assert await site.back(session) == "resumed"
        await session.tap("Increment")
    run(work())


def test_a_worker_that_hangs_is_ended_and_the_others_answer(folder, kind):
    app = App(folder, "ServerTestApp", ["--greeting", "Forever"], {"DAIS_TURN_LIMIT": "2"})
    try:
        app.wait_ready()
        proxy = Proxy(kind, folder)
        try:
            run(hang(Site(app, proxy)))
        finally:
            proxy.stop()
    finally:
        app.stop()


async def hang(site):
    session = await site.session("/")
    number, process = worker(session), site.app.workers[worker(session)]
    button = session.page.all("click", "Trap", "button")[0]
    session.socket.send(session.event(button, "click", [1, 5, 5]))
    for _ in range(6):
        assert await site.status("/") == 200
    eventually(lambda: site.app.workers.get(number, process) != process)
    await site.back(session)


def test_the_state_of_a_worker_is_not_shown_to_the_world(site):
    async def work():
        assert await site.status("/_dais/health") == 404
        assert await site.status("/_dais/ready") == 404
    run(work())


@pytest.mark.parametrize("path", ["/_dais/live", "/_dais/live/2.unknown"])
def test_a_foreign_origin_is_refused_through_the_proxy(site, path):
    async def work():
        from wire import Refused, Socket
        with pytest.raises(Refused, match="403"):
            await Socket.open(site.proxy.host, site.proxy.port, path, "http://evil.example")
    run(work())
