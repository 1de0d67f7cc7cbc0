"""The greedy bot as an adviser: the parts of its judgement, with the numbers of the outlook behind each. Where there is
a moment to think, the search says what is best, and greedy's judgement why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from hearthlight.bots import Adviser, Budget, Fact, Judgement, Part, Rated, SearchBot
from hearthlight.kernel import Dice, Move, Reason

from ..content.effects import STOCK
from ..rules.model import Blackout
from ..rules.moves import DONE, LEAVE, READY, Buy, Place, PlanCard, Scout, Start
from ..rules.outlook.buying import bargain
from ..rules.outlook.cards import cards_of
from ..rules.outlook.footing import footing
from ..rules.outlook.goals import goals_of, lacks
from ..rules.outlook.searching import searching
from ..rules.outlook.serving import service
from ..rules.phases.scout import PROBE, lasting_icons, most_icons
from ..rules.phases.secure import missing
from ..rules.scoring import conditions, scored, scoring_cards
from .greedy import QUICK, GreedyBot
from .guide import BlackoutGuide
from .worth import Worth, worth_for

FOLLOWING = QUICK | {"team", "specialist"}
"""Questions that follow from a move."""
PLAN, BUY = 1, 5
ROLLOUTS = 48
"""With which it ponders: about a fifth of a second, and the same advice everywhere."""


class BlackoutAdviser(Adviser[Blackout]):
    def __init__(self) -> None:
        self.bot = GreedyBot()
        self.search = SearchBot("adviser", BlackoutGuide(), Budget(rollouts=ROLLOUTS))

    def rated(self, world: Blackout, seat: int) -> Sequence[Rated]:
        return [(value, (move,)) for value, move in self.bot.rated(world, seat, Dice(world.ply))]

    def pondered(self, world: Blackout, seat: int) -> Sequence[Rated]:
        """What the search has looked at, in its order, and then whatever else there is."""
        rated = {moves: value for value, moves in self.rated(world, seat)}
        tried = [(one.plan[0],) for one in self.search.weighed(world, seat, Dice(world.ply))]
        return [(rated.get(moves, 0.0), moves) for moves in dict.fromkeys([*tried, *rated])]

    def meant(self, world: Blackout, seat: int, moves: tuple[Move, ...]) -> tuple[Move, ...]:
        waiting = list(moves)

        def next_move(ahead: Blackout) -> Move | None:
            if waiting:
                return waiting.pop(0)
            follows = ahead.decision(seat, details=False).asks in FOLLOWING
            return self.bot.answer(ahead, seat, Dice(world.ply)) if follows else None

        return tuple(world.through(seat, next_move)) or moves  # several may be asked at the same time

    def judge(self, world: Blackout, seat: int) -> Callable[[Blackout], Judgement]:
        worth = worth_for(world, seat)
        return lambda state: self._judged(state, seat, worth, world)

    def _judged(self, state: Blackout, seat: int, worth: Worth, world: Blackout) -> Judgement:
        facts, values = Facts(state, seat, world), worth.parts(state)._asdict()
        values["chapter"] = worth.chapter(state.players[seat], sum(values.values()))
        if state.phase == PLAN:  # what was planned is being done in the next phase
            cards = [card for card in state.players[seat].planned if card]
            values["planned"] = sum(self.bot.deploy_worth(state, seat, worth, card) for card in cards)
        return {name: Part(value, tuple(getattr(facts, name)())) for name, value in values.items()}

    def passes(self, move: Move) -> bool:
        return move in (DONE, READY, LEAVE)

    def hopes(self, world: Blackout, seat: int, moves: tuple[Move, ...]) -> Sequence[Reason]:
        move, player = moves[0], world.players[seat]
        asks = world.decision(seat, details=False).asks
        if isinstance(move, Buy):
            return [bargain(world, seat, move)]
        if isinstance(move, PlanCard):
            served = service(world, seat, move.card)
            return [served] if served else []
        if isinstance(move, Scout):
            return [searching(world, seat, move.district)]
        if isinstance(move, Start | Place):
            leads = footing(world, seat, move.location)
            return [leads] if leads else []
        if move == READY:
            return [standing("planned", sum(map(bool, player.planned)))]
        if move == DONE and asks == "dispose":
            return [standing("keeps-hand", len(player.hand))]
        if (move, asks) in ((DONE, "scout"), (LEAVE, "tile")):  # B7.7
            weak = most_icons(world, seat) < PROBE
            return [standing("stays-weak", most_icons(world, seat)) if weak else standing("stays", len(player.hand))]
        if move == DONE and asks == "buy":
            return [standing("keeps-money", player.money)]
        if move == DONE and asks == "objectives" and not ready(world, seat):
            return [standing("nothing-ready", 0)]
        return ()


def standing(what: str, number: int, **about: str) -> Reason:
    """A number as it is that speaks for a move."""
    return Reason(what, number, number, tuple(about.items()))


def ready(state: Blackout, seat: int) -> int:
    """Goals that can be completed now."""
    return sum(goal.payable and goal.met for goal in goals_of(state, seat, open_hand=True))


class Facts:
    """What each part of the judgement has looked at, the most telling first."""

    def __init__(self, state: Blackout, seat: int, world: Blackout) -> None:
        self.state = state
        self.seat = seat
        self.player = state.players[seat]
        self.bought = {spot.card for spot in self.player.objectives} - {
            spot.card for spot in world.players[seat].objectives
        }
        """What was not there before cannot get nearer or further away,"""
        self.buying = world.phase == BUY
        """what it costs is said with it,"""
        self.anyway = self.buying and state.phase != BUY
        """and what the clean-up takes it takes in any case."""

    def points(self) -> Iterator[Fact]:
        yield Fact("points", self.player.points)

    def things(self) -> Iterator[Fact]:
        yield Fact("tiles", len(self.player.tiles_up))
        yield Fact("icons", lasting_icons(self.state, self.seat))
        yield Fact("gps", self.player.gps)
        yield Fact("transport", self.player.transport)

    def cards(self) -> Iterator[Fact]:
        player = self.player
        yield Fact("hospital", len(player.hospital), fewer=True)
        yield Fact("plans", len(player.finished))
        yield Fact("checks", len(self.state.pack.check_ids) - player.locked.bit_count())
        yield Fact("restored", player.restored.bit_count())
        yield Fact("hand", len(player.hand), boon=True)

    def goals(self) -> Iterator[Fact]:
        goals = goals_of(self.state, self.seat, open_hand=True)
        yield Fact("ready", sum(goal.payable and goal.met for goal in goals), boon=True)
        for goal in sorted((goal for goal in goals if goal.card not in self.bought), key=lacks):
            which = (("card", goal.card), ("number", goal.goal)) if goal.goal else (("goal", goal.card),)
            yield Fact("goal" if goal.goal else "power", lacks(goal), which, fewer=True, boon=self.anyway)
        for thing, number in zip(STOCK, self.player.stock, strict=True):
            yield Fact("stock", number, (("resource", thing),), boon=self.anyway)
        yield Fact("money", self.player.money, boon=self.buying)

    def map(self) -> Iterator[Fact]:
        board, state = self.state.pack.board, self.state
        lacking = {
            name: missing(state, self.player, number).bit_count()
            for number, name in enumerate(board.district_ids)
            if not state.secured >> number & 1
        }
        for name in sorted(lacking, key=lambda name: lacking[name]):
            yield Fact("district", lacking[name], (("district", name),), fewer=True)
        yield Fact("cubes", self.player.cubes.bit_count())

    def planned(self) -> Iterator[Fact]:
        """What the cards that lie face down would bring at the dice as they lie."""
        planned = [card for card in cards_of(self.state, self.seat) if card.card in self.player.planned]
        brings: Counter[str] = Counter()
        for card in planned:
            if card.resource:
                brings[card.resource] += card.cubes
        for resource, cubes in brings.most_common():
            yield Fact("brings", cubes, (("resource", resource),))
        for card in planned:
            if usable := [way for way in card.ways if way.usable]:
                filled = sum(way.batteries > 0 for way in usable)  # B3.4
                which = (("card", card.card), ("filled", filled)) if filled else (("card", card.card),)
                yield Fact("acts-filled" if filled else "acts", len(usable), which)

    def chapter(self) -> Iterator[Fact]:
        if not self.state.chapter:
            return
        cards = [*scoring_cards(self.player), *(card for card in self.player.planned if card)]
        total = self.player.points if self.state.outcome else scored(self.state, self.seat, cards).total
        for condition in conditions(self.state, self.seat, total):
            which = (("what", condition.what), ("where", condition.where))
            yield Fact("condition", min(condition.have, condition.number), which)
