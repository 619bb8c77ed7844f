# SPDX-License-Identifier: Apache-2.0
"""Previews of the gallery: the list, one that is alive, its settings, and a server that has none."""

import base64
import urllib.error
import urllib.request
from contextlib import contextmanager

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


def test_a_server_in_production_has_no_previews(binary, start_server):
    server = start_server(binary("Gallery"), environment={"DAIS_ENV": "production"})
    for path in ("", "/index.json", "/show/gallery-stepperexample-swift.stepper/light"):
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(f"http://127.0.0.1:{server.address[1]}/_dais/previews{path}")
        assert refused.value.code == 404
