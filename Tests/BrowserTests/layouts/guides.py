# SPDX-License-Identifier: Apache-2.0
"""Alignment guides: the guides of all views meet, and the stack is as large as the views then need."""

TABLE = {
    "leading guide inside": lambda w, p: {"a": (0, 0, 40, 20), "b": (10, 20, 40, 20), "c": (0, 0, 50, 40)},
    "leading guide outside": lambda w, p: {"a": (15, 0, 40, 20), "b": (0, 20, 40, 20), "c": (0, 0, 55, 40)},
    "trailing guide": lambda w, p: {"a": (10, 0, 40, 20), "b": (0, 20, 40, 20), "c": (0, 0, 50, 40)},
    "bottom guide": lambda w, p: {"a": (0, 0, 20, 20), "b": (20, 5, 20, 20), "c": (0, 0, 40, 25)},
    "top guide": lambda w, p: {"a": (0, 0, 20, 40), "b": (20, 10, 20, 20), "c": (0, 0, 40, 40)},
    "all guides": lambda w, p: {"a": (0, 0, 40, 20), "b": (10, 20, 20, 20)},
    "only guide": lambda w, p: {"a": (0, 0, 40, 20)},
    "steps": lambda w, p: {name: (20 * index, 10 * index, 30, 10) for index, name in enumerate("abcd")},
    "center guide": lambda w, p: {"a": (0, 0, 40, 20), "b": (20, 20, 40, 20), "c": (0, 0, 60, 40)},
    "middle guide": lambda w, p: {"a": (0, 0, 20, 40), "b": (20, 0, 20, 20), "c": (0, 0, 40, 40)},
    "guide of another alignment": lambda w, p: {"a": (0, 0, 40, 20), "b": (10, 20, 20, 20)},
    "guides of layers": lambda w, p: {"a": (0, 0, 40, 40), "b": (30, 35, 10, 10), "c": (0, 0, 40, 45)},
    "overlay above the edge": lambda w, p: {"a": (0, 0, 40, 40), "b": (30, -10, 10, 10)},
    "overlay at the corner": lambda w, p: {"a": (0, 0, 40, 40), "b": (35, -5, 10, 10)},
    "guide in a frame": lambda w, p: {"a": (10, 10, 20, 20)},
    "own alignment": lambda w, p: {"a": (0, 10, 20, 40), "b": (20, 0, 20, 20), "c": (0, 0, 40, 50)},
    "default of an own alignment": lambda w, p: {"a": (0, 0, 20, 40), "b": (20, 20, 20, 20)},
    "guide of a nested view": lambda w, p: {"a": (0, 0, 20, 20), "b": (0, 20, 20, 20), "c": (20, 25, 20, 10)},
    "guides of two nested views": lambda w, p: {
        "a": (0, 0, 20, 30), "b": (0, 30, 20, 10), "c": (30, 25, 20, 20), "d": (30, 45, 20, 30)},
    "guide in a layout": lambda w, p: {"a": (0, 0, 40, 20), "b": (15, 20, 20, 20)},
    "row of a grid in a layout": lambda w, p: {"a": (0, 0, 40, 20), "b": (0, 20, 20, 20)},
}
