# SPDX-License-Identifier: Apache-2.0
"""Sheets that follow a finger or the mouse. Everything here is the browser's own doing. Rows are those of the behavior table."""

import pytest
from harness.page import DESKTOP, PHONE

pytestmark = pytest.mark.shows("detents")


@pytest.fixture
def sheet(page, layers, fingers):
    page.resize(PHONE)
    page.open()
    return Sheet(page, layers, fingers)


class Sheet:
    """A sheet as somebody's hand knows it."""

    def __init__(self, page, layers, fingers):
        self.page, self.layers, self.fingers = page, layers, fingers

    def open(self, kind):
        self.page.tap(f"Open {kind}")
        self.layers.wait_rest(1)
        return self

    @property
    def box(self):
        return self.page.box(self.layers.surface())

    @property
    def top(self):
        return self.box["y"]

    @property
    def height(self):
        return self.page.js("return innerHeight") - self.top

    @property
    def full(self):
        return self.page.js("return innerHeight") - 10

    def grip(self):
        box = self.page.box(self.page.css(".sheet-grabber")[0])
        return box["x"] + box["width"] / 2, box["y"] + 10

    def pull(self, *distances, **options):
        """By the indicator, down by so many points, then by so many from where it began."""
        x, y = self.grip()
        self.fingers.drag((x, y), *[(x, y + distance) for distance in distances], **options)

    def wait_height(self, expected):
        self.page.wait(lambda: abs(self.height - expected) <= 1, f"a height of {expected}, it is {self.height}")
        self.layers.wait_rest(1)

    def events(self, kind="detent"):
        return [event[5] for event in self.page.wire.events(kind)]


def test_a_sheet_follows_the_pointer_without_the_server(page, sheet):
    """Row 76."""
    sheet.open("pair")
    page.go_offline()
    x, y = sheet.grip()
    start = sheet.top
    sheet.fingers.press((x, y))
    sheet.fingers.move((x, y + 20))
    for distance in (40, 90, 60, -120, -60, 30):
        sheet.fingers.move((x, y + distance))
        page.wait(lambda: abs(sheet.top - start - distance) <= 7, f"{distance} points, it is {sheet.top - start}", timeout=2)
    offset = sheet.top - start
    sheet.fingers.move((x, y + 50))
    page.wait(lambda: abs(sheet.top - start - offset - 20) <= 1, timeout=2)
    sheet.fingers.lift()
    sheet.wait_height(sheet.full / 2)


def test_a_released_sheet_goes_to_the_nearest_detent(page, sheet):
    """Row 77."""
    sheet.open("pair").pull(-140)
    sheet.wait_height(sheet.full / 2)
    assert sheet.events() == [["began", 1], ["ended", 1]]
    sheet.pull(-280)
    sheet.wait_height(sheet.full)
    assert sheet.events()[2:] == [["began", 1], ["ended", 1, 1]]
    sheet.pull(260)
    sheet.wait_height(sheet.full / 2)
    page.wait(lambda: len(page.wire.events("entered")) == 4, "the end of each motion to be told")


def test_a_flick_moves_a_sheet_one_detent_on(page, sheet):
    """Row 77."""
    # One movement: whatever the driver takes for it, its velocity is that of a flick.
    sheet.open("mixed").pull(-70, hold=0, steps=1, pace=0)
    page.wait(lambda: sheet.events()[-1][0] == "ended")
    sheet.wait_height(sheet.full * 0.4)


@pytest.mark.parametrize("distance, goes", [(60, False), (240, True)])
def test_a_sheet_dragged_far_below_its_smallest_detent_is_dismissed(page, sheet, distance, goes):
    """Row 78."""
    sheet.open("pair").pull(distance)
    if goes:
        sheet.layers.wait_count(0)
        assert sheet.events("dismiss") == [["drag", 1]]
        page.wait_text("dismissals 1")
    else:
        sheet.wait_height(sheet.full / 2)
        assert sheet.events("dismiss") == []


def test_a_flick_downwards_dismisses_a_sheet(page, sheet):
    """Row 78."""
    sheet.open("pair").pull(80, hold=0, steps=1, pace=0)
    sheet.layers.wait_count(0)
    assert sheet.events("dismiss") == [["drag", 1]]


def test_a_sheet_dragged_back_before_the_release_stays(page, sheet):
    """Row 78."""
    sheet.open("pair").pull(240, 200, hold=0)
    sheet.wait_height(sheet.full / 2)
    assert sheet.events("dismiss") == []


def test_a_sheet_that_may_not_be_dismissed_gives_way_and_springs_back(page, sheet):
    """Rows 26 and 79."""
    sheet.open("locked")
    x, y = sheet.grip()
    start = sheet.top
    sheet.fingers.press((x, y))
    sheet.fingers.move((x, y + 30))
    sheet.fingers.move((x, y + 300))
    page.wait(lambda: 20 < sheet.top - start < 100, "less than the pointer moves")
    sheet.fingers.move((x, y + 301))
    sheet.fingers.lift(hold=0.15)
    sheet.wait_height(sheet.full / 2)
    assert sheet.events("dismiss") == [] and sheet.events("attempt") == [["drag", 1]]


def test_a_drag_of_a_sheet_that_may_not_be_dismissed_is_an_attempt(page, sheet):
    """Rows 26 and 79."""
    if not sheet.fingers.touches:
        pytest.skip("WebKitGTK's driver has no fingers")
    sheet.open("locked")
    start = sheet.top
    page.js("""window.lowest = 0
        const next = () => { window.lowest = Math.max(window.lowest, arguments[0].getBoundingClientRect().top); requestAnimationFrame(next) }
        next()""", sheet.layers.surface())
    sheet.fingers.drag((60, start + 80), (60, start + 380), kind="touch")
    sheet.wait_height(sheet.full / 2)
    assert 10 < page.js("return window.lowest") - start < 120, "less than the finger moves"
    assert sheet.events("dismiss") == [] and sheet.events("attempt") == [["drag", 1]]


def test_a_sheet_gives_way_above_its_largest_detent(page, sheet):
    """Row 79."""
    sheet.open("third").pull(-500)
    sheet.wait_height(sheet.full * 0.8)
    x, y = sheet.grip()
    start = sheet.top
    sheet.fingers.press((x, y))
    sheet.fingers.move((x, y - 20))
    sheet.fingers.move((x, y - 120))
    page.wait(lambda: 5 < start - sheet.top < 60, "less than the pointer moves")
    sheet.fingers.lift()
    sheet.wait_height(sheet.full * 0.8)


@pytest.mark.parametrize("interruption", ["escape", "resize"])
def test_an_interrupted_drag_of_a_sheet_leaves_no_offset(page, sheet, interruption):
    """Rows 27 and 80."""
    sheet.open("pair")
    x, y = sheet.grip()
    sheet.fingers.press((x, y))
    sheet.fingers.move((x, y + 40))
    sheet.fingers.move((x, y + 300))
    if interruption == "escape":
        page.press("escape")
    else:
        page.resize((PHONE[0], 800))
    sheet.wait_height(sheet.full / 2)
    sheet.fingers.lift()
    page.idle()
    assert sheet.layers.count() == 1 and sheet.events("dismiss") == []


def test_a_drag_of_content_at_its_top_moves_the_sheet(page, sheet):
    """Rows 81 and 83."""
    if not sheet.fingers.touches:
        pytest.skip("WebKitGTK's driver has no fingers")
    sheet.open("list")
    sheet.fingers.drag((190, sheet.top + 200), (190, sheet.top - 100), kind="touch")
    sheet.wait_height(sheet.full)
    assert page.js(SCROLLED) == 0, "it grew instead of scrolling"
    sheet.fingers.drag((190, 300), (190, 560), kind="touch")
    sheet.wait_height(sheet.full / 2)


SCROLLED = """return Math.max(...[...document.querySelectorAll('.surface *')].map((e) => e.scrollTop))"""
SCROLL = """for (const e of document.querySelectorAll('.surface *')) if (e.scrollHeight > e.clientHeight + 1) e.scrollTop = %d"""


def test_a_drag_of_scrolled_content_scrolls_it(page, sheet):
    """Rows 81 and 82."""
    if page.engine != "chromium":
        pytest.skip("only Chromium scrolls with fingers that a driver moves")
    sheet.open("list")
    page.js(SCROLL % 500)
    sheet.fingers.drag((190, sheet.top + 100), (190, sheet.top + 300), kind="touch")
    page.wait(lambda: 200 < page.js(SCROLLED) < 400, "the list to scroll")
    sheet.wait_height(sheet.full / 2)
    sheet.fingers.drag((190, sheet.top + 60), (190, sheet.top + 360), kind="touch", hold=0, steps=5, pace=10)
    page.idle()
    assert sheet.layers.count() == 1, "a fling that ends at the top leaves the sheet alone"
    sheet.wait_height(sheet.full / 2)


def test_a_finger_that_scrolls_content_to_its_top_goes_on_with_the_sheet(page, sheet):
    """Row 81."""
    if page.engine != "chromium":
        pytest.skip("only Chromium scrolls with fingers that a driver moves")
    sheet.open("list")
    page.js(SCROLL % 60)
    sheet.fingers.drag((190, sheet.top + 30), (190, sheet.top + 400), kind="touch", steps=25)
    sheet.layers.wait_count(0)
    assert sheet.events("dismiss") == [["drag", 1]]


def test_content_of_a_sheet_can_be_told_to_scroll_at_every_detent(page, sheet):
    """Row 83."""
    if page.engine != "chromium":
        pytest.skip("only Chromium scrolls with fingers that a driver moves")
    sheet.open("scrolls")
    sheet.fingers.drag((190, sheet.top + 300), (190, sheet.top + 100), kind="touch")
    page.wait(lambda: page.js(SCROLLED) > 100, "the list to scroll")
    sheet.wait_height(sheet.full / 2)


def test_controls_in_a_sheet_keep_their_own_drags(page, sheet):
    """Row 84."""
    if not sheet.fingers.touches:
        pytest.skip("WebKitGTK's driver has no fingers")
    sheet.open("pair")
    for box, way in ((page.box(page.find("slider", "Level")), (60, 120)), (sheet.box, (150, 20))):
        x, y = box["x"] + 60, box["y"] + min(60, box["height"] / 2)
        sheet.fingers.drag((x, y), (x + way[0], y + way[1]), kind="touch")
        page.idle()
        sheet.wait_height(sheet.full / 2)
    assert sheet.events() == []


def test_a_finger_that_moves_a_little_still_taps(page, sheet):
    if not sheet.fingers.touches:
        pytest.skip("WebKitGTK's driver has no fingers")
    sheet.open("pair")
    box = page.box(page.button("Inside 0"))
    sheet.fingers.drag((box["x"] + 20, box["y"] + 10), (box["x"] + 22, box["y"] + 13), kind="touch", steps=2, hold=0)
    page.button("Inside 1")
    assert sheet.events() == []


def test_the_mouse_drags_only_the_top_of_a_sheet_and_the_wheel_nothing(page, sheet):
    """Row 92."""
    from selenium.webdriver.common.action_chains import ActionChains
    from selenium.webdriver.common.actions.wheel_input import ScrollOrigin
    sheet.open("pair")
    sheet.fingers.drag((60, sheet.top + 60), (60, sheet.top + 300))
    ActionChains(page.driver).scroll_from_origin(ScrollOrigin.from_viewport(100, int(sheet.top) + 60), 0, -300).perform()
    page.idle()
    sheet.wait_height(sheet.full / 2)
    assert sheet.events() == []


def test_dimming_follows_a_dragged_sheet(page, sheet):
    """Row 86."""
    sheet.open("through")
    x, y = sheet.grip()
    dim = lambda: float(page.style(page.css(".backdrop")[0], "opacity"))  # noqa: E731
    assert dim() == 0
    sheet.fingers.press((x, y))
    sheet.fingers.move((x, y - 40))
    sheet.fingers.move((x, y - 300))
    page.wait(lambda: 0.2 < dim() < 0.8, f"dimming between, it is {dim()}")
    sheet.fingers.move((x, y - 560))
    page.wait(lambda: dim() > 0.8)
    sheet.fingers.lift(hold=0.15)
    sheet.wait_height(sheet.full)
    assert dim() == 1


def test_the_page_steps_back_behind_a_tall_sheet_and_comes_forward_with_the_drag(page, sheet):
    """Row 91."""
    scale = lambda: page.style(page.css("#dais-root")[0], "scale")  # noqa: E731
    sheet.open("pair")
    assert scale() == "none", "not behind one that leaves half of the page"
    sheet.pull(-300)
    sheet.wait_height(sheet.full)
    page.wait(lambda: scale() == "0.93")
    x, y = sheet.grip()
    sheet.fingers.press((x, y))
    sheet.fingers.move((x, y + 40))
    sheet.fingers.move((x, y + 200))
    page.wait(lambda: 0.94 < float(scale()) < 0.99)
    sheet.fingers.move((x, y + 260))
    sheet.fingers.lift(hold=0.15)
    sheet.wait_height(sheet.full / 2)
    page.wait(lambda: scale() == "none")
    page.press("escape")
    sheet.layers.wait_count(0)
    page.wait(lambda: not page.js("return document.documentElement.hasAttribute('data-behind')"))


def test_a_drag_takes_over_a_sheet_that_still_moves(page, sheet):
    """Row 104."""
    page.tap("Open pair")
    sheet.layers.wait_count(1)
    page.wait(lambda: page.css(".sheet-grabber"))
    page.frames(3)
    sheet.pull(60)
    sheet.wait_height(sheet.full / 2)
    assert page.wire.events("dismiss") == []


def test_a_drag_does_not_take_over_a_sheet_that_leaves(page, sheet):
    """Row 104."""
    sheet.open("pair")
    x, y = sheet.grip()
    # Slow enough for the driver.
    page.js("const { animate } = Element.prototype; Element.prototype.animate = function (...rest) {"
            "const animation = animate.apply(this, rest); animation.playbackRate = 0.1; return animation }")
    page.press("escape")
    page.wait(lambda: sheet.top > y - 8, "the sheet to move")
    sheet.fingers.press((x, y + 30))
    sheet.fingers.move((x, y - 100))
    before = sheet.top
    page.frames(10)
    assert sheet.top >= before, "it goes on"
    sheet.fingers.lift()
    sheet.layers.wait_count(0)
    assert sheet.events("dismiss") == [["escape", 1]] and sheet.events("detent") == []


def test_a_card_in_a_wide_window_is_dismissed_by_drag_too(page, sheet):
    page.resize(DESKTOP)
    sheet.open("pair").pull(300)
    sheet.layers.wait_count(0)
    assert sheet.events("dismiss") == [["drag", 1]]
