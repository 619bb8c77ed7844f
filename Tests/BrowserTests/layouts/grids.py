# SPDX-License-Identifier: Apache-2.0
"""Grids and lazy grids."""

ROWS = {
    "grid": lambda w, p: {
        "a": (20, 0, 40, 20), "b": (90, 0, 60, 20), "c": (0, 25, 80, 30), "d": (110, 30, 20, 20)},
    "cells": lambda w, p: {"a": (0, 0, 40, 20), "b": (40, 0, 60, 40), "c": (0, 40, 90, 10)},
    "grid with default space": lambda w, p: {
        "a": (10, 0, 10, 10), "b": (38, 0, 20, 10), "c": (0, 18, 30, 10), "d": (43, 18, 10, 10)},
    "leading grid": lambda w, p: {
        "a": (0, 10, 10, 10), "b": (40, 0, 20, 30), "c": (0, 30, 40, 10), "d": (40, 30, 10, 10)},
    "aligned row": lambda w, p: {"a": (0, 20, 10, 10), "b": (10, 0, 10, 30)},
    "flexible cell": lambda w, p: {"a": (0, 0, 40, 10), "b": (40, 0, w - 40, 10)},
    "flexible cells": lambda w, p: {
        "a": (0, 0, (w - 10) / 2, 10), "b": ((w + 10) / 2, 0, (w - 10) / 2, 10),
        "c": (0, 10, (w - 10) / 2, 10), "d": ((w + 10) / 2, 10, (w - 10) / 2, 10)},
    "view between rows": lambda w, p: {
        "a": (0, 0, 40, 10), "b": (40, 0, 60, 10), "c": (35, 10, 30, 5), "d": (15, 15, 10, 10)},
    "short row": lambda w, p: {
        "a": (10, 0, 10, 10), "b": (30, 0, 10, 10), "c": (40, 0, 10, 10), "d": (0, 10, 30, 10)},
    "two columns": lambda w, p: {"a": (0, 0, 40, 10), "b": (40, 0, 60, 10), "c": (40, 10, 20, 10)},
    "anchored cell": lambda w, p: {
        "a": (30, 20, 10, 10), "b": (40, 0, 20, 30), "c": (0, 30, 40, 10), "d": (45, 30, 10, 10)},
    "aligned column": lambda w, p: {
        "a": (30, 0, 10, 10), "b": (45, 0, 10, 10), "c": (0, 10, 40, 10), "d": (40, 10, 20, 10),
        "e": (20, 20, 20, 10), "f": (45, 20, 10, 10)},
    "empty cell": lambda w, p: {"a": (0, 0, 10, 10), "b": (20, 0, 10, 10), "c": (15, 10, 20, 10)},
    "line between rows": lambda w, p: {
        "a": (0, 0, 20, 10), "b": (20, 0, 30, 10), "c": (0, 11, 20, 10), "d": (20, 11, 30, 10)},
}


def fixed(w):
    """The start of columns of 50 and 70 points with a space of 10, which are centered."""
    return (w - 130) / 2


def adaptive(w, least, space, most=4):
    count = int((w + space) // (least + space))
    size = (w - space * (count - 1)) / count
    return {name: ((index % count) * (size + space), (index // count) * 20, size, 20)
            for index, name in enumerate("abcd"[:most])}


LAZY = {
    "fixed columns": lambda w, p: {
        "a": (fixed(w), 0, 50, 20), "b": (fixed(w) + 60, 0, 70, 20), "c": (fixed(w), 20, 50, 20)},
    "flexible columns": lambda w, p: {
        "a": (0, 0, (w - 10) / 2, 20), "b": ((w + 10) / 2, 0, (w - 10) / 2, 20), "c": (0, 25, (w - 10) / 2, 20)},
    "limited column": lambda w, p: {"a": (0, 0, 80, 20), "b": (80, 0, w - 80, 20)},
    "wide column": lambda w, p: {
        "a": (0, 0, max(200, w / 2), 20), "b": (max(200, w / 2), 0, w - max(200, w / 2), 20)},
    "fixed and flexible columns": lambda w, p: {"a": (0, 0, 60, 20), "b": (60, 0, w - 60, 20)},
    "aligned lazy cells": lambda w, p: {"a": (0, 5, 20, 10), "b": (100, 0, 50, 20)},
    "leading lazy grid": lambda w, p: {"a": (0, 0, 50, 20), "b": (50, 0, 70, 20)},
    "different gaps": lambda w, p: {"a": (0, 0, 20, 20), "b": (30, 0, 20, 20), "c": (80, 0, 20, 20)},
    "adaptive columns": lambda w, p: adaptive(w, 100, 0),
    "adaptive columns with space": lambda w, p: adaptive(w, 70, 10, most=2),
    "lazy rows": lambda w, p: {"a": (0, 0, 40, 20), "b": (0, 28, 40, 30), "c": (45, 0, 40, 20)},
}

TABLE = {**ROWS, **LAZY}
