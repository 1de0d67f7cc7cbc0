"""What games of Blackout are counted by: how somebody began, the cards they bought, the plans they finished."""

from __future__ import annotations

from collections import Counter

from hearthlight.games.contract import Counted, Tally
from hearthlight.i18n import Words

from ..rules.model import Blackout

BUYING = 5
"""The phase in which cards of the display may be bought."""
EVENTS = {"bought-card": "card", "finished": "plan"}
"""What is counted by its card."""


class BlackoutTally(Tally):
    def __init__(self, state: Blackout) -> None:
        self.shown: set[str] = set()
        """Cards that lay in the display while somebody could buy."""
        self.began: set[int | None] = set()
        """Who has placed a first cube."""
        self.counted: Counter[tuple[str, str, int | None]] = Counter()
        self.counted.update(("order", str(place), seat) for place, seat in enumerate(state.turn_order, 1))

    def after(self, state: Blackout) -> None:
        if state.phase == BUYING:
            self.shown.update(*state.display)
        for event in state.events:
            if event.kind == "placed-cube" and event.seat not in self.began:
                self.began.add(event.seat)
                self.counted["opening", str(event.data["location"]), event.seat] += 1
            elif topic := EVENTS.get(event.kind):
                self.counted[topic, str(event.data["card"]), event.seat] += 1

    def counts(self, state: Blackout) -> list[Counted]:
        counts = [Counted("card", card, times=0) for card in sorted(self.shown)]
        return counts + [Counted(topic, thing, seat, times) for (topic, thing, seat), times in self.counted.items()]


def called(words: Words, topic: str, thing: str) -> str:
    if topic == "order":
        return thing
    if topic == "opening":
        return words.say(f"location-{thing}")
    return f"{words.card(thing)} ({thing})"
