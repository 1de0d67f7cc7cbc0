"""The state of a night as plain data, and what a seat cannot know of it."""

from __future__ import annotations

import msgspec

from hearthlight.kernel import Dice, State

from .content import GOLD, Pack


class Wished(msgspec.Struct, frozen=True):
    """A paper that lies face down, and how many lanterns its player had lit by then (L4.3)."""

    paper: str
    after: int


class Player(msgspec.Struct):
    hand: list[str]
    lit: list[str] = []
    wishes: list[Wished] = []

    def copy(self) -> Player:
        return Player(self.hand[:], self.lit[:], self.wishes[:])


class Night(State):
    """The kernel's part (agenda, chance, undo, …) is inherited."""

    pack: Pack
    most_wishes: int
    """How many wishes each player may make."""
    players: list[Player]
    starter: int
    round: int
    river: list[str]
    """Lanterns on the river, the one at the mouth first."""
    source: list[str]
    """Lanterns to come; the next one is the last of the list."""
    deck: list[str]
    """Papers to draw; the next one is the last of the list."""
    returned: list[str]
    gone: list[str]
    """Lanterns that drifted out to sea."""
    box: list[str]
    """Lanterns that are not used tonight; nobody knows which (L1.1)."""

    def copy(self) -> Night:
        twin = super().copy()
        twin.players = [player.copy() for player in self.players]
        twin.river, twin.source = self.river[:], self.source[:]
        twin.deck, twin.returned = self.deck[:], self.returned[:]
        twin.gone, twin.box = self.gone[:], self.box[:]
        return twin

    def determinize(self, seat: int | None, dice: Dice) -> Night:
        """Shuffle all that the seat cannot know: lanterns to come, the deck, hands and wishes of others, chance."""
        twin = self.copy()
        if self.outcome is not None:
            return twin
        twin.events, twin.rng = [], dice.below(1 << 64)
        lanterns = twin.source + twin.box
        dice.shuffle(lanterns)
        twin.source, twin.box = lanterns[: len(twin.source)], lanterns[len(twin.source) :]
        others = [player for number, player in enumerate(twin.players) if number != seat]
        papers = twin.deck + [paper for other in others for paper in other.hand]
        papers += [wish.paper for other in others for wish in other.wishes]
        dice.shuffle(papers)
        for other in others:
            for number, wish in enumerate(other.wishes):  # L3.5: no wish is gold
                found = next(at for at in range(len(papers)) if papers[at] != GOLD)
                other.wishes[number] = msgspec.structs.replace(wish, paper=papers.pop(found))
        for other in others:
            other.hand = sorted(papers.pop() for _ in other.hand)
        twin.deck = papers
        return twin
