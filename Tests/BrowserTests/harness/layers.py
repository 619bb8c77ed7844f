# SPDX-License-Identifier: Apache-2.0
"""The layers of a page for tests: how many there are, where they can be pressed, and whether the page is usable."""

#: Layers that are only prepared are out of sight, and the user knows nothing of them.
SHOWN = "#dais-overlays > .layer:not([data-prepared]:not([data-guess]))"


class Layers:
    def __init__(self, page):
        self.page = page

    def all(self):
        return self.page.css(SHOWN)

    def count(self) -> int:
        """Returns how many layers are in the document. A layer counts until its exit has ended."""
        return self.page.js("return document.querySelectorAll(arguments[0]).length", SHOWN)

    def wait_count(self, count: int, timeout: float = 10) -> None:
        self.page.wait(lambda: self.count() == count, f"{count} layers", timeout)

    def wait_rest(self, count: int, timeout: float = 10) -> None:
        """Waits until there are that many layers and none of them moves."""
        self.wait_count(count, timeout)
        self.page.wait(self.rests, "motion to end", timeout)

    def rests(self) -> bool:
        """Returns whether no layer moves: no animation runs, every surface is inside the window, and three frames later all
        surfaces are in the same place. WebKit reports the end of an animation a frame or more before the surface is in its final
        place."""
        state = """return [document.getAnimations().filter((a) => a.playState === 'running'
            && a.effect.getComputedTiming().endTime !== Infinity).length,
            ...[...document.querySelectorAll('#dais-overlays .surface')].flatMap(
                (e) => [e.getBoundingClientRect().x, e.getBoundingClientRect().y]),
            ...[...document.querySelectorAll(arguments[0] + ' .surface')].filter(
                (e) => e.getBoundingClientRect().bottom > innerHeight + 1).map(() => 'outside')]"""
        before = self.page.js(state, SHOWN)
        self.page.frames(3)
        return before[0] == 0 and "outside" not in before and self.page.js(state, SHOWN) == before

    def surface(self, index: int = -1):
        return self.page.js("return arguments[0].querySelector('.surface')", self.all()[index])

    def outside(self, index: int = -1) -> tuple[float, float]:
        """Returns a point of the backdrop that the surface does not cover."""
        width, height = self.page.js("return [innerWidth, innerHeight]")
        box = self.page.box(self.surface(index))
        for x, y in ((width / 2, box["y"] / 2), (box["x"] / 2, height / 2), (6, 6)):
            if not (box["x"] <= x <= box["right"] and box["y"] <= y <= box["bottom"]):
                return x, y
        raise AssertionError(f"the surface covers everything: {box}")

    def reachable(self, element) -> bool:
        return self.page.js("return !arguments[0].closest('[inert]')", element)

    def root_is_inert(self) -> bool:
        return self.page.js("return document.getElementById('dais-root').inert"
                            " || !!document.getElementById('dais-root').closest('[inert]')")

    def focus_inside(self, index: int = -1) -> bool:
        return self.page.js("return arguments[0].contains(document.activeElement)", self.all()[index])

    def scroll(self) -> float:
        return self.page.js("return scrollY")
