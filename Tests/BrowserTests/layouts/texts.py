# SPDX-License-Identifier: Apache-2.0
"""Texts. The sample `text` has the width of a word and the height of a line."""

LINE, WORD = "line", "word"  #: keys that the test adds to the measured numbers

TABLE = {
    "text": lambda w, p: {"a": (0, 0, p[WORD], p[LINE]), "b": (p[WORD], 0, 10, 10)},
    "text in a fixed width": lambda w, p: {"a": ((60 - p[WORD]) / 2, 0, p[WORD], 4 * p[LINE])},
    "one line": lambda w, p: {"a": (0, 0, w, p[LINE])},
    "two lines": lambda w, p: {"a": (0, 0, w, 2 * p[LINE])},
    "room for lines": lambda w, p: {"a": (0, 0, p[WORD], 3 * p[LINE])},
    "fixed text": lambda w, p: {"a": (0, 0, p["a"][2], p[LINE])},
    "fixed height": lambda w, p: {"a": (p["a"][0], 0, p["a"][2], 4 * p[LINE])},
    "text in an overlay": lambda w, p: {"a": (0, 0, 60, 20), "b": (p["b"][0], 0, p["b"][2], 3 * p[LINE])},
    "text and spacer": lambda w, p: {
        "a": (0, p["a"][1], p[WORD], p[LINE]), "b": (w - 20, p["b"][1], 20, 20)},
    "cut text and box": lambda w, p: {
        "a": (0, p["a"][1], w - 20, p[LINE]), "b": (w - 20, p["b"][1], 20, 20)},
    "texts in a column": lambda w, p: {
        "a": (0, 0, p[WORD], p[LINE]), "b": (0, p[LINE] + 4, p["b"][2], p[LINE])},
    "text behind a box": lambda w, p: {
        "a": (10, 10, p[WORD], p[LINE]), "b": (0, 0, p[WORD] + 20, p[LINE] + 20)},
    "text at the end": lambda w, p: {"a": (w - p[WORD], 0, p[WORD], p[LINE])},
    "text in the middle": lambda w, p: {"a": ((w - p[WORD]) / 2, 0, p[WORD], p[LINE])},
    "text with priority": lambda w, p: {
        "a": (0, 0, p["two"], p[LINE]), "b": (p["two"], 0, w - p["two"], p[LINE])},
    "short text beside a long one": lambda w, p: {
        "a": (0, 0, p["two"], p[LINE]), "b": (p["two"], 0, w - p["two"], p[LINE])},
    "text beside a color": lambda w, p: {
        "a": (0, 0, p["a"][2], p[LINE]), "b": (p["a"][2], p["b"][1], w - p["a"][2], 20)},
}
