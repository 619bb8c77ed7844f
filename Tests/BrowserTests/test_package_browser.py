# SPDX-License-Identifier: Apache-2.0
"""The Package Browser of the gallery, from search to alert, with status files made for the purpose."""

import pytest
from harness.accessibility import SYSTEM_COLORS
from harness import dpkg


@pytest.fixture
def status(tmp_path_factory, request):
    path = tmp_path_factory.getbasetemp() / f"status-{getattr(request, 'param', 'small')}"
    kind = getattr(request, "param", "small")
    if kind == "missing":
        path.unlink(missing_ok=True)
    else:
        path.write_text({"small": dpkg.SMALL, "damaged": dpkg.DAMAGED, "large": dpkg.large(8000)}[kind])
    return path


@pytest.fixture
def server(start_server, binary, status):
    server = start_server(binary("Gallery"), "--status", str(status))
    yield server
    assert server.process.poll() is None, "".join(server.lines[-20:])


@pytest.fixture
def browser(page):
    page.open()
    entry = page.wait(lambda: page.all("link", "Package Browser", exact=False)
                      or page.all("button", "Package Browser", exact=False), "the way to the Package Browser")
    entry[0].click()
    return page


def row(page, name):
    return page.wait(lambda: page.all("button", name, exact=False), f"the row of {name}")[0]


def rows(page, *names):
    return [name for name in names if page.all("button", name, exact=False)]


def test_the_package_browser_lists_installed_packages(browser, axe):
    row(browser, "alpha")
    assert rows(browser, "alpha", "bravo", "libcharlie1", "delta") == ["alpha", "bravo", "libcharlie1", "delta"]
    assert axe.violations(without=SYSTEM_COLORS) == []


@pytest.mark.parametrize("delay", [0, 0.15])
def test_the_package_browser_searches_while_typing(browser, delay):
    row(browser, "alpha")
    browser.proxy.slow(delay)
    browser.find("searchbox").click()
    browser.type("rivers", pause=0.03)
    browser.wait(lambda: rows(browser, "alpha", "bravo", "delta") == ["delta"])
    assert browser.js("return document.activeElement.value") == "rivers"
    browser.type("xyz")
    browser.wait_text("riversxyz")
    browser.wait(lambda: rows(browser, "delta") == [])
    browser.press("escape")
    row(browser, "alpha")


def test_the_package_browser_sorts_by_size(browser):
    row(browser, "alpha")
    browser.click("radio", "Size")
    browser.wait(lambda: browser.box(row(browser, "bravo"))["y"] < browser.box(row(browser, "alpha"))["y"]
                 < browser.box(row(browser, "libcharlie1"))["y"])


def test_the_details_of_a_package_open_those_of_its_dependencies(browser, layers):
    row(browser, "alpha").click()
    browser.find("dialog", "alpha")
    layers.wait_rest(1)
    row(browser, "bravo").click()
    browser.find("dialog", "bravo")
    layers.wait_rest(2)
    row(browser, "libcharlie1").click()
    layers.wait_rest(3)
    for left in (2, 1, 0):
        browser.press("escape")
        layers.wait_rest(left)
    browser.wait(lambda: browser.focused()[0] == "button" and "alpha" in browser.focused()[1])


def test_asks_before_the_removal_list_is_cleared(browser, layers):
    row(browser, "delta").click()
    layers.wait_rest(1)
    browser.tap("Mark for Removal")
    browser.button("Keep This Package")
    browser.press("escape")
    layers.wait_count(0)
    browser.wait_text("1 package marked")
    browser.tap("Review")
    layers.wait_rest(1)
    browser.tap("Clear Removal List")
    browser.find("alertdialog", "Clear the removal list?")
    layers.wait_rest(2)
    browser.wait_focus("button", "Cancel")
    browser.press("enter")
    layers.wait_rest(1)
    browser.tap("Clear Removal List")
    layers.wait_rest(2)
    browser.tap("Clear")
    layers.wait_count(0)
    browser.wait(lambda: "marked" not in browser.text())


@pytest.mark.parametrize("status", ["damaged"], indirect=True)
def test_the_package_browser_names_a_damaged_line_and_loads_the_rest(browser, layers):
    layers.wait_rest(1)
    alert = browser.find("alertdialog")
    assert "Line 13" in browser.js("return arguments[0].innerText", alert)
    browser.press("escape")
    layers.wait_count(0)
    row(browser, "delta")


@pytest.mark.parametrize("status", ["missing"], indirect=True)
def test_the_package_browser_says_why_it_shows_nothing_and_tries_again(browser, layers, status):
    layers.wait_rest(1)
    alert = browser.find("alertdialog")
    assert str(status) in browser.js("return arguments[0].innerText", alert)
    status.write_text(dpkg.SMALL)
    browser.tap("Try Again")
    row(browser, "alpha")


@pytest.mark.parametrize("status", ["large"], indirect=True)
def test_thousands_of_rows_cost_only_what_is_visible(browser):
    row(browser, "package-00000")
    assert browser.js("return document.getElementsByTagName('*').length") < 4000
    browser.find("searchbox").click()
    browser.type("package-07999")
    row(browser, "package-07999")
    browser.wait(lambda: not rows(browser, "package-00000"))
