# SPDX-License-Identifier: Apache-2.0
"""The harness itself, against a page without the framework: a test that trusts a broken tool proves nothing."""

import time
from contextlib import closing

import pytest
from harness.browsers import Browser
from harness.page import PHONE
from harness.proxy import unused_port
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.remote.command import Command

pytestmark = pytest.mark.program("harness_page.py")


def test_finds_by_the_role_and_name_that_the_driver_computes(page):
    page.open()
    for role, name in [("button", "Count"), ("button", "Close"), ("textbox", "Name"), ("checkbox", "Agree"),
                       ("link", "Read more"), ("switch", "Wi-Fi"), ("heading", "Harness"), ("combobox", "Size")]:
        element = page.find(role, name)
        assert element.accessible_name == name
        assert element.aria_role == role or page.engine == "webkit" and role in ("combobox", "textbox")


def test_leaves_out_what_nobody_can_reach(page):
    page.open()
    assert not page.has("button", "Unreachable")
    assert page.has("button", "Unreachable", hidden=True)


def test_clicks_and_keys_are_trusted(page):
    page.open()
    page.tap("Count")
    page.field("Name").click()
    page.type("abc")
    page.press("Tab", "shift")
    assert page.text("#shown") == "1"
    assert page.focused() == ("button", "Count")
    page.press("Enter")
    page.wait(lambda: page.text("#shown") == "2")
    x, y = (page.box(page.button("Count"))[key] + 5 for key in ("x", "y"))
    page.click_at(x, y)
    page.wait(lambda: page.text("#shown") == "3")


def test_a_slow_line_delays_both_directions_and_keeps_their_order(page):
    page.open()
    page.proxy.slow(0.15, jitter=0.1)
    page.field("Name").click()
    start = time.monotonic()
    page.type("quick")
    page.wait(lambda: page.text("#log") == "quick")
    assert time.monotonic() - start >= 0.3
    assert [frame[1] for frame in page.wire.sent] == list("quick") == [frame[1] for frame in page.wire.received]


def test_a_cut_line_is_seen_by_the_page_and_a_held_one_waits(page):
    page.open()
    page.proxy.hold()
    page.proxy.cut()
    page.wait(lambda: not page.is_live())
    page.idle()
    assert not page.is_live()
    page.proxy.release()
    page.wait(page.is_live)
    assert page.wire.sockets == 2


@pytest.mark.parametrize("size", [PHONE, (1280, 800)])
def test_the_page_has_the_size_asked_for(page, size):
    page.resize(size)
    page.open()
    width = 447 if page.engine == "webkit" and size == PHONE else size[0]
    page.wait(lambda: page.js("return [innerWidth, innerHeight]") == [width, size[1]])
    assert page.screenshot("harness").stat().st_size > 1000


def test_a_violated_policy_is_noticed(page):
    page.open("/?style")
    page.wait(lambda: page.collect() or page.violations)
    assert "style-src" in page.violations[0]
    page.violations.clear()


def test_an_error_in_the_console_is_noticed(page):
    page.open("/?error")
    page.wait(lambda: page.collect() or page.errors)
    assert page.errors == ["provoked"]
    page.errors.clear()


def ask_for(page, name):
    """Makes the page load a script that never arrives."""
    page.js("document.head.append(Object.assign(document.createElement('script'), { src: arguments[0] }))", f"/{name}")
    page.wait(lambda: name in page.proxy.asked, "the request")


def test_a_script_that_cannot_be_loaded_is_noticed(page):
    page.proxy.lost.add("lost.js")
    page.open()
    ask_for(page, "lost.js")
    page.wait(lambda: page.collect() or page.errors)
    assert page.errors == [f"failed to load {page.proxy.origin}/lost.js"]
    page.errors.clear()


def test_a_load_that_leaving_the_page_cancels_is_no_error(page):
    page.proxy.held.add("held.js")
    page.open()
    ask_for(page, "held.js")
    page.driver.get(page.proxy.origin + "/?other")
    page.wait(page.is_live)
    page.driver.back()
    page.wait(lambda: "?other" not in page.driver.current_url and page.is_live(), "the page before")
    page.collect()
    assert page.errors == []


def test_axe_names_what_is_wrong(page, axe):
    page.open()
    assert axe.violations() == []
    page.js("document.getElementById('name').labels[0].remove()")
    assert axe.violations()[0].startswith("label:")


def test_pages_can_be_read_without_script(page):
    page.proxy.scripts = False
    page.open(live=False)
    page.tap("Count")
    assert page.text("#shown") == "0"


def test_the_next_test_finds_nothing_that_a_page_has_stored(page):
    stored = "return [sessionStorage.length, localStorage.length, document.cookie]"
    page.open()
    page.js("sessionStorage.setItem('a', 'b'); localStorage.setItem('a', 'b'); document.cookie = 'a=b'")
    page.leave()
    page.open()
    assert page.js(stored) == [0, 0, ""]
    page.js("sessionStorage.setItem('a', 'b'); localStorage.setItem('a', 'b')")
    other = page.sibling()
    other.open()
    assert other.js("return sessionStorage.length") == 0, "a tab has a storage of its own"
    assert page.js("return sessionStorage.length") == 1
    page.leave()
    assert len(page.driver.window_handles) == 1
    page.open()
    assert page.js(stored) == [0, 0, ""]


@pytest.mark.cold
def test_a_cold_test_has_an_origin_of_its_own(page, front):
    assert page.proxy.origin != front.origin
    page.open()
    assert page.js("return sessionStorage.length") == 0


def test_a_browser_that_has_gone_is_replaced(engine):
    with closing(Browser(engine)) as browser:
        first = browser.driver()
        assert browser.driver() is first
        first.execute(Command.QUIT)
        second = browser.driver()
        assert second is not first
        assert second.window_handles


def test_a_browser_that_hangs_fails_at_once_and_is_replaced(engine):
    with closing(Browser(engine)) as browser:
        first = browser.driver()
        first.command_executor.client_config.timeout = 0.5
        for reason in ("does not answer", "has not answered before"):
            with pytest.raises(WebDriverException, match=reason):
                first.execute_async_script("/* never calls back */")
        second = browser.driver()
        assert second is not first
        assert second.window_handles


def test_no_two_fronts_of_a_run_have_the_same_port():
    ports = []
    for _ in range(1000):
        with unused_port() as bound:
            ports.append(bound.getsockname()[1])
    assert len(set(ports)) == 1000, "the kernel alone offers some 35 of them again"
