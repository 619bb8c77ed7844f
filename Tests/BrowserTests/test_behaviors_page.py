# SPDX-License-Identifier: Apache-2.0
"""docs/Behaviors.md says the truth about these tests. No browser needed."""

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "Behaviors.md"
ROW = re.compile(r"^\| (\d+) \| [^|]+ \| (\w+) \| (.*) \|$", re.MULTILINE)
#: Lists have rows, too, which are no behaviors.
ABOUT_LISTS = {"test_lists", "test_long_lists"}


def rows_named(text: str) -> set[int]:
    named = set()
    for numbers in re.findall(r"[Rr]ows? (\d+(?:(?:, | and |–|-| to )\d+)*)", text):
        parts = re.split(r"(, | and |–|-| to )", numbers)
        for at in range(0, len(parts), 2):
            first = int(parts[at - 2]) if at and parts[at - 1] in ("–", "-", " to ") else int(parts[at])
            named.update(range(first, int(parts[at]) + 1))
    return named


def known_tests() -> dict[str, set[int]]:
    """Every test function, by module and name, with the rows that its docstring names."""
    found = {}
    for file in HERE.glob("test_*.py"):
        for node in ast.parse(file.read_text()).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                rows = rows_named(ast.get_docstring(node) or "") if file.stem not in ABOUT_LISTS else set()
                found[f"{file.stem}.{node.name}"] = rows
    return found


def listed() -> dict[int, tuple[str, set[str]]]:
    page = {int(row): (state, set(re.findall(r"`(test_\w+\.test_\w+)`", cell))) for row, state, cell in ROW.findall(PAGE.read_text())}
    assert page
    return page


def test_every_row_is_there_once_with_a_state_that_its_tests_bear_out():
    page = listed()
    assert sorted(page) == list(range(1, 121))
    assert len(ROW.findall(PAGE.read_text())) == 120
    for row, (state, named) in page.items():
        assert state in {"tested", "partial", "untested", "absent"}, row
        assert state == "partial" or bool(named) == (state == "tested"), row


def test_every_test_that_is_named_exists():
    known = known_tests()
    assert {name for _, named in listed().values() for name in named} <= set(known)


def test_every_test_that_names_a_row_stands_at_it():
    page = listed()
    for name, rows in known_tests().items():
        for row in rows & set(page):
            assert name in page[row][1], f"{name} names row {row}"
