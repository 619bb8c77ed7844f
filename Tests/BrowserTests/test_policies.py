# SPDX-License-Identifier: Apache-2.0
"""Policies: presentations that wait for others, in the gallery."""

import pytest

pytestmark = pytest.mark.shows("policies")


def test_what_waits_is_shown_in_its_turn_after_the_exit_of_the_one_before_it(page, layers):
    page.open()
    page.tap("Present")
    for name in ("Storm", "Trains", "Timetable"):
        page.wait(lambda name=name: page.has("dialog", name), f"the dialog {name!r}")
        assert len(page.css("#dais-overlays > .layer:not([inert])")) == 1
        page.press("escape")
    layers.wait_count(0)
    page.wait_text("Ended: Storm Trains Timetable")


def test_what_waits_can_be_withdrawn(page, layers):
    page.open()
    page.tap("Present")
    layers.wait_rest(1)
    page.tap("Withdraw")
    page.press("escape")
    layers.wait_count(0)
    page.wait_text("Ended: Timetable Trains Storm")
