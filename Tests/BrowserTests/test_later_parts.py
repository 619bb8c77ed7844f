# SPDX-License-Identifier: Apache-2.0
"""Views that a part of the client handles and that come after the page, as rows and sheets do."""

import pytest

pytestmark = pytest.mark.shows("later-parts")


def test_views_that_come_later_are_handled_like_those_of_the_page(page):
    page.open()
    page.idle()
    page.tap("Show")
    page.wait_text("seen 0, at 0")
    page.wait(lambda: page.js("return parseFloat(document.querySelector('[data-testid=number]').style.fontSize)") < 30,
              "a smaller number")
    page.wait(lambda: page.js("return [...document.querySelectorAll('[data-phases]')].map((row) => "
                              "Number(getComputedStyle(row).opacity))") == [1, 0, 0, 0], "rows out of sight")
    page.js("document.querySelector('[data-testid=rows]').scrollTop = 100")
    page.wait_text("seen 1, at 100")
    page.wait(lambda: page.js("return [...document.querySelectorAll('[data-phases]')].map((row) => "
                              "Number(getComputedStyle(row).opacity))") == [0, 1, 0, 0], "the second row")
