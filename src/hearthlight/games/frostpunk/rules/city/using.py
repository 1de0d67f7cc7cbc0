"""Using a building (F5.4)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from hearthlight.kernel import Action, Refusal

from ...content.board import Use
from ...content.effects import Choice, Choose, Cure, Effect, Gain, Treat
from ..agenda.asking import Ask, Detail, tells
from ..agenda.doing import Do
from ..agenda.paying import Pay, can_pay, refuse_for, unpaid
from ..agenda.register import Register
from ..cards.laws import ChooseLaw
from ..model import Built, Frostpunk
from ..moves import UseBuilding
from .buildings import built_on


def use_of(state: Frostpunk, built: Built) -> Use | None:
    card = state.pack.buildings[built.building]
    return (card.upgraded_use if built.upgraded else None) or card.use


def why_not_used(state: Frostpunk, built: Built) -> str:
    """Room for a figure, a payable cost, and something to do."""
    use = use_of(state, built)
    if use is None:
        return "no-action"
    return why_not_done(state, use) if has_room(state, built) else "occupied"


def refuse_use(state: Frostpunk, built: Built, why: str) -> Refusal:
    use = use_of(state, built)
    move = UseBuilding(built.building, built.fields[0])
    return refuse_for(state, move, why, use.cost if use else None, building=built.building)


def has_room(state: Frostpunk, built: Built) -> bool:
    return len(built.figures) < (2 if state.pack.buildings[built.building].large else 1)


def why_not_done(state: Frostpunk, use: Use) -> str:
    return unpaid(state, use.cost) or (IMPOSSIBLE[use.special](state) if use.special in IMPOSSIBLE else "")


class UseIt(Action[Frostpunk], frozen=True):
    """The action of a building."""

    field: int
    seat: int
    child: bool = False

    def run(self, state: Frostpunk) -> None:
        built = built_on(state, self.field)
        if built is None or (use := use_of(state, built)) is None or not can_pay(state, use.cost):
            return
        state.push(
            Pay(use.cost, self.seat),
            Do(effects_of(state, built, use), built.building, self.seat),
            SpecialUse(use.special, use.number, use.each, self.field, self.seat, self.child),
        )


def effects_of(state: Frostpunk, built: Built, use: Use) -> tuple[Effect, ...]:
    """What a building does, with what laws and technologies add."""
    building, rules = state.pack.buildings[built.building], state.rules_in_force()
    effects = curing_more(use.effects, sum(rule.cure_bonus for rule in rules))
    treat = max((rule.treat_at_medical_post for rule in rules), default=0)
    if building.medical_post and treat:  # T05
        effects = (Choose(options=(Choice(effects=effects), Choice(effects=(Treat(count=treat),)))),)
    coal = sum(rule.coal_per_kiln for rule in rules)
    if building.kiln and coal:
        effects = (*effects, Gain(coal=coal))
    return effects


def curing_more(effects: tuple[Effect, ...], more: int) -> tuple[Effect, ...]:
    """Every cure among them cures so many more."""
    return tuple(_curing_more(effect, more) for effect in effects) if more else effects


def _curing_more(effect: Effect, more: int) -> Effect:
    if isinstance(effect, Cure) and isinstance(effect.count, int):
        return msgspec.structs.replace(effect, count=effect.count + more)
    if isinstance(effect, Choose):
        return Choose(
            options=tuple(
                msgspec.structs.replace(choice, effects=curing_more(choice.effects, more)) for choice in effect.options
            )
        )
    return effect


class SpecialUse(Action[Frostpunk], frozen=True):
    """What only the map, the generator or the law stack can say."""

    what: str
    number: int
    each: int
    field: int
    seat: int
    child: bool = False

    def run(self, state: Frostpunk) -> None:
        built = built_on(state, self.field)
        if self.what and built is not None:
            SPECIAL_USES[self.what](state, self, built)


CarryOut = Callable[[Frostpunk, SpecialUse, Built], None]
SPECIAL_USES: Register[str, CarryOut] = Register()
IMPOSSIBLE: dict[str, Callable[[Frostpunk], str]] = {}


def special_use(name: str, impossible: Callable[[Frostpunk], str] | None = None) -> Callable[[CarryOut], CarryOut]:
    """This function is what `special` means in a building's use; `impossible` says why where it cannot be done."""
    if impossible is not None:
        IMPOSSIBLE[name] = impossible
    return lambda function: SPECIAL_USES.enter(name, function)


@special_use("pass-law", impossible=lambda state: "" if ChooseLaw().options(state) else "laws-passed")
def pass_law(state: Frostpunk, special: SpecialUse, built: Built) -> None:
    state.push(ChooseLaw())


@tells(UseBuilding)
def tell_use(state: Frostpunk, move: UseBuilding, question: Ask) -> Detail:
    """What the action of a building does now, with all that laws and technologies add."""
    built = built_on(state, move.field)
    use = use_of(state, built) if built else None
    if built is None or use is None:
        return {}
    return {"use": msgspec.structs.replace(use, effects=effects_of(state, built, use)), "upgraded": int(built.upgraded)}
