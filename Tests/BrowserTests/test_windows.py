# SPDX-License-Identifier: Apache-2.0
"""Windows of the app in tabs of their own."""

import pytest

pytestmark = pytest.mark.shows("windows")


def test_a_window_opens_in_a_tab_with_its_value_and_closes_itself(page):
    if page.engine == "webkit":
        pytest.skip("opens no tab after a round trip")
    page.open()
    page.wait_text("first window")
    driver, first = page.driver, page.driver.current_window_handle
    page.tap("Open 7")
    page.wait(lambda: len(driver.window_handles) == 2, "the tab")
    # The page's own driver would go back to its window.
    driver.switch_to.window(next(handle for handle in driver.window_handles if handle != first))

    def shown():
        # Firefox answers with nothing while it goes from the empty page to the window's.
        return driver.execute_script("return document.body?.innerText") or ""

    page.wait(lambda: "window 7" in shown(), "the window")
    driver.refresh()
    page.wait(lambda: "window 7" in shown(), "the window after a reload")
    page.wait(lambda: driver.execute_script("return 'live' in document.documentElement.dataset"), "a live page")
    driver.execute_script("[...document.querySelectorAll('button')].find((node) => node.innerText === 'Close').click()")
    page.wait(lambda: len(driver.window_handles) == 1, "one tab")
    driver.switch_to.window(first)
