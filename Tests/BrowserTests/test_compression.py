# SPDX-License-Identifier: Apache-2.0
"""Messages that the browser and the server compress for each other."""

import pytest


@pytest.mark.shows("long-list")
def test_long_messages_travel_compressed_in_both_directions_and_short_answers_as_they_are(page):
    page.open()
    page.idle()
    page.js("document.querySelector('.list, .scroll').scrollTo(0, 100000)")
    page.wait(lambda: page.js("""return [...document.querySelectorAll('button')].some((button) =>
        Number(button.innerText.replace(/\\D/g, '')) > 1000)"""), "rows in the middle")
    page.idle()
    sent, received = page.wire.readers[:2]
    assert received.compressed > 0 and sent.compressed > 0
    assert received.compressed < len(page.wire.received), "short messages are not compressed"
    assert page.wire.welcomes() == ["adopted"]
