# SPDX-License-Identifier: Apache-2.0
"""Events that no honest page sends: numbers, elements that are gone or covered, and noise."""

import asyncio
from contextlib import asynccontextmanager

from attack import found, require, rounds


@asynccontextmanager
async def busy(target):
    """Keeps the main actor busy with pages meanwhile, so that events pile up."""
    pages = [asyncio.create_task(target.get("/motion")) for _ in range(12)]
    # The requests are on their way before the first event.
    await asyncio.sleep(0.02)
    yield
    await asyncio.gather(*pages, return_exceptions=True)


@rounds(0.2)
async def huge_numbers(target):
    """A custom element's event, sizes, windows and gestures with numbers that no integer holds."""
    numbers = [1e300, -1e300, 1e-300, 5e-324, 9007199254740993, -1]
    async with target.tab("/modals") as session:
        await session.tap("Rate")
        for element in found(session.page.all("custom"), "custom element"):
            for number in numbers:
                await session.act(element, "custom", ["rate", {"value": number}])
    for path, kind, size in [("/host", "measure", 8), ("/lists", "window", 3), ("/gestures", "gesture", 2)]:
        async with target.tab(path) as session:
            for element in found(session.page.all(kind), kind):
                for number in numbers:
                    await session.act(element, kind, [number] * size)
                    await session.act(element, kind, [1e-300, 1] + [0] * (size - 2))
            for number in numbers:
                await session.act(1, "viewport", [number] * 9)
                await session.act(1, "keyboard", [number] * 3)
                await session.act(1, "animated", [number])


@rounds(0.1)
async def many_clicks(target):
    """64 clicks at once on a button that disables itself at three points."""
    async with target.tab("/shapes") as session, busy(target):
        fewer = session.page.all("click", "Fewer", "button")[0]
        session.socket.send(*(session.event(fewer, "click", [1, 5, 5]) for _ in range(64)))
        await session.settled()
        require("disabled" in fewer.attributes, "the button is enabled after 64 clicks")


@rounds(at_once=24)
async def deletes(target):
    """Delete in a list again and again: at once, one at a time, and on rows that are gone."""
    async with target.tab("/forms") as session:
        buttons = session.page.all("click", tag="button")
        for _ in range(12):
            for words in ["Delete", "Remove First", "Move up", "Move down"]:
                for element in session.page.all("click", words)[:1]:
                    await session.act(element, "click", [1, 5, 5])
        for button in buttons:
            session.socket.send(*(session.event(button, "click", [1, 5, 5]) for _ in range(32)))
        await session.settled()


@rounds(at_once=6)
async def clicks_without_reading(target):
    """Clicks of a client whose queue is full: the tree must be updated although nothing is written."""
    async with target.tab("/shapes") as session, busy(target):
        more = session.page.all("click", "More", "button")[0]
        fewer = session.page.all("click", "Fewer", "button")[0]
        for _ in range(20):
            session.socket.send(*(session.event(more, "click", [1, 5, 5]) for _ in range(10)))
            session.socket.send(*(session.event(fewer, "click", [1, 5, 5]) for _ in range(10)))
            await session.socket.writer.drain()
        await session.settled()


@rounds(0.1)
async def second_answers(target):
    """Answers an alert once, then presses its other buttons while it leaves."""
    async with target.tab("/alert") as session:
        await session.tap("Empty Trash")
        layer = max(number for number, element in session.page.elements.items() if "data-layer" in element.attributes)
        answers = [element for element in session.page.all("click", tag="button") if element.number > layer]
        require(len(answers) >= 2, "the alert has no two answers")
        before = session.page.elements[1].words()
        await session.act(answers[-1], "click", [1, 5, 5])
        after = session.page.elements[1].words()
        for _ in range(8):
            for answer in answers:
                await session.act(answer, "click", [1, 5, 5])
        require(session.page.elements[1].words() == after, f"a second answer ran: {before!r}, {after!r}")


@rounds(0.1)
async def covered_views(target):
    """Presses what an alert or a cover lies over."""
    for path, opener in [("/alert", "Empty Trash"), ("/cover", "Present Cover")]:
        async with target.tab(path) as session:
            below = session.page.all("click", opener, "button")[0]
            await session.tap(opener)
            count = len(session.page.elements)
            others = [element for element in session.page.all("click", tag="button")
                      if element.number < below.number + 200 and element.number <= session.page.facts["count"]]
            for element in found(others, "button below a layer"):
                await session.act(element, "click", [1, 5, 5])
            require(len(session.page.elements) == count, f"a press below the layer of {path} changed the page")


@rounds(0.1)
async def far_windows(target):
    """Scrolls a long list to and fro between two far places, and claims that its rows are eight points high."""
    async with target.tab("/lists") as session:
        for turn in range(30):
            for element in found(session.page.all("window"), "window"):
                start = 1e7 if turn % 2 else 0
                await session.act(element, "window", [start, start + 32_000, 64])


@rounds(at_once=2)
async def random_events(target):
    """Sends events with random payloads to random elements of every kind of page, 1 to 64 at a time."""
    pages = ["/shapes", "/controls", "/state", "/forms", "/navigation", "/modals", "/alert", "/cover", "/lists",
             "/motion", "/files", "/sheet", "/popover", "/menu", "/drawer", "/toast", "/gestures", "/text"]
    kinds = ["click", "input", "change", "focus", "submit", "key", "hover", "gesture", "measure", "window", "scroll",
             "dismiss", "attempt", "detent", "hold", "entered", "exited", "error", "custom", "menu", "files", "place"]
    values = [None, True, False, 0, 1, -1, 1e300, 1e-300, "", "a\nb", "x" * 1000, "1", [], [1, 2, 3], [None],
              ["escape", 1], ["rate", {"value": 1}], [0, 1e9, 8, 1], [1, 5, 5], [0, [0, 0, 0, 0, 1, 1, 1, 1]]]
    async with target.tab(target.dice.choice(pages)) as session:
        for _ in range(12):
            frames = []
            for _ in range(target.dice.choice([1, 2, 8, 64])):
                element = session.page.elements[target.dice.choice(list(session.page.elements))]
                heard = element.attributes.get("data-on", "").split()
                kind = target.dice.choice(heard or kinds)
                frames.append(session.event(element, kind, target.dice.choice(values)))
            session.socket.send(*frames)
            await session.settled()
