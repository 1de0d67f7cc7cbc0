"""Before the last choice of a day it is said that the day ends with it; where something is left, one is asked."""

from __future__ import annotations

import pytest

from hearthlight.games.frostpunk import FROSTPUNK, Frostpunk
from hearthlight.games.frostpunk.rules.city.erecting import BuildStep
from hearthlight.games.frostpunk.rules.model import CHILD
from hearthlight.games.frostpunk.rules.moves import STOP
from hearthlight.games.frostpunk.rules.phases.actions.turns import EndTogether
from hearthlight.kernel import Dice, Move
from hearthlight.table.offers import describe

from .tables import at, begun, offered, play
from .towns import lay, stand, town

ACTIONS = 6


def last_worker() -> Frostpunk:
    """The last figure of a city, with wood to gather in the centre."""
    state = town()
    state.coal, state.on_fields["wood"][1] = 1, 5
    for kind, people in enumerate(state.people):
        people.ready = int(kind == 0)
    return play(state, "fuel", "take worker")


def warned(state: Frostpunk, notation: str) -> bool:
    seat = state.to_act[0]
    move = next(move for move in state.moves(seat) if move.notation() == notation)
    assert state.question is not None
    return any(remark.key == "ends-day" for remark in state.question.remarks(state, seat, move))


def test_the_last_action_says_that_the_day_ends() -> None:
    state = last_worker()
    assert warned(state, "gather 1")
    play(state, "gather 1")
    assert state.phase > ACTIONS


def test_to_stop_building_with_the_last_figure_says_so_too_and_is_final() -> None:
    state = last_worker()
    state.wood = 9
    play(state, "build")
    assert warned(state, "done")
    told = describe(FROSTPUNK, state, state.decision(0), 0, FROSTPUNK.words(state.pack, "en"))
    (done,) = (offer for offer in told.moves if offer.move == "done")
    assert done.final
    assert done.remarks == ["the day ends: nobody else can act"]


def test_with_a_citizen_card_left_one_is_asked() -> None:
    state = last_worker()
    state.hands[0], state.people[CHILD].ready = ["B26"], 1
    assert not warned(state, "gather 1")
    play(state, "gather 1")
    assert state.phase == ACTIONS
    assert offered(state) == ["citizen B26", "stop"]
    assert FROSTPUNK.words(state.pack, "en").question(state.decision(0)) == (
        "No other figure can act, but you can still play a citizen card. Play one, or end the day."
    )


def obvious_of(state: Frostpunk, seat: int) -> Move | None:
    return FROSTPUNK.obvious(state, seat) if state.to_act == (seat,) else None


def test_who_can_afford_nothing_more_hears_that() -> None:
    state = town()
    stand(state, "tent", lay(state, 1)[0])
    said = FROSTPUNK.words(state.pack, "en").question(at(state, BuildStep(0, 1)).decision(0))
    assert said == "You can build nothing more now. Dismantle something, or stop?"
    state.wood = 9
    assert FROSTPUNK.words(state.pack, "en").question(at(state, BuildStep(0, 1)).decision(0)) == "Build: one more step?"


@pytest.mark.parametrize("seed", range(4))
def test_it_is_said_of_every_choice_that_ends_a_day_and_of_no_other(seed: int) -> None:
    state, dice, ended = begun(1 + seed % 2, seed), Dice(seed), 0
    while state.to_act and state.round < 5:
        seat = state.to_act[0]
        going_on = [move for move in state.moves(seat) if move != STOP]
        move = dice.pick(going_on or state.moves(seat))
        acting = state.phase == ACTIONS and move != STOP and not isinstance(state.question, EndTogether)
        said, day = warned(state, move.notation()), state.round
        state.play(seat, move)
        while acting and state.phase == ACTIONS and (known := obvious_of(state, seat)):
            state.play(seat, known)
        over = (state.round, state.phase) > (day, ACTIONS)
        assert said == (acting and over), (seed, move)
        ended += said
    assert ended
