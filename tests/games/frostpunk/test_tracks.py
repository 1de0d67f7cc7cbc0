"""The tracks: every figure that the rulebook prints, and the shape that the others must have (section 16)."""

from __future__ import annotations

import pytest

from hearthlight.games.frostpunk.content.terms import KINDS, Kind
from hearthlight.games.frostpunk.rules.city.map import INNER_PLACES
from hearthlight.games.frostpunk.rules.model import MOST

from .tables import PACK

TRACKS = PACK.content.tracks
FIGURES = {"worker": 10, "engineer": 10, "child": 8}


@pytest.mark.parametrize(("kind", "citizens", "figures"), [("worker", 22, 5), ("engineer", 12, 3), ("child", 8, 2)])
def test_printed_figures(kind: Kind, citizens: int, figures: int) -> None:
    """F3.7."""
    assert next(part.figures for part in TRACKS.population[kind] if citizens <= part.upto) == figures


@pytest.mark.parametrize("kind", KINDS)
def test_the_population_track_rises_to_all_figures(kind: Kind) -> None:
    """F3.7, F13.1: nobody is no figure; 50 citizens are all the figures of the box; each section is one more."""
    sections = TRACKS.population[kind]
    assert (sections[0].upto, sections[-1].upto) == (0, MOST)
    assert [part.figures for part in sections] == list(range(FIGURES[kind] + 1))
    assert [part.upto for part in sections] == sorted({part.upto for part in sections})


@pytest.mark.parametrize(("sick", "tokens", "turns"), [(0, 0, 0), (4, 0, 0), (6, 0, 1), (15, 2, 2)])
def test_printed_sicknesses(sick: int, tokens: int, turns: int) -> None:
    """F4.10: 0 to 4 nothing, 6 one turn, 15 two tokens and two turns."""
    section = next(part for part in TRACKS.sickness if sick <= part.upto)
    assert (section.tokens, section.turns) == (tokens, turns)


def test_the_sickness_track_gets_worse_up_to_25() -> None:
    """F1.2: at 26 the city is lost."""
    assert [part.upto for part in TRACKS.sickness][-1] == 25
    for better, worse in zip(TRACKS.sickness, TRACKS.sickness[1:], strict=False):
        assert (better.upto, better.tokens, better.turns) < (worse.upto, worse.tokens + 1, worse.turns + 1)
        assert better.tokens <= worse.tokens
        assert better.turns <= worse.turns


def test_the_hunger_track() -> None:
    """F4.18: 8 left is +1 discontent and one death; it gets worse up to 24; at 25 the city is lost."""
    at_8 = next(part for part in TRACKS.hunger if part.upto >= 8)
    assert (at_8.discontent, at_8.deaths) == (1, 1)
    assert (TRACKS.hunger[0].upto, TRACKS.hunger[-1].upto) == (0, 24)
    assert (TRACKS.hunger[0].discontent, TRACKS.hunger[0].deaths) == (0, 0)
    assert [part.deaths for part in TRACKS.hunger] == sorted(part.deaths for part in TRACKS.hunger)


def test_who_is_fed() -> None:
    """F4.19, Q23: round 6 feeds workers, round 7 children."""
    assert TRACKS.fed == ("child", "engineer", "worker")
    assert (TRACKS.fed[(6 - 1) % 3], TRACKS.fed[(7 - 1) % 3]) == ("worker", "child")


def test_the_heat_track() -> None:
    """F4.5, F4.6: nothing at the bottom, 3 cubes at 4; a child and an engineer between 4 and 7; ever more stress."""
    heat = TRACKS.heat
    assert (heat[0].stress, heat[0].sick, heat[4].stress) == (0, (), 3)
    assert sorted(kind for space in heat[5:7] for kind in space.sick) == ["child", "engineer"]
    assert [space.stress for space in heat] == sorted(space.stress for space in heat)
    assert {kind for space in heat for kind in space.sick} == set(KINDS)


def test_the_corpse_track() -> None:
    """F1.2: long enough for every group to bury a few before the end."""
    assert all(TRACKS.corpses - start.corpses >= 5 for start in PACK.content.starts)


def test_the_wake_up_call() -> None:
    """F8.2."""
    assert TRACKS.solo_cards == ((1, 1), (2, 2), (4, 3), (6, 4))


def test_the_expanded_tower_keeps_more() -> None:
    """F12.1: both chances are lower."""
    plain, expanded = TRACKS.tower, TRACKS.tower_expanded
    assert expanded.fall < plain.fall
    assert expanded.loosen < plain.loosen
    assert plain.fall_per_stuck > 0


def test_trees_and_places() -> None:
    """F13.1, F5.1: no more than 30 trees on the tiles of a whole map; a tile for every place."""
    assert sum(field.trees for sector in PACK.content.sectors for field in sector.fields) <= 30
    assert sum(sector.ring == "inner" for sector in PACK.content.sectors) == len(INNER_PLACES)
