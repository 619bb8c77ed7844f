# SPDX-License-Identifier: Apache-2.0
"""Context menus that are prepared, so that the browser opens them in the task of the request. The server has the last word."""

import pytest
from harness.fingers import Fingers
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.mouse_button import MouseButton

pytestmark = pytest.mark.shows("context-menus")

#: The driver of WebKit never lets go of the secondary button, so keys ask there.
BY_KEY, BY_POINTER = "key", "pointer"


@pytest.fixture
def menus(page, layers):
    page.open()
    page.idle()

    class Menus:
        def middle(self, view):
            box = page.box(view)
            return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

        def point_at(self, view):
            """Points at a view with trusted input, and waits for the menu that the server prepares."""
            actions = ActionBuilder(page.driver)
            x, y = self.middle(view)
            # A pointer that is at the view already would say nothing.
            actions.pointer_action.move_to_location(2, 2)
            actions.pointer_action.move_to_location(int(x), int(y))
            actions.perform()
            page.wait(lambda: self.of(view), "the menu")
            page.idle()

        def of(self, view):
            name = page.js("return arguments[0].dataset.menu", view)
            return name and page.css(f'[data-prepared="{name}"]')

        def ask(self, view, way):
            if way == BY_POINTER:
                if page.engine == "webkit":
                    pytest.skip("the driver of WebKit never lets go of the secondary button")
                page.click_at(*self.middle(view), button=MouseButton.RIGHT)
            else:
                page.js("arguments[0].focus()", view)
                page.press("f10", "shift")

        def guessed(self):
            """Waits until a menu is in sight and usable, and returns it."""
            page.wait(lambda: page.css("[data-guess]:not([inert])"), "the menu without the server")
            return page.css("[data-guess] .surface")[0]

        def ask_late(self, view, way):
            """Asks while the server is far away, and waits until the menu has come without it. Returns its box."""
            page.proxy.slow(0.5)
            self.ask(view, way)
            surface = self.guessed()
            page.wait(layers.rests, "motion to end")
            return page.box(surface)

        def assert_stays(self, before):
            """Lets the server answer, which leaves the menu where it is."""
            page.proxy.slow(0)
            self.wait_answer()
            layers.wait_rest(1)
            assert page.box(layers.surface()) == before

        def wait_answer(self):
            page.wait(lambda: not page.css("[data-guess]"), "the server's answer")

    return Menus()


def test_it_is_out_of_sight_and_out_of_reach_until_it_is_asked_for(page, layers, menus):
    menus.point_at(page.button("Row One"))
    layer = menus.of(page.button("Row One"))[0]
    assert page.js("return arguments[0].inert && getComputedStyle(arguments[0]).visibility", layer) == "hidden"
    assert page.all("menuitem", "Rename One") == []
    page.press("tab", times=3)
    assert not page.js("return arguments[0].contains(document.activeElement)", layer)


@pytest.mark.parametrize("trip", [0.15, 1])
@pytest.mark.parametrize("way", [BY_KEY, BY_POINTER])
def test_it_opens_before_the_answer_where_the_answer_leaves_it(page, layers, menus, way, trip):
    row = page.button("Row One")
    menus.point_at(row)
    x, y = menus.middle(row)
    bottom = page.box(row)["bottom"]
    page.proxy.slow(trip / 2)
    menus.ask(row, way)
    surface = menus.guessed()
    page.wait(layers.rests, "motion to end")
    before = page.box(surface)
    if way == BY_POINTER:
        assert 0 <= before["x"] - x <= 12 and 0 <= before["y"] - y <= 12
    else:
        assert before["y"] >= bottom
        page.wait_focus("menuitem", "Rename One")
    page.proxy.slow(0)
    menus.wait_answer()
    layers.wait_rest(1)
    assert page.box(layers.surface()) == before
    page.click("menuitem", "Rename One")
    layers.wait_count(0)
    page.wait_text("Chosen rename One")
    page.wait(lambda: page.css("[data-prepared]") == [], "what was prepared to be used up")


def test_it_opens_at_each_place_where_it_is_asked_for(page, layers, menus):
    """A key opens it beside the view, after the pointer opened it elsewhere."""
    row = page.button("Row One")
    for way in (BY_KEY, BY_POINTER, BY_KEY):
        if way == BY_POINTER and page.engine == "webkit":
            continue
        menus.point_at(row)
        x, y = menus.middle(row)
        menus.ask(row, way)
        layers.wait_rest(1)
        menus.wait_answer()
        box = page.box(layers.surface())
        if way == BY_POINTER:
            assert 0 <= box["x"] - x <= 12 and 0 <= box["y"] - y <= 12
        else:
            assert box["y"] >= page.box(row)["bottom"]
        page.press("escape")
        layers.wait_count(0)
        page.idle()


def test_an_item_that_is_chosen_before_the_answer_is_performed(page, layers, menus):
    row = page.button("Row Two")
    menus.point_at(row)
    page.proxy.slow(0.5)
    menus.ask(row, BY_KEY)
    page.wait_focus("menuitem", "Rename Two")
    assert page.css("[data-guess]"), "the answer was there before the choice"
    page.press("enter")
    page.proxy.slow(0)
    page.wait_text("Chosen rename Two")
    layers.wait_count(0)


def test_one_that_is_dismissed_before_the_answer_does_not_come_back(page, layers, menus):
    row = page.button("Row Two")
    menus.point_at(row)
    page.proxy.slow(0.5)
    menus.ask(row, BY_KEY)
    menus.guessed()
    page.press("escape")
    page.wait_focus("button", "Row Two")
    page.proxy.slow(0)
    layers.wait_count(0)
    page.idle()
    assert layers.count() == 0 and "Chosen nothing" in page.text()


def test_one_with_a_preview_opens_beside_its_view(page, layers, menus):
    picture = page.button("Picture")
    menus.point_at(picture)
    menus.assert_stays(menus.ask_late(picture, BY_KEY))
    assert page.box(page.css(".menu-preview")[0])["bottom"] <= page.box(page.css(".menu-list")[0])["y"]


def test_without_a_connection_it_opens_waits_and_says_so(page, layers, menus):
    row = page.button("Row One")
    menus.point_at(row)
    page.go_offline()
    menus.ask(row, BY_KEY)
    page.wait(lambda: page.css("[data-waits][aria-busy=true]"), "the menu to say that it waits")
    page.press("enter")
    page.proxy.offline = False
    page.wait_text("Chosen rename One", timeout=20)
    layers.wait_count(0)
    assert page.css("[data-waits],[data-guess]") == []


def test_a_long_press_of_a_finger_opens_it_before_the_answer(page, layers, menus):
    if page.engine == "webkit":
        pytest.skip("WebKitGTK's driver has no fingers")
    row = page.button("Row One")
    menus.point_at(row)
    page.proxy.slow(0.5)
    Fingers(page).drag(menus.middle(row), kind="touch", hold=0.8)
    menus.guessed()
    page.proxy.slow(0)
    menus.wait_answer()
    page.idle()
    assert layers.count() == 1 and "Chosen nothing" in page.text()
    page.click("menuitem", "Rename One")
    page.wait_text("Chosen rename One")


@pytest.mark.shows("selection-menus")
@pytest.mark.parametrize("way", [BY_KEY, BY_POINTER])
def test_the_menu_of_the_last_row_that_was_pointed_at_opens_before_the_answer(page, layers, menus, way):
    menus.point_at(page.find("option", "Ann"))
    row = page.find("option", "Bob")
    menus.point_at(row)
    assert menus.of(page.find("option", "Ann")) == []
    menus.assert_stays(menus.ask_late(row, way))
    page.click("menuitem", "Greet 1")
    page.wait_text("Done greet Bob")
