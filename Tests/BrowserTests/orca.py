# SPDX-License-Identifier: Apache-2.0
"""Records what the screen reader Orca says when each kind of presentation opens and closes in Firefox, in heard/KIND.txt.

    .venv/bin/python Tests/BrowserTests/orca.py --binary .build/debug/BrowserFixtures [KIND …]

Needs the Debian packages orca, at-spi2-core, dbus and xvfb. Orca runs on a virtual screen with a bus of its own, without a speech
synthesizer: its debug log has every utterance. Nobody else's settings are touched. This is no test, because the words of Orca change with its
version: read the difference after a change of layers."""

import argparse
import os
import re
import select
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack, contextmanager
from pathlib import Path

from harness.browsers import _geckodriver, _screen
from harness.server import Server, free_port
from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

FOLDER = Path(__file__).with_name("heard")
KINDS = [
    "sheet", "cover", "alert", "dialog", "popover", "drawer", "inspector", "palette", "panel", "pictures", "tour", "toast", "menu", "date", "color",
    "card",
]
LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
SPOKEN = re.compile(r"SPEECH OUTPUT: '(.*?)'(?:\{| voice=|$)")
QUIET = 8


@contextmanager
def running(command, **options):
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options)
    try:
        yield process
    finally:
        process.terminate()
        process.wait()


def pause() -> None:
    """A file tells nobody that it has grown, and silence is a matter of time."""
    select.select([], [], [], 0.1)


class Speech:
    """What Orca has said since the last call."""

    def __init__(self, log: Path):
        self.file = log.open(errors="replace")

    def take(self, quiet: float = QUIET) -> list[str]:
        said, since = [], time.monotonic()
        while time.monotonic() - since < quiet:
            new = [found[1].strip() for line in self.file.readlines() if (found := SPOKEN.search(line))]
            if new:
                said, since = said + new, time.monotonic()
            pause()
        return [words for words in said if words]


def record(binary: str, kinds: list[str], home: Path) -> None:
    with ExitStack() as stack:
        stack.enter_context(running([LAUNCHER, "--launch-immediately", "--a11y=1", "--screen-reader=1"]))
        log = home / "orca.log"
        stack.enter_context(running(["orca", "--replace", "--debug-file", str(log)]))
        while not log.exists():
            pause()
        speech = Speech(log)
        speech.take()
        server = Server([binary, "--port", str(free_port())], home / "server.log", {"FIXTURE": "every-kind"}).start()
        stack.callback(server.stop)
        options = webdriver.FirefoxOptions()
        options.set_preference("accessibility.force_disabled", -1)
        driver = webdriver.Firefox(options=options, service=webdriver.FirefoxService(_geckodriver()))
        stack.callback(driver.quit)
        driver.set_window_size(1000, 700)
        FOLDER.mkdir(exist_ok=True)
        for kind in kinds:
            driver.get("http://{}:{}/".format(*server.address))
            speech.take()
            opener = next(node for node in driver.find_elements(By.TAG_NAME, "button") if node.text == f"Show {kind}")
            driver.execute_script("arguments[0].focus()", opener)
            before = speech.take()
            # The card of a hover card comes with the focus.
            opened = before if kind == "card" else []
            if kind != "card":
                ActionChains(driver).send_keys(Keys.ENTER).perform()
                opened = speech.take()
            ActionChains(driver).send_keys(Keys.ESCAPE).perform()
            lines = ["opened", *(f"  {words}" for words in opened), "closed", *(f"  {words}" for words in speech.take())]
            (FOLDER / f"{kind}.txt").write_text("\n".join(lines) + "\n")
            print(kind, *lines, sep="\n  ", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--binary", required=True)
    parser.add_argument("kinds", nargs="*", default=KINDS)
    arguments = parser.parse_args()
    if home := os.environ.get("ORCA_HOME"):
        return record(arguments.binary, arguments.kinds or KINDS, Path(home))
    with tempfile.TemporaryDirectory() as home, _screen() as display:
        (Path(home) / "run").mkdir(mode=0o700)
        environment = dict(
            os.environ, ORCA_HOME=home, HOME=home, DISPLAY=display, XDG_RUNTIME_DIR=f"{home}/run", XDG_CONFIG_HOME=f"{home}/.config",
            XDG_DATA_HOME=f"{home}/.local/share", GNOME_ACCESSIBILITY="1", LANG="C.UTF-8",
        )
        subprocess.run(["dbus-run-session", "--", sys.executable, *sys.argv], env=environment, check=True)


if __name__ == "__main__":
    main()
