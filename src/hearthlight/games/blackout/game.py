"""Blackout: Hong Kong as a game of the house."""

from __future__ import annotations

from typing import Annotated, Literal, Union

import msgspec

from hearthlight.kernel import BadOptions, Options, decode

from .content.pack import PACKS
from .rules import checkmarks, gaining, paying, round, scoring, setup
from .rules.model import Blackout
from .rules.phases import clean_up, deploy, new_objectives, objectives, plan, refresh, scout, secure

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
    gaining.PlaceCube,
    gaining.RecoverCard,
    paying.ChoosePayment,
    checkmarks.CheckMarks,
    checkmarks.OneCheckMark,
)
"""Every step that can lie on the agenda."""


class BlackoutOptions(Options, frozen=True, kw_only=True):
    """The single game for 2 to 4, or a chapter of the campaign for 1 to 4."""

    players: Annotated[int, msgspec.Meta(ge=1, le=4)] = 3
    mode: Literal["single", "campaign"] = "single"
    chapter: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1
    losses: Annotated[int, msgspec.Meta(ge=0)] = 0
    """Solo: how often this chapter was lost before (B14.6)."""

    @classmethod
    def completed(cls, chosen: dict[str, object]) -> dict[str, object]:
        """B14.6: who plays alone plays the campaign."""
        return {"mode": "campaign", **chosen} if chosen.get("players") == 1 else chosen


class BlackoutGame:
    key = "blackout"
    options = BlackoutOptions
    packs = PACKS

    def new(self, options: Options, seed: int, pack: str | None = None) -> Blackout:
        assert isinstance(options, BlackoutOptions)
        if options.players == 1 and options.mode == "single":  # B14.6
            raise BadOptions("solo-is-campaign")
        if options.losses and (options.players > 1 or options.mode == "single"):
            raise BadOptions("losses-are-solo")
        return setup.set_up(
            PACKS(pack or PACK),
            options.players,
            options.mode,
            options.chapter if options.mode == "campaign" else 0,
            options.losses,
            seed,
        )

    def load(self, data: bytes) -> Blackout:
        ref = msgspec.msgpack.decode(data)["pack"]
        return decode(data, Blackout, Union[STEPS], PACKS(ref.rpartition(" ")[0]))  # noqa: UP007


BLACKOUT = BlackoutGame()
