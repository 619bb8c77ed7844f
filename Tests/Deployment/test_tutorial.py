# SPDX-License-Identifier: Apache-2.0
"""docs/Tutorial.md: after each step, the app compiles."""

import re
import subprocess

from test_new import NEW, modules, type_checked
from workers import ROOT

#: The file, and in it the declaration or the line that the block replaces.
BLOCK = re.compile(r"^`((?:Sources|Tests)/Team/[\w+]+\.swift|Tests/TeamTests/\w+\.swift)`(?:, `([^`\n]+)`)?:\n\n```swift[^\n]*\n(.*?)^```$", re.M | re.S)


def replaced(text, old, new):
    """Puts a block in the place of a declaration with its body, or of a line."""
    if not old.startswith("struct "):
        assert text.count(old) == 1, old
        return text.replace(old, new.strip())
    found = re.search(rf"^{re.escape(old)}\b.*?^}}\n", text, re.M | re.S)
    assert found, old
    return text[:found.start()] + new + text[found.end():]


def test_every_step_of_the_tutorial_compiles(folder):
    subprocess.run([str(NEW), "Team"], cwd=folder, check=True, capture_output=True)
    package = folder / "Team"
    (package / "Sources/Team/ContentView.swift").unlink()
    (package / "Tests/TeamTests/ContentViewTests.swift").unlink()
    steps = re.split(r"^## ", (ROOT / "docs/Tutorial.md").read_text(), flags=re.M)[1:]
    compiled = 0
    for step in steps:
        blocks = BLOCK.findall(step)
        for path, old, text in blocks:
            file = package / path
            file.write_text(replaced(file.read_text(), old, text) if old else text)
        if blocks:
            result = type_checked(package / "Sources/Team")
            assert result.returncode == 0, f"{step.splitlines()[0]}:\n{result.stderr}"
            compiled += 1
    assert compiled == 6
    # The test imports the module of the app.
    subprocess.run(
        ["swiftc", "-emit-module", "-enable-testing", "-module-name", "Team", "-o", str(folder / "Team.swiftmodule"),
         *modules(), *map(str, (package / "Sources/Team").glob("*.swift"))], check=True, capture_output=True)
    result = type_checked(package / "Tests/TeamTests", "-I", str(folder))
    assert result.returncode == 0, result.stderr
