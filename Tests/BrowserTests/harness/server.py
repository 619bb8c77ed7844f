# SPDX-License-Identifier: Apache-2.0
"""Starts the program under test, waits until it reports that it listens, and checks that it stops cleanly."""

import os
import re
import signal
import socket
import subprocess
import threading
from pathlib import Path


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    def __init__(self, command: list[str], log: Path, environment: dict[str, str] | None = None):
        self.command, self.log, self.lines = command, log, []
        self._ready = threading.Event()
        self._environment = dict(os.environ, **(environment or {}))
        self.address: tuple[str, int] | None = None

    def start(self, patience: float = 20) -> "Server":
        self.log.parent.mkdir(parents=True, exist_ok=True)
        self.process = subprocess.Popen(
            self.command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
            text=True, errors="replace", env=self._environment)
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        if not self._ready.wait(patience) or self.address is None:
            self.process.kill()
            self.process.wait()
            raise RuntimeError(f"{self.command[0]} did not listen within {patience} s:\n" + "".join(self.lines))
        return self

    def _read(self) -> None:
        with self.log.open("w") as file:
            for line in self.process.stdout:
                self.lines.append(line)
                file.write(line)
                file.flush()
                if found := re.search(r"Listening on http://([^\s:/]+):(\d+)", line):
                    self.address = (found[1], int(found[2]))
                    self._ready.set()
        self._ready.set()

    def stop(self, number: int = signal.SIGTERM, patience: float = 15) -> int:
        """Sends a signal and returns the exit code. A program that does not stop is killed, and the test fails."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        try:
            code = self.process.wait(patience)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise RuntimeError(f"{self.command[0]} did not stop within {patience} s after signal {number}")
        self._reader.join(5)
        return code

    def restart(self, environment: dict[str, str] | None = None) -> None:
        """Kills the program without notice, and starts it again at the same port."""
        self.process.kill()
        self.process.wait()
        self._reader.join(5)
        self._ready.clear()
        self.address = None
        self._environment.update(environment or {})
        self.start()
