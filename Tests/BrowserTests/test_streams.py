# SPDX-License-Identifier: Apache-2.0
"""Networks whose proxies let no WebSocket through: the page works over an event stream."""

import pytest
from harness.proxy import SWALLOWED


@pytest.fixture
def blocked(page):
    """A page behind a proxy that refuses sockets."""
    page.proxy.blocked = 403
    return page


def is_stream(page):
    return page.wire.streams and not page.wire.sockets


@pytest.mark.shows("fields")
@pytest.mark.parametrize("answer", [403, 200, 502, SWALLOWED])
def test_a_page_is_live_and_takes_text_however_sockets_are_blocked(page, answer):
    page.proxy.blocked = answer
    page.open(live=False)
    page.wait(page.is_live, "the session to become live", timeout=20)
    assert is_stream(page)
    page.field("Name").click()
    page.type("streamed ö 🎉")
    page.wait_text("Name is <streamed ö 🎉>")
    page.idle()
    sent = page.wire.events()
    assert [event[1] for event in sent] == list(range(1, len(sent) + 1))


@pytest.mark.shows("fields")
def test_the_tab_remembers_that_sockets_are_blocked(blocked):
    blocked.open()
    blocked.proxy.blocked = None
    blocked.open()
    assert blocked.wire.sockets == 0
    assert blocked.wire.streams == 2
    # Ten minutes later.
    blocked.js("sessionStorage.setItem('dais-stream', '1')")
    blocked.open()
    assert blocked.wire.sockets == 1


@pytest.mark.shows("sheets")
def test_a_sheet_opens_and_closes_over_a_stream(blocked, show, layers):
    show("Open first")
    assert is_stream(blocked)
    blocked.press("Escape")
    layers.wait_count(0)
    blocked.wait_text("Dismissals 1")


@pytest.mark.shows("models")
def test_a_stream_that_is_cut_is_resumed_and_nothing_is_lost_or_doubled(blocked):
    blocked.open()
    for number in range(1, 5):
        blocked.proxy.slow(0.2)
        blocked.tap("Increase")
        blocked.proxy.cut()
        blocked.wait_text(f"Value {number}", timeout=15)
        blocked.proxy.slow(0)
    blocked.idle()
    assert "Value 4" in blocked.text()
    assert is_stream(blocked)
    assert blocked.wire.welcomes()[-1] == "resumed"


@pytest.mark.shows("fields")
def test_text_typed_while_a_stream_is_away_arrives(blocked):
    blocked.open()
    blocked.field("Name").click()
    blocked.type("before ")
    blocked.wait_text("Name is <before >")
    blocked.go_offline()
    blocked.type("during ")
    blocked.wait(lambda: blocked.proxy.refused, "a vain attempt to reconnect")
    blocked.proxy.offline = False
    blocked.wait_text("Name is <before during >", timeout=20)
    blocked.type("after")
    blocked.wait_text("Name is <before during after>")


@pytest.mark.shows("files")
def test_a_file_is_uploaded_beside_a_stream(blocked, layers, tmp_path):
    path = tmp_path / "one.txt"
    path.write_text("first")
    blocked.open()
    blocked.js("""const page = window.wrappedJSObject ?? window; page.HTMLInputElement.prototype.click = function () {}""")
    blocked.tap("Import")
    layers.wait_count(1)
    blocked.css("input[type=file]")[0].send_keys(str(path))
    blocked.wait_text("Answer first")
    layers.wait_count(0)
    assert is_stream(blocked)


@pytest.mark.cold
@pytest.mark.shows("models")
def test_a_page_whose_socket_works_loads_no_stream(page):
    page.open()
    page.idle()
    assert "stream.js" not in page.proxy.asked
    assert page.wire.streams == 0
