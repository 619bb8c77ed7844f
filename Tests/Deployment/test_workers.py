# SPDX-License-Identifier: Apache-2.0
"""An app that runs as several processes."""

import os
import signal
import subprocess
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from workers import ROOT, App, eventually


@pytest.fixture
def app(folder):
    app = App(folder, "ServerTestApp").wait_ready()
    yield app
    app.stop()


def run(*arguments, **environment):
    binary = Path(os.environ.get("DAIS_BIN", ROOT / ".build/debug")) / "ServerTestApp"
    return subprocess.run([binary, *arguments], capture_output=True, text=True, timeout=60,
                          env={**os.environ, **environment})


def test_workers_end_with_code_0_and_leave_no_socket(app, folder):
    assert {path.name for path in folder.glob("*.sock")} == {"app-1.sock", "app-2.sock", "app-3.sock"}
    processes = list(app.workers.values())
    assert app.stop() == 0
    assert not list(folder.glob("*.sock"))
    assert not any(Path(f"/proc/{process}").exists() for process in processes)


def test_workers_end_when_their_supervisor_is_killed(app):
    processes = list(app.workers.values())
    app.process.kill()
    app.process.wait()
    eventually(lambda: not any(Path(f"/proc/{process}").exists() for process in processes))


def test_a_worker_that_ends_starts_again_on_the_socket_it_left(app, folder):
    before = app.workers[2]
    os.kill(before, signal.SIGKILL)
    eventually(lambda: app.ready == 4)
    assert app.workers[2] != before
    assert (folder / "app-2.sock").exists()


def test_options_that_no_worker_accepts_end_the_app_with_their_message(folder):
    first = run("--workers", "2", "--socket", str(folder / "missing/app.sock"))
    assert first.returncode == 1
    assert "its folder does not exist" in first.stderr
    second = run("--workers", "0")
    assert (second.returncode, second.stderr) == (2, "--workers must be a number from 1 to 64, not “0”.\n")


def test_a_socket_that_somebody_uses_is_left_alone(app, folder):
    second = run("--socket", str(folder / "app-1.sock"))
    assert second.returncode == 1
    assert "another process does" in second.stderr
    assert app.workers[1]
    (folder / "file").write_text("kept")
    assert run("--socket", str(folder / "file")).returncode == 1
    assert (folder / "file").read_text() == "kept"


def test_workers_on_ports_answer_on_consecutive_ones(folder):
    process = subprocess.Popen(
        [Path(os.environ.get("DAIS_BIN", ROOT / ".build/debug")) / "ServerTestApp", "--workers", "2", "--port", "18431"],
        stdout=subprocess.PIPE, text=True)
    try:
        lines = {process.stdout.readline(), process.stdout.readline()}
        assert lines == {f"Listening on http://127.0.0.1:{port} (development)\n" for port in (18431, 18432)}
        for port in (18431, 18432):
            for path, word in (("health", "ok"), ("ready", "ready")):
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/_dais/{path}") as answer:
                    assert answer.read().decode() == word + "\n"
    finally:
        process.terminate()
        assert process.wait(30) == 0


def test_a_service_manager_is_told_when_the_workers_are_ready_and_stop(folder):
    import socket
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(folder / "notify"))
        manager.settimeout(60)
        app = App(folder, "ServerTestApp", environment={"NOTIFY_SOCKET": str(folder / "notify")})
        assert manager.recv(64) == b"READY=1"
        assert app.stop() == 0
        assert manager.recv(64) == b"STOPPING=1"
