"""Frostpunk in words: places, questions, moves and events. What cards do is said by the modules below this one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from hearthlight.i18n.catalogue import Argument
from hearthlight.kernel import Decision, Event, Move, Reason
from hearthlight.kernel.events import Value

from ..content.terms import DISCONTENT, HOPE, ON_MAP, RESOURCES, Condition, Cost
from ..rules import moves as every_move
from ..rules.city.map import FIELD_LABELS, FIELDS_OF_GENERATOR, PLACE_LABELS
from .cards import CardTexts
from .reasons import in_words

_THINGS = {"worker": "workers", "engineer": "engineers", "child": "children"}


class FrostpunkTexts(CardTexts):
    """Everything that a player of Frostpunk reads, in one language and for one pack."""

    # -- places --------------------------------------------------------------------------------------------------

    def place(self, place: int) -> str:
        """As it is called on the map."""
        return PLACE_LABELS[place]

    def field(self, field: int) -> str:
        """The same; in the generator sector with what is there."""
        label = FIELD_LABELS[field]
        return self.say(f"frost-field-{field}", label=label) if field < FIELDS_OF_GENERATOR else label

    def contents(self, found: Mapping[str, Any]) -> str:
        """What lies on a field."""
        return self.say.listing(self.amount(thing, found[thing]) for thing in (*ON_MAP, "trees") if thing in found)

    def rule(self, number: str) -> str:
        """The text of a rule, or of a ruling."""
        return self.say(f"ruling-{number}") if number.startswith("Q") else super().rule(number)

    # -- questions -----------------------------------------------------------------------------------------------

    def question(self, decision: Decision) -> str:
        about = dict(decision.about)
        if decision.asks == "choose" and not about.get("card"):
            return self.say("frost-ask-choose-plain")
        arguments = self.arguments(about)
        for name in ("kind", "figure"):  # questions name them in different cases
            if name in about:
                arguments[name] = about[name]
        if decision.asks == "end-actions":
            arguments["own"] = "yes" if about["seat"] == self.reader else "no"
        if decision.asks in ("turn-token", "turn-kind"):
            arguments["what"] = self.token(str(about["what"]), "of")
        if decision.asks == "erect":
            arguments["size"] = "large" if self.pack.buildings[str(about["building"])].large else "small"
        if decision.asks == "advisor" and about.get("cards"):
            return self.say("frost-ask-advisor-wake-up", **arguments)
        if decision.asks == "gather" and "upto" in about:
            return self.say("frost-ask-gather-upto", **arguments)
        if decision.asks == "repeat" and (about["whose"] != "any" or not about["buildings"]):
            return self.say("frost-ask-repeat-action", whose=about["whose"], buildings=about["buildings"])
        if decision.asks == "sift":
            arguments["cards"] = self.say.listing(map(self.card, str(about["cards"]).split()))
        return self.say(f"frost-ask-{decision.asks}", **arguments)

    def asked(self, asks: str) -> str:
        return self.say.outline(f"frost-ask-{asks}")

    def hint(self, decision: Decision) -> str:
        return self.say(f"frost-why-{decision.asks}")

    def reason(self, reason: Reason) -> str:
        return in_words(self, reason) or super().reason(reason)

    def arguments(self, data: Mapping[str, Any]) -> dict[str, Argument]:
        """Arguments of a message: ids become names; kinds of citizens are there in several forms."""
        named: dict[str, Argument] = {}
        for name, value in data.items():
            named[name] = self.argument(name, value)
        if (card := data.get("card")) in self.pack.cards:
            named["title"] = self.card(str(card))
        if (kind := data.get("kind")) in _THINGS:
            named |= {"kind": str(kind), "one": self.say(f"frost-one-{kind}"), "kinds": self.say(f"frost-kinds-{kind}")}
            if "count" in data:
                named["people"] = self.amount(_THINGS[str(kind)], int(data["count"]))
        if (resource := data.get("resource")) is not None:
            named["amount"] = self.amount(str(resource), 1)
        return named

    def argument(self, name: str, value: Any) -> Argument:
        if isinstance(value, Cost):
            return self.price(value)
        if isinstance(value, Condition):
            return self.denied(value)
        if name in ("missing", "people"):
            return self.say.listing(self.amount(thing, number) for thing, number in value.items())
        if name == "who":
            return self.say.listing_or(self.say(f"frost-one-{kind}") for kind in value)
        if isinstance(value, tuple):
            listing = self.say.listing_or if name == "cards" else self.say.listing
            return listing(str(self.argument(name.removesuffix("s"), item)) for item in value)
        if name in ("card", "building", "fate") and isinstance(value, str):
            return self.named(value) if value in self.pack.cards else value
        if name == "does":
            return self.phrase(self.pack.advisors[value].effects)
        if name == "sector":
            return self.sector(str(value))
        if name == "field":
            return self.field(int(value))
        if name == "place":
            return self.place(int(value))
        if name in ("token", "what") and self.say.has(f"frost-token-{value}"):
            return self.token(str(value))
        if name == "resource" or (name == "what" and value in ("food", *RESOURCES)):
            return self.say(f"frost-resource-{value}")
        if name == "figure":
            return self.say(f"frost-one-{value}")
        if name == "seat":
            return self.seat(int(value))
        return value if isinstance(value, str | int) else str(value)

    # -- moves ---------------------------------------------------------------------------------------------------

    def move(self, move: Move, decision: Decision | None = None) -> str:
        """A move as an offer: what it is, what it costs and does, and what it comes upon."""
        about = decision.about if decision is not None else {}
        detail = decision.detail(move) if decision is not None else {}
        text = self._offer(move, decision.asks if decision is not None else "", about, detail)
        notes = self._notes(move, about, detail)
        return self.say("frost-move-note", move=text, notes=self.say("list-semicolon").join(notes)) if notes else text

    def _offer(self, move: Move, asks: str, about: Mapping[str, str | int], detail: Mapping[str, Any]) -> str:
        if isinstance(move, every_move.PickOption):
            return self.capital(self._option(move.number, asks, about, detail))
        key, arguments = self._message(move, about)
        if asks == "advisor" and about.get("cards"):
            asks = "wake-up"  # its words fit both
        return self.offer(key, asks, arguments)

    def _deed(self, move: Move) -> str:
        """A move within a line of the log."""
        if isinstance(move, every_move.UseSpecial):
            return self.special_title(move.card)
        key, arguments = self._message(move, {})
        return self.say(key, **arguments)

    def special_title(self, card: str) -> str:
        """What the special action of a card is called."""
        return self.say(f"action-{card}") if self.say.has(f"action-{card}") else self.card(card)

    def _message(self, move: Move, about: Mapping[str, str | int]) -> tuple[str, dict[str, Argument]]:
        """Which message says it, and what it is said of."""
        fields = {name: getattr(move, name) for name in move.__struct_fields__}
        arguments = self.arguments(fields)
        key = f"frost-move-{move.verb}"
        match move:
            case every_move.Draw():
                arguments |= {"others": about.get("others", 0), "count": about.get("cards", 0)}
            case every_move.DiscardCitizen():
                death = self.pack.citizens[move.card].death
                arguments["effects"] = self.phrase(
                    next((death[kind] for kind in death if kind == about.get("kind")), ())
                )
            case every_move.PassLaw() | every_move.ChooseTechnology() | every_move.UseAdvisor():
                arguments["lines"] = self.say.sentences(self.card_lines(move.card))
            case every_move.StartCost():
                arguments["cost"] = self.cost(self.pack.citizens[move.card].start)
            case every_move.PlayCitizen():
                arguments["ability"] = self.ability(move.card)
            case every_move.UseSpecial():
                action = self.pack.action_of(move.card)
                arguments["title"] = self.special_title(move.card)
                arguments["action"] = self.action(action) if action is not None else ""
            case every_move.Carry():
                if move.what in _THINGS:
                    key, arguments = "frost-move-carry-kind", self.arguments({"kind": move.what})
                elif move.what in (*HOPE, *DISCONTENT):
                    key, arguments = "frost-move-carry-token", {"token": self.token(move.what)}
                else:
                    arguments["title"] = self.card(move.what)
            case every_move.ClearSnow():
                arguments["ring"] = move.ring
                card = str(about.get("card", ""))
                if card in self.pack.citizens and self.pack.citizens[card].ability.special == "look-outer":
                    key = "frost-move-clear-look"
            case every_move.Take():
                arguments["one"] = self.one(move.figure, "object")
            case every_move.CureOne():
                arguments["one"] = self.one(move.kind, "object")
        return key, arguments

    def _option(self, number: int, asks: str, about: Mapping[str, str | int], detail: Mapping[str, Any]) -> str:
        """An option of the card in question, or of whatever else is asked."""
        if "choice" in detail:
            return self.choice(detail["choice"])
        if "cost" in detail:
            return self.cost(detail["cost"])
        if asks in ("option", "way"):
            return self.option(str(about["card"]), number)
        if asks == "relieve" and "cubes" in detail:
            return self.say(f"frost-move-option-relieve-{number}", cubes=detail["cubes"])
        if asks == "workshop" and detail.get("card"):
            return self.say("frost-move-option-workshop", title=self.card(detail["card"]), round=detail["round"])
        return self.say("frost-move-option", number=number)

    def _notes(self, move: Move, about: Mapping[str, str | int], detail: Mapping[str, Any]) -> list[str]:
        """What is to be known before choosing a move."""
        say, notes = self.say, []
        if isinstance(move, every_move.Fuel):
            return self._heat(detail) if detail else []
        if isinstance(move, every_move.Erect):
            notes.append(self.price(self.pack.buildings[move.building].cost))
        if isinstance(move, every_move.Upgrade):
            cost = self.pack.buildings[move.building].upgrade_cost
            notes += [self.price(cost)] if cost is not None else []
        if "use" in detail:
            notes.append(self.use(detail["use"]))
        if what := self.contents(detail):
            if isinstance(move, every_move.On):
                what = say("frost-note-lost", what=what)
            elif "takes" in detail and detail["takes"] < sum(detail.get(thing, 0) for thing in ON_MAP):
                what = say("frost-note-takes", takes=detail["takes"], what=what)
            notes.append(what)
        if "number" in detail and "sick" in detail:
            notes.append(say("frost-note-people", sick=detail["sick"], number=detail["number"], grave=detail["grave"]))
        if "ready" in detail:
            notes.append(say("frost-note-ready", count=detail["ready"]))
        if "hint" in detail:
            notes.append(
                say(
                    "frost-note-path",
                    deck=detail["deck"],
                    spaces=detail["spaces"],
                    hint=say(f"frost-hint-{detail['hint']}"),
                )
            )
        if detail.get("upgraded"):
            notes.append(say("frost-note-upgraded"))
        if "warm_from" in detail:
            notes.append(say("frost-note-warm-from", output=detail["warm_from"]))
        if "cold" in detail:
            figure = str(about.get("figure", ""))
            notes.append(say("frost-note-cold", figure=figure) if detail["cold"] else say("frost-note-heated"))
        return notes

    def _heat(self, detail: Mapping[str, Any]) -> list[str]:
        """What 1 more coal brings."""
        say = self.say
        warmed = [say(f"frost-zone-{ring}") for ring in detail["zones"]]
        for building, count in Counter(detail["buildings"]).items():
            name = self.card(building)
            warmed.append(name if count == 1 else say("frost-note-times", count=count, what=name))
        return [
            say("frost-note-output", output=detail["output"]),
            say("frost-note-cubes", cubes=detail["cubes"]),
            say("frost-note-warms", what=say.listing(warmed)) if warmed else say("frost-note-warms-nothing"),
        ]

    # -- events --------------------------------------------------------------------------------------------------

    def event(self, event: Event) -> str:
        """A line of the log."""
        data: dict[str, Value] = {**event.data, **event.secret}
        arguments = self.arguments(data)
        card = str(data.get("card", ""))
        if event.seat is not None:
            arguments["player"] = self.seat(event.seat)
        if isinstance(what := data.get("what"), str) and isinstance(count := data.get("count"), int):
            arguments["amount"] = self.amount(what, count)
        if "option" in data:
            arguments["option"] = self.option_title(card, int(str(data["option"])))
        if event.move is not None:
            arguments["move"] = self._deed(event.move)
        if "figure" in data:
            arguments["figure"] = self.one(str(data["figure"]), "object")
        if event.kind == "ruined":
            arguments["building"] = self.building(str(data["building"]), "many")
        elif event.kind == "lost":
            arguments["cause"] = self.say(f"frost-cause-{data['cause']}")
        elif event.kind == "died":
            arguments["story"] = self.card(card) if card else "none"
        if event.kind == "gained":
            arguments.setdefault("source", "")
        elif event.kind == "drew-token":
            arguments["wanted"] = self.token(str(data["wanted"])) if "wanted" in data else "none"
        if "token" in data:
            arguments["track"] = "hope" if data["token"] in HOPE else "discontent"
        if "steps" in data:
            arguments["by"] = self.signed(int(str(data["steps"])))
        if event.kind == "read":
            arguments["deck"] = "morning" if card in self.pack.morning else "dusk"
        elif event.kind == "applies":
            said = self.cases(card)[int(str(data["case"])) - 1 :]
            arguments["line"] = said[0] if said else "none"
        elif event.kind == "weather":
            arguments["lines"] = self.say.sentences(self.card_lines(card))
        elif event.kind == "start-cost":
            arguments["cost"] = self.cost(self.pack.citizens[card].start)
        elif event.kind == "mourned":
            death = self.pack.citizens[card].death
            arguments["effects"] = self.phrase(next(death[kind] for kind in death if kind == data["kind"]))
        return self.capital(self.say(f"frost-event-{event.kind}", **arguments))
