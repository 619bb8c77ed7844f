# SPDX-License-Identifier: Apache-2.0
"""A developer changes an app, and its page follows the builds. A program in the place of `swift` makes the builds."""

import os
import signal
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parents[1] / "Deployment"))
from test_restart import open_letter  # noqa: E402
from test_returning import wait_kept  # noqa: E402
from workers import ROOT, changed, children, eventually, free_port, make_folder, program  # noqa: E402

#: A compiler that puts the next program in its place, or reports what is wrong.
SWIFT = """#!/bin/sh
cd {folder}
case "$*" in *--show-bin-path*) echo {folder}/products; exit;; esac
if [ -f error ]; then cat error; exit 1; fi
if [ -f next ]; then mv next products/App; fi
"""


class Loop:
    """scripts/dev with a package of one file."""

    def __init__(self):
        self.folder = make_folder()
        self.source = self.folder / "package/Sources/App/Home.swift"
        for path in (self.source.parent, self.folder / "products", self.folder / "bin"):
            path.mkdir(parents=True)
        (self.folder / "package/Package.swift").touch()
        self.source.write_text("Text(one)\nText(two)\n")
        shutil.copy2(program("BrowserFixtures"), self.folder / "products/App")
        compiler = self.folder / "bin/swift"
        compiler.write_text(SWIFT.format(folder=self.folder))
        compiler.chmod(0o755)
        self.address = ("127.0.0.1", free_port())
        self.log = self.folder / "log"
        self.process = subprocess.Popen(
            [str(ROOT / "scripts/dev"), "App", "--package-path", str(self.folder / "package"), "--port", str(self.address[1])],
            stdin=subprocess.DEVNULL, stdout=self.log.open("wb"), stderr=subprocess.STDOUT,
            env={**os.environ, "PATH": f"{self.folder / 'bin'}:{os.environ['PATH']}", "FIXTURE": "restored",
                 "DAIS_TURN_LIMIT": "2", "SWIFT_BACKTRACE": "enable=no"})
        eventually(lambda: "dev: ready" in self.log.read_text(), 30)

    def save(self, binary=None, error=None):
        """Changes the source, after which the next build has a result."""
        report = self.folder / "error"
        if error:
            report.write_text(error)
        else:
            report.unlink(missing_ok=True)
        if binary:
            (self.folder / "next").write_bytes(binary)
            (self.folder / "next").chmod(0o755)
        self.source.write_text(self.source.read_text() + "\n")

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(30)
        shutil.rmtree(self.folder)
        return code


@pytest.fixture
def server():
    loop = Loop()
    yield loop
    runs = children(loop.process.pid)
    assert loop.stop() == 0
    assert runs and not any(Path(f"/proc/{run}").exists() for run in runs)


def report(page):
    return page.js("return document.querySelector('.dais-build')?.innerText")


@pytest.fixture
def letter(page, layers):
    """Opens a sheet over a pushed page and types into it."""
    open_letter(page, layers)
    page.field("Subject").click()
    page.type("Hello")
    page.wait_text("Subject <Hello>")
    wait_kept(page)
    return layers


def has_letter(page, letter):
    letter.wait_rest(1)
    page.wait_text("Subject <Hello>")
    page.wait_text("Folder 7")
    assert page.focused() == ("textbox", "Subject")


def test_a_page_moves_to_the_next_build_with_its_sheet_and_words(page, server, letter):
    server.save(changed((server.folder / "products/App").read_bytes()))
    page.wait(lambda: len(page.wire.welcomes()) == 2, "the next build", timeout=40)
    has_letter(page, letter)
    assert report(page) is None


def test_state_without_a_name_returns_with_the_next_build(page, server):
    page.open()
    page.tap("Open")
    page.wait_text("Opened 1")
    wait_kept(page)
    server.save(changed((server.folder / "products/App").read_bytes()))
    page.wait(lambda: len(page.wire.welcomes()) == 2, "the next build", timeout=40)
    page.idle()
    assert "Opened 1" in page.text()
    page.tap("Open")
    page.wait_text("Opened 2")


def test_errors_of_a_build_show_over_a_page_that_stays_alive(page, server, letter):
    source = server.source
    server.save(error=f"[1/2] Compiling App\n{source}:2:6: error: cannot find 'two' in scope\nerror: fatalError\n")
    page.wait(lambda: report(page), "the report", timeout=30)
    assert report(page).splitlines()[0] == "The build failed."
    assert "Sources/App/Home.swift:2:6: cannot find 'two' in scope\n    Text(two)" in report(page)
    page.type("!")
    page.wait_text("Subject <Hello!>")
    server.save()
    page.wait(lambda: report(page) is None, "the end of the report", timeout=40)
    page.wait_text("Subject <Hello!>")


@pytest.mark.allows_errors
def test_an_app_that_ends_is_started_again_and_says_why(page, server, letter):
    page.tap("Hang")
    page.wait(lambda: report(page), "the report", timeout=40)
    assert report(page).startswith("The app ended with ")
    assert "handler" in report(page)
    page.wait_text("Subject <Hello>", timeout=20)
    server.save()
    page.wait(lambda: report(page) is None, "the end of the report", timeout=40)
