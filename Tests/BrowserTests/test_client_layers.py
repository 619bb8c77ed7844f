# SPDX-License-Identifier: Apache-2.0
"""Presentation layers on the wire: who starts an exit, who may turn it around, which epoch counts."""

import pytest
from harness.scripted import Scripted

ROOT = """<button id="opener" data-on="click">Open</button><button id="other" data-on="click">Other</button>
<div id="tall">""" + "".join(f"<p>Line {n}</p>" for n in range(60)) + "</div>"
INNER = '<button id="inner" data-on="click">Inner</button><p>Words</p>'


@pytest.fixture
def server():
    scripted = Scripted(ROOT)
    yield scripted
    scripted.stop()


@pytest.fixture
def shown(page, server, layers):
    """A sheet that was opened by a click, whose entry has ended."""
    page.open()
    server.answers["click"] = lambda frame: [server.layer("sheet", INNER)] if frame[3] == server["opener"] else []
    page.tap("Open")
    page.wait(lambda: page.wire.events("entered"))
    return layers


def agree(server):
    server.answers["dismiss"] = lambda frame: [[8, frame[3], "exit", frame[5][1]]]
    server.answers["exited"] = lambda frame: [[1, frame[3]]]


def test_the_entry_of_a_layer_is_reported_once_with_its_epoch(page, server, shown):
    page.idle(answers=False, patch=server.seq)
    assert [event[3:] for event in page.wire.events("entered")] == [[server["sheet"], "entered", 1]]


def test_a_dismissal_starts_the_exit_before_the_server_answers(page, server, shown):
    page.press("escape")
    page.wait_focus("button", "Open")
    assert not shown.root_is_inert()
    page.wait(lambda: page.wire.events("exited"))
    assert [event[5] for event in page.wire.events("dismiss")] == [["escape", 1]]
    assert shown.count() == 1, "the server removes it, nobody else"
    server.patch([1, server["sheet"]])
    shown.wait_count(0)


def test_a_dismissal_that_the_server_grants_plays_one_exit(page, server, shown):
    agree(server)
    page.click_at(*shown.outside())
    shown.wait_count(0)
    page.idle(answers=False, patch=server.seq)
    assert [event[5] for event in page.wire.events("dismiss")] == [["scrim", 1]]
    assert len(page.wire.events("exited")) == 1


def test_a_dismissal_that_the_server_refuses_brings_the_layer_back(page, server, shown):
    server.answers["dismiss"] = lambda frame: [[8, frame[3], "refuse", frame[5][1]]]
    page.press("escape")
    page.idle(answers=False, patch=server.seq)
    assert shown.count() == 1 and shown.root_is_inert() and shown.focus_inside()
    assert page.style(shown.surface(), "translate") in ("none", "0px")
    assert page.wire.events("exited") == []
    agree(server)
    page.press("escape")
    shown.wait_count(0)
    page.wait_focus("button", "Open")


def test_the_server_closes_a_layer(page, server, shown):
    agree(server)
    server.patch([8, server["sheet"], "exit", 1])
    page.wait_focus("button", "Open")
    shown.wait_count(0)
    assert page.wire.events("dismiss") == []


def test_the_server_can_reverse_the_exit_of_a_layer(page, server, shown):
    server.patch([8, server["sheet"], "exit", 1])
    page.wait(lambda: not shown.root_is_inert())
    server.patch([3, server["sheet"], "data-epoch", "2"], [8, server["sheet"], "revive", 2])
    page.wait(lambda: shown.root_is_inert() and shown.focus_inside())
    page.idle(answers=False, patch=server.seq)
    assert page.wire.events("exited") == []
    assert page.wire.events("entered")[-1][5] == 2
    agree(server)
    page.press("escape")
    shown.wait_count(0)
    assert page.wire.events("dismiss")[-1][5] == ["escape", 2]


def test_a_command_of_an_older_epoch_is_ignored(page, server, shown):
    server.patch([3, server["sheet"], "data-epoch", "2"], [8, server["sheet"], "revive", 2])
    server.patch([8, server["sheet"], "exit", 1])
    page.idle(answers=False, patch=server.seq)
    assert shown.count() == 1 and shown.root_is_inert()


def test_a_dismissal_that_is_not_allowed_is_an_attempt(page, server, shown):
    """Row 26."""
    server.patch([3, server["sheet"], "data-dismiss", ""])
    page.idle(answers=False, patch=server.seq)
    page.press("escape", times=2)
    page.click_at(*shown.outside())
    page.wait(lambda: len(page.wire.events("attempt")) == 3)
    assert [event[5][0] for event in page.wire.events("attempt")] == ["escape", "escape", "scrim"]
    assert shown.count() == 1 and shown.focus_inside() and page.wire.events("dismiss") == []


def test_a_layer_removed_without_an_exit_still_gives_back_what_it_held(page, server, shown):
    """Rows 21 and 106."""
    server.patch([1, server["sheet"]])
    page.wait_focus("button", "Open")
    assert not shown.root_is_inert()
    shown.wait_count(0)
    page.idle(answers=False, patch=server.seq)
    assert page.wire.events("exited") == page.wire.events("dismiss") == []


def test_the_focus_returns_below_a_lower_layer_that_went_first(page, server, shown):
    """Row 19."""
    server.answers["click"] = lambda frame: [server.layer("upper", "<button id='top'>Top</button>")]
    page.tap("Inner")
    page.wait_focus("button", "Top")
    server.patch([1, server["sheet"]])
    page.idle(answers=False, patch=server.seq)
    assert page.focused() == ("button", "Top")
    agree(server)
    page.press("escape")
    shown.wait_count(0)
    page.wait_focus("button", "Open")


def test_a_focus_request_in_late_content_is_granted(page, server, shown):
    """Row 3."""
    page.wait_focus("button", "Inner")
    content = server.numbers["inner"]
    server.numbers["content"] = content - 1
    server.patch(server.create("content", '<input aria-label="Late" autofocus>'))
    page.wait_focus("textbox", "Late")


def test_an_alert_focuses_its_cancel_button(page, server, layers):
    """Row 5."""
    page.open()
    page.tap("Other")
    server.patch(server.layer("question", """<button data-role="destructive">Delete</button>
        <button data-role="cancel">Cancel</button>""", kind="alert", role="alertdialog"))
    page.wait_focus("button", "Cancel")


def test_a_layer_in_the_first_page_is_open_without_motion(page, layers):
    scripted = Scripted(ROOT)
    layer = scripted.layer("early", INNER)[3]
    scripted.stop()
    early = Scripted(ROOT, overlays=layer)
    page.proxy.upstream = early.address
    try:
        page.open()
        page.wait(lambda: page.wire.events("entered"))
        assert layers.root_is_inert() and layers.focus_inside()
        assert [event[5] for event in page.wire.events("entered")] == [1]
    finally:
        early.stop()


def test_an_exit_gives_no_focus_to_what_its_frame_removes_after_it(page, server, shown):
    page.js("window.focusedNames = []; addEventListener('focusin', (event) => focusedNames.push(event.target.textContent))")
    server.patch([8, server["sheet"], "exit", 1], [1, server["opener"]])
    page.wait_focus("button", "Other")
    assert page.js("return focusedNames") == ["Other"]
