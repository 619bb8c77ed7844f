# SPDX-License-Identifier: Apache-2.0
"""A lost connection loses nothing that the user did."""

import pytest


@pytest.mark.shows("fields")
def test_text_typed_while_offline_arrives(page):
    page.open()
    page.field("Name").click()
    page.type("before ")
    page.wait_text("Name is <before >")
    page.go_offline()
    page.type("during ")
    page.wait(lambda: page.proxy.refused, "a vain attempt to reconnect")
    page.proxy.offline = False
    page.wait_text("Name is <before during >", timeout=15)
    page.type("after")
    page.wait_text("Name is <before during after>")
    assert page.wire.welcomes()[-1] == "resumed"
    assert page.focused() == ("textbox", "Name")


@pytest.mark.shows("models")
def test_taps_of_an_offline_time_are_repeated_and_never_doubled(page):
    page.open()
    for number in range(1, 4):
        page.proxy.slow(0.2)
        page.tap("Increase")
        page.proxy.cut()
        page.wait_text(f"Value {number}", timeout=15)
        page.proxy.slow(0)
    page.idle()
    assert "Value 3" in page.text()


@pytest.mark.shows("ticking")
def test_patches_missed_while_offline_arrive_afterwards(page):
    page.open()
    page.js("document.getElementById('dais-root').original = true")
    page.go_offline()
    ticks = int(page.text().split("Ticks ")[1].split()[0])
    page.wait(lambda: page.proxy.refused == 2, "two vain attempts to reconnect")
    page.proxy.offline = False
    page.wait(lambda: int(page.text().split("Ticks ")[1].split()[0]) > ticks + 10, "the ticks to go on", timeout=15)
    assert page.js("return document.getElementById('dais-root').original")
    assert page.wire.welcomes()[-1] == "resumed"
