"""What a game brings: its rules, its words, its players and its faces. This is all that the house ever asks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Literal, Self, get_args, get_origin

import msgspec

from hearthlight.bots import Adviser, Bot, RandomBot, brought_bots
from hearthlight.i18n import GameTexts, Rulebook, Texts, Words, game_texts
from hearthlight.kernel import Change, Event, Match, Move, Options, Outcome, Problem, State, decode
from hearthlight.kernel.packs import Pack, Shelf, WhichPack


class Choice(msgspec.Struct, frozen=True):
    """An option that people choose before a game. (Other options are for campaigns and tests.)"""

    key: str
    needs: dict[str, tuple[str | int, ...]] = {}
    """It is asked only where these other options have one of these values."""
    players: dict[str | int, tuple[int, ...]] = {}
    """Values that only some numbers of players can choose."""


class Order(msgspec.Struct, frozen=True):
    """What somebody may say ahead about questions to come. The message `order-<game>-<key>` says it in a few
    words, `order-<game>-<key>-about` what it means, `order-<game>-<key>-<way>` each way to answer."""

    key: str
    ways: tuple[str, ...] = ()
    """How the question can be answered; none: there is only one way."""
    lasts: Literal["round", "game"] = "round"
    """When it ends by itself."""


class Best(msgspec.Struct, frozen=True):
    """A result worth remembering: of all with the same key the highest score counts."""

    key: str
    score: int
    details: dict[str, int] = {}


class PlainCard(msgspec.Struct, frozen=True):
    """What there is to read about a card, for a board that knows nothing else of it."""

    title: str
    lines: list[str]


class PlainPack(msgspec.Struct, frozen=True):
    """A pack as its files say it, and its cards in words, for a game that says nothing else about it."""

    name: str
    hash: str
    language: str
    content: Any
    cards: dict[str, PlainCard]


def printed_plainly(pack: Pack[Any], words: Words) -> PlainPack:
    cards = {key: PlainCard(words.card(key), words.card_lines(key)) for key in pack.cards}
    return PlainPack(pack.name, pack.hash, words.say.language, pack.content, cards)


class About(msgspec.Struct, frozen=True, kw_only=True):
    """Something at a table that people can point at: an icon, a token, a track, a die, a phase. The message
    `about-<id>` says what it is in a sentence, its part `.title` what it is called, its part `.now` how it stands."""

    id: str
    """As the page calls it: the name of the icon."""
    rule: str
    """The rule that tells more."""
    group: str
    """What it lies with in a list of all of them: `about-group-<group>` is the heading."""
    card: str = ""
    """What is printed says it: the id of a card or building."""
    like: str = ""
    """One of several that are told alike, each with its own values (the spaces of a track): `about-<like>` says it."""
    now: dict[str, Any] = {}
    """The values of `.now`; none where nothing is counted, or where nobody looks at a table."""
    of: tuple[dict[str, Any], ...] = ()
    """For each seat the values of its part `.of`, which speaks of that player (`seat`); none where nobody has any."""
    going: bool = False
    """The phase in progress,"""
    next: tuple[int, ...] = ()
    """and the seats that still act in it, in this order."""


def abouts_of(
    groups: Mapping[str, Mapping[str, str]],
    now: Mapping[str, dict[str, Any]],
    going: str,
    following: tuple[int, ...],
    seats: Sequence[Mapping[str, dict[str, Any]]] = (),
) -> list[About]:
    """Things with their rules, group by group; `going` is the phase in progress, `following` who still acts in it,
    `seats` how things stand for each."""
    return [
        About(
            id=thing,
            rule=rule,
            group=group,
            now=now.get(thing, {}),
            of=tuple(own[thing] for own in seats) if all(thing in own for own in seats) else (),
            going=thing == going,
            next=following if thing == going else (),
        )
        for group, things in groups.items()
        for thing, rule in things.items()
    ]


class StoryPart(msgspec.Struct, frozen=True):
    """How a game stood after a number of moves, and what had happened since the part before."""

    ply: int
    numbers: msgspec.Struct
    """What the game's own page draws from."""
    events: list[tuple[int, Event]]
    """With the number of moves after which each happened."""


class StoryChapter(msgspec.Struct, frozen=True):
    """What there is to tell about one thing when a game is over: why it ended, who died, the turning point. The game's
    own page knows by the key where it goes."""

    key: str
    lines: list[tuple[int, Event]]
    """With the number of moves after which each happened. Some are told in the log; others are reckoned for the story
    alone, and said by the game's words like any event."""


class Story(msgspec.Struct, frozen=True):
    """What became of a game."""

    parts: list[StoryPart]
    chapters: list[StoryChapter] = []
    """None before the end."""


class Counted(msgspec.Struct, frozen=True):
    """Something that games are counted by: how somebody began, a card that was bought, a law that was passed."""

    topic: str
    """Of which kind; named by the message `counted-<topic>`."""
    thing: str
    seat: int | None = None
    """Whose it is; none: it is everybody's."""
    times: int = 1
    """0: it could have been done."""


class Tally:
    """Counts what comes up in a game while many are played (`hearthlight.arena`)."""

    def after(self, state: Any) -> None:
        """A move has been played."""

    def counts(self, state: Any) -> list[Counted]:
        """What there was, now that the game is over."""
        return []


class Campaign(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Where a story of several games stands: plain data, kept as JSON."""

    decides: ClassVar[tuple[str, ...]] = ("players",)
    """The options that follow from the story. The others are chosen at each table."""

    players: int
    names: list[str] = []
    chapter: int = 1
    """The chapter to play next."""

    @property
    def finished(self) -> bool:
        raise NotImplementedError

    def options(self) -> Options:
        """The options of the next chapter."""
        raise NotImplementedError

    def at_table(self, chosen: Mapping[str, Any]) -> dict[str, Any]:
        """The same with what a table chooses, as far as the story leaves it open."""
        own = msgspec.structs.asdict(self.options())
        return {**own, **{key: value for key, value in chosen.items() if key not in self.decides}}

    def enter(self, outcome: Outcome) -> None:
        """Book a chapter that was played."""
        raise NotImplementedError

    def progress(self) -> msgspec.Struct:
        """What the game's own page draws from."""
        raise NotImplementedError

    def news(self, words: Words) -> list[str]:
        """What is to be said after the chapter that was booked last."""
        raise NotImplementedError

    def flaw(self) -> str:
        """What contradicts itself, if anything does."""
        return ""

    @classmethod
    def read(cls, text: str | bytes, file: str = "") -> Self:
        try:
            campaign = msgspec.json.decode(text, type=cls)
        except msgspec.DecodeError as error:
            raise Problem("campaign-unreadable", file=file, reason=str(error)) from None
        if flaw := campaign.flaw():
            raise Problem("campaign-unreadable", file=file, reason=flaw)
        return campaign

    def text(self) -> str:
        return msgspec.json.format(msgspec.json.encode(self), indent=2).decode() + "\n"


class Game(ABC):
    """One of the games of the house. `hearthlight.kernel.Rules` is the part of it that the kernel knows."""

    key: ClassVar[str]
    rules_version: ClassVar[int] = 1
    """Raised with every change after which the same moves may make another game, so that a record of before is not
    taken for one of now: games that are being played go on from where they stand."""
    options: ClassVar[type[Options]]
    packs: ClassVar[Shelf[Any]]
    state: ClassVar[type[State]]
    locales: ClassVar[Path]
    """A folder for each language, with the game's messages."""
    own_bots: ClassVar[Mapping[str, Callable[[], Bot]]] = {}
    """The weakest first; the one that moves at random plays everything."""
    wins: ClassVar[Mapping[str, int]] = {}
    """So many of 100 games of two each bot wins against the usual one, as far as that was measured; a tie is half a
    win."""
    adviser: ClassVar[Adviser[Any] | None] = None
    """Says what to do, and why; none: nobody can be asked."""
    choices: ClassVar[tuple[Choice, ...]] = ()
    orders: ClassVar[tuple[Order, ...]] = ()
    """What people may say ahead, so that nobody waits for their answer."""
    colours: ClassVar[Mapping[str, Mapping[str, str]]] = {}
    """What seats may choose for their pieces, one each; none: nothing to choose. Each is called
    `seat-colour-<colour>`; the option `colours` keeps what the seats chose. How it looks (`#f4e9d4`) in each palette
    that people can choose: `usual`, and where that is not told apart `red-green` and `blue-yellow`."""
    open_hands: ClassVar[bool] = False
    """Everybody sees everything: a device need not be hidden when it is passed on."""
    together: ClassVar[bool] = False
    """All win or lose together. What they lost by is the `cause` of the outcome; scores are not compared."""
    campaign: ClassVar[type[Campaign] | None] = None
    page_types: ClassVar[Mapping[str, Any]] = {}
    """What its own page draws from, by the names that the page uses: the view, what is printed, the numbers of its
    story, the progress of its campaign; and kinds of words. TypeScript is written from it (`make page-types`)."""
    lessons: ClassVar[Path | None] = None
    """A folder with a file for each lesson (see `hearthlight.lessons`), in the order of their names."""
    terminal: ClassVar[str] = ""
    """Where its terminal face is (`module:name`, a `hearthlight.terminal.faces.Face`); imported when it is needed."""

    # -- rules ---------------------------------------------------------------------------------------------------

    @abstractmethod
    def new(self, options: Any, seed: int, pack: WhichPack | None = None) -> State:
        """A new game, set up. `pack` is the content: a pack of the house by its name, any by its path, or one that is
        open."""

    def load(self, data: bytes, pack: WhichPack | None = None) -> State:
        """The state that `kernel.encode` wrote, with the pack that it names, or with this one."""
        return decode(data, self.state, lambda named: self.packs(pack or named))

    @abstractmethod
    def view(self, state: Any, seat: int | None, *, everything: bool = False) -> msgspec.Struct:
        """Only what that seat, or a spectator, may know; or everything, as after the end."""

    def values_of(self, option: str) -> list[str | int]:
        """What an option can be: one of some words, or a whole number within limits."""
        kind = next(field.type for field in msgspec.structs.fields(self.options) if field.name == option)
        if get_origin(kind) is Literal:
            return list(get_args(kind))
        known = msgspec.inspect.type_info(kind)
        if isinstance(known, msgspec.inspect.IntType) and known.ge is not None and known.le is not None:
            return [*range(known.ge, known.le + 1)]
        return []

    def seated(self, colours: Sequence[str]) -> dict[str, str | int]:
        """The option for the colours that seats ask for, in order; an empty word asks for none and takes what is
        left."""
        return {"colours": ",".join(colours)} if any(colours) else {}

    def colour_of(self, state: Any, seat: int) -> str:
        """The one of `colours` that a seat has; nothing in a game without."""
        return ""

    def changes(self, before: Any, after: Any, seat: int) -> list[Change]:
        """What a move changes that is worth saying before it is made: what it costs and brings, whom it harms. Both
        are states that the seat may know about; the most important change comes first."""
        return []

    def obvious(self, state: Any, seat: int) -> Move | None:
        """The answer of a seat that needs no thought, if it has one now: a table gives it for people."""
        moves = state.moves(seat)
        return moves[0] if len(moves) == 1 else None

    def propose(self, state: Any, seat: int) -> list[Move]:
        """A sensible way through the questions ahead of this seat that need no thought, as moves in a row."""
        return []

    def ordered(self, match: Match, seat: int, order: str, way: str) -> Move | None:
        """How a seat that has given this order answers what it is asked now; nothing: the order is about something
        else."""
        return None

    def order_here(self, state: Any, seat: int) -> str:
        """The order without ways that is worth offering to a seat at its own question, because the same would soon be
        asked again: what nothing is lost by, to whoever wants no more of these. Nothing for most questions."""
        return ""

    def measure(self, state: Any, seat: int, what: str) -> int:
        """How much there is of something that puzzles ask for: a word, and what it is about (`sick worker`). What is
        missing is said by the message `missed-<word>`."""
        raise Problem("unknown-measure", game=self.key, what=what)

    # -- players -------------------------------------------------------------------------------------------------

    @property
    def bots(self) -> Mapping[str, Callable[[], Bot]]:
        """The bots that can play: the game's own, weakest first, then those that other packages bring."""
        own = {"random": RandomBot, **self.own_bots}
        return own | {name: bot for name, bot in brought_bots(self.key).items() if name not in own}

    @property
    def usual_bot(self) -> str:
        """Who plays where nobody is named: the game's best one, unless it has a quicker one for that."""
        return list(self.own_bots)[-1] if self.own_bots else "random"

    def bot(self, name: str | None = None) -> Bot:
        """The bot of that name; the usual one if none is named."""
        bots = self.bots
        name = name or self.usual_bot
        if name not in bots:
            raise Problem("unknown-bot", bot=name, known=", ".join(bots))
        return bots[name]()

    # -- words ---------------------------------------------------------------------------------------------------

    def say(self, language: str, pack: Pack[Any] | None = None) -> Texts:
        """The messages of the house, of the game and of a pack."""
        return game_texts(language, self.locales, pack)

    def words(self, pack: Any, language: str, names: Sequence[str] = ()) -> Words:
        """Everything that a player reads, for the pack that is played with."""
        return GameTexts(self.locales, pack, language, names)

    def rulebook(self, language: str) -> Rulebook:
        return Rulebook(self.key, self.locales, language)

    # -- faces ---------------------------------------------------------------------------------------------------

    def printed(self, pack: Any, language: str) -> msgspec.Struct:
        """Everything that is printed in a pack, with titles and texts, for the page to draw."""
        return printed_plainly(pack, self.words(pack, language))

    def abouts(self, pack: Any, view: Any = None) -> list[About]:
        """Everything that can be pointed at; with its numbers where somebody looks at a table."""
        return []

    def choice(self, say: Texts, option: str, value: str | int) -> tuple[str, str]:
        """What a value of an option is called, and what there is to say about it."""
        key = f"option-{self.key}-{option}-{value}"
        return (say(key) if say.has(key) else str(value)), say(f"{key}-about") if say.has(f"{key}-about") else ""

    def story(self, match: Match) -> Story | None:
        """What became of it so far, as far as nothing of that is secret: after the end nothing is."""
        return None

    def tally(self, state: Any) -> Tally:
        """What counts the game that begins with this state; how it ended and who won is counted anyway."""
        return Tally()

    def called(self, words: Words, topic: str, thing: str) -> str:
        """What a thing that is counted is called."""
        return words.card(thing)

    def best(self, options: Mapping[str, Any], outcome: Outcome) -> Best | None:
        """What somebody who played alone may be proud of."""
        return None
