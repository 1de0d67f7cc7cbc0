"""Blackout in words: names, effects, cards, questions, moves and events, all from messages and plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hearthlight.i18n.catalogue import Argument
from hearthlight.i18n.words import GameTexts
from hearthlight.kernel import Decision, Event, Move, Reason

from ..content.cards import EmergencyPlan, Plan, Specialist, Volunteer
from ..content.effects import COLOURS, RESOURCES, STOCK, Gain, Goal, Pay, Slot, Trade
from ..content.pack import Pack
from ..rules import moves as every_move
from ..rules.outlook.goals import GoalOutlook
from ..rules.phases.scout import PROBE
from ..rules.scoring import Condition
from . import LOCALES
from .reasons import in_words

_FREE = Trade()


class BlackoutTexts(GameTexts):
    """Everything that a player of Blackout reads, in one language and for one pack."""

    def __init__(self, pack: Pack, language: str = "en", names: Sequence[str] = ()) -> None:
        super().__init__(LOCALES, pack, language, names)
        self.pack = pack

    # -- names ---------------------------------------------------------------------------------------------------

    def card(self, key: str) -> str:
        card = self.pack.cards[key]
        return self.say(f"card-{card.title or card.id}")

    def check(self, key: str) -> str:
        """A check-mark action: of the player board by its effect, of a plan by the plan's title."""
        if key in self.pack.checks:
            return self.trade(self.pack.checks[key])
        return self.card(key)

    def title(self, key: str) -> str:
        return self.card(key) if key in self.pack.cards else key

    def tile(self, key: str) -> str:
        """Both challenges of a tile."""
        tile = self.pack.tiles[key]
        return self.say(
            "tile",
            simple=tile.simple.search,
            simple_gain=self.gain(tile.simple.gain),
            advanced=tile.advanced.search,
            advanced_gain=self.gain(tile.advanced.gain),
        )

    def search(self, key: str, challenge: str) -> str:
        """One challenge of a tile; a probe brings nothing (B7.8)."""
        tile = self.pack.tiles[key]
        if challenge == "probe":
            return self.say("search-probe", count=PROBE, type=self.tile_type(tile.type))
        way = tile.simple if challenge == "simple" else tile.advanced
        return self.say(f"search-{challenge}", count=way.search, gain=self.gain(way.gain))

    def argument(self, name: str, value: Any) -> Argument:
        """An argument of a message: ids become names, effects become words."""
        if isinstance(value, Goal):
            return self.goal(value)
        if isinstance(value, Pay | Gain | Trade | Slot):
            return self.effect(value)
        if name == "stock":
            return self.say.listing(self.amount(thing, count) for thing, count in value) or self.say("amount-none")
        if name == "trades":
            return self.say("list-semicolon").join(self.trade(trade) for trade in value)
        if not isinstance(value, str | int):
            return self.say.listing(str(self.argument(name.removesuffix("s"), item)) for item in value)
        if name == "card":
            return self.say.quoted(self.card(str(value))) if value in self.pack.cards else str(value)
        if name == "seat":
            return self.seat(int(value))
        if name == "action" and isinstance(value, str):
            return self.check(value)
        if name == "rate" and isinstance(value, str):
            return self.trade(self.pack.waste[value]) if value in self.pack.waste else self.card(value)
        if name in ("resource", "red", "yellow", "blue") and isinstance(value, str):
            return self.say(f"resource-{value}")
        if name == "where" and isinstance(value, str):  # of a condition: a district, a colour, or nowhere
            return self.say(f"{'colour' if value in COLOURS else 'district'}-{value}") if value else ""
        if name in ("district", "location", "colour", "goal") and isinstance(value, str):
            return self.say(f"{name}-{value}")
        if name == "type":
            return self.tile_type(str(value))
        return value

    def amount(self, thing: str, count: int) -> str:
        """`2 tools`."""
        return self.say(f"amount-{thing}", count=count)

    def tile_type(self, kind: str) -> str:
        """A reward type of scout tiles."""
        return self.say("outlook-points" if kind == "points" else f"resource-{kind}")

    # -- effects -------------------------------------------------------------------------------------------------

    def pay(self, pay: Pay) -> str:
        parts = [self.amount(RESOURCES[kind], number) for kind, number in pay.needs]
        if pay.same:
            parts.append(self.say("amount-same", count=pay.same))
        if pay.money:
            parts.append(self.say("amount-money", count=pay.money))
        return self.say.listing(parts)

    def gain(self, gain: Gain) -> str:
        parts = [
            self.say(f"amount-{name}", count=number)
            for name, number in (("points", gain.points), ("money", gain.money))
            if number
        ]
        parts += [self.amount(STOCK[kind], number) for kind, number in gain.resources]
        parts += [
            self.say(f"amount-{name}", count=number)
            for name, number in (
                ("transport", gain.transport),
                ("gps", gain.gps),
                ("same", gain.same),
                ("per-search", gain.money_per_search),
            )
            if number
        ]
        if gain.cube:
            parts.append(self.say("amount-cube", colour=self.say(f"colour-{gain.cube}")))
        if gain.recover:
            parts.append(self.say("amount-recover"))
        if gain.check:
            parts.append(self.say("amount-check"))
        return self.say.listing(parts)

    def slot(self, slot: Slot) -> str:
        return self.say.listing(self.say(f"amount-cards-{colour}", count=number) for colour, number in slot.needs)

    def effect(self, effect: Pay | Gain | Trade | Slot) -> str:
        if isinstance(effect, Pay):
            return self.pay(effect)
        if isinstance(effect, Gain):
            return self.gain(effect)
        return self.trade(effect) if isinstance(effect, Trade) else self.slot(effect)

    def trade(self, trade: Trade) -> str:
        if trade.pay == _FREE.pay:
            return self.gain(trade.gain)
        return self.say("trade", pay=self.pay(trade.pay), gain=self.gain(trade.gain))

    def goal(self, goal: Goal) -> str:
        """Costs and requirements, then the effect."""
        return self.say("trade", pay=self.needs(goal), gain=self.gain(goal.gain))

    def needs(self, goal: Goal) -> str:
        needs = [self.pay(goal.pay)] if goal.pay != _FREE.pay else []
        if goal.slot is not None:
            needs.append(self.say("need-slot", cards=self.slot(goal.slot)))
        if goal.tiles is not None:
            needs.append(self.say("need-tiles", resource=self.say(f"resource-{goal.tiles}")))
        if goal.centres is not None:
            needs.append(self.say("need-centres", letter=goal.centres))
        return self.say("list-semicolon").join(needs)

    def lack(self, goal: GoalOutlook) -> str:
        """What an open goal still lacks; or that it can be completed, and how many batteries fill in."""
        if goal.payable and goal.met:
            parts = [self.say("outlook-goal-now")]
            if goal.batteries:
                parts.append(self.say("outlook-batteries", count=goal.batteries))
            return self.say("list-deed-comma").join(parts)
        things = self.missing(goal)
        if goal.buy:
            return self.say("outlook-lack-buy", what=things, buy=self.say("outlook-buy", count=goal.buy))
        return self.say("outlook-lack", what=things)

    def missing(self, goal: GoalOutlook) -> str:
        """What an open goal asks for and does not find, batteries aside."""
        return self.say.listing(self._need(need.what, need.missing) for need in goal.needs if need.missing)

    def _need(self, what: str, count: int) -> str:
        kind, _, of = what.partition("-")
        if kind == "card":
            return self.say(f"amount-cards-{of}", count=count)
        if kind == "tile":
            return self.say("outlook-tile", count=count, type=self.tile_type(of))
        return self.say("outlook-cube", count=count) if kind == "cube" else self.amount(what, count)

    def condition(self, condition: Condition) -> str:
        """What a chapter asks for, with numbers."""
        names = {"around": "district", "on": "colour"}
        where = self.say(f"{names[condition.what]}-{condition.where}") if condition.where else ""
        return self.say(
            f"outlook-condition-{condition.what}", have=condition.have, number=condition.number, where=where
        )

    def reason(self, reason: Reason) -> str:
        return in_words(self, reason) or super().reason(reason)

    def card_lines(self, key: str) -> list[str]:
        """What a card does and what it costs, line by line."""
        card, say = self.pack.cards[key], self.say
        lines = []
        if isinstance(card, Volunteer):
            lines.append(say("card-volunteer", colour=say(f"colour-{card.colour}"), count=card.cubes))
        elif isinstance(card, Specialist):
            lines += [say.ways(self.trade(way) for way in action) for action in card.actions]
        if isinstance(card, Volunteer | Specialist):
            lines.append(say("card-values", search=card.search, points=card.points))
            if card.goal != Goal():
                lines.append(say("card-goal", goal=self.goal(card.goal)))
        elif isinstance(card, Plan | EmergencyPlan):
            lines += [say("card-goal", goal=self.goal(goal)) for goal in card.goals]
            if card.bonus != Gain():
                lines.append(say("card-bonus", gain=self.gain(card.bonus)))
            if card.completion != Gain():
                lines.append(say("card-completion", gain=self.gain(card.completion)))
        if isinstance(card, Plan):
            if card.check:
                free = card.check.pay == _FREE.pay
                key, what = ("card-check-gain", "gain") if free else ("card-check", "trade")
                lines.append(say(key, **{what: self.trade(card.check)}))
            if card.always.search:
                lines.append(say("always-search", count=card.always.search))
            if card.always.gps:
                lines.append(say("always-gps", count=card.always.gps))
            if card.always.waste:
                lines.append(say("always-waste", trade=self.trade(card.always.waste)))
        return [self.capital(line) for line in lines]

    # -- play ----------------------------------------------------------------------------------------------------

    def hint(self, decision: Decision) -> str:
        if decision.asks != "finish" or not decision.about.get("open"):
            return super().hint(decision)
        goals = self.pack.cards[str(decision.about["card"])].goals
        still_open = [self.goal(goals[int(number) - 1]) for number in str(decision.about["open"]).split()]
        return self.say("hint-finish-open", goals=self.say("list-semicolon").join(still_open))

    def move(self, move: Move, decision: Decision | None = None) -> str:
        """A move as an offer: `Tram driver for 4 HK dollars`."""
        data = {name: getattr(move, name) for name in move.__struct_fields__}
        asks = decision.asks if decision is not None else ""
        match move:
            case every_move.PayWith():
                kinds = {kind: move.what.count(kind) for kind in STOCK if kind in move.what}
                data["what"] = self.say.listing(self.amount(kind, number) for kind, number in kinds.items())
            case every_move.Act() if decision is not None:
                card = self.pack.cards[str(decision.about["card"])]
                assert isinstance(card, Specialist)
                return self.capital(self.trade(card.actions[move.action - 1][move.way - 1]))
            case every_move.CheckMark() if move.action in self.pack.cards:
                plan = self.pack.cards[move.action]
                trade = plan.check if isinstance(plan, Plan) else None
                if trade and trade.pay != _FREE.pay:
                    return self.say("move-check-plan", title=self.card(move.action), trade=self.trade(trade))
            case every_move.Collect():
                data["search"] = self.search(move.tile, move.challenge)
            case every_move.Complete():
                data["goal"] = self.pack.cards[move.card].goals[move.goal - 1]
            case every_move.RestorePower():
                data["goal"] = self.pack.restore[move.goal]
            case every_move.Start() | every_move.Place():
                data["colour"] = self.pack.content.locations[self.pack.board.index[move.location]].colour
        return self.offer(f"move-{move.verb}", asks, self.arguments(data))

    def event(self, event: Event) -> str:
        """A line of the log. With its secret, where it has one and this event still carries it."""
        data = {**event.data, **event.secret}
        arguments = self.arguments(data)
        if "resource" in data and "count" in data:
            arguments["what"] = self.amount(str(data["resource"]), int(str(data["count"])))
        if event.seat is not None:
            arguments["player"] = self.seat(event.seat)
        if event.kind == "searches":
            arguments["search"] = self.search(str(data["tile"]), str(data["challenge"]))
        elif event.kind == "wasted":
            spoilt = [(kind, int(str(data[kind]))) for kind in ("food", "water") if data[kind]]
            arguments["what"] = self.say.listing(self.amount(kind, number) for kind, number in spoilt)
        key = f"event-{event.kind}"
        if event.kind == "told-condition" and data["what"] != "points":
            key = f"outlook-condition-{data['what']}"
        if event.secret and self.say.has(f"{key}-secret"):
            key += "-secret"
        return self.capital(self.say(key, **arguments))
