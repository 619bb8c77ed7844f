# SPDX-License-Identifier: Apache-2.0
"""Words of one direction in a page of the other. A paragraph runs in the direction of its first letter, and its lines
begin where the layout begins: the defaults of SwiftUI's `Text.WritingDirectionStrategy` and `Text.AlignmentStrategy`."""

import pytest

pytestmark = pytest.mark.shows("text-directions")

# The places of the first letter, of the mark at the end, and of the text, in points from the left.
PLACES = """
    const box = document.querySelector(`[data-testid="${arguments[0]}"]`), text = box.firstChild;
    const place = (index) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        const { left, right } = range.getBoundingClientRect();
        return [left, right];
    };
    const { left, right } = box.getBoundingClientRect();
    const letter = text.data.search(/[a-z\u05d0-\u05ea]/i);
    return { letter: place(letter), mark: place(text.data.length - 1), box: [left, right] }"""


@pytest.fixture(params=["left to right", "right to left"])
def mirrored(page, request):
    page.open()
    page.idle()
    if request.param == "right to left":
        page.tap("Mirror")
        page.wait(lambda: page.js("return getComputedStyle(document.querySelector('[data-testid=english]')).direction")
                  == "rtl", "the mirrored page")
    return request.param == "right to left"


@pytest.mark.parametrize("name, runs_left", [("english", False), ("hebrew", True), ("number first", True)])
def test_a_paragraph_runs_in_the_direction_of_its_first_letter(page, mirrored, name, runs_left):
    places = page.js(PLACES, name)
    # A mark at the end has no direction of its own, so it stands where the paragraph ends.
    assert (places["mark"][0] < places["letter"][0]) == runs_left, places


@pytest.mark.parametrize("name", ["english lines", "hebrew lines"])
def test_lines_begin_where_the_layout_begins(page, mirrored, name):
    last = page.js("""
        const box = document.querySelector(`[data-testid="${arguments[0]}"]`), text = box.firstChild;
        const range = document.createRange();
        range.setStart(text, text.data.indexOf('\\n') + 1);
        range.setEnd(text, text.data.length);
        // WebKit counts the end of the line before as well.
        const line = [...range.getClientRects()].at(-1), whole = box.getBoundingClientRect();
        return [line.left - whole.left, whole.right - line.right]""", name)
    assert (last[0] < last[1]) != mirrored, last
    assert min(last) == pytest.approx(0, abs=1.5)
