# SPDX-License-Identifier: Apache-2.0
"""In development the page itself says what is wrong: with the view, the place in its source and the remedy."""

import pytest

pytestmark = pytest.mark.shows("mistakes")


def test_the_page_tells_of_a_mistake(page, layers):
    page.open()
    assert page.css(".dais-notes") == []
    page.tap("Open")
    layers.wait_rest(1)
    page.wait(lambda: page.css(".dais-notes"), "the note")
    page.press("escape")
    layers.wait_count(0)
    notes = page.css(".dais-notes")[0]
    assert page.text(".dais-notes") == "1 warning"
    page.js("arguments[0].querySelector('summary').click()", notes)
    text = page.text(".dais-notes")
    assert "Mistakes presents a sheet with no detents; it gets .large." in text
    assert "Put one into presentationDetents." in text
    assert "(BrowserFixtures/Mistakes.swift:" in text
