# SPDX-License-Identifier: Apache-2.0
"""Fixtures of the browser tests. `page` is the one most tests want: an empty tab in front of a running server."""

import json
import os
import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
from harness import browsers, processes  # noqa: E402
from harness.accessibility import Axe  # noqa: E402
from harness.fingers import Fingers  # noqa: E402
from harness.layers import Layers  # noqa: E402
from harness.page import DESKTOP, WINDOW, Page  # noqa: E402
from harness.proxy import Front, Proxy  # noqa: E402
from harness.server import Server, free_port  # noqa: E402

ROOT = Path(__file__).resolve().parents[2]
ARTIFACTS = ROOT / ".artifacts"


def pytest_addoption(parser):
    parser.addoption("--engine", action="append", choices=browsers.ENGINES, help="only this browser; may be repeated")
    parser.addoption("--part", choices=("first", "last"), help="only the files before the last sixteenth, or that sixteenth")
    parser.addoption("--screenshots", action="store_true", help="keep a picture of every page of the gallery")
    parser.addoption("--long", action="store_true", help="also the outages that take minutes")
    parser.addoption("--events", type=int, default=200, help="the number of events of a random test")


def pytest_configure(config):
    config.addinivalue_line("markers", "program(name, *arguments): the executable that the test's server runs")
    config.addinivalue_line("markers", "shows(name): the page is this fixture of BrowserFixtures")
    config.addinivalue_line("markers", "cold: no file of the client is in the browser's cache when the test starts")
    config.addinivalue_line("markers", "wide: the page has 1280×800 points when the test starts, and not 1024×640")
    config.addinivalue_line("markers", "long: the test runs only with --long")
    config.addinivalue_line("markers", "allows_errors: the test provokes errors in the console itself")
    processes.adopt_orphans()

    def interrupted(number, frame):
        raise KeyboardInterrupt(f"signal {number}")
    signal.signal(signal.SIGTERM, interrupted)  # so that fixtures are torn down as after Ctrl-C


def pytest_unconfigure(config):
    processes.end_descendants()


def pytest_collection_modifyitems(config, items):
    def keep(wanted):
        config.hook.pytest_deselected(items=[item for item in items if not wanted(item)])
        items[:] = [item for item in items if wanted(item)]

    if not config.getoption("--long"):
        keep(lambda item: not item.get_closest_marker("long"))
    if part := config.getoption("--part"):
        files = sorted({item.path for item in items})
        last = set(files[len(files) - len(files) // 16:])
        keep(lambda item: (item.path in last) == (part == "last"))


def pytest_generate_tests(metafunc):
    if "engine" in metafunc.fixturenames:
        engines = metafunc.config.getoption("--engine") or browsers.ENGINES
        metafunc.parametrize("engine", engines, scope="session")


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    outcome = yield
    report = outcome.get_result()
    if report.when == "call" and report.failed and (page := item.funcargs.get("page")):
        _keep_evidence(item, page)


def _keep_evidence(item, page):
    folder = ARTIFACTS / "failures" / "".join(c if c.isalnum() or c in "-_" else "-" for c in item.name)
    folder.mkdir(parents=True, exist_ok=True)
    try:
        page.driver.save_screenshot(str(folder / "page.png"))
        (folder / "page.html").write_text(page.js("return document.documentElement.outerHTML"))
        (folder / "outline.txt").write_text(page.outline())
    except Exception as error:  # a dead browser must not hide why the test failed
        (folder / "error.txt").write_text(str(error))
    lines = [f"> {json.dumps(f)}" for f in page.wire.sent] + [f"< {json.dumps(f)}" for f in page.wire.received]
    (folder / "wire.txt").write_text("\n".join(lines))


@pytest.fixture(scope="session")
def browser(engine):
    with closing(browsers.Browser(engine)) as browser:
        yield browser


@pytest.fixture
def driver(browser):
    return browser.driver()


def _binary(name: str) -> str:
    folder = os.environ.get("DAIS_BIN") or subprocess.run(
        ["swift", "build", "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()
    return str(Path(folder) / name)


@pytest.fixture(scope="session")
def binary():
    """The path of an executable of the package."""
    return _binary


@pytest.fixture(scope="session")
def start_server():
    """Starts servers by command line, each once per run, and at the end checks that each stops with code 0."""
    running: dict[tuple, Server] = {}

    def start(*command: str, environment: dict[str, str] | None = None) -> Server:
        key = (command, tuple(sorted((environment or {}).items())))
        if key not in running or running[key].process.poll() is not None:
            log = ARTIFACTS / "logs" / f"{Path(command[0]).name}-{os.getpid()}-{len(running)}.log"
            program = [sys.executable, *command] if command[0].endswith(".py") else list(command)
            running[key] = Server([*program, "--port", str(free_port())], log, environment).start()
        return running[key]

    yield start
    codes = {}
    for server in running.values():
        codes[server.log.name] = server.stop()
    assert all(code == 0 for code in codes.values()), f"exit codes after SIGTERM: {codes}"


@pytest.fixture
def server(request, start_server) -> Server:
    if request.node.get_closest_marker("shows"):
        server = start_server(_binary("BrowserFixtures"))
    else:
        marker = request.node.get_closest_marker("program")
        name, *arguments = marker.args if marker else ("Gallery",)
        command = str(Path(__file__).parent / name) if name.endswith(".py") else _binary(name)
        server = start_server(command, *arguments)
    yield server
    assert server.process.poll() is None, "the server ended during the test:\n" + "".join(server.lines[-20:])


@pytest.fixture(scope="session")
def front():
    front = Front()
    yield front
    front.stop()


@pytest.fixture
def proxy(request, server, front) -> Proxy:
    proxy = Proxy(server.address, None if request.node.get_closest_marker("cold") else front)
    if shown := request.node.get_closest_marker("shows"):
        proxy.fixture = shown.args[0]
    yield proxy
    proxy.stop()


@pytest.fixture
def page(request, driver, engine, proxy) -> Page:
    size = DESKTOP if request.node.get_closest_marker("wide") else WINDOW
    page = Page(driver, engine, proxy, ARTIFACTS, size)
    page.pictures = request.config.getoption("--screenshots")
    yield page
    page.leave()
    assert page.violations == [], "the content security policy was violated"
    if not request.node.get_closest_marker("allows_errors"):
        assert page.errors == [], "the console has errors"


@pytest.fixture
def axe(page) -> Axe:
    return Axe(page)


@pytest.fixture
def prefer(page):
    """Tells the page what the user prefers; only Chromium can be told so while it runs."""
    def tell(**features):
        if page.engine != "chromium":
            pytest.skip("cannot be told")
        page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
            "features": [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]})
    yield tell
    if page.engine == "chromium":
        tell()


@pytest.fixture
def layers(page) -> Layers:
    return Layers(page)


@pytest.fixture
def fingers(page) -> Fingers:
    return Fingers(page)


@pytest.fixture
def middle(page, pad):
    """Returns the center of the element that the `pad` of a test's file finds."""
    def of(name):
        box = page.box(pad(name))
        return (round(box["x"] + box["width"] / 2), round(box["y"] + box["height"] / 2))
    return of


@pytest.fixture
def show(page, layers):
    """Presents one after the other by buttons, each when the one before it rests."""
    page.open()

    def shown(*names):
        for name in names:
            before = layers.count()
            page.tap(name)
            layers.wait_rest(before + 1)
        return layers
    return shown


@pytest.fixture
def shown(page, show):
    """Presents by a button: where its surface is once it rests."""
    return lambda name: page.box(show(name).surface())
