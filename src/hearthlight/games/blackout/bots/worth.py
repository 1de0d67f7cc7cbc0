"""What a position is worth to a seat, in points: the judgement of the greedy bot.

Everything is an estimate of points at the end of the game; in the campaign what the chapter asks for counts on top
(`aims.py`). A `Worth` is made for a seat and a moment and answers for positions a move or two later. What it is asked
for again and again it remembers.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ..content.cards import EmergencyPlan, Plan, Specialist, Volunteer
from ..content.effects import BATTERY, FOOD, WATER, Gain, Goal, Slot
from ..content.pack import Pack
from ..rules.display import ROW, ROWS
from ..rules.model import Blackout, Player, Spot
from ..rules.phases.new_objectives import free_spots
from ..rules.phases.objectives import in_slot, open_power_goals, tile_types, tiles_wanted, with_planned
from ..rules.scoring import MONEY_PER_POINT, table
from .aims import CUBE, Aims, aims_of

MONEY = 1 / MONEY_PER_POINT
TRANSPORT = (0.0, 0.9, 1.7, 2.4, 3.0, 3.5, 3.8, 4.0)
GPS = 0.9
RESOURCE = 0.45
PERISHABLE = 0.3
BATTERY_WORTH = 1.0
HAND = (0.0, 2.2, 4.2, 6.0, 6.9, 7.6, 8.2, 8.6)
"""For the next rounds, by the number of cards."""
CARD_IN_HAND = 0.3
MAP_CUBE = 2.2
UNLOCK = 2.0
HOSPITAL = 0.6
FREE_SPOT = 0.8
SLOT = 0.7
TILE = 3.0
"""What each card in one slot, and each face-up tile, that a goal wants is in resources."""
SPOILING = 0.9
SEARCH = 0.3
"""A search icon that stays, for each round."""
FULL_DISPLAY = ROWS * ROW
SWEPT, BOUGHT = 3.4, 0.6
"""Cards that leave the display in a round: in any case, and for each player."""
REMEMBERED = 1 << 10
"""So many positions, and so many maps, at most."""


class Parts(NamedTuple):
    """What a position is worth is the sum of these; and in a campaign what they are for its chapter."""

    points: float
    things: float
    cards: float
    goals: float
    map: float


class Worth:
    """The judgement of a seat at a moment of the game: `worth_for` makes it."""

    def __init__(
        self,
        pack: Pack,
        aims: Aims | None,
        seat: int,
        rounds_left: float,
        *,
        spoils: bool,
        lacking: tuple[str, ...] = (),
    ) -> None:
        self.pack = pack
        self.aims = aims
        self.seat = seat
        self.rounds_left = rounds_left
        self.unlock = min(UNLOCK, 0.3 * rounds_left)
        self.restoring = 0.4 * rounds_left
        self.free_spot = FREE_SPOT if rounds_left >= 2 else 0.0
        self.spoils = spoils
        """Food and water will be wasted before the next goals can be completed."""
        self.lacking = lacking
        """The colours of which the chapter wants more cubes on the map."""
        self.of_card: dict[str, float] = {}
        self.of_goals: dict[tuple[str, int], list[tuple[float, Goal]]] = {}
        self.of_map: dict[tuple[int, int, str], float] = {}
        self.of_position: dict[tuple[object, ...], float] = {}

    def of(self, state: Blackout) -> float:
        player = state.players[self.seat]
        if state.outcome:
            return player.points + (self.aims.earned(state.outcome.details[self.seat]["orchids"]) if self.aims else 0.0)
        points = self.estimate(state)
        return points + self.chapter(player, points)

    def estimate(self, state: Blackout) -> float:
        """The points that it may come to in the end."""
        return sum(self.parts(state))

    def parts(self, state: Blackout) -> Parts:
        player = state.players[self.seat]
        return Parts(
            player.points,
            self.things(player),
            self.cards(player),
            self.goals(state, player),
            self.map(state, player, player.cubes),
        )

    def chapter(self, player: Player, points: float) -> float:
        """What so many points may be for the chapter that is played."""
        return self.aims.orchids(player, points - self.aims.held(player), self.rounds_left) if self.aims else 0.0

    # -- what lies in front of the player ----------------------------------------------------------------------

    def things(self, player: Player) -> float:
        """Tokens and tiles. (Money counts with the goals, which it may pay for.)"""
        late = self.rounds_left < 1
        transport = 0.0 if late else TRANSPORT[min(player.transport, len(TRANSPORT) - 1)]
        gps = 0.0 if late else GPS * min(player.gps, 3)
        tiles = table(len(player.tiles_up)) + SEARCH * len(player.tiles_down) * self.rounds_left
        return transport + gps + tiles

    def cards(self, player: Player) -> float:
        """Points and usefulness of the own cards, of finished plans and of what is unlocked."""
        worth = 0.0
        for card in player.hand:
            worth += self.card(card)
        worth += HAND[min(len(player.hand), len(HAND) - 1)] if self.rounds_left >= 1 else 0.0
        for card in player.planned:
            worth += self.card(card) if card else 0.0
        for slot in player.slots:
            worth += sum(self.card(card) for card in slot)
        for card in player.hospital:
            worth += max(0.0, self.card(card) * 0.5 - HOSPITAL)
        for card in player.finished:
            plan = self.pack.plans.get(card)
            worth += self.plan(plan) if plan else 0.0
        unlocked = len(self.pack.check_ids) - player.locked.bit_count()
        restoring = self.restoring + (self.aims.restoring if self.aims else 0.0)
        return worth + unlocked * self.unlock + restoring * player.restored.bit_count()

    def card(self, key: str) -> float:
        """What a card in hand or slots will still bring: its points, and what it does when it is played."""
        if key not in self.of_card:
            self.of_card[key] = self._card(key)
        return self.of_card[key]

    def _card(self, key: str) -> float:
        card = self.pack.helpers[key]
        plays = self.rounds_left / 3.5
        if isinstance(card, Volunteer):
            return card.points + plays * 0.8 * card.cubes + 0.1 * card.search
        return card.points + plays * 1.5 + 0.1 * card.search

    def plan(self, plan: Plan) -> float:
        uses = self.rounds_left / 2.5
        worth = uses * 0.8 if plan.check else 0.0
        worth += SEARCH * self.rounds_left * (plan.always.search + 0.6 * plan.always.gps)
        return worth + (0.35 * self.rounds_left if plan.always.waste else 0.0)

    # -- goals ---------------------------------------------------------------------------------------------------

    def goals(self, state: Blackout, player: Player) -> float:
        """Resources against open goals. Whoever looks ahead meets the same goals and means again and again."""
        key = (
            *player.stock,
            *(player.money, player.cubes, player.restored, player.emergency),
            *(tuple(player.objectives), tuple(player.slots), tuple(player.planned)),
            *(tuple(player.tiles_up), tuple(state.plans)),
        )
        if key not in self.of_position:
            if len(self.of_position) >= REMEMBERED:
                self.of_position.clear()
            self.of_position[key] = self._best_goals(state, player)
        return self.of_position[key]

    def _best_goals(self, state: Blackout, player: Player) -> float:
        """Of the plans beside the board, of which one can be begun (B14.2), the best one counts."""
        if player.emergency:
            return self._goals(state, player, (*player.objectives, player.emergency))
        if not state.plans:
            return self._goals(state, player, player.objectives)
        return max(self._goals(state, player, (*player.objectives, Spot(plan))) for plan in state.plans)

    def _goals(self, state: Blackout, player: Player, spots: Sequence[Spot]) -> float:
        """Resources are set against the open goals, the most valuable first; the rest has a small worth."""
        stock = player.stock[:]
        worth = self.free_spot * free_spots(player)
        wanted: list[tuple[float, Goal]] = []
        for spot in spots:
            worth += self.begun(spot)
            wanted += self.open_goals(spot)
        restoring = 10 + self.restoring + (self.aims.restoring if self.aims else 0.0)
        wanted += [(restoring, goal) for _, goal in open_power_goals(state, player)]
        wanted.sort(key=lambda entry: -entry[0])
        money = player.money
        stacks = tuple([with_planned(player, slot) for slot in range(player.open_slots)])
        for value, goal in wanted:
            progress, spent = self.progress(player, stacks, goal, stock, money)
            money -= spent
            worth += value * progress
        worth += money * MONEY
        for kind, number in enumerate(stock):
            if kind == BATTERY:
                worth += BATTERY_WORTH * number
            else:
                worth += (PERISHABLE if kind in (FOOD, WATER) else RESOURCE) * number
        return worth

    def open_goals(self, spot: Spot) -> list[tuple[float, Goal]]:
        """The goals of a card that are not met yet, and what each would bring."""
        key = (spot.card, spot.done)
        if key not in self.of_goals:
            goals = [goal for bit, goal in enumerate(self.pack.cards[spot.card].goals) if not spot.done >> bit & 1]
            self.of_goals[key] = [(self.goal(spot, goal), goal) for goal in goals]
        return self.of_goals[key]

    def goal(self, spot: Spot, goal: Goal) -> float:
        """What completing a goal brings at once, and for the card as a whole."""
        card = self.pack.cards[spot.card]
        worth = self.gain(goal.gain)
        if isinstance(card, Volunteer | Specialist):
            return worth + self.card(card.id) + CARD_IN_HAND
        open_goals = len(card.goals) - spot.done.bit_count()
        if isinstance(card, EmergencyPlan) and self.aims:  # B14.2: no completion effect
            return worth + self.gain(card.bonus) / open_goals + self.aims.next_goal(spot)
        share = (self.gain(card.bonus) + self.gain(card.completion)) / max(1, open_goals)
        if isinstance(card, EmergencyPlan):
            return worth + share
        return worth + share + self.plan(card) / len(card.goals)

    def begun(self, spot: Spot) -> float:
        """A plan with a goal done holds the promise of its completion effect and bonus."""
        card = self.pack.cards[spot.card]
        if isinstance(card, EmergencyPlan) and self.aims:
            return self.aims.goals_done(spot)
        if isinstance(card, Plan | EmergencyPlan) and spot.done and self.rounds_left >= 1:
            left = len(card.goals) - spot.done.bit_count()
            return (self.gain(card.completion) + self.plan_of(card)) * (0.7 if left == 1 else 0.5)
        return 0.0

    def plan_of(self, card: Plan | EmergencyPlan) -> float:
        return self.plan(card) if isinstance(card, Plan) else 0.0

    def gain(self, gain: Gain) -> float:
        resources = sum(number for _, number in gain.resources)
        return (
            gain.points
            + MONEY * gain.money
            + 0.7 * (resources + gain.same)
            + 0.4 * gain.transport
            + GPS * gain.gps
            + (self.cube(gain.cube) if gain.cube else 0.0)
        )

    def cube(self, colour: str) -> float:
        """A cube on the map, and more if the chapter wants it there."""
        return MAP_CUBE + (CUBE / 2 if colour in self.lacking or (colour == "any" and self.lacking) else 0.0)

    def progress(
        self, player: Player, stacks: tuple[tuple[str, ...], ...], goal: Goal, stock: list[int], money: int
    ) -> tuple[float, int]:
        """How near a goal is, from 0 to just below 1; what it needs is taken from `stock`."""
        needed = held = 0.0
        spoiling = 1.0
        jokers = stock[BATTERY]
        for kind, number in goal.pay.needs:
            needed += number
            own = min(number, stock[kind])
            if kind in (FOOD, WATER):
                spoiling *= SPOILING
                if self.spoils or own + jokers < number:
                    continue
            stock[kind] -= own
            held += own
            joker = min(number - own, jokers)
            jokers -= joker
            held += joker * 0.9
        if goal.pay.same:
            needed += goal.pay.same
            best = stock.index(max(stock[:BATTERY]))
            own = min(goal.pay.same, stock[best])
            stock[best] -= own
            held += own
            joker = min(goal.pay.same - own, jokers)
            jokers -= joker
            held += joker * 0.9
        stock[BATTERY] = jokers
        spent = 0
        if goal.pay.money:
            needed += goal.pay.money * 0.5
            spent = min(goal.pay.money, money)
            held += spent * 0.45
        if goal.slot is not None:
            total = goal.slot.total
            needed += SLOT * total
            held += SLOT * total * (most_in_a_slot(self.pack, stacks, goal.slot) / total) ** 2
        if goal.tiles is not None:
            needed += 2 * TILE
            held += TILE * len(tile_types(self.pack, player) & tiles_wanted(goal.tiles))
        if goal.centres is not None:
            needed += 6
            held += 6 * self.chain_progress(player.cubes, goal.centres)
        share = held / needed if needed else 1.0
        missing = needed - held
        if self.rounds_left < 1:
            return (0.75 if missing < 0.5 else 0.0), spent
        hope = min(1.0, self.rounds_left * 1.5 / (missing + 1))
        return hope * (0.15 * spoiling + 0.65 * share), spent

    # -- the map -------------------------------------------------------------------------------------------------

    def map(self, state: Blackout, player: Player, cubes: int) -> float:
        """Districts begun, the nearer to being secured the better; ways between centres; cubes that a chapter wants."""
        key = (cubes, state.secured, player.emergency.card if player.emergency else "")
        if key not in self.of_map:
            if len(self.of_map) >= REMEMBERED:
                self.of_map.clear()
            self.of_map[key] = self._map(state, player, cubes)
        return self.of_map[key]

    def _map(self, state: Blackout, player: Player, cubes: int) -> float:
        worth = 0.0
        for number, around in enumerate(self.pack.board.around):
            if state.secured >> number & 1:
                continue
            own = (around & cubes).bit_count()
            if own:
                size = around.bit_count()
                share = own / size
                securing = table(size) + self.unlock
                chance = 1.0 if own == size else 0.75 * share * share * min(1.0, self.rounds_left / max(1, size - own))
                worth += securing * chance
        plans = [player.emergency.card] if player.emergency else state.plans
        worth += max((self.chains(cubes, plan) for plan in plans), default=0.0)
        return worth + self.aims.cubes(cubes) if self.aims else worth

    def chains(self, cubes: int, plan: str) -> float:
        """What the crisis centres that a plan wants joined are worth to the map as it is."""
        return sum(3 * self.chain_progress(cubes, goal.centres) for goal in self.pack.cards[plan].goals if goal.centres)

    def chain_progress(self, cubes: int, letter: str) -> float:
        """How many of the locations on the shortest way between two crisis centres are covered."""
        return max(0.0, 1 - missing_links(self.pack, cubes, letter) / 6)


@lru_cache(maxsize=1 << 6)
def _worth(
    pack: Pack, aims: Aims | None, seat: int, rounds_left: float, spoils: bool, lacking: tuple[str, ...]
) -> Worth:
    return Worth(pack, aims, seat, rounds_left, spoils=spoils, lacking=lacking)


def worth_for(state: Blackout, seat: int) -> Worth:
    """The judgement of a seat as things stand: the same one for moments that do not differ in what matters to it."""
    aims = aims_of(state)
    lacking = aims.lacking(state.players[seat].cubes) if aims else ()
    return _worth(state.pack, aims, seat, rounds_left(state), state.phase > 3, lacking)


@lru_cache(maxsize=1 << 10)
def most_in_a_slot(pack: Pack, stacks: tuple[tuple[str, ...], ...], wanted: Slot) -> int:
    """B6.3: how many of the cards that must lie together do so already."""
    return max([in_slot(pack, stack, wanted) for stack in stacks])


@lru_cache(maxsize=1 << 12)
def missing_links(pack: Pack, cubes: int, letter: str) -> int:
    return pack.board.missing_links(cubes, letter)


def rounds_left(state: Blackout) -> float:
    """Rounds after this one: until the last card of the Draw deck comes into the display, and one more (B11.3)."""
    if state.last_round:
        return max(0, state.last_round - state.round)
    to_go = len(state.draw) + sum(map(len, state.display)) - FULL_DISPLAY
    return 1 + max(0, to_go) / (SWEPT + BOUGHT * state.seats)
