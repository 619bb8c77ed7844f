# SPDX-License-Identifier: Apache-2.0
"""An app with several workers, and the proxies of deploy/ in front of it."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WORKERS = 3


def eventually(condition, seconds=20):
    """Waits until a condition holds, and returns its value."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if value := condition():
            return value
        time.sleep(0.05)
    raise AssertionError("the condition never held")


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def children(process):
    """Returns the processes that any thread of a process has started."""
    found = []
    for path in Path(f"/proc/{process}/task").glob("*/children"):
        try:
            found += [int(number) for number in path.read_text().split()]
        except OSError:
            pass  # The thread has ended.
    return found


def worker_of(process):
    """Returns the number of a worker, or nothing if the process has ended."""
    try:
        environment = Path(f"/proc/{process}/environ").read_bytes().split(b"\0")
    except OSError:
        return None
    return next((int(entry[12:]) for entry in environment if entry.startswith(b"DAIS_WORKER=")), None)


def program(name):
    """Returns the path of a program of the package. A path stays as it is."""
    return Path(os.environ.get("DAIS_BIN", ROOT / ".build/debug")) / name


def changed(binary):
    """Returns a program with other toasts: a build whose files of the client have another hash."""
    style = (ROOT / "Client/styles/toast.css").read_bytes()
    other = style.replace(b"26px", b"27px")
    assert binary.count(style) == 1 and other != style
    return binary.replace(style, other)


class App:
    """An app with three workers on Unix sockets."""

    def __init__(self, folder, name, arguments=(), environment=None):
        """Starts a program of the package by its name, or any other by its path."""
        self.folder = folder
        self.log = folder / "app.log"
        self.program = program(name)
        variables = {"DAIS_CLIENT_ADDRESS_HEADER": "X-Forwarded-For", "DAIS_ENV": "production",
                     "SWIFT_BACKTRACE": "enable=no", **(environment or {})}
        self.process = subprocess.Popen(
            [str(self.program), "--socket", str(folder / "app.sock"), "--workers", str(WORKERS), *arguments],
            stdin=subprocess.DEVNULL, stdout=self.log.open("wb"), stderr=subprocess.STDOUT,
            env={**os.environ, **variables})

    def wait_ready(self):
        eventually(lambda: self.ready == WORKERS or self.process.poll() is not None, 60)
        assert self.process.poll() is None, self.log.read_text()
        return self

    def deploy(self, binary):
        """Puts a program in the place of the running one, and restarts the workers, one after the other. The app was
        started by the path of a copy."""
        fresh = self.program.with_suffix(".new")
        fresh.write_bytes(binary)
        fresh.chmod(0o755)
        fresh.rename(self.program)
        self.process.send_signal(signal.SIGHUP)

    @property
    def has_restarted(self):
        return "all workers have restarted" in self.log.read_text()

    @property
    def ready(self):
        return self.log.read_text().count("Listening on unix:")

    @property
    def workers(self):
        """The process of each worker by its number."""
        return {number: child for child in children(self.process.pid) if (number := worker_of(child))}

    def stop(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(30)


class Proxy:
    """nginx or HAProxy with the files of deploy/, whose sockets are in another folder here."""

    def __init__(self, kind, folder, edit=lambda text: text):
        """Starts a proxy. A test that needs other sockets edits the files of deploy/."""
        self.kind, self.folder = kind, folder
        self.host, self.port = "127.0.0.1", free_port()
        for source in (ROOT / "deploy" / kind).iterdir():
            (folder / source.name).write_text(edit(source.read_text()).replace("/run/dais/", f"{folder}/"))
        getattr(self, f"write_{kind}")()
        self.start()

    def write_nginx(self):
        user = "user root;" if os.geteuid() == 0 else ""
        (self.folder / "nginx.conf").write_text(f"""
            {user} daemon off; pid {self.folder}/nginx.pid; error_log {self.folder}/nginx.log;
            events {{ worker_connections 4096; }}
            http {{
                access_log off;
                client_body_temp_path {self.folder}/body; proxy_temp_path {self.folder}/proxy;
                fastcgi_temp_path {self.folder}/fastcgi; uwsgi_temp_path {self.folder}/uwsgi;
                scgi_temp_path {self.folder}/scgi;
                include {self.folder}/workers.conf;
                server {{ listen {self.host}:{self.port}; include {self.folder}/locations.conf; }}
            }}""")
        self.command = ["nginx", "-p", str(self.folder), "-c", str(self.folder / "nginx.conf")]

    def write_haproxy(self):
        (self.folder / "main.cfg").write_text(f"""
frontend test
    mode http
    bind {self.host}:{self.port}
    timeout client 75s
    default_backend dais
""")
        self.command = ["haproxy", "-db", "-q", "-f", str(self.folder / "main.cfg"), "-f", str(self.folder / "dais.cfg")]

    def start(self):
        path = os.environ["PATH"] + ":/usr/sbin"
        self.process = subprocess.Popen(
            [shutil.which(self.command[0], path=path), *self.command[1:]], stdin=subprocess.DEVNULL,
            stdout=(self.folder / "proxy.log").open("ab"), stderr=subprocess.STDOUT)
        eventually(self.accepts)

    def accepts(self):
        assert self.process.poll() is None, (self.folder / "proxy.log").read_text()
        with socket.socket() as probe:
            return probe.connect_ex((self.host, self.port)) == 0

    def stop(self):
        self.process.terminate()
        self.process.wait(20)


def make_folder():
    """Makes a folder. Those of pytest are too deep for the path of a socket."""
    return Path(tempfile.mkdtemp(prefix="dais-deploy-", dir="/tmp"))
