"""Hope and discontent (section 2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from hearthlight.kernel import Move, Refusal, Remark

from ...content.terms import DISCONTENT, HOPE, Condition, Cost
from ..agenda.asking import Ask, remarks_on
from ..agenda.ending import lose
from ..agenda.paying import payable, pays
from ..agenda.refusing import refuse
from ..model import Frostpunk, Mood, Token
from ..moves import DRAW, ActivateToken, Draw, ExhaustToken, ReturnToken
from ..vocabulary.amounts import counts
from ..vocabulary.conditions import judges


def mood(state: Frostpunk, name: str) -> Mood:
    """The track of hope or discontent, or the one that a kind belongs to."""
    return state.hope if name == "hope" or name in HOPE else state.discontent


def full(state: Frostpunk, name: str) -> bool:
    tracks, track = state.pack.tracks, mood(state, name)
    return len(track.track) >= (tracks.hope if track is state.hope else tracks.discontent + 1)


def hope_left(state: Frostpunk) -> int:
    """Steps until the last hope leaves its track (F2.5): an active token takes two."""
    return len(state.hope.track) + state.hope.active()


def patience_left(state: Frostpunk) -> int:
    """Steps of discontent that the city can bear (F2.3): every token that its track holds, drawn and activated."""
    return 2 * state.pack.tracks.discontent - len(state.discontent.track) - state.discontent.active()


def why_not_drawn(state: Frostpunk, name: str) -> str:
    if full(state, name):
        return "track-full"
    return "" if mood(state, name).bag else "bag-empty"


def draw_token(state: Frostpunk, name: str, *, active: bool = False, wanted: str = "") -> None:
    """One from the bag onto the track, exhausted unless an effect says otherwise; `wanted` is the kind that it is
    drawn for."""
    track = mood(state, name)
    if why_not_drawn(state, name):
        return
    if state.foreseeing:  # that there will be one more is certain, though not which
        track.track.append(Token("", active))
    kind = track.bag.pop(state.below(len(track.bag)))
    track.track.append(Token(kind, active))
    if wanted:
        found = Token(wanted, False) in track.track
        state.tell("drew-token", None, token=kind, wanted=wanted, found=int(found))
    else:
        state.tell("drew-token", None, token=kind)
    if track is state.discontent and len(track.track) > state.pack.tracks.discontent:
        lose(state, "discontent")  # F1.2


def turn_token(state: Frostpunk, kind: str, *, active: bool) -> bool:
    """Turn one token of the kind to this side; whether there was one (F2.2)."""
    track = mood(state, kind).track
    for place, token in enumerate(track):
        if token == Token(kind, not active):
            track[place] = Token(kind, active)
            state.tell("activated" if active else "exhausted", None, token=kind)
            return True
    return False


def return_token(state: Frostpunk, kind: str, *, active: bool = False) -> None:
    """Back to the bag; the rest moves left (F2.5)."""
    track = mood(state, kind)
    track.track.remove(Token(kind, active))
    track.bag.append(kind)
    state.tell("returned-token", None, token=kind)
    if track is state.hope and not track.track:
        lose(state, "hope")  # F1.2


def kinds_on(track: Mood, *, active: bool, among: str) -> list[str]:
    """The kinds that have such a token, each once; `among` a kind, or everything."""
    kinds = HOPE + DISCONTENT if among in ("hope", "discontent", "") else (among,)
    return [kind for kind in kinds if Token(kind, active) in track.track]


class Raise(Ask, frozen=True):
    """F2.3: draw one from the bag, or activate one on the track."""

    asks = "raise"
    rule = "F2.3"
    what: str = "hope"

    def options(self, state: Frostpunk) -> list[Move]:
        track = mood(state, self.what)
        moves: list[Move] = [ActivateToken(kind) for kind in kinds_on(track, active=False, among=self.what)]
        return moves if why_not_drawn(state, self.what) else [DRAW, *moves]

    def refused(self, state: Frostpunk) -> list[Refusal]:
        why = why_not_drawn(state, self.what)
        return [refuse(DRAW, why, what=self.what)] if why else []

    def choose(self, state: Frostpunk, move: Move) -> None:
        if isinstance(move, Draw):
            draw_token(state, self.what)
        elif isinstance(move, ActivateToken):
            turn_token(state, move.token, active=True)

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        return {"what": self.what}


@remarks_on(Draw)
def what_is_in_the_bag(state: Frostpunk, move: Draw, question: Ask) -> Iterator[Remark]:
    """The bag hides which one comes, not how many of each there are."""
    if isinstance(question, Raise):
        bag = mood(state, question.what).bag
        for kind in dict.fromkeys(sorted(bag)):
            yield Remark("bag", {"token": kind, "number": bag.count(kind), "all": len(bag)})


class Lower(Ask, frozen=True):
    """F2.5: exhaust an active one, or return an exhausted one. F2.6: only removal, an exhausted one first."""

    asks = "lower"
    rule = "F2.5"
    what: str = "hope"
    only_removal: bool = False

    def options(self, state: Frostpunk) -> list[Move]:
        track = mood(state, self.what)
        exhausted: list[Move] = [ReturnToken(kind) for kind in kinds_on(track, active=False, among=self.what)]
        active = kinds_on(track, active=True, among=self.what)
        if self.only_removal:
            return exhausted or [ReturnToken(kind) for kind in active]
        return [*(ExhaustToken(kind) for kind in active), *exhausted]

    def choose(self, state: Frostpunk, move: Move) -> None:
        if isinstance(move, ExhaustToken):
            turn_token(state, move.token, active=False)
        elif isinstance(move, ReturnToken):
            track = mood(state, move.token).track
            return_token(state, move.token, active=Token(move.token, False) not in track)

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        return {"what": self.what}


class Turn(Ask, frozen=True):
    """F2.2: activate or exhaust one token, of choice where no kind is named."""

    asks = "turn-token"
    rule = "F2.2"
    what: str = "hope"
    active: bool = True

    def options(self, state: Frostpunk) -> list[Move]:
        kinds = kinds_on(mood(state, self.what), active=not self.active, among=self.what)
        return [ActivateToken(kind) if self.active else ExhaustToken(kind) for kind in kinds]

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, ActivateToken | ExhaustToken)
        turn_token(state, move.token, active=self.active)

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        return {"what": self.what, "active": int(self.active)}


class TurnKind(Turn, frozen=True):
    """All tokens of one kind at once, of choice where none is named (temple, agitator)."""

    asks = "turn-kind"

    def choose(self, state: Frostpunk, move: Move) -> None:
        assert isinstance(move, ActivateToken | ExhaustToken)
        while turn_token(state, move.token, active=self.active):
            pass


def change(state: Frostpunk, what: str, kind: str, by: int, *, only_removal: bool) -> None:
    """One step of + or - (F2.8 repeats it with a choice each time)."""
    if by < 0:
        state.push(Lower(what=kind or what, only_removal=only_removal))
    elif not kind:
        state.push(Raise(what=what))
    else:  # F2.4: draw whatever it is, then activate one of the kind; F2.7: with a full track only the latter
        draw_token(state, what, wanted=kind)
        turn_token(state, kind, active=True)


def new_mood(kinds: tuple[str, ...]) -> Mood:
    """F2.1: three tokens of each kind in the bag."""
    return Mood([kind for kind in kinds for _ in range(3)], [])


def active(state: Frostpunk, what: str) -> int:
    """Active tokens of a kind, or of all hope or discontent."""
    return mood(state, what).active("" if what in ("hope", "discontent") else what)


@payable("exhaust", refused="none-active", numbers=lambda _, cost: {"token": cost.exhaust})
def some_active(state: Frostpunk, cost: Cost) -> bool:
    return active(state, cost.exhaust) > 0


@pays("exhaust")
def exhaust_for_it(state: Frostpunk, cost: Cost, seat: int) -> Sequence[Ask]:
    return [Turn(seat, cost.exhaust, active=False)]


@judges("active", "active_count")
def enough_active(state: Frostpunk, condition: Condition, card: str) -> bool:
    return not condition.active or active(state, condition.active) >= condition.active_count


@judges("hope")
def enough_hope(state: Frostpunk, condition: Condition, card: str) -> bool:
    return len(state.hope.track) >= condition.hope


@judges("discontent")
def enough_discontent(state: Frostpunk, condition: Condition, card: str) -> bool:
    return len(state.discontent.track) >= condition.discontent


@counts("discontent")
def discontent(state: Frostpunk) -> int:
    return len(state.discontent.track)


for _what in ("hope", "discontent", *HOPE, *DISCONTENT):
    counts(f"active-{_what}")(partial(active, what=_what))
