"""The story of a blackout, told when it is over: points by source and round, who led when, the city as it was lit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from hearthlight.games.contract import Story, StoryChapter, StoryPart
from hearthlight.kernel import Event, Match
from hearthlight.kernel.events import Value

from ..rules.model import TOKEN_PRICE, Blackout
from ..rules.scoring import conditions

Line = tuple[int, Event]

TOLD = frozenset(("secured", "finished", "restored", "end-triggered", "game-over", "nobody-won"))
"""What people remember of a round."""
SOURCES = ("districts", "goals", "scouting", "actions", "hospital", "tokens", "money", "tiles", "cards")
"""Where points come from, in the order of the game; `tokens` take some away."""
ANNOUNCED = {
    "completed": "goals",
    "finished": "goals",
    "restored": "goals",
    "collected": "scouting",
    "acted": "actions",
    "check-mark": "actions",
}
"""What points that are gained next are for."""
AT_THE_END = ("money", "tiles", "cards")


class RoundScores(msgspec.Struct, frozen=True):
    """What a round brought. The last part of a story is the final scoring: its round is 0."""

    round: int
    points: list[int]
    """Of each seat, at its end."""
    sources: list[dict[str, int]]
    """Points of the round by source, for each seat."""
    totals: list[dict[str, int]]
    """The same, of the whole game so far."""


def story_of(match: Match) -> Story | None:
    """None as long as hands and tiles are secret."""
    if match.state.outcome is None:
        return None
    state, parts, lit = _read_again(match)
    return Story(
        parts,
        [
            StoryChapter("turning", turning_points(state, parts)),
            StoryChapter("lit", lit),
            StoryChapter("players", [sentence(state, parts, seat) for seat in range(state.seats)]),
            StoryChapter("conditions", asked(state) if state.mode == "campaign" else []),
        ],
    )


def _read_again(match: Match) -> tuple[Blackout, list[StoryPart], list[Line]]:
    now = match.state
    assert isinstance(now, Blackout)
    parts: list[StoryPart] = []
    events: list[Line] = []
    lit: list[Line] = []
    purses, number = _Purses(now.seats), 0
    for again in Match.walk(match.game, match.record, pack=match.pack):
        state = again.state
        for event in state.events if state.ply else ():
            purses.note(event)
            if event.kind in TOLD:
                events.append((state.ply, event))
            if event.kind == "secured":
                lit.append((state.ply, event))
        if number and (state.round != number or state.outcome is not None):
            parts.append(StoryPart(state.ply, purses.close(number), events))
            events = []
        number = state.round
    parts.append(StoryPart(now.ply, purses.scoring(), []))
    return now, parts, lit


class _Purses:
    """The points of every seat by source, while a game is played again."""

    def __init__(self, seats: int) -> None:
        self.points = [0] * seats
        self.round: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.final: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.totals: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.about = ["actions"] * seats
        """What the next points of a seat are for."""

    def note(self, event: Event) -> None:
        seat, data = event.seat, event.data
        if seat is None:
            return
        self.about[seat] = ANNOUNCED.get(event.kind, self.about[seat])
        match event.kind:
            case "gained-points":
                self._book(seat, self.about[seat], data["points"])
            case "scored-district":
                self._book(seat, "districts", data["points"])
            case "recovered":
                self._book(seat, "hospital", data["points"])
            case "placed-cube" | "procured":
                self._book(seat, "tokens", -int(str(data["points"])))
            case "bought-transport":
                self._book(seat, "tokens", -TOKEN_PRICE)
            case "final-score":
                self.final[seat].update({source: int(str(data[source])) for source in AT_THE_END})

    def _book(self, seat: int, source: str, points: Value) -> None:
        self.round[seat][source] += int(str(points))
        self.points[seat] += int(str(points))

    def close(self, number: int) -> RoundScores:
        scores = self._scores(number, self.round)
        self.round = [Counter() for _ in self.points]
        return scores

    def scoring(self) -> RoundScores:
        for seat, final in enumerate(self.final):
            self.points[seat] += final.total()
        return self._scores(0, self.final)

    def _scores(self, number: int, gained: Sequence[Counter[str]]) -> RoundScores:
        for total, points in zip(self.totals, gained, strict=True):
            total.update(points)
        return RoundScores(number, self.points[:], [*map(_plain, gained)], [*map(_plain, self.totals)])


def _plain(points: Counter[str]) -> dict[str, int]:
    return {source: points[source] for source in SOURCES if points[source]}


# -- what there is to tell -----------------------------------------------------------------------------------------


def turning_points(state: Blackout, parts: Sequence[StoryPart]) -> list[Line]:
    """When the lead changed for good, and the best round that anybody had."""
    assert state.outcome is not None
    scores = [(part.ply, part.numbers) for part in parts if isinstance(part.numbers, RoundScores)]
    lines: list[Line] = []
    if state.seats > 1 and len(state.outcome.winners) == 1:
        (winner,) = state.outcome.winners
        behind = [place for place, (_, numbers) in enumerate(scores) if not _leads(numbers.points, winner)]
        ply, numbers = scores[behind[-1] + 1 if behind and behind[-1] + 1 < len(scores) else 0]
        rivals = [points for seat, points in enumerate(scores[-1][1].points) if seat != winner]
        data: dict[str, Value] = {"round": numbers.round, "by": scores[-1][1].points[winner] - max(rivals)}
        kind = "told-lead-always" if not behind else "told-lead" if numbers.round else "told-lead-at-last"
        lines.append((ply, Event(kind, winner, data)))
    best = max(
        (
            (sum(sources.values()), seat, ply, numbers)
            for ply, numbers in scores
            if numbers.round
            for seat, sources in enumerate(numbers.sources)
        ),
        key=lambda found: found[0],
        default=None,
    )
    if best is not None and best[0] > 0:
        points, seat, ply, numbers = best
        lines.append((ply, Event("told-best-round", seat, {"round": numbers.round, "points": points})))
    return lines


def _leads(points: Sequence[int], seat: int) -> bool:
    return all(points[seat] > other for number, other in enumerate(points) if number != seat)


def sentence(state: Blackout, parts: Sequence[StoryPart], seat: int) -> Line:
    """Where most of a player's points came from, and what else there was."""
    assert state.outcome is not None
    last = parts[-1].numbers
    assert isinstance(last, RoundScores)
    source, points = max(last.totals[seat].items(), key=lambda pair: pair[1], default=("cards", 0))
    player, lit = state.players[seat], state.players[seat].houses | state.players[seat].house_cubes
    return state.ply, Event(
        "told-player",
        seat,
        {
            "source": source,
            "points": points,
            "total": state.outcome.scores[seat],
            "lit": lit.bit_count(),
            "finished": len(player.finished),
        },
    )


def asked(state: Blackout) -> list[Line]:
    """B14.3: what the chapter asked of each player, and how much of it there was; B14.4: the orchids."""
    assert state.outcome is not None
    lines: list[Line] = []
    for seat, score in enumerate(state.outcome.scores):
        for condition in conditions(state, seat, score):
            data: dict[str, Value] = {
                "what": condition.what,
                "where": condition.where,
                "number": condition.number,
                "have": condition.have,
                "met": int(condition.met),
            }
            lines.append((state.ply, Event("told-condition", seat, data)))
        needed = sorted(state.pack.content.chapters[state.chapter - 1].orchids)
        data = {"orchids": state.outcome.details[seat]["orchids"], "needed": needed, "points": score}
        lines.append((state.ply, Event("told-orchids", seat, data)))
    return lines
