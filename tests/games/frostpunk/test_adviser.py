"""The adviser of Frostpunk: what it says comes true, and it plays as well as the companion."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from hearthlight.arena.play import play_out
from hearthlight.bots import Adviser
from hearthlight.games.frostpunk import FROSTPUNK
from hearthlight.games.frostpunk.bots.companion import CompanionBot
from hearthlight.games.frostpunk.bots.promise import USUAL, cost_of
from hearthlight.games.frostpunk.content.terms import KINDS
from hearthlight.games.frostpunk.faces.view import View
from hearthlight.games.frostpunk.rules.city.map import FIELDS_OF, FIELDS_OF_GENERATOR, NEIGHBOURS
from hearthlight.games.frostpunk.rules.model import Frostpunk
from hearthlight.games.frostpunk.rules.moves import GO_ON, STOP, Lay, PlayCitizen, Take
from hearthlight.games.frostpunk.rules.phases.actions.turns import TakeFigure
from hearthlight.kernel import Dice, Match, make_options
from hearthlight.table.advising import sentence

from ..advised import Coming, Obedient, Reading, comes_true, decisions


def people(view: View, about: Mapping[str, Any]) -> Any:
    return view.people[KINDS.index(about["kind"])]


def on_map(view: View, thing: str) -> int:
    return sum(getattr(field, thing) for field in view.fields)


def able(state: Frostpunk) -> int:
    """How many figures somebody could take now (F4.12)."""
    ready = dict(zip(KINDS, (one.ready for one in state.people), strict=True)) | {"automaton": state.automata_ready}
    return sum(ready[move.figure] for move in TakeFigure().options(state) if isinstance(move, Take))


def explored(view: View) -> int:
    return sum(way >= 0 for path in view.paths for way in path.chosen)


def cleared_near(view: View, about: Mapping[str, Any]) -> int:
    place = next(move.place for move in about["moves"] if isinstance(move, Lay))
    return sum(bool(view.sectors[other]) for other in NEIGHBOURS[place])


def start_prices(view: View, about: Mapping[str, Any]) -> tuple[int, int]:
    """How many cards of the hand cost the city more, and how many less (F3.12)."""
    assert view.seat is not None
    cards = FROSTPUNK.packs(FROSTPUNK.packs.names()[0]).citizens
    own = cost_of(cards[about["moves"][0].card].start, USUAL)
    prices = [cost_of(cards[card].start, USUAL) for card in view.hands[view.seat]]
    return sum(own < price for price in prices), sum(price < own for price in prices)


READ: dict[str, Reading] = {
    "won": lambda view, _: int(bool(view.outcome and view.outcome.winners)),
    "lost": lambda view, _: int(bool(view.outcome and not view.outcome.winners)),
    "hope": lambda view, _: len(view.hope),
    "discontent": lambda view, _: len(view.discontent),
    "active-hope": lambda view, _: sum(token.active for token in view.hope),
    "active-discontent": lambda view, _: sum(token.active for token in view.discontent),
    "sick": lambda view, about: people(view, about).sick,
    "bed": lambda view, about: people(view, about).sick,
    "grave": lambda view, _: sum(one.grave for one in view.people),
    "dead": lambda view, _: view.corpses,
    "meal-deaths": lambda view, _: view.outlook.meals.next.deaths,
    "meal-discontent": lambda view, _: view.outlook.meals.next.discontent,
    "unfed": lambda view, _: view.outlook.meals.next.missing,
    "food": lambda view, _: view.food,
    "freezing": lambda view, _: len(view.outlook.heating.steps[0].freezing),
    "bedless": lambda view, _: view.outlook.night.beds.bedless,
    "stress": lambda view, _: view.stress + view.overload,
    "coal": lambda view, _: view.coal,
    "output": lambda view, _: view.output,
    "beds": lambda view, _: sum(shelter.places for shelter in view.outlook.night.shelters),
    "cores": lambda view, _: view.cores,
    "wood": lambda view, _: view.wood,
    "map": lambda view, about: on_map(view, about["thing"]),
    "automata": lambda view, _: view.automata,
    "building": lambda view, about: sum(built.building == about["building"] for built in view.built),
    "upgraded": lambda view, about: sum(built.upgraded for built in view.built if built.building == about["building"]),
    "people": lambda view, about: people(view, about).number,
    "tired": lambda view, about: people(view, about).tired,
    "citizen-cards": lambda view, _: sum(map(len, view.hands)),
    "researched": lambda view, about: int(about["card"] in view.finished),
    "research": lambda view, about: int(about["card"] == view.researching),
    "expeditions": lambda view, _: sum(path.scout >= 0 for path in view.paths),
    "scouted": lambda view, _: sum(path.space for path in view.paths if path.scout >= 0),
    "loaded": lambda view, about: sum(
        laid.resources for laid in (*view.display, *view.scenario) if laid.card == about["card"]
    ),
    "trouble": lambda view, _: view.dusk_size + len(view.dusk_discard),
    "evenings": lambda view, about: sum(laid.card == about["card"] for laid in view.display),
    "opens": lambda view, about: int(any(plan.building == about["building"] for plan in view.outlook.plans.buildings)),
    "law": lambda view, _: len(view.passed),
    "law-harm": lambda view, _: len(view.passed),
    "law-ahead": lambda view, _: len(view.passed),
    "hands": lambda _, about: able(about["state"]),
    "idle": lambda _, about: able(about["state"]),
    "rest": lambda _, about: able(about["state"]),
    "advisor": lambda view, about: sum(token.active and about["token"] in ("hope", token.kind) for token in view.hope),
    "keeps-coal": lambda view, _: view.coal,
    "freezing-so-far": lambda view, _: len(view.outlook.heating.steps[0].freezing),
    "explore": lambda view, _: explored(view),
    "bypass": lambda view, _: explored(view),
    "start-cheap": lambda view, about: start_prices(view, about)[0],
    "start-dear": lambda view, about: start_prices(view, about)[1],
    "lay-near": lambda view, about: cleared_near(view, about),
    "lay-deposit": lambda view, about: cleared_near(view, about),
    "clear-wood": lambda view, _: on_map(view, "wood"),
    "clear-coal": lambda view, _: on_map(view, "coal"),
    "clear-room": lambda view, _: len(
        {
            *range(FIELDS_OF_GENERATOR),
            *(field for place, tile in enumerate(view.sectors) if tile for field in FIELDS_OF[place]),
        }
        - {field for built in view.built for field in built.fields}
        - {field for field, _ in view.gathered}
    ),
}
COMING: Coming = {
    "hope-rises": ("next-hope", 1),
    "hope-falls": ("next-hope", -1),
    "discontent-rises": ("next-discontent", 1),
    "discontent-falls": ("next-discontent", -1),
}


@pytest.mark.parametrize("number", [60, pytest.param(500, marks=pytest.mark.soak)])
def test_what_it_says_comes_true(number: int) -> None:
    adviser: Adviser[Any] = FROSTPUNK.adviser
    words, seen = FROSTPUNK.words(FROSTPUNK.packs(FROSTPUNK.packs.names()[0]), "en"), set[str]()
    for state, seat in decisions(FROSTPUNK, number, seed=3):
        for advice in adviser.advise(state, seat):
            seen.update(comes_true(FROSTPUNK, state, seat, advice, READ, words, COMING))
    assert len(seen) > 12


def test_it_says_what_the_bot_would_do() -> None:
    adviser: Adviser[Any] = FROSTPUNK.adviser
    for state, seat in decisions(FROSTPUNK, 40, seed=9):
        world = adviser.world(state, seat)
        assert adviser.advise(state, seat)[0].moves[0] == CompanionBot().answer(world, seat)


def test_an_advisor_is_taken_for_what_it_does() -> None:
    """Also one that the city could not pay today: it stays for the whole game (F3.11)."""
    state = Match(FROSTPUNK, make_options(FROSTPUNK, players=2), 4).state
    (seat,) = state.to_act
    adviser: Adviser[Any] = FROSTPUNK.adviser
    words = FROSTPUNK.words(state.pack, "en")
    said = [
        sentence(state, seat, one, words, best=not number) for number, one in enumerate(adviser.advise(state, seat))
    ]
    assert "Once a round, for 1 care: cure 2; none active yet." in said
    assert "Once a round, for 1 hope: remove up to 3 stress cubes; 2 active now." in said
    assert len(said) == 4


def test_a_citizen_card_is_played_for_what_its_action_brings() -> None:
    """Though it answers itself where it is done (F8.3): that the card is gone then is its price."""
    adviser: Adviser[Any] = FROSTPUNK.adviser
    seen = 0
    for state, seat in decisions(FROSTPUNK, 120, seed=21):
        best = adviser.advise(state, seat)[0]
        if isinstance(best.moves[0], PlayCitizen):
            assert not best.known or any(reason.good for reason in best.told), best
            seen += 1
    assert seen > 3


def test_ending_the_phase_is_no_advice_while_somebody_can_help() -> None:
    """F4.12: neither as a turn, nor when somebody else asks for it; and there it says how many would stay idle."""
    adviser: Adviser[Any] = FROSTPUNK.adviser
    asked = 0
    for state, seat in decisions(FROSTPUNK, 80, seed=2):
        assert isinstance(state, Frostpunk)
        if STOP not in state.moves(seat) or state.people[0].ready < 2:
            continue
        turns = adviser.advise(state, seat)
        assert turns[0].moves[0] != STOP
        ended = state.copy()
        ended.play(seat, STOP)
        whom = ended.to_act[0]
        together = adviser.advise(ended, whom)
        assert together[0].moves == (GO_ON,)
        assert CompanionBot().choose(ended, whom, Dice(1)) == GO_ON
        assert [reason.what for one in together for reason in one.told] == ["hands", "idle"]
        assert [reason.after for one in together for reason in one.told] == [able(state)] * 2
        asked += 1
    assert asked > 5


@pytest.mark.soak
def test_who_follows_it_lives_as_long_as_the_companion() -> None:
    rounds = {"obedient": 0, "companion": 0}
    for seed in range(12):
        for player in (Obedient(FROSTPUNK), FROSTPUNK.bot("companion")):
            state = Match(FROSTPUNK, make_options(FROSTPUNK, players=1), seed).state
            play_out(state, [player], Dice(seed))
            assert state.outcome is not None
            rounds[player.name] += 100 * bool(state.outcome.winners) + state.round
    assert rounds["obedient"] >= 0.9 * rounds["companion"], rounds
