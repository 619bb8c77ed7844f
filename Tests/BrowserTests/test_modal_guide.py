# SPDX-License-Identifier: Apache-2.0
"""The promises of the guide to modals: tokens, observers, hosts, holes, sizes, and the toasts of a host."""

import pytest

pytestmark = pytest.mark.shows("modal-guide")


def test_a_token_presents_and_tells_why_its_modal_went(page, shown, layers):
    shown("Present")
    page.find("dialog", "Presented")
    page.press("escape")
    layers.wait_count(0)
    page.wait_text("Reasons escape,")
    page.wait_focus("button", "Present")


def test_a_modal_whose_token_nobody_keeps_is_never_seen(page, layers):
    page.open()
    page.tap("Forget")
    page.tap("Press")
    page.wait_text("presses 1")
    assert layers.count() == 0 and not page.has("dialog")


def test_a_flow_without_a_view_presents_one_after_the_other_and_ends(page, shown, layers):
    shown("Observe")
    page.tap("Next")
    page.find("button", "End")
    layers.wait_rest(1)
    page.tap("End")
    layers.wait_count(0)
    page.wait_text("Reasons done,")


def test_a_conditional_modal_leaves_the_page_as_it_is(page, shown, layers):
    page.js("""window.port = [...document.querySelectorAll('*')].find((n) => n.scrollHeight > n.clientHeight + 50
        && /auto|scroll/.test(getComputedStyle(n).overflowY)); port.scrollTop = 61""")
    shown("Conditional")
    page.press("escape")
    layers.wait_count(0)
    page.wait_text("Reasons conditional,")
    assert page.js("return port.isConnected && port.scrollTop") == 61


def test_a_full_modal_goes_by_its_own_dismiss(page, shown, layers):
    shown("Full")
    page.tap("Leave Full")
    layers.wait_count(0)
    page.wait_text("Reasons full,")


# Holes

def hits(page, element):
    return page.js("""const box = arguments[0].getBoundingClientRect()
        return arguments[0].contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2))""", element)


def test_a_view_that_the_style_names_stays_within_reach(page, shown, layers):
    shown("Holed")
    find, press = page.find("button", "Find"), page.find("button", "Press", hidden=True)
    assert layers.reachable(find) and not layers.reachable(press)
    assert hits(page, find) and not hits(page, press)
    page.tap("Find")
    page.wait_text("searches 1")
    assert layers.count() == 1
    page.click("textbox", "Search")
    page.type("kept")
    assert page.focused() == ("textbox", "Search")
    page.press("escape")
    layers.wait_count(0)
    page.wait_text("Reasons holed,")


def test_a_hole_in_the_dimming_follows_its_view(page, shown, layers):
    shown("Holed")
    before = page.box(page.find("button", "Find"))["y"]
    page.tap("Move")
    page.wait(lambda: page.box(page.find("button", "Find"))["y"] > before + 20)
    page.wait(lambda: hits(page, page.find("button", "Find")))
    page.resize((700, 500))
    page.wait(lambda: hits(page, page.find("button", "Find")))
    # What is no hole dismisses.
    page.click_at(4, 4)
    layers.wait_count(0)


def test_tab_goes_from_a_modal_to_a_view_within_reach_and_back(page, shown, layers):
    shown("Holed")
    page.wait_focus("button", "Move")
    page.press("tab")
    page.wait_focus("textbox", "Search")
    page.press("tab")
    page.wait_focus("button", "Find")
    page.press("tab")
    page.wait_focus("button", "Move")


def test_shift_tab_goes_from_a_modal_to_a_view_within_reach_and_back(page, shown, layers):
    shown("Holed")
    page.wait_focus("button", "Move")
    page.press("tab", "shift")
    page.wait_focus("button", "Find")
    page.press("tab", "shift")
    page.wait_focus("textbox", "Search")
    # Nothing of the page comes before that: the modal does.
    page.press("tab", "shift")
    page.wait_focus("button", "Move")


def test_toasts_that_come_together_are_said_in_their_order(page, layers):
    page.open()
    page.tap("Toasts")
    layers.wait_count(3)
    assert page.js("return [...document.querySelectorAll('.dais-said[role=status] p')].map((said) => said.textContent)") == [
        "Note 1", "Note 2", "Note 3"]


# Sizes

def test_a_modal_of_its_contents_size_is_never_seen_at_another(page, layers):
    page.open()
    page.js("""window.heights = []
        new MutationObserver(() => {
          const look = () => { const s = document.querySelector('#dais-overlays .surface')
            if (s && getComputedStyle(s).visibility === 'visible') heights.push(Math.round(s.getBoundingClientRect().height)) }
          look(); requestAnimationFrame(look)
        }).observe(document.getElementById('dais-overlays'), { childList: true, subtree: true, attributes: true })""")
    page.tap("Fitted")
    layers.wait_rest(1)
    page.idle()
    assert set(page.js("return heights")) == {140}
    assert layers.focus_inside()
    page.press("escape")
    layers.wait_count(0)


@pytest.mark.parametrize("name, of", [("Local", "host"), ("Wide", "window")])
def test_the_container_of_a_style_is_the_host(page, layers, name, of):
    page.open()
    page.tap(name)
    page.find("button", "Leave Half" if of == "host" else "Leave Wide")
    surface = "document.querySelector('.styled-container')"
    page.wait(lambda: page.js(f"return {surface}.getAnimations().length") == 0)
    inner = page.js("return innerWidth")
    width = 130 if of == "host" else inner / 2
    page.wait(lambda: abs(page.js(f"return {surface}.getBoundingClientRect().width") - width) <= 8)
    page.tap("Leave Half" if of == "host" else "Leave Wide")
    page.wait_text("Reasons local," if of == "host" else "Reasons wide,")


# Screen readers

def test_a_button_that_nobody_sees_dismisses(page, shown, layers):
    shown("Conditional")
    button = page.find("button", "Dismiss popup")
    assert button.get_attribute("tabindex") == "-1"
    assert page.js("return arguments[0].closest('.modal-dismiss').getBoundingClientRect().width", button) <= 1
    page.js("arguments[0].click()", button)
    layers.wait_count(0)
    page.wait_text("Reasons conditional,")


# Toasts

def test_a_host_keeps_its_toasts_in_its_frame(page, layers):
    page.open()
    page.tap("Keep")
    page.wait_text("Kept here")
    box = page.js("""const toast = document.querySelector('.host-layers [data-layer=toast] .surface')
        const host = toast.closest('.host'), a = toast.getBoundingClientRect(), b = host.getBoundingClientRect()
        return [a.left - b.left, a.top - b.top, a.width, b.width]""")
    page.wait(lambda: page.js("return document.getAnimations().length") == 0)
    box = page.js("""const toast = document.querySelector('.host-layers [data-layer=toast] .surface')
        const host = toast.closest('.host'), a = toast.getBoundingClientRect(), b = host.getBoundingClientRect()
        return [a.left - b.left, a.top - b.top, a.width, b.width]""")
    assert box[0] == pytest.approx(6, abs=1) and box[1] == pytest.approx(6, abs=1)
    assert box[2] <= 200.5
    page.tap("Local")
    page.find("button", "Leave Half")
    assert layers.reachable(page.js("return document.querySelector('[data-layer=toast] .surface')"))


def test_f6_reaches_toasts_of_a_presenter_and_returns(page, layers):
    """Row 97."""
    page.open()
    page.click("textbox", "Search")
    page.js("[...document.querySelectorAll('button')].find((b) => b.textContent === 'Haptic').click()")
    layers.wait_rest(1)
    page.press("f6")
    page.wait(layers.focus_inside)
    page.press("f6")
    page.wait_focus("textbox", "Search")


@pytest.mark.parametrize("stub, felt", [
    ("window.felt = []; navigator.vibrate = (pattern) => felt.push(pattern)", [[30, 60, 30]]),
    ("window.felt = []; Object.defineProperty(navigator, 'vibrate', { value: undefined, configurable: true })", [])])
def test_a_modal_with_haptics_vibrates_where_the_device_can(page, layers, stub, felt):
    page.open()
    page.js(stub)
    page.tap("Haptic")
    layers.wait_rest(1)
    assert page.js("return felt") == felt
    page.find("region", "Felt")


def test_three_of_a_presenters_toasts_are_seen_and_the_others_wait(page, layers):
    page.open()
    page.tap("Toasts")
    layers.wait_rest(3)
    assert page.js("return [...document.querySelectorAll('[data-layer=toast]')].map((n) => n.textContent)") == [
        "Note 1", "Note 2", "Note 3"]
    page.tap("Conditional")
    layers.wait_rest(4)
    for index in range(3):
        assert layers.reachable(layers.surface(index + 1))
    page.press("escape")
    page.wait_text("Note 5", timeout=15)


# Places: the fixture with small hosts

PLACES = pytest.mark.shows("modal-places")


def opened(page, name, title):
    page.open()
    # A driver can tap before the first frame, which measures the hosts. A person taps what a frame has shown.
    page.wait(lambda: page.wire.events("measure"), "the sizes of the hosts")
    page.tap(name)
    page.find("dialog", title)
    page.wait(lambda: page.js("return document.getAnimations().length") == 0)
    return page.box(page.js("return [...document.querySelectorAll('.styled-container')].at(-1)"))


@PLACES
def test_a_modal_of_a_host_as_small_as_a_button_can_be_read(page):
    box = opened(page, "About", "About this")
    assert box["width"] >= 300 and box["height"] >= 80
    # In the window, whose middle it is in.
    assert abs(box["x"] + box["right"] - page.js("return document.documentElement.clientWidth")) <= 2


@PLACES
def test_a_host_in_a_sheet_is_as_large_as_the_sheet(page, layers):
    page.open()
    page.tap("Old sheet")
    layers.wait_rest(1)
    page.tap("New modal")
    page.find("dialog", "New modal")
    page.wait(lambda: page.js("return document.getAnimations().length") == 0)
    sheet, box = page.js("""const sheet = document.querySelector('.sheet-content, .sheet-container').getBoundingClientRect()
        const backdrop = document.querySelector('.host-layers .backdrop').getBoundingClientRect()
        return [[sheet.width, sheet.height], [backdrop.width, backdrop.height]]""")
    assert box[0] == pytest.approx(sheet[0], abs=2) and box[1] > sheet[1] * 0.8
    page.press("escape")
    page.wait(lambda: not page.has("dialog", "New modal"))
    page.wait_focus("button", "New modal")


@PLACES
def test_cards_upon_cards_dim_the_page_once(page, layers):
    page.open()
    page.tap("Cards")
    layers.wait_rest(3)
    dims = """return [...document.querySelectorAll('.styled-overlay > .backdrop')].map((n) =>
        Number(getComputedStyle(n).backgroundColor.match(/[\\d.]+\\)$/)[0].slice(0, -1)))"""
    page.wait(lambda: page.js(dims) == [0, 0, 0.45])
    page.press("escape")
    layers.wait_rest(2)
    page.wait(lambda: page.js(dims) == [0, 0.45])


@PLACES
def test_a_bubble_stays_one_in_a_narrow_window(page, layers):
    page.resize((390, 700))
    page.open()
    page.tap("Hint")
    layers.wait_rest(1)
    box, opener = page.box(layers.surface()), page.box(page.find("button", "Hint", hidden=True))
    assert box["height"] < 150 and box["y"] >= opener["bottom"]
    page.press("escape")
    layers.wait_count(0)


@PLACES
def test_a_dialog_of_buttons_keeps_the_name_of_an_opener_that_went(page, layers):
    """Row 49."""
    page.open()
    page.tap("Actions")
    layers.wait_rest(1)
    page.find("dialog", "Actions")
    page.tap("Hide")
    page.wait(lambda: not page.has("button", "Actions", hidden=True))
    page.find("dialog", "Actions")


@PLACES
def test_focus_falls_to_nothing_when_host_and_modal_stay_without_their_view(page, layers):
    opened(page, "Open here", "Here")
    page.tap("Anew")
    page.wait(lambda: not page.has("dialog", "Here"))
    page.wait(lambda: page.focused()[0] != "body")
