# SPDX-License-Identifier: Apache-2.0
"""Hints, which explain a view. Row numbers are those of the behavior table."""

import pytest
from harness.accessibility import SYSTEM_COLORS
from selenium.webdriver.common.action_chains import ActionChains

pytestmark = pytest.mark.shows("hints")


def hover(page, element):
    ActionChains(page.driver).move_to_element(element).perform()


def shown(page, text):
    page.wait(lambda: page.has("tooltip", text) or [e for e in page.css("[role=tooltip]") if e.text == text], f"the hint {text!r}")
    return page.css("[role=tooltip]")[0]


def gone(page):
    page.wait(lambda: not page.css("[role=tooltip]"), "the hint to go")


@pytest.fixture
def live(page):
    page.open()
    page.wait(lambda: page.js("return performance.getEntriesByType('resource').some((e) => e.name.endsWith('/help.js'))"))
    return page


def test_the_pointer_shows_a_hint_and_may_rest_on_it(live, axe):
    """Row 74."""
    save = live.button("Save")
    hover(live, save)
    hint = shown(live, "Keeps what you have written")
    assert save.get_attribute("aria-describedby") == hint.get_attribute("id")
    # The rule that all content stands in landmarks knows no exception for tooltips.
    assert [fault for fault in axe.violations(without=SYSTEM_COLORS) if not fault.startswith("region:")] == []
    hover(live, hint)
    live.idle()
    assert live.css("[role=tooltip]")
    hover(live, live.button("Plain"))
    gone(live)
    assert save.get_attribute("aria-describedby") is None
    live.button("Save")


TIMES = """
    const [next, words] = arguments
    window.reached = window.shown = null
    next.addEventListener('pointerover', () => { window.reached ??= performance.now() })
    new MutationObserver(() => {
      if (document.querySelector('[role=tooltip]')?.textContent === words) window.shown ??= performance.now()
    }).observe(document.getElementById('dais-overlays'), { childList: true, subtree: true, characterData: true })"""


def test_the_next_hint_comes_without_a_rest(live):
    hover(live, live.button("Save"))
    shown(live, "Keeps what you have written")
    next = live.button("Add one")
    live.js(TIMES, next, "Add one")
    hover(live, next)
    shown(live, "Add one")
    assert live.js("return window.shown - window.reached") < 400, "a rest is 600 ms"


def test_the_keyboard_shows_a_hint(live):
    """Row 74."""
    live.press("tab", times=2)
    live.wait_focus("button", "Save")
    shown(live, "Keeps what you have written")
    live.press("tab", "shift")
    gone(live)


def test_escape_hides_a_hint_and_not_the_sheet_below(live, layers):
    """Row 74."""
    live.tap("Add one")
    layers.wait_rest(1)
    hover(live, live.button("Inside"))
    shown(live, "It is in a sheet")
    live.press("escape")
    gone(live)
    live.idle()
    assert layers.count() == 1
    live.press("escape")
    layers.wait_count(0)


def test_a_hint_names_a_control_without_another_name(live):
    """Row 74: what has only a hint is called by it, also while and after it is shown."""
    add = live.button("Add one")
    hover(live, add)
    shown(live, "Add one")
    assert live.button("Add one") == add
    hover(live, live.button("Plain"))
    gone(live)
    assert live.button("Add one") == add
