"""The round: its eight phases, and what follows the last one (section 3)."""

from __future__ import annotations

from hearthlight.kernel import Action

from .model import Blackout
from .phases.clean_up import CleanUpPhase
from .phases.deploy import DeployPhase
from .phases.new_objectives import NewObjectivesPhase
from .phases.objectives import ObjectivesPhase
from .phases.plan import RollDice
from .phases.refresh import RefreshPhase
from .phases.scout import ScoutPhase
from .phases.secure import SecurePhase
from .scoring import FinalScoring


class Round(Action[Blackout], frozen=True):
    """B3.1: every player finishes a phase before the next begins."""

    def run(self, state: Blackout) -> None:
        state.round += 1
        state.tell("round", state.starter, round=state.round)
        state.push(
            RollDice(),
            DeployPhase(),
            ObjectivesPhase(),
            ScoutPhase(),
            NewObjectivesPhase(),
            CleanUpPhase(),
            SecurePhase(),
            RefreshPhase(),
            EndOfRound(),
        )


class EndOfRound(Action[Blackout], frozen=True):
    """B3.2: the starting player changes; B11.3: after the last round the game is scored."""

    def run(self, state: Blackout) -> None:
        if state.round == state.last_round:
            state.push(FinalScoring())
        else:
            state.starter = (state.starter + 1) % state.seats
            state.push(Round())
