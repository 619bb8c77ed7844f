# SPDX-License-Identifier: Apache-2.0
"""Every operation of the wire, and what the client does with frames that do not fit, against a scripted server."""

import pytest
from harness.scripted import Scripted

ROOT = """<p id="text">before</p><button id="button" data-on="click">Press</button>
<input id="field" aria-label="Field" data-on="input focus"><ul id="list"><li id="a"><input aria-label="A"></li><li
id="b"><input aria-label="B"></li><li id="c"><input aria-label="C"></li></ul><div id="quiet">Quiet</div>"""


@pytest.fixture
def server():
    scripted = Scripted(ROOT)
    yield scripted
    scripted.stop()


@pytest.fixture
def say(page, server):
    page.open()
    return server.patch


def dom(page, expression):
    return page.js(f"return {expression}")


def resyncs(page):
    return [frame for frame in page.wire.sent if frame[0] == "r"]


def test_the_hello_tells_what_the_server_needs(page, server):
    page.open()
    code, version, facts = page.wire.sent[0]
    assert (code, version) == ("h", 1)
    assert facts["count"] == server.count and facts["sum"] == "0" and facts["url"] == "/"
    assert (facts["width"], facts["height"]) == page.size
    assert isinstance(facts["dark"], bool) and isinstance(facts["touch"], bool) and facts["timeZone"] and facts["locale"]
    assert len(facts["insets"]) == 4


def test_operations_create_and_remove_elements(page, server, say):
    say(server.create("list", '<li id="new"><b>New</b></li>', before="b"), server.create("list", "<li>Last</li>"))
    page.wait(lambda: dom(page, "document.querySelector('#list').children.length") == 5)
    assert dom(page, "[...document.querySelector('#list').children].findIndex((e) => e.id === 'new')") == 1
    assert dom(page, "document.querySelector('#list').lastElementChild.textContent") == "Last"
    say([1, server["new"]])
    page.wait(lambda: dom(page, "!document.querySelector('#new')"))


def test_ids_of_a_fragment_follow_document_order(page, server, say):
    say(server.create("list", '<li><i>one</i><b id="deep"><u id="deeper">two</u></b></li>'))
    say([2, server["deeper"], "three"])
    page.wait(lambda: dom(page, "document.querySelector('#deeper')?.textContent") == "three")


def test_operations_set_texts_attributes_styles_and_rules(page, server, say):
    say([2, server["text"], "a < b & c"], [3, server["text"], "title", 'say "hi"'],
        [6, server["text"], "margin-left", "17px"], [10, ".fresh{padding-top:9px}"], [3, server["quiet"], "class", "fresh"])
    page.wait(lambda: page.text("#text") == "a < b & c")
    assert dom(page, "document.querySelector('#text').title") == 'say "hi"'
    assert page.style(page.css("#text")[0], "margin-left") == "17px"
    assert page.style(page.css("#quiet")[0], "padding-top") == "9px"
    say([3, server["text"], "title", None], [6, server["text"], "margin-left", None])
    page.wait(lambda: dom(page, "document.querySelector('#text').hasAttribute('title')") is False)
    assert page.style(page.css("#text")[0], "margin-left") == "0px"


def test_markup_in_a_text_is_text(page, server, say):
    say([2, server["text"], "<img src=x>"])
    page.wait(lambda: page.text("#text") == "<img src=x>")
    assert page.css("#text img") == []


def test_a_moved_field_keeps_focus_caret_and_value(page, server, say):
    page.field("B").click()
    page.type("text")
    page.press("arrow_left", times=2)
    say([5, server["b"], 0], [5, server["c"], server["a"]])
    page.wait(lambda: dom(page, "[...document.querySelector('#list').children].map((e) => e.id).join()") == "c,a,b")
    assert page.focused() == ("textbox", "B")
    assert dom(page, "[document.activeElement.value, document.activeElement.selectionStart]") == ["text", 2]


def test_moving_other_elements_keeps_the_focus(page, server, say):
    page.field("B").click()
    say([5, server["a"], 0], [5, server["c"], server["b"]], [5, server["c"], 0])
    page.wait(lambda: dom(page, "[...document.querySelector('#list').children].map((e) => e.id).join()") == "b,a,c")
    assert page.focused() == ("textbox", "B")


def test_a_value_is_set_unless_something_newer_was_typed(page, server, say):
    say([4, server["field"], "value", "given", 0])
    page.wait(lambda: dom(page, "document.querySelector('#field').value") == "given")
    page.field("Field").click()
    page.press("end")
    page.type("ab")
    page.wait(lambda: len(page.wire.events("input")) >= 1 and page.wire.events("input")[-1][5] == "givenab")
    newest = page.wire.events("input")[-1][1]
    say([4, server["field"], "value", "OLD", newest - 1])
    page.idle(answers=False, patch=server.seq)
    assert dom(page, "document.querySelector('#field').value") == "givenab"
    say([4, server["field"], "value", "GIVENAB", newest])
    page.wait(lambda: dom(page, "document.querySelector('#field').value") == "GIVENAB")


def test_whole_content_is_merged_into_what_is_there(page, server, say):
    page.js("document.querySelector('#field').kept = true")
    page.field("Field").click()
    page.type("typed")
    page.press("arrow_left")
    page.wait(lambda: server.ack == page.wire.events("input")[-1][1] and page.wire.events("input")[-1][5] == "typed")
    say(server.content("dais-root", ROOT.replace("before", "after").replace('id="field"', 'id="field" value="typed"')))
    page.wait(lambda: page.text("#text") == "after")
    at = dom(page, "(({ id, kept, value, selectionStart }) => [id, kept, value, selectionStart])(document.activeElement)")
    assert at == ["field", True, "typed", 4]
    page.tap("Press")
    page.wait(lambda: page.wire.events("click"))
    assert page.wire.events("click")[-1][3] == server["button"], "numbered anew"


def test_operations_move_the_focus_and_scroll(page, server, say):
    say([9, server["field"], True])
    page.wait_focus("textbox", "Field")
    say([9, server["field"], False])
    page.wait(lambda: page.focused()[0] == "body")
    say(*[server.create("list", f"<li>Line {number}</li>") for number in range(120)])
    say([13, server["quiet"], "start"])
    page.wait(lambda: dom(page, "scrollY") > 0)


def test_operations_add_symbols_and_change_the_document(page, server, say):
    say([11, '<symbol id="i-x" viewBox="0 0 24 24"><path d="M0 0h24"/></symbol>'],
        [12, "title", "Changed"], [12, "lang", "de"], [12, "dir", "rtl"])
    page.wait(lambda: page.driver.title == "Changed")
    assert dom(page, "[document.documentElement.lang, document.documentElement.dir]") == ["de", "rtl"]
    assert dom(page, "document.querySelector('#dais-sprite #i-x').namespaceURI") == "http://www.w3.org/2000/svg"


@pytest.mark.parametrize("operation", [
    [99, 1], [2, 12345, "x"], [1, 12345], [5, 12345, 0], [0, 1, 0, "<p>a</p>", 900, 5], [0, 1, 0, "<p><p>x</p></p>", 900, 2],
    [0, 1, 12345, "<p>x</p>", 900, 1], [4, 12345, "value", "x", 0],
], ids=str)
def test_a_frame_that_does_not_fit_is_dropped_and_asks_for_everything(page, server, say, operation):
    say(operation)
    page.wait(lambda: resyncs(page))
    say([2, server["text"], "later"])
    page.idle(answers=False, patch=server.seq)
    assert page.text("#text") == "before", "nothing is applied to a document that is not trusted"
    say(server.content("dais-root", ROOT.replace("before", "whole")))
    page.wait(lambda: page.text("#text") == "whole")
    say([2, server["text"], "goes on"])
    page.wait(lambda: page.text("#text") == "goes on")
    assert len(resyncs(page)) == 1


def test_a_missing_frame_asks_for_everything(page, server, say):
    say([2, server["text"], "one"])
    page.wait(lambda: page.text("#text") == "one")
    say([2, server["text"], "three"], seq=3)
    page.wait(lambda: resyncs(page))
    assert page.text("#text") == "one"


def test_a_repeated_frame_is_dropped(page, server, say):
    say(server.create("list", "<li>once</li>"), seq=1)
    say(server.create("list", "<li>twice</li>"), seq=1)
    say([2, server["text"], "end"], seq=2)
    page.wait(lambda: page.text("#text") == "end")
    assert "once" in page.text() and "twice" not in page.text()


def test_only_events_that_an_element_asks_for_are_sent(page, server, say):
    page.tap("Press")
    page.js("return document.querySelector('#quiet')").click()
    page.wait(lambda: page.wire.events("click"))
    page.idle(answers=False, patch=server.seq)
    events = page.wire.events("click")
    assert [event[3] for event in events] == [server["button"]]
    assert events[0][1] == 1 and (events[0][5] is None or len(events[0][5]) == 3)


def test_patches_are_acknowledged(page, server, say):
    for number in range(8):
        say([2, server["text"], str(number)])
    page.wait(lambda: ["a", 8] in page.wire.sent)
    say([2, server["text"], "more"])
    page.wait(lambda: ["a", 9] in page.wire.sent, timeout=4)


def test_the_end_of_a_session_is_shown(page, server, say):
    server.say(["x", "expired", "The session has expired"])
    page.button("Reload", exact=False)
    page.idle()
    assert page.wire.sockets == 1, "there is nothing to reconnect to"
    assert page.text("#text") == "before"
    assert page.has("button", "Reload", exact=False)


def test_an_unknown_frame_is_ignored(page, server, say):
    server.say(["zz", 1, 2])
    say([2, server["text"], "still here"])
    page.wait(lambda: page.text("#text") == "still here")
    assert resyncs(page) == []


def test_a_prepared_page_moves_in_once_also_when_one_frame_brings_and_shows_it(page, server, say):
    page.js("""window.moved = []
        const animate = Element.prototype.animate
        Element.prototype.animate = function (...all) { moved.push(this.id); return animate.apply(this, all) }""")
    say(server.create("quiet", '<div id="nav" class="nav"><div id="first" class="page"></div></div>'))
    prepared = '<div id="{}" class="page below" data-prepared="1" inert data-on="place"></div>'
    say(server.create("nav", prepared.format("second")))
    page.wait(lambda: page.css("#second"), "the prepared page")
    assert dom(page, "moved") == []
    shown = [[3, server["second"], name, value] for name, value in (
        ("class", "page"), ("data-prepared", None), ("inert", None))]
    say(*shown)
    page.wait(lambda: dom(page, "moved.length"), "a motion")
    assert dom(page, "moved") == ["second", "first"]
    page.idle()
    third = server.create("nav", prepared.format("third"))
    say(third, *[[code, server["third"], *rest] for code, _, *rest in shown])
    page.wait(lambda: page.css("#third"), "the page")
    assert dom(page, "moved.slice(2)") == ["third", "second"]
