# SPDX-License-Identifier: Apache-2.0
"""File dialogs. The browser's own dialog belongs to no page and no driver: the tests see that it is asked for, and hand
files to the field as drivers do."""

import pytest

pytestmark = pytest.mark.shows("files")

# Firefox runs a driver's script in a world of its own; what the page is to see goes through `wrappedJSObject`.
PAGE = "const page = window.wrappedJSObject ?? window;"
# Stands for the browser's own dialog, which would otherwise stay open above everything.
NO_DIALOG = PAGE + "page.asked = 0; page.HTMLInputElement.prototype.click = function () { page.asked++ };"
# A press that was too long ago.
NO_PRESS = "Object.defineProperty(page.navigator, 'userActivation', {value: {isActive: false}})"


def asked(page):
    return page.js(PAGE + "return page.asked")


def opacity(page, selector):
    return page.js("return getComputedStyle(document.querySelector(arguments[0])).opacity", selector)


@pytest.fixture
def files(tmp_path):
    paths = []
    for name, text in [("one.txt", "first"), ("zwei ü.txt", "second")]:
        path = tmp_path / name
        path.write_text(text)
        paths.append(str(path))
    return paths


def test_the_browsers_own_dialog_is_asked_for_once(page, layers, files):
    page.open()
    page.js(NO_DIALOG)
    page.tap("Import")
    layers.wait_count(1)
    page.wait(lambda: asked(page) == 1, "the dialog to be asked for")
    assert opacity(page, ".file-container") == "0"
    page.css("input[type=file]")[0].send_keys("\n".join(files))
    page.wait_text("Answer first and second")
    layers.wait_count(0)
    assert asked(page) == 1
    page.wait_focus("button", "Import")


def test_canceling_the_browsers_dialog_cancels_the_import(page, layers):
    page.open()
    page.js(NO_DIALOG)
    page.tap("Import")
    page.wait(lambda: asked(page) == 1, "the dialog to be asked for")
    page.js("document.querySelector('input[type=file]').dispatchEvent(new Event('cancel', {bubbles: true}))")
    page.wait_text("Answer canceled")
    layers.wait_count(0)


def test_without_a_press_a_dialog_on_the_page_asks_for_one(page, layers, files, axe):
    page.open()
    page.js(NO_DIALOG + NO_PRESS)
    page.tap("Import late")
    layers.wait_rest(1)
    assert asked(page) == 0
    assert opacity(page, ".file-container") == "1"
    assert page.has("dialog", "Choose files")
    assert layers.focus_inside()
    assert axe.violations("#dais-overlays") == []
    # Whoever cancels the browser's dialog that was opened from here is still in this one.
    page.js("document.querySelector('input[type=file]').dispatchEvent(new Event('cancel', {bubbles: true}))")
    page.idle()
    assert layers.count() == 1
    page.css("input[type=file]")[0].send_keys(files[0])
    page.wait_text("Answer first")
    layers.wait_count(0)


def test_cancel_and_escape_leave_the_dialog_on_the_page(page, layers):
    page.open()
    page.js(NO_DIALOG + NO_PRESS)
    for leave in (lambda: page.tap("Cancel"), lambda: page.press("escape")):
        page.tap("Import late")
        layers.wait_rest(1)
        leave()
        page.wait_text("Answer canceled")
        layers.wait_count(0)


@pytest.mark.allows_errors
def test_a_file_of_another_type_is_refused(page, layers, tmp_path):
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG")
    page.open()
    page.js(NO_DIALOG)
    page.tap("Import")
    layers.wait_count(1)
    page.css("input[type=file]")[0].send_keys(str(picture))
    page.wait_text("“picture.png” is not of a type that can be opened here.")
    layers.wait_count(0)


def test_an_export_is_downloaded_without_leaving_the_page(page, layers):
    page.open()
    page.tap("Export")
    page.wait_text("Answer Line.txt")
    layers.wait_count(0)
    assert page.is_live()
