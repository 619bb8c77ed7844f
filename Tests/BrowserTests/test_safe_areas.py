# SPDX-License-Identifier: Apache-2.0
"""What is presented beside a notch and a home indicator. Only the driver of Chromium can pretend that a window has them."""

import pytest
from harness.page import DESKTOP, PHONE

pytestmark = pytest.mark.shows("every-kind")
NOTCH = {"top": 59, "right": 0, "bottom": 34, "left": 0}
TURNED = {"top": 0, "right": 59, "bottom": 21, "left": 59}


@pytest.fixture
def notched(page, layers):
    if page.engine != "chromium":
        pytest.skip("the driver cannot set insets")

    def open_with(insets, button):
        page.driver.execute_cdp_cmd("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
        page.resize(PHONE if insets["top"] else (844, 390))
        page.open()
        page.tap(button)
        layers.wait_rest(1)
        return layers
    yield open_with
    page.driver.execute_cdp_cmd("Emulation.setSafeAreaInsetsOverride", {"insets": {}})
    page.resize(DESKTOP)


@pytest.mark.parametrize("insets", [NOTCH, TURNED], ids=["upright", "turned"])
@pytest.mark.parametrize("kind, inside", [
    ("sheet", "button,input,h1,h2,[role=heading]"), ("cover", "button"), ("dialog", "button"), ("drawer", "button"),
    ("alert", "button"), ("popover", "button"), ("inspector", "button"), ("pictures", "button"),
    ("toast", ".toast-container")])
def test_nothing_that_is_read_or_pressed_lies_under_a_notch(page, notched, kind, inside, insets):
    notched(insets, f"Show {kind}")
    boxes = page.js(
        "return [...document.querySelectorAll('#dais-overlays .layer')].at(-1).querySelectorAll(arguments[0]).values()"
        ".map((e) => e.getBoundingClientRect()).filter((r) => r.width > 1).map((r) => [r.left, r.top, r.right, r.bottom]).toArray()",
        inside)
    width, height = page.js("return [innerWidth, innerHeight]")
    assert boxes, "something to read"
    for left, top, right, bottom in boxes:
        assert left >= insets["left"] and top >= insets["top"]
        assert right <= width - insets["right"]
        # The content of a sheet at a lower height continues below the edge of the window.
        assert bottom <= height - insets["bottom"] or top >= height
