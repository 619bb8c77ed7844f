# SPDX-License-Identifier: Apache-2.0
"""Previews of the gallery: the list, one that is alive, its settings, and a server that has none."""

import base64
import subprocess
import sys
import urllib.error
import urllib.request
from contextlib import contextmanager
from pathlib import Path

import pytest

STEPPER = "/_dais/previews/gallery-stepperexample-swift.stepper"


@pytest.fixture
def server(binary, start_server):
    """The gallery, whose pages survive its process."""
    return start_server(binary("Gallery"), environment={"DAIS_KEYS": base64.b64encode(bytes(32)).decode()})


@contextmanager
def inside(page, settings):
    """Looks into the frame with a preview once it has these settings and is live."""
    frame = page.wait(lambda: page.css(f"iframe[src$='/{settings}']"), f"the preview as {settings}")[0]
    page.driver.switch_to.frame(frame)
    try:
        # A document that only begins to load has no element.
        page.wait(lambda: page.js("return document.documentElement?.hasAttribute('data-live')"), "a live preview")
        yield
        page.collect()
    finally:
        page.driver.switch_to.default_content()


def wait_kept(page):
    """Waits until the tab keeps the state of the preview with what the test has typed."""
    end = page.js("return Object.entries(sessionStorage).find(([key]) => key.endsWith('.stepper~'))?.[1] ?? ''")
    page.wait(lambda: page.js(
        "return Object.entries(sessionStorage).some(([key, text]) => key.endsWith('.stepper~') && text && text !== arguments[0])",
        end), "the kept state")


def facts(page):
    return page.js("""
        const page = document.documentElement, style = getComputedStyle(page)
        return [innerWidth, innerHeight, style.colorScheme, style.direction]""")


def framed(page, settings):
    with inside(page, settings):
        return facts(page)


def test_a_preview_is_chosen_lives_and_follows_its_settings(page, axe):
    page.open("/_dais/previews")
    for name in ("Home", "Stepper", "Wide", "Tiles"):
        assert page.has("button", name)
    page.tap("Stepper")
    page.wait_text("Gallery/StepperExample.swift:")
    assert page.js("return location.pathname") == STEPPER
    with inside(page, "360x160.light"):
        assert facts(page) == [360, 160, "light", "ltr"]
        page.field("Name").click()
        page.type("Ada")
        page.button("Increment").click()
        page.wait_text("Guests: 3")
        wait_kept(page)
    page.click("radio", "Dark")
    with inside(page, "360x160.dark"):
        assert facts(page)[2] == "dark"
        # The field keeps its text, because the preview keeps its place in the tab.
        page.wait(lambda: page.js("return document.querySelector('input').value") == "Ada", "the text of before")
    assert "as=dark" in page.js("return location.search")
    assert page.js("return getComputedStyle(document.documentElement).colorScheme") == "light dark"
    assert axe.violations() == []
    page.tap("Home")
    page.wait_text("Gallery/HomePage.swift:")
    page.tap("Right to Left")
    page.wait(lambda: page.css("iframe[src$='.dark.rtl']"), "the preview from right to left")
    page.click("radio", "Tablet")
    assert framed(page, "820x1180.dark.rtl") == [820, 1180, "dark", "rtl"]
    page.driver.refresh()
    page.wait(page.is_live, "the list after a reload")
    assert framed(page, "820x1180.dark.rtl") == [820, 1180, "dark", "rtl"]


def test_a_preview_and_its_list_move_to_the_next_process(page, server):
    page.open(STEPPER + "?as=dark.rtl.xLarge")
    with inside(page, "360x160.dark.rtl.xLarge"):
        page.field("Name").click()
        page.type("Grace")
        wait_kept(page)
    before = len(page.wire.welcomes())
    server.restart()
    page.wait(lambda: len(page.wire.welcomes()) >= before + 2, "both sessions in the next process", timeout=30)
    with inside(page, "360x160.dark.rtl.xLarge"):
        page.wait(lambda: page.js("return document.querySelector('input').value") == "Grace", "the text of before")
        assert facts(page)[2:] == ["dark", "rtl"]


@pytest.fixture
def shots(binary, engine, tmp_path):
    """Takes pictures of the preview of the stepper, and returns the exit code, the output and the pictures."""
    if engine != "chromium":
        pytest.skip("pictures are taken with Chromium")

    def take(*arguments):
        script = Path(__file__).parents[2] / "scripts/previews"
        done = subprocess.run(
            [sys.executable, script, "Gallery", "--program", binary("Gallery"), "--only", "stepper", "--shots",
             "--package-path", script.parents[1], "--output", tmp_path / "now", *arguments],
            capture_output=True, text=True)
        assert done.returncode in (0, 1), done.stderr
        return done.returncode, done.stdout, {path.name: path for path in (tmp_path / "now").iterdir()}
    return take


def test_pictures_of_previews_repeat_and_a_comparison_names_the_others(shots, tmp_path):
    name = "gallery-stepperexample-swift.stepper.light.rtl.png"
    _, output, pictures = shots("--as", "light.rtl", "--scale", "1")
    assert name in output and set(pictures) == {name}
    data = pictures[name].read_bytes()
    assert [int.from_bytes(data[at:at + 4], "big") for at in (16, 20)] == [360, 160]
    pictures[name].rename(tmp_path / name)
    code, output, _ = shots("--as", "light.rtl", "--as", "dark", "--scale", "1", "--compare", tmp_path)
    assert code == 1 and "changed" not in output
    assert "new      gallery-stepperexample-swift.stepper.dark.png" in output


def test_a_server_in_production_has_no_previews(binary, start_server):
    server = start_server(binary("Gallery"), environment={"DAIS_ENV": "production"})
    for path in ("", "/index.json", "/show/gallery-stepperexample-swift.stepper/light"):
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(f"http://127.0.0.1:{server.address[1]}/_dais/previews{path}")
        assert refused.value.code == 404
