"""Blackout: Hong Kong as a game of the house: everything that the house may ask of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from hearthlight.games.contract import About, Best, Choice, Game, Story, Tally
from hearthlight.i18n import Texts, Words
from hearthlight.kernel import BadOptions, Change, Match, Move, Outcome
from hearthlight.kernel.packs import WhichPack

from .bots.adviser import BlackoutAdviser
from .bots.friendly import FriendlyBot
from .bots.greedy import GreedyBot
from .bots.guide import searching
from .bots.lookahead import LookaheadBot
from .campaign import BlackoutCampaign, CampaignProgress
from .content.effects import Colour, DieColour, Resource
from .content.pack import PACKS, Pack
from .faces import about, counting, printed, story
from .faces.view import View, view_of
from .options import BlackoutOptions
from .orders import ORDERS, order_here, ordered
from .rules import setup
from .rules.model import SEAT_COLOURS, Blackout
from .rules.obvious import obvious
from .rules.outlook import changes_of
from .rules.outlook.measures import measure
from .rules.proposing import propose
from .words import LOCALES
from .words.texts import BlackoutTexts

PACK = "hong-kong"


HUES: tuple[Mapping[str, str], ...] = (
    {"usual": "#f4e9d4", "red-green": "#f7f7f7", "blue-yellow": "#f3e9ce"},
    {"usual": "#f772c8", "red-green": "#ee3f7c", "blue-yellow": "#e87eb7"},
    {"usual": "#c6e82c", "red-green": "#fccf00", "blue-yellow": "#99bb15"},
    {"usual": "#6fb8e0", "red-green": "#539ef7", "blue-yellow": "#4c78ff"},
)
"""How the colours of seats look where no board is; `theme.css` says the same of the board."""


class BlackoutGame(Game):
    key = "blackout"
    rules_version = 1
    options = BlackoutOptions
    packs = PACKS
    state = Blackout
    locales = LOCALES
    own_bots = {"friendly": FriendlyBot, "greedy": GreedyBot, "lookahead": LookaheadBot, **searching()}
    wins = {"friendly": 5, "search-fast": 98}  # docs/bots.md, "Strength"
    adviser = BlackoutAdviser()
    usual_bot = "greedy"  # those after it think for longer than a long game of many seats bears
    choices = (
        Choice("mode", players={"single": (2, 3, 4)}),
        Choice("chapter", needs={"mode": ("campaign",)}),
        Choice("starter", players={seat: tuple(range(max(2, seat), 5)) for seat in range(5)}),
        Choice("skipping"),
    )
    orders = ORDERS
    colours = dict(zip(SEAT_COLOURS, HUES, strict=True))
    campaign = BlackoutCampaign
    page_types = {
        "Resource": Resource,
        "Colour": Colour,
        "DieColour": DieColour,
        "BlackoutView": View,
        "PackInfo": printed.PackInfo,
        "CampaignProgress": CampaignProgress,
        "RoundScores": story.RoundScores,
    }
    lessons = Path(__file__).parent / "lessons"
    terminal = "hearthlight.games.blackout.faces.terminal:FACE"

    def new(self, options: BlackoutOptions, seed: int, pack: WhichPack | None = None) -> Blackout:
        if options.players == 1 and options.mode == "single":  # B14.6
            raise BadOptions("solo-is-campaign")
        if options.losses and (options.players > 1 or options.mode == "single"):
            raise BadOptions("losses-are-solo")
        if options.starter > options.players:
            raise BadOptions("starter-no-seat", seat=options.starter, players=options.players)
        return setup.set_up(
            PACKS(pack or PACK),
            options.players,
            options.mode,
            options.chapter if options.mode == "campaign" else 0,
            options.losses,
            seed,
            starter=options.starter,
            wanted=[colour.strip() for colour in options.colours.split(",")] if options.colours else (),
            skipping=options.skipping,
            rules=options.rules,
        )

    def colour_of(self, state: Blackout, seat: int) -> str:
        return SEAT_COLOURS[state.colour_of(seat)]

    def measure(self, state: Blackout, seat: int, what: str) -> int:
        return measure(state, seat, what)

    def view(self, state: Blackout, seat: int | None, *, everything: bool = False) -> View:
        return view_of(state, seat, everything=everything or state.outcome is not None)

    def changes(self, before: Blackout, after: Blackout, seat: int) -> list[Change]:
        return changes_of(before, after, seat)

    def obvious(self, state: Blackout, seat: int) -> Move | None:
        return obvious(state, seat)

    def propose(self, state: Blackout, seat: int) -> list[Move]:
        return propose(state, seat)

    def ordered(self, match: Match, seat: int, order: str, way: str) -> Move | None:
        assert isinstance(match.state, Blackout)
        return ordered(match.state, seat, order)

    def order_here(self, state: Blackout, seat: int) -> str:
        return order_here(state, seat)

    def words(self, pack: Pack, language: str, names: Sequence[str] = ()) -> BlackoutTexts:
        return BlackoutTexts(pack, language, names)

    def printed(self, pack: Pack, language: str) -> printed.PackInfo:
        return printed.printed(pack, language)

    def abouts(self, pack: Pack, view: View | None = None) -> list[About]:
        return about.abouts(pack, view)

    def choice(self, say: Texts, option: str, value: str | int) -> tuple[str, str]:
        if option == "starter" and value:
            return say("seat", number=value), ""
        return (str(value), "") if option == "chapter" else super().choice(say, option, value)

    def story(self, match: Match) -> Story | None:
        return story.story_of(match)

    def tally(self, state: Blackout) -> Tally:
        return counting.BlackoutTally(state)

    def called(self, words: Words, topic: str, thing: str) -> str:
        return counting.called(words, topic, thing)

    def best(self, options: Mapping[str, Any], outcome: Outcome) -> Best | None:
        """B14.6: the points and orchids of a chapter that was played alone."""
        if len(outcome.scores) > 1 or "orchids" not in outcome.details[0]:
            return None
        return Best(str(options["chapter"]), outcome.scores[0], {"orchids": outcome.details[0]["orchids"]})


GAME = BLACKOUT = BlackoutGame()
