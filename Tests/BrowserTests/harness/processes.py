# SPDX-License-Identifier: Apache-2.0
"""Ends all processes of a run. Drivers start browsers that start helpers, and some of them outlive their parents."""

import ctypes
import os
import signal
import time
from pathlib import Path

PR_SET_CHILD_SUBREAPER = 36


def adopt_orphans() -> None:
    """Makes this process the parent of every descendant whose own parent ends, so that none escapes the search."""
    ctypes.CDLL(None, use_errno=True).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def _parents() -> dict[int, tuple[int, str]]:
    found = {}
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            state, parent = (entry / "stat").read_text().rpartition(")")[2].split()[:2]
        except (OSError, ValueError):
            continue
        found[int(entry.name)] = (int(parent), state)
    return found


def descendants(of: int | None = None) -> list[int]:
    """Returns every living process below a process, which is this one unless told otherwise, deepest first."""
    parents, level, found = _parents(), {of or os.getpid()}, []
    while level:
        level = {pid for pid, (parent, _) in parents.items() if parent in level}
        found += [pid for pid in level if parents[pid][1] != "Z"]
    return found[::-1]


def kill(pid: int) -> None:
    """Ends a process and all below it at once."""
    for each in [*descendants(pid), pid]:
        try:
            os.kill(each, signal.SIGKILL)
        except ProcessLookupError:
            pass


def end_descendants(patience: float = 5) -> list[int]:
    """Ends the remaining processes, first with SIGTERM and then with SIGKILL, and returns them."""
    told = descendants()
    for signal_number, wait in ((signal.SIGTERM, patience), (signal.SIGKILL, 1)):
        for pid in descendants():
            try:
                os.kill(pid, signal_number)
            except ProcessLookupError:
                pass
        end = time.monotonic() + wait
        while descendants() and time.monotonic() < end:
            _reap()
            time.sleep(0.05)  # between two looks at the processes, whose ends nothing reports
    _reap()
    return told


def _reap() -> None:
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        pass
