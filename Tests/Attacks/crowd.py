# SPDX-License-Identifier: Apache-2.0
"""Honest users, who work while an attack runs, and the times that they wait.

They have a process of their own: in the attackers' event loop they would measure how long Python takes to attack. The
floor is the time of an answer that needs no server, in the same loop at the same moment. It contains what the client
and the machine add to each time.
"""

import asyncio
import gc
import json
import multiprocessing
import socket
import sys
import time
from dataclasses import asdict, dataclass, field

from wire import Session, fetch


@dataclass
class Times:
    """The times in seconds since the last report, and the reasons of lost sessions and pages."""

    events: list[float] = field(default_factory=list)
    pages: list[float] = field(default_factory=list)
    floor: list[float] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)


class Users:
    """Sessions that count up on one page, each from an address of its own, and a visitor who opens pages."""

    def __init__(self, host, port, size, pause=1.0):
        self.host, self.port, self.size, self.pause = host, port, size, pause
        self.times = Times()

    async def start(self):
        sessions = []
        for index in range(self.size):
            source = f"127.1.{index // 250}.{index % 250 + 1}"
            sessions.append(await Session(self.host, self.port, source).start("/state"))
        # A full collection of all these pages would be a pause that the server has not caused.
        gc.collect()
        gc.freeze()
        self.work = [asyncio.create_task(self.use(session, index)) for index, session in enumerate(sessions)]
        self.work += [asyncio.create_task(self.visit()), asyncio.create_task(self.measure_floor())]

    async def use(self, session, index):
        """Presses a button until the crowd leaves. A session that is not answered within 20 seconds is lost."""
        button = session.page.all("click", "Increment", "button")[0]
        await asyncio.sleep(self.pause * index / self.size)
        try:
            while True:
                started = time.perf_counter()
                await session.act(button, "click", [1, 5, 5])
                self.times.events.append(time.perf_counter() - started)
                await asyncio.sleep(self.pause)
        except Exception as error:
            self.times.lost.append(f"{type(error).__name__}: {error}")

    async def visit(self):
        """Opens five pages a second, which is half of what an address may."""
        while True:
            started = time.perf_counter()
            try:
                status, _ = await asyncio.wait_for(fetch(self.host, self.port, "/state", source="127.1.200.1"), 20)
                if " 200 " in status:
                    self.times.pages.append(time.perf_counter() - started)
                else:
                    self.times.lost.append(f"GET: {status}")
            except (OSError, TimeoutError) as error:
                self.times.lost.append(f"GET: {type(error).__name__} {error}")
            await asyncio.sleep(self.pause / 5)

    async def measure_floor(self):
        listener = socket.create_server(("127.0.0.1", 0))
        multiprocessing.Process(target=echo, args=(listener,), daemon=True).start()
        reader, writer = await asyncio.open_connection(*listener.getsockname())
        while True:
            started = time.perf_counter()
            writer.write(b"x")
            await reader.readexactly(1)
            self.times.floor.append(time.perf_counter() - started)
            await asyncio.sleep(0.05)

    def take(self):
        taken, self.times = self.times, Times()
        return taken


def echo(listener):
    connection, _ = listener.accept()
    while data := connection.recv(64):
        connection.sendall(data)


async def serve(host, port, size):
    """Answers each line of the standard input with the times since the line before, until the input ends."""
    users = Users(host, port, size)
    await users.start()
    print(json.dumps(asdict(users.take())), flush=True)
    lines = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    while await lines.readline():
        print(json.dumps(asdict(users.take())), flush=True)


class Crowd:
    """The runner's end of the process with the users."""

    def __init__(self, host, port, size):
        self.arguments = [host, str(port), str(size)]

    async def __aenter__(self):
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, __file__, *self.arguments, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
            limit=1 << 26)
        await self.read()
        return self

    async def __aexit__(self, *_):
        self.process.stdin.close()
        await self.process.wait()

    async def read(self):
        line = await self.process.stdout.readline()
        if not line:
            raise LookupError("the honest sessions have ended")
        return Times(**json.loads(line))

    async def take(self):
        """Returns the times since the last call."""
        self.process.stdin.write(b"\n")
        return await self.read()


if __name__ == "__main__":
    asyncio.run(serve(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
