# SPDX-License-Identifier: Apache-2.0
"""Attacks of a hostile client on the protocol. Each attack ends by itself and checks what it must not have done.

An attack is a function of a `Target`, which counts how often it was refused. It raises `Succeeded` if the server did
something that it must not do. The runner checks the rest: the process lives, and honest sessions are answered.
"""

import asyncio
import random
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from wire import Refused, Session, fetch

#: What an attacker meets when the server ends or refuses the connection.
REFUSALS = (OSError, Refused, asyncio.IncompleteReadError, TimeoutError)


class Succeeded(AssertionError):
    """The attack had an effect that it must not have."""


@dataclass
class Target:
    host: str
    port: int
    seconds: float
    #: The lines that the server has written.
    log: list[str]
    #: The attacker's address. Each attack has one of its own.
    source: str
    refusals: int = 0
    dice: random.Random = field(default_factory=lambda: random.Random(1))

    def session(self):
        return Session(self.host, self.port, self.source)

    @asynccontextmanager
    async def tab(self, path, **facts):
        """A tab that shows a page, and is closed whatever happens in it."""
        session = self.session()
        try:
            yield await session.start(path, **facts)
        finally:
            session.close()

    async def get(self, path, *headers):
        return await fetch(self.host, self.port, path, headers, self.source)

    async def repeat(self, action, pause=0.0):
        """Repeats an action for the attack's time, and counts its refusals."""
        loop = asyncio.get_running_loop()
        end = loop.time() + self.seconds
        while loop.time() < end:
            try:
                await asyncio.wait_for(action(), 10)
            except REFUSALS:
                self.refusals += 1
                await asyncio.sleep(0.05)
            await asyncio.sleep(pause)


ATTACKS = {}


def attack(function):
    """Adds a function that plays a whole attack."""
    ATTACKS[function.__name__.replace("_", "-")] = function
    return function


def rounds(pause=0.0, at_once=1):
    """Adds a function that plays one round, which is repeated for the attack's time."""
    def add(function):
        async def play(target):
            await asyncio.gather(*(target.repeat(lambda: function(target), pause) for _ in range(at_once)))

        ATTACKS[function.__name__.replace("_", "-")] = play
        return function

    return add


def require(truth, message):
    if not truth:
        raise Succeeded(message)


def found(elements, what):
    """Returns elements that the attack needs. Without one the page has changed, and the attack would prove nothing."""
    if not elements:
        raise LookupError(f"the page has no {what}")
    return elements
