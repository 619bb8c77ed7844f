# SPDX-License-Identifier: Apache-2.0
"""Actions of rows: out of sight until they are swiped to, and each row has its own."""

import pytest
from harness.accessibility import SYSTEM_COLORS

PHONE = (390, 844)
pytestmark = pytest.mark.shows("row-actions")

ROW = "const row = [...document.querySelectorAll('.row')].find((row) => row.innerText.startsWith(arguments[0]));"


@pytest.fixture
def rows(page):
    page.resize(PHONE)
    page.open()
    return page


def test_axe_finds_no_fault_in_rows_with_actions(rows, axe):
    # In a list to choose from a row is an option, and SwiftUI lets rows have buttons.
    assert axe.violations(without=(*SYSTEM_COLORS, "nested-interactive")) == []


def test_a_row_shows_its_content_and_its_actions_beside_it(rows):
    for name in ("Ada", "Wash"):
        row, text, action = rows.js(ROW + """
            const box = (node) => { const { left, right, top, bottom } = node.getBoundingClientRect(); return [left, right, top, bottom] }
            const words = document.createRange();
            words.selectNodeContents(row.querySelector('.T'));
            return [row, words, row.querySelector('.acts .B')].map(box)""", name)
        assert row[0] + 8 < text[0] < text[1] < action[0] < action[1] <= row[1] + 1
        assert action[2:] == pytest.approx(row[2:], abs=1), "as high as the row"


def test_the_first_action_of_a_row_is_the_outermost_and_has_its_color(rows):
    outer, inner = rows.js(ROW + """
        return [...row.querySelectorAll('.acts[data-own] > .B')].map((button) =>
          [button.getBoundingClientRect().right, getComputedStyle(button).backgroundColor, getComputedStyle(button.firstChild).color])""", "Ada")
    edge = rows.js(ROW + "return row.getBoundingClientRect().right", "Ada")
    assert outer[0] == pytest.approx(edge, abs=1) and inner[0] < edge - 20
    assert outer[1] == "rgb(255, 59, 48)" and inner[1] == "rgb(88, 86, 214)"
    assert outer[2] == inner[2] == "rgb(255, 255, 255)"


def test_actions_act_on_their_row_and_replace_the_deletion_of_the_collection(rows):
    assert len(rows.all("button", "Delete")) == 6
    rows.all("button", "Delete")[1].click()
    rows.wait(lambda: "Brian" not in rows.text())
    rows.all("button", "Archive")[1].click()
    rows.wait_text("Log: archived Chandra")
    rows.all("button", "Call")[0].click()
    rows.wait_text("Log: called Ada")


def test_deleting_and_moving_affect_the_row_where_it_stands_now(rows):
    rows.all("button", "Move down")[0].click()
    rows.wait(lambda: rows.text().index("Cook") < rows.text().index("Wash"))
    rows.all("button", "Delete")[-2].click()
    rows.wait(lambda: "Wash" not in rows.text())
    assert "Cook" in rows.text() and "Sleep" in rows.text()


def test_the_middle_of_a_row_is_the_row_s_own_however_many_actions_there_are(rows):
    hit, inside = rows.js(ROW + """
        const { left, top, right, bottom } = row.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return [hit.closest('.acts') === null && hit.closest('.row') === row,
          [...row.querySelectorAll('.acts .B')].every((button) => button.getBoundingClientRect().right <= right + 1)]""", "Letter")
    assert hit and inside


def test_labels_of_actions_show_their_icons_and_badges_stand_at_the_end(rows):
    words, badge = rows.js(ROW + """
        return [row.querySelector('.acts .B .L').innerText.trim() && row.querySelector('.acts .B .vh').offsetWidth,
          row.querySelector('.row-badge').getBoundingClientRect().right <= row.getBoundingClientRect().right]""", "Letter")
    assert words <= 1 and badge
    rows.tap("Throw away")
    rows.wait_text("Log: thrown away")


@pytest.fixture
def touch_screen(page):
    if page.engine != "chromium":
        pytest.skip("only Chromium's driver can stand for a touch screen")
    page.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True})
    yield
    page.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": False})


def drag_row(page, fingers, name, start, end):
    box = page.text_box(name)
    y = box["y"] + box["height"] / 2
    fingers.drag((start, y), (end, y), kind="touch")


def offset(page, name):
    return page.js(ROW + "return Math.round(row.querySelector('.sw').scrollLeft)", name)


def test_actions_of_the_leading_edge_are_there_for_a_finger(touch_screen, rows, fingers):
    rows.wait(lambda: offset(rows, "Note") > 40, "the row over its leading actions")
    covered = offset(rows, "Note")
    drag_row(rows, fingers, "Note", 60, 200)
    rows.wait(lambda: offset(rows, "Note") == 0, "the leading actions")
    edge, pin = rows.js(ROW + "return [row, row.querySelector('.acts[data-swipe~=lead] .B')].map((node) => node.getBoundingClientRect().left)", "Note")
    assert pin == pytest.approx(edge, abs=1)
    rows.all("button", "Flag")[0].click()
    rows.wait_text("Log: flagged")
    rows.wait(lambda: offset(rows, "Note") == covered, "the row over its actions again")


def test_a_swipe_over_most_of_a_row_runs_its_first_action(touch_screen, rows, fingers):
    rows.wait(lambda: offset(rows, "Note") > 40, "the row over its leading actions")
    drag_row(rows, fingers, "Note", 40, 360)
    rows.wait_text("Log: pinned")
    drag_row(rows, fingers, "Note", 360, 30)
    rows.wait(lambda: offset(rows, "Note") > 100, "the trailing action")
    assert "muted" not in rows.text()
    drag_row(rows, fingers, "Brian", 360, 30)
    rows.wait(lambda: "Brian" not in rows.text(), "the row deleted")


def test_a_badge_is_in_sight_where_a_finger_swipes(touch_screen, rows):
    badge, end, middle = rows.js(ROW + """
        const { left, right } = row.getBoundingClientRect(), words = document.createRange();
        words.selectNodeContents(row.querySelector('.row-badge'));
        const box = words.getBoundingClientRect();
        return [[box.left, box.right], right, (left + right) / 2]""", "Letter")
    assert middle < badge[0] < badge[1] < end


def test_a_finger_swipes_to_the_actions_of_a_row(touch_screen, rows, fingers):
    left, action = rows.js(ROW + "return [row, row.querySelector('.acts')].map((node) => node.getBoundingClientRect().left)", "Ada")
    assert action >= left + rows.js(ROW + "return row.offsetWidth", "Ada") - 1, "out of sight"
    box = rows.text_box("Ada")
    y = box["y"] + box["height"] / 2
    fingers.drag((300, y), (60, y), kind="touch")
    rows.wait(lambda: rows.js(ROW + "const row_ = row.querySelector('.sw'); return row_.scrollWidth - row_.clientWidth - row_.scrollLeft < 1", "Ada"))
    rows.all("button", "Archive")[0].click()
    rows.wait_text("Log: archived Ada")
