"""Cards, buildings, and moves, word by word."""

from __future__ import annotations

import re

import pytest

from hearthlight.games.frostpunk import FROSTPUNK
from hearthlight.games.frostpunk.content import effects as word
from hearthlight.games.frostpunk.rules import moves
from hearthlight.games.frostpunk.words.texts import FrostpunkTexts
from hearthlight.i18n import LANGUAGES
from hearthlight.kernel import Dice, make_options

from ..rules.cities import city, holding, turn
from ..tables import PACK, begun, play
from .reading import WORDS


def test_cards_read_like_cards() -> None:
    assert WORDS.card_lines("M011") == [
        "1 Buy the mother's goodwill: Spend 3 resources of your choice or 6 food → −1 discontent."
        " This card leaves the game.",
        "2 Order the mother to stop it: +1 anger, shuffle a card that nobody knows into the dusk deck."
        " This card leaves the game.",
        "3 Let the girl speak: +1 hope, shuffle a card that nobody knows into the dusk deck."
        " This card leaves the game.",
    ]
    assert WORDS.card_lines("K01A")[:2] == [
        "If you have active care: 1 child falls sick for each child used this round.",
        "Otherwise: 2 children fall sick for each child used this round.",
    ]
    assert WORDS.card_lines("G05")[:2] == ["At once: +1 anger.", "Each heated shelter holds 1 more figure."]
    assert WORDS.card_lines("health-officer") == ["Exhaust 1 care → cure 2."]
    assert WORDS.card_lines("W05") == [
        "Markers up: orange 1, yellow 1, and cold 1.",
        "Scouts move 3 spaces.",
        "The storm comes 1 round closer.",
    ]
    assert WORDS.card_lines("B04")[0] == (
        "A worker when gathering (instead): remove 1 tree of the field and gain 2 wood (counts as heated)."
    )
    assert WORDS.card_lines("B19")[0] == "An engineer at the workshop: 3 times instead of twice."


def test_scope_is_clear() -> None:
    """What belongs to a case, to an option or to neither."""
    assert WORDS.option_does("D038", 2) == (
        "If you have a tent: destroy a tent. Otherwise, if you have a bunkhouse: destroy a bunkhouse."
        " Otherwise: lose 3 wood. In any case: 2 citizens of your choice fall sick."
    )
    assert WORDS.card_lines("M015")[-1] == (
        "Every dusk: Either (A) spend 2 food and 1 coal → exhaust 1 discontent;"
        " or (B) activate 1 apathy, this card leaves the game."
    )
    assert WORDS.phrase([word.Gain(food=2, workers=3, engineers=1, children=2), word.Cure()]) == (
        "gain 2 food; 3 workers, 1 engineer, and 2 children join the city; cure 1"
    )


def test_where_a_card_goes_is_said_once() -> None:
    assert WORDS.card_lines("K04B") == [
        "If you have at least 8 food: +1 justice, this card leaves the game.",
        "Otherwise, if you have at least 3 food: exhaust 1 discontent, this card leaves the game.",
        "Otherwise: +3 hunger, this card goes to the dusk discard pile.",
    ]
    assert WORDS.card_lines("D003")[-1] == "This card leaves the game."
    assert WORDS.card_lines("K15B")[0] == "This card goes to the event display."


def test_nothing_is_not_said() -> None:
    assert WORDS.option_does("D004", 1) == "Spend 5 food or 2 wood."
    assert WORDS.option_does("M015", 1) == "This card goes to the event display."
    assert WORDS.card_lines("W02")[0] == "No marker moves."


def test_buildings_read_like_buildings() -> None:
    assert WORDS.building_lines("coal-mine") == [
        "Cost: 5 wood and 1 steam core.",
        "Large: both fields of a sector; 2 tiles.",
        "Only next to a coal deposit.",
        "Action: Gain 4 coal.",
        "Insulation: orange, warm when zone B is.",
        "Upgrade for 2 steam cores: gain 5 coal.",
    ]


def test_what_a_building_is_good_for() -> None:
    assert WORDS.building_does("coal-mine") == ["Action: Gain 4 coal."]
    assert WORDS.building_does("temple") == ["Action: Activate all hope of one kind."]
    assert WORDS.building_does("snow-pit") == ["When erected: Corpse marker −3."]
    assert WORDS.building_does(PACK.ruin) == []
    for key in PACK.buildings:
        assert set(WORDS.building_does(key)) <= set(WORDS.building_lines(key))


def test_a_card_that_is_shuffled_in_stays_unknown() -> None:
    line = WORDS.option("M011", 2)
    assert "a card that nobody knows" in line
    assert "D023" not in line
    assert WORDS.card("D023") not in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_is_called_by_its_number(language: str) -> None:
    """What the page shows of cards and buildings names them."""
    words = FrostpunkTexts(PACK, language)
    numbers = re.compile(r"#|\b(?:" + "|".join(key for key in PACK.cards if re.search(r"\d", key)) + r")\b")
    for key in PACK.cards:
        assert not [line for line in words.card_lines(key) if numbers.search(line)], key


def test_an_event_carries_the_move_that_it_is_about() -> None:
    state = play(begun(), "take worker", "gather 2")
    acts = next(event for event in state.events if event.kind == "acts")
    assert acts.move == moves.Gather(2)
    assert WORDS.event(acts) == "Ada uses a worker: gather on A3 (coal)."


def test_moves_in_context() -> None:
    state = FROSTPUNK.new(make_options(FROSTPUNK, players=1), 1)
    dice = Dice(1)
    while state.decision(state.to_act[0]).asks != "figure":
        state.play(0, dice.pick(state.moves(0)))
    decision = state.decision(0)
    texts = [WORDS.move(move, decision) for move in decision.moves]
    assert "Use a worker · 5 ready" in texts
    assert "Burn 1 coal · output 1; 1 cube for the tower; heats zone A (the generator sector)" in texts
    state.play(0, moves.Take("worker"))
    decision = state.decision(0)
    gather = WORDS.move(moves.Gather(2), decision)
    assert gather == "Gather on A3 (coal) · 2 of 5 coal; cold: 1 citizen falls sick"


def test_a_card_that_counts_as_heated_warns_of_nobody_falling_sick() -> None:
    """F8.3: Mother Brannock clears snow without harm; a worker does not."""
    state = play(turn(holding("B05", warm=False, output=0)), "citizen B05")
    decision = state.decision(0)
    assert WORDS.move(moves.ClearSnow("outer"), decision) == "Clear snow: a sector of the outer ring · heated"
    decision = play(turn(city(coal=5, automata=1, automata_ready=1)), "take automaton").decision(0)
    assert WORDS.move(moves.ClearSnow("outer"), decision).endswith("cold, which does not harm it")
