"""Whatever cannot be chosen says why: every reason occurs, is true, and has words in every language."""

from __future__ import annotations

from copy import copy

import pytest
from msgspec.structs import replace

from hearthlight.games.blackout import BLACKOUT, Blackout
from hearthlight.games.blackout.content.cards import Specialist
from hearthlight.games.blackout.content.effects import Gain, Pay, Trade
from hearthlight.games.blackout.rules.model import Spot
from hearthlight.games.blackout.rules.phases.clean_up import DisposeObjective, WasteResources
from hearthlight.games.blackout.rules.phases.deploy import UseSpecialist, UseVolunteer
from hearthlight.games.blackout.rules.phases.new_objectives import BuyCard
from hearthlight.games.blackout.rules.phases.objectives import CompleteGoals
from hearthlight.games.blackout.rules.phases.scout import ChooseDistrict, FormTeam
from hearthlight.games.blackout.rules.placing import PlaceCube
from hearthlight.games.blackout.rules.refusing import REASONS
from hearthlight.i18n import LANGUAGES
from hearthlight.kernel import Refusal

from ...i18n.test_languages import messages
from .rules.fixed import table
from .tables import at, begun, give, put_cubes
from .walks import positions


def refused(state: Blackout, seat: int = 0) -> list[Refusal]:
    assert state.question is not None
    return state.question.refusals(state, seat)


def why(state: Blackout, move: str, seat: int = 0, language: str = "en") -> str:
    """What is said about a move that is not legal."""
    words = BLACKOUT.words(state.pack, language, ["Ada", "Ben", "Cai"])
    (refusal,) = [refusal for refusal in refused(state, seat) if refusal.move.notation() == move]
    return words.refusal(refusal)


def full_spots() -> Blackout:
    state = give(begun(), 0, money=9)
    state.players[0].objectives = [Spot("V01"), Spot("V02"), Spot("V03")]
    return at(state, BuyCard(0, 0, False))


def no_gps() -> Blackout:
    state = give(begun(), 0, books=1)
    state.gps = 0
    return at(state, UseSpecialist(0, "dragon-scout", (0, 1)))


def empty_hospital() -> Blackout:
    state = give(table(), 0, medipacks=1)
    doctor = state.pack.helpers["dragon-doctor"]
    assert isinstance(doctor, Specialist)
    busier = replace(doctor, actions=(*doctor.actions, (Trade(gain=Gain(money=1)),)))
    state.pack = copy(state.pack)
    state.pack.helpers = {**state.pack.helpers, "dragon-doctor": busier}
    state.players[0].hospital = []
    return at(state, UseSpecialist(0, "dragon-doctor", (0, 1)))


RARE = (full_spots, no_gps, empty_hospital)
"""Positions that games seldom or never come to; nobody is asked to buy with full spots."""


def all_refusals() -> dict[str, tuple[Blackout, Refusal]]:
    """An example of every reason."""
    found: dict[str, tuple[Blackout, Refusal]] = {}
    for make in RARE:
        state = make()
        for refusal in refused(state):
            found.setdefault(refusal.reason, (state, refusal))
    for state, seat in positions(games=60, skilled=3):
        for refusal in refused(state, seat):
            if refusal.reason not in found:
                found[refusal.reason] = (state.copy(), refusal)
        if len(found) == len(REASONS):
            break
    return found


def test_every_reason_occurs_and_can_be_read_in_every_language() -> None:
    found = all_refusals()
    assert set(found) == set(REASONS)
    rulebook = BLACKOUT.rulebook("en")
    known = {*rulebook.numbers, *rulebook.rulings}
    for state, refusal in found.values():
        for language in LANGUAGES:
            text = BLACKOUT.words(state.pack, language).refusal(refusal)
            assert not set("[]{}") & set(text), text
            assert text.endswith(f" · {refusal.rule}")
        assert refusal.rule in known, "it can be looked up"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words_of_its_own_and_no_other_has(language: str) -> None:
    texts = messages(BLACKOUT.locales / language / "refusals.ftl")
    assert {key.removeprefix("refuse-") for key in texts} == set(REASONS)


def test_nothing_legal_is_refused_and_nothing_is_refused_twice() -> None:
    for state, seat in positions(games=15, every=3):
        moves = [refusal.move for refusal in refused(state, seat)]
        assert not set(moves) & set(state.moves(seat))
        assert len(set(moves)) == len(moves)


def test_on_the_map_every_place_can_be_chosen_or_says_why_not() -> None:
    for state, seat in positions(games=8):
        question = state.question
        if isinstance(question, PlaceCube | ChooseDistrict):
            answers = [*state.moves(seat), *(refusal.move for refusal in refused(state, seat))]
            field = "location" if isinstance(question, PlaceCube) else "district"
            places = [getattr(move, field) for move in answers if hasattr(move, field)]
            board = state.pack.board
            assert sorted(places) == sorted(board.ids if field == "location" else board.district_ids)


def test_every_goal_in_front_of_a_player_can_be_completed_or_says_why_not() -> None:
    for state, seat in positions(games=8):
        if isinstance(state.question, CompleteGoals):
            answers = [*state.moves(seat), *(refusal.move for refusal in refused(state, seat))]
            spots = [*state.players[seat].objectives, *filter(None, [state.players[seat].emergency])]
            cards = {card for spot in spots for card in [spot.card] * len(state.pack.cards[spot.card].goals)}
            assert cards <= {getattr(move, "card", None) for move in answers}


# -- in words, with numbers and the rule ---------------------------------------------------------------------------


def test_b6_2_a_goal_says_what_it_needs_and_what_is_there() -> None:
    state = give(table(), 0, medipacks=1, battery=0, tools=2, money=0)
    state.players[0].objectives = [Spot("N06"), Spot("N01")]
    assert why(at(state, CompleteGoals(0)), "complete N06 1") == "Needs 2 medipacks; you have 1 medipack · B6.2"
    give(state, 0, medipacks=0, battery=1)
    assert why(state, "complete N06 1") == "Needs 2 medipacks; you have 1 battery · B6.2"
    give(state, 0, battery=0)
    assert why(state, "complete N06 1") == "Needs 2 medipacks; you have none · B6.2"
    give(state, 0, medipacks=1, money=7)
    assert why(state, "complete N06 1") == "Needs 2 medipacks. Buy a battery first (5 HK dollars) · B3.3"


def test_b6_3_a_goal_says_which_cards_must_lie_together() -> None:
    state = give(table(), 0, money=9, tools=2)
    state.players[0].objectives = [Spot("V06"), Spot("N01")]
    state.players[0].slots = [("dragon-red-1", "dragon-blue-1"), ("dragon-yellow-1", "dragon-red-2"), (), ()]
    assert why(at(state, CompleteGoals(0)), "complete V06 1") == (
        "Needs 2 red cards and 1 yellow card in one slot; your best one has 2 of 3 · B6.3"
    )


def test_b6_7_a_location_says_why_the_cube_cannot_go_there() -> None:
    state = at(put_cubes(begun(), 0, "lo-wu"), PlaceCube(0, "red"))
    said = {refusal.reason: refusal.move.notation() for refusal in refused(state)}
    assert why(state, said["own-cube"]) == "You have a cube here · B6.7"
    assert why(state, said["colour"]) == "The cube must go on a red location · B6.7"
    assert why(state, said["no-skip"]) == "You cannot skip a location where the cube could go · B6.8"


def test_r28_a_trade_that_would_gain_nothing_says_what_is_gone() -> None:
    assert why(no_gps(), "act 2 2") == "No GPS token is left in the supply · R28"


def test_b5_3_a_segment_out_of_reach_says_how_many_tokens_it_takes() -> None:
    state = give(table(), 0, transport=1)
    state.dice = [0, 1, 2]
    at(state, UseVolunteer(0, "V07"))
    assert why(state, "procure water 3") == "Needs 3 transport tokens; you have 1 · B5.3"


def test_b5_4_a_line_of_a_specialist_says_why_it_is_of_no_use() -> None:
    assert why(empty_hospital(), "act 1 1") == "Your hospital is empty · B12.4"
    state = give(table(), 0, tools=0, battery=0, money=0)
    assert why(at(state, UseSpecialist(0, "dragon-mechanic", (0, 1))), "act 2 1") == (
        "Needs 1 tool; you have none · B5.4"
    )


def test_b7_4_a_team_says_who_cannot_join_and_what_is_missing() -> None:
    state = begun()
    tile = state.tiles[0][0].tile
    at(state, FormTeam(0, 0, tile, "probe"))
    assert why(state, "join dragon-doctor") == "Has no search icon · B7.9"
    assert why(state, "gps") == "You have no GPS token left · B7.4"
    assert why(state, "go") == "The team needs at least one card · B7.7"
    at(state, FormTeam(0, 0, tile, "probe", ("dragon-red-2",)))
    assert why(state, "go") == "1 of 4 search icons so far · B7.3"
    assert why(state, "join dragon-red-2") == "Already in the team · B7.3"


def test_b8_3_a_card_of_the_display_says_why_it_cannot_be_bought() -> None:
    state = full_spots()
    card = state.display[0][0]
    assert why(state, f"buy {card} 4") == "All your objective spots are full · B8.3"
    state.players[0].objectives = []
    give(state, 0, money=3)
    assert why(at(state, BuyCard(0, 0, False)), f"buy {card} 4") == "Costs 4 HK dollars; you have 3 · B8.2"


def test_r18_a_rate_counts_no_batteries() -> None:
    state = table()
    state.players[0].finished = [
        next(card for card, plan in state.pack.plans.items() if plan.always.waste and plan.always.waste.pay.food)
    ]
    give(state, 0, water=2, food=1, battery=3)
    at(state, WasteResources(0))
    (refusal,) = [refusal for refusal in refused(state) if refusal.values.get("pay") == Pay(food=2)]
    assert why(state, refusal.move.notation()) == "Needs 2 food; you have 1 food · R18"


def test_b9_3_an_emergency_plan_says_that_it_stays() -> None:
    state = at(begun(), DisposeObjective(0))
    plan = state.players[0].emergency
    assert plan is not None
    assert why(state, f"discard {plan.card}") == "You cannot discard an emergency plan · B9.3"


def test_names_are_those_of_the_language() -> None:
    state = give(table(), 0, medipacks=1, battery=1, tools=2, money=0)
    state.players[0].objectives = [Spot("V27"), Spot("N01")]
    at(state, CompleteGoals(0))
    assert why(state, "complete V27 1", language="de") == (
        "Braucht 1 Benzin und 2 Erste-Hilfe-Koffer; du hast 1 Erste-Hilfe-Koffer und 1 Batterie · B6.2"
    )
