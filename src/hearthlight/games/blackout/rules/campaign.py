"""The campaign from chapter to chapter: a small file that remembers orchids, losses and what comes next."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec

from hearthlight.files import write_whole
from hearthlight.kernel import Outcome, Problem

from ..game import BlackoutOptions
from .setup import MONEY_PER_LOSS, MONEY_START

CHAPTERS = 5
RATINGS = ((15, "perfect"), (12, "very-good"), (10, "good"), (5, "made-it"), (0, "lost"))
"""B14.7: the least sum of orchids for each."""


class Campaign(msgspec.Struct, forbid_unknown_fields=True):
    """Where a campaign stands."""

    players: Annotated[int, msgspec.Meta(ge=1, le=4)]
    names: list[str] = []
    chapter: Annotated[int, msgspec.Meta(ge=1, le=CHAPTERS + 1)] = 1
    """The chapter to play next; one more than there are once the campaign is finished."""
    orchids: list[list[Annotated[int, msgspec.Meta(ge=0, le=3)]]] = []
    """For each finished chapter what each seat earned."""
    losses: Annotated[int, msgspec.Meta(ge=0)] = 0
    """Solo: how often the current chapter was lost (B14.6)."""

    @property
    def finished(self) -> bool:
        return self.chapter > CHAPTERS

    @property
    def start_money(self) -> int:
        return MONEY_START + MONEY_PER_LOSS * self.losses

    def options(self) -> BlackoutOptions:
        """The options of the next chapter."""
        if self.finished:
            raise Problem("campaign-finished")
        return BlackoutOptions(players=self.players, mode="campaign", chapter=self.chapter, losses=self.losses)

    def enter(self, outcome: Outcome) -> None:
        """Book a chapter that was played. A solo chapter that was lost must be played again (B14.6)."""
        if self.finished:
            raise Problem("campaign-finished")
        if len(outcome.details) != self.players or any("orchids" not in detail for detail in outcome.details):
            raise Problem("campaign-other-game")
        if self.players == 1 and not outcome.winners:
            self.losses += 1
            return
        self.orchids.append([detail["orchids"] for detail in outcome.details])
        self.chapter += 1
        self.losses = 0

    def totals(self) -> list[int]:
        """B14.4: each player adds up their own."""
        return [sum(chapter[seat] for chapter in self.orchids) for seat in range(self.players)]

    @staticmethod
    def rating(total: int) -> str:
        return next(name for least, name in RATINGS if total >= least)


def load_campaign(path: Path | str) -> Campaign:
    try:
        campaign = msgspec.json.decode(Path(path).read_bytes(), type=Campaign)
    except FileNotFoundError:
        raise Problem("file-missing", file=str(path)) from None
    except (msgspec.DecodeError, OSError) as error:
        raise Problem("campaign-unreadable", file=str(path), reason=str(error)) from None
    if len(campaign.orchids) != campaign.chapter - 1 or any(len(row) != campaign.players for row in campaign.orchids):
        raise Problem("campaign-unreadable", file=str(path), reason="chapters and orchids do not agree")
    return campaign


def save_campaign(campaign: Campaign, path: Path | str) -> None:
    write_whole(path, msgspec.json.format(msgspec.json.encode(campaign), indent=2).decode() + "\n")
