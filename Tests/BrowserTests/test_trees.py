# SPDX-License-Identifier: Apache-2.0
"""The accessibility tree of every kind of presentation, as the browser computes it, beside a recorded one.

The recorded trees were compared with the patterns of the ARIA Authoring Practices Guide, see docs/Presentations.md. To record
them again after a change that is meant, run the test in Chromium with DAIS_RECORD_TREES=1, and read the difference."""

import os
from pathlib import Path

import pytest
from harness.trees import chromium_tree, spoken

pytestmark = pytest.mark.shows("every-kind")

FOLDER = Path(__file__).with_name("trees")
KINDS = [
    "sheet", "cover", "alert", "dialog", "popover", "drawer", "inspector", "palette", "panel", "pictures", "tour", "toast", "menu",
    "date", "color", "card",
]

def lines(name):
    return (FOLDER / f"{name}.txt").read_text().splitlines()


def test_every_kind_has_the_tree_that_was_recorded(page, layers, engine):
    page.resize((1000, 700))
    differences = []
    for kind in KINDS:
        page.open()
        page.tap(f"Show {kind}")
        if kind == "menu":
            page.find("menuitem", "Copy")
            surface = page.js(
                "return [...document.querySelectorAll('.menu-container')].find((node) => node.checkVisibility())")
        else:
            layers.wait_rest(1)
            surface = layers.surface()
        page.idle()
        found = {"spoken": spoken(page, surface)}
        if engine == "chromium":
            found["tree"] = chromium_tree(page, surface)
        for part, new in found.items():
            file = FOLDER / f"{kind}.{part}.txt"
            if os.environ.get("DAIS_RECORD_TREES") and engine == "chromium":
                FOLDER.mkdir(exist_ok=True)
                file.write_text("\n".join(new) + "\n")
            old = lines(f"{kind}.{part}")
            if new != old:
                differences.append(f"{kind}: {part}\n  now  {new}\n  was  {old}")
    assert differences == [], "\n".join(differences)
