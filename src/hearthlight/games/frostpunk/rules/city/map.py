"""The map as a hexagon of hexes: the generator's flower in the middle, two rings of sectors, the rim (F3.1).

Places are numbered once and for all: the six petals of the generator sector, then the 12 places of the inner ring,
then the 18 of the outer ring, each ring clockwise from the north-east. A sector has two fields, so every place of a
ring is two fields; a petal is one field, and the last petal is the tower's drawer, which is none.

On the map and in words a place is called by its heat zone and its number in the ring, clockwise from the north-east
(B7), and its two fields B7a and B7b; moves name the number of the field in all.
"""

from __future__ import annotations

Hex = tuple[int, int]
DIRECTIONS: tuple[Hex, ...] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
PETALS = 6
INNER = 12
OUTER = 18
FIELDS_OF_GENERATOR = 5
DRAWER = 5
"""The petal without a field."""
COOKHOUSE, WOOD_FIELD, COAL_FIELD, PLATFORM, GENERATOR = range(5)
"""Q11: the five fields of the generator sector, by petal."""
FIELDS = PETALS + 2 * (INNER + OUTER)


def _ring(radius: int) -> list[Hex]:
    """The hexes at a distance, clockwise from the corner in the first direction."""
    x, y = DIRECTIONS[0][0] * radius, DIRECTIONS[0][1] * radius
    found = []
    for dx, dy in (*DIRECTIONS[2:], *DIRECTIONS[:2]):
        for _ in range(radius):
            found.append((x, y))
            x, y = x + dx, y + dy
    return found


HEXES: tuple[Hex, ...] = (*_ring(1), *_ring(2), *_ring(3))
"""Petals, inner places, outer places."""
_INDEX = {place: number for number, place in enumerate(HEXES)}
NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(
    tuple(_INDEX[x + dx, y + dy] for dx, dy in DIRECTIONS if (x + dx, y + dy) in _INDEX) for x, y in HEXES
)
"""For each place those that share an edge with it."""
INNER_PLACES = range(PETALS, PETALS + INNER)
OUTER_PLACES = range(PETALS + INNER, PETALS + INNER + OUTER)
INNER_CORNERS = tuple(INNER_PLACES[2 * corner] for corner in range(6))
OUTER_NEIGHBOURS = tuple(tuple(place for place in around if place in OUTER_PLACES) for around in NEIGHBOURS)
"""The outer places among them."""
OUTER_CORNERS = tuple(OUTER_PLACES[3 * corner] for corner in range(6))
"""F3.1: a rim corner touches the outer sector in that corner."""


def ring_of(place: int) -> int:
    """0 the generator sector, 1 the inner ring, 2 the outer one: also the number of the heat zone A, B, C (F4.14)."""
    return 0 if place < PETALS else 1 if place < PETALS + INNER else 2


def _fields_of(place: int) -> tuple[int, ...]:
    if place < PETALS:
        return () if place == DRAWER else (place,)
    first = PETALS + 2 * (place - PETALS)
    return (first, first + 1)


FIELDS_OF = tuple(_fields_of(place) for place in range(len(HEXES)))
"""The fields of each place; none for the drawer."""
PLACE_OF = tuple(field if field < PETALS else PETALS + (field - PETALS) // 2 for field in range(FIELDS))
"""The place of each field."""


PLACE_LABELS = tuple(
    f"{zone}{number}"
    for zone, places in zip("ABC", (PETALS, INNER, OUTER), strict=True)
    for number in range(1, places + 1)
)
FIELD_LABELS = tuple(
    PLACE_LABELS[place] if place < PETALS else PLACE_LABELS[place] + "ab"[field - FIELDS_OF[place][0]]
    for field, place in enumerate(PLACE_OF)
)
"""What stands on the map, and what words call it."""


def fields_of(place: int) -> tuple[int, ...]:
    return FIELDS_OF[place]


def place_of(field: int) -> int:
    return PLACE_OF[field]


def sector_fields(field: int) -> tuple[int, ...]:
    """All fields of the sector that a field belongs to."""
    return tuple(range(FIELDS_OF_GENERATOR)) if field < PETALS else FIELDS_OF[PLACE_OF[field]]


def sector_and_around(place: int) -> set[int]:
    """The places of a sector and of all sectors next to it; the generator sector is all its petals."""
    petals = set(range(PETALS))
    own = petals if place < PETALS else {place}
    around = own.union(*(NEIGHBOURS[one] for one in own))
    return around | petals if around & petals else around


def _adjacent(field: int) -> tuple[int, ...]:
    own = tuple(other for other in sector_fields(field) if other != field)
    around = tuple(
        other
        for place in NEIGHBOURS[PLACE_OF[field]]
        if ring_of(place) or ring_of(PLACE_OF[field])
        for other in FIELDS_OF[place]
    )
    return own + tuple(other for other in around if other not in own)


ADJACENT = tuple(() if field == DRAWER else _adjacent(field) for field in range(FIELDS))


def adjacent(field: int) -> tuple[int, ...]:
    """F6.1, Q12: the other fields of the sector, and those of all sectors and petals that share an edge."""
    return ADJACENT[field]
