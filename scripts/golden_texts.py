"""Writes what players read into `tests/golden`: `make golden`.

Every card and rule of each game, and of its questions, moves, signs on moves, log lines and refusals examples of every
kind, in every language. The examples come out of games: the records that are kept for the tests, and games played at
random from given seeds; `more.toml` has those that such games seldom come to. A test fails where a file is stale, so
that a change of words is seen as a diff of what people read.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from hearthlight.games import Game, games
from hearthlight.i18n import LANGUAGES, SOURCE, Words
from hearthlight.kernel import Change, Decision, Dice, Event, Match, Move, Refusal, Remark, State, make_options
from hearthlight.kernel.record import read_record
from hearthlight.table.offers import details
from tests.games.frostpunk.charms import charm

TESTS = Path(__file__).parent.parent / "tests"
GOLDEN, RECORDS = TESTS / "golden", TESTS / "records"
NAMES = ("Ada", "Mei", "Wing", "Kit")
SEEDS = range(1, 17)
MOST_PLIES = 1500
EXAMPLES = 8
"""Of one kind, at most."""
TRIED = 12
"""Moves of one kind that are put into words to choose from."""
HELPED: Mapping[str, Callable[[Any, Dice], None]] = {"frostpunk": charm}
"""Who plays at random loses a city too soon."""

T = TypeVar("T")


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    asks: str
    about: dict[str, str | int] = {}


class Happened(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    seat: int | None = None
    data: dict[str, Any] = {}


class Refused(msgspec.Struct, forbid_unknown_fields=True):
    reason: str
    values: dict[str, Any] = {}


class More(msgspec.Struct, forbid_unknown_fields=True):
    """Examples written by hand."""

    questions: list[Asked] = []
    events: list[Happened] = []
    refusals: list[Refused] = []
    changes: list[Change] = []
    remarks: list[Remark] = []


class Shelf(Generic[T]):
    """Examples by the name of what they show, each once."""

    def __init__(self) -> None:
        self.lying: dict[str, dict[str, T]] = {}
        self.tried: Counter[tuple[str, str]] = Counter()

    def put(self, name: str, tag: str, thing: T) -> None:
        self.lying.setdefault(name, {}).setdefault(tag, thing)

    def put_some(self, name: str, kind: str, tag: str, thing: T) -> bool:
        """The same where there are very many of one kind. Whether there was room."""
        if self.tried[name, kind] >= TRIED or tag in self.lying.get(name, {}):
            return False
        self.tried[name, kind] += 1
        self.put(name, tag, thing)
        return True

    def chosen(self, say: Callable[[T], str], shape: Callable[[str], str]) -> Iterator[tuple[str, list[T]]]:
        """Of each name the examples that read differently, the shortest ones."""
        for name, row in sorted(self.lying.items()):
            shapes: dict[str, tuple[str, T]] = {}
            for thing in row.values():
                text = say(thing)
                like = shape(text)
                shapes[like] = min(shapes.get(like, (text, thing)), (text, thing), key=lambda one: one[0])
            best = sorted(shapes.values(), key=lambda one: (len(one[0]), one[0]))[:EXAMPLES]
            yield name, [thing for _, thing in best]


def shaped(words: Words, cards: Iterable[str]) -> Callable[[str], str]:
    """What is left of a text if all names are one name, and all larger numbers one number."""
    titles = sorted({re.escape(words.card(card)) for card in cards}, key=len, reverse=True)
    name = re.compile("|".join((*titles, r"\b[A-Z][\w']*(?: [A-Z][\w']*)*")))
    number = re.compile(r"\b(?!1\b|0\b)\d+\b")
    return lambda text: number.sub("2", name.sub("N", text))


@dataclass
class Examples:
    """What was met in games."""

    game: Game
    questions: Shelf[Decision] = field(default_factory=Shelf)
    moves: Shelf[tuple[Move, Decision]] = field(default_factory=Shelf)
    events: Shelf[Event] = field(default_factory=Shelf)
    refusals: Shelf[Refusal] = field(default_factory=Shelf)
    changes: Shelf[Change] = field(default_factory=Shelf)
    remarks: Shelf[Remark] = field(default_factory=Shelf)

    def note(self, state: State, seat: int) -> Decision:
        """A question that is asked now."""
        decision = state.decision(seat)
        self.questions.put(decision.asks, repr(decision.about), decision)
        for move in decision.moves:
            kind = f"{decision.asks} · {move.verb}"
            if self.moves.put_some(kind, repr(sorted(decision.detail(move))), move.notation(), (move, decision)):
                self.look_ahead(state, seat, move)
        for refusal in state.question.refusals(state, seat) if state.question else ():
            self.refusals.put(refusal.reason, repr(refusal.values), refusal)
        return decision

    def look_ahead(self, state: State, seat: int, move: Move) -> None:
        """What stands beside a move before it is made."""
        after, whole = state.foresee(seat, move)
        for change in self.game.changes(state, after, seat):
            self.changes.put(change.what, repr(change), change)
        remarks = state.question.remarks(state, seat, move) if state.question else []
        if whole and state.question and after.question:
            way = details(self.game, after, seat, state.question.settles)
            remarks = [*remarks, *(after.question.settled(after, seat, way) if way else [])]
        for remark in remarks:
            self.remarks.put(remark.key, repr(remark.values), remark)

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            self.events.put(event.kind, repr((event.data, event.move)), event.seen_by(None))
            if event.secret:
                self.events.put(f"{event.kind}-secret", repr((event.data, event.secret)), event)

    def listen(self, match: Match) -> None:
        """What is told about a game when it is over."""
        story = self.game.story(match) if match.state.outcome else None
        for chapter in story.chapters if story else ():
            self.hear(event for _, event in chapter.lines)

    def add(self, more: More) -> None:
        for question in more.questions:
            decision = Decision(0, question.asks, "", (), question.about)
            self.questions.put(question.asks, repr(question.about), decision)
        self.hear(Event(event.kind, event.seat, event.data) for event in more.events)
        for refused in more.refusals:
            refusal = Refusal(_Nothing(), refused.reason, refused.values)
            self.refusals.put(refused.reason, repr(refused.values), refusal)
        for change in more.changes:
            self.changes.put(change.what, repr(change), change)
        for remark in more.remarks:
            self.remarks.put(remark.key, repr(remark.values), remark)


class _Nothing(Move, frozen=True, tag="nothing"):
    """The words of a refusal do not depend on the move."""


def examples(game: Game) -> Examples:
    found = Examples(game)
    for path in sorted(RECORDS.glob(f"{game.key}-*.record")):
        record, _ = read_record(path.read_text("utf-8"))
        match = Match.replay(game, record, 0)
        found.hear(match.log[0])
        for seat, notation in record.moves:
            found.note(match.state, seat)
            found.hear(match.play(seat, notation))
        found.listen(match)
    for seed in SEEDS:
        _play(seed, found)
        if game.key in HELPED:
            _play(seed, found, HELPED[game.key])
    more = GOLDEN / game.key / "more.toml"
    if more.exists():
        found.add(msgspec.toml.decode(more.read_bytes(), type=More))
    return found


def _play(seed: int, found: Examples, help_out: Callable[[Any, Dice], None] | None = None) -> None:
    game, dice = found.game, Dice(seed)
    players = game.values_of("players")
    match = Match(game, make_options(game, players=players[seed % len(players)]), seed)
    found.hear(match.log[0])
    while match.state.to_act and match.state.ply < MOST_PLIES:
        if help_out:
            help_out(match.state, dice)
        seat = dice.pick(match.state.to_act)
        move = dice.pick(found.note(match.state, seat).moves)
        found.look_ahead(match.state, seat, move)
        found.hear(match.play(seat, move.notation()))
    if not help_out:  # a game that was helped cannot be played again from its record
        found.listen(match)


# -- what is written -----------------------------------------------------------------------------------------------

Entries = list[tuple[str, list[str]]]
"""A name, and what is read under it."""


def texts(game: Game) -> dict[str, dict[str, Entries]]:
    """What there is to read, by language and file."""
    pack, found = game.packs(game.packs.names()[0]), examples(game)
    english = game.words(pack, SOURCE, NAMES)
    shape = shaped(english, pack.cards)
    questions = [*found.questions.chosen(english.question, shape)]
    moves = [*found.moves.chosen(lambda one: english.move(*one), shape)]
    events = [*found.events.chosen(english.event, shape)]
    refusals = [*found.refusals.chosen(english.refusal, shape)]
    changes = [*found.changes.chosen(english.change, shape)]
    remarks = [*found.remarks.chosen(english.remark, shape)]
    written = {}
    for language in LANGUAGES:
        words = game.words(pack, language, NAMES)
        written[language] = {
            "cards": [(key, _card(words, key)) for key in sorted(pack.cards)],
            "questions": [(name, [*map(words.question, row), *_about(words, row[-1])]) for name, row in questions],
            "moves": [(name, [words.move(*one) for one in row]) for name, row in moves],
            "events": [(name, [*map(words.event, row)]) for name, row in events],
            "refusals": [(name, [*map(words.refusal, row)]) for name, row in refusals],
            "changes": [(name, [*map(words.change, row)]) for name, row in changes],
            "remarks": [(name, [*map(words.remark, row)]) for name, row in remarks],
            "rules": _rules(game, language),
        }
    return written


def _card(words: Words, key: str) -> list[str]:
    flavour = f"flavour-{key}"
    return [words.card(key), *words.card_lines(key), *([words.say(flavour)] if words.say.has(flavour) else [])]


def _about(words: Words, decision: Decision) -> list[str]:
    """What the choice means, and what those read who wait for it."""
    topic = words.topic(decision.asks, decision.about)
    return [f"? {words.hint(decision)}", *([f"… {topic}"] if topic else [])]


def _rules(game: Game, language: str) -> Entries:
    book = game.rulebook(language)
    rules: Entries = []
    for section, numbers in book.sections().items():
        rules.append((section, [book.say(f"section-{section}")]))
        rules += [(number, [book.rule(number)]) for number in numbers]
    return rules + [(number, [book.ruling(number)]) for number in book.rulings]


def files() -> dict[Path, str]:
    """Each file with what belongs into it."""
    return {
        GOLDEN / game.key / language / f"{name}.txt": "\n".join(map(_block, entries)) + "\n"
        for game in games()
        for language, found in texts(game).items()
        for name, entries in found.items()
    }


def _block(entry: tuple[str, list[str]]) -> str:
    name, lines = entry
    return "\n".join([name, *(f"    {line}" for line in dict.fromkeys(lines))])


if __name__ == "__main__":
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
