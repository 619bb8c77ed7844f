# SPDX-License-Identifier: Apache-2.0
"""Animated changes are visible on their way, and no others."""

import pytest

pytestmark = pytest.mark.shows("motion")

FIND = """
const find = (text) => [...document.querySelectorAll('#dais-root *')].findLast((e) => !e.children.length && e.textContent === text);
"""
WATCH = FIND + """
const [text, stepped] = arguments, list = window.watched = [];
(function look() {
  const e = find(text);
  const box = e?.getBoundingClientRect(), leaving = e?.closest('[data-leaving]'), moved = e?.closest('.moved');
  list.push(e ? {t: performance.now(), x: box.left, y: box.top, w: box.width, h: box.height, o: +getComputedStyle(e).opacity, gone: !!e.closest('[inert]'),
    out: leaving ? parseFloat(getComputedStyle(leaving).translate) || 0 : null,
    off: moved ? parseFloat(getComputedStyle(moved).translate) || 0 : 0} : null);
  if (stepped) __watch.step();
  if (window.watched === list) requestAnimationFrame(look);
})();
"""


@pytest.fixture
def watch(page):
    page.open()

    def seen():
        return [sample for sample in page.js("return window.watched") if sample]

    def watched(text, *actions):
        """Returns the places of the text in each frame until nothing moves. After one action, animations advance by
        frames. If another action interrupts them at some place, they advance by the clock."""
        page.js(WATCH, text, len(actions) == 1)
        for action in actions:
            page.tap(action) if isinstance(action, str) else page.wait(lambda: action(seen()), "a place on the way")
        page.idle()
        samples = seen()
        page.js("window.watched = null")
        return samples
    return watched


def place(page, text):
    return page.js(FIND + "const b = find(arguments[0]).getBoundingClientRect(); return {x: b.left, y: b.top, w: b.width, h: b.height}", text)


def between(samples, key, low, high):
    return [s[key] for s in samples if low + 2 < s[key] < high - 2]


def moves(page):
    return page.js("return document.getAnimations().some((a) => a.currentTime > 100)")


def still(page):
    return page.js("return document.getAnimations().length") == 0


def test_an_animated_change_is_seen_on_its_way(page, watch):
    start = place(page, "Ball")["x"]
    samples = watch("Ball", "Far")
    values = [s["x"] for s in samples]
    assert values == sorted(values) and values[-1] == pytest.approx(start + 200, abs=0.5)
    assert len(between(samples, "x", start, start + 200)) > 3
    assert still(page)


def test_only_changes_inside_with_animation_are_animated(page, watch):
    start = place(page, "Stone")["x"]
    samples = watch("Stone", "Both")
    assert not between(samples, "x", start, start + 200)
    assert samples[-1]["x"] == pytest.approx(start + 200, abs=0.5)
    ball = place(page, "Ball")["x"]
    samples = watch("Ball", "Both")
    assert between(samples, "x", min(ball, ball - 200), max(ball, ball - 200))


def test_a_growing_view_makes_room_on_its_way(page, watch):
    start = place(page, "Beside")["x"]
    samples = watch("Beside", "Wide")
    values = [s["x"] for s in samples]
    assert values == sorted(values) and values[-1] == pytest.approx(start + 200, abs=0.5)
    assert len(between(samples, "x", start, start + 200)) > 3


def test_an_interrupted_animation_does_not_jump(page, watch):
    samples = watch("Ball", "Far", lambda samples: samples[-1]["off"] > 40, "Spring")
    # The style of now: WebKit tells old rectangles while its compositor plays, and then all that was missed at once.
    steps = [(b["t"] - a["t"], abs(b["off"] - a["off"])) for a, b in zip(samples, samples[1:])]
    assert max(s["off"] for s in samples) > 20
    # 200 points in a second, and a spring that turns around: never faster than a few of its own speeds.
    assert all(step < 12 + time * 1.2 for time, step in steps), steps
    assert samples[-1]["x"] == pytest.approx(samples[0]["x"], abs=0.5)
    assert still(page)


def test_a_change_without_animation_ends_the_one_that_runs(page, watch):
    start = place(page, "Ball")["x"]
    watch("Ball", "Far", lambda samples: samples[-1]["off"] > 20, "At once")
    assert place(page, "Ball")["x"] == pytest.approx(start, abs=0.5) and still(page)


def test_rows_make_room_for_a_new_one(page, watch):
    first = place(page, "Row 1")["y"]
    samples = watch("Row 1", "Insert")
    values = [s["y"] for s in samples]
    end = place(page, "Row 1")["y"]
    assert end > first + 10 and all(b >= a - 0.5 for a, b in zip(values, values[1:]))
    assert len(between(samples, "y", first, end)) > 3
    entering = watch("Row 9", "Remove")
    assert any(0.05 < s["o"] < 0.95 for s in entering)


def test_a_view_below_rows_moves_with_their_box(page, watch):
    start = place(page, "Log: ")["y"]
    samples = watch("Log: ", "Insert")
    end = place(page, "Log: ")["y"]
    assert end > start + 10
    assert len(between(samples, "y", start, end)) > 3


def test_a_view_below_a_removed_row_comes_up_with_the_box(page, watch):
    start = place(page, "Log: ")["y"]
    samples = watch("Log: ", "Remove")
    end = place(page, "Log: ")["y"]
    assert end < start - 10
    assert len(between(samples, "y", end, start)) > 3
    rows = watch("Row 3", "Remove")
    assert len(between(rows, "y", place(page, "Row 3")["y"], rows[0]["y"])) > 3


def test_rows_change_places_smoothly(page, watch):
    start, end = place(page, "Row 1")["y"], place(page, "Row 3")["y"]
    samples = watch("Row 1", "Reverse")
    assert len(between(samples, "y", start, end)) > 3 and samples[-1]["y"] == pytest.approx(end, abs=0.5)


@pytest.fixture
def on_the_way_out(page):
    """Returns how far leaving elements have moved. If its compositor moves them, WebKit tells an old rectangle."""
    def ways(samples, home):
        leaving = [s for s in samples if s["gone"] and s["out"] is not None]
        if page.engine != "webkit":
            assert all(s["x"] - home == pytest.approx(s["out"], abs=1) for s in leaving)
        return [s["out"] for s in leaving]
    return ways


def test_a_view_comes_and_goes_with_its_transition(page, watch, on_the_way_out):
    coming = watch("Panel", "Show")
    home = place(page, "Panel")["x"]
    assert coming[0]["x"] < home - 5 and not any(s["gone"] for s in coming)
    going = watch("Panel", "Show")
    # It is on its way out: seen, and nobody's.
    assert not page.has("button", "Panel")
    way = on_the_way_out(going, home)
    assert way == sorted(way) and way[-1] > 10
    assert page.js("return document.querySelectorAll('[data-leaving]').length") == 0 and still(page)


def test_a_view_that_comes_back_while_it_goes_is_one_view(page, watch):
    page.tap("Show")
    page.wait(lambda: moves(page), "the view to come")
    page.tap("Show")
    page.wait(lambda: page.css("[data-leaving]"), "the view to go")
    page.tap("Show")
    page.idle()
    page.tap("Panel")
    page.wait_text("Log: tapped")
    assert len(page.all("button", "Panel")) == 1 and still(page)


def test_completions_of_animations_come_once_and_in_order(page, watch):
    page.tap("Complete")
    page.wait_text("Log: none fast slow")
    page.idle()
    assert "Log: none fast slow" in page.text() and page.text().count("slow") == 1


def test_a_completion_after_removal_waits_for_the_animation_that_took_over(page, watch):
    page.js("""(function look() {
        if (document.body.innerText.includes('removed')) window.moving = document.getAnimations().length
        else requestAnimationFrame(look)
    })()""")
    page.tap("Interrupt")
    page.wait_text("Log: removed")
    page.wait(lambda: page.js("return window.moving !== undefined"), "a frame with the text")
    assert page.js("return moving") == 0


def test_a_repeating_animation_goes_on_until_its_value_changes(page, watch):
    page.tap("Pulsing")
    page.idle()
    page.tap("Tick")
    page.wait_text("Ticks 1")
    assert page.js("return document.getAnimations().length") == 1
    watch("Pulse", lambda samples: max(s["o"] for s in samples) - min(s["o"] for s in samples) > 0.4)
    page.tap("Pulsing")
    page.idle()
    assert page.js("return document.getAnimations().length") == 1


def test_with_reduced_motion_views_fade(page, prefer, watch):
    prefer(prefers_reduced_motion="reduce")
    start = place(page, "Ball")["x"]
    samples = watch("Ball", "Far")
    assert not between(samples, "x", start, start + 200) and samples[-1]["x"] == pytest.approx(start + 200, abs=0.5)
    assert any(s["o"] < 0.9 for s in samples)
    page.tap("Complete")
    page.wait_text("Log: none fast slow")


def test_a_view_that_comes_back_goes_on_from_where_it_was(page, watch, on_the_way_out):
    page.tap("Show")
    page.idle()
    samples = watch("Panel", "Show", lambda samples: samples[-1]["gone"] and samples[-1]["out"] > 20, "Show")
    last = max(index for index, s in enumerate(samples) if s["gone"])
    back = [s["x"] for s in samples[last + 1:]]
    home = back[-1]
    way = on_the_way_out(samples, home)
    assert way and max(way) > 5 and back[0] > home
    assert len([x for x in back if home + 1 < x]) > 1 and all(b <= a + 1 for a, b in zip(back, back[1:]))
    assert page.js("return document.querySelectorAll('[data-leaving]').length") == 0
