# SPDX-License-Identifier: Apache-2.0
"""Facts of pictures that only the browser knows, and that it reports to views."""

import pytest


@pytest.mark.allows_errors
@pytest.mark.shows("pictures")
def test_a_picture_that_cannot_be_loaded_is_a_failure_however_early_it_fails(page):
    page.open()
    page.wait_text("First is broken")
    page.button("Show another").click()
    page.wait_text("Second is broken")
    page.idle()
    # One that failed before the client listened is asked for again, and may then fail twice.
    assert len({event[3] for event in page.wire.events("error")}) == 2
