# SPDX-License-Identifier: Apache-2.0
"""Makes status files for the Package Browser, in Debian's format and damaged."""


def stanza(name: str, size: int = 100, section: str = "libs", depends: str = "", version: str = "1.0-1",
           summary: str | None = None) -> str:
    lines = [f"Package: {name}", "Status: install ok installed", "Priority: optional", f"Section: {section}",
             f"Installed-Size: {size}", "Maintainer: Somebody <somebody@example.org>", "Architecture: amd64",
             f"Version: {version}"]
    if depends:
        lines.append(f"Depends: {depends}")
    lines += [f"Description: {summary or f'what {name} is for'}", f" Longer words about {name}."]
    return "\n".join(lines) + "\n"


SMALL = "\n".join([
    stanza("alpha", 100, depends="bravo (>= 1.0), libcharlie1"),
    stanza("bravo", 9000, section="admin", depends="libcharlie1"),
    stanza("libcharlie1", 50),
    stanza("delta", 300, section="games", summary="a game about rivers"),
])
# Line 13 has neither a colon nor a leading space.
DAMAGED = SMALL.replace("\n\nPackage: bravo", "\n\nthis line makes no sense\nPackage: bravo")


def large(count: int) -> str:
    return "\n".join(stanza(f"package-{number:05}", size=number, depends=f"package-{number - 1:05}" if number else "")
                     for number in range(count))
