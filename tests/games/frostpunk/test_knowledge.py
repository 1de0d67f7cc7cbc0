"""What the players have seen stays known: a possible state never forgets it."""

from __future__ import annotations

from hearthlight.games.frostpunk.rules.city.clearing import draw_sector
from hearthlight.games.frostpunk.rules.phases.actions.talents import SortSectors
from hearthlight.kernel import Dice

from .tables import at, begun, play


def test_sectors_that_were_looked_at_stay_where_they_were_put() -> None:
    """F8.3: B26 looks at outer sectors and puts each onto the stack or under it; everybody remembers where."""
    state = begun()
    one, two, three = (draw_sector(state, "outer") for _ in range(3))
    at(state, SortSectors(0, (one, two, three)))
    play(state, f"sector {two} bottom", f"sector {one} top", f"sector {three} top")
    orders = set()
    for seed in range(20):
        twin = state.determinize(0, Dice(seed))
        assert twin.stack_outer[-2:] == [one, three]
        assert twin.stack_outer[0] == two
        orders.add(tuple(twin.stack_outer))
    assert len(orders) > 10
    draw_sector(state, "outer")
    assert state.determinize(0, Dice(1)).stack_outer[-1] == one
    while len(state.stack_outer) > 1:
        draw_sector(state, "outer")
    assert state.determinize(0, Dice(1)).stack_outer == [two]
