# SPDX-License-Identifier: Apache-2.0
"""Pages that grow out of a view of the page below, and shrink back into it."""

import pytest

pytestmark = pytest.mark.shows("zoom-pages")

#: Notes how each page begins to move and where to: the middle and the size of what is seen of it, or what slides.
WATCH = """
window.seen = [];
const animate = Element.prototype.animate;
const box = (page, { transform, clipPath, translate, opacity }) => {
  if (!clipPath || clipPath === 'none') return { translate, opacity };
  const nav = page.parentElement.getBoundingClientRect(), m = new DOMMatrix(transform);
  const [t, r = t, b = t, l = r] = clipPath.match(/inset\\((.*?)( round|\\))/)[1].split(' ').map(parseFloat);
  const at = (x, y) => ({ x: nav.left + nav.width / 2 + m.a * (x - nav.width / 2) + m.e, y: nav.top + nav.height / 2 + m.d * (y - nav.height / 2) + m.f });
  const from = at(l, t), to = at(nav.width - r, nav.height - b);
  return { x: from.x, y: from.y, w: to.x - from.x, h: to.y - from.y, round: parseFloat(clipPath.split('round')[1]) * m.a, opacity };
};
Element.prototype.animate = function (frames, options) {
  if (this.matches('.page + .page')) seen.push([box(this, frames[0]), box(this, frames.at(-1))]);
  return animate.call(this, frames, options);
};
"""
MOVING = "return document.querySelector('.nav').getAnimations({ subtree: true }).length"


@pytest.fixture
def photos(page):
    page.open("/")
    page.js(WATCH)
    return page


def rest(page, title):
    page.wait(lambda: page.driver.title == title, f"the title {title}")
    page.wait(lambda: not page.js(MOVING), "rest")
    return page.js("return seen.splice(0)")


def thumbnail(page, number):
    return page.box(page.find("link", f"Thumbnail {number}"))


def is_at(pose, place):
    return (abs(pose["x"] - place["x"]) < 2 and abs(pose["y"] - place["y"]) < 2
            and abs(pose["w"] - place["width"]) < 2 and abs(pose["h"] - place["height"]) < 2)


def test_a_page_grows_out_of_its_source_and_goes_back_into_it(photos):
    page = photos
    place = thumbnail(page, 4)
    page.click("link", "Thumbnail 4")
    [[start, end]] = rest(page, "Photo 4")
    assert is_at(start, place) and start["opacity"] == "0" and start["round"] > 10
    window = page.js("const b = document.querySelector('.nav').getBoundingClientRect(); return { x: b.x, y: b.y, width: b.width, height: b.height }")
    assert is_at(end, window) and end["opacity"] == "1" and end["round"] == 0
    page.click("button", "Photos")
    [[start, end]] = rest(page, "Photos")
    assert is_at(start, window) and is_at(end, place) and end["opacity"] == "0"
    assert len(page.css(".page:not([data-prepared])")) == 1


def test_the_browsers_back_takes_a_zooming_page_to_its_source(photos):
    page = photos
    place = thumbnail(page, 1)
    page.click("link", "Thumbnail 1")
    rest(page, "Photo 1")
    page.driver.back()
    [[_, end]] = rest(page, "Photos")
    assert is_at(end, place)


def test_back_while_a_zooming_page_grows_reverses_it(photos):
    page = photos
    place = thumbnail(page, 2)
    page.click("link", "Thumbnail 2")
    page.wait(lambda: page.driver.title == "Photo 2", "the page")
    page.driver.back()
    ways = rest(page, "Photos")
    assert is_at(ways[0][0], place) and is_at(ways[-1][1], place)
    assert len(page.css(".page:not([data-prepared])")) == 1
    assert page.js("return getComputedStyle(document.querySelector('.page')).opacity") == "1"


def test_a_zooming_page_slides_while_its_source_is_out_of_sight(photos):
    page = photos
    page.js("arguments[0].scrollIntoView()", page.find("link", "Far"))
    page.click("link", "Far")
    [[start, _]] = rest(page, "Photo 4")
    assert start["translate"] == "100%"
    page.driver.back()
    [[_, end]] = rest(page, "Photos")
    assert end["translate"] == "100%"


def test_a_zooming_page_slides_away_when_its_source_has_gone(photos):
    page = photos
    page.click("link", "Thumbnail 5")
    [[start, _]] = rest(page, "Photo 5")
    assert "translate" not in start or start["translate"] is None
    page.tap("Forget")
    page.wait(lambda: page.js("return document.querySelectorAll('[data-zooms]').length") == 5, "five sources")
    page.driver.back()
    [[_, end]] = rest(page, "Photos")
    assert end["translate"] == "100%"


def test_a_finger_shrinks_a_zooming_page(photos, fingers):
    page = photos
    if not fingers.touches:
        pytest.skip("no fingers")
    place = thumbnail(page, 0)
    page.click("link", "Thumbnail 0")
    rest(page, "Photo 0")
    fingers.drag((4, 300), (700, 320), kind="touch")
    ways = rest(page, "Photos")
    assert all(is_at(end, place) for _, end in ways) and ways


def test_with_reduced_motion_a_zooming_page_fades(photos):
    page = photos
    if page.engine != "chromium":
        pytest.skip("only Chromium's driver can ask for less motion")
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-reduced-motion", "value": "reduce"}]})
    try:
        page.click("link", "Thumbnail 3")
        [[start, end]] = rest(page, "Photo 3")
        assert start == {"opacity": "0", "translate": None} and end["opacity"] == "1"
    finally:
        page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})
