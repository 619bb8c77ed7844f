# SPDX-License-Identifier: Apache-2.0
"""A random walk of two people at one board, in two browsers whose lines are cut at random, and a model of the board.

The walk depends on its seed, as far as two browsers can. Each step is confirmed on the page of the person who has taken it.
The other person's page may be cut off meanwhile. Every few steps all lines come back, and then both pages, the database
and the model have to agree.
"""

import random
import sqlite3
import time

from hands import finger, pointer, scripted
from harness.page import PHONE
from model import COLUMNS, Model
from people import press, press_found, write

#: The columns of a page with the titles of their cards, in the order of the page.
SHOWN = """
    return [...document.querySelectorAll('[role=group]')].filter((group) => arguments[0].includes(group.ariaLabel))
      .map((group) => [group.ariaLabel, [...group.querySelectorAll('button')].map((button) =>
        (/c[0-9]+-r[0-9]+/.exec(button.innerText) || [''])[0]).filter(Boolean)])"""


class Person:
    """Somebody with a page, and the line between them and the server."""

    def __init__(self, name, page):
        self.name, self.page, self.proxy = name, page, page.proxy
        self.phone = page.size == PHONE
        self.opened = None
        self.other = None

    def shown(self):
        return self.page.js(SHOWN, COLUMNS)

    def titles(self):
        return {title for _, titles in self.shown() for title in titles}

    def tile(self, card):
        """Returns the button of a card, which has come by now or comes soon."""
        def found():
            return self.page.js("""return [...document.querySelectorAll('[role=group] button')].find((button) =>
                (/c[0-9]+-r[0-9]+/.exec(button.innerText) || [])[0] === arguments[0])""", card.title)
        return self.page.wait(found, f"the card {card.title} for {self.name}", 20)

    def sees(self, *cards):
        """Scrolls to the last of some cards, and says whether the window then shows the middle of each."""
        self.page.js("arguments[0].scrollIntoView({block: 'center', inline: 'center'})", self.tile(cards[-1]))
        self.page.frames(3)
        boxes = [self.page.box(self.tile(card)) for card in cards]
        # Bars cover the edges.
        return all(0 < box["x"] + box["width"] / 2 < self.page.size[0] and 120 < box["y"]
                   and box["bottom"] < self.page.size[1] - 100 for box in boxes)

    def open(self, card):
        if self.opened is card:
            return
        self.close()
        press_found(self.page, lambda: self.tile(card), card.title)
        self.page.wait(lambda: self.page.field("Title").get_property("value") == card.title, "the opened card", 20)
        self.opened = card

    def undo(self, card):
        """Returns the button of the toast of a deletion. Another deletion may still have one too."""
        return self.page.wait(lambda: self.page.js("""
            return [...document.querySelectorAll('button')].filter((button) => button.innerText.trim() === 'Undo')
              .find((button) => {
                let toast = button;
                while (toast && !toast.innerText.includes(' deleted')) toast = toast.parentElement;
                return toast?.innerText.includes(`“${arguments[0]}” deleted`);
              })""", card.title), f"the toast of {card.title}")

    def close(self):
        if self.opened:
            press(self.page, "Close")
            self.page.wait(lambda: not self.page.has("button", "Close"), "the card to close", 20)
            # WebKit's driver also presses what a leaving sheet covers.
            self.page.wait(lambda: not self.page.css("#dais-overlays > .layer:has([role=dialog])"), "the sheet to go", 20)
            self.opened = None


class Walk:
    def __init__(self, first, second, database, board, seed):
        self.people = (first, second)
        first.other, second.other = second, first
        self.database, self.board = database, board
        self.random = random.Random(seed)
        self.model = Model()
        self.counts, self.cuts, self.conflicts, self.said = {}, 0, 0, []

    # The line

    def commit(self, person, act, done, meanwhile=None):
        """Does what sends a change, with a line that may be cut before, after or during that, and waits for its effect.

        While a person is cut off, `meanwhile` is what the other one does."""
        kind = self.random.choice(("calm", "calm", "before", "after", "during", "during"))
        if meanwhile and kind != "during":
            kind = "during"
        self.say(f"  line: {kind}")
        if kind == "during":
            refused = person.proxy.refused
            person.proxy.offline = True
            person.proxy.cut()
            act()
            if meanwhile:
                meanwhile()
            person.page.wait(lambda: person.proxy.refused > refused, "a vain attempt to reconnect", 20)
            person.proxy.offline = False
        else:
            if kind == "before":
                person.proxy.cut()
            act()
            if kind == "after":
                person.proxy.cut()
        self.cuts += kind != "calm"
        person.page.wait(done, f"the effect for {person.name}", 30)

    def press(self, person, name, done, role="button", **options):
        person.page.find(role, name)  # before the line is cut
        self.commit(person, lambda: press(person.page, name, role), done, **options)

    def say(self, words):
        self.said.append(words)

    # Steps

    def add(self, person):
        if len(self.model.cards()) > 11:
            return self.delete(person)  # so that columns fit into a window
        person.close()
        card = self.model.add(self.random.choice(COLUMNS))
        press(person.page, f"Add card to {self.model.column(card)}")
        person.page.field("Name").send_keys(card.title)
        self.press(person, "Add", lambda: card.title in person.titles())

    def rename(self, person):
        card = self.some(person)
        person.open(card)
        title = self.title(card)
        write(person.page, "Title", title, clear=True)
        self.commit(person, lambda: person.page.press("tab"), lambda: title in person.titles())
        self.renamed(card, title)

    def title(self, card):
        return f"c{card.number}-r{int(card.title.split('-r')[1]) + 1}"

    def renamed(self, card, title):
        card.title = title
        card.changes += 1

    def write(self, person, meanwhile=None):
        card = self.some(person)
        text = self.draft(person, card)
        self.press(person, "Save", lambda: self.rests(person, text), meanwhile=meanwhile and (lambda: meanwhile(card)))
        card.text = text
        card.changes += 1
        return card

    def draft(self, person, card):
        """Opens a card and writes a description, without storing it."""
        person.open(card)
        press(person.page, "Edit description")
        text = self.model.words()
        write(person.page, "Description", text, clear=True)
        person.page.wait(lambda: person.page.field("Description").get_property("value") == text, "the draft")
        return text

    def rests(self, person, text):
        """Says that a description is shown and not edited."""
        return person.page.has("button", "Edit description") and text in person.page.text().split("\n")

    def comment(self, person, card=None):
        card = card or self.some(person)
        person.open(card)
        text = self.model.words()
        write(person.page, "Comment", text)
        person.page.wait(lambda: person.page.button("Send").is_enabled(), "the comment to be complete")
        self.press(person, "Send", lambda: text in person.page.text().split("\n"))
        card.comments.append(text)
        card.changes += 1

    def move_by_menu(self, person):
        card = self.some(person)
        column = self.random.choice([name for name in COLUMNS if name != self.model.column(card)])
        person.open(card)
        press(person.page, "Card Actions")
        press(person.page, "Move to", "menuitem")
        self.press(person, column, lambda: self.is_at(person, card, column, None), "menuitem")
        self.model.move(card, column)

    def is_at(self, person, card, column, before):
        titles = dict(person.shown()).get(column, [])
        return titles[-1:] == [card.title] if before is None else (
            [card.title, before.title] in [titles[i:i + 2] for i in range(len(titles) - 1)])

    def move_by_keys(self, person):
        """Moves a card to the last place of all: after the last card of the last column, or on it."""
        card = self.some(person)
        person.close()
        def pick_up():
            person.page.js("arguments[0].focus()", person.tile(card))
            person.page.press("m", "alt")
            return "Picked up" in " ".join(strip.text for strip in person.page.css(".dais-status"))
        person.page.wait(pick_up, "the card to be picked up", 20)
        person.page.press("end")
        self.commit(person, lambda: person.page.press("return"), lambda: self.is_at(person, card, "Done", None))
        self.model.move(card, "Done")

    def drag(self, person):
        """Drags a card in front of another one: on a phone with a finger, elsewhere with a pointer."""
        person.close()
        self.up_to_date(person)
        person.page.idle()
        cards = self.model.cards()
        pairs = [(card, target) for card in cards for target in cards if card is not target]
        for card, target in self.random.sample(pairs, len(pairs)):
            column = self.model.column(target)
            # It would stay where it is.
            if self.is_at(person, card, column, target) or not person.sees(card, target):
                continue
            source, at = person.tile(card), person.tile(target)
            end = person.page.box(at)
            to = (end["x"] + end["width"] / 2, end["y"] + end["height"] * 0.2)
            if person.phone and person.page.engine != "webkit":
                finger(person.page, person.page.box(source), to)
            elif person.page.engine == "chromium":
                pointer(person.page, person.page.box(source), to)
            else:
                scripted(person.page, source, at, to)
            person.page.wait(lambda: self.is_at(person, card, column, target), "the drop", 20)
            return self.model.move(card, column, target)

    def delete(self, person):
        """Deletes a card, which the other person may have open, and maybe brings it back."""
        card = self.some(person)
        other = person.other
        watches = self.random.random() < 0.4
        if watches:
            other.open(card)
        person.open(card)
        press(person.page, "Card Actions")
        self.press(person, "Delete", lambda: card.title not in person.titles(), "menuitem")
        card.is_deleted = True
        if watches:
            other.page.wait_text("This card was deleted.", 20)
        way = self.random.choice(("undo", "undo", "bring back", "leave"))
        if way == "undo":
            person.undo(card)  # The toast comes a moment after the card has gone.
            self.commit(person, lambda: press_found(person.page, lambda: person.undo(card), "Undo"),
                        lambda: card.title in person.titles())
        elif way == "bring back":
            self.press(person, "Bring Back", lambda: card.title in person.titles())
        card.is_deleted = way == "leave"
        if watches:
            there = "This card was deleted."
            other.page.wait(lambda: (there in other.page.text()) == card.is_deleted, "the page of the other one", 20)

    def search(self, person):
        card = self.some(person)
        person.close()
        number = card.title.split("-")[0] + "-"
        field = person.page.find("searchbox", "Search cards")
        def typed():
            field.click()
            field.send_keys(number)
        self.commit(person, typed, lambda: person.titles() == {
            each.title for each in self.model.cards() if each.title.startswith(number)})
        def cleared():
            field.click()
            person.page.press("a", "control")
            person.page.press("delete")
        self.commit(person, cleared, lambda: len(person.titles()) > 1 or len(self.model.cards()) < 2)

    def narrow(self, person):
        """Filters by a person who has no card."""
        person.close()
        press(person.page, "Filter")
        self.press(person, "Grace", lambda: not person.titles(), "menuitemradio")
        press(person.page, "Filter")
        self.press(person, "Everybody", lambda: person.titles(), "menuitemradio")

    def look(self, person):
        person.open(self.some(person))
        if self.random.random() < 0.5:
            person.close()

    def overlap(self, person):
        """One person writes while cut off, and the other one comments on the same card meanwhile."""
        self.write(person, meanwhile=lambda card: self.comment(person.other, card))

    def conflict(self, person):
        """Both write the same description. The second one gets both texts and chooses."""
        card, other = self.some(person), person.other
        theirs, mine = self.draft(person, card), self.draft(other, card)
        def first():
            self.press(person, "Save", lambda: self.rests(person, theirs))
        if self.random.random() < 0.5:
            first()
            self.press(other, "Save", lambda: other.page.has("button", "Keep Mine"))
        else:
            self.press(other, "Save", lambda: other.page.has("button", "Keep Mine"), meanwhile=first)
        text = other.page.text()
        assert mine in text and theirs in text, f"a text is missing in the dialog: {text}"
        answer, words, changes = self.random.choice((
            ("Keep Mine", mine, 1), (f"Keep {person.name}’s", theirs, 0),
            ("Keep Both, One After the Other", f"{theirs}\n\n{mine}", 1)))
        self.press(other, answer, lambda: not other.page.has("button", "Keep Mine")
                   and all(self.rests(other, line) for line in words.split("\n\n")))
        card.text = words
        card.changes += 1 + changes
        self.conflicts += 1

    def some(self, person):
        """Returns a card. If there are few, there is another one."""
        if len(self.model.cards()) < 3:
            self.add(person)
        return self.random.choice(self.model.cards())

    def up_to_date(self, person):
        person.page.wait(lambda: person.shown() == self.model.shown(), f"the board of {person.name}", 30)

    # Agreement

    def check(self):
        """Both pages, the database and the model agree."""
        for person in self.people:
            person.close()
        wanted = self.model.shown()
        for person in self.people:
            def agrees():
                return person.shown() == wanted
            try:
                person.page.wait(agrees, timeout=30)
            except AssertionError:
                raise AssertionError(f"the page of {person.name} shows\n{person.shown()}\nand not\n{wanted}") from None
        self.check_database()
        if cards := self.model.cards():
            card = self.random.choice(cards)
            for person in self.people:
                person.open(card)
                for text in [*card.comments, *card.text.split("\n\n")]:
                    person.page.wait_text(text, 20)
                person.close()

    def check_database(self):
        with sqlite3.connect(f"file:{self.database}?mode=ro", uri=True) as db:
            rows = db.execute("""
                SELECT boardColumn.title, card.title, text, card.deletedAt IS NOT NULL, card.id FROM card
                JOIN boardColumn ON boardColumn.id = columnID JOIN board ON board.id = card.boardID
                WHERE board.title = ? ORDER BY columnID, card.position, card.id""", (self.board,)).fetchall()
            kept = [row[:4] for row in rows]
            wanted = [(column, card.title, card.text, card.is_deleted)
                      for column, cards in self.model.columns.items() for card in cards]
            assert kept == wanted, f"the database has\n{kept}\nand not\n{wanted}"
            by_title = {card.title: card for cards in self.model.columns.values() for card in cards}
            for _, title, _, _, number in rows:
                card = by_title[title]
                comments = [text for text, in db.execute(
                    "SELECT text FROM comment WHERE cardID = ? ORDER BY id", (number,))]
                assert comments == card.comments, f"{title} has the comments {comments}, not {card.comments}"
                changes, = db.execute("""SELECT count(*) FROM history WHERE cardID = ? AND action NOT IN
                    ('added the card', 'deleted the card', 'restored the card')""", (number,)).fetchone()
                assert changes == card.changes, f"{title} has {changes} changes, not {card.changes}"

    def run(self, minutes):
        steps = (self.add, self.add, self.rename, self.write, self.comment, self.move_by_menu, self.move_by_keys,
                 self.drag, self.drag, self.delete, self.search, self.narrow, self.look, self.overlap, self.conflict)
        end = time.monotonic() + minutes * 60
        for person in self.people:
            self.add(person)
        waiting, taken = [], 0
        while time.monotonic() < end or not taken:
            # Every step comes once before one comes again.
            if not waiting:
                waiting = self.random.sample(steps, len(steps))
            step, person = waiting.pop(), self.random.choice(self.people)
            if self.random.random() < 0.15:
                person.other.proxy.cut()
                self.cuts += 1
            self.say(f"{person.name}: {step.__name__}")
            step(person)
            self.counts[step.__name__] = self.counts.get(step.__name__, 0) + 1
            taken += 1
            if taken % 10 == 0:
                self.say("check")
                self.check()
        self.check()
        return f"{taken} steps, {self.cuts} cuts, {self.conflicts} conflicts, {self.model.made} cards: {self.counts}"
