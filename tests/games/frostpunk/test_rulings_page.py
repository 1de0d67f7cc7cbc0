"""docs/rulings.md lists the numbers that are ours; they live in the pack, and the page says the same.

After a change of the pack `python -m tests.games.frostpunk.test_rulings_page` writes the rows anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from hearthlight.games.frostpunk import FROSTPUNK
from hearthlight.games.frostpunk.content.board import Building, Tower
from hearthlight.games.frostpunk.content.terms import KINDS, Cost

from .tables import PACK

PAGE = Path(__file__).parents[3] / "docs" / "rulings.md"
TRACKS = PACK.content.tracks


def sections(upto: list[int], first: int = 0) -> list[str]:
    """From where to where each section goes."""
    return [f"{low + 1}–{high}" if low + 1 < high else str(high) for low, high in pairwise([first - 1, *upto])]


def tower(chances: Tower) -> str:
    more = f"{chances.fall_per_stuck}% more for each stuck cube"
    return f"{chances.fall}% to fall through, {more}, {chances.loosen}% to loosen one"


def rows() -> Iterator[str]:
    """The tracks as the page lists them."""
    sick = [
        f"{span}: tokens {part.tokens}, turns {part.turns}"
        for span, part in zip(sections([part.upto for part in TRACKS.sickness]), TRACKS.sickness, strict=True)
    ]
    yield f"| sickness | {'; '.join(sick)} |"
    hungry = [
        f"{span}: discontent {part.discontent}, deaths {part.deaths}"
        for span, part in zip(sections([part.upto for part in TRACKS.hunger]), TRACKS.hunger, strict=True)
    ]
    yield f"| hunger left over | {'; '.join(hungry)} |"
    yield f"| corpses | {TRACKS.corpses} is the last space |"
    yield f"| stress by heat, from the bottom | {', '.join(str(space.stress) for space in TRACKS.heat)} |"
    yield f"| citizens on the heat track | {', '.join(' + '.join(space.sick) or '–' for space in TRACKS.heat)} |"
    for kind in KINDS:
        spans = sections([part.upto for part in TRACKS.population[kind]])
        figures = [f"{span}: {part.figures}" for span, part in zip(spans, TRACKS.population[kind], strict=True)]
        yield f"| figures by number of citizens, {kind} | {'; '.join(figures)} |"
    yield f"| fed by round | {', '.join(TRACKS.fed)}, and again |"
    relief = PACK.content.relief
    assert relief
    more = f"{relief.food} food, {relief.wood} wood, {relief.coal} coal, {relief.hope} active hope"
    yield f"| easy level, beyond the normal start card | {more} |"
    yield f"| tower | {tower(TRACKS.tower)} |"
    yield f"| tower with expansion | {tower(TRACKS.tower_expanded)} |"
    say = FROSTPUNK.say("en", PACK)
    for building in PACK.content.buildings:
        if not building.printed and building.id != "ruin":
            cells = (say(f"building-name-{building.id}"), price(building.cost), upgrade(building), level(building))
            yield f"| {' | '.join(cells)} |"


def price(cost: Cost | None) -> str:
    things = (("wood", cost.wood), ("core" if cost.cores == 1 else "cores", cost.cores)) if cost else ()
    return " + ".join(f"{number} {name}" for name, number in things if number) or "–"


def upgrade(building: Building) -> str:
    return price(building.upgrade_cost)


def level(building: Building) -> str:
    better = building.upgraded_insulation
    return f"{building.insulation}, upgraded {better}" if better else str(building.insulation)


@pytest.mark.parametrize("row", list(rows()))
def test_the_page_says_what_the_pack_does(row: str) -> None:
    assert row in PAGE.read_text("utf-8").split("\n")


def write_anew() -> None:
    """Each row takes the place of the one that begins like it."""
    fresh = {row.split(" | ")[0]: row for row in rows()}
    lines = PAGE.read_text("utf-8").split("\n")
    PAGE.write_text("\n".join(fresh.get(line.split(" | ")[0], line) for line in lines), "utf-8")


if __name__ == "__main__":
    write_anew()
