"""Lantern Night as Hearthlight knows it: everything that the house may ask of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

import msgspec

from hearthlight.games.contract import Choice, Game, PlainCard, PlainPack, printed_plainly
from hearthlight.kernel.packs import WhichPack

from .bot import GreedyBot
from .content import PACKS, Pack, Paper
from .options import NightOptions
from .rules import set_up
from .state import Night
from .view import View, view_of
from .words import LOCALES, NightTexts


class LanternsGame(Game):
    key = "lanterns"
    options = NightOptions
    choices = (Choice("night"), Choice("wishes"))
    packs = PACKS
    state = Night
    locales = LOCALES
    own_bots = {"greedy": GreedyBot}
    terminal = "lanterns.terminal:FACE"

    def new(self, options: NightOptions, seed: int, pack: WhichPack | None = None) -> Night:
        return set_up(PACKS(pack or "festival"), options.players, options.night, options.wishes, seed)

    def view(self, state: Night, seat: int | None, *, everything: bool = False) -> View:
        return view_of(state, seat, everything=everything)

    def words(self, pack: Pack, language: str, names: Sequence[str] = ()) -> NightTexts:
        return NightTexts(pack, language, names)

    def printed(self, pack: Pack, language: str) -> PlainPack:
        """Papers are no cards of the pack, but the page shows them by their names as well."""
        words = self.words(pack, language)
        printed = printed_plainly(pack, words)
        papers = {key: PlainCard(words.paper(key), []) for key in get_args(Paper)}
        return msgspec.structs.replace(printed, cards=printed.cards | papers)


GAME = LanternsGame()
