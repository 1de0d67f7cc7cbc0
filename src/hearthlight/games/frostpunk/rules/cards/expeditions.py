"""Expeditions (section 9)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from hearthlight.kernel import Action, Move, Refusal, Remark

from ...content.cards import Way
from ...content.terms import Condition
from ..agenda.asking import Ask, Detail, remarks_on, tells
from ..agenda.doing import Do
from ..agenda.paying import Pay
from ..agenda.refusing import refuse
from ..model import Frostpunk, Path
from ..moves import BYPASS, EXPLORE, Bypass, Explore, PickOption, SendScout
from ..vocabulary.conditions import judges, refuse_option, why_not_chosen

NEXT = {"A": "B", "B": "C"}


def length(state: Frostpunk, path: Path) -> int:
    """Of the cards below only the first space shows; of the top card all."""
    return len(path.cards) - 1 + int(state.pack.expeditions[path.cards[-1]].spaces)


def draw_card(state: Frostpunk, deck: str) -> str:
    """The next card of a deck; an empty one is made of its removed cards (Q22)."""
    if not state.expeditions[deck]:
        state.expeditions[deck], state.expeditions_gone[deck] = state.expeditions_gone[deck], []
        state.shuffle(state.expeditions[deck])
    state.reveal()
    return state.expeditions[deck].pop()


def can_draw(state: Frostpunk, deck: str) -> bool:
    return bool(state.expeditions[deck] or state.expeditions_gone[deck])


def scouts_allowed(state: Frostpunk) -> int:
    """Expeditions at the same time: by the best beacon."""
    allowed = 0
    for built in state.built:
        card = state.pack.buildings[built.building]
        allowed = max(allowed, card.upgraded_expeditions if built.upgraded else card.expeditions)
    return allowed


def scouts_sent(state: Frostpunk) -> int:
    return sum(path.scout >= 0 for path in state.paths)


def why_no_expedition(state: Frostpunk) -> str:
    """F5.5: why no further scout can be sent."""
    allowed = scouts_allowed(state)
    if not allowed:
        return "no-beacon"
    return "scouts-out" if scouts_sent(state) >= allowed else ""


def free_paths(state: Frostpunk) -> list[int]:
    """Paths without a scout, while another expedition is allowed."""
    if why_no_expedition(state):
        return []
    return [number for number, path in enumerate(state.paths) if path.scout < 0]


def closed_paths(state: Frostpunk) -> list[Refusal]:
    """The others."""
    sent, allowed, why = scouts_sent(state), scouts_allowed(state), why_no_expedition(state)
    return [
        refuse(SendScout(number + 1), why or "path-taken", sent=sent, allowed=allowed)
        for number, path in enumerate(state.paths)
        if why or path.scout >= 0
    ]


def send_scout(state: Frostpunk, number: int, figure: int) -> None:
    path = state.paths[number]
    state.paths[number] = Path(path.cards, (-1,) * (len(path.cards) - 1), figure)
    state.people[figure].scouting += 1
    state.tell("scout-sent", None, path=number + 1)
    first_steps(state, number)


def first_steps(state: Frostpunk, number: int) -> None:
    """T01: a scout that is sent or goes on moves on at once."""
    steps = sum(rules.scout_start_steps for rules in state.rules_in_force())
    if steps:
        state.push(March(number, steps))


def march(state: Frostpunk, steps: int) -> None:
    """F4.9: every scout moves so many spaces along its path."""
    state.push(*(March(number, steps) for number, path in enumerate(state.paths) if path.scout >= 0))


class March(Action[Frostpunk], frozen=True):
    path: int
    steps: int

    def run(self, state: Frostpunk) -> None:
        path = state.paths[self.path]
        last = length(state, path) - 1
        space = min(last, path.space + self.steps)
        left = self.steps - (space - path.space)
        state.paths[self.path] = msgspec.structs.replace(path, space=space)
        if space > path.space:
            state.tell("marched", None, path=self.path + 1, count=space - path.space)
        if space == last:
            state.push(AtTheEnd(path=self.path, steps=left))


class AtTheEnd(Ask, frozen=True):
    """F9.1: on the last space: bypass (A and B cards), or explore."""

    asks = "expedition"
    rule = "F9.1"
    path: int = 0
    steps: int = 0

    def options(self, state: Frostpunk) -> list[Move]:
        deck = state.pack.expeditions[state.paths[self.path].cards[-1]].deck
        further = deck in NEXT and can_draw(state, NEXT[deck])
        return [BYPASS, EXPLORE] if further else [EXPLORE]

    def choose(self, state: Frostpunk, move: Move) -> None:
        path = state.paths[self.path]
        if isinstance(move, Bypass):
            deck = NEXT[state.pack.expeditions[path.cards[-1]].deck]
            lay_on_top(state, self.path, deck, chosen=-1)
            state.push(March(self.path, self.steps))
        else:
            state.reveal()
            state.explored.append(path.cards[-1])
            state.tell("explored", None, card=path.cards[-1])
            state.push(ChooseWay(path=self.path))

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        return {"path": self.path + 1, "steps": self.steps}


@remarks_on(Bypass)
def what_comes_next(state: Frostpunk, move: Bypass, question: AtTheEnd) -> Iterator[Remark]:
    deck = state.pack.expeditions[state.paths[question.path].cards[-1]].deck
    yield Remark("bypass", {"deck": NEXT[deck], "steps": question.steps})


@remarks_on(Explore)
def nobody_knows(state: Frostpunk, move: Explore, question: AtTheEnd) -> Iterator[Remark]:
    yield Remark("explore")


def lay_on_top(state: Frostpunk, number: int, deck: str, *, chosen: int) -> None:
    """A card on top of the path; the scout stands on its first space."""
    path = state.paths[number]
    cards = (*path.cards, draw_card(state, deck))
    state.paths[number] = msgspec.structs.replace(
        path, cards=cards, chosen=(*path.chosen, chosen), space=len(cards) - 1
    )
    state.tell("path-goes-on", None, path=number + 1, deck=deck)


class ChooseWay(Ask, frozen=True):
    """F9.2, F9.3: one of the options of the card that was explored."""

    asks = "way"
    rule = "F9.2"
    obvious = False
    path: int = 0

    def options(self, state: Frostpunk) -> list[Move]:
        card = state.pack.expeditions[state.paths[self.path].cards[-1]]
        return [PickOption(number) for number, way in enumerate(card.ways, 1) if not why_not_gone(state, way)]

    def refused(self, state: Frostpunk) -> list[Refusal]:
        card = state.pack.expeditions[state.paths[self.path].cards[-1]]
        return [
            refuse(PickOption(number), why, deck=way.deck)
            if why == "deck-empty"
            else refuse_option(state, PickOption(number), way.condition, way.cost)
            for number, way in enumerate(card.ways, 1)
            if (why := why_not_gone(state, way))
        ]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, PickOption)
        path = state.paths[self.path]
        way = state.pack.expeditions[path.cards[-1]].ways[move.number - 1]
        state.tell("went", None, card=path.cards[-1], option=move.number)
        if way.kind == "go-on":
            lay_on_top(state, self.path, way.deck, chosen=move.number - 1)
            first_steps(state, self.path)
        else:
            come_back(state, self.path, move.number - 1)
        state.push(Pay(way.cost))

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        return {"card": state.paths[self.path].cards[-1]}


def why_not_gone(state: Frostpunk, way: Way) -> str:
    """F9.2: why a way cannot be chosen."""
    if way.kind == "go-on" and not can_draw(state, way.deck):
        return "deck-empty"
    return why_not_chosen(state, way.condition, way.cost)


def come_back(state: Frostpunk, number: int, chosen: int) -> None:
    """F9.3: scout home, the chosen option, then the cards below on which `go on` was chosen."""
    path, cards = state.paths[number], state.pack.expeditions
    state.people[path.scout].scouting -= 1
    state.people[path.scout].ready += 1
    state.paths[number] = msgspec.structs.replace(path, scout=-1)
    state.tell("scout-home", None, path=number + 1)
    way = cards[path.cards[-1]].ways[chosen]
    gains = [way.effects] + [
        cards[card].ways[earlier].effects
        for card, earlier in zip(path.cards[-2::-1], path.chosen[::-1], strict=True)
        if earlier >= 0
    ]
    state.push(*(Do(effects) for effects in gains), Rearrange(number, way.deck))


class Rearrange(Action[Frostpunk], frozen=True):
    """The path after a return: a fresh A path, or a longer one."""

    path: int
    deck: str

    def run(self, state: Frostpunk) -> None:
        path = state.paths[self.path]
        if self.deck == "new":
            state.explored = [card for card in state.explored if card not in path.cards]
            for card in path.cards:
                state.expeditions_gone[state.pack.expeditions[card].deck].append(card)
            state.paths[self.path] = Path((draw_card(state, "A"),)) if can_draw(state, "A") else Path(path.cards)
        elif can_draw(state, self.deck):
            state.paths[self.path] = Path((*path.cards, draw_card(state, self.deck)), (-1,) * len(path.cards))
        else:
            state.paths[self.path] = Path(path.cards, (-1,) * (len(path.cards) - 1))


@judges("scouts")
def scouts_out(state: Frostpunk, condition: Condition, card: str) -> bool:
    return sum(path.scout >= 0 for path in state.paths) >= condition.scouts


@tells(SendScout)
def tell_path(state: Frostpunk, move: SendScout, question: Ask) -> Detail:
    path = state.paths[move.path - 1]
    top = state.pack.expeditions[path.cards[-1]]
    return {"deck": top.deck, "hint": top.hint, "spaces": length(state, path)}
