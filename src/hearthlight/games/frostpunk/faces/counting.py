"""What cities are counted by: laws, technologies, what was chosen, buildings and who worked there, storms."""

from __future__ import annotations

from collections import Counter

from hearthlight.games.contract import Counted, Tally
from hearthlight.i18n import Words
from hearthlight.kernel import Event

from ..content.pack import Pack
from ..rules.model import Frostpunk

EVENTS = {"passed-law": ("law", "card"), "researched": ("technology", "card"), "erected": ("building", "building")}
"""What is counted by the thing that an event is about."""


class FrostpunkTally(Tally):
    def __init__(self, state: Frostpunk) -> None:
        self.lay_out = {("law", law) for law in state.laws} | {("technology", card) for card in state.technologies}
        self.counted: Counter[tuple[str, str]] = Counter()
        self.storms = 0

    def after(self, state: Frostpunk) -> None:
        for event in state.events:
            if event.kind in EVENTS:
                topic, about = EVENTS[event.kind]
                self.counted[topic, str(event.data[about])] += 1
            elif event.kind in ("chose", "went"):
                self.choose(state.pack, event)
            elif event.kind == "storm":
                self.storms += 1
            elif event.kind == "acts" and (building := getattr(event.move, "building", "")):
                self.counted["work", building] += 1

    def choose(self, pack: Pack, event: Event) -> None:
        """Which option it was, and which others there were."""
        card, topic = str(event.data["card"]), "choice" if event.kind == "chose" else "journey"
        asks = pack.events.get(card) or pack.scenario.get(card)
        options = asks.options if asks else pack.expeditions[card].ways
        self.lay_out.update((topic, f"{card}-{number}") for number in range(1, len(options) + 1))
        self.counted[topic, f"{card}-{event.data['option']}"] += 1

    def counts(self, state: Frostpunk) -> list[Counted]:
        counts = [Counted(topic, thing, times=0) for topic, thing in sorted(self.lay_out)]
        counts += [Counted(topic, thing, times=times) for (topic, thing), times in self.counted.items()]
        return [*counts, Counted("storms", str(self.storms)), Counted("cores", str(state.cores))]


def called(words: Words, topic: str, thing: str) -> str:
    if topic in ("storms", "cores"):
        return thing
    if topic in ("choice", "journey"):
        card, _, number = thing.rpartition("-")
        return words.say("counted-option", card=words.card(card), id=card, number=int(number))
    return words.card(thing) if topic in ("building", "work") else f"{words.card(thing)} ({thing})"
