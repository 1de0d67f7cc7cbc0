"""What a fresh reading of the rules found: each test states the right behaviour."""

from __future__ import annotations

import msgspec

from hearthlight.games.frostpunk import FROSTPUNK, Frostpunk
from hearthlight.games.frostpunk.rules.agenda.doing import Do
from hearthlight.games.frostpunk.rules.people.death import DeathCard
from hearthlight.games.frostpunk.rules.phases.actions.turns import TakeFigure
from hearthlight.games.frostpunk.rules.phases.dusk import lasting
from hearthlight.games.frostpunk.rules.phases.generator import Freeze
from hearthlight.games.frostpunk.rules.phases.night import NightPhase
from hearthlight.kernel import Dice

from ..tables import PACK, at, begun, offered, play, tokens, track
from .cities import bag, city, shown, sick, stand

WORKER, ENGINEER, CHILD = range(3)


def seen(state: Frostpunk) -> str:
    """Everything that the view of seat 0 says."""
    return msgspec.json.encode(FROSTPUNK.view(state, 0)).decode()


# -- what the players know -----------------------------------------------------------------------------------------


def test_the_discards_of_weather_and_citizens_are_open() -> None:
    """F1.5: discard piles may be looked through at any time: those of weather and citizen cards too."""
    state = city(weather_discard=["W05"], citizens_discard=["B17"], hands=[[]])
    assert "W05" in seen(state)
    assert "B17" in seen(state)


def test_the_dispute_in_the_dusk_deck_was_read() -> None:
    """F3.9, F4.17: a dispute card is read before it is shuffled into the dusk deck, so everybody knows which it is."""
    state = begun()
    (dispute,) = (card for card in state.dusk if card in PACK.disputes)
    assert dispute in seen(state)


def test_what_a_scout_will_find_is_not_known() -> None:
    """F3.5, F9.1, F9.4: expedition cards lie with their white side up; only deck, spaces and hint can be seen, so that
    the view names no card that nobody has explored."""
    state = begun()
    assert not [path.cards[0] for path in state.paths if f'"{path.cards[0]}"' in seen(state)]


def test_whoever_thinks_ahead_does_not_know_what_a_scout_will_find() -> None:
    """F9.1, F9.4: any card with the same white side could be the one on an unexplored path."""
    state = begun()
    for deck in state.expeditions.values():
        deck.sort()
    state.expeditions["A"] += [path.cards[0] for path in state.paths]
    state.expeditions["A"].remove("X01")  # like X05, X07, X09 and X16: A, 3 spaces, supplies
    state.paths[0] = msgspec.structs.replace(state.paths[0], cards=("X01",))
    for number in (1, 2):
        card = state.expeditions["A"].pop()
        state.paths[number] = msgspec.structs.replace(state.paths[number], cards=(card,))
    assert len({state.determinize(0, Dice(seed)).paths[0].cards[0] for seed in range(30)}) > 1


# -- who decides, and in which order -------------------------------------------------------------------------------


def test_nobody_discards_the_card_of_another_player_for_a_death() -> None:
    """F7.5, F8.4: a player may discard a card of the *own* hand; cards are never used by other players."""
    state = city(2, leader=0, hands=[["B23"], ["B26"]])
    at(state, DeathCard(kind=CHILD))
    offers = {seat: [move.notation() for move in state.moves(seat)] for seat in range(2)}
    assert "discard B26" not in offers[0]
    assert "discard B23" not in offers[1]


def test_those_who_freeze_die_one_after_the_other() -> None:
    """F4.5, F7.5: every death is carried out with its card before the next citizen falls sick."""
    state = sick(city(hands=[["B01", "B12"]], output=0, cold=5), workers=22, engineers=12, grave="we")
    at(state, Freeze())  # a worker, a worker, an engineer
    assert (state.decision(0).asks, state.decision(0).about["kind"]) == ("death", "worker")
    assert state.people[ENGINEER].number == 12


# -- cards ---------------------------------------------------------------------------------------------------------


def test_b09_reveals_both_sectors_together() -> None:
    """F5.1, F8.3: all sectors of one clearing are laid face down first, and only then revealed."""
    state = city(hands=[["B09"]], output=6, cold=6)
    play(at(state, TakeFigure(seat=0)), "citizen B09")
    revealed = sum(map(bool, state.sectors))
    play(state, offered(state, "lay")[0])
    assert sum(map(bool, state.sectors)) == revealed
    play(state, offered(state, "lay")[0])
    assert sum(map(bool, state.sectors)) == revealed + 2


def test_a_new_project_wants_an_engineer() -> None:
    """Section 17, A new project (M018): without an *engineer* on the card +1 apathy, out; a worker whom B08 has sent
    there (F8.3) is none."""
    state = shown(city(hands=[["B08"]], output=6, cold=6, scenario=[]), "M018")
    tokens(state, "discontent", "apathy-")
    bag(state, "discontent", "greed")
    play(at(state, TakeFigure(seat=0)), "citizen B08")
    assert state.display[0].figures == (WORKER,)
    at(state, Do(lasting(state, "M018"), "M018"))
    assert track(state, "discontent") == ["apathy+", "greed-"]
    assert not state.display


# -- night ---------------------------------------------------------------------------------------------------------


def test_a_cold_prison_is_no_bed() -> None:
    """Section 6 (prison), K05A: only a heated prison gives its figure a sleeping place; in a cold one the figure is
    without, and cards that ask for figures without a place count it."""
    state = city(output=0, cold=0, coal=0, bedless=0, round=15)
    stand(state, "prison", 6, 7, figures=(WORKER,))
    for people in state.people:
        people.ready = 0
    at(state, NightPhase())
    assert state.people[WORKER].sick == 1
    assert state.bedless == 1
