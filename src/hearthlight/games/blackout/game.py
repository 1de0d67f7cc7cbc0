"""Blackout: Hong Kong as a game of the house: everything that the house may ask of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Union

import msgspec

from hearthlight.games.contract import Best, Choice, Game
from hearthlight.i18n import Texts
from hearthlight.kernel import BadOptions, Outcome, decode

from .bots.greedy import GreedyBot
from .campaign import BlackoutCampaign, CampaignProgress
from .content.effects import Colour, DieColour, Resource
from .content.pack import PACKS, Pack
from .faces import printed
from .faces.view import View, view_of
from .options import BlackoutOptions
from .rules import gaining, paying, placing, round, scoring, setup
from .rules.model import Blackout
from .rules.phases import clean_up, deploy, new_objectives, objectives, plan, refresh, scout, secure
from .words import LOCALES
from .words.texts import BlackoutTexts

PACK = "hong-kong"

STEPS = (
    setup.FirstCube,
    round.Round,
    plan.RollDice,
    plan.PlanCards,
    deploy.DeployPhase,
    deploy.TurnCards,
    deploy.UseVolunteer,
    deploy.UseSpecialist,
    objectives.ObjectivesPhase,
    objectives.CompleteGoals,
    objectives.GoalMet,
    objectives.MarkGoal,
    objectives.FinishOrLeave,
    objectives.FinishPlan,
    objectives.PowerRestored,
    scout.ScoutPhase,
    scout.ChooseDistrict,
    scout.ChooseTile,
    scout.FormTeam,
    scout.LayTile,
    scout.Injure,
    new_objectives.NewObjectivesPhase,
    new_objectives.NextBuyer,
    new_objectives.BuyCard,
    clean_up.CleanUpPhase,
    clean_up.WasteResources,
    clean_up.ChooseWaste,
    clean_up.DisposeObjective,
    secure.SecurePhase,
    secure.SecureDistrict,
    secure.PlaceMarker,
    secure.ChooseMarker,
    secure.ScoreDistrict,
    refresh.RefreshPhase,
    refresh.Refresh,
    round.EndOfRound,
    scoring.FinalScoring,
    gaining.Take,
    gaining.ChooseResource,
    placing.PlaceCube,
    gaining.RecoverCard,
    paying.ChoosePayment,
    gaining.CheckMarks,
    gaining.OneCheckMark,
)
"""Every step that can lie on the agenda."""


class BlackoutGame(Game):
    key = "blackout"
    options = BlackoutOptions
    packs = PACKS
    locales = LOCALES
    own_bots = {"greedy": GreedyBot}
    choices = (Choice("mode", players={"single": (2, 3, 4)}), Choice("chapter", needs={"mode": ("campaign",)}))
    campaign = BlackoutCampaign
    page_types = {
        "Resource": Resource,
        "Colour": Colour,
        "DieColour": DieColour,
        "BlackoutView": View,
        "PackInfo": printed.PackInfo,
        "CampaignProgress": CampaignProgress,
    }
    terminal = "hearthlight.games.blackout.faces.terminal:FACE"

    def new(self, options: BlackoutOptions, seed: int, pack: str | Path | None = None) -> Blackout:
        if options.players == 1 and options.mode == "single":  # B14.6
            raise BadOptions("solo-is-campaign")
        if options.losses and (options.players > 1 or options.mode == "single"):
            raise BadOptions("losses-are-solo")
        chapter = options.chapter if options.mode == "campaign" else 0
        return setup.set_up(PACKS(pack or PACK), options.players, options.mode, chapter, options.losses, seed)

    def load(self, data: bytes) -> Blackout:
        ref = msgspec.msgpack.decode(data)["pack"]
        return decode(data, Blackout, Union[STEPS], PACKS(ref.rpartition(" ")[0]))  # noqa: UP007

    def view(self, state: Blackout, seat: int | None, *, everything: bool = False) -> View:
        return view_of(state, seat, everything=everything or state.outcome is not None)

    def words(self, pack: Pack, language: str, names: Sequence[str] = ()) -> BlackoutTexts:
        return BlackoutTexts(pack, language, names)

    def printed(self, pack: Pack, language: str) -> printed.PackInfo:
        return printed.printed(pack, language)

    def choice(self, say: Texts, option: str, value: str | int) -> tuple[str, str]:
        return (str(value), "") if option == "chapter" else super().choice(say, option, value)

    def best(self, options: Mapping[str, Any], outcome: Outcome) -> Best | None:
        """B14.6: the points and orchids of a chapter that was played alone."""
        if len(outcome.scores) > 1 or "orchids" not in outcome.details[0]:
            return None
        return Best(str(options["chapter"]), outcome.scores[0], {"orchids": outcome.details[0]["orchids"]})


GAME = BLACKOUT = BlackoutGame()
