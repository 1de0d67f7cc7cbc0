"""The adviser of Blackout: what it says comes true, and it plays as well as the greedy bot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from hearthlight.arena.play import play_out
from hearthlight.bots import Adviser, Bot
from hearthlight.games.blackout import BLACKOUT
from hearthlight.games.blackout.bots.greedy import GreedyBot
from hearthlight.games.blackout.content.effects import STOCK
from hearthlight.games.blackout.faces.view import PlayerView, View
from hearthlight.games.blackout.rules.model import Blackout
from hearthlight.games.blackout.rules.moves import Buy
from hearthlight.games.blackout.rules.outlook.whole import PlayerOutlook
from hearthlight.kernel import Dice, Match, make_options
from hearthlight.table.advising import sentence

from ..advised import Obedient, Reading, comes_true, decisions


def own(view: View) -> PlayerView:
    assert view.seat is not None
    return view.players[view.seat]


def ahead(view: View) -> PlayerOutlook:
    assert view.seat is not None
    return view.outlook.players[view.seat]


def lacking(view: View, card: str, number: int) -> int:
    """What a goal still lacks; nothing if it is done or can be done now."""
    return sum(
        need.number - need.have - need.coming
        for goal in ahead(view).goals
        for need in goal.needs
        if (goal.card, goal.goal) == (card, number) and not (goal.payable and goal.met)
    )


def missing(view: View, about: Mapping[str, Any]) -> int:
    return sum(len(district.missing) for district in view.outlook.districts if district.id == about["district"])


def planned(view: View) -> Any:
    return [card for card in ahead(view).cards or () if card.card in own(view).planned]


READ: dict[str, Reading] = {
    "points": lambda view, _: own(view).points,
    "tiles": lambda view, _: len(own(view).tiles_up),
    "icons": lambda view, _: ahead(view).lasting_icons,
    "gps": lambda view, _: own(view).gps,
    "transport": lambda view, _: own(view).transport,
    "hospital": lambda view, _: len(own(view).hospital),
    "plans": lambda view, _: len(own(view).finished),
    "checks": lambda view, _: len(own(view).unlocked),
    "restored": lambda view, _: len(own(view).restored),
    "hand": lambda view, _: len(own(view).hand or ()),
    "ready": lambda view, _: sum(goal.payable and goal.met for goal in ahead(view).goals),
    "goal": lambda view, about: lacking(view, about["card"], about["number"]),
    "power": lambda view, about: lacking(view, about["goal"], 0),
    "buys": lambda view, _: own(view).money,
    "stock": lambda view, about: own(view).stock[STOCK.index(about["resource"])],
    "money": lambda view, _: own(view).money,
    "district": missing,
    "cubes": lambda view, _: len(own(view).cubes),
    "brings": lambda view, about: sum(card.cubes for card in planned(view) if card.resource == about["resource"]),
    "acts": lambda view, about: sum(
        way.usable for card in planned(view) for way in card.ways if card.card == about["card"]
    ),
    "planned": lambda view, _: sum(map(bool, own(view).planned)),
    "keeps-money": lambda view, _: own(view).money,
    "keeps-hand": lambda view, _: len(own(view).hand or ()),
    "nothing-ready": lambda view, _: sum(goal.payable and goal.met for goal in ahead(view).goals),
    "search": lambda view, _: ahead(view).most_icons or 0,
    "condition": lambda view, about: next(
        min(one.have, one.number)
        for one in ahead(view).conditions
        if (one.what, one.where) == (about["what"], about["where"])
    ),
}


@pytest.mark.parametrize(
    ("number", "options"),
    [
        (60, {}),
        (40, {"mode": "campaign", "chapter": 3}),
        pytest.param(500, {}, marks=pytest.mark.soak),
        pytest.param(500, {"mode": "campaign", "chapter": 4}, marks=pytest.mark.soak),
    ],
)
def test_what_it_says_comes_true(number: int, options: dict[str, Any]) -> None:
    adviser: Adviser[Any] = BLACKOUT.adviser
    words, seen = BLACKOUT.words(BLACKOUT.packs(BLACKOUT.packs.names()[0]), "en"), set[str]()
    for state, seat in decisions(BLACKOUT, number, seed=5, **options):
        for advice in adviser.advise(state, seat):
            seen.update(comes_true(BLACKOUT, state, seat, advice, READ, words))
    assert len(seen) > 10


def test_for_a_card_speaks_what_it_costs_what_it_wants_and_what_it_brings() -> None:
    """Each card in its own words; a card that one does not own does not come nearer or get further away."""
    adviser: Adviser[Any] = BLACKOUT.adviser
    words = BLACKOUT.words(BLACKOUT.packs(BLACKOUT.packs.names()[0]), "en")
    bought = 0
    for state, seat in decisions(BLACKOUT, 250, seed=5):
        assert isinstance(state, Blackout)
        for number, advice in enumerate(adviser.advise(state, seat)):
            move = advice.moves[0]
            if not isinstance(move, Buy):
                continue
            bought += 1
            said = sentence(state, seat, advice, words, best=not number)
            wants = [words.needs(goal) for goal in state.pack.cards[move.card].goals]
            assert said.startswith(
                f"Costs {move.price} of your {own(BLACKOUT.view(state, seat)).money} HK dollars; "
            ), said
            assert any(f"wants {what} (" in said for what in wants), said
            assert all(word not in said for word in ("open goals", f"goal of {words.card(move.card)}")), said
            assert not {reason.what for reason in advice.told[1:]} & {"money"}, said
            assert move.card not in {
                dict(reason.about).get("card") for reason in advice.reasons if reason.what == "goal"
            }, said
    assert bought > 20


def test_it_says_what_the_bot_would_do() -> None:
    adviser: Adviser[Any] = BLACKOUT.adviser
    for state, seat in decisions(BLACKOUT, 40, seed=9):
        world = adviser.world(state, seat)
        assert adviser.advise(state, seat)[0].moves[0] == GreedyBot().answer(world, seat, Dice(state.ply))


@pytest.mark.soak
def test_who_follows_it_plays_as_well_as_the_greedy_bot() -> None:
    obedient, greedy = 0, 0
    for seed in range(20):
        for first in (True, False):
            bots: list[Bot] = [Obedient(BLACKOUT), BLACKOUT.bot("greedy")]
            state = Match(BLACKOUT, make_options(BLACKOUT, players=2), seed).state
            play_out(state, bots if first else bots[::-1], Dice(seed))
            assert state.outcome is not None
            one, other = state.outcome.scores if first else state.outcome.scores[::-1]
            obedient, greedy = obedient + one, greedy + other
    assert obedient >= 0.95 * greedy, (obedient, greedy)
