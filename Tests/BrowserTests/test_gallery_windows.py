# SPDX-License-Identifier: Apache-2.0
"""Pages of the gallery whose window changes while something is presented."""

import pytest

pytestmark = pytest.mark.program("Gallery")


@pytest.mark.parametrize("query", ["", "?rtl"])
def test_an_inspector_stays_when_it_takes_the_room_of_the_sidebar(page, query):
    page.resize((1280, 800))
    page.open("/inspector" + query)
    page.find("link", "Long Lists & Grids")
    page.tap("Present Inspector")
    page.wait(lambda: page.has("switch", "Round") or page.has("checkbox", "Round"), "the inspector")
    page.wait(lambda: not page.has("link", "Long Lists & Grids"), "the page without a sidebar")
    page.idle()
    assert page.has("switch", "Round") or page.has("checkbox", "Round")
    page.tap("Done")
    page.find("link", "Long Lists & Grids")
