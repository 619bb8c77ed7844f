# SPDX-License-Identifier: Apache-2.0
"""Two people at one board that three processes serve behind a proxy. Redis carries what the processes tell each other."""

import base64
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from people import add_card, press, write

sys.path.append(str(Path(__file__).resolve().parents[4] / "Tests/Deployment"))
from workers import App, Proxy, eventually, free_port, make_folder  # noqa: E402


def by_host(text):
    """Edits a file of deploy/: a host decides the worker of its pages. The first person comes by 127.0.0.1, the second
    one by localhost. A proxy that takes turns can give the pages of both to one worker, as often as they are loaded."""
    if "default dais;" in text:
        return text.replace("default dais;", "default $dais_of_host;") + """
            map $http_host $dais_of_host {
                default dais_1;
                ~^localhost dais_2;
            }"""
    return text.replace("    option httpchk", """
    use-server worker1 if { hdr_beg(host) 127.0.0.1 }
    use-server worker2 if { hdr_beg(host) localhost }
    option httpchk""")


class Site:
    """The board with three workers behind a proxy, with the parts of a server that the tests use."""

    def __init__(self, kind, folder, program):
        port = free_port()
        self.redis = subprocess.Popen(
            ["redis-server", "--port", str(port), "--save", "", "--dir", str(folder)], stdout=subprocess.DEVNULL)
        # A copy, which a deployment replaces.
        self.program = shutil.copy(program, folder / "Board")
        # Browsers keep the cookies of a production server only over TLS.
        self.app = App(folder, self.program, ["--data", str(folder / "data")], {
            "DAIS_REDIS": f"redis://127.0.0.1:{port}", "DAIS_ENV": "development",
            "DAIS_KEYS": base64.b64encode(os.urandom(32)).decode()}).wait_ready()
        self.proxy = Proxy(kind, folder, by_host)
        self.address, self.process = (self.proxy.host, self.proxy.port), self.app.process

    @property
    def lines(self):
        return self.app.log.read_text().splitlines()

    def stop(self):
        self.proxy.stop()
        code = self.app.stop()
        self.redis.terminate()
        self.redis.wait(10)
        return code


@pytest.fixture(scope="module", params=["nginx", "haproxy"])
def served(request, binary):
    if not shutil.which("redis-server") or not shutil.which(request.param, path=os.environ["PATH"] + ":/usr/sbin"):
        pytest.skip("redis-server or the proxy is not installed")
    folder = make_folder()
    site = Site(request.param, folder, binary("Board"))
    yield site
    assert site.stop() == 0
    shutil.rmtree(folder)


@pytest.fixture(scope="module")
def known(served):
    """What the first test has made at this site."""
    return {}


def worker(page):
    """Loads a page again, and returns the number of the worker that has its session."""
    page.open(page.js("return location.pathname"))
    return int(page.wire.received[max(
        index for index, frame in enumerate(page.wire.received) if frame[0] == "w")][1].split(".")[0])


def write_and_keep(page, field, text):
    """Types, and waits until the server has given the browser the state with the text. Nothing asks whether the page is
    idle: in a tab that is not painted, WebKit ends no animation."""
    write(page, field, text)
    page.wait(lambda: any(frame[0] == "e" and text in json.dumps(frame) for frame in page.wire.sent), "the text to be sent")
    time.sleep(4)  # The server gives the state after a second of rest, and at most every three seconds.


def wait_written(page, field, text):
    page.wait(lambda: page.has("textbox", field) and page.field(field).get_property("value") == text, f"{text!r}", 20)


def apart(ada, grace):
    """Loads the pages, which two workers serve, and returns the worker of the second one."""
    first, second = worker(ada), worker(grace)
    assert first != second
    ada.find("group", "To Do")
    grace.find("group", "To Do")
    return second


@pytest.mark.allows_errors  # A browser reports the sockets of a worker that was killed.
def test_two_workers_are_one_board(ada, grace, served):
    number = apart(ada, grace)
    add_card(ada, "To Do", "Plant")
    press(grace, "Plant")
    ada.find("img", "Grace is looking")
    press(grace, "Edit description")
    ada.find("img", "Grace is editing")
    write_and_keep(grace, "Description", "not yet stored")
    # What a person writes outlives the process, and so does the place at which others see them.
    os.kill(served.app.workers[number], signal.SIGKILL)
    grace.wait(lambda: grace.wire.welcomes()[-1] != "adopted", "the page to come back", 20)
    wait_written(grace, "Description", "not yet stored")
    ada.find("img", "Grace is editing", timeout=20)
    press(grace, "Save")
    ada.find("img", "Has a description", timeout=20)
    press(grace, "Close")
    ada.wait(lambda: not ada.has("img", "Grace is looking") and not ada.has("img", "Grace is editing"), "nobody there")


@pytest.mark.allows_errors
def test_a_deployment_takes_nothing_away(ada, grace, served):
    apart(ada, grace)
    add_card(ada, "Doing", "Dig")
    press(grace, "Dig", exact=False)
    write_and_keep(grace, "Comment", "half a comm")
    served.app.deploy(Path(served.program).read_bytes())
    eventually(lambda: served.app.has_restarted, 60)
    for page in (ada, grace):
        page.wait(page.is_live, "the page to be live", 30)
    wait_written(grace, "Comment", "half a comm")
    ada.wait(lambda: ada.has("img", "Grace is looking"), "the other one", 20)
    add_card(ada, "Done", "Rake")
    grace.find("button", "Rake", timeout=20)


def test_rights_end_in_all_workers_at_once(ada, grace, served):
    apart(ada, grace)
    ada.open("/people")
    press(ada, "Role of Grace", "button")
    press(ada, "Reader", "menuitemradio")
    grace.wait(lambda: not grace.has("button", "Add card to To Do") and grace.has("group", "To Do"), "a page to read", 20)
    press(ada, "Role of Grace", "button")
    press(ada, "Take Access Away", "menuitem")
    # A page that has just loaded again by itself does not do so again.
    grace.wait_text("Your rights have changed.", 20)
    press(grace, "Reload")
    grace.find("button", "Log In", timeout=20)
