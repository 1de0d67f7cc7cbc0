"""A game in words: what every way to show a game asks of its texts, and how a game says it by default."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from hearthlight.kernel import Change, Decision, Event, Move, Reason, Refusal, Remark
from hearthlight.kernel.packs import Pack

from .catalogue import Argument
from .texts import Texts


class Words(Protocol):
    """Everything that a player reads, in one language."""

    say: Texts
    reader: int | None
    """The seat of whoever reads it, where a text says "you" to one and a name to the others."""

    def seat(self, seat: int) -> str: ...
    def card(self, key: str) -> str: ...
    def card_lines(self, key: str) -> list[str]: ...
    def question(self, decision: Decision) -> str: ...
    def asked(self, asks: str) -> str: ...
    def hint(self, decision: Decision) -> str: ...
    def topic(self, asks: str, about: Mapping[str, Any]) -> str: ...
    def rule(self, number: str) -> str: ...
    def move(self, move: Move, decision: Decision | None = None) -> str: ...
    def event(self, event: Event) -> str: ...
    def change(self, change: Change) -> str: ...
    def remark(self, remark: Remark) -> str: ...
    def refusal(self, refusal: Refusal) -> str: ...
    def reason(self, reason: Reason) -> str: ...
    def rule_at_table(self, number: str) -> str: ...
    def about(self, thing: str, values: Mapping[str, Any]) -> tuple[str, str, str]: ...
    def about_of(self, thing: str, seat: int, values: Mapping[str, Any]) -> str: ...
    def capital(self, text: str) -> str: ...


def game_texts(language: str, locales: Path, pack: Pack[Any] | None = None) -> Texts:
    """The messages of the house, of a game and of a pack."""
    return Texts(language, locales, *([pack.folder / "locales"] if pack and pack.folder else []))


class GameTexts:
    """What the words of every game have in common: a catalogue of their own, names, rules; and messages that are
    found by the names of things: `ask-<question>`, `hint-<question>`, `topic-<question>`, `move-<verb>`,
    `event-<kind>`, `card-<id>`, `rule-<number>`.
    A question may word its moves in its own way: `move-done-buy` says what "done" means when a card can be bought.

    A game whose messages need more than plain arguments says it in its own way.
    """

    def __init__(self, locales: Path, pack: Pack[Any], language: str, names: Sequence[str]) -> None:
        self.say = game_texts(language, locales, pack)
        self.names = names
        self.reader: int | None = None

    def seat(self, seat: int) -> str:
        return (self.names[seat] if seat < len(self.names) else "") or self.say("seat", number=seat + 1)

    def rule(self, number: str) -> str:
        """The text of a rule."""
        return self.say("rule-" + number.replace(".", "-"))

    def rule_at_table(self, number: str) -> str:
        """The text of a rule for somebody who holds no list of cards: it names them."""
        return re.sub(r"#(\w+)", lambda found: self.title(found[1]), self.rule(number))

    def card(self, key: str) -> str:
        return self.say(f"card-{key}")

    def card_lines(self, key: str) -> list[str]:
        lines = f"card-{key}-text"
        return [self.say(lines)] if self.say.has(lines) else []

    def question(self, decision: Decision) -> str:
        return self.say(f"ask-{decision.asks}", **self.arguments(decision.about))

    def asked(self, asks: str) -> str:
        """A question as the rulebook quotes it, wherever it may be asked."""
        return self.say.outline(f"ask-{asks}")

    def hint(self, decision: Decision) -> str:
        """What the choice means, in a sentence; nothing where the game has nothing to say."""
        key = f"hint-{decision.asks}"
        return self.say(key, **self.arguments(decision.about)) if self.say.has(key) else ""

    def topic(self, asks: str, about: Mapping[str, Any]) -> str:
        """What somebody is asked, to those who wait: `topic-<question>` tells nothing that is secret. Nothing where the
        game says no more than who is to act."""
        key = f"topic-{asks}"
        return self.say(key, **self.arguments(about)) if self.say.has(key) else ""

    def move(self, move: Move, decision: Decision | None = None) -> str:
        fields = {name: getattr(move, name) for name in move.__struct_fields__}
        detail = decision.detail(move) if decision else {}
        return self.offer(f"move-{move.verb}", decision.asks if decision else "", self.arguments(fields | detail))

    def offer(self, key: str, asks: str, arguments: Mapping[str, Argument]) -> str:
        """A move in the words of its question, where the question has words of its own: `<key>-<asks>`."""
        narrower = f"{key}-{asks}"
        return self.capital(self.say(narrower if self.say.has(narrower) else key, **arguments))

    def event(self, event: Event) -> str:
        arguments = self.arguments({**event.data, **event.secret})
        if event.seat is not None:
            arguments["player"] = self.seat(event.seat)
        key = f"event-{event.kind}"
        if event.secret and self.say.has(f"{key}-secret"):
            key += "-secret"
        return self.capital(self.say(key, **arguments))

    def change(self, change: Change) -> str:
        """A change in a word or two: `change-<what>` with the number and its sign, what was and what will be."""
        number = abs(change.after - change.before)
        sign = "+" if change.after > change.before else "−"
        return self.say(
            f"change-{change.what}",
            by=f"{sign}{number}",
            sign=sign,
            number=number,
            before=change.before,
            after=change.after,
            of=change.of,
            due=change.due,
        )

    def remark(self, remark: Remark) -> str:
        return self.say(f"remark-{remark.key}", **self.arguments(remark.values))

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is not legal, with the rule."""
        why = self.capital(self.say(f"refuse-{refusal.reason}", **self.arguments(refusal.values)))
        return f"{why} · {refusal.rule}" if refusal.rule else why

    def reason(self, reason: Reason) -> str:
        """What speaks for a move or against it, as a part of a sentence."""
        return self.say(
            f"reason-{reason.what}",
            **self.arguments(dict(reason.about)),
            good="yes" if reason.good else "no",
            before=reason.before,
            after=reason.after,
        )

    def about(self, thing: str, values: Mapping[str, Any]) -> tuple[str, str, str]:
        """What something at the table is called, what it is, and how it stands where there is something to count."""
        key = f"about-{thing}"
        now = self.say.part(key, "now", **self.arguments(values)) if values else ""
        return self.say.part(key, "title"), self.say(key), self.capital(now)

    def about_of(self, thing: str, seat: int, values: Mapping[str, Any]) -> str:
        """How it stands for a player, told to another one; nothing where that is nobody's."""
        return self.capital(self.say.part(f"about-{thing}", "of", **self.arguments({**values, "seat": seat})))

    def arguments(self, data: Mapping[str, Any]) -> dict[str, Argument]:
        """Arguments of a message: seats and cards become names, and so does whatever has a message of its own
        (`paper="red"` says `paper-red`); several of them (`papers=("red", "gold")`) become a list.

        `card` is the title in quotes, as sentences name it; `title` is the title alone, for headings and buttons."""
        arguments = {name: self.argument(name, value) for name, value in data.items()}
        if isinstance(card := data.get("card"), str):
            arguments["title"] = self.title(card)
        return arguments

    def title(self, key: str) -> str:
        """The title of a card; whatever else it is, if it is no card."""
        return self.card(key) if self.say.has(f"card-{key}") else key

    def argument(self, name: str, value: Any) -> Argument:
        if isinstance(value, list | tuple):
            return self.say.listing(str(self.argument(name.removesuffix("s"), item)) for item in value)
        if name == "seat":
            return self.seat(int(value))
        if name == "card" and isinstance(value, str) and self.say.has(f"card-{value}"):
            return self.say.quoted(self.card(value))
        if isinstance(value, str) and self.say.has(f"{name}-{value}"):
            return self.say(f"{name}-{value}")
        return value if isinstance(value, str | int) else str(value)

    def capital(self, text: str) -> str:
        return text[:1].upper() + text[1:]
