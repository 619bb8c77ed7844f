# SPDX-License-Identifier: Apache-2.0
"""Parts of the client: what every page loads, what comes when it is idle, and what a frame waits for."""

import pytest

pytestmark = pytest.mark.cold

PARTS = {"navigation.css", "choices.css", "overlays.css", "overlays.js", "help.css", "help.js"}
SHEETS = ("return [...document.querySelectorAll('link[rel=stylesheet]:not([media=print]),style[data-file]')]"
          ".map((e) => e.dataset.file ?? e.getAttribute('href').split('/').pop())")
LOADED = "return performance.getEntriesByType('resource').some((e) => e.name.endsWith(arguments[0]) && e.responseEnd > 0)"
SHIFTS = """window.shifts = 0
new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) shifts += entry.value })
  .observe({ type: 'layout-shift', buffered: true })"""


def asked(page):
    return [name for name in page.proxy.asked if name in PARTS]


def type_name(page):
    """Types into the page. Text reaches the server's views even below a layer that this page does not show yet."""
    page.field("Name").click()
    page.type("ann")


@pytest.mark.shows("parts")
def test_all_parts_of_the_client_load_when_the_page_is_idle(page, layers):
    page.open()
    page.wait(lambda: set(asked(page)) == PARTS, "all parts")
    page.wait(lambda: len(page.js(SHEETS)) == 5, "all style sheets")
    page.idle()
    assert page.js(SHEETS) == ["dais.css", "navigation.css", "choices.css", "overlays.css", "help.css"]
    assert sorted(asked(page)) == sorted(PARTS), "each file is requested once"
    page.proxy.asked.clear()
    page.tap("Present")
    layers.wait_rest(1)
    assert asked(page) == []


@pytest.mark.shows("parts")
def test_the_first_sheet_waits_for_its_part_of_the_client_and_comes_once(page, layers):
    page.proxy.held |= {"overlays.css", "overlays.js"}
    page.open()
    page.tap("Present")
    page.wait(lambda: page.wire.operations(0), "the sheet's frame")
    type_name(page)
    page.tap("Count 0")
    page.idle()
    assert layers.count() == 0 and "Hello ann" not in page.text(), "frames stay in order"
    page.proxy.held -= {"overlays.js"}
    page.wait(lambda: page.js(LOADED, "overlays.js"), "the script to arrive")
    page.idle()
    assert layers.count() == 0, "nothing is shown without its styles"
    page.proxy.held.clear()
    layers.wait_rest(1)
    assert page.has("dialog")
    page.wait(lambda: "Hello ann" in page.text(), "the frame behind it")
    assert "Count 0" in page.text(), "a press does not reach what the server has covered"
    assert asked(page).count("overlays.js") == 1
    assert page.wire.sockets == 1
    page.press("escape")
    layers.wait_count(0)


@pytest.mark.shows("parts")
@pytest.mark.allows_errors
def test_a_part_of_the_client_that_fails_to_load_shows_a_status_and_is_retried(page, layers):
    page.proxy.lost |= {"overlays.js"}
    page.open()
    page.tap("Present")
    page.wait_text("Reconnecting…", timeout=20)
    assert page.wire.sockets == 1
    page.proxy.lost.clear()
    layers.wait_rest(1, timeout=20)
    assert page.text(".dais-status") == ""


@pytest.mark.shows("parts")
@pytest.mark.allows_errors
def test_a_connection_that_is_lost_while_a_frame_waits_loses_nothing(page, layers):
    page.proxy.held |= {"overlays.js"}
    page.open()
    page.tap("Present")
    page.wait(lambda: page.wire.operations(0), "the sheet's frame")
    page.proxy.cut()
    type_name(page)
    page.wait(lambda: page.wire.sockets == 2, "another connection")
    page.proxy.held.clear()
    layers.wait_rest(1)
    page.wait(lambda: "Hello ann" in page.text(), "what was typed meanwhile")
    assert page.wire.welcomes() == ["adopted", "resumed"]


@pytest.mark.shows("parts")
def test_a_style_sheet_loads_before_the_elements_that_need_it(page):
    page.proxy.held |= {"choices.css"}
    page.open()
    page.tap("Gauge")
    page.idle()
    assert "Level" not in page.text()
    page.proxy.held.clear()
    page.wait(lambda: page.js("return document.querySelector('.dial')?.offsetWidth") == 56, "a gauge of its size")


@pytest.mark.shows("presented-at-once")
def test_a_page_that_shows_a_layer_comes_with_its_part(page, layers):
    page.proxy.hold()
    page.open(live=False)
    assert page.js(SHEETS) == ["dais.css", "overlays.css"]
    page.js(SHIFTS)
    assert page.style(layers.surface(), "position") == "absolute"
    page.proxy.release()
    page.wait(page.is_live)
    layers.wait_rest(1)
    page.wait(layers.focus_inside, "the focus in the sheet")
    if page.engine == "chromium":
        page.idle()
        assert page.js("return shifts") == 0
    assert page.wire.welcomes() == ["adopted"]


@pytest.mark.shows("presented-at-once")
def test_a_layer_has_its_styles_without_script(page, layers):
    page.proxy.scripts = False
    page.open(live=False)
    assert page.js(SHEETS) == ["dais.css", "overlays.css"]
    assert page.style(layers.surface(), "position") == "absolute"


def test_no_page_needs_a_part_that_it_does_not_come_with(page):
    """Of every page of the gallery, as it is served: no rule of a part that is lacking applies to anything."""
    page.open()
    faults = page.js("""return (async () => {
        const paths = ['/', ...new Set([...document.querySelectorAll('#dais-root a[href^="/"]')].map((a) => a.getAttribute('href')))]
        const boot = JSON.parse(document.getElementById('dais-boot').textContent), faults = []
        const rules = (list) => [...list].flatMap((rule) => rule.cssRules?.length ? rules(rule.cssRules) : rule.selectorText ? [rule.selectorText] : [])
        const selectors = {}
        for (const [name, types] of boot.parts) {
          const sheet = new CSSStyleSheet()
          if (types & 2) sheet.replaceSync(await (await fetch(`${boot.files}${name}.css`)).text())
          // Leaves out rules for the page itself while a layer is there.
          selectors[name] = rules(sheet.cssRules).filter((text) => !/^html|#dais|&/.test(text))
            .map((text) => text.replace(/::[\\w-]+(\\([^)]*\\))?/g, '').replace(/:(hover|active|focus|focus-within|focus-visible|checked)\\b/g, '') || '*')
        }
        for (const path of paths) {
          const text = (await (await fetch(path, { headers: { Accept: 'text/html' } })).text()).replace(/<style[^]*?<\\/style>|<script>[^]*?<\\/script>/g, '')
          const served = new DOMParser().parseFromString(text, 'text/html')
          const needed = JSON.parse(served.getElementById('dais-boot').textContent).parts
          for (const [name, , , , now] of needed) {
            if (now) continue
            for (const selector of selectors[name] ?? []) {
              let found = null
              try { found = served.body.querySelector(selector) } catch { continue }
              if (found) faults.push(`${path}: ${name}: ${selector}`)
            }
          }
        }
        return [faults, Object.values(selectors).map((list) => list.length), paths.length] })()""")
    assert sum(faults[1]) > 200 and faults[2] > 5
    assert faults[0] == []
