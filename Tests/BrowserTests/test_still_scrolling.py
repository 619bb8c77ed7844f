# SPDX-License-Identifier: Apache-2.0
"""Scroll views that an app keeps from bouncing."""

import pytest
from test_scroll_positions import turn_wheel

pytestmark = pytest.mark.shows("still-scrolling")

TOP = "return document.querySelector(`[data-testid=${arguments[0]}]`).scrollTop"
STYLE = "return getComputedStyle(document.querySelector(`[data-testid=${arguments[0]}]`)).overscrollBehaviorY"


def test_a_scroll_view_at_its_end_keeps_the_one_around_it_at_rest(page):
    page.resize((800, 700))
    page.open()
    page.idle()
    assert [page.js(STYLE, name) for name in ("inner", "outer")] == ["none", "none"]
    if page.engine == "firefox":
        return  # The wheel of its driver does not pass the compositor, which keeps the outer scroll view at rest.
    end = page.js("""const inner = document.querySelector('[data-testid=inner]')
        inner.scrollTop = inner.scrollHeight
        return inner.scrollHeight - inner.clientHeight""")
    page.wait(lambda: abs(page.js(TOP, "inner") - end) < 2, "the end of the inner scroll view")
    turn_wheel(page, "inner", 0, 300)
    turn_wheel(page, "inner", 0, -100)
    page.wait(lambda: page.js(TOP, "inner") < end - 50, "the inner scroll view to go back")
    assert page.js(TOP, "outer") == 0
