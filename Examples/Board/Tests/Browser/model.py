# SPDX-License-Identifier: Apache-2.0
"""The board as it has to be after the steps of a walk."""

from dataclasses import dataclass, field

COLUMNS = ("To Do", "Doing", "Done")


@dataclass
class Card:
    number: int
    title: str
    text: str = ""
    comments: list = field(default_factory=list)
    is_deleted: bool = False
    #: The actions of the history, without those that add, delete and restore.
    changes: int = 0


class Model:
    """The board as it has to be."""

    def __init__(self):
        self.columns = {name: [] for name in COLUMNS}  # with the deleted cards, which keep their places
        self.made = self.texts = 0

    def shown(self):
        return [[name, [card.title for card in cards if not card.is_deleted]] for name, cards in self.columns.items()]

    def cards(self):
        return [card for cards in self.columns.values() for card in cards if not card.is_deleted]

    def column(self, card):
        return next(name for name, cards in self.columns.items() if card in cards)

    def add(self, column):
        self.made += 1
        card = Card(self.made, f"c{self.made}-r0")
        self.columns[column].append(card)
        return card

    def move(self, card, column, before=None):
        old = self.column(card)
        self.columns[old].remove(card)
        cards = self.columns[column]
        cards.insert(cards.index(before) if before else len(cards), card)
        card.changes += old != column

    def words(self):
        self.texts += 1
        return f"words {self.texts}"
