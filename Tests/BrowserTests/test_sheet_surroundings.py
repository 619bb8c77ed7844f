# SPDX-License-Identifier: Apache-2.0
"""A sheet among everything else: rings of focus, input methods, foreign elements, inner scrollers, patches. Rows are
those of the behavior table."""

import pytest
from selenium.webdriver.common.action_chains import ActionChains

pytestmark = pytest.mark.shows("sheets")

FOREIGN = """
    const button = document.createElement('button');
    button.textContent = 'Fill in password';
    Object.assign(button.style, {position: 'fixed', left: '4px', bottom: '4px', zIndex: 2147483647});
    button.onclick = () => { button.dataset.clicks = 1 + Number(button.dataset.clicks ?? 0) };
    document.body.append(button);
    return button;"""
RING = "const s = getComputedStyle(document.activeElement); return s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) > 0"


@pytest.fixture
def opened(page, layers):
    page.open()

    def open_by(name="Open first"):
        page.tap(name)
        layers.wait_rest(1)
        return layers
    return open_by


def test_the_focus_ring_in_a_sheet_follows_the_kind_of_input(page, layers):
    """Row 8."""
    marks = "return document.documentElement.getAttributeNames().filter((name) => name !== 'style')"
    page.open()
    before = page.js(marks)
    page.tap("Open first")
    layers.wait_rest(1)
    page.wait_focus("button", "Close")
    assert not page.js(RING)
    page.press("escape")
    layers.wait_count(0)
    page.press("tab")
    page.press("tab", "shift")
    page.wait_focus("button", "Open first")
    page.press("enter")
    layers.wait_rest(1)
    page.wait_focus("button", "Close")
    assert page.js(RING)
    assert page.js(marks) == before, "a mark on the root element has the style of every element found anew"


def test_elements_of_extensions_keep_working_and_are_not_outside_a_sheet(page, opened):
    """Rows 13 and 37."""
    page.open()
    foreign = page.js(FOREIGN)
    layers = opened()
    ActionChains(page.driver).move_to_element(foreign).click().perform()
    page.idle()
    assert foreign.get_attribute("data-clicks") == "1"
    assert layers.count() == 1 and not page.wire.events("dismiss")
    page.js("arguments[0].focus()", foreign)
    page.idle()
    assert page.js("return document.activeElement === arguments[0]", foreign)


def test_escape_that_content_has_handled_closes_no_sheet(page, opened):
    """Row 27."""
    layers = opened()
    page.js("""document.activeElement.addEventListener('keydown', (event) => event.preventDefault(), { once: true })""")
    page.press("escape")
    page.idle()
    assert layers.count() == 1 and not page.wire.events("dismiss")
    page.js("""document.activeElement.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, isComposing: true }))""")
    page.idle()
    assert layers.count() == 1 and not page.wire.events("dismiss")
    page.press("escape")
    layers.wait_count(0)


def test_the_click_that_opens_a_sheet_does_not_close_it(page, layers):
    """Row 38: a double click opens one sheet and leaves it open, wherever its second half lands."""
    page.open()
    opener = page.button("Open first")
    ActionChains(page.driver).double_click(opener).perform()
    layers.wait_rest(1)
    page.idle()
    assert layers.count() == 1 and not page.wire.events("dismiss")


def test_scrolling_inside_a_sheet_does_not_move_the_page(page, opened):
    """Row 43."""
    layers = opened()
    page.js("""
        const inner = document.createElement('div');
        inner.id = 'inner';
        inner.tabIndex = 0;
        Object.assign(inner.style, {height: '100px', overflow: 'auto'});
        inner.append(document.createElement('p'));
        Object.assign(inner.firstChild.style, {height: '400px', display: 'block', flex: 'none'});
        inner.firstChild.textContent = 'long';
        arguments[0].querySelector('.layer-content').append(inner);""", layers.surface())
    inner = page.css("#inner")[0]
    page.js("arguments[0].focus()", inner)
    page.press("end")
    page.wait(lambda: page.js("return arguments[0].scrollTop", inner) > 200, "the inner scroller to reach its end")
    page.press("page_down", times=3)
    page.idle()
    assert layers.scroll() == 0
    assert page.js("return getComputedStyle(arguments[0]).overscrollBehaviorY", layers.surface()) == "contain"


def test_a_layer_is_below_no_inert_or_transformed_ancestor(page, opened):
    """Row 54."""
    layers = opened()
    assert page.js("""
        for (let e = arguments[0]; e; e = e.parentElement) {
            const style = getComputedStyle(e);
            if (e.inert || (e !== arguments[0] && (style.transform !== 'none' || style.filter !== 'none'))) return e.outerHTML;
        }
        return null""", layers.all()[0]) is None
    page.tap("Inside 0")
    page.button("Inside 1")


def test_a_patched_sheet_stays_modal(page, opened):
    """Rows 110 and 111."""
    layers = opened()
    inside = page.button("Inside 0")
    page.js("arguments[0].focus()", inside)
    for count in (1, 2, 3):
        page.press("enter")
        page.wait_text(f"Inside {count}")
        assert layers.root_is_inert() and page.js("return document.activeElement === arguments[0]", inside)
    assert page.find("dialog", "Plain sheet").get_attribute("aria-modal") == "true"
