# SPDX-License-Identifier: Apache-2.0
"""Runs axe-core inside the page. The content security policy does not apply to scripts of WebDriver."""

import importlib.util
from pathlib import Path

# Apps name Apple's system colors, whose blue on white has a contrast of 4.0:1, where WCAG demands 4.5:1.
SYSTEM_COLORS = ("color-contrast",)
# axe only recommends landmarks. Dais requires them, so that users of screen readers can skip to the content.
LANDMARKS = ["landmark-one-main", "landmark-main-is-top-level", "landmark-no-duplicate-main", "region"]
SOURCE = Path(importlib.util.find_spec("axe_core_python").origin).with_name("axe.min.js").read_text()


class Axe:
    def __init__(self, page):
        self._page = page

    def violations(self, selector: str | None = None, without: tuple[str, ...] = ()) -> list[str]:
        """Returns the violated rules of WCAG 2.1 level AA and of landmarks, with the elements that violate them, one
        line each. `without` names rules that do not run."""
        page = self._page
        page.driver.execute_script(SOURCE)
        # Preloading fetches style sheets by script, which the content security policy would report as a violation.
        found = page.driver.execute_async_script("""
            const [selector, landmarks, without, done] = arguments;
            const rules = Object.fromEntries([...landmarks.map((rule) => [rule, { enabled: true }]),
              ...without.map((rule) => [rule, { enabled: false }])]);
            const runOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] };
            // ARIA 1.3, which browsers support and this version of axe does not know.
            axe.configure({ checks: [{ id: 'aria-valid-attr', options: ['aria-description'] }] });
            axe.run(selector || document, { runOnly, rules, preload: false, resultTypes: ['violations'] }).then(
              (result) => done(result.violations.map((v) => [v.id, v.help, v.nodes.map((n) => n.html)])),
              (error) => done([['axe', String(error), []]]));
            """, selector, LANDMARKS, list(without))
        return [f"{rule}: {text}: {', '.join(nodes)[:800]}" for rule, text, nodes in found]
