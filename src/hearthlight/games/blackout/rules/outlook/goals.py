"""How far each open goal is (section 6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from ...content.effects import COLOURS, RESOURCES, Goal, Pay, Slot
from ..model import Blackout, Player
from ..moves import Complete
from ..paying import batteries_needed, batteries_to_buy, most_of_one
from ..phases.objectives import in_slot, open_goals, tile_types, tiles_wanted, unmet, with_planned


class Need(msgspec.Struct, frozen=True):
    """One thing that a goal asks for, and how much of it is there."""

    what: str
    """A resource, `same` (of one resource), `money`, `card-<colour>` in one slot, `tile-<type>` face up, or `cube`:
    cubes on the map that join the crisis centres, on the way that is shortest now."""
    number: int
    have: int
    """At most the number that is asked for. Cards that lie face down on the same slot count."""
    missing: int


def need(what: str, number: int, have: int) -> Need:
    there = min(number, have)
    return Need(what, number, there, number - there)


class GoalOutlook(msgspec.Struct, frozen=True):
    """An open goal, as if it were the only one."""

    card: str
    """The card, or the restore-power goal."""
    goal: int
    """Which goal of the card, counted from 1; 0 for a restore-power goal."""
    needs: tuple[Need, ...]
    slot: int
    """The slot that is nearest to what it asks for, counted from 1; 0 if it asks for none."""
    batteries: int
    """So many must stand in for missing resources (B3.4)."""
    buy: int
    """So many of them can and must be bought first (B3.3)."""
    payable: bool
    """The player has what it costs."""
    met: bool
    """The player has what it asks for beside."""


def goals_of(state: Blackout, seat: int, *, open_hand: bool) -> tuple[GoalOutlook, ...]:
    """B6.1: every goal that the player may still complete; planned cards count only for who may know them."""
    player = state.players[seat]
    found = []
    for move, goal in open_goals(state, seat):
        card, number = (move.card, move.goal) if isinstance(move, Complete) else (move.goal, 0)
        slot = _nearest(state, player, goal.slot, open_hand=open_hand) if goal.slot else -1
        buy = batteries_to_buy(player, goal.pay)
        found.append(
            GoalOutlook(
                card,
                number,
                (*costs(player, goal.pay), *_requirements(state, player, goal, slot, open_hand=open_hand)),
                slot + 1,
                batteries_needed(player, goal.pay),
                buy or 0,
                buy == 0,
                not unmet(state, player, goal),
            )
        )
    return tuple(found)


def lacks(goal: GoalOutlook) -> int:
    """How much is missing for a goal; nothing if it can be completed, be it with batteries."""
    if goal.payable and goal.met:
        return 0
    return sum(need.missing for need in goal.needs)


def goal_cubes(state: Blackout, seat: int) -> tuple[tuple[str, int], ...]:
    """B6.7: the colours of locations that open goals have cubes for, and for how many; most first."""
    colours = Counter(goal.gain.cube for _, goal in open_goals(state, seat) if goal.gain.cube in COLOURS)
    return tuple(colours.most_common())


def costs(player: Player, pay: Pay) -> list[Need]:
    """B6.2."""
    needs = [need(RESOURCES[resource], number, player.stock[resource]) for resource, number in pay.needs]
    if pay.same:
        needs.append(need("same", pay.same, most_of_one(player, pay)))
    if pay.money:
        needs.append(need("money", pay.money, player.money))
    return needs


def _requirements(state: Blackout, player: Player, goal: Goal, slot: int, *, open_hand: bool) -> list[Need]:
    needs = []
    if goal.slot is not None:
        for colour, number in goal.slot.needs:  # B6.3
            cards = _cards(player, slot, open_hand=open_hand)
            needs.append(need(f"card-{colour}", number, in_slot(state.pack, cards, Slot(**{colour: number}))))
    if goal.tiles is not None:  # B6.4
        types = tile_types(state.pack, player)
        needs += [need(f"tile-{kind}", 1, int(kind in types)) for kind in sorted(tiles_wanted(goal.tiles))]
    if goal.centres is not None:  # B6.5
        far, missing = (state.pack.board.missing_links(cubes, goal.centres) for cubes in (0, player.cubes))
        needs.append(need("cube", far, far - missing))
    return needs


def _nearest(state: Blackout, player: Player, wanted: Slot, *, open_hand: bool) -> int:
    def cards(slot: int) -> tuple[int, int]:
        later = _cards(player, slot, open_hand=open_hand)
        return in_slot(state.pack, later, wanted), in_slot(state.pack, player.slots[slot], wanted)

    return max(range(player.open_slots), key=cards)


def _cards(player: Player, slot: int, *, open_hand: bool) -> Sequence[str]:
    return with_planned(player, slot) if open_hand else player.slots[slot]
