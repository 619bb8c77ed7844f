# SPDX-License-Identifier: Apache-2.0
"""Stacks and spacers."""

FIRST = {
    "spacer": lambda w, p: {"a": (0, 5, 40, 20), "b": (w - 60, 0, 60, 30)},
    "spacers": lambda w, p: {
        "a": ((w - 80) / 3, 0, 40, 20), "b": (40 + 2 * (w - 80) / 3, 0, 40, 20)},
    "flexible": lambda w, p: {
        "a": (0, 0, 50, 20), "b": (60, 0, (w - 70) / 2, 20), "c": (70 + (w - 70) / 2, 0, (w - 70) / 2, 20)},
    "flexible in the middle": lambda w, p: {
        "a": (0, 5, 50, 20), "b": (50, 0, w - 120, 30), "c": (w - 70, 5, 70, 20)},
    "bottom": lambda w, p: {"a": (0, 0, 10, 40), "b": (15, 30, 20, 10)},
    "nested": lambda w, p: {
        "a": (0, 0, 100, 10), "b": (0, 14, 20, 20), "c": (w - 20, 14, 20, 20), "d": (0, 38, 50, 10)},
    "trailing": lambda w, p: {"a": (0, 0, 100, 10), "b": (60, 10, 40, 10)},
    "depth": lambda w, p: {"a": (0, 0, 100, 60), "b": (0, 40, 30, 20)},
    "column": lambda w, p: {"a": (10, 0, 30, 20), "b": (0, 20, 50, 60), "c": (10, 80, 30, 20)},
}

SHARES = {
    "thirds": lambda w, p: {
        "a": (0, 0, (w - 12) / 3, 20), "b": ((w - 12) / 3 + 6, 0, (w - 12) / 3, 20),
        "c": (2 * (w - 12) / 3 + 12, 0, (w - 12) / 3, 20)},
    "least flexible first": lambda w, p: {
        "a": (0, 0, (w - 60) / 2, 20), "b": ((w - 60) / 2, 0, 60, 20), "c": ((w + 60) / 2, 0, (w - 60) / 2, 20)},
    "limits beside a color": lambda w, p: {
        "a": (0, 0, w - 130, 20), "b": (w - 130, 0, 50, 20), "c": (w - 80, 0, 80, 20)},
    "between fixed": lambda w, p: {"a": (0, 0, 100, 20), "b": (100, 0, w - 160, 20), "c": (w - 60, 0, 60, 20)},
    "wider than its room": lambda w, p: {"a": (0, 0, 500, 20), "b": (500, 0, 600, 20)},
    "as high as its room": lambda w, p: {"a": (0, 0, 20, 100), "b": (20, 30, 20, 40)},
    "limits alone": lambda w, p: {"a": (0, 0, 50, 20), "b": (50, 0, 60, 20), "c": (0, 0, 110, 20)},
    "priority": lambda w, p: {"a": (0, 0, w, 20), "b": (w, 0, 0, 20)},
    "priorities": lambda w, p: {"a": (0, 0, 100, 20), "b": (100, 0, 150, 20), "c": (250, 0, w - 250, 20)},
    "priority and minimum": lambda w, p: {"a": (0, 0, w - 50, 20), "b": (w - 50, 0, 50, 20)},
    "low priority": lambda w, p: {"a": (0, 0, 0, 20), "b": (0, 0, w, 20)},
    "fraction of a priority": lambda w, p: {"a": (0, 0, w, 20), "b": (w, 0, 0, 20)},
    "priority in a column": lambda w, p: {"a": (0, 0, 40, 80), "b": (0, 80, 40, 20)},
    "equal priorities": lambda w, p: {
        "a": (0, 0, (w - 60) / 2, 20), "b": ((w - 60) / 2, 0, (w - 60) / 2, 20), "c": (w - 60, 0, 60, 20)},
}

COLUMNS = {
    "flexible column": lambda w, p: {"a": (0, 0, 40, 45), "b": (0, 55, 40, 45)},
    "leading column": lambda w, p: {"a": (0, 0, 40, 20), "b": (0, 20, w, 20)},
    "top": lambda w, p: {"a": (0, 0, 10, 40), "b": (10, 0, 20, 10)},
    "line in a row": lambda w, p: {"a": (0, 40, 20, 20), "b": (21, 40, 20, 20)},
    "line in a column": lambda w, p: {"a": ((w - 20) / 2, 0, 20, 20), "b": ((w - 20) / 2, 21, 20, 20)},
    "layers": lambda w, p: {"a": (0, 10, 60, 20), "b": (20, 0, 20, 40)},
    "layers with a color": lambda w, p: {"a": (0, 0, w, 100), "b": (w - 20, 0, 20, 10)},
    "layers in a row": lambda w, p: {
        "a": (0, 0, w - 50, 30), "b": ((w - 70) / 2, 5, 20, 20), "c": (w - 50, 5, 50, 20)},
    "rows in a row": lambda w, p: {
        "a": (0, 0, w / 4, 20), "b": (w / 4, 0, w / 4, 20), "c": (w / 2, 0, w / 2, 20)},
    "column in a row": lambda w, p: {
        "a": (0, 0, w - 60, 10), "b": (0, 10, 30, 10), "c": (w - 50, 0, 50, 20)},
    "columns in a row": lambda w, p: {
        "a": (30, 0, 20, 20), "b": (0, 25, 50, 20), "c": (70, 0, 60, 10), "d": (70, 15, 10, 10)},
    "three deep": lambda w, p: {
        "a": (0, 10, w - 40, 30), "b": ((w - 60) / 2, 40, 20, 10), "c": (w - 40, 0, 40, 60), "d": (0, 60, w, 20)},
    "overlapping row": lambda w, p: {"a": (0, 0, 40, 20), "b": (30, 0, 40, 20), "c": (60, 0, 40, 20)},
    "overlapping column": lambda w, p: {"a": (0, 0, 20, 20), "b": (0, 15, 20, 20)},
    "empty view": lambda w, p: {"a": (0, 0, 20, 20), "b": (30, 0, 20, 20)},
    "condition": lambda w, p: {"a": (0, 0, 20, 20), "b": (30, 0, 20, 20)},
    "group": lambda w, p: {"a": (0, 0, 10, 10), "b": (15, 0, 10, 10), "c": (30, 0, 10, 10)},
    "rows of data": lambda w, p: {"a": (0, 0, 10, 10), "b": (15, 0, 10, 10), "c": (30, 0, 10, 10)},
    "hidden": lambda w, p: {"a": (0, 0, 40, 20), "b": (40, 0, 20, 20)},
}

# A spacer has the lowest priority, and no space around it unless the stack sets the space.
SPACERS = {
    "spacer between colors": lambda w, p: {"a": (0, 0, (w - 8) / 2, 20), "b": ((w + 8) / 2, 0, (w - 8) / 2, 20)},
    "spacer at least": lambda w, p: {"a": (0, 0, 40, 20), "b": (48, 0, 40, 20)},
    "two spacers at least": lambda w, p: {"a": (0, 0, 40, 20), "b": (56, 0, 40, 20)},
    "long spacer": lambda w, p: {"a": (0, 0, 40, 20), "b": (70, 0, 40, 20)},
    "space around a spacer": lambda w, p: {"a": (0, 0, 40, 20), "b": (60, 0, 40, 20)},
    "spacer in a column": lambda w, p: {"a": (5, 0, 20, 20), "b": (0, 90, 30, 10)},
    "spacer in a column at least": lambda w, p: {"a": (0, 0, 20, 20), "b": (0, 28, 20, 20)},
    "spacers in a column": lambda w, p: {"a": (0, 40, 20, 20)},
    "centered by spacers": lambda w, p: {"a": ((w - 20) / 2, 0, 20, 20)},
    "one spacer of three": lambda w, p: {"a": ((w - 60) / 3, 0, 30, 20), "b": (w - 30, 0, 30, 20)},
    "spacer beside a limit": lambda w, p: {"a": (w - 100, 0, 100, 20)},
    "spacer beside a limit that is far": lambda w, p: {"a": (0, 0, w - 20, 20)},
    "spacer in a frame": lambda w, p: {"a": (0, 0, 20, 20), "b": (70, 0, 20, 20)},
    "spacers in rows of a column": lambda w, p: {"a": (w - 20, 0, 20, 20), "b": (0, 20, 20, 20)},
    "spacer in a list": lambda w, p: {"a": (16, 12, 20, 20), "b": (w - 36, 12, 20, 20)},
    "two rows": lambda w, p: {"a": (16, 12, 20, 20), "b": (w - 36, 56, 20, 20)},
    "row without insets": lambda w, p: {"a": (0, 0, 20, 44), "b": (w - 20, 0, 20, 44)},
    "row with a flexible view": lambda w, p: {"a": (16, 12, 20, 20), "b": (46, 12, w - 62, 20)},
    "row with a frame": lambda w, p: {"a": (w - 36, 12, 20, 20)},
    "row with two spacers": lambda w, p: {"a": ((w - 20) / 2, 12, 20, 20)},
    "row with own insets": lambda w, p: {"a": (40, 0, 20, 44)},
}

TABLE = {**FIRST, **SHARES, **COLUMNS, **SPACERS}
