# SPDX-License-Identifier: Apache-2.0
"""Honest users, who work while an attack runs, and the times that they wait."""

import asyncio
import time

from wire import Session, fetch


def quantile(times, part):
    """Returns a quantile in milliseconds, or 0 without times."""
    return sorted(times)[min(len(times) - 1, int(len(times) * part))] * 1000 if times else 0


class Crowd:
    """Sessions that count up on one page, each from an address of its own, and a visitor who opens pages."""

    def __init__(self, host, port, size, pause=1.0):
        self.host, self.port, self.size, self.pause = host, port, size, pause
        self.sessions, self.lost = [], []
        self.events, self.pages = [], []

    async def __aenter__(self):
        for index in range(self.size):
            source = f"127.1.{index // 250}.{index % 250 + 1}"
            self.sessions.append(await Session(self.host, self.port, source).start("/state"))
        self.work = [asyncio.create_task(self.use(session, index)) for index, session in enumerate(self.sessions)]
        self.work.append(asyncio.create_task(self.visit()))
        return self

    async def __aexit__(self, *_):
        for task in self.work:
            task.cancel()
        await asyncio.gather(*self.work, return_exceptions=True)
        for session in self.sessions:
            session.close()

    async def use(self, session, index):
        """Taps until the crowd leaves. A session that is not answered within 20 seconds is lost."""
        await asyncio.sleep(self.pause * index / self.size)
        try:
            while True:
                started = time.perf_counter()
                await session.tap("Increment")
                self.events.append(time.perf_counter() - started)
                await asyncio.sleep(self.pause)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            self.lost.append(f"{type(error).__name__}: {error}")

    async def visit(self):
        while True:
            started = time.perf_counter()
            try:
                status, _ = await asyncio.wait_for(fetch(self.host, self.port, "/state", source="127.1.200.1"), 20)
                if " 200 " in status:
                    self.pages.append(time.perf_counter() - started)
                else:
                    self.lost.append(f"GET: {status}")
            except (OSError, TimeoutError) as error:
                self.lost.append(f"GET: {type(error).__name__} {error}")
            await asyncio.sleep(self.pause)

    def take(self):
        """Returns the times since the last call, and forgets them."""
        taken = self.events, self.pages, self.lost
        self.events, self.pages, self.lost = [], [], []
        return taken
