"""Frostpunk as a game of the house: everything that the house may ask of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from hearthlight.games.contract import About, Choice, Game, Story, Tally
from hearthlight.i18n import Texts, Words
from hearthlight.kernel import BadOptions, Change, Match, Move
from hearthlight.kernel.packs import WhichPack

from .bots.adviser import FrostpunkAdviser
from .bots.companion import CompanionBot
from .content.board import Sector
from .content.pack import PACKS, Pack
from .content.terms import DiscontentKind, HopeKind, Insulation, Kind, Resource
from .faces import about, counting, diary, printed, story
from .faces.view import PathView, View, view_of
from .options import FrostpunkOptions
from .orders import ORDERS, ordered
from .rules import setup
from .rules.helping.obvious import obvious
from .rules.helping.proposing import propose
from .rules.model import Frostpunk
from .rules.outlook.changes import changes_of
from .rules.outlook.measures import measure
from .words import LOCALES
from .words.texts import FrostpunkTexts

PACK = "new-london"


class FrostpunkGame(Game):
    key = "frostpunk"
    rules_version = 1
    options = FrostpunkOptions
    packs = PACKS
    state = Frostpunk
    locales = LOCALES
    own_bots = {"companion": CompanionBot}
    adviser = FrostpunkAdviser()
    choices = (Choice("group"), Choice("difficulty"))
    orders = ORDERS
    open_hands = True
    together = True
    page_types = {
        "Kind": Kind,
        "Resource": Resource,
        "HopeKind": HopeKind,
        "DiscontentKind": DiscontentKind,
        "Insulation": Insulation,
        "CardKind": printed.Deck,
        "FrostpunkView": View,
        "Path": PathView,
        "PackInfo": printed.PackInfo,
        "SectorInfo": Sector,
        "RoundNumbers": diary.RoundNumbers,
    }
    lessons = Path(__file__).parent / "lessons"
    terminal = "hearthlight.games.frostpunk.faces.terminal:FACE"

    def new(self, options: FrostpunkOptions, seed: int, pack: WhichPack | None = None) -> Frostpunk:
        content = PACKS(pack or PACK)
        if (options.group, options.difficulty) not in content.starts:
            raise BadOptions("no-easy-level", pack=content.name)
        return setup.set_up(content, options.players, options.group, options.difficulty, seed)

    def measure(self, state: Frostpunk, seat: int, what: str) -> int:
        return measure(state, what)

    def view(self, state: Frostpunk, seat: int | None, *, everything: bool = False) -> View:
        return view_of(state, seat)

    def obvious(self, state: Frostpunk, seat: int) -> Move | None:
        return obvious(state, seat)

    def propose(self, state: Frostpunk, seat: int) -> list[Move]:
        return propose(state, seat)

    def ordered(self, match: Match, seat: int, order: str, way: str) -> Move | None:
        return ordered(match, seat, order, way)

    def words(self, pack: Pack, language: str, names: Sequence[str] = ()) -> FrostpunkTexts:
        return FrostpunkTexts(pack, language, names)

    def printed(self, pack: Pack, language: str) -> printed.PackInfo:
        return printed.printed(pack, language)

    def abouts(self, pack: Pack, view: View | None = None) -> list[About]:
        return about.abouts(pack, view)

    def choice(self, say: Texts, option: str, value: str | int) -> tuple[str, str]:
        if option == "group":  # a group is called like its start card
            return say(f"card-start-{value}-normal"), say(f"flavour-start-{value}-normal")
        return super().choice(say, option, value)

    def changes(self, before: Frostpunk, after: Frostpunk, seat: int) -> list[Change]:
        return changes_of(before, after)

    def story(self, match: Match) -> Story:
        return story.story_of(match)

    def tally(self, state: Frostpunk) -> Tally:
        return counting.FrostpunkTally(state)

    def called(self, words: Words, topic: str, thing: str) -> str:
        return counting.called(words, topic, thing)


GAME = FROSTPUNK = FrostpunkGame()
