# SPDX-License-Identifier: Apache-2.0
"""The gallery's torture page: whatever is done to presentations, each one ends exactly once, and the page is free again."""

import re
import time

import pytest


@pytest.fixture
def torture(page, layers):
    page.open("/torture")
    return page


def counted(page, test: str) -> tuple[int, int]:
    """Returns how many presentations of a test have appeared, and for how many `onDismiss` was called."""
    text = page.text("#dais-root")
    found = re.search(rf"(?m)^{test}$(?s:.*?)(\d+) shown, (\d+) dismissed", text)
    assert found, text
    return int(found[1]), int(found[2])


def all_over(page, layers, test: str, presented: int) -> None:
    """Nothing is left of a test: as many ends as beginnings, then and a while later, and the page can be used."""
    layers.wait_count(0, timeout=20)
    page.wait(lambda: counted(page, test) == (presented, presented), f"{presented} ends, there are {counted(page, test)}")
    page.idle()
    assert counted(page, test) == (presented, presented)
    assert not layers.root_is_inert()
    page.tap("Reset")
    page.wait(lambda: counted(page, test) == (0, 0))


def test_four_levels_presented_at_once_end_with_one_escape_each(torture, layers):
    """Rows 23 and 108."""
    torture.tap("Nest")
    layers.wait_rest(4)
    for left in (3, 2, 1, 0):
        torture.press("escape")
        layers.wait_count(left)
        if left:
            layers.wait_rest(left)
    all_over(torture, layers, "Three deep", 3)


def test_the_uppermost_of_four_levels_dismisses_all(torture, layers):
    torture.tap("Nest")
    layers.wait_rest(4)
    torture.find("alertdialog", "Above all")
    torture.tap("Close Everything")
    all_over(torture, layers, "Three deep", 3)


def test_levels_closed_and_reopened_end_once_each(torture, layers):
    torture.tap("Nest")
    layers.wait_rest(4)
    torture.tap("Close Alert")
    layers.wait_rest(3)
    torture.tap("Alert")
    layers.wait_rest(4)
    torture.tap("Close Everything")
    all_over(torture, layers, "Three deep", 3)


def test_seven_kinds_at_once_end_at_once(torture, layers):
    """Row 103."""
    torture.tap("Present Everything")
    layers.wait_count(7)
    torture.find("alertdialog", "Alert of seven")
    torture.tap("Close All Seven")
    all_over(torture, layers, "Everything at once", 4)


def test_items_replaced_faster_than_they_move_end_once_each(torture, layers):
    torture.tap("Replace")
    torture.wait_text("Item 10")
    layers.wait_count(0)
    presented = counted(torture, "Replacing items")[0]
    assert 2 <= presented <= 10
    all_over(torture, layers, "Replacing items", presented)


def test_a_sheet_presented_again_five_times_while_it_goes_stays(torture, layers):
    """Rows 105 and 108."""
    torture.tap("Reopen")
    torture.wait(lambda: counted(torture, "Presenting while dismissing")[0] >= 1)
    time.sleep(5)  # The app opens and closes by its own clock, for 4 seconds, and shows no end.
    layers.wait_rest(1)
    presented, dismissed = counted(torture, "Presenting while dismissing")
    assert dismissed == presented - 1
    torture.press("escape")
    all_over(torture, layers, "Presenting while dismissing", presented)


def test_a_sheet_dismissed_five_times_while_it_comes_ends_once_each(torture, layers):
    """Rows 104 and 108."""
    torture.tap("Interrupt")
    torture.wait(lambda: counted(torture, "Dismissing during entry")[0] >= 1)
    time.sleep(4)  # The app opens and closes by its own clock, for 4 seconds.
    presented = counted(torture, "Dismissing during entry")[0]
    all_over(torture, layers, "Dismissing during entry", presented)


def test_fifty_sheets_upon_each_other_end_once_each(torture, layers):
    torture.tap("Stack Fifty")
    layers.wait_count(50, timeout=30)
    torture.button("Close All Fifty", timeout=20)
    torture.press("escape")
    layers.wait_count(49)
    torture.tap("Close All Fifty")
    all_over(torture, layers, "Fifty stacked", 50)


def test_thirty_toasts_end_once_each_and_three_are_seen_at_a_time(torture, layers):
    """Row 101."""
    torture.tap("Start Storm")
    torture.wait(lambda: counted(torture, "Toast storm")[0] > 0)
    assert len([e for e in torture.css(".toast-container") if e.is_displayed()]) <= 3
    torture.wait(lambda: counted(torture, "Toast storm")[1] == 30, "thirty ends", timeout=60)
    torture.idle()
    assert counted(torture, "Toast storm") == (30, 30)


def test_a_popover_that_loses_its_view_ends_once(torture, layers):
    """Row 70."""
    torture.tap("Lose")
    layers.wait_count(1)
    torture.wait(lambda: "The anchor" not in torture.text("#dais-root"))
    all_over(torture, layers, "Lost anchor", 1)
