"""Carrying out again what a figure has done this round: by the propaganda centre, or by a card (F5.4)."""

from __future__ import annotations

from collections.abc import Iterator

from hearthlight.kernel import Move, Refusal

from ...content import effects as word
from ...content.terms import KINDS
from ..agenda.asking import Ask
from ..agenda.doing import Do, carries_out
from ..model import FIGURES, Built, Frostpunk
from ..moves import BUILD, Build, ClearSnow, Gather, GatherTree, UseBuilding
from .buildings import can_build
from .clearing import CLEARED, LaySectors, can_clear
from .erecting import BuildStep
from .fields import on_field
from .gathering import FellTree, TakeFromField, felling, gathering
from .using import SpecialUse, UseIt, refuse_use, special_use, use_of, why_not_done

REPEATING = "repeat-building"
CITIZENS = tuple(range(len(KINDS)))


@special_use(REPEATING, impossible=lambda state: "" if Repeat().options(state) else "nothing-to-repeat")
def repeat_building(state: Frostpunk, special: SpecialUse, built: Built) -> None:
    state.push(Repeat(special.seat))


@carries_out(word.Repeat)
def repeat(state: Frostpunk, effect: word.Repeat, do: Do) -> None:
    among = CITIZENS if effect.kind == "any" else (KINDS.index(effect.kind),)
    state.push(Repeat(do.seat, among, effect.what == "building"))


class Repeat(Ask, frozen=True):
    """What a citizen figure stands on: the action of a building, or one of the map. It counts as heated. Special
    actions are never repeated."""

    asks = "repeat"
    rule = "F5.4"
    among: tuple[int, ...] = CITIZENS
    only_buildings: bool = True

    def options(self, state: Frostpunk) -> list[Move]:
        used = [UseBuilding(built.building, built.fields[0]) for built in state.built if not self.why_not(state, built)]
        return [*used, *(() if self.only_buildings else self.on_the_map(state))]

    def on_the_map(self, state: Frostpunk) -> Iterator[Move]:
        done = {verb for verb, figure in state.spaces if figure in self.among}
        if "clear" in done:
            yield from (ClearSnow(ring) for ring in CLEARED if can_clear(state, ring))
        if "build" in done and can_build(state):
            yield BUILD
        for field in (field for field, figure in state.gathered if figure in self.among):
            if on_field(state, field):
                yield Gather(field)
            elif state.on_fields["trees"][field] and felling(state):
                yield GatherTree(field)

    def why_not(self, state: Frostpunk, built: Built) -> str:
        use = use_of(state, built)
        if use is None or use.special == REPEATING:
            return "no-action"
        working = any(figure in self.among for figure in built.figures)
        return why_not_done(state, use) if working else "nobody-works"

    def refused(self, state: Frostpunk) -> list[Refusal]:
        return [refuse_use(state, built, why) for built in state.built if (why := self.why_not(state, built))]

    def choose(self, state: Frostpunk, move: Move) -> None:
        match move:
            case UseBuilding():
                state.push(UseIt(move.field, self.seat))
            case ClearSnow():
                state.push(LaySectors(self.seat, move.ring, CLEARED[move.ring]))
            case Build():
                state.push(BuildStep(self.seat))
            case Gather():
                state.push(TakeFromField(self.seat, move.field, gathering(state), upto=True))
            case GatherTree():
                state.push(FellTree(self.seat, (move.field,), felling(state)))

    def about(self, state: Frostpunk, seat: int) -> dict[str, str | int]:
        who = FIGURES[self.among[0]] if len(self.among) == 1 else "any"
        return {"whose": who, "buildings": int(self.only_buildings)}
