# SPDX-License-Identifier: Apache-2.0
"""Workers on two machines behind a proxy. Each machine is a network namespace with an address of its own."""

import asyncio
import base64
import os
import re
import subprocess
from pathlib import Path

import pytest
from conftest import Site, worker
from workers import ROOT, Proxy, eventually

pytestmark = pytest.mark.skipif(os.geteuid() != 0, reason="only root makes network namespaces")
KEYS = base64.b64encode(b"\1" * 32).decode()
#: The sockets of deploy/ become these workers: two on the first machine, one on the second.
PLACES = {1: (1, 8081), 2: (1, 8082), 3: (2, 8081)}


def ip(*arguments):
    subprocess.run(["ip", *map(str, arguments)], check=True)


class Machine:
    """A network namespace that this one reaches by a cable."""

    def __init__(self, number):
        self.name = f"dais{os.getpid()}-{number}"
        self.cable = f"d{os.getpid() % 100_000}-{number}"
        network = f"10.{100 + os.getpid() % 100}.{number}"
        self.network, self.address = f"{network}.0/24", f"{network}.2"
        # Without the cable, nothing for the machine may leave by another one.
        ip("route", "add", "unreachable", self.network, "metric", 4096)
        ip("netns", "add", self.name)
        ip("link", "add", self.cable, "type", "veth", "peer", "name", "eth0", "netns", self.name)
        ip("address", "add", f"{network}.1/24", "dev", self.cable)
        ip("link", "set", self.cable, "up")
        for command in (["address", "add", f"{self.address}/24", "dev", "eth0"], ["link", "set", "eth0", "up"],
                        ["link", "set", "lo", "up"]):
            ip("-n", self.name, *command)
        self.processes = []

    def start(self, log, number, port):
        binary = Path(os.environ.get("DAIS_BIN", ROOT / ".build/debug")) / "Gallery"
        self.processes.append(subprocess.Popen(
            ["ip", "netns", "exec", self.name, str(binary), "--host", self.address, "--port", str(port)],
            stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT,
            env={**os.environ, "DAIS_WORKER": str(number), "DAIS_KEYS": KEYS, "DAIS_ENV": "production",
                 "DAIS_CLIENT_ADDRESS_HEADER": "X-Forwarded-For"}))

    def unplug(self):
        ip("-n", self.name, "link", "set", "eth0", "down")

    def plug(self):
        ip("-n", self.name, "link", "set", "eth0", "up")

    def stop(self):
        for process in self.processes:
            process.terminate()
        codes = [process.wait(30) for process in self.processes]
        ip("netns", "delete", self.name)
        ip("route", "delete", "unreachable", self.network, "metric", 4096)
        return codes


class Machines(Site):
    def __init__(self, folder, kind):
        self.machines = {number: Machine(number) for number in (1, 2)}
        self.log = folder / "app.log"
        with self.log.open("wb") as log:
            for number, (machine, port) in PLACES.items():
                self.machines[machine].start(log, number, port)
        eventually(lambda: self.log.read_text().count("Listening on http://10.") == len(PLACES), 60)

        def place(match):
            machine, port = PLACES[int(match[1])]
            return f"{self.machines[machine].address}:{port}"
        super().__init__(None, Proxy(kind, folder, edit=lambda text: re.sub(
            r"unix[:@]/run/dais/app-([0-9])\.sock", place, text)))

    def stop(self):
        self.proxy.stop()
        return [code for machine in self.machines.values() for code in machine.stop()]


@pytest.fixture
def machines(folder, kind):
    machines = Machines(folder, kind)
    yield machines
    assert machines.stop() == [0, 0, 0]


def test_pages_and_sessions_go_on_when_a_machine_disappears_and_it_is_used_again_when_it_returns(machines):
    async def work():
        sessions = []
        while {worker(session) for session in sessions} != {1, 2, 3}:
            sessions.append(await machines.session())
        for session in sessions:
            await session.tap("Increment")
        machines.machines[1].unplug()
        assert {await machines.status() for _ in range(6)} == {200}
        for session in sessions:
            home = worker(session)
            session.close()
            status = await machines.back(session, 40)
            assert (worker(session), status) == (3, "resumed" if home == 3 else "replaced")
            await session.tap("Increment")
        machines.machines[1].plug()
        found = set()
        while found != {1, 2, 3}:
            session = await machines.session()
            found.add(worker(session))
            session.close()
            await asyncio.sleep(0.2)
        for session in sessions:
            session.close()
            assert await machines.back(session) == "resumed"
    asyncio.run(asyncio.wait_for(work(), 180))
