"""The adviser of Frostpunk: what it says comes true, and it plays as well as the companion."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from hearthlight.arena.play import play_out
from hearthlight.bots import Adviser
from hearthlight.games.frostpunk import FROSTPUNK
from hearthlight.games.frostpunk.bots.companion import CompanionBot
from hearthlight.games.frostpunk.bots.hopes import opened_by
from hearthlight.games.frostpunk.bots.promise import USUAL, cost_of
from hearthlight.games.frostpunk.content.effects import Choice, Gain, Hope, ShuffleIn
from hearthlight.games.frostpunk.content.terms import KINDS
from hearthlight.games.frostpunk.faces.view import View
from hearthlight.games.frostpunk.rules.agenda.doing import Do
from hearthlight.games.frostpunk.rules.city.clearing import places_for
from hearthlight.games.frostpunk.rules.city.erecting import BuildStep
from hearthlight.games.frostpunk.rules.city.map import FIELDS_OF, FIELDS_OF_GENERATOR, INNER_PLACES, NEIGHBOURS
from hearthlight.games.frostpunk.rules.model import Frostpunk, Token
from hearthlight.games.frostpunk.rules.moves import (
    DONE,
    GO_ON,
    STOP,
    Bed,
    CureOne,
    FallSick,
    Fuel,
    Lay,
    PassLaw,
    PickOption,
    PlayCitizen,
    Take,
)
from hearthlight.games.frostpunk.rules.outlook.heating import Heated
from hearthlight.games.frostpunk.rules.people.healing import ChooseCure
from hearthlight.games.frostpunk.rules.people.sickness import ChooseSick
from hearthlight.games.frostpunk.rules.phases.actions.turns import TakeFigure
from hearthlight.games.frostpunk.rules.phases.night import GiveBed
from hearthlight.games.frostpunk.rules.vocabulary.compound import ChooseOne
from hearthlight.kernel import Dice, Match, make_options
from hearthlight.table.advising import sentence

from ..advised import MOSTLY_TOLD, Coming, Obedient, Reading, comes_true, decisions
from .towns import lay, town


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
    "advisor-cure": lambda view, _: view.outlook.night.beds.bedless,
    "advisor-stress": lambda view, _: view.stress + view.overload,
    "advisor-unrest": lambda view, _: view.hunger,
    "advisor-goods": lambda view, _: view.wood,
    "cured": lambda view, about: people(view, about).sick,
    "keeps-hope": lambda view, _: sum(token.active for token in view.hope),
    "keeps-coal": lambda view, _: view.coal,
    "heats": lambda view, _: len(view.outlook.heating.steps[0].freezing),
    "sickened": lambda view, about: people(view, about).sick,
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


@pytest.mark.parametrize(("number", "language"), [(60, "en"), pytest.param(500, "de", marks=pytest.mark.soak)])
def test_what_it_says_comes_true(number: int, language: str) -> None:
    adviser: Adviser[Any] = FROSTPUNK.adviser
    words, seen = FROSTPUNK.words(FROSTPUNK.packs(FROSTPUNK.packs.names()[0]), language), set[str]()
    told = 0
    for state, seat in decisions(FROSTPUNK, number, seed=3):
        advised = adviser.advise(state, seat, thoroughly=True)
        told += bool(advised[0].told)
        for advice in advised:
            seen.update(comes_true(FROSTPUNK, state, seat, advice, READ, words, COMING))
    assert len(seen) > 12
    assert told >= MOSTLY_TOLD * number


def test_it_says_what_the_bot_would_do() -> None:
    adviser: Adviser[Any] = FROSTPUNK.adviser
    for state, seat in decisions(FROSTPUNK, 40, seed=9):
        world = adviser.world(state, seat)
        assert adviser.advise(state, seat)[0].moves[0] == CompanionBot().answer(world, seat)


def test_an_advisor_is_taken_for_what_the_city_lacks() -> None:
    """Its card says what it does; the hint says how things stand, and whether the city can pay: also of one that it
    could not pay today, for it stays for the whole game (F3.11)."""
    state = Match(FROSTPUNK, make_options(FROSTPUNK, players=2), 4).state
    (seat,) = state.to_act
    adviser: Adviser[Any] = FROSTPUNK.adviser
    words = FROSTPUNK.words(state.pack, "en")
    said = [
        sentence(state, seat, one, words, best=not number) for number, one in enumerate(adviser.advise(state, seat))
    ]
    assert said == [
        "Helps after cold nights: 10 figures have no bed yet, 0 sick; costs 1 care, none active yet.",
        "Takes the stress of heating off the generator: stress 0 of 10; costs 1 hope, 2 active now.",
        "Calms the city: 0 hunger and 2 discontent so far; costs 1 justice, none active yet.",
        "Spares your figures the gathering: 4 wood and 5 coal in store; costs 1 motivation, 2 active now.",
    ]


CURES = [
    (5, False, "Sick workers: 4 instead of 5; in the next preparation phase: no harm instead of grave illness."),
    (5, True, "Sick workers: 4 instead of 5; in the next preparation phase: no harm instead of 1 death."),
    (
        12,
        False,
        "Sick workers: 11 instead of 12; after 2 more cures, in the next preparation phase: grave illness "
        "instead of grave illness and 1 resting figure.",
    ),
    (3, False, "Sick workers: 2 instead of 3; up to 4 do no harm."),
]


@pytest.mark.parametrize(("sick", "grave", "said"), CURES)
def test_whoever_cures_hears_about_the_patients(sick: int, grave: bool, said: str) -> None:
    """F4.10, F7.3, F7.6: what it changes for them; not what comes anyway (a card that is shuffled in)."""
    state = town()
    state.people[0].sick, state.people[0].grave = sick, grave
    state.people[1].sick = 1
    state.push(ChooseCure(), Do((ShuffleIn(cards=("K01",)),), ""))
    state.settle()
    adviser: Adviser[Any] = FROSTPUNK.adviser
    words = FROSTPUNK.words(state.pack, "en")
    advice = adviser.advise(state, 0)
    told = {one.moves[0]: sentence(state, 0, one, words, best=not number) for number, one in enumerate(advice)}
    assert told[CureOne("worker")] == said
    assert told[CureOne("engineer")] == "Sick engineers: 0 instead of 1; up to 4 do no harm."


def said_of(state: Frostpunk, language: str = "en") -> dict[Any, str]:
    """What the adviser says of each first move."""
    adviser: Adviser[Any] = FROSTPUNK.adviser
    words, (seat, *_) = FROSTPUNK.words(state.pack, language), state.to_act
    advice = adviser.advise(state, seat)
    return {one.moves[0]: sentence(state, seat, one, words, best=not number) for number, one in enumerate(advice)}


def test_who_falls_sick_is_weighed_by_what_it_does_to_that_kind() -> None:
    """F7.1, F4.10: and by nothing else that comes then, like a card that is shuffled in."""
    state = town()
    state.people[0].sick, state.people[1].sick, state.people[2].sick = 4, 1, 6
    state.push(ChooseSick(), Do((ShuffleIn(cards=("K01",)),), ""))
    state.settle()
    said = said_of(state)
    assert said[FallSick("engineer")] == "The least harm – sick engineers: 2 instead of 1; up to 4 do no harm."
    assert said[FallSick("worker")] == (
        "Against it – sick workers: 5 instead of 4; in the next preparation phase: grave illness instead of no harm."
    )
    assert said[FallSick("child")] == (
        "Against it – sick children: 7 instead of 6; in the next preparation phase: grave illness either way."
    )


def test_a_bed_is_given_to_whom_it_saves_from_harm() -> None:
    """F4.20, F4.10: what one more patient of the kind would come to."""
    state = town()
    state.people[0].sick, state.people[1].sick = 4, 1
    state.push(GiveBed(left=1, waiting=(1, 1, 0)))
    state.settle()
    said = said_of(state)
    assert said[Bed("worker")] == (
        "Without a bed, one more falls sick; sick workers so far: 4; 1 more means grave illness in the next "
        "preparation phase instead of no harm."
    )
    assert said[Bed("engineer")] == "Without a bed, one more falls sick; sick engineers so far: 1; up to 4 do no harm."


def test_fuel_is_advised_with_all_the_coal_that_it_takes() -> None:
    """F4.4: how far to heat, what that warms, and whom it spares: by the steps of the outlook."""
    adviser: Adviser[Any] = FROSTPUNK.adviser
    amounts = set[int]()
    for state, seat in decisions(FROSTPUNK, 150, seed=3):
        assert isinstance(state, Frostpunk)
        steps = FROSTPUNK.view(state, seat).outlook.heating.steps
        for one in adviser.advise(state, seat):
            reason = one.reasons[0] if one.reasons else None
            if not isinstance(reason, Heated):
                continue
            assert isinstance(one.moves[0], Fuel)
            assert reason.then == steps[reason.then.coal]
            assert reason.now == steps[0]
            amounts.add(reason.then.coal)
    assert len(amounts) > 1, amounts


def test_a_law_is_told_with_its_price() -> None:
    """F10.1: what it does at once belongs to what it is passed for."""
    words = FROSTPUNK.words(town().pack, "en")
    seen = 0
    for state, seat in decisions(FROSTPUNK, 300, seed=5):
        assert isinstance(state, Frostpunk)
        if state.decision(seat, details=False).asks == "law":
            for move, said in said_of(state).items():
                if isinstance(move, PassLaw):
                    assert said.endswith(f"; at once: {words.phrase(state.pack.laws[move.card].at_once)}."), said
                    seen += 1
    assert seen > 3


def test_a_building_is_told_by_what_it_will_do() -> None:
    """Not by how many of them there are then."""
    state = town()
    lay(state, 1)
    state.wood = 9
    state.push(BuildStep())
    state.settle()
    said = said_of(state).values()
    assert any(one.startswith("Hunters' hut, for one figure each round: gain 4 food") for one in said), said
    assert not any(" in the city: 1 instead of 0" in one for one in said), said


def test_clearing_is_told_by_what_it_opens() -> None:
    """F5.1: the sectors around can be reached from there."""
    state = town()
    first, second, *_ = INNER_PLACES
    for place in (first, second):
        opened, before = opened_by(state, place), places_for(state, "outer")
        lay(state, place)
        reached = [outer for outer in places_for(state, "outer") if outer not in before]
        assert opened == len(reached) > 0


def test_keeping_hope_is_not_said_to_cost_any() -> None:
    adviser: Adviser[Any] = FROSTPUNK.adviser
    seen = 0
    for state, seat in decisions(FROSTPUNK, 300, seed=3):
        if state.decision(seat, details=False).asks == "advisor":
            for one in adviser.advise(state, seat):
                if one.moves[0] == DONE and one.told:
                    assert [reason.what for reason in one.told] == ["keeps-hope"]
                    seen += 1
    assert seen > 3


FED = "Feeds the children: 0 food missing at the next meal instead of 8"
PRICES = [
    ("care+ justice+", f"{FED}; but active hope: 1 instead of 2."),
    ("care- care-", f"{FED}; but only 1 hope left instead of 2, and without any the city falls."),
    ("care+ justice+ care- care-", f"{FED}."),
]


@pytest.mark.parametrize(("hope", "said"), PRICES)
def test_where_little_hope_is_left_its_price_is_told_whatever_it_brings(hope: str, said: str) -> None:
    """F1.2: without any hope the city falls."""
    state = town()
    state.hope.track = [Token(token[:-1], token[-1] == "+") for token in hope.split()]
    feed, rest = Choice(effects=(Gain(food=20), Hope(by=-1))), Choice(effects=(Gain(wood=1),))
    state.push(ChooseOne(0, (feed, rest)))
    state.settle()
    assert said_of(state)[PickOption(1)] == said


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


@pytest.mark.parametrize("seeds", [range(9, 10), pytest.param(range(16), marks=pytest.mark.soak)], ids=len)
def test_who_follows_its_hints_blindly_does_at_least_as_well_as_the_companion(seeds: range) -> None:
    """Over the same cities: a victory, or as many rounds as it lasts."""
    rounds = {"obedient": 0, "companion": 0}
    for seed in seeds:
        for player in (Obedient(FROSTPUNK, thoroughly=True), FROSTPUNK.bot("companion")):
            state = Match(FROSTPUNK, make_options(FROSTPUNK, players=1), seed).state
            play_out(state, [player], Dice(seed))
            assert state.outcome is not None
            rounds[player.name] += 100 * bool(state.outcome.winners) + state.round
    assert rounds["obedient"] >= rounds["companion"], rounds
