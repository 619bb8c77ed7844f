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


def test_a_cut_line_resumes_with_what_was_seen(page, server):
    page.open()
    server.patch([2, server["text"], "one"])
    page.wait(lambda: page.text("#text") == "one")
    page.tap("Press")
    page.wait(lambda: page.wire.events("click"))
    server.status = "resumed"
    page.proxy.cut()
    page.wait(lambda: len(hellos(page)) == 2, timeout=8)
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


def test_what_happens_offline_is_sent_afterwards_in_order(page, server):
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


def test_a_new_session_replaces_everything_and_forgets_old_events(page, server):
    page.open()
    page.field("Field").click()
    page.type("kept")
    page.wait(lambda: page.wire.events("input"))
    server.status = "replaced"
    page.proxy.cut()
    page.wait(lambda: len(hellos(page)) == 2, timeout=8)
    server.seq = 0
    server.patch(server.content("dais-root", ROOT.replace("before", "new session")))
    page.wait(lambda: page.text("#text") == "new session")
    page.wait(lambda: page.wire.sent[-1][0] == "e" and page.wire.sent[-1][4:] == ["input", "kept"], "the field's text, told anew")
    assert page.wire.sent[-1][1] == 1, "numbered from one again"
    assert page.js("return document.getElementById('field').value") == "kept"
    assert page.focused() == ("textbox", "Field")


def test_a_short_interruption_is_not_mentioned_and_a_long_one_is(page, server):
    page.open()
    server.status = "resumed"
    page.proxy.offline = True
    page.proxy.cut()
    page.settle(0.5)
    assert page.text(".dais-status") == ""
    page.wait(lambda: "Reconnecting" in page.text(".dais-status"), timeout=6)
    assert page.has("button", "Press"), "nothing covers the page"
    page.proxy.offline = False
    page.wait(lambda: page.text(".dais-status") == "", timeout=15)


def test_a_draining_server_is_followed_to_its_successor(page, server):
    page.open()
    server.status = "resumed"
    server.say(["x", "drain", "bye"])
    page.wait(lambda: len(hellos(page)) == 2, timeout=8)
    server.patch([2, server["text"], "again"])
    page.wait(lambda: page.text("#text") == "again")


@pytest.mark.parametrize("code", ["limit", "expired", "refused"])
def test_an_end_offers_a_reload(page, server, code):
    page.open()
    server.say(["x", code, "No more"])
    page.button("Reload").click()
    page.wait(lambda: len(hellos(page)) == 2, timeout=8)


def test_a_changed_first_page_is_not_claimed_as_whole(page, server):
    server.count += 1
    page.open(live=False)
    page.wait(lambda: hellos(page))
    assert "count" not in hellos(page)[0] and "sum" not in hellos(page)[0]
