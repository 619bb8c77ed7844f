# SPDX-License-Identifier: Apache-2.0
"""The socket: what is repeated after a cut, what is dropped, what a new session means, against a scripted server."""

import pytest
from harness.scripted import Scripted

ROOT = """<p id="text">before</p><button id="button" data-on="click">Press</button>
<input id="field" aria-label="Field" data-on="input">"""


@pytest.fixture
def server():
    scripted = Scripted(ROOT)
    yield scripted
    scripted.stop()


def hellos(page):
    return [frame[2] for frame in page.wire.sent if frame[0] == "h"]


def test_a_reconnection_resumes_after_the_last_frame_seen(page, server):
    page.open()
    server.patch([2, server["text"], "one"])
    page.wait(lambda: page.text("#text") == "one")
    page.tap("Press")
    page.wait(lambda: page.wire.events("click"))
    server.status = "resumed"
    page.proxy.cut()
    page.wait(lambda: len(page.wire.welcomes()) == 2, timeout=8)
    assert {key: hellos(page)[1][key] for key in ("session", "secret", "ack", "seq")} == {
        "session": "s", "secret": "secret", "ack": 1, "seq": 1}
    server.patch([2, server["text"], "two"])
    page.wait(lambda: page.text("#text") == "two")


def test_events_without_an_answer_are_repeated_with_their_number(page, server):
    page.open()
    page.tap("Press")
    page.wait(lambda: page.wire.events("click"))
    server.status = "resumed"
    page.proxy.cut()
    page.wait(lambda: [frame[1] for frame in page.wire.sent if frame[0] == "e"] == [1, 1], timeout=8)


def test_events_of_an_offline_time_are_sent_afterwards_in_order(page, server):
    page.open()
    server.status = "resumed"
    page.proxy.offline = True
    page.proxy.cut()
    page.tap("Press")
    page.field("Field").click()
    page.type("offline")
    page.tap("Press")
    page.proxy.offline = False
    page.wait(lambda: len(page.wire.events("click")) == 2, timeout=15)
    events = page.wire.events()
    assert [event[1] for event in events] == list(range(1, len(events) + 1))
    assert [event[4] for event in events] == ["click", "input", "click"]
    assert events[1][5] == "offline"


def inputs_of_new_session(page):
    second = [place for place, frame in enumerate(page.wire.sent) if frame[0] == "h"][1]
    return [frame for frame in page.wire.sent[second:] if frame[0] == "e" and frame[4] == "input"]


def test_a_new_session_replaces_everything_and_forgets_old_events(page, server):
    page.open()
    page.field("Field").click()
    page.type("kept")
    page.wait(lambda: page.wire.events("input"))
    server.status = "replaced"
    page.proxy.cut()
    page.wait(lambda: len(page.wire.welcomes()) == 2, timeout=8)
    server.seq = 0
    server.patch(server.content("dais-root", ROOT.replace("before", "new session")))
    page.wait(lambda: page.text("#text") == "new session")
    page.wait(lambda: inputs_of_new_session(page), "the field's text, told anew")
    assert [event[1:2] + event[4:] for event in inputs_of_new_session(page)] == [[1, "input", "kept"]], "numbered from one again"
    assert page.js("return document.getElementById('field').value") == "kept"
    assert page.focused() == ("textbox", "Field")


def row(record):
    return f'<div><input aria-label="Name {record}" type="text" data-on="input" data-record="{record}"></div>'


def test_typed_text_stays_with_its_record_in_a_new_session(page, server):
    page.open()
    server.patch(server.content("dais-root", row("a") + row("b")))
    for record, text in [("a", "gone"), ("b", "kept")]:
        page.field(f"Name {record}").click()
        page.type(text)
        page.wait(lambda: page.wire.events("input")[-1][5] == text)
    server.status = "replaced"
    page.proxy.cut()
    page.wait(lambda: len(page.wire.welcomes()) == 2, timeout=8)
    server.seq = 0
    server.patch(server.content("dais-root", row("b")))
    page.wait(lambda: inputs_of_new_session(page), "the text of the row, told anew")
    assert [event[4:] for event in inputs_of_new_session(page)] == [["input", "kept"]]
    assert page.js("return document.querySelector('#dais-root input').value") == "kept"
    assert page.js("return document.querySelector('.dais-status textarea').value") == "gone"
    page.button("Dismiss").click()
    assert page.text(".dais-status") == ""


def test_only_a_long_interruption_shows_a_status(page, server):
    page.open()
    server.status = "resumed"
    page.proxy.offline = True
    page.proxy.cut()
    page.wait(lambda: page.proxy.refused == 2, "two vain attempts to reconnect")
    assert page.text(".dais-status") == ""
    page.wait(lambda: "Reconnecting" in page.text(".dais-status"), timeout=6)
    assert page.has("button", "Press"), "nothing covers the page"
    page.proxy.offline = False
    page.wait(lambda: page.text(".dais-status") == "", timeout=15)


@pytest.mark.parametrize("code", ["drain", "limit"])
def test_a_draining_or_full_server_is_asked_again(page, server, code):
    page.open()
    server.status = "resumed"
    server.say(["x", code, "bye", 1000])
    page.wait(lambda: len(page.wire.welcomes()) == 2, timeout=8)
    server.patch([2, server["text"], "again"])
    page.wait(lambda: page.text("#text") == "again")


@pytest.mark.parametrize("code", ["expired", "refused"])
def test_an_ended_session_offers_a_reload(page, server, code):
    page.open()
    server.say(["x", code, "No more"])
    page.button("Reload").click()
    page.wait(lambda: len(hellos(page)) == 2, timeout=8)


def test_a_first_page_that_a_script_has_changed_is_not_adopted(page, server):
    server.count += 1
    page.open(live=False)
    page.wait(lambda: hellos(page))
    assert "count" not in hellos(page)[0] and "sum" not in hellos(page)[0]
