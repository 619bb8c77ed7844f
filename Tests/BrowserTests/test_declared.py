# SPDX-License-Identifier: Apache-2.0
"""What the browser does alone with a declaration: masks, redaction, scroll targets, calendars; and links of the app."""

import pytest

pytestmark = pytest.mark.shows("declared")


@pytest.fixture
def live(page):
    page.open()
    return page


# Decodes a screenshot in the page and returns the colors at places of an element.
COLORS = """const [png, selector, points] = arguments, image = new Image()
image.src = 'data:image/png;base64,' + png
return image.decode().then(() => {
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
  const context = canvas.getContext('2d'), ratio = image.width / innerWidth
  context.drawImage(image, 0, 0)
  const box = document.querySelector(selector).getBoundingClientRect()
  return points.map(([x, y]) => [...context.getImageData((box.x + x) * ratio, (box.y + y) * ratio, 1, 1).data])
})"""


def colors(page, selector, points):
    return page.js(COLORS, page.driver.get_screenshot_as_base64(), selector, points)


def is_red(color):
    return color[0] > 200 and color[1] < 110


def test_masks_show_only_what_they_cover(live):
    live.wait(lambda: is_red(colors(live, "[data-testid=masks]", [(30, 10)])[0]), "the first picture of the mask")
    top, middle, bottom, disc, corner = map(is_red, colors(
        live, "[data-testid=masks]", [(30, 10), (30, 30), (30, 50), (90, 30), (62, 2)]))
    assert (top, middle, bottom) == (True, False, True)
    assert (disc, corner) == (True, False)
    row = [is_red(color) for color in colors(live, "[data-testid=masks]", [(120 + x, 30) for x in range(120)])]
    assert any(row) and not row[0] and not row[-1]
    assert 3 <= sum(1 for a, b in zip(row, row[1:]) if a != b)  # the letters H and I, side by side


def test_a_mask_is_cut_out_where_it_is_erased(live):
    live.wait(lambda: is_red(colors(live, "[data-testid=masks]", [(245, 30)])[0]), "the picture of the mask")
    points = [(245, 30), (270, 30), (295, 30), (242, 2), (270, -5), (270, 2)]
    assert list(map(is_red, colors(live, "[data-testid=masks]", points))) == [True, False, True, False, False, False]


def test_redacted_texts_are_blocks_that_are_not_read(live):
    secret = live.css("[data-testid=title]")[0]
    assert live.style(secret, "-webkit-text-fill-color") == "rgba(0, 0, 0, 0)"
    assert live.style(secret, "background-color") != "rgba(0, 0, 0, 0)"
    assert secret.get_attribute("aria-hidden") == "true"
    live.tap("Load")
    live.wait(lambda: live.css("[data-testid=title]")[0].get_attribute("aria-hidden") is None, "the text")
    assert live.style(live.css("[data-testid=title]")[0], "background-color") == "rgba(0, 0, 0, 0)"


def test_cards_share_the_scroll_view_and_rest_at_its_margin(live):
    cards = "[data-testid=cards]"
    place = "const s = document.querySelector('[data-testid=cards]'), b = s.getBoundingClientRect();"
    live.js(place + "s.scrollIntoView({ block: 'center' })")
    inner = live.js(place + "return s.clientWidth") - 40
    first, second = (live.box(live.css(f"[aria-label='Card {index}']")[0]) for index in (0, 1))
    assert first["width"] == pytest.approx((inner - 30) / 4, abs=1)
    assert second["x"] - first["x"] == pytest.approx(first["width"] + 10, abs=1)
    assert live.js(place + "return document.querySelector(\"[aria-label='Card 0']\").getBoundingClientRect().x - b.x") == pytest.approx(20, abs=1)
    live.js(place + f"s.scrollTo({{ left: {first['width'] * 0.8 + 10} }})")
    live.wait(lambda: abs(live.js(
        place + "return document.querySelector(\"[aria-label='Card 1']\").getBoundingClientRect().x - b.x") - 20) < 1.5,
        "the second card at the margin")
    assert "x" in live.style(live.css(cards)[0], "scroll-snap-type")


def test_a_calendar_sets_the_day_and_turns_its_month(live):
    live.wait_text("March 2024")
    live.tap("Wednesday, March 20")
    live.wait_text(f"day {1710498600 + 5 * 86400}")
    live.tap("April 2024")
    live.wait_text("April 2024")


def test_links_go_to_the_action_of_the_app(live):
    tabs = len(live.driver.window_handles)
    live.click("link", "terms")
    live.wait_text("handled app:terms")
    live.click("link", "Help")
    live.wait_text("handled app:help")
    assert len(live.driver.window_handles) == tabs
    assert live.driver.current_url.endswith("/")


def test_the_browser_opens_a_page_in_a_new_tab(live):
    if live.engine == "webkit":
        pytest.skip("opens no tab after a round trip")
    driver = live.driver
    first = driver.current_window_handle
    live.tap("Website")
    live.wait(lambda: len(driver.window_handles) == 2, "the tab")
    # The page's own driver would go back to its window.
    driver.switch_to.window(next(handle for handle in driver.window_handles if handle != first))
    live.wait(lambda: driver.current_url.endswith("/website"), "the address")
    assert driver.execute_script("return window.opener") is None
    driver.close()
    driver.switch_to.window(first)
