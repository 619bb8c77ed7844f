# SPDX-License-Identifier: Apache-2.0
"""Motions of pages: interrupted, pressed while they move, from right to left, with less motion or none; large titles."""

import pytest
from selenium.webdriver import ActionChains

pytestmark = [pytest.mark.shows("page-motions"), pytest.mark.wide]

MOVING = "return document.querySelector('.nav').getAnimations({ subtree: true }).length"
SCROLLER = """
const scroller = [...document.querySelectorAll('.page:not(.below) *')].find((node) => node.scrollHeight > node.clientHeight + 50
  && ['auto', 'scroll'].includes(getComputedStyle(node).overflowY));
"""
#: Notes where pages begin to move, and where to.
WATCH = """
window.starts = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  if (this.matches('.page')) starts.push([frames[0].translate ?? '', frames.at(-1).translate ?? '', frames[0].opacity ?? '', frames.at(-1).opacity ?? '']);
  return animate.call(this, frames, options);
};
"""


@pytest.fixture
def motions(page):
    page.open("/")
    return page


def rest(page, title):
    page.wait(lambda: page.driver.title == title, f"the title {title}")
    page.wait(lambda: not page.js(MOVING), "rest")


def visible(page):
    """The pages that can be seen."""
    return page.js("return [...document.querySelectorAll('.page')].filter((p) => p.checkVisibility({ visibilityProperty: true })).length")


def test_two_quick_pushes_end_at_the_second_page(motions):
    page = motions
    page.click("link", "One")
    page.wait(lambda: page.driver.title == "Number 1", "the first page")
    page.click("link", "Next")
    rest(page, "Number 2")
    assert visible(page) == 1
    assert page.js("return history.state.step") == 2


def test_a_push_during_a_pop_ends_at_the_pushed_page(motions):
    page = motions
    page.click("link", "One")
    rest(page, "Number 1")
    page.click("button", "Motions")
    page.click("link", "Two")
    rest(page, "Number 2")
    assert visible(page) == 1
    assert len(page.css(".page:not([data-prepared])")) == 2
    page.wait(lambda: page.js("return history.state.step") == 1, "one entry")


def test_a_pop_during_a_push_ends_at_the_first_page(motions):
    page = motions
    page.click("link", "One")
    page.wait(lambda: page.driver.title == "Number 1", "the page")
    page.driver.back()
    rest(page, "Motions")
    assert visible(page) == 1
    assert len(page.css(".page:not([data-prepared])")) == 1
    page.click("link", "Two")
    rest(page, "Number 2")


def test_replacing_a_page_keeps_its_history_entry(motions):
    page = motions
    page.click("link", "One")
    rest(page, "Number 1")
    page.tap("Replace")
    rest(page, "Number 11")
    assert visible(page) == 1
    assert page.js("return history.state.step") == 1


def test_a_double_click_opens_one_page(motions):
    page = motions
    page.proxy.slow(0.1)
    ActionChains(page.driver).double_click(page.find("link", "One")).perform()
    rest(page, "Number 1")
    page.idle()
    assert page.js("return history.state.step") == 1
    assert page.driver.title == "Number 1"


def test_a_double_click_on_a_button_that_pushes_opens_one_page(motions):
    """Its second press is on its way when the page comes; one on the page that comes back counts."""
    page = motions
    page.proxy.slow(0.1)
    ActionChains(page.driver).double_click(page.button("Append")).perform()
    rest(page, "Number 1")
    page.idle()
    assert page.driver.title == "Number 1"
    assert page.js("return history.state.step") == 1
    page.driver.back()
    page.click("button", "Append")
    rest(page, "Number 1")
    page.wait(lambda: len(page.css(".page:not([data-prepared])")) == 2, "one page above the first")


SLOWLY = ("const animate = Element.prototype.animate; Element.prototype.animate = function (f, o) {"
          "const a = animate.call(this, f, o); if (this.matches('.page')) a.playbackRate = %s; return a }")


def test_a_control_of_a_moving_page_can_be_pressed(motions):
    """A moving page is inert, so that nobody finds a control where it will not be. A press hits what is seen."""
    page = motions
    page.js(SLOWLY % ".02")
    page.click("link", "One")
    page.wait(lambda: page.driver.title == "Number 1", "the page")
    page.wait(lambda: page.js("return document.querySelector('.page:last-child').getBoundingClientRect().x") < 900, "the page in sight")
    assert not page.has("link", "Wide")
    y = page.js("const r = [...document.querySelectorAll('.page:last-child a')].find((a) => a.textContent === 'Wide').getBoundingClientRect(); return r.y + r.height / 2")
    page.click_at(1200, y)
    page.wait(lambda: page.driver.title == "Number 2", "the page of the link")
    page.wait(lambda: page.js("return history.state.step") == 2, "two entries")


def test_a_page_that_leaves_is_not_pressed_through(motions):
    page = motions
    page.click("link", "One")
    rest(page, "Number 1")
    page.js(SLOWLY % ".1")
    page.driver.back()
    page.wait(lambda: page.js(MOVING), "motion")
    page.click_at(1270, 300)
    page.idle()
    assert page.driver.title == "Motions"
    rest(page, "Motions")


def test_an_uncovered_page_can_be_used_before_the_server_answers(motions):
    page = motions
    page.click("link", "One")
    rest(page, "Number 1")
    sent = len(page.wire.received)
    page.proxy.slow(1.5)
    page.driver.back()
    page.click("link", "Two")
    assert len(page.wire.received) == sent
    rest(page, "Number 2")
    page.wait(lambda: page.js("return history.state.step") == 1, "one entry")


def test_pages_move_from_the_end_and_back_there(motions):
    page = motions
    page.js(WATCH)
    page.click("link", "One")
    rest(page, "Number 1")
    assert page.js("return starts.splice(0).map((s) => s.slice(0, 2))") == [["100%", "0%"], ["0%", "-30%"]]
    page.driver.back()
    rest(page, "Motions")
    assert page.js("return starts.splice(0).map((s) => s.slice(0, 2))") == [["0%", "100%"], ["-30%", "0%"]]


def test_from_right_to_left_pages_move_the_other_way(motions, fingers):
    page = motions
    page.js("document.documentElement.dir = 'rtl'")
    page.js(WATCH)
    page.click("link", "One")
    rest(page, "Number 1")
    assert page.js("return starts.splice(0).map((s) => s.slice(0, 2))") == [["-100%", "0%"], ["0%", "30%"]]
    back = page.find("button", "Motions")
    assert page.box(back)["x"] > 900
    icon = page.js("return arguments[0].querySelector('svg,.ic')", back)
    assert page.js("const s = getComputedStyle(arguments[0]); return s.scale + s.transform + s.rotate", icon) != "nonenonenone"
    if not fingers.touches:
        return
    fingers.drag((1275, 300), (700, 300), kind="touch")
    rest(page, "Motions")


def test_with_reduced_motion_pages_fade(motions):
    page = motions
    if page.engine != "chromium":
        pytest.skip("only Chromium's driver can ask for less motion")
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-reduced-motion", "value": "reduce"}]})
    try:
        page.js(WATCH)
        page.click("link", "One")
        rest(page, "Number 1")
        seen = page.js("return starts")
        assert seen[0][2:] == ["0", "1"] and seen[0][0] == ""
        page.driver.back()
        rest(page, "Motions")
    finally:
        page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})


def test_a_transaction_without_animations_moves_no_page(motions):
    page = motions
    page.js(WATCH)
    page.tap("At once")
    rest(page, "Number 1")
    assert page.js("return starts") == []
    page.tap("Home at once")
    rest(page, "Motions")
    assert page.js("return starts") == []
    page.click("link", "One")
    rest(page, "Number 1")
    assert page.js("return starts.length") == 2


def test_a_path_set_at_once_moves_one_page(motions):
    page = motions
    page.js(WATCH)
    page.tap("Five")
    rest(page, "Number 5")
    assert page.js("return starts.splice(0).map((s) => s.slice(0, 2))") == [["100%", "0%"], ["0%", "-30%"]]
    page.tap("Home")
    rest(page, "Motions")
    assert page.js("return starts.splice(0).map((s) => s.slice(0, 2))") == [["0%", "100%"], ["-30%", "0%"]]
    assert visible(page) == 1


# Large titles


def title_box(page):
    return page.box(page.css(".page:not(.below) > .bars > .big-title")[0])


def test_a_large_title_scrolls_into_the_bar(motions):
    page = motions
    row = page.text_box("Row 3")["y"]
    top = title_box(page)["y"]
    sent = len(page.wire.sent)
    page.js(SCROLLER + "scroller.scrollTop = 20")
    page.wait(lambda: abs(title_box(page)["y"] - (top - 20)) < 1, "the title to go with the content")
    assert abs(page.text_box("Row 3")["y"] - (row - 20)) < 1
    assert not page.js("return !!document.querySelector('.page[data-small]')")
    page.js(SCROLLER + "scroller.scrollTop = 200")
    page.wait(lambda: page.js("return !!document.querySelector('.page[data-small]')"), "the small title")
    assert page.js("return document.querySelector('.bar-t').dataset.title") == "Motions"
    bar = page.box(page.css(".page:not(.below) > .bars > .bar")[0])
    assert title_box(page)["bottom"] <= bar["bottom"] + 1
    hit = page.js("const e = document.elementFromPoint(200, arguments[0]); return !!e.closest('.page-c')", bar["bottom"] + 12)
    assert hit, "content reaches up to the bar"
    page.js(SCROLLER + "scroller.scrollTop = 0")
    page.wait(lambda: abs(title_box(page)["y"] - top) < 1, "the title in its place")
    assert abs(page.text_box("Row 3")["y"] - row) < 1
    assert len(page.wire.sent) - sent <= 1, "the network knows nothing of it"
    assert len(page.all("heading", "Motions")) == 1


def test_a_large_title_is_unchanged_after_a_page_above_it(motions):
    page = motions
    page.js(SCROLLER + "scroller.scrollTop = 120")
    page.wait(lambda: page.js("return !!document.querySelector('.page[data-small]')"), "the small title")
    page.js("[...document.querySelectorAll('a')].find((a) => a.textContent === 'One').click()")
    rest(page, "Number 1")
    page.click("button", "Motions")
    rest(page, "Motions")
    assert page.js(SCROLLER + "return scroller.scrollTop") == 120
    assert page.js("return !!document.querySelector('.page[data-small]')")
