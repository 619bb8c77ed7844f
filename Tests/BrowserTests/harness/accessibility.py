# SPDX-License-Identifier: Apache-2.0
"""axe-core inside the page. WebDriver's scripts are not subject to the page's policy, so it needs no exception."""

import importlib.util
from pathlib import Path

# Apple's system colours are what an app asks for by name, and their blue on white has 4.0:1 where WCAG wants 4.5:1.
SYSTEM_COLOURS = ("color-contrast",)
# Recommended by axe, demanded of us: a screen reader's user skips to the content.
LANDMARKS = ["landmark-one-main", "landmark-main-is-top-level", "landmark-no-duplicate-main", "region"]
SOURCE = Path(importlib.util.find_spec("axe_core_python").origin).with_name("axe.min.js").read_text()


class Axe:
    def __init__(self, page):
        self._page = page

    def violations(self, selector: str | None = None, without: tuple[str, ...] = ()) -> list[str]:
        """Every rule of WCAG 2.1 level AA that is violated, with the elements that violate it, one line each, and a page
        whose content is not in landmarks. `without` names rules not to run."""
        page = self._page
        page.driver.execute_script(SOURCE)
        # Preloading fetches style sheets by script, which the page's policy would report as a violation of ours.
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
