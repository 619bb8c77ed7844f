# SPDX-License-Identifier: Apache-2.0
"""A running board, and the people at it."""

import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from harness import browsers
from harness.page import DESKTOP, PHONE, Page
from harness.proxy import Proxy
from harness.server import Server, free_port

sys.path.insert(0, str(Path(__file__).parent))
from people import PASSWORD, first_password, invite, join, log_in, make_board  # noqa: E402


def pytest_addoption(parser):
    parser.addoption("--minutes", type=float, default=0.3, help="how long a walk lasts")
    parser.addoption("--seed", type=int, default=1, help="the number that a walk depends on")
    parser.addoption("--second", default="chromium", help="the browser of the person with a phone")


@pytest.fixture(scope="module")
def served(binary, tmp_path_factory):
    folder = tmp_path_factory.mktemp("board")
    command = [binary("Board"), "--data", str(folder / "data"), "--port", str(free_port())]
    server = Server(command, folder / "log").start()
    server.data = folder / "data" / "board.sqlite"
    yield server
    assert server.stop() == 0


@pytest.fixture
def server(served):
    return served


@pytest.fixture(scope="module")
def known():
    """What the first test has made: the administrator's password and the address of the board."""
    return {}


@pytest.fixture
def ada(page, served, known):
    """The administrator, with a board of their own for each test."""
    log_in(page, "admin@example.org", first_password(served))
    known["number"] = known.get("number", 0) + 1
    make_board(page, f"Garden {known['number']}")
    return page


@pytest.fixture
def grace(ada, known):
    """A second person in a second tab, who is invited by link the first time. They come by another name of the host,
    which has its own cookies."""
    address = ada.js("return location.pathname")
    other = ada.sibling()
    other.proxy = SimpleNamespace(origin=ada.proxy.origin.replace("127.0.0.1", "localhost"), wire=ada.wire)
    if "invited" in known:
        other.open("/")
        other.driver.delete_all_cookies()
        log_in(other, "grace@example.org", PASSWORD)
    else:
        join(other, invite(ada, "grace@example.org"), "Grace")
        known["invited"] = True
        ada.open(address)
    other.open(address)
    other.find("group", "To Do")
    yield other
    other.close()


@pytest.fixture
def phone(request, server):
    """The page of another browser, as large as a phone's."""
    engine = request.config.getoption("--second")
    browser = browsers.Browser(engine)
    try:
        driver, proxy = browser.driver(), Proxy(server.address)
        browsers.resize(driver, engine, *DESKTOP)
        page = Page(driver, engine, proxy, None)
        page.resize(PHONE)
        yield page
        page.leave()
        proxy.stop()
        assert page.violations == [] and page.errors == []
    finally:
        browser.close()
