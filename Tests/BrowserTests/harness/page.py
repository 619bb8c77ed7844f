# SPDX-License-Identifier: Apache-2.0
"""The page of a test. The driver sends every click and key as trusted input. No script dispatches events."""

import time
from pathlib import Path

from selenium.common.exceptions import StaleElementReferenceException, WebDriverException
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.mouse_button import MouseButton
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from . import browsers
from .proxy import BLANK

QUERIES = Path(__file__).with_name("queries.js").read_text()
PHONE, DESKTOP = (390, 844), (1280, 800)
#: The size that most tests get. Painting takes most of their time, and this is two thirds of DESKTOP.
WINDOW = (1024, 640)
MODIFIERS = {"shift": Keys.SHIFT, "control": Keys.CONTROL, "alt": Keys.ALT, "meta": Keys.META}


class Page:
    def __init__(self, driver, engine: str, proxy, artifacts: Path, size: tuple[int, int] = WINDOW):
        self._driver, self.engine, self.proxy, self.artifacts = driver, engine, proxy, artifacts
        self.handle = driver.shown or driver.current_window_handle
        self.violations: list[str] = []
        self.errors: list[str] = []
        self.dark = False
        self.resize(size)
        self.pictures = False  #: whether tests keep pictures that they do not look at

    @property
    def driver(self):
        if self._driver.shown != self.handle:
            self._driver.switch_to.window(self.handle)
        return self._driver

    @property
    def wire(self):
        return self.proxy.wire

    # Loading

    def open(self, path: str = "/", live: bool = True) -> "Page":
        self.collect()
        self.driver.get(self.proxy.origin + path)
        if live:
            self.wait(self.is_live, "the session to become live", timeout=10)
        return self

    def is_live(self) -> bool:
        return self.js("return document.documentElement?.hasAttribute('data-live')")

    def sibling(self) -> "Page":
        """Opens a second tab of the same browser, with its own session."""
        self.driver.switch_to.new_window("tab")
        return Page(self._driver, self.engine, self.proxy, self.artifacts, self.size)

    def close(self) -> None:
        """Closes this tab. The page must not be used afterwards."""
        self.collect()
        self.driver.close()
        self._driver.switch_to.window(self._driver.window_handles[0])

    def collect(self) -> None:
        """Collects what watch.js has recorded in the page, because a navigation would lose it."""
        try:
            seen = self.js("""
                const w = window.__watch;
                return w ? [w.violations.splice(0), [...w.errors.splice(0), ...w.unloaded.splice(0)]] : [[], []]""")
        except WebDriverException:
            return
        self.violations += seen[0]
        self.errors += seen[1]

    def leave(self) -> None:
        """Leaves the page in its only tab, without anything that the page has stored."""
        self.collect()
        # Connections that a test keeps waiting would take the few that a browser opens to one origin.
        self.proxy.release()
        self.proxy.cut()
        for handle in self._driver.window_handles:
            if handle != self.handle:
                self._driver.switch_to.window(handle)
                self._driver.close()
        self.driver.get(self.proxy.origin + BLANK)
        self.driver.delete_all_cookies()
        self.js("localStorage.clear(); sessionStorage.clear()")

    # Finding

    def js(self, script: str, *arguments):
        return self.driver.execute_script(script, *arguments)

    def all(self, role: str, name: str | None = None, exact: bool = True, hidden: bool = False, within=None):
        return self.js(QUERIES + "return find(...arguments);", role, name, exact, hidden, within)

    def find(self, role: str, name: str | None = None, timeout: float = 10, **options):
        """Waits for the one element with this role and name, and fails when there are several."""
        found = self.wait(lambda: self.all(role, name, **options), f"{role} {name!r}", timeout)
        assert len(found) == 1, f"{len(found)} elements are a {role} named {name!r}"
        return found[0]

    def has(self, role: str, name: str | None = None, **options) -> bool:
        return bool(self.all(role, name, **options))

    def button(self, name: str, **options):
        return self.find("button", name, **options)

    def field(self, name: str, **options):
        return self.find("textbox", name, **options)

    def css(self, selector: str):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def text(self, selector: str = "body") -> str:
        # A browser that replaces the page at this moment returns nothing.
        return self.js("const e = document.querySelector(arguments[0]); return e ? e.innerText : ''", selector) or ""

    def outline(self) -> str:
        return self.js(QUERIES + "return outline();")

    def focused(self) -> tuple[str, str]:
        """Returns role and name of the focused element, or `("body", "")` when no element has the focus."""
        return tuple(self.js(QUERIES + """
            const at = document.activeElement;
            return !at || at === document.body ? ['body', ''] : [role(at), name(at)];"""))

    def box(self, element) -> dict:
        return self.js("const r = arguments[0].getBoundingClientRect();"
                       "return {x: r.x, y: r.y, width: r.width, height: r.height, right: r.right, bottom: r.bottom}", element)

    def text_box(self, text: str) -> dict:
        """Returns the box of the innermost element that contains exactly this text."""
        element = self.js("""
            const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            while (walker.nextNode()) if (walker.currentNode.data.trim() === arguments[0]) return walker.currentNode.parentElement;
            return null;""", text)
        assert element is not None, f"no element holds the text {text!r}"
        return self.box(element)

    def style(self, element, property: str) -> str:
        return self.js("return getComputedStyle(arguments[0]).getPropertyValue(arguments[1])", element, property)

    # Waiting

    def wait(self, condition, what: str = "a condition", timeout: float = 10):
        """Asks until the answer is true. The client reports nothing to tests, so they wait for what a person sees."""
        end, pause = time.monotonic() + timeout, 0.04
        while True:
            try:
                if answer := condition():
                    return answer
            except StaleElementReferenceException:
                pass
            if time.monotonic() > end:
                raise AssertionError(f"waited {timeout} s for {what}; the page is\n{self.outline()}\n---\n{self.text()[:1000]}")
            time.sleep(pause)  # between two questions of a condition
            pause = min(pause * 1.5, 0.15)  # each question takes 10 ms of a core from the page that the test waits for

    def wait_text(self, text: str, timeout: float = 10) -> None:
        self.wait(lambda: text in self.text(), f"the text {text!r}", timeout)

    def wait_focus(self, role: str, name: str, timeout: float = 5) -> None:
        try:
            self.wait(lambda: self.focused() == (role, name), timeout=timeout)
        except AssertionError:
            raise AssertionError(f"focus is on {self.focused()}, not on {(role, name)}") from None

    def idle(self, timers: float = 2, answers: bool = True, patch: int = 0, timeout: float = 30) -> None:
        """Waits until nothing is pending for three frames in a row: no event without an answer (unless `answers` is
        false), no patch up to number `patch`, no timer shorter than `timers` seconds, no animation that ends, no change
        of the document, no scrolling. All effects of an action have then happened."""
        found: list[str] = []

        def nothing() -> bool:
            found[:] = self.driver.execute_async_script(
                "window.__watch.pending(...arguments)", timers * 1000, answers, patch, 1000)
            return not found
        try:
            self.wait(nothing, "nothing to be on its way", timeout)
        except AssertionError as error:
            raise AssertionError(f"{', '.join(found)} on its way; {error}") from None

    def loaded(self) -> None:
        """Waits until the client has loaded all the files that it loads when the page is idle."""
        self.wait(lambda: not self.js("return window.__watch.missing()"), "all files of the client")

    def go_offline(self) -> None:
        """Cuts the line, once the client has loaded all of its files. The browser would log the failure of a file."""
        self.loaded()
        self.proxy.offline = True
        self.proxy.cut()

    def frames(self, count: int) -> None:
        """Waits until the browser has painted that many frames."""
        self.driver.execute_async_script("window.__watch.frames(...arguments)", count)

    # Acting

    def click(self, role: str, name: str, **options) -> None:
        self.find(role, name, **options).click()

    def tap(self, name: str) -> None:
        self.button(name).click()

    def click_at(self, x: float, y: float, button=MouseButton.LEFT, to: tuple[float, float] | None = None) -> None:
        """Presses at a point of the viewport, and releases the button there or at `to`."""
        actions = ActionBuilder(self.driver)
        pointer = actions.pointer_action
        pointer.move_to_location(int(x), int(y))
        pointer.pointer_down(button)
        if to:
            pointer.move_to_location(int(to[0]), int(to[1]))
        pointer.pointer_up(button)
        actions.perform()

    def type(self, text: str, pause: float = 0) -> None:
        """Types into the focused element, with `pause` seconds between keys."""
        chain = ActionChains(self.driver, duration=0)
        for character in text:
            chain.send_keys(character)
            if pause:
                chain.pause(pause)
        chain.perform()

    def press(self, key: str, *modifiers: str, times: int = 1) -> None:
        value = getattr(Keys, key.upper(), key)
        for _ in range(times):
            chain = ActionChains(self.driver, duration=0)
            for modifier in modifiers:
                chain.key_down(MODIFIERS[modifier])
            chain.send_keys(value)
            for modifier in modifiers:
                chain.key_up(MODIFIERS[modifier])
            chain.perform()

    # Looking

    def resize(self, size: tuple[int, int]) -> None:
        self.size = size
        browsers.resize(self.driver, self.engine, *size)

    def appearance(self, dark: bool = False, locale: str = "en-US") -> None:
        """Sets the color scheme and the requested language. Only Chromium can change them while it runs."""
        assert self.engine == "chromium"
        self.dark = dark
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
            "features": [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]})
        agent = self.js("return navigator.userAgent")
        self.driver.execute_cdp_cmd("Emulation.setUserAgentOverride", {"userAgent": agent, "acceptLanguage": locale})

    def screenshot(self, name: str) -> Path:
        path = self.artifacts / "screenshots" / f"{name}-{self.engine}-{self.size[0]}-{'dark' if self.dark else 'light'}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        self.driver.save_screenshot(str(path))
        return path
