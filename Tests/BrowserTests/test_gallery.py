# SPDX-License-Identifier: Apache-2.0
"""Every page of the gallery: no violated policy, no error, no fault that axe finds, nothing that scrolls sideways."""

import gzip
import urllib.request

import pytest
from harness.accessibility import SYSTEM_COLORS
from harness.page import DESKTOP, PHONE
from harness.proxy import WATCH


def pages(page) -> list[str]:
    """The names of what the first page leads to."""
    return page.js("""return [...document.querySelectorAll('#dais-root a[href], #dais-root nav a[href]')]
        .map((a) => a.getAttribute('href')).filter((href) => href.startsWith('/'))""")


def test_the_gallery_s_first_page_links_to_its_families(page):
    page.open()
    assert page.driver.title != ""
    assert len(set(pages(page))) >= 5


@pytest.mark.cold
def test_the_gallery_s_first_page_is_small(page):
    page.proxy.hold()
    page.open(live=False)
    page.idle()
    sizes = page.js("""return [performance.getEntriesByType('navigation')[0], ...performance.getEntriesByType('resource')]
        .map((e) => [e.name.split('/').pop(), e.encodedBodySize])""")
    # A page in production has no inspector.
    sizes = [(name, size) for name, size in sizes if name != "inspector.js"]
    names = [name for name, _ in sizes]
    # The proxy gets the page as it is, and browsers get it compressed.
    with urllib.request.urlopen(page.proxy.origin) as answer:
        document = len(gzip.compress(answer.read().replace(WATCH.encode(), b""), 4))
    sizes = [("", document), *((name, size) for name, size in sizes if name)]
    assert sorted(names) == ["", "dais.js", "device-check.js", "print.css", "star-rating.js"], (
        "the document and what it names itself")
    assert sum(size for _, size in sizes) < 33_000, sizes


# In parts, because all pages together take longer than a test may.
PARTS = range(5)


def some_pages(page, part):
    return ["/", *dict.fromkeys(pages(page))][part::len(PARTS)]


def keep(page, path):
    """Keeps a picture for people who look at the gallery. In WebKit one takes two seconds on a busy machine."""
    if page.pictures:
        page.screenshot("gallery-" + (path.strip("/").replace("/", "-") or "start"))


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_every_page_of_the_gallery_is_sound(page, axe, size, part):
    page.resize(size)
    page.open()
    faults = {}
    for path in some_pages(page, part):
        page.open(path)
        keep(page, path)
        found = axe.violations(without=SYSTEM_COLORS)
        if page.js("return document.documentElement.scrollWidth > innerWidth"):
            found.append("scrolls sideways")
        if page.js("return document.documentElement.scrollHeight > innerHeight + 1"):
            found.append("scrolls beyond the view that scrolls")
        if found:
            faults[path] = found
    assert not faults, "\n".join(f"{path}: {fault}" for path, found in faults.items() for fault in found)


def test_every_page_of_the_gallery_can_be_read_without_script(page):
    page.open()
    paths = list(dict.fromkeys(pages(page)))
    page.proxy.scripts = False
    for path in ["/", *paths]:
        page.open(path, live=False)
        assert len(page.text("#dais-root")) > 20, path


@pytest.mark.parametrize("part", PARTS)
def test_every_page_of_the_gallery_is_sound_in_the_dark(page, axe, part):
    if page.engine != "chromium":
        pytest.skip("only Chromium can be told to be dark while it runs")
    page.appearance(dark=True)
    page.open()
    faults = {}
    for path in some_pages(page, part):
        page.open(path)
        assert page.js("return matchMedia('(prefers-color-scheme: dark)').matches")
        keep(page, path)
        if found := axe.violations(without=SYSTEM_COLORS):
            faults[path] = found
    page.appearance(dark=False)
    assert not faults, "\n".join(f"{path}: {fault}" for path, found in faults.items() for fault in found)


def test_with_forced_colors_drawings_keep_their_colors_and_symbols_have_that_of_text(page, prefer):
    def colors(selector, property):
        return page.js("""
            return [...new Set([...document.querySelectorAll(arguments[0])]
                .map(element => getComputedStyle(element)[arguments[1]]))]""", selector, property)
    page.open("/shapes")
    drawn, symbols = colors(":is(.shape, .circle):not(.under *)", "backgroundColor"), colors(".icon", "color")
    assert len(drawn) > 3 and "rgb(255, 255, 255)" in symbols
    prefer(forced_colors="active")
    assert colors(":is(.shape, .circle):not(.under *)", "backgroundColor") == drawn
    assert "rgb(255, 255, 255)" not in colors(".icon", "color")


def test_a_column_with_a_maximum_width_fits_a_phone(page):
    page.resize(PHONE)
    for path, title in (("/controls", "Controls"), ("/docs/Toasts", "Toasts")):
        page.open(path)
        heading = page.box(page.find("heading", title))
        assert 15 <= heading["x"] and heading["right"] <= PHONE[0] - 15, path
        assert all(15 <= box["x"] for box in map(page.box, page.all("heading"))), path
