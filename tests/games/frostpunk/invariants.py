"""What must hold after every single move of every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from hearthlight.games.frostpunk import Frostpunk
from hearthlight.games.frostpunk.content.terms import DISCONTENT, HOPE, KINDS
from hearthlight.games.frostpunk.rules.cards.expeditions import length
from hearthlight.games.frostpunk.rules.cards.sifting import Sift
from hearthlight.games.frostpunk.rules.city.buildings import laid_fields
from hearthlight.games.frostpunk.rules.city.map import FIELDS, PETALS, sector_fields
from hearthlight.games.frostpunk.rules.model import AUTOMATON, MOST, Mood, Once, Used
from hearthlight.games.frostpunk.rules.people.population import MOST_TOKENS

MOST_MOVES = 99
"""No decision may offer hundreds of moves."""
MOST_AUTOMATA = 6
MOST_TREES = 30
MOST_ON_FIELD = 5
LAST_ROUND = 15
MOST_HOPE, MOST_DISCONTENT, STRESS_SPACES = 6, 5, 10


def check(state: Frostpunk) -> None:
    moods_conserved(state)
    cards_conserved(state)
    buildings_conserved(state)
    fields_in_order(state)
    limits_kept(state)
    markers_in_range(state)
    expeditions_in_order(state)
    moves_readable(state)


def moods_conserved(state: Frostpunk) -> None:
    """F2.1: nine tokens, three of each kind, in the bag and on the track."""
    for mood, kinds in ((state.hope, HOPE), (state.discontent, DISCONTENT)):
        assert tokens_of(mood) == dict.fromkeys(kinds, 3)
    if state.outcome is None:
        assert 0 < len(state.hope.track) <= MOST_HOPE
        assert len(state.discontent.track) <= MOST_DISCONTENT


def tokens_of(mood: Mood) -> Counter[str]:
    return Counter([*mood.bag, *(token.kind for token in mood.track)])


def cards_conserved(state: Frostpunk) -> None:
    """Every card lies in exactly one place."""
    pack, content = state.pack, state.pack.content
    sifted = [card for step in state.agenda if isinstance(step, Sift) for card in step.cards]
    shown = [laid.card for laid in state.display]
    events = [
        *state.morning,
        *state.dusk,
        *state.dusk_discard,
        *state.disputes,
        *state.reading,
        *state.box,
        *shown,
        *sifted,
        *among(state.gone, pack.events),
    ]
    once_each(events, pack.events)
    once_each([*state.laws, *state.passed, *among(state.gone, pack.laws)], pack.laws)
    researching = [state.researching] if state.researching else []
    once_each(
        [*state.technologies, *state.finished, *researching, *among(state.gone, pack.technologies)], pack.technologies
    )
    paths = [card for path in state.paths for card in path.cards]
    for deck in "ABC":
        cards = {card.id: card for card in content.expeditions if card.deck == deck}
        once_each([*state.expeditions[deck], *state.expeditions_gone[deck], *among(paths, cards)], cards)
    once_each([*state.weather, *state.weather_discard], pack.weather)
    held = [card for hand in state.hands for card in hand]
    once_each([*state.citizens, *state.citizens_discard, *held, *filter(None, state.played)], pack.citizens)
    looked_at = [card for step in state.agenda for card in getattr(step, "cards", ()) if card in pack.sectors]
    once_each([*state.stack_inner, *state.stack_outer, *filter(None, state.sectors), *looked_at], pack.sectors)
    scenario = [laid.card for laid in state.scenario] + among(state.gone, pack.scenario)
    assert len(scenario) == len(set(scenario))
    assert set(scenario) <= set(pack.scenario)
    advisors = [card for card in state.advisors if card]
    assert len(advisors) == len(set(advisors))
    assert set(shown) <= set(pack.events)
    assert set(state.morning) <= pack.morning
    assert set(state.disputes) <= pack.disputes
    assert not set(state.dusk + state.dusk_discard) & pack.morning


def among(cards: Iterable[str], table: Iterable[str]) -> list[str]:
    known = table if isinstance(table, dict) else set(table)
    return [card for card in cards if card in known]


def once_each(found: list[str], table: Mapping[str, object]) -> None:
    assert len(found) == len(table)
    assert set(found) == table.keys()


def buildings_conserved(state: Frostpunk) -> None:
    """As many tiles as the box has; ruins are tents and bunkhouses (F14.2)."""
    standing = Counter(built.building for built in state.built)
    ruins = 0
    for key, card in state.pack.buildings.items():
        if card.printed:
            assert standing[key] == 1
            assert key not in state.unbuilt
        elif key in state.ruined:
            assert standing[key] == 0
            ruins += card.count - state.unbuilt[key]
        elif key != "ruin":
            assert state.unbuilt[key] >= 0
            assert standing[key] + state.unbuilt[key] == card.count
    assert standing["ruin"] <= ruins
    assert state.unbuilt["ruin"] == 0
    assert set(state.ruined) <= {"tent", "bunkhouse"}
    assert state.dug <= state.pack.buildings["snow-pit"].count


def fields_in_order(state: Frostpunk) -> None:
    """F5.3, F13.1: one building per field, large ones on both fields of a sector, 5 of one sort on a field."""
    laid = set(laid_fields(state))
    taken: set[int] = set()
    for built in state.built:
        card = state.pack.buildings[built.building]
        assert not taken & set(built.fields)
        taken.update(built.fields)
        assert built.fields == (sector_fields(built.fields[0]) if card.large else built.fields[:1])
        assert set(built.fields) <= laid
        assert not (card.large or card.heats_sector) or built.fields[0] >= PETALS
        assert len(built.figures) <= (2 if card.large else 1)
        assert not built.upgraded or card.upgrade_cost is not None
    for field in range(FIELDS):
        numbers = (state.on_fields["wood"][field], state.on_fields["coal"][field], state.on_fields["cores"][field])
        assert min(numbers) >= 0
        assert max(numbers) <= MOST_ON_FIELD
        assert sum(map(bool, numbers)) <= 1
        assert state.on_fields["trees"][field] >= 0
        if field in taken or field not in laid:
            assert not any(numbers)
            assert not state.on_fields["trees"][field]
    assert sum(state.on_fields["trees"]) <= MOST_TREES
    gathered = [field for field, _ in state.gathered]
    assert len(gathered) == len(set(gathered))
    assert not taken & set(gathered)


def limits_kept(state: Frostpunk) -> None:
    """F13.1, F11.2, F7.2: nothing below nothing, nothing above its limit."""
    for people in state.people:
        assert 0 <= people.sick <= people.number <= MOST
        assert people.sick or not people.grave
        assert 0 <= people.resting <= people.tired <= MOST_TOKENS
        assert min(people.ready, people.scouting) >= 0
    assert min(state.wood, state.coal, state.cores, state.stuck) >= 0
    assert 0 <= state.food <= MOST
    assert 0 <= state.hunger <= MOST
    assert 0 <= state.automata <= MOST_AUTOMATA
    on_map = figures_placed(state)[AUTOMATON] + figures_in_hand(state)[AUTOMATON]
    if state.round and state.phase >= 6:
        assert state.automata_ready == max(0, state.automata - on_map)  # one that is lost at work stays till night
    for laid in (*state.display, *state.scenario):
        assert min(laid.wood, laid.coal, laid.cores) >= 0
        assert not laid.covers or laid.covers in state.passed
    assert len(state.passed) <= 4  # F10.1
    assert not any(state.pack.laws[law].partner in state.passed for law in state.passed)
    assert len(state.finished) + len(state.technologies) + bool(state.researching) == 4  # F3.5


def markers_in_range(state: Frostpunk) -> None:
    tracks = state.pack.content.tracks
    top = len(tracks.heat) - 1
    assert 0 <= state.output <= state.cold <= top
    assert all(0 <= place <= top for place in state.ranges)
    assert 0 <= state.stress <= STRESS_SPACES
    assert state.overload == 0 or (state.overload > 0 and state.stress == STRESS_SPACES)
    assert state.corpses >= 0
    assert 0 <= state.round <= LAST_ROUND
    assert 0 <= state.storm <= LAST_ROUND
    assert 0 <= state.leader < state.seats
    assert bool(state.researching) == bool(state.research_round)
    if state.outcome is None:
        assert state.corpses < tracks.corpses
        today = state.round - (state.phase == 1)  # at dawn a question can come before the scenario (Q10)
        assert all(number > today for number, _, _ in state.tokens)
        assert not state.researching or state.research_round > min(today, LAST_ROUND - 1)
        workshops = any(built.building == "workshop" for built in state.built)
        assert workshops or not state.researching  # F11.1


def expeditions_in_order(state: Frostpunk) -> None:
    assert len(state.paths) == 3
    for path in state.paths:
        assert len(path.chosen) == len(path.cards) - 1
        assert path.scout < AUTOMATON
        assert 0 <= path.space < length(state, path)
    for kind, people in enumerate(state.people):
        assert people.scouting == sum(path.scout == kind for path in state.paths)


def moves_readable(state: Frostpunk) -> None:
    """Every seat that is asked has moves, all different in notation, and not too many."""
    assert bool(state.to_act) == (state.outcome is None)
    for seat in state.to_act:
        notations = [move.notation() for move in state.moves(seat)]
        assert 0 < len(notations) <= MOST_MOVES
        assert len(set(notations)) == len(notations)


# -- figures -------------------------------------------------------------------------------------------------------


def figures_placed(state: Frostpunk) -> Counter[int]:
    """Figures by kind on fields, buildings, cards and the action spaces."""
    placed = Counter([*state.busy, *(figure for _, figure in state.gathered)])
    for built in state.built:
        placed.update(built.figures)
    for laid in (*state.display, *state.scenario):
        placed.update(laid.figures)
    return placed


def figures_in_hand(state: Frostpunk) -> Counter[int]:
    """Figures that were taken and stand nowhere yet: their action is still on the agenda."""
    held: Counter[int] = Counter()
    for step in state.agenda:
        name = type(step).__name__
        if name == "Perform":
            held[step.figure] += 1  # type: ignore[attr-defined]
        elif name == "PerformCitizen":
            ability = state.pack.citizens[step.card].ability  # type: ignore[attr-defined]
            held[KINDS.index(ability.kind)] += 1
    return held


class Census:
    """F4.11, Q14: the figures of a kind are as many as the population track says at the start of phase 6; from then
    on, whatever happens to the citizens, they only change places until the next phase 6. (The figure of a long shift
    stands in two places until the night.)"""

    def __init__(self) -> None:
        self.counted: list[int] = []
        self.round = 0

    def check(self, state: Frostpunk) -> None:
        placed, held = figures_placed(state), figures_in_hand(state)
        figures = [
            people.ready + people.resting + people.scouting + placed[kind] + held[kind]
            for kind, people in enumerate(state.people)
        ]
        if state.outcome is None and state.phase == 6 and self.round != state.round:
            self.round = state.round
            self.counted = figures
            for kind, people in enumerate(state.people):
                assert figures[kind] == max(figures_due(state, kind), people.scouting)
        elif self.round == state.round - (state.phase < 6) and state.outcome is None:
            for kind, before in enumerate(self.counted):
                twice = state.phase >= 6 and state.phase < 9 and Used(Once.SHIFT, KINDS[kind]) in state.once
                assert figures[kind] == before + twice


def figures_due(state: Frostpunk, kind: int) -> int:
    """F3.7."""
    sections = state.pack.content.tracks.population[KINDS[kind]]
    return int(next(section.figures for section in sections if state.people[kind].number <= section.upto))
