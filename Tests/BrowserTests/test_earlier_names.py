# SPDX-License-Identifier: Apache-2.0
"""Programs of the years before 2022: NavigationView with two views, links as the look of buttons, deletable rows."""

import pytest

pytestmark = pytest.mark.shows("earlier-names")

ROW = "const row = [...document.querySelectorAll('.row')].find((row) => row.textContent.trim().startsWith(arguments[0]));"
BACK = """const back = [...document.querySelectorAll('.back')].at(-1), words = back.querySelector('.back-t'), title = words.querySelector('.T')
    const line = words.getBoundingClientRect(), place = title.getBoundingClientRect()
    return { height: back.getBoundingClientRect().height, showsTitle: place.top < line.bottom - 1,
      lines: line.height / parseFloat(getComputedStyle(words).lineHeight) }"""


def shown(page, text):
    return page.js("""const all = [...document.querySelectorAll('.T')].filter((node) => node.innerText === arguments[0])
        return all.some((node) => { const box = node.getBoundingClientRect(), hit = document.elementFromPoint(
          box.left + box.width / 2, box.top + box.height / 2); return node.checkVisibility() && node.contains(hit) })""", text)


def test_two_views_are_columns_in_a_wide_window_and_the_first_alone_on_a_phone(page):
    page.resize((1280, 800))
    page.open()
    page.wait(lambda: shown(page, "Please select a row") and shown(page, "Delivery"), "both columns")
    lefts = [page.text_box(text)["x"] for text in ("Delivery", "Please select a row")]
    assert lefts[0] + 100 < lefts[1], "side by side"
    page.tap("Delivery")
    page.wait(lambda: shown(page, "Delivery details"))
    assert shown(page, "Delivery") and not shown(page, "Please select a row")


def test_a_phone_shows_the_first_of_two_views_and_goes_to_pages_and_back(page):
    page.resize((390, 844))
    page.open()
    page.wait(lambda: shown(page, "Delivery"))
    assert not shown(page, "Please select a row")
    page.tap("Delivery")
    page.wait(lambda: shown(page, "Delivery details"))
    page.css(".col:not(.under) .back")[-1].click()
    page.wait(lambda: shown(page, "Delivery") and not shown(page, "Delivery details"))


def test_a_back_label_without_room_is_one_line_and_a_short_word(page):
    page.resize((390, 844))
    page.open()
    page.tap("Delivery")
    page.wait(lambda: shown(page, "Delivery details"))
    narrow = page.js(BACK)
    assert not narrow["showsTitle"] and narrow["lines"] == pytest.approx(1, abs=0.1) and narrow["height"] <= 44
    assert page.js("return [...document.querySelectorAll('.back-t')].at(-1).dataset.title") == "Back"
    assert page.has("button", "Things that have to be delivered this week"), "assistive technology reads the title"


def test_a_button_whose_style_is_a_link_has_the_look_and_keeps_its_press(page):
    page.resize((390, 844))
    page.open()
    page.tap("Pressed 0")
    page.wait_text("Pressed 1")
    chevron = page.js(ROW + """const look = row.querySelector('.nl'), style = getComputedStyle(look, '::after')
        const box = look.getBoundingClientRect(), own = row.getBoundingClientRect()
        return [style.content, box.width > own.width * .8]""", "Pressed")
    assert chevron == ['""', True]


def test_the_content_of_a_row_that_can_be_deleted_has_the_whole_width(page):
    page.resize((1280, 800))
    page.open()
    page.wait_text("$12.50")
    if not page.js("return matchMedia('(hover: hover)').matches"):
        pytest.skip("only WebKit's driver has a pointer that hovers; without one, the action needs a place of its own")
    rights = page.js(ROW + """const sum = [...row.querySelectorAll('.T')].find((node) => node.innerText.startsWith('$'))
        return [row.getBoundingClientRect().right, sum.getBoundingClientRect().right]""", "Lunch")
    assert rights[0] - rights[1] < 24, "the sum stands at the end of the row"
    page.all("button", "Delete")[0].click()
    page.wait(lambda: "$12.50" not in page.text())
    assert "$300.00" in page.text()


def test_a_field_and_a_text_show_a_sum_alike_in_the_user_s_language(page):
    page.open()
    page.tap("Delivery")
    page.wait(lambda: page.field("Amount").get_attribute("value") == "$12.50")
    page.wait_text("2 cups")
    page.field("Amount").click()
    page.js("document.activeElement.select()")
    page.type("7")
    page.press("enter")
    page.wait_text("$7.00")
    page.wait(lambda: page.field("Amount").get_attribute("value") == "$7.00")
