# SPDX-License-Identifier: Apache-2.0
"""Every kind of event the wire names, driven by trusted input, with its payload."""

import pytest
from harness.scripted import Scripted
from selenium.webdriver.common.action_chains import ActionChains

ROOT = """<input id="field" aria-label="Field" data-on="input focus submit key">
<input type="checkbox" id="check" aria-label="Check" data-on="change"><select id="select" aria-label="Select"
data-on="change"><option value="0">Zero</option><option value="1">One</option></select>
<input type="range" id="range" aria-label="Range" data-on="change" min="0" max="10" value="5">
<button id="hover" data-on="hover click">Hover</button>
<button id="off" disabled data-on="click">Off</button><div id="row" tabindex="0" role="button" data-on="click">Row
<button id="inner" data-on="click">Inner</button></div><div id="box" data-on="measure">Measured</div>
<div id="scroller" data-on="scroll" tabindex="0" class="scroller"><p id="long">""" + "Line<br>" * 200 + "</p></div>"


@pytest.fixture
def server():
    scripted = Scripted(ROOT)
    yield scripted
    scripted.stop()


@pytest.fixture
def sent(page, server):
    page.open()
    server.patch([10, ".scroller{height:100px;overflow:auto}#box{width:200px;height:40px}"])
    page.wait(lambda: page.js("return document.getElementById('scroller').clientHeight") == 100)

    def wait_for(kind, payload=..., count=1):
        def found():
            events = page.wire.events(kind)
            return len(events) >= count and (payload is ... or events[-1][5] == payload) and events
        return page.wait(found, f"{kind} {payload}; there were {page.wire.events(kind)}")
    return wait_for


def test_a_click_event_has_its_count_and_place(page, server, sent):
    page.tap("Hover")
    count, x, y = sent("click")[0][5]
    assert count == 1 and x > 0 and y > 0
    page.press("enter")
    assert sent("click", count=2)[1][5] in (None, [0, 0, 0])


def test_a_click_on_a_control_in_a_row_is_not_one_on_the_row(page, server, sent):
    page.tap("Inner")
    assert [event[3] for event in sent("click")] == [server["inner"]]
    page.js("document.getElementById('row').focus()")
    page.press("space")
    assert [event[3] for event in sent("click", count=2)] == [server["inner"], server["row"]]


def test_a_disabled_element_sends_no_events(page, server, sent):
    box = page.box(page.button("Off"))
    page.click_at(box["x"] + 4, box["y"] + 4)
    page.tap("Hover")
    assert [event[3] for event in sent("click")] == [server["hover"]]


def test_a_field_sends_input_focus_submit_and_key_events(page, server, sent):
    page.field("Field").click()
    sent("focus", True)
    page.type("a")
    sent("input", "a")
    assert ["a", 0, "down", 1] in [event[5] for event in sent("key")]
    page.press("b", "control")
    assert ["b", 2, "down", 1] in [event[5] for event in sent("key", count=4)]
    page.press("enter")
    sent("submit", None)
    page.press("tab")
    sent("focus", False)


def test_a_change_event_has_the_type_of_its_control(page, server, sent):
    page.click("checkbox", "Check")
    sent("change", True)
    page.js("document.getElementById('select').focus()")
    page.type("One")
    page.press("enter")
    sent("change", "1")
    page.js("document.getElementById('range').focus()")
    page.press("arrow_right")
    sent("change", 6)


def test_hovering_sends_that_the_pointer_enters_and_leaves(page, server, sent):
    ActionChains(page.driver).move_to_element(page.button("Hover")).perform()
    sent("hover", True)
    ActionChains(page.driver).move_to_element(page.field("Field")).perform()
    sent("hover", False)


def test_a_change_of_size_is_measured_and_sent(page, server, sent):
    sent("measure")
    page.wait(lambda: page.wire.events("measure")[-1][5][:2] == [200, 40])
    last = sent("measure")[-1]
    assert last[3] == server["box"] and len(last[5]) == 8
    server.patch([6, server["box"], "width", "260px"])
    page.wait(lambda: page.wire.events("measure")[-1][5][0] == 260)


def test_scrolling_is_sent_to_the_server(page, server, sent):
    page.js("document.getElementById('scroller').scrollTop = 300")
    sent("scroll", [0, 300])


def test_a_change_of_the_viewport_is_sent_to_the_server(page, server, sent):
    page.resize((900, 700))
    page.wait(lambda: page.wire.events("viewport") and page.wire.events("viewport")[-1][5][:2] == [900, 700])
    assert page.wire.events("viewport")[-1][3] == 1


def test_a_value_is_sent_when_the_composition_ends(page, server, sent):
    """Only Chromium lets a driver compose as an input method does."""
    page.field("Field").click()
    if page.engine != "chromium":
        page.type("か")
        sent("input", "か")
        return
    page.driver.execute_cdp_cmd("Input.imeSetComposition", {"text": "か", "selectionStart": 1, "selectionEnd": 1})
    sent("input", "か")
    server.patch([4, server["field"], "value", "REPLACED", 99])
    page.idle(answers=False, patch=server.seq)
    assert page.js("return document.getElementById('field').value") == "か"
    page.driver.execute_cdp_cmd("Input.insertText", {"text": "化"})
    page.wait(lambda: page.wire.events("input")[-1][5] == "化")
