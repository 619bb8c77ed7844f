# SPDX-License-Identifier: Apache-2.0
"""Readers who have chosen a large font in the browser."""

import pytest


def enlarge(page):
    """Chooses a font size as the settings of the browser do. Body text then has 40 points: `accessibility3`."""
    page.js("document.documentElement.style.fontSize = '37.6px'; dispatchEvent(new Event('resize'))")
    page.wait(lambda: 37.6 in [event[5][8] for event in page.wire.events("viewport")], "the size to be told")
    page.idle()


def test_a_page_and_its_alert_grow_with_the_text_and_fit_a_phone(page, layers):
    page.resize((390, 844))
    page.open("/alert")
    page.idle()
    heading = page.all("heading", "Alert")[0]
    before = page.box(heading)
    enlarge(page)
    after = page.box(heading)
    assert after["x"] < before["x"] and after["y"] > before["y"], "the title is below its symbol and not beside it"
    assert abs(float(page.style(heading, "font-size")[:-2]) - 48) < 0.1, "titles grow less than body text"
    back = page.js("return document.querySelector('a[href=\"/\"]')")
    assert page.style(back, "font-size") == "17px", "a bar with little room does not grow"
    assert page.js("return document.documentElement.scrollWidth <= innerWidth")
    page.tap("Present Alert")
    layers.wait_rest(1)
    window, alert = page.js("return [innerWidth, innerHeight]"), page.box(page.find("alertdialog"))
    assert alert["x"] >= 0 and alert["x"] + alert["width"] <= window[0]
    assert alert["y"] >= 0 and alert["y"] + alert["height"] <= window[1]
    for button in page.all("button", within=page.find("alertdialog")):
        assert abs(float(page.style(button, "font-size")[:-2]) - 40) < 0.1
        assert page.js("return arguments[0].scrollWidth <= arguments[0].clientWidth", button), "its name fits"


CUT = """return [...document.querySelectorAll('button, a, input, select, textarea, .T')].filter((node) => {
    const box = node.getBoundingClientRect()
    if (box.width < 2 || box.height < 2) return false
    let [left, right] = [0, innerWidth]
    for (let outer = node.parentElement; outer; outer = outer.parentElement) {
      const { overflowX, visibility, opacity } = getComputedStyle(outer)
      if (visibility === 'hidden' || opacity === '0') return false
      if (overflowX === 'visible') continue
      if (overflowX !== 'clip' && outer.scrollWidth > outer.clientWidth + 1) return false // It scrolls sideways.
      const clip = outer.getBoundingClientRect()
      left = Math.max(left, clip.left)
      right = Math.min(right, clip.right)
    }
    return right - left > 2 && (box.left < left - 2 || box.right > right + 2)
  }).map((node) => node.getAttribute('aria-label') || node.textContent)"""


@pytest.mark.parametrize("path", ["/", "/accessibility", "/controls", "/layout", "/navigation", "/sheet", "/torture"])
def test_nothing_on_a_page_of_a_phone_is_cut_where_texts_are_large(page, path):
    page.resize((390, 844))
    page.open(path)
    page.idle()
    enlarge(page)
    assert page.js(CUT) == []


# The tag and class of each element inside, its text size, and its height and width.
SIZES = """return [...document.querySelectorAll(arguments[0])].flatMap((root) => [...root.querySelectorAll('*')])
  .filter((node) => node.checkVisibility() && !node.closest('[inert]')).map((node) => {
    const { fontSize } = getComputedStyle(node), { height, width } = node.getBoundingClientRect()
    const name = node.localName + '.' + (node.getAttribute('class') ?? '').replace(/ ?dt/, '')
    return [name, Math.round(10 * parseFloat(fontSize)), Math.round(height), Math.round(width)]
  })"""


@pytest.mark.shows("text-sizes")
@pytest.mark.parametrize("kind", [None, "sheet", "alert", "dialog", "popover", "drawer", "menu"])
def test_a_view_with_a_text_size_looks_as_for_a_reader_who_has_chosen_it(page, layers, kind):
    part = {None: "[data-testid=sized]", "menu": "[role=menu]"}.get(kind, "#dais-overlays .surface")

    def sizes():
        if kind == "menu":
            page.tap("Actions")
            page.find("menuitem", "Copy")
        elif kind:
            page.tap(f"Show {kind}")
            layers.wait_rest(1)
        page.idle()
        return page.js(SIZES, part)

    page.open()
    page.idle()
    page.tap("Large")
    page.idle()
    own = sizes()
    page.open()
    page.idle()
    normal = page.js("return getComputedStyle(document.documentElement).fontSize")
    page.js("document.documentElement.style.fontSize = '37.647px'; dispatchEvent(new Event('resize'))")
    page.wait(lambda: any(size > 30 for event in page.wire.events("viewport") for size in event[5][8:9]), "the size to be told")
    page.idle()
    assert normal == "16px" and len(own) > (1 if kind else 40)
    assert own == sizes()
