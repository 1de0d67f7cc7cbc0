"""The campaign from chapter to chapter (B14): what it remembers of orchids, losses and what comes next."""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec

from hearthlight.games.contract import Campaign
from hearthlight.i18n import Words
from hearthlight.kernel import Outcome, Problem

from .options import MOST_LOSSES, BlackoutOptions
from .rules.setup import MONEY_PER_LOSS, MONEY_START

CHAPTERS = 5
RATINGS = ((15, "perfect"), (12, "very-good"), (10, "good"), (5, "made-it"), (0, "lost"))
"""B14.7: the least sum of orchids for each."""


class CampaignProgress(msgspec.Struct, frozen=True):
    """What a campaign has earned so far."""

    orchids: list[list[int]]
    """For each finished chapter what each seat earned."""
    losses: int
    start_money: int
    totals: list[int]
    rating: list[str] | None
    """Once it is finished."""


class BlackoutCampaign(Campaign, kw_only=True):
    """Where a campaign stands."""

    decides: ClassVar[tuple[str, ...]] = ("players", "mode", "chapter", "losses")

    players: Annotated[int, msgspec.Meta(ge=1, le=4)]
    chapter: Annotated[int, msgspec.Meta(ge=1, le=CHAPTERS + 1)] = 1
    """The chapter to play next; one more than there are once the campaign is finished."""
    orchids: list[list[Annotated[int, msgspec.Meta(ge=0, le=3)]]] = []
    """For each finished chapter what each seat earned."""
    losses: Annotated[int, msgspec.Meta(ge=0, le=MOST_LOSSES)] = 0
    """Solo: how often the current chapter was lost (B14.6)."""
    bests: dict[Annotated[int, msgspec.Meta(ge=1, le=CHAPTERS)], int] = {}
    """Solo: the best score of each chapter that was played, won or lost."""

    @property
    def finished(self) -> bool:
        return self.chapter > CHAPTERS

    @property
    def start_money(self) -> int:
        return MONEY_START + MONEY_PER_LOSS * self.losses

    def options(self) -> BlackoutOptions:
        if self.finished:
            raise Problem("campaign-finished")
        return BlackoutOptions(players=self.players, mode="campaign", chapter=self.chapter, losses=self.losses)

    def enter(self, outcome: Outcome) -> None:
        """Book a chapter that was played. A solo chapter that was lost must be played again (B14.6)."""
        if self.finished:
            raise Problem("campaign-finished")
        if len(outcome.details) != self.players or any("orchids" not in detail for detail in outcome.details):
            raise Problem("campaign-other-game")
        if self.players == 1:
            score = outcome.scores[0]
            self.bests[self.chapter] = max(score, self.bests.get(self.chapter, score))
            if not outcome.winners:
                self.losses = min(self.losses + 1, MOST_LOSSES)
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

    def progress(self) -> CampaignProgress:
        totals = self.totals()
        rating = [self.rating(total) for total in totals] if self.finished else None
        return CampaignProgress(self.orchids, self.losses, self.start_money, totals, rating)

    def news(self, words: Words) -> list[str]:
        say = words.say
        played = self.chapter if self.losses else self.chapter - 1
        best = [say("campaign-best", chapter=played, points=self.bests[played])] if played in self.bests else []
        if self.losses:
            return [say("campaign-lost", chapter=self.chapter, money=self.start_money), *best]
        lines = [say("campaign-won", chapter=played, orchids=say.listing(map(str, self.orchids[-1]))), *best]
        if self.finished:
            for seat, total in enumerate(self.totals()):
                rating = say(f"rating-{self.rating(total)}")
                lines.append(say("campaign-finished", player=words.seat(seat), total=total, rating=rating))
        return lines

    def flaw(self) -> str:
        fits = len(self.orchids) == self.chapter - 1 and all(len(row) == self.players for row in self.orchids)
        return "" if fits else "chapters and orchids do not agree"
