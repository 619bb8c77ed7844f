# SPDX-License-Identifier: Apache-2.0
"""Addresses, log lines and uploads of a stranger's choice."""

import asyncio
import json
import re
from contextlib import suppress

from attack import REFUSALS, attack, found, require, rounds
from wire import Refused, address_line


@rounds(0.1)
async def foreign_addresses(target):
    """Requests pages by addresses that name another host, or values that the app has not linked to."""
    paths = ["//evil.example/navigation", "/\\evil.example/navigation", "/navigation?at=Int:99999999",
             "/navigation?at=String:Your%20account%20is%20locked", "/navigation?at=" + "a:b," * 300,
             "/navigation?at=%00%ff%fe", "/%2e%2e/%2e%2e/etc/passwd", "/" + "a/" * 500]
    for path in paths:
        status, body = await target.get(path)
        require("evil.example" not in " ".join(re.findall(r'href="(//[^"]*|[^"/][^"]*)"', body)),
                f"{path} made links to another host")
        require("account is locked" not in body, f"{path} shows a stranger's text")
        with suppress(*REFUSALS):
            async with target.tab("/navigation") as session:
                await session.act(1, "place", path)


@attack
async def log_lines(target):
    """Writes lines of the attacker's choice into the log, and many of them."""

    async def act():
        session = await target.session().start("/state")
        for number in range(20):
            session.socket.send(json.dumps(["r", 0, f"a\n2026-01-01T00:00:00Z critical forged: {number}\u001b[2J"]))
            session.socket.send(json.dumps(["e", "x\nforged: line", 0, 1, "cli\nforged: ck", None]))
        with suppress(*REFUSALS):
            await asyncio.wait_for(session.receive(), 1)
        session.close()

    await asyncio.gather(*(target.repeat(act) for _ in range(4)))
    require(not any(line.startswith(("2026-01-01", "forged")) or "\u001b" in line for line in target.log),
            "the log has a line that the attacker wrote")


@attack
async def uploads(target):
    """Begins uploads for an importer that nobody opened, with names that lead elsewhere, and leaves them unfinished."""
    session = await target.session().start("/files")
    await session.tap("Present Importer")
    identity = session.welcome[1]

    async def act():
        name = target.dice.choice(["..%2f..%2fetc%2fpasswd", "a", "%00", "x" * 300])
        reader, writer = await asyncio.open_connection(target.host, target.port, local_addr=(target.source, 0))
        writer.write(f"POST /_dais/files/{identity}/{name} HTTP/1.1\r\nHost: {target.host}:{target.port}\r\n"
                     f"{address_line(target.source)}"
                     f"Origin: http://{target.host}:{target.port}\r\nContent-Length: 100000000\r\n\r\nabc".encode())
        status = (await asyncio.wait_for(reader.readline(), 2)).decode()
        writer.close()
        require(" 2" not in status[8:11], f"an upload that nobody asked for was taken: {status}")
        raise Refused(status)

    await asyncio.gather(*(target.repeat(act) for _ in range(4)))


@attack
async def begun_uploads(target):
    """Begins 24 uploads of 32 MB at once for an importer of one file, and sends a byte now and then."""
    async def upload(address):
        reader, writer = await asyncio.open_connection(target.host, target.port, local_addr=(target.source, 0))
        try:
            writer.write(f"POST {address}?name=a.txt HTTP/1.1\r\nHost: {target.host}:{target.port}\r\n"
                         f"{address_line(target.source)}"
                         f"Origin: http://{target.host}:{target.port}\r\nContent-Length: 33554432\r\n\r\n".encode())
            answer = asyncio.create_task(reader.readline())
            for _ in range(max(4, int(target.seconds * 4))):
                writer.write(b"x")
                done, _ = await asyncio.wait([answer], timeout=0.25)
                if done:
                    return (await answer).decode()
            answer.cancel()
            return "still read"
        finally:
            writer.close()

    async with target.tab("/files") as session:
        await session.tap("Present Importer")
        fields = [element for element in session.page.elements.values() if "data-upload" in element.attributes]
        address = found(fields, "field for files")[0].attributes["data-upload"]
        answers = await asyncio.gather(*(upload(address) for _ in range(24)), return_exceptions=True)
    taken = sum(answer == "still read" for answer in answers)
    target.refusals += len(answers) - taken
    require(taken == 1, f"an importer of one file took {taken} of 24 uploads")
