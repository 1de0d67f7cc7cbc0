"""The order of dusk effects is asked only where it may change something (F4.16)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations

from hearthlight.games.frostpunk import FROSTPUNK, Frostpunk
from hearthlight.games.frostpunk.rules.model import Displayed
from hearthlight.games.frostpunk.rules.moves import Carry
from hearthlight.games.frostpunk.rules.phases.dusk import DuskEffects
from hearthlight.kernel import Dice

from .charms import charm
from .tables import PACK, at, begun, fresh

EVENTS = sorted(key for key, card in PACK.events.items() if card.dusk)
SCENARIO = sorted(key for key, card in PACK.scenario.items() if card.dusk)
GAMES = 18


def dusk(state: Frostpunk, *laid: Displayed) -> Frostpunk:
    """The dusk of a city where these cards lie out."""
    state.display = [card for card in laid if card.card in PACK.events]
    state.scenario = [card for card in laid if card.card in PACK.scenario]
    cards = tuple(card.card for card in laid)
    for pile in (state.morning, state.dusk, state.dusk_discard, state.box, state.gone, state.reading):
        pile[:] = [card for card in pile if card not in cards]
    return at(state, DuskEffects(left=cards))


def random_dusks() -> Iterator[tuple[Frostpunk, int]]:
    """Cities of random games, each with some cards that do something at dusk."""
    for seed in range(GAMES):
        state, dice = fresh(players=1 + seed % 2, seed=seed, group=1 + seed % 6), Dice(seed)
        while state.to_act and state.ply < 400:
            seat = dice.pick(state.to_act)
            if state.decision(seat, details=False).asks == "figure" and not dice.below(3):
                few = {dice.pick(EVENTS), dice.pick(EVENTS), dice.pick([*EVENTS, *SCENARIO])}
                laid = [Displayed(card, coal=dice.below(5)) for card in sorted(few)]
                city = dusk(state.copy(), *laid)
                if isinstance(city.question, DuskEffects):
                    yield city, dice.below(1000)
            state.play(seat, dice.pick(state.moves(seat)))
            charm(state, dice)


def carried_out(state: Frostpunk, order: Sequence[str], seed: int) -> Frostpunk:
    """The city after the effects in this order, with the same answers to whatever else is asked."""
    twin, dice = state.copy(), Dice(seed)
    while twin.to_act:
        seat = twin.to_act[0]
        if isinstance(twin.question, DuskEffects):
            twin.play(seat, next(Carry(card) for card in order if Carry(card) in twin.moves(seat)))
        else:
            twin.play(seat, dice.pick(twin.moves(seat)))
    twin.events, twin.undo, twin.ply, twin.revealed = [], [], 0, False
    return twin


def test_a_card_that_comes_first_by_itself_may_as_well_come_at_any_time() -> None:
    answered = asked = 0
    for state, seed in random_dusks():
        move = FROSTPUNK.obvious(state, state.to_act[0])
        if move is None:
            asked += 1
            continue
        assert isinstance(move, Carry)
        answered += 1
        cards = [carry.what for carry in state.moves(state.to_act[0]) if isinstance(carry, Carry)]
        for order in permutations(cards):
            first = [move.what, *(card for card in order if card != move.what)]
            assert carried_out(state, order, seed) == carried_out(state, first, seed), (order, first)
    assert answered > 40
    assert asked > 40


def order_of(state: Frostpunk) -> str | None:
    move = FROSTPUNK.obvious(state, state.to_act[0])
    return move.what if isinstance(move, Carry) else None


def test_whoever_waits_for_stores_that_do_not_lie_there_is_not_in_the_way() -> None:
    assert order_of(dusk(begun(), Displayed("M015"), Displayed("S02", wood=3))) == "S02"
    assert order_of(dusk(begun(), Displayed("M015"), Displayed("S02", wood=4))) is None


def test_losses_that_do_not_touch_each_other_need_no_order() -> None:
    state = begun()
    state.coal, state.people[0].tired = 5, 0
    assert order_of(dusk(state, Displayed("M008"), Displayed("M012"))) is not None


def test_the_last_coal_is_somebodys_choice() -> None:
    state = begun()
    state.coal = 2
    assert order_of(dusk(state, Displayed("M008"), Displayed("D008"))) is None
