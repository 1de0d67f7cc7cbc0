"""The story of a city, told when it is over: why it fell or stood, what people will remember, who died and of what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from hearthlight.games.contract import Story, StoryChapter
from hearthlight.kernel import Event, Match
from hearthlight.kernel.events import Value

from ..content.terms import HOPE, KINDS
from .diary import Diary, Entry, read_again

MOMENTS = 5
"""So many, besides the founding and the end."""
ANNOUNCED = frozenset(
    ("read", "chose", "at-dusk", "at-night", "due", "went", "passed-law", "advised", "scenario", "weather")
)
"""Each says whose doing the next things are."""
STRAWS = frozenset(
    ("chose", "at-dusk", "at-night", "due", "mourned", "froze", "dropped", "slept", "stress", "went", "died")
)
"""What may have been the last straw."""
DEEDS = frozenset(("passed-law", "chose", "went", "advised"))
"""What people decide with one move, and what comes of it at once."""

Line = tuple[int, Event]


def story_of(match: Match) -> Story:
    """The rounds up to now; once the game is over, what there is to tell about it as well."""
    diary = read_again(match)
    return Story(diary.parts, tale_of(diary) if diary.city.outcome is not None else [])


def tale_of(diary: Diary) -> list[StoryChapter]:
    dead = deaths(diary)
    return [
        StoryChapter("end", ending(diary)),
        StoryChapter("moments", moments(diary)),
        StoryChapter("dead", [_line(death.entry, "told-dead", **death.data()) for death in dead]),
        StoryChapter("others", corpses_of_others(diary)),
        StoryChapter("crossed", crossed(diary, dead)),
        StoryChapter("close", close_calls(diary)),
    ]


def _line(entry: Entry, told: str, /, **data: Value) -> Line:
    return entry.ply, Event(told, None, {**data, "round": entry.round})


def _of(diary: Diary, *kinds: str) -> list[Entry]:
    return [entry for entry in diary.entries if entry.event.kind in kinds]


def _count(entries: Iterable[Entry]) -> int:
    return sum(int(str(entry.event.data.get("count", 1))) for entry in entries)


# -- why it ended --------------------------------------------------------------------------------------------------


def ending(diary: Diary) -> list[Line]:
    """The cause with its arithmetic, and what happened last before it; or what saved the city."""
    (last,) = _of(diary, "won", "lost")
    cause = str(last.event.data.get("cause", ""))
    lines = [_line(last, f"told-end-{cause or 'won'}", **_sum(diary, cause, last))]
    before = [entry for entry in diary.entries[: diary.entries.index(last)] if entry.event.kind in STRAWS]
    if cause and before and before[-1].round == last.round:
        lines.append((before[-1].ply, before[-1].event))
    return lines if cause else [*lines, *saved(diary)]


def saved(diary: Diary) -> list[Line]:
    """The defeat that came nearest and was averted, the latest of several, and what people did just then."""
    averted = [cause for cause in diary.turned if cause != "hunger"]  # a meal that was too small is not undone
    if not averted:
        return []
    cause = min(averted, key=lambda cause: (diary.nearest[cause].left, -diary.nearest[cause].ply))
    near, turned = diary.nearest[cause], diary.turned[cause]
    data: dict[str, Value] = {"cause": cause, "near": near.now, "limit": near.limit, "round": near.round}
    told = Event("told-saved", None, data | {"kind": near.kind} if near.kind else data)
    deeds = [entry for entry in _of(diary, *DEEDS) if entry.ply == turned.ply]
    return [(near.ply, told), *((entry.ply, entry.event) for entry in deeds[-1:])]


def _sum(diary: Diary, cause: str, last: Entry) -> dict[str, Value]:
    city, tracks = diary.city, diary.city.pack.tracks
    today = [entry.event for entry in diary.entries if entry.round == last.round]
    tokens = Counter((event.kind, event.data.get("token") in HOPE) for event in today if "token" in event.data)
    match cause:
        case "hope":
            lost, found = tokens["returned-token", True], tokens["drew-token", True]
            return {"before": lost - found, "lost": lost, "found": found}
        case "discontent":
            limit, found, lost = tracks.discontent, tokens["drew-token", False], tokens["returned-token", False]
            return {"before": limit + 1 - found + lost, "found": found, "limit": limit}
        case "malfunction":
            near = diary.nearest["malfunction"]
            since = max((entry.round for entry in _of(diary, "malfunction")), default=last.round)
            return {"since": since, "limit": near.limit - 1}
        case "sickness":
            worst = max(range(len(KINDS)), key=lambda kind: city.people[kind].sick)
            people, limit = city.people[worst], tracks.sickness[-1].upto
            return {"kind": KINDS[worst], "sick": people.sick, "number": people.number, "limit": limit}
        case "hunger":
            return {"hunger": city.hunger, "limit": tracks.hunger[-1].upto}
        case "corpses":
            return {"dead": city.corpses, "limit": tracks.corpses}
        case "time":
            return {"rounds": tracks.rounds}
        case _:
            alive = sum(people.number for people in city.people)
            return {"alive": alive, "came": _founders(diary) + _count(_of(diary, "arrived"))}


def _founders(diary: Diary) -> int:
    return sum(diary.parts[0].numbers.population)  # type: ignore[attr-defined]  # RoundNumbers


# -- what people remember ------------------------------------------------------------------------------------------


class Moment(NamedTuple):
    weight: int
    line: Line


def moments(diary: Diary) -> list[Line]:
    """The founding, the few moments that weigh most, and the end, as they came."""
    (last,) = _of(diary, "won", "lost")
    first = diary.entries[0]
    workers, engineers, children = diary.parts[0].numbers.population  # type: ignore[attr-defined]  # RoundNumbers
    founding = _line(
        first._replace(ply=0, round=0), "told-founding", workers=workers, engineers=engineers, children=children
    )
    weighed = sorted((*_nights(diary), *_blows(diary), *_deeds(diary)), key=lambda moment: -moment.weight)
    chosen = sorted((moment.line for moment in weighed[:MOMENTS]), key=lambda line: line[0])
    return [founding, *chosen, _line(last, "told-last", won=int(last.event.kind == "won"))]


def _nights(diary: Diary) -> list[Moment]:
    """The worst night, and the round in which most people died."""
    found = []
    nights = [entry for entry in _of(diary, "slept") if entry.event.data["count"]]
    if nights:
        worst = max(nights, key=lambda entry: int(str(entry.event.data["count"])))
        number = int(str(worst.event.data["count"]))
        found.append(Moment(20 + 2 * number, _line(worst, "told-worst-night", count=number)))
    died = _of(diary, "died")
    if died:
        (number, count), *_ = Counter(entry.round for entry in died).most_common(1)
        day = next(entry for entry in died if entry.round == number)
        found.append(Moment(25 + 4 * count, _line(day, "told-worst-round", count=count)))
    return found


def _blows(diary: Diary) -> list[Moment]:
    """What befell the city: storm, generator, hunger."""
    found = [Moment(40, _line(entry, "told-storm")) for entry in _of(diary, "storm")[:1]]
    found += [Moment(38, _line(entry, "told-malfunction")) for entry in _of(diary, "malfunction")[:1]]
    starved = _of(diary, "starved")
    if starved:
        worst = max(starved, key=lambda entry: int(str(entry.event.data["count"])))
        number = int(str(worst.event.data["count"]))
        found.append(Moment(22 + number, _line(worst, "told-hunger", count=number)))
    return found


def _deeds(diary: Diary) -> list[Moment]:
    """What the city did: its first law, those it took in, where its scouts went."""
    found = [
        Moment(34, _line(entry, "told-first-law", card=entry.event.data["card"]))
        for entry in _of(diary, "passed-law")[:1]
    ]
    if arrived := _of(diary, "arrived"):
        most, count = Counter(
            {
                number: _count(entry for entry in arrived if entry.round == number)
                for number in {entry.round for entry in arrived}
            }
        ).most_common(1)[0]
        day = next(entry for entry in arrived if entry.round == most)
        found.append(Moment(15 + count, _line(day, "told-arrivals", count=count)))
    if explored := _of(diary, "explored"):
        last = explored[-1]
        found.append(
            Moment(
                16 + 2 * len(explored), _line(last, "told-scouts", count=len(explored), card=last.event.data["card"])
            )
        )
    return found


# -- the dead, and the lines that were crossed ---------------------------------------------------------------------


class Death(NamedTuple):
    entry: Entry
    kind: str
    cause: str
    asked: Entry | None
    """What asked for it: a card that was read, an option that was chosen."""
    card: str
    """The citizen who died, or who mourns."""
    own: bool

    def data(self) -> dict[str, Value]:
        by = "own" if self.own else "mourned" if self.card else "nobody"
        fate = self.asked.event.data["card"] if self.asked else ""
        return {"kind": self.kind, "cause": self.cause, "fate": fate, "card": self.card, "by": by}


def deaths(diary: Diary) -> list[Death]:
    """A death is mourned by the next card for that kind; some are not mourned at all."""
    found: list[Death] = []
    asked: Entry | None = None
    for entry in diary.entries:
        data = {name: str(value) for name, value in entry.event.data.items()}
        if entry.event.kind in ANNOUNCED:
            asked = entry
        elif entry.event.kind == "died":
            by_card = data["cause"] == "card"
            found.append(Death(entry, data["kind"], data["cause"], asked if by_card else None, "", False))
        elif entry.event.kind == "mourned":
            place = max(place for place, death in enumerate(found) if death.kind == data["kind"] and not death.card)
            found[place] = found[place]._replace(card=data["card"], own=data["own"] == "1")
    return found


def corpses_of_others(diary: Diary) -> list[Line]:
    """Corpses that no death in the city explains: those who came with a group, and those who were brought."""
    city, first = diary.city, diary.entries[0]
    lying = city.pack.starts[city.group, city.difficulty].corpses
    lines = [_line(first._replace(ply=0, round=0), "told-on-the-way", count=lying)] if lying else []
    for entry in diary.entries:
        if entry.event.kind == "died":
            lying += 1
        elif entry.event.kind == "corpses":
            before, lying = lying, int(str(entry.event.data["corpses"]))
            if lying > before:
                lines.append(_line(entry, "told-brought", count=lying - before))
    return lines


def crossed(diary: Diary, dead: list[Death]) -> list[Line]:
    """Laws, and choices that cost a life."""
    lines: list[Line] = []
    for entry in _of(diary, "passed-law", "chose", "went"):
        if entry.event.kind == "passed-law":
            lines.append(_line(entry, "told-law", card=entry.event.data["card"]))
        elif count := sum(death.asked is entry for death in dead):
            lines.append(_line(entry, "told-choice", **entry.event.data, count=count))
    return lines


def close_calls(diary: Diary) -> list[Line]:
    """How near every other defeat came, the nearest first."""
    outcome = diary.city.outcome
    assert outcome is not None
    calls = sorted((near.left, cause) for cause, near in diary.nearest.items() if cause != outcome.cause)
    lines = []
    for _, cause in calls:
        near = diary.nearest[cause]
        data: dict[str, Value] = {"now": near.now, "limit": near.limit, "left": near.left, "round": near.round}
        if near.kind:
            data["kind"] = near.kind
        lines.append((near.ply, Event(f"told-close-{cause}", None, data)))
    return lines
