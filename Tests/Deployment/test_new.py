# SPDX-License-Identifier: Apache-2.0
"""scripts/new: the package of an app has a manifest and sources that the compiler accepts, and bad names make none."""

import json
import subprocess

import pytest
from workers import ROOT, program

NEW = ROOT / "scripts/new"


def made(folder, *arguments):
    return subprocess.run([str(NEW), *arguments], cwd=folder, capture_output=True, text=True)


def manifest(package):
    command = ["swift", "package", "dump-package", "--package-path", str(package)]
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def modules():
    """Options by which the compiler finds the modules of the last build."""
    output = program("")
    maps = [*output.glob("*.build/module.modulemap"), *(ROOT / "Sources").glob("*/module.modulemap"),
            *(output.resolve().parents[1] / "checkouts").glob("*/Sources/*/include/module.modulemap")]
    return ["-swift-version", "6", "-parse-as-library", "-D", "DEBUG", "-I", str(output / "Modules"),
            *[word for path in maps for word in ("-Xcc", f"-fmodule-map-file={path}")],
            "-load-plugin-executable", f"{output}/DaisMacros-tool#DaisMacros"]


def type_checked(folder, *options):
    """Checks sources against the modules of the last build, in seconds."""
    return subprocess.run(
        ["swiftc", "-typecheck", *modules(), *options, *map(str, folder.glob("*.swift"))], capture_output=True, text=True)


def test_a_new_package_names_its_targets_and_this_checkout(folder):
    assert made(folder, "Notes").returncode == 0
    package = folder / "Notes"
    found = manifest(package)
    assert [target["name"] for target in found["targets"]] == ["Notes", "NotesTests"]
    place = found["dependencies"][0]["fileSystem"][0]
    assert place["path"] == str(ROOT)
    # A product is looked up by the name of the package's folder.
    assert found["targets"][0]["dependencies"][0]["product"][1].lower() == place["identity"]
    for target in found["targets"]:
        kind = "Tests" if target["type"] == "test" else "Sources"
        assert list((package / kind / target["name"]).glob("*.swift")), target["name"]
    texts = [file.read_text() for file in package.rglob("*") if file.is_file()]
    assert len(texts) == 7 and not any("@NAME@" in text or "@LOWER@" in text for text in texts)
    result = type_checked(package / "Sources/Notes")
    assert result.returncode == 0, result.stderr


def test_a_new_package_can_download_dais(folder):
    assert made(folder, "Board", "--dais", "https://example.org/x/dais.git", "--branch", "next").returncode == 0
    text = (folder / "Board/Package.swift").read_text()
    assert '.package(url: "https://example.org/x/dais.git", branch: "next")' in text
    assert 'package: "dais"' in text


@pytest.mark.parametrize("name, reason", [
    ("notes", "begin with a capital letter"), ("Ünder", "begin with a capital letter"), ("A-b", "begin with a capital letter"),
    ("SwiftUI", "is the name of a module"), ("DaisNotes", "is the name of a module"), ("ItemEditor", "is a view"),
    ("Taken", "exists"), ("nowhere/Notes", "is not a folder"),
])
def test_a_name_that_cannot_be_used_is_refused_in_one_line(folder, name, reason):
    (folder / "Taken").mkdir()
    before = sorted(folder.rglob("*"))
    result = made(folder, name)
    assert result.returncode == 1
    assert result.stderr.startswith("new: ") and reason in result.stderr and result.stderr.count("\n") == 1
    assert sorted(folder.rglob("*")) == before
