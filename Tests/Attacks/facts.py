# SPDX-License-Identifier: Apache-2.0
"""What a process holds: memory and descriptors."""

import os
from contextlib import suppress
from pathlib import Path


def megabytes(process):
    """Returns the resident memory of a process."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def descriptors(process):
    """Returns the number of open descriptors, without the lock of the uploads' folder, which a process keeps."""
    count = 0
    for place in Path(f"/proc/{process}/fd").iterdir():
        # A descriptor may close between the list and the look.
        with suppress(FileNotFoundError):
            count += not os.readlink(place).endswith("/lock")
    return count
