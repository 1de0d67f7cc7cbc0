"""What can be pointed at in Frostpunk, the rule that tells more about it, and how it stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from hearthlight.games.contract import About, abouts_of

from ..content.board import Building
from ..content.pack import Pack
from ..content.terms import KINDS
from ..rules.model import Phase
from .view import View

GROUPS: dict[str, dict[str, str]] = {
    "phases": {
        "round": "F4.1",
        "leader": "F1.3",
        "phase-0": "F3.12",
        "phase-1": "F4.2",
        "phase-2": "F4.3",
        "phase-3": "F4.4",
        "phase-4": "F4.9",
        "phase-5": "F4.10",
        "phase-6": "F4.12",
        "phase-7": "F4.16",
        "phase-8": "F4.18",
        "phase-9": "F4.20",
    },
    "resources": {
        "food": "F4.19",
        "hunger": "F4.18",
        "wood": "F5.2",
        "coal": "F4.4",
        "cores": "F4.6",
        "steel": "F3.6",
        "resources": "F1.4",
        "trees": "F5.1",
        "stockpile": "F1.4",
    },
    "people": {
        "people": "F3.7",
        "figure": "F3.7",
        "worker": "F3.7",
        "engineer": "F5.4",
        "child": "F4.15",
        "automaton": "F11.2",
        "sick": "F7.1",
        "grave": "F7.3",
        "cure": "F7.6",
        "turn": "F7.3",
        "tired": "F4.11",
        "bed": "F4.20",
        "corpses": "F7.5",
    },
    "moods": {
        "hope": "F2.1",
        "care": "F2.2",
        "justice": "F2.2",
        "motivation": "F2.2",
        "discontent": "F1.2",
        "anger": "F4.17",
        "apathy": "F4.17",
        "greed": "F4.17",
        "bag": "F2.3",
    },
    "machine": {
        "the-generator": "F4.4",
        "heat": "F4.14",
        "cold": "F4.5",
        "heated": "F4.14",
        "range": "F4.14",
        "insulation": "F4.14",
        "stress": "F4.6",
        "overload": "F4.7",
        "malfunction": "F4.7",
        "tower": "F12.1",
        "weather": "F4.9",
        "storm": "F14.2",
    },
    "actions": {
        "clear": "F5.1",
        "gather": "F5.2",
        "build": "F5.3",
        "use": "F5.4",
        "scout": "F5.5",
        "special": "F5.6",
        "up": "F6.2",
        "not": "F5.3",
        "done": "F4.3",
        "warning": "F1.2",
    },
    "cards": {
        "morning": "F4.3",
        "dusk": "F4.16",
        "dispute": "F4.17",
        "law": "F10.1",
        "consequence": "F10.1",
        "technology": "F11.1",
        "research": "F11.1",
        "expedition": "F9.1",
        "citizen": "F8.3",
        "advisor": "F8.1",
        "scenario": "F14.1",
        "start": "F3.6",
        "deck": "F1.5",
        "lock": "F4.17",
    },
    "map": {
        "field": "F3.1",
        "sector": "F3.1",
        "deposit": "F6.1",
        "shelter": "F4.20",
        "the-ruin": "F14.2",
        "the-beacon": "F5.5",
        "the-workshop": "F11.1",
        "hub": "F4.14",
        "outpost": "F5.4",
    },
}
"""Every thing by its icon or its place, with its rule."""
BUILDINGS = "buildings"
AMOUNTS = {"worker": "workers", "engineer": "engineers", "child": "children"}


def abouts(pack: Pack, view: View | None) -> list[About]:
    now = numbers(pack, view) if view else {}
    going = f"phase-{view.phase}" if view and not view.outcome else ""
    following = still_to_act(view) if view and len(view.hands) > 1 else ()  # whoever is alone knows
    things = abouts_of(GROUPS, now, going, following)
    buildings = [
        About(id=building.id, rule=rule_of(building), group=BUILDINGS, card=building.id)
        for building in pack.content.buildings
    ]
    return [*things, *buildings, *(heat_scale(pack, view) if view else ())]


def heat_scale(pack: Pack, view: View) -> Iterator[About]:
    """Each space of the heat track: its number, its cubes, and who is shown there (F4.4 to F4.6)."""
    heating, heat = view.outlook.heating, pack.content.tracks.heat
    coal = {step.output: step.coal for step in heating.steps}
    freezing = heating.steps[0].freezing_spaces

    def about(like: str, rule: str, space: int, **values: Any) -> About:
        now = {"space": space, "output": view.output, "cold": view.cold, **values}
        return About(id=f"{like}-{space}", like=like, rule=rule, group="machine", now=now)

    for space, printed in enumerate(heat):
        zones = [zone for zone, start in zip("ABC", heating.zones, strict=True) if space >= start]
        reach = "coal" if space in coal else "cold" if space > view.cold else "short"
        yield about(
            "output",
            "F4.4",
            space,
            reach="warm" if space <= view.output else reach,
            coal=coal.get(space, 0),
            zones=" + ".join(zones) or "none",
        )
        yield about("cubes", "F4.6", space, cubes=printed.stress, now=heat[view.output].stress)
        if printed.sick:
            people = Counter(AMOUNTS[kind] for kind in printed.sick)
            sick = "yes" if space in freezing else "no"
            yield about("freezes", "F4.5", space, people=people, count=len(printed.sick), sick=sick)


def rule_of(building: Building) -> str:
    """Who sleeps there, what comes with a law, or what is done there."""
    if building.places:
        return "F4.20"
    return "F6.3" if building.lawful else "F5.4"


def numbers(pack: Pack, view: View) -> dict[str, dict[str, Any]]:
    tracks, ahead = pack.content.tracks, view.outlook
    meals = ahead.meals
    dangers = {danger.cause: danger for danger in ahead.dangers}
    red, orange, yellow = ahead.heating.levels
    heat = {"have": view.output, "cold": view.cold}
    found: dict[str, dict[str, Any]] = {
        "round": {"have": view.round, "of": tracks.rounds},
        "leader": {"seat": view.leader},
        "food": {"have": view.food, "needed": meals.next.needed},
        "hunger": {
            "have": view.hunger,
            "food": view.food,
            "starving": meals.next.starving,
            "discontent": meals.next.discontent,
            "deaths": meals.next.deaths,
            "deadly": meals.deadly,
        },
        "trees": {"have": sum(field.trees for field in view.fields)},
        "heat": heat,
        "cold": heat,
        "range": {"a": red, "b": orange, "c": yellow},
        "stress": {"have": view.stress, "of": tracks.stress},
        "overload": {"have": view.overload},
        "people": {"have": sum(kind.number for kind in view.people)},
        "automaton": {"have": view.automata, "ready": view.automata_ready},
        "sick": {"have": sum(kind.sick for kind in view.people)},
        "bed": {"have": ahead.night.beds.places, "needed": sum(ahead.night.sleepers)},
        "corpses": {"have": view.corpses, "limit": dangers["corpses"].limit, "before": dangers["corpses"].before},
        "hope": {"have": len(view.hope), "of": tracks.hope, "active": sum(token.active for token in view.hope)},
        "discontent": {"have": len(view.discontent), "of": dangers["discontent"].limit},
        "weather": {"have": view.weather_left},
        "storm": {"latest": ahead.storm.latest if ahead.storm else 0},
        "research": {"round": view.research_round if view.researching else 0},
        "law": {"have": len(view.passed)},
        "expedition": {"have": sum(path.scout >= 0 for path in view.paths)},
        "dusk": {"have": view.dusk_size},
        "technology": {"have": len(view.finished)},
        "scout": {"have": sum(kind.scouting for kind in view.people)},
        "clear": {"inner": view.inner_left, "outer": view.outer_left},
    }
    for resource in pack.resources:
        found[resource] = {"have": getattr(view, resource)}
    for name, kind in zip(KINDS, view.people, strict=True):
        found[name] = {"have": kind.number, "sick": kind.sick, "ready": kind.ready}
    for mood in ("care", "justice", "motivation", "anger", "apathy", "greed"):
        tokens = [token for token in (*view.hope, *view.discontent) if token.kind == mood]
        found[mood] = {"have": len(tokens), "active": sum(token.active for token in tokens)}
    if view.seat is not None:
        found["citizen"] = {"have": len(view.hands[view.seat])}
    return found


def still_to_act(view: View) -> tuple[int, ...]:
    """Who acts now, and who comes after in this phase. F4.12: only among actions the turns go round and round."""
    if view.phase != Phase.ACTIONS or len(view.to_act) != 1:
        return view.to_act
    seats = len(view.hands)
    return tuple((view.to_act[0] + step) % seats for step in range(seats))
