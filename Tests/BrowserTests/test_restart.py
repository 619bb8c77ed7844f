# SPDX-License-Identifier: Apache-2.0
"""A page continues when the server's process was killed and another one runs."""

import base64
import json
import os
import shutil
import signal
import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parents[1] / "Deployment"))
from workers import App, Proxy, changed, eventually, make_folder, program  # noqa: E402

KEYS = [base64.b64encode(bytes([number]) * 32).decode() for number in (1, 2)]


class Site:
    """Three workers behind a proxy."""

    def __init__(self, kind):
        self.folder = make_folder()
        self.app = App(self.folder, shutil.copy2(program("BrowserFixtures"), self.folder / "App"), environment={
            "FIXTURE": "restored", "DAIS_KEYS": KEYS[0], "DAIS_ENV": "development", "DAIS_TURN_LIMIT": "2",
            "DAIS_CLIENT_FILES": str(self.folder / "client")}).wait_ready()
        self.proxy = Proxy(kind, self.folder)
        self.address = (self.proxy.host, self.proxy.port)

    def stop(self):
        self.proxy.stop()
        code = self.app.stop()
        shutil.rmtree(self.folder)
        return code

    def kill(self, page):
        """Kills the worker of a page without notice, and waits until it runs again."""
        session = [frame[1] for frame in page.wire.received if frame[0] == "w"][-1]
        number = int(session.split(".")[0])
        process = self.app.workers[number]
        os.kill(process, signal.SIGKILL)
        eventually(lambda: self.app.workers.get(number) not in (None, process))

    def hang(self, page):
        """Makes an action of the page run without an end. After two seconds, its worker ends itself."""
        page.tap("Hang")

    def deploy(self, page):
        """Restarts all workers, one after the other, with a changed build."""
        self.app.deploy(changed(self.app.program.read_bytes()))
        eventually(lambda: self.app.has_restarted, 60)

    def restart_proxy(self, page):
        self.proxy.stop()
        self.proxy.start()


#: The worker is gone in all but the last, so that another session continues there.
OUTAGES = {"killed worker": Site.kill, "hung worker": Site.hang, "deployment": Site.deploy, "restarted proxy": Site.restart_proxy}


@pytest.fixture
def site(request):
    site = Site(request.param)
    yield site
    assert site.stop() == 0


@pytest.fixture
def server(request, start_server, binary):
    if "site" in request.fixturenames:
        yield request.getfixturevalue("site")
        return
    server = start_server(binary("BrowserFixtures"), environment={"FIXTURE": "restored", "DAIS_KEYS": KEYS[0]})
    yield server
    assert server.process.poll() is None


def keeps_whole_state(page):
    """Indicates whether the browser has the state that came after the last letter of the text."""
    frames = page.wire.received
    typed = max((at for at, frame in enumerate(frames) if frame[0] == "p" and "<Helo>" in json.dumps(frame)), default=len(frames))
    states = [frame[2] for frame in frames[typed:] if frame[:2] == ["s", ""]]
    return states and page.js("return Object.values(sessionStorage).some((text) => text.startsWith(arguments[0]))", states[-1])


def open_letter(page, layers):
    """Opens the sheet for a letter over a pushed page."""
    page.open()
    page.find("link", "Open folder").click()
    page.wait_text("Folder 7")
    page.tap("Write")
    layers.wait_rest(1)


@pytest.fixture
def letter(page, layers):
    """Opens a sheet over a pushed page and types into it, until the browser keeps the whole state."""
    open_letter(page, layers)
    page.field("Letter").click()
    page.type("Dear all")
    page.field("Subject").click()
    page.type("Helo")
    page.wait_text("Subject <Helo>, letter <Dear all>")
    page.wait(lambda: keeps_whole_state(page), "the state to be kept", timeout=30)
    return layers


def wait_for_welcome(page, number):
    page.wait(lambda: len(page.wire.welcomes()) == number, "another session", timeout=30)
    page.wait(lambda: page.js("return document.documentElement.dataset.connection") is None, "the page", timeout=15)


def test_a_sheet_with_its_text_and_caret_survives_a_killed_server(page, server, letter):
    page.js("arguments[0].original = true; document.activeElement.setSelectionRange(3, 3)", letter.surface())
    server.restart()
    wait_for_welcome(page, 2)
    assert page.wire.welcomes()[-1] == "replaced"
    letter.wait_rest(1)
    page.wait_text("Subject <Helo>, letter <Dear all>")
    assert "Folder 7" in page.js("return document.getElementById('dais-root').textContent")
    assert page.js("return arguments[0].original", letter.surface()) is True
    assert page.focused() == ("textbox", "Subject")
    page.type("l")
    page.wait_text("Subject <Hello>, letter <Dear all>")
    assert page.text(".dais-status") == ""


@pytest.mark.parametrize("site", ["nginx", "haproxy"], indirect=True)
@pytest.mark.parametrize("outage", [
    "killed worker", *(pytest.param(name, marks=pytest.mark.long) for name in OUTAGES if name != "killed worker")])
def test_a_sheet_with_its_text_survives_an_outage(page, site, letter, outage):
    page.js("arguments[0].original = true; document.activeElement.setSelectionRange(3, 3)", letter.surface())
    name = f"{outage.replace(' ', '-')}-{site.proxy.kind}"
    page.screenshot(f"{name}-before")
    before = len(page.wire.welcomes())
    OUTAGES[outage](site, page)
    page.wait(lambda: len(page.wire.welcomes()) > before, "another session", timeout=30)
    page.wait(lambda: page.js("return document.documentElement.dataset.connection") is None, "the page", timeout=15)
    assert page.wire.welcomes()[-1] == ("resumed" if outage == "restarted proxy" else "replaced")
    letter.wait_rest(1)
    page.wait_text("Subject <Helo>, letter <Dear all>")
    page.screenshot(f"{name}-after")
    assert page.js("return arguments[0].original", letter.surface()) is True
    if outage == "hung worker":
        # Its action may have run, so it is named and not repeated. A button has the focus now.
        assert page.js("return document.querySelector('.dais-status textarea').value") == "Hang"
        assert page.focused() == ("button", "Hang")
        return
    page.type("l")
    page.wait_text("Subject <Hello>, letter <Dear all>")
    assert page.text(".dais-status") == ""


def test_a_reloaded_page_has_the_same_sheet_and_text(page, letter):
    page.driver.refresh()
    wait_for_welcome(page, 2)
    letter.wait_rest(1)
    page.wait_text("Subject <Helo>, letter <Dear all>")
    assert page.js("return document.querySelector('input[placeholder=Subject]').value") == "Helo"
    assert page.text(".dais-status") == ""


def test_a_changed_state_is_refused(page, letter):
    assert page.js("""
        // Without the name of the old session, that one is not asked.
        const key = Object.keys(sessionStorage).find((key) => key.endsWith('_dais/live/'));
        const text = sessionStorage[key].split(' ')[0], at = text.length >> 1;
        sessionStorage[key] = text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
        return text !== sessionStorage[key]""")
    page.driver.refresh()
    page.wait(lambda: len(page.wire.welcomes()) == 2 and page.is_live(), "another session", timeout=30)
    page.idle()
    assert letter.count() == 0
    assert page.text(".dais-status") == ""


def test_a_page_of_other_keys_begins_anew_and_says_so_once(page, server, letter):
    server.restart({"DAIS_KEYS": KEYS[1]})
    wait_for_welcome(page, 2)
    page.wait(lambda: "This page had to start again." in page.text(".dais-status"), "the note")
    letter.wait_count(0)
    page.js("document.querySelector('.dais-status button').click()")
    page.proxy.cut()
    page.wait(lambda: page.wire.welcomes()[-1] == "resumed", "the session to resume", timeout=15)
    page.idle()
    assert page.text(".dais-status") == ""
    server.restart({"DAIS_KEYS": KEYS[0]})


def test_an_action_without_an_answer_is_named_and_not_repeated(page, server):
    page.open()
    page.tap("Open")
    page.wait_text("Opened 1")
    page.go_offline()
    page.wait(lambda: page.proxy.refused, "a vain attempt to reconnect")
    page.tap("Open")
    server.restart()
    page.proxy.offline = False
    wait_for_welcome(page, 2)
    page.wait_text("Opened 0")
    assert page.js("return document.querySelector('.dais-status textarea').value") == "Open"
    page.idle()
    assert "Opened 0" in page.text()


def test_stored_values_are_those_of_the_browser(page, server):
    page.open()
    page.tap("Understood")
    page.wait(lambda: ["s", "isNew", "false"] in page.wire.received, "the value to be kept")
    page.driver.refresh()
    wait_for_welcome(page, 2)
    page.wait(lambda: "Understood" not in page.text(), "the page without it")
    server.restart()
    wait_for_welcome(page, 3)
    page.idle()
    assert "Understood" not in page.text()
