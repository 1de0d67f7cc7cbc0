"""Sickness and death (section 7), arrivals and departures."""

from __future__ import annotations

from hearthlight.kernel import Action, Move

from ..content.effects import KINDS
from .asking import LEADER, Ask
from .ending import lose
from .model import MOST, Frostpunk
from .moves import DRAW, Arrive, Bury, CureOne, DiscardCitizen, Draw, FallSick, Leave, TireOne, TreatOne, TurnOne

MOST_TOKENS = 5
"""Exhausted-citizen tokens of a kind."""


QUIET = "death"
"""Somebody has died in this round."""


def sicken(state: Frostpunk, kind: int) -> None:
    """F7.1, F7.2: the marker moves up; at the number of citizens it is turned over instead."""
    people = state.people[kind]
    if people.sick < people.number:
        people.sick += 1
        state.tell("fell-sick", None, kind=KINDS[kind])
    else:
        turn_marker(state, kind)


def turn_marker(state: Frostpunk, kind: int) -> None:
    """F7.3, Q8, Q9."""
    people = state.people[kind]
    if not people.sick:
        return
    people.grave = not people.grave
    state.tell("turned-marker", None, kind=KINDS[kind], grave=int(people.grave))
    if not people.grave:
        people.sick -= 1
        die(state, kind)


def die(state: Frostpunk, kind: int, *, quietly: bool = False) -> None:
    """F7.5."""
    people = state.people[kind]
    if not people.number:
        return
    people.number -= 1
    people.sick = min(people.sick, people.number)  # F7.4
    if not people.sick:
        people.grave = False
    state.corpses += 1
    state.tell("died", None, kind=KINDS[kind])
    if state.corpses >= state.pack.content.tracks.corpses:
        lose(state, "corpses")  # F1.2
        return
    rules = state.pack.rules_in_force(state)
    first = QUIET not in state.once
    if first:
        state.once.append(QUIET)
    if food := sum(rule.corpse_food for rule in rules):
        state.food = min(MOST, state.food + food)
        state.tell("gained", None, what="food", count=food)
    cures = sum(rule.corpse_cure for rule in rules)
    state.push(*(ChooseCure(left=cures - done) for done in range(cures)))
    if not quietly and not (first and any(rule.quiet_deaths for rule in rules)):
        state.push(DeathCard(kind=kind))


class DeathCard(Action[Frostpunk], frozen=True):
    """F7.5: a citizen card from the deck, unless a player gives one of that kind from the hand: asked clockwise from
    the leader, those who have one."""

    kind: int = 0

    def run(self, state: Frostpunk) -> None:
        holders = tuple(seat for seat in state.clockwise(state.leader) if cards_of_kind(state, seat, self.kind))
        state.push(GiveCard(seat=holders[0] if holders else LEADER, kind=self.kind, others=holders[1:]))


def cards_of_kind(state: Frostpunk, seat: int, kind: int) -> list[str]:
    cards = state.pack.citizens
    return [card for card in state.hands[seat] if cards[card].kind == KINDS[kind]]


class GiveCard(Ask, frozen=True):
    """One's own card, or the next player's; the last one who is asked leaves it to the deck."""

    asks = "death"
    rule = "F7.5"
    kind: int = 0
    others: tuple[int, ...] = ()

    def options(self, state: Frostpunk) -> list[Move]:
        held = [] if self.seat == LEADER else cards_of_kind(state, self.seat, self.kind)
        drawable: list[Move] = [DRAW] if state.citizens or state.citizens_discard or self.others else []
        return [*drawable, *map(DiscardCitizen, held)]

    def choose(self, state: Frostpunk, move: Move) -> None:
        from .doing import Do

        if isinstance(move, Draw) and self.others:
            state.push(GiveCard(seat=self.others[0], kind=self.kind, others=self.others[1:]))
            return
        if isinstance(move, Draw):
            card = draw_citizen(state)
            state.reveal()
        else:
            assert isinstance(move, DiscardCitizen)
            card = move.card
            state.hands[self.seat].remove(card)
        state.citizens_discard.append(card)
        state.tell("mourned", None, card=card, kind=KINDS[self.kind])
        state.push(Do(state.pack.citizens[card].death[KINDS[self.kind]], card))

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        return {"kind": KINDS[self.kind], "others": len(self.others)}


def draw_citizen(state: Frostpunk) -> str:
    """F8.4: an empty deck is reshuffled from its discard."""
    if not state.citizens:
        state.citizens, state.citizens_discard = state.citizens_discard, []
        state.shuffle(state.citizens)
    return state.citizens.pop()


def arrive(state: Frostpunk, kind: int, number: int) -> None:
    """F13.1: those beyond 50 are of another kind, of choice."""
    people = state.people[kind]
    room = min(number, MOST - people.number)
    people.number += room
    if room:
        state.tell("arrived", None, kind=KINDS[kind], count=room)
    for _ in range(number - room):
        state.push(ArriveElsewhere())


class ArriveElsewhere(Ask, frozen=True):
    asks = "arrival"
    rule = "F13.1"

    def options(self, state: Frostpunk) -> list[Move]:
        return [Arrive(kind) for number, kind in enumerate(KINDS) if state.people[number].number < MOST]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, Arrive)
        arrive(state, _kind(move), 1)


def leave(state: Frostpunk, kind: int, number: int) -> None:
    """F1.4: as many as there are; nobody dies."""
    people = state.people[kind]
    gone = min(number, people.number)
    people.number -= gone
    people.sick = min(people.sick, people.number)
    if not people.sick:
        people.grave = False
    if gone:
        state.tell("left", None, kind=KINDS[kind], count=gone)


class Choice(Ask, frozen=True):
    """One of the three kinds, as far as the thing can happen to it."""

    among: tuple[int, ...] = (0, 1, 2)

    def possible(self, state: Frostpunk, kind: int) -> bool:
        return bool(state.people[kind].number)

    def kinds(self, state: Frostpunk) -> list[int]:
        return [kind for kind in self.among if self.possible(state, kind)]


def _kind(move: Move) -> int:
    return KINDS.index(move.kind)  # type: ignore[attr-defined]


class ChooseSick(Choice, frozen=True):
    """F7.1: who falls sick, where no kind is named."""

    asks = "sick"
    rule = "F7.1"

    def options(self, state: Frostpunk) -> list[Move]:
        return [FallSick(KINDS[kind]) for kind in self.kinds(state)]

    def choose(self, state: Frostpunk, move: Move) -> None:
        sicken(state, _kind(move))


class ChooseCure(Choice, frozen=True):
    """F7.6: one marker back by 1; a gravely ill one cannot reach 0."""

    asks = "cure"
    rule = "F7.6"
    left: int = 1

    def possible(self, state: Frostpunk, kind: int) -> bool:
        return state.people[kind].sick > (1 if state.people[kind].grave else 0)

    def options(self, state: Frostpunk) -> list[Move]:
        return [CureOne(KINDS[kind]) for kind in self.kinds(state)]

    def choose(self, state: Frostpunk, move: Move) -> None:
        state.people[_kind(move)].sick -= 1
        state.tell("cured", None, kind=KINDS[_kind(move)])

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        return {"count": self.left}


class ChooseTreat(Choice, frozen=True):
    """F7.6: a marker from gravely ill to sick; nobody dies."""

    asks = "treat"
    rule = "F7.6"

    def possible(self, state: Frostpunk, kind: int) -> bool:
        return state.people[kind].grave

    def options(self, state: Frostpunk) -> list[Move]:
        return [TreatOne(KINDS[kind]) for kind in self.kinds(state)]

    def choose(self, state: Frostpunk, move: Move) -> None:
        state.people[_kind(move)].grave = False
        state.tell("treated", None, kind=KINDS[_kind(move)])


class ChooseTurn(Choice, frozen=True):
    """F7.3: which sickness marker is turned over."""

    asks = "turn-marker"
    rule = "F7.3"
    only_worse: bool = False

    def possible(self, state: Frostpunk, kind: int) -> bool:
        people = state.people[kind]
        return bool(people.sick) and not (self.only_worse and people.grave)

    def options(self, state: Frostpunk) -> list[Move]:
        return [TurnOne(KINDS[kind]) for kind in self.kinds(state)]

    def choose(self, state: Frostpunk, move: Move) -> None:
        turn_marker(state, _kind(move))


class ChooseDeath(Choice, frozen=True):
    asks = "die"
    rule = "F7.5"
    quietly: bool = False

    def options(self, state: Frostpunk) -> list[Move]:
        return [Bury(KINDS[kind]) for kind in self.kinds(state)]

    def choose(self, state: Frostpunk, move: Move) -> None:
        die(state, _kind(move), quietly=self.quietly)


class ChooseLeaver(Choice, frozen=True):
    asks = "leave"
    rule = "F1.4"

    def options(self, state: Frostpunk) -> list[Move]:
        return [Leave(KINDS[kind]) for kind in self.kinds(state)]

    def choose(self, state: Frostpunk, move: Move) -> None:
        leave(state, _kind(move), 1)


class ChooseTired(Choice, frozen=True):
    """An exhausted-citizen token into the stockpile."""

    asks = "tire"
    rule = "F4.11"

    def possible(self, state: Frostpunk, kind: int) -> bool:
        return state.people[kind].tired < MOST_TOKENS

    def options(self, state: Frostpunk) -> list[Move]:
        return [TireOne(KINDS[kind]) for kind in self.kinds(state)]

    def choose(self, state: Frostpunk, move: Move) -> None:
        tire(state, _kind(move))


def tire(state: Frostpunk, kind: int) -> None:
    people = state.people[kind]
    if people.tired < MOST_TOKENS:
        people.tired += 1
        state.tell("tired", None, kind=KINDS[kind])
