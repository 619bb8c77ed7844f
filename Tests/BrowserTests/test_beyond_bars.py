# SPDX-License-Identifier: Apache-2.0
"""Content that ignores the safe area extends below the bars of its page and of the tabs around it."""
import pytest
from harness.page import DESKTOP, PHONE

pytestmark = pytest.mark.shows("beyond-bars")


def box(page, name):
    return page.js("""const { top, bottom, left, right } = document.querySelector(`[data-testid=${arguments[0]}]`)
      .getBoundingClientRect(); return { top, bottom, left, right }""", name)


def near(one, other):
    return abs(one - other) < 1


@pytest.fixture(params=[PHONE, DESKTOP], ids=["phone", "desktop"])
def window(request, page):
    page.resize(request.param)
    page.open()
    page.idle()
    yield page
    page.resize(DESKTOP)


def test_a_color_fills_the_window_below_all_bars_and_the_bars_stay_above_it(window):
    page = window
    page.wait(lambda: near(box(page, "all")["top"], 0) and near(box(page, "all")["bottom"], page.js("return innerHeight")),
              f"the color in the whole window, not {box(page, 'all')}")
    content = box(page, "content")
    title = page.text_box("Large title")
    assert content["top"] > title["y"] + title["height"], "the content stays between the bars"
    for text in ("Large title", "Below", "Plain"):
        place = page.text_box(text)
        assert page.js("return !!document.elementFromPoint(...arguments).closest('.bars,.tabbar')",
                       place["x"] + place["width"] / 2, place["y"] + place["height"] / 2), f"{text} is above the color"


def test_the_color_follows_a_bar_that_goes(window):
    page = window
    page.click("switch", "Hides the bar")
    page.wait(lambda: not page.js("return document.querySelector('.big-title')?.checkVisibility()"))
    page.wait(lambda: near(box(page, "all")["top"], 0), f"the color at the top, not {box(page, 'all')}")
    page.click("switch", "Hides the bar")
    page.wait(lambda: page.js("return document.querySelector('.big-title')?.checkVisibility()"))
    page.wait(lambda: near(box(page, "all")["top"], 0), f"the color at the top, not {box(page, 'all')}")


def test_a_tab_without_a_page_fills_the_window(window):
    page = window
    page.click("tab", "Plain")
    page.wait(lambda: page.js("return document.querySelector('[data-testid=panel]')?.checkVisibility()"))
    page.wait(lambda: near(box(page, "panel")["top"], 0) and near(
        box(page, "panel")["bottom"], page.js("return innerHeight")), f"the whole window, not {box(page, 'panel')}")


def test_only_a_view_that_touches_an_edge_extends_there(window):
    page = window
    page.tap("Picture")
    page.wait(lambda: page.js("return document.querySelector('[data-testid=top]')?.checkVisibility()"))
    page.idle()
    page.wait(lambda: near(box(page, "top")["top"], 0), f"the picture below the bar, not {box(page, 'top')}")
    top, middle, scroll = box(page, "top"), box(page, "middle"), box(page, "scroll")
    assert near(top["bottom"], middle["top"]) and near(middle["bottom"], scroll["top"])
    assert near(middle["bottom"] - middle["top"], 100)
    assert near(box(page, "scrolled")["top"], scroll["top"])
