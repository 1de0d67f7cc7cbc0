"""Clear snow: sectors onto the map, and what is found on them (F5.1)."""

from __future__ import annotations

from collections.abc import Iterator

from hearthlight.kernel import Move, Refusal

from ...content import effects as word
from ..agenda.asking import Ask
from ..agenda.doing import Do, carries_out
from ..agenda.refusing import refuse
from ..model import MOST, Frostpunk
from ..moves import Lay
from .map import INNER_PLACES, OUTER_NEIGHBOURS, OUTER_PLACES, fields_of

MOST_TREES = 30
CLEARED = {"inner": 2, "outer": 1}
"""Sectors that clearing snow uncovers (F5.1)."""


def can_clear(state: Frostpunk, ring: str) -> bool:
    """Whether a sector could be laid in this ring."""
    return not why_not_cleared(state, ring)


def why_not_cleared(state: Frostpunk, ring: str) -> str:
    sectors = state.sectors
    if ring == "inner":
        if not state.stack_inner:
            return "no-sectors"
        return "ring-full" if all(sectors[INNER_PLACES.start : INNER_PLACES.stop]) else ""
    if not state.stack_outer:
        return "no-sectors"
    if next(_open_outer_places(sectors), None) is not None:
        return ""
    return "ring-full" if all(sectors[OUTER_PLACES.start : OUTER_PLACES.stop]) else "not-connected"


def places_for(state: Frostpunk, ring: str, covered: tuple[int, ...] = ()) -> list[int]:
    """Inner sectors anywhere next to the generator sector; outer ones next to a connected sector. `covered`: where
    sectors lie face down already."""
    sectors = state.sectors
    if ring == "inner":
        stack, of_ring = state.stack_inner, INNER_PLACES
        places = [place for place in INNER_PLACES if not sectors[place]]
    else:
        stack, of_ring = state.stack_outer, OUTER_PLACES
        places = sorted(set(_open_outer_places(sectors, covered)))
    left = len(stack) - sum(place in of_ring for place in covered)
    return [place for place in places if place not in covered] if left > 0 else []


def _open_outer_places(sectors: list[str], covered: tuple[int, ...] = ()) -> Iterator[int]:
    """Free ones next to a sector that lies there, be it face down; some more than once."""
    for place, tile in enumerate(sectors):
        if tile or place in covered:
            for other in OUTER_NEIGHBOURS[place]:
                if not sectors[other]:
                    yield other


class LaySectors(Ask, frozen=True):
    """Where the next sector goes, face down; when all lie there, they are revealed."""

    asks = "lay"
    rule = "F5.1"
    ring: str = "inner"
    left: int = 1
    covered: tuple[int, ...] = ()
    then: str = ""
    """The ring of one further sector (B09)."""

    def options(self, state: Frostpunk) -> list[Move]:
        return [Lay(place) for place in places_for(state, self.ring, self.covered)] if self.left else []

    def refused(self, state: Frostpunk) -> list[Refusal]:
        """Outer places that no sector leads to."""
        if self.ring == "inner":
            return []
        possible = places_for(state, self.ring, self.covered)
        return [
            refuse(Lay(place), "not-connected")
            for place in OUTER_PLACES
            if place not in possible and place not in self.covered and not state.sectors[place]
        ]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, Lay)
        covered = (*self.covered, move.place)
        if self.left > 1 and places_for(state, self.ring, covered):
            state.push(LaySectors(self.seat, self.ring, self.left - 1, covered, self.then))
        elif self.then and places_for(state, self.then, covered):
            state.push(LaySectors(self.seat, self.then, 1, covered))
        else:
            for place in covered:
                lay_sector(state, place, draw_sector(state, "inner" if place in INNER_PLACES else "outer"))

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        return {"ring": self.ring, "count": self.left}


@carries_out(word.LaySector)
def lay_sectors(state: Frostpunk, effect: word.LaySector, do: Do) -> None:
    """F5.1: as if snow had been cleared."""
    state.push(LaySectors(do.seat, effect.ring, effect.count))


def draw_sector(state: Frostpunk, ring: str) -> str:
    """From the top of its stack, to be seen."""
    state.reveal()
    if ring == "inner":
        return state.stack_inner.pop()
    state.seen_above = max(0, state.seen_above - 1)
    tile = state.stack_outer.pop()
    state.seen_below = min(state.seen_below, len(state.stack_outer))
    return tile


def lay_sector(state: Frostpunk, place: int, tile: str) -> None:
    """Trees and resources are placed, food finds are gained."""
    state.sectors[place] = tile
    state.tell("cleared", None, place=place, sector=tile)
    for field, content in zip(fields_of(place), state.pack.sectors[tile].fields, strict=True):
        on_fields = state.on_fields
        on_fields["wood"][field], on_fields["coal"][field] = content.wood, content.coal
        on_fields["cores"][field] = content.cores
        on_fields["trees"][field] = min(content.trees, MOST_TREES - sum(on_fields["trees"]))  # F13.1
        if content.food:
            state.food = min(MOST, state.food + content.food)
            state.tell("gained", None, what="food", count=content.food, source="find")
