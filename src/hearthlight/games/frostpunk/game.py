"""Frostpunk as a game of the house: everything that the house may ask of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from hearthlight.games.contract import Choice, Game, StoryPart
from hearthlight.i18n import Texts
from hearthlight.kernel import Match, decode

from .bots.companion import CompanionBot
from .content.cards import Sector
from .content.effects import DiscontentKind, HopeKind, Kind, Resource
from .content.pack import PACKS, Pack
from .faces import printed, story
from .faces.view import PathView, View, view_of
from .options import FrostpunkOptions
from .rules import (
    acting,
    citizenry,
    clearing,
    costs,
    display,
    doing,
    events,
    expedition,
    lawgiving,
    loading,
    moods,
    people,
    research,
    setup,
)
from .rules import round as rounds
from .rules.model import Frostpunk
from .rules.phases import actions, dawn, dusk, generator, hunger, morning, night, preparation, weather
from .words import LOCALES
from .words.texts import FrostpunkTexts

PACK = "new-london"

STEPS = (
    setup.TakeAdvisor,
    setup.StartCosts,
    setup.ChooseStart,
    setup.PayStart,
    setup.FirstScenario,
    rounds.Round,
    dawn.Dawn,
    dawn.ScenarioTokens,
    morning.EarlyMorning,
    events.ReadCard,
    events.ChooseOption,
    events.PutAway,
    generator.GeneratorPhase,
    generator.FuelGenerator,
    generator.Freeze,
    generator.Strain,
    weather.WeatherPhase,
    weather.Storm,
    preparation.Preparation,
    preparation.SoloCard,
    preparation.Advise,
    preparation.Sicknesses,
    preparation.WhichFirst,
    preparation.Suffer,
    preparation.TurnOver,
    actions.ActionsPhase,
    actions.NextTurn,
    actions.TakeFigure,
    actions.ChooseAction,
    actions.Perform,
    clearing.LaySectors,
    acting.TakeFromField,
    acting.BuildStep,
    acting.ErectOn,
    acting.Erected,
    acting.Collect,
    acting.UseIt,
    acting.Special,
    acting.Relieve,
    acting.Tinker,
    acting.Upgraded,
    acting.FellTree,
    acting.SpreadCoal,
    acting.Repeat,
    dusk.DuskPhase,
    dusk.DuskEffects,
    dusk.DrawDusk,
    dusk.NextDispute,
    hunger.HungerPhase,
    hunger.StillHunger,
    hunger.NoHunger,
    hunger.Starve,
    hunger.Feed,
    night.NightPhase,
    night.PutToBed,
    night.Beds,
    night.GiveBed,
    night.NightEffects,
    night.EndOfNight,
    expedition.March,
    expedition.AtTheEnd,
    expedition.ChooseWay,
    expedition.Rearrange,
    lawgiving.ChooseLaw,
    lawgiving.Consequence,
    research.NextTechnology,
    doing.Do,
    doing.Again,
    doing.MoodStep,
    doing.Guard,
    doing.Sicken,
    loading.LoadCard,
    loading.UnloadCard,
    loading.EmptyCard,
    doing.ChooseDestroyed,
    doing.ChooseTree,
    doing.ChooseOne,
    costs.Pay,
    costs.ChooseCost,
    costs.SpendResource,
    costs.TakeOff,
    moods.Raise,
    moods.Lower,
    moods.Turn,
    moods.TurnKind,
    people.DeathCard,
    people.GiveCard,
    people.ArriveElsewhere,
    people.ChooseSick,
    people.ChooseCure,
    people.ChooseTreat,
    people.ChooseTurn,
    people.ChooseDeath,
    people.ChooseLeaver,
    people.ChooseTired,
    display.Sift,
    citizenry.CitizenAction,
    citizenry.PerformCitizen,
    citizenry.Talent,
    citizenry.SortSectors,
    citizenry.BuildOrUpgrade,
    citizenry.CheerUp,
)
"""Every step that can lie on the agenda."""


class FrostpunkGame(Game):
    key = "frostpunk"
    options = FrostpunkOptions
    packs = PACKS
    locales = LOCALES
    own_bots = {"companion": CompanionBot}
    choices = (Choice("group"), Choice("difficulty"))
    open_hands = True
    page_types = {
        "Kind": Kind,
        "Resource": Resource,
        "HopeKind": HopeKind,
        "DiscontentKind": DiscontentKind,
        "Level": printed.Level,
        "CardKind": printed.Deck,
        "FrostpunkView": View,
        "Path": PathView,
        "PackInfo": printed.PackInfo,
        "SectorInfo": Sector,
        "RoundNumbers": story.RoundNumbers,
    }
    terminal = "hearthlight.games.frostpunk.faces.terminal:FACE"

    def new(self, options: FrostpunkOptions, seed: int, pack: str | Path | None = None) -> Frostpunk:
        return setup.set_up(PACKS(pack or PACK), options.players, options.group, options.difficulty, seed)

    def load(self, data: bytes) -> Frostpunk:
        ref = msgspec.msgpack.decode(data)["pack"]
        return decode(data, Frostpunk, PACKS(ref.rpartition(" ")[0]))

    def view(self, state: Frostpunk, seat: int | None, *, everything: bool = False) -> View:
        return view_of(state, seat)

    def words(self, pack: Pack, language: str, names: Sequence[str] = ()) -> FrostpunkTexts:
        return FrostpunkTexts(pack, language, names)

    def printed(self, pack: Pack, language: str) -> printed.PackInfo:
        return printed.printed(pack, language)

    def choice(self, say: Texts, option: str, value: str | int) -> tuple[str, str]:
        if option == "group":  # a group is called like its start card
            return say(f"card-start-{value}-normal"), say(f"flavour-start-{value}-normal")
        return super().choice(say, option, value)

    def story(self, match: Match) -> list[StoryPart]:
        return story.rounds(match)


GAME = FROSTPUNK = FrostpunkGame()
