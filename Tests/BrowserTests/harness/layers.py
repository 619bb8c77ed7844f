# SPDX-License-Identifier: Apache-2.0
"""What a test asks about presentations: the layers there are, where they can be pressed, and what lies below."""

import time


class Layers:
    def __init__(self, page):
        self.page = page

    def all(self):
        return self.page.css("#dais-overlays > .layer")

    def count(self) -> int:
        """Layers that are there for a person: one that plays its exit is inert or on its way out, but still counted."""
        return len(self.all())

    def wait_count(self, count: int, timeout: float = 10) -> None:
        self.page.wait(lambda: self.count() == count, f"{count} layers, there are {self.count()}", timeout)

    def wait_rest(self, count: int, timeout: float = 10) -> None:
        """Waits until that many layers are there and nothing moves."""
        self.wait_count(count, timeout)
        self.page.wait(self.rests, "motion to end", timeout)

    def rests(self) -> bool:
        """Whether nothing is in motion: no animation runs, every surface is inside the window, and 60 ms later everything
        is where it was. WebKit says that an animation has finished a frame or more before the surface stands where it
        ends."""
        state = """return [document.getAnimations().filter((a) => a.playState === 'running'
            && a.effect.getComputedTiming().endTime !== Infinity).length,
            ...[...document.querySelectorAll('#dais-overlays .surface')].map((e) => e.getBoundingClientRect().y),
            ...[...document.querySelectorAll('#dais-overlays .surface')].filter(
                (e) => e.getBoundingClientRect().bottom > innerHeight + 1).map(() => 'outside')]"""
        before = self.page.js(state)
        time.sleep(0.06)
        return before[0] == 0 and "outside" not in before and self.page.js(state) == before

    def surface(self, index: int = -1):
        return self.page.js("return arguments[0].querySelector('.surface')", self.all()[index])

    def outside(self, index: int = -1) -> tuple[float, float]:
        """A point of the backdrop that is not covered by the surface."""
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
