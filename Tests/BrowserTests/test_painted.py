# SPDX-License-Identifier: Apache-2.0
"""Fills, paints and effects have their colors on the screen."""

import pytest

from test_declared import colors

pytestmark = pytest.mark.shows("painted")


def near(color, *wanted, by=40):
    return all(abs(a - b) <= by for a, b in zip(color, wanted))


@pytest.fixture
def at(page):
    """The colors at places of a named view, in points."""
    page.resize((900, 700))
    page.open()
    page.idle()
    return lambda name, *points: colors(page, f"[aria-label='{name}']", points)


RED, WHITE, BLACK = (255, 59, 48), (255, 255, 255), (0, 0, 0)
RING, HOLE, OUTSIDE = (30, 6), (30, 30), (2, 2)


def test_what_two_circles_enclose_is_a_hole_only_with_the_even_odd_rule(page, at):
    for name in ("Even-odd path", "Even-odd gradient", "Even-odd clip"):
        page.wait(lambda: near(at(name, RING)[0], *RED), name)
        ring, hole, outside = at(name, RING, HOLE, OUTSIDE)
        assert near(ring, *RED) and near(hole, *WHITE) and near(outside, *WHITE), name
    assert near(at("Nonzero path", HOLE)[0], *RED)


def test_an_inner_shadow_is_inside_the_edge_and_fades_to_the_middle(page, at):
    for name, edge, middle, outside in (
            ("Inner box", (1, 30), (30, 30), (-2, 30)), ("Inner path", (16, 17), (30, 30), (8, 8)),
            ("Inner symbol", (30, 7), (30, 30), (3, 3))):
        page.wait(lambda: at(name, edge)[0][0] < 200, name)
        dark, light, beside = at(name, edge, middle, outside)
        assert dark[0] < 200 and light[0] > 235 and near(beside, *WHITE), name


def test_a_drop_shadow_follows_the_path_that_a_gradient_fills(page, at):
    page.wait(lambda: near(at("Drop path", (30, 72))[0], *RED), "the shadow")
    body, shadow, beside = at("Drop path", (30, 30), (30, 72), (4, 8))
    assert body[2] > 200 and body[0] < 110 and near(shadow, *RED) and near(beside, *WHITE)


def test_gradients_and_pictures_are_where_their_lengths_say(at):
    center, edge, corner = at("Ellipse", (30, 30), (58, 30), (3, 3))
    assert near(center, *RED) and edge[2] > 200 and near(corner, 0, 122, 255)
    assert [near(color, 255, 0, 0) for color in at("Image", (5, 5), (15, 5), (25, 25), (35, 25))] == [True, False] * 2
    assert [near(color, 255, 0, 0) for color in at("Small image", (2, 2), (7, 2), (12, 12), (17, 12))] == [True, False] * 2
    assert [near(color, 255, 0, 0) for color in at("Tiles", (5, 5), (15, 5), (25, 25), (35, 25))] == [True, False] * 2
    # Half of the lightness is a darker gray than half of the components.
    plain, perceptual = at("Plain", (30, 30))[0], at("Perceptual", (30, 30))[0]
    assert near(plain, 128, 128, 128, by=6) and near(perceptual, 99, 99, 99, by=6)


def test_colors_are_multiplied_and_become_opacity(page, at):
    assert near(at("Multiplied", (30, 30))[0], 0, 122, 255)
    assert near(at("Black to clear", (30, 30))[0], *WHITE) and near(at("White to black", (30, 30))[0], *BLACK)
    page.tap("Warm")
    page.wait(lambda: near(at("Multiplied", (30, 30))[0], 255, 0, 0), "the filter that came with the change")


def test_a_gradient_foreground_fills_circles_paths_and_symbols(page, at):
    assert near(at("Gradient circle", (30, 30))[0], *RED) and near(at("Gradient circle", OUTSIDE)[0], *WHITE)
    top, bottom, beside = at("Gradient symbol", (30, 10), (30, 50), (3, 3))
    assert top[0] > 180 and bottom[2] > 180 and bottom[0] < 80 and near(beside, *WHITE)
    assert near(at("Nested symbol", (30, 30))[0], *RED), "the color of the gradient"
    page.wait(lambda: near(at("Gradient path", (30, 30))[0], *RED), "the path")
    assert near(at("Gradient path", OUTSIDE)[0], *WHITE)


def test_a_background_has_the_style_of_backgrounds(at):
    inside, outside = at("Background", (12, 30), OUTSIDE)
    assert near(inside, *RED) and near(outside, *WHITE)


def test_shapes_have_the_corners_of_their_container(at):
    corner, edge, below = (3, 3), (30, 3), (3, 57)
    assert near(at("Shape without a container", corner)[0], *RED)
    for name in ("Contained shape", "Contained clip", "Contained background", "Contained line"):
        first, second, third = at(name, corner, edge, below)
        assert near(first, *WHITE) and near(second, *RED) and near(third, *WHITE), name
    assert near(at("Contained line", HOLE)[0], *WHITE)
    first, second = at("Contained corners", corner, below)
    assert near(first, *RED) and near(second, *WHITE)


def test_drops_flow_together_behind_a_threshold(page, at):
    page.wait(lambda: near(at("Drops", (12, 30))[0], *RED), "the measured canvas")
    left, between, right, far = at("Drops", (12, 30), (25, 30), (39, 30), (25, 10))
    assert near(left, *RED) and near(between, *RED) and near(right, *RED) and near(far, *WHITE)


def test_texts_have_their_scales_and_pointers(page, at):
    size = lambda name: float(page.style(page.css(f"[data-testid={name}]")[0], "font-size")[:-2])
    assert size("small") == pytest.approx(28 * 0.8, abs=0.2) and size("double") == pytest.approx(56, abs=0.2)
    runs = page.js("return [...document.querySelectorAll('[data-testid=run] *')].map((run) => parseFloat(getComputedStyle(run).fontSize))")
    assert runs == pytest.approx([28, 17 * 0.8], abs=0.2)
    assert page.style(page.css("[data-testid=hand]")[0], "cursor") == "grab"
    assert page.style(page.css("[data-testid=none]")[0], "cursor") == "none"


def test_a_clip_to_round_corners_has_their_radius_in_a_wide_view(page, at):
    page.wait(lambda: near(at("Corner clip", (60, 30))[0], *RED), "the color")
    corner, side, top = at("Corner clip", (2, 8), (2, 24), (24, 2))
    assert near(corner, *WHITE) and near(side, *RED) and near(top, *RED)
