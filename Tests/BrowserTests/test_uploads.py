# SPDX-License-Identifier: Apache-2.0
"""Files on a slow line: the page shows what has arrived, can be used meanwhile, cancels, and survives cuts."""

import pytest
from test_dragging import bring
from test_files import NO_DIALOG

pytestmark = pytest.mark.shows("uploads")

SIZE = 600_000


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "holiday.jpg"
    path.write_bytes(bytes(index * 31 % 251 for index in range(SIZE)))
    return path


def answer(path):
    content = path.read_bytes()
    return f"Answer {len(content)}:{sum(content) % 65_521}"


def choose(page, button, *paths):
    page.open()
    page.idle()
    page.js(NO_DIALOG)
    page.tap(button)
    page.wait(lambda: page.css("input[type=file]"), "the field of the dialog")
    page.css("input[type=file]")[0].send_keys("\n".join(map(str, paths)))


def part(page):
    """The part of the bar that is filled, or `None` without one."""
    value = page.js("const bar = document.querySelector('[role=progressbar]') ?? document.querySelector('progress');"
                    "return bar && (bar.getAttribute('aria-valuenow') ?? bar.value)")
    return value if value is None else float(value)


def test_the_page_shows_what_has_arrived_and_can_be_used_meanwhile(page, layers, file):
    page.proxy.upload_pace = 150_000
    choose(page, "Attach", file)
    page.wait_text("holiday.jpg")
    layers.wait_count(0)
    seen = set()
    page.tap("Count 0")
    page.wait(lambda: seen.add(part(page)) or len(seen) > 3, "a bar that grows")
    assert page.has("button", "Count 1"), "the page takes presses"
    page.wait_text(answer(file))
    page.wait(lambda: part(page) is None, "the bar to go")
    assert len(page.proxy.uploads) == 1


@pytest.mark.allows_errors
def test_an_upload_is_canceled_and_the_next_one_works(page, layers, file):
    page.proxy.upload_pace = 100_000
    choose(page, "Attach", file)
    page.wait_text("holiday.jpg")
    layers.wait_count(0)
    page.tap("Cancel, holiday.jpg")
    page.wait_text("Answer canceled")
    page.wait(lambda: part(page) is None, "the bar to go")
    page.proxy.upload_pace = 0
    page.tap("Attach")
    page.wait(lambda: page.css("input[type=file]"), "the field of the dialog")
    page.css("input[type=file]")[0].send_keys(str(file))
    page.wait_text(answer(file))


@pytest.mark.allows_errors
@pytest.mark.parametrize("button", ["Attach", "Import"])
def test_a_cut_in_the_middle_is_continued_where_it_was(page, file, button):
    page.proxy.upload_pace, page.proxy.cut_upload_at = 600_000, 300_000
    choose(page, button, file)
    page.wait_text(answer(file))
    places = [int(upload.rpartition("from=")[2]) for upload in page.proxy.uploads if upload.startswith("POST")]
    # Firefox first sends such a request again by itself, from the beginning, which the server refuses.
    assert len(places) > 1 and 0 < places[-1] <= 300_000 and places == sorted(places)
    assert any(upload == "GET file=0" for upload in page.proxy.uploads)


@pytest.mark.allows_errors
def test_while_the_line_is_cut_the_page_says_so_and_everything_continues(page, file, layers):
    page.proxy.upload_pace = 150_000
    choose(page, "Attach", file)
    page.wait_text("holiday.jpg")
    layers.wait_count(0)
    page.proxy.uploads_held, page.proxy.cut_upload_at = True, 1
    page.wait_text("Waiting for the connection")
    page.proxy.uploads_held = False
    page.wait_text(answer(file))


def test_several_files_arrive_one_after_the_other(page, file, tmp_path):
    second = tmp_path / "empty.txt"
    second.write_bytes(b"")
    third = tmp_path / "last.bin"
    third.write_bytes(b"abc")
    choose(page, "Attach", file, second, third)
    page.wait_text(f"{answer(file)} 0:0 3:{sum(b'abc')}")


def test_a_dialog_that_stays_shows_the_progress_and_cancels(page, layers, file, axe):
    page.proxy.upload_pace = 60_000
    choose(page, "Import", file)
    page.wait(lambda: page.js("return getComputedStyle(document.querySelector('.file-container')).opacity") == "1",
              "the dialog to be visible")
    page.wait(lambda: part(page), "a bar with a part")
    assert "holiday.jpg" in page.text()
    assert axe.violations("#dais-overlays") == []
    page.tap("Cancel")
    page.wait_text("Answer canceled")
    layers.wait_count(0)


def drop(page, name):
    """Drops a file that takes two seconds on a view."""
    if page.engine == "webkit":
        pytest.skip("a script of this engine puts no files into a drag")
    page.proxy.upload_pace = 100_000
    page.open()
    page.idle()
    bring(page, name, files=[("a.txt", "a" * 200_000)])


def test_dropped_files_are_shown_too(page):
    drop(page, "Drop here")
    page.wait_text("a.txt")
    page.wait_text(f"Answer 200000:{200_000 * ord('a') % 65_521}")


def test_a_drop_without_a_list_shows_at_its_view_that_it_arrives(page):
    drop(page, "Drop alone")
    page.wait(lambda: page.js("return document.querySelector('[data-arriving]')?.textContent") == "Drop alone", "the view")
    assert page.js("return document.querySelector('[data-arriving]').getAnimations().length") == 1
    assert part(page) is None
    page.wait_text(f"Answer 200000:{200_000 * ord('a') % 65_521}")
    page.wait(lambda: not page.css("[data-arriving]"), "the view to rest")


@pytest.mark.allows_errors
def test_a_reload_ends_an_upload_and_the_next_one_works(page, layers, file):
    page.proxy.upload_pace = 100_000
    choose(page, "Attach", file)
    page.wait_text("holiday.jpg")
    layers.wait_count(0)
    page.proxy.upload_pace = 0
    choose(page, "Attach", file)
    assert part(page) is None and "Answer none" in page.text(), "the reload has ended it without a word"
    page.css("input[type=file]")[0].send_keys(str(file))
    page.wait_text(answer(file))


def test_an_upload_continues_when_its_view_has_gone(page, layers, file):
    page.proxy.upload_pace = 150_000
    choose(page, "Attach", file)
    page.wait_text("holiday.jpg")
    layers.wait_count(0)
    page.tap("Remove importer")
    page.wait(lambda: not page.has("button", "Attach"), "the view to go")
    assert part(page) is not None
    page.wait_text(answer(file))
    assert len(page.proxy.uploads) == 1
