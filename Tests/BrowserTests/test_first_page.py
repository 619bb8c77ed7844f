# SPDX-License-Identifier: Apache-2.0
"""The first page: there without script, adopted by the session without being touched, its effects run once."""

import re
import urllib.request

import pytest
from harness.proxy import WATCH

MARK = "for (const e of document.querySelectorAll('#dais-root, #dais-root *')) e.firstPage = true;"
LOAD_CLIENT = """
    const script = document.createElement('script')
    script.type = 'module'
    script.src = JSON.parse(document.getElementById('dais-boot').textContent).files + 'dais.js'
    document.body.append(script)
"""
ARRIVED = """return performance.getEntriesByType('resource').some((e) => e.name.endsWith('/dais.css') && e.responseEnd > 0)"""
INLINE = "return document.querySelectorAll('style[data-file]').length"
MARGIN = "return getComputedStyle(document.body).marginTop"
UNMARKED = "return [...document.querySelectorAll('#dais-root, #dais-root *')].filter((e) => !e.firstPage).length"


@pytest.mark.shows("models")
def test_the_first_page_is_adopted_node_by_node(page):
    page.proxy.hold()
    page.open(live=False)
    page.js(MARK)
    page.proxy.release()
    page.wait(page.is_live)
    page.tap("Increase")
    page.wait_text("Value 1")
    assert page.wire.welcomes() == ["adopted"]
    assert page.js(UNMARKED) == 0
    assert page.wire.operations(0) == page.wire.operations(7) == [], "nothing is created or replaced"


@pytest.mark.cold
@pytest.mark.shows("models")
def test_a_page_comes_with_the_start_of_the_client_alone(page):
    page.proxy.hold()
    page.open(live=False)
    page.idle()
    loaded = page.js("return performance.getEntriesByType('resource').map((entry) => entry.name)")
    assert sorted(name.rsplit("/", 1)[1] for name in loaded if "/_dais/" in name) == [
        "dais.js", "inspector.js", "print.css", "star-rating.js"], (
            "the scripts at the end are of development and of the fixtures, and the page is shown before the style of print")


@pytest.mark.cold
@pytest.mark.shows("models")
def test_a_first_visit_has_its_styles_without_a_request(page):
    page.proxy.hold()
    page.open(live=False)
    assert "dais.css" not in page.proxy.asked
    assert page.js(MARGIN) == "0px"


@pytest.mark.cold
@pytest.mark.shows("models")
def test_a_later_visit_finds_the_style_sheet_in_the_cache(page):
    page.open()
    page.wait(lambda: page.js(ARRIVED), "the style sheet, which the next visit needs")
    assert page.js(INLINE) == 1
    page.proxy.asked.clear()
    page.open()
    # WebKitGTK sends no validators of a page in a session that a driver controls.
    assert page.js(INLINE) == (1 if page.engine == "webkit" else 0)
    assert page.js(MARGIN) == "0px"
    assert "dais.css" not in page.proxy.asked


@pytest.mark.shows("models")
def test_adoption_costs_no_patch(page):
    page.open()
    page.idle()
    assert page.wire.welcomes() == ["adopted"]
    assert page.wire.operations() == []


@pytest.mark.shows("models")
def test_the_socket_opens_before_the_client_is_there(page):
    page.proxy.client = False
    page.open(live=False)
    page.wait(lambda: page.wire.sockets == 1)
    assert page.wire.sent == [], "the client tells what it shows, and nothing else can"
    page.js(LOAD_CLIENT)
    page.wait(page.is_live)
    page.tap("Increase")
    page.wait_text("Value 1")
    assert page.wire.sockets == 1
    assert page.wire.welcomes() == ["adopted"]


@pytest.mark.shows("models")
def test_a_press_before_the_client_is_there_counts_once(page):
    page.proxy.client = False
    page.open(live=False)
    page.tap("Increase")
    page.tap("Increase")
    page.js(LOAD_CLIENT)
    page.wait_text("Value 2")
    page.tap("Increase")
    page.wait_text("Value 3")
    assert page.wire.welcomes() == ["adopted"]


@pytest.mark.shows("menus")
def test_a_menu_that_is_pressed_before_the_client_is_there_opens(page):
    page.proxy.client = False
    page.open(live=False)
    page.tap("Sort")
    page.js(LOAD_CLIENT)
    page.wait(lambda: page.js("return document.querySelectorAll(':popover-open').length") == 1)


@pytest.mark.shows("models")
def test_a_press_does_not_wait_for_the_welcome(page):
    page.proxy.hold()
    page.open(live=False)
    page.tap("Increase")
    page.proxy.release()
    page.wait_text("Value 1")
    page.idle()
    hello, *events = [frame for frame in page.wire.sent if frame[0] in "he"]
    assert hello[0] == "h"
    assert [(frame[1], frame[2]) for frame in events if frame[4] == "click"] == [(events[-1][1], -1)]


@pytest.mark.shows("models")
def test_a_press_whose_answer_is_lost_is_not_repeated_in_a_new_session(page):
    page.proxy.client = False
    page.open(live=False)
    page.wait(lambda: page.wire.sockets == 1)
    page.tap("Increase")
    page.proxy.slow(2)
    page.js(LOAD_CLIENT)
    page.wait(lambda: page.wire.events("click"))
    page.proxy.cut()
    page.proxy.slow(0)
    page.wait(lambda: page.wire.welcomes() == ["replaced"])
    page.wait(page.is_live)
    page.idle(answers=False)
    assert "Value 0" in page.text()
    assert page.js("return document.querySelector('.dais-status textarea').value") == "Increase"


@pytest.mark.shows("models")
def test_the_page_can_be_read_without_script(page):
    page.proxy.scripts = False
    page.open(live=False)
    for text in ("Value 0", "Basket holds 0", "Bound is off"):
        assert text in page.text()
    assert page.has("button", "Increase")
    assert page.wire.sockets == 0


@pytest.mark.shows("effects")
def test_a_page_that_nobody_connects_to_runs_no_effects(page, server):
    said = len(server.lines)
    page.proxy.scripts = False
    page.open(live=False)
    page.idle()
    assert page.text().startswith("Appeared 0")
    assert "effect:" not in "".join(server.lines[said:])


@pytest.mark.shows("effects")
def test_effects_run_once_per_session(page, server):
    said = len(server.lines)
    page.open()
    page.wait_text("Tasks 1")
    page.wait_text("Appeared 1")
    page.tap("Taps 0")
    page.button("Taps 1")
    page.idle()
    effects = [line.strip() for line in server.lines[said:] if "effect:" in line]
    assert sorted(effects) == ["effect: appeared", "effect: task"]


@pytest.mark.shows("effects")
def test_two_sessions_share_nothing(page):
    page.open()
    other = page.sibling()
    other.open()
    other.tap("Taps 0")
    other.button("Taps 1")
    assert page.has("button", "Taps 0")
    page.tap("Taps 0")
    page.button("Taps 1")
    other.tap("Taps 1")
    other.button("Taps 2")
    assert page.has("button", "Taps 1")


@pytest.mark.shows("models")
def test_the_policy_allows_neither_inline_script_nor_inline_style(page):
    page.open()
    policy = page.proxy.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src" in policy
    with urllib.request.urlopen(page.proxy.origin) as answer:
        markup = answer.read().decode()
    assert " style=" not in markup and "<script>" not in markup.replace(f"<script>{WATCH}</script>", "")
    inline = [tag for tag in re.findall("<script[^>]*>", markup.replace(WATCH, "")) if "src=" not in tag and "json" not in tag]
    assert [tag.split()[1].split("=")[0].rstrip(">") for tag in inline if tag != "<script>"] == ["data-socket"]
    # The policy must be in force, not only present: an attempt has to be refused and reported.
    page.js("document.body.setAttribute('style', 'color: red')")
    page.wait(lambda: page.collect() or page.violations)
    page.violations.clear()


@pytest.mark.shows("parts")
@pytest.mark.allows_errors
def test_with_trusted_types_only_the_client_makes_markup_of_text(page, layers):
    # The fixtures have scripts of their own, so their server does not require it.
    page.proxy.policy = "; require-trusted-types-for 'script'; trusted-types dais"
    page.open()
    page.tap("Present")
    layers.wait_rest(1)
    assert page.has("dialog"), "a part of the client has come, and markup for a layer"
    assert page.collect() is None and page.violations == []
    attempt = "try { document.createElement('p').innerHTML = '<b>x</b>'; return 'made' } catch (error) { return error.name }"
    if page.js("return !window.trustedTypes"):
        pytest.skip("this browser has no Trusted Types")
    assert page.js(attempt) == "TypeError"
    assert page.js("try { trustedTypes.createPolicy('other', {}); return 'made' } catch (error) { return error.name }") == "TypeError"
    page.collect()
    page.violations.clear()


@pytest.mark.shows("no such fixture")
def test_a_page_has_a_language_and_a_viewport(page):
    page.open()
    assert page.js("return document.documentElement.lang") != ""
    assert "width=device-width" in page.js("return document.querySelector('meta[name=viewport]').content")
