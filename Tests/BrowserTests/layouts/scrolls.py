# SPDX-License-Identifier: Apache-2.0
"""Scroll views, lazy stacks, insets of the safe area, and geometry readers."""

SCROLLS = {
    "scroll view beside a color": lambda w, p: {"a": (0, 0, 40, 200), "b": (40, 40, w - 40, 20)},
    "scrolling row": lambda w, p: {"a": (0, 0, 300, 20), "b": (310, 0, 400, 20), "c": (720, 0, 500, 20)},
    "scroll view above a box": lambda w, p: {"a": (0, 0, 40, 300), "b": (10, 70, 20, 30)},
    "scrolling row in a column": lambda w, p: {
        "a": (0, 0, w, 20), "b": (0, 20, 2000, 30), "c": (0, 50, w, 10)},
    "short content": lambda w, p: {"a": (0, 0, w, 20), "b": ((w - 20) / 2, 20, 20, 20)},
    "least height in a scroll view": lambda w, p: {
        "a": ((w - 20) / 2, 0, 20, 30), "b": ((w - 20) / 2, 30, 20, 30), "c": (0, 60, w, 10)},
    "wide content": lambda w, p: {"a": (0, 0, w, 80), "b": (0, 80, 20, 80)},
    "color in a scroll view": lambda w, p: {"a": (0, 0, w, 10)},
    "colors in a scrolling stack": lambda w, p: {"a": (0, 0, w, 10), "b": ((w - 20) / 2, 10, 20, 20)},
    "spacer in a scroll view": lambda w, p: {"a": (0, 0, 20, 20), "b": (0, 28, 20, 20)},
    "spacer in a scrolling row": lambda w, p: {"a": (0, 0, 20, 20), "b": (50, 0, 20, 20)},
    "padding in a scroll view": lambda w, p: {"a": (16, 16, w - 32, 20)},
    "scroll view in a frame": lambda w, p: {"a": (0, 0, 80, 200)},
    "ratio in a scroll view": lambda w, p: {"a": (0, 0, w, w / 4)},
    "lazy column": lambda w, p: {"a": (0, 0, 30, 20), "b": (0, 25, w, 20), "c": (0, 50, 10, 10)},
    "centered lazy column": lambda w, p: {"a": ((w - 30) / 2, 0, 30, 20), "b": ((w - 10) / 2, 20, 10, 20)},
    "lazy row": lambda w, p: {"a": (0, 0, 30, 20), "b": (35, 0, 30, 40), "c": (70, 0, 10, 10)},
    "inset at the bottom": lambda w, p: {"a": (0, 0, w, 80), "b": (0, 80, w, 20)},
    "inset at the top": lambda w, p: {"a": (0, 20, w, 80), "b": (0, 0, w, 20)},
    "inset at the start": lambda w, p: {"a": (30, 0, w - 30, 100), "b": (0, 0, 30, 100)},
    "inset at the end": lambda w, p: {"a": (0, 0, w - 35, 100), "b": (w - 30, 0, 30, 100)},
    "inset with space": lambda w, p: {"a": (0, 0, w, 70), "b": (0, 80, w, 20)},
    "aligned inset": lambda w, p: {"a": (0, 0, w, 80), "b": (w - 40, 80, 40, 20)},
    "two insets": lambda w, p: {"a": (0, 20, w, 50), "b": (0, 0, w, 20), "c": (0, 70, w, 30)},
    "padding of the safe area": lambda w, p: {"a": (10, 0, w - 20, 100)},
}

READERS = {
    "reader": lambda w, p: {"a": (0, 0, w / 2, 50)},
    "reader in a row": lambda w, p: {"a": (0, 40, 100, 20), "b": (100, 0, w - 100, 10)},
    "reader in a column": lambda w, p: {"a": ((w - 20) / 2, 0, 20, 30), "b": (0, 30, 10, 70)},
    "two readers": lambda w, p: {"a": (0, 0, w / 2, 10), "b": (w / 2, 0, w / 2, 10)},
    "reader in a frame": lambda w, p: {"a": (0, 0, 40, 20)},
    "two views in a reader": lambda w, p: {"a": (0, 0, 20, 20), "b": (0, 0, 10, 10)},
    "reader over a view": lambda w, p: {"a": (0, 0, 80, 40), "b": (0, 0, 40, 10)},
    "reader behind padding": lambda w, p: {"a": (10, 10, 40, 20), "b": (0, 0, 60, 40)},
    "condition in a reader": lambda w, p: {"a": (0, 0, 200 if w > 500 else 100, 20)},
    "position in a reader": lambda w, p: {"a": (w / 2 - 10, 40, 20, 20)},
    "reader in a reader": lambda w, p: {"a": (0, 45, w / 4, 10), "b": (w / 4, 0, w * 3 / 8, 10)},
    "reader with a frame around its content": lambda w, p: {"a": (w / 2 - 10, 40, 20, 20)},
    "view that fits": lambda w, p: {"c": (0, 0, 100, 20)} if w < 400 else (
        {"b": (0, 0, 400, 20)} if w < 700 else {"a": (0, 0, 700, 20)}),
    "layout in place of another": lambda w, p: (
        {"a": (0, 0, 40, 20), "b": (40, 0, 20, 20)} if w > 500 else {"a": (0, 0, 40, 20), "b": (10, 20, 20, 20)}),
}

TABLE = {**SCROLLS, **READERS}
