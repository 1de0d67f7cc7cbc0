"""Frostpunk as a game of the house."""

from __future__ import annotations

from typing import Annotated, Literal, Union

import msgspec

from hearthlight.kernel import Options, decode

from .content.pack import PACKS
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


class FrostpunkOptions(Options, frozen=True, kw_only=True):
    """One city for 1 to 4 players; six groups of survivors, each normal or hard."""

    players: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    group: Annotated[int, msgspec.Meta(ge=1, le=6)] = 1
    difficulty: Literal["normal", "hard"] = "normal"


class FrostpunkGame:
    key = "frostpunk"
    options = FrostpunkOptions
    packs = PACKS

    def new(self, options: Options, seed: int, pack: str | None = None) -> Frostpunk:
        assert isinstance(options, FrostpunkOptions)
        return setup.set_up(PACKS(pack or PACK), options.players, options.group, options.difficulty, seed)

    def load(self, data: bytes) -> Frostpunk:
        ref = msgspec.msgpack.decode(data)["pack"]
        return decode(data, Frostpunk, Union[STEPS], PACKS(ref.rpartition(" ")[0]))  # noqa: UP007


FROSTPUNK = FrostpunkGame()
