"""The map as a graph: locations are bits of an integer, so that a player's cubes are one number.

`cubes & district == district` reads "surrounds it", and the way across the map is a few unions of sets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import atan2
from typing import TYPE_CHECKING

import msgspec

from .effects import COLOURS

if TYPE_CHECKING:
    from .pack import District, Location


class Board(msgspec.Struct, frozen=True):
    """What the rules ask of the map. Masks are sets of locations."""

    ids: tuple[str, ...]
    index: dict[str, int]
    neighbours: tuple[int, ...]
    """For each location the mask of those that a road joins to it."""
    everywhere: int
    colour: dict[str, int]
    """For each colour the mask of its locations."""
    centres: dict[str, tuple[int, int]]
    """For each letter its two crisis centres."""
    district_ids: tuple[str, ...]
    district_index: dict[str, int]
    around: tuple[int, ...]
    """For each district the mask of the locations that surround it."""

    @classmethod
    def of(
        cls, locations: Sequence[Location], roads: Sequence[tuple[str, str]], districts: Sequence[District]
    ) -> Board:
        index = {location.id: number for number, location in enumerate(locations)}
        neighbours = [0] * len(locations)
        for one, other in roads:
            neighbours[index[one]] |= 1 << index[other]
            neighbours[index[other]] |= 1 << index[one]
        colour: dict[str, int] = dict.fromkeys(COLOURS, 0)
        for location in locations:
            colour[location.colour] |= 1 << index[location.id]
        centres: dict[str, tuple[int, int]] = {}
        for letter in "ABCD":
            first, second = (index[place.id] for place in locations if place.crisis == letter)
            centres[letter] = (first, second)
        return cls(
            tuple(index),
            index,
            tuple(neighbours),
            (1 << len(locations)) - 1,
            colour,
            centres,
            tuple(district.id for district in districts),
            {district.id: number for number, district in enumerate(districts)},
            tuple(sum(1 << index[place] for place in district.around) for district in districts),
        )

    def next_to(self, places: int) -> int:
        """All locations that a road joins to one of these."""
        reached = 0
        while places:
            lowest = places & -places
            reached |= self.neighbours[lowest.bit_length() - 1]
            places ^= lowest
        return reached

    def routes(self, own: int, wanted: int, *, skipping_any: bool = False) -> dict[int, int]:
        """For each location of `wanted` that can be reached: how many others must be skipped on the way.

        Own cubes are where every way starts, so they are free stepping stones (B6.7). A wanted location is
        never skipped (B6.8), so ways end there; unless the table lets any be skipped (R4).
        """
        found: dict[int, int] = {}
        seen, reached, skipped = own, own, 0
        while reached:
            edge = self.next_to(reached) & ~seen
            for place in bits(edge & wanted):
                found[place] = skipped
            reached = edge if skipping_any else edge & ~wanted
            seen |= edge
            skipped += 1
        return found

    def ways(self, own: int, wanted: int, *, skipping_any: bool = False) -> dict[int, tuple[int, ...]]:
        """The same in full: for each location of `wanted` one of its shortest ways, from an own cube to it."""
        found: dict[int, tuple[int, ...]] = {}
        reached: dict[int, tuple[int, ...]] = {place: (place,) for place in bits(own)}
        seen = own
        while reached:
            edge: dict[int, tuple[int, ...]] = {}
            for place, way in reached.items():
                for other in bits(self.neighbours[place] & ~seen):
                    edge.setdefault(other, (*way, other))
            for place in edge:
                seen |= 1 << place
            found |= {place: way for place, way in edge.items() if wanted >> place & 1}
            reached = {place: way for place, way in edge.items() if skipping_any or not wanted >> place & 1}
        return found

    def missing_links(self, own: int, letter: str) -> int:
        """The fewest further cubes that would join the two crisis centres of a letter."""
        one, other = self.centres[letter]
        reached, cost = 1 << one, 0 if own >> one & 1 else 1
        target = 1 << other
        while True:
            edge = reached
            while edge:  # own cubes are free
                edge = self.next_to(edge) & own & ~reached
                reached |= edge
            if reached & target:
                return cost
            reached |= self.next_to(reached)
            cost += 1
            if reached & target:
                return cost

    def joined(self, own: int, letter: str) -> bool:
        """B6.5: an unbroken chain of own cubes from one crisis centre of the letter to the other."""
        one, other = self.centres[letter]
        return bool(own >> one & 1 and own >> other & 1) and not self.missing_links(own, letter)


def bits(mask: int) -> Iterator[int]:
    """The members of a set of locations."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


Demand = Callable[[bool, str, str, str], None]
Point = tuple[int, int]


def check_map(
    locations: Sequence[Location], roads: Sequence[tuple[str, str]], districts: Sequence[District], demand: Demand
) -> None:
    """B1.1, B1.2: a planar map of roads whose inner faces are exactly the districts."""
    at = {location.id: location.at for location in locations}
    demand(len(at) == len(locations), "locations", "id", "used twice")
    demand(len(at) <= 64, "locations", "count", "at most 64")
    for letter in "ABCD":
        count = sum(location.crisis == letter for location in locations)
        demand(count == 2, f"crisis centre {letter}", "crisis", f"there must be 2, not {count}")
    demand(
        len({district.id for district in districts}) == len(districts) == 16,
        "districts",
        "count",
        "there must be 16 with different ids",
    )  # B1.1
    for road in roads:
        for end in road:
            demand(end in at, "-".join(road), "roads", f"{end} is no location")
        demand(road[0] != road[1], "-".join(road), "roads", "leads nowhere")
    pairs = [frozenset(road) for road in roads]
    demand(len(set(pairs)) == len(pairs), "roads", "count", "a road is given twice")
    for place in at:
        demand(sum(place in pair for pair in pairs) >= 2, place, "roads", "needs at least 2 roads")
    for number, road in enumerate(roads):
        for earlier in roads[:number]:
            if not set(road) & set(earlier):
                crossing = _cross(at[road[0]], at[road[1]], at[earlier[0]], at[earlier[1]])
                demand(not crossing, "-".join(road), "roads", f"crosses {'-'.join(earlier)}")
    for district in districts:
        for place in district.around:
            demand(place in at, district.id, "around", f"{place} is no location")
        demand(3 <= len(district.around) <= 7, district.id, "around", "3 to 7 locations surround a district")
        ring = zip(district.around, (*district.around[1:], district.around[0]), strict=True)
        for one, other in ring:
            demand(frozenset((one, other)) in pairs, district.id, "around", f"no road joins {one} and {other}")
    reached, edge = set(), {locations[0].id}
    while edge:
        reached |= edge
        edge = {place for pair in pairs for place in pair if pair & edge} - reached
    for place in at:
        demand(place in reached, place, "roads", "cannot be reached from the rest of the map")
    faces = _inner_faces(at, roads)
    wanted = {frozenset(district.around): district.id for district in districts}
    for face in faces:
        demand(frozenset(face) in wanted, "map", "districts", f"hole: no district inside {', '.join(face)}")
    for places, district_id in wanted.items():
        demand(any(frozenset(face) == places for face in faces), district_id, "around", "is no face of the map")


def _turn(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two segments without a common end meet."""
    return _turn(a, b, c) * _turn(a, b, d) <= 0 and _turn(c, d, a) * _turn(c, d, b) <= 0


def _inner_faces(at: dict[str, Point], roads: Sequence[tuple[str, str]]) -> list[list[str]]:
    """The faces of the drawing, walked road by road, without the outer one (the one that turns the other way)."""
    around: dict[str, list[str]] = {place: [] for place in at}
    for one, other in roads:
        around[one].append(other)
        around[other].append(one)
    for place, others in around.items():
        x, y = at[place]
        others.sort(key=lambda other: atan2(at[other][1] - y, at[other][0] - x))
    left = {(one, other) for road in roads for one, other in (road, road[::-1])}
    faces = []
    while left:
        start = min(left)
        face, (one, other) = [], start
        while (one, other) in left:
            left.remove((one, other))
            face.append(one)
            ring = around[other]
            one, other = other, ring[(ring.index(one) + 1) % len(ring)]
        corners = [at[place] for place in face]
        area = sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1], strict=True))
        faces.append((area, face))
    sign = sum(1 if area > 0 else -1 for area, _ in faces)
    return [face for area, face in faces if area * sign > 0]
