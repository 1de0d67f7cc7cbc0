"""What a city is worth: the judgement of the companion.

The unit is about one step of hope. First come the dangers, each by how near it is to losing the game, then the means
to meet them. Everything here is open to the players: no deck, no bag and no tower is looked into.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...frostpunk.cards import Rules
from ...frostpunk.city import PLACE_OF, ring_of
from ...frostpunk.effects import KINDS
from ...frostpunk.heat import LEVELS
from ...frostpunk.judging import displayed
from ...frostpunk.model import CHILD, STRESS_SPACES, Built, Frostpunk

LAST_ROUND = 15
WON, LOST = 1000.0, -1000.0

HOPE = (-60.0, -20.0, -13.0, -9.0, -6.5, -4.9, -3.7, -2.8, -2.0, -1.4, -0.9, -0.5, -0.2)
"""By the steps that are left: a token counts one, an active one two."""
DISCONTENT = (0.0, 0.5, 1.2, 2.4, 4.8, 11.0, 60.0)
"""By the number of tokens: the sixth one loses."""
ACTIVE_DISCONTENT = 0.55
SICK = (0.0, 0.3, 0.65, 1.05, 1.5, 2.2, 2.6, 3.0, 3.5, 4.0, 5.0, 5.5, 6.0, 6.5, 7.2, 9.0, 9.7, 10.4, 11.1, 12.0, 14.5,
        15.5, 16.5, 17.5, 19.0, 22.0, 45.0)
"""By the place of a marker: fear of the next section, hands that are missing."""
CORPSE = 0.35
STRESS = (30.0, 20.0, 13.0, 8.5, 5.5, 3.5, 2.2, 1.3, 0.7, 0.3, 0.0)
"""By the free spaces of the track, for a generator that is overheated; a first malfunction costs a fifth of it."""
NIGHTS, NIGHT = 6, 0.3
"""A sleeping place is worth so much for each night that it will stand, at most so many."""
COLD_WORK = 0.5
STORE = (0.5, 0.28, 0.1)
"""A coal for the next round, for the one after it, and later ones."""
WOOD = (0.55, 0.3, 0.1)
"""The first six wood, the next six, the rest."""
CORE = (2.2, 1.2, 0.8)
CITIZEN = (0.22, 0.26, 0.06)
TIRED = 0.9
BUILDINGS: dict[str, tuple[float, ...]] = {
    "hunters-hut": (2.8, 2.6, 2.2, 1.5, 1.0), "charcoal-kiln": (2.2, 1.2, 0.5), "medical-post": (2.6, 1.8, 0.7),
    "sawmill": (2.0, 1.0, 0.3), "gathering-post": (0.6, 0.2, 0.1), "workshop": (1.9, 0.1), "beacon": (4.0,),
    "coal-thumper": (0.8, 0.2), "infirmary": (3.4, 1.0), "hothouse": (5.0, 3.6), "coal-mine": (5.0, 3.0),
    "wall-drill": (4.6, 2.6), "factory": (0.5,), "cookhouse": (2.0,), "care-home": (2.2,), "fighting-arena": (2.4,),
    "public-house": (2.4,), "cemetery": (2.2,), "temple": (1.6,), "faith-keepers": (0.6,), "field-kitchen": (0.8,) * 4,
    "propaganda-centre": (1.4,), "agitator": (1.2,), "prison": (1.0,), "snow-pit": (0.0,) * 4, "childrens-home": (0.3,),
}
"""For the first, second, ... one of them, in the middle of the game."""
UPGRADED = {"hunters-hut": 1.3, "charcoal-kiln": 0.6, "gathering-post": 0.1, "sawmill": 0.5, "medical-post": 0.7,
            "coal-thumper": 0.2, "beacon": 1.6, "infirmary": 0.8, "hothouse": 1.3, "coal-mine": 1.0, "wall-drill": 0.5}
TECHNOLOGIES = {"T01": 0.8, "T02": 1.5, "T03": 1.8, "T04": 1.6, "T05": 1.6, "T06": 2.4, "T07": 2.2, "T08": 2.4}
LAWS = {"G01": 1.3, "G02": 1.4, "G03": 2.6, "G04": 1.6, "G05": 1.6, "G06": 1.2, "G07": 2.6, "G08": 2.2, "G09": 1.2,
        "G10": 1.4, "G11": 1.6, "G12": 1.4, "G13": 1.2, "G14": 0.8, "G15": 0.6, "G16": 1.2}
"""What a law will be good for, less the consequence that it brings; its change of mood counts by itself."""
SCOUT, SCOUT_STEP = 2.4, 0.15
CARD = 0.35
TROUBLE = 0.5
"""A dusk card that was shuffled in, or a displayed card that acts every evening."""
FUTURE = (1.0, 0.7, 0.4)
"""Hunger now, in the next round, in the one after it."""


def worth(state: Frostpunk) -> float:
    if state.outcome is not None:
        return WON if state.outcome.winners else LOST
    rules = state.pack.rules_in_force(state)
    death = death_price(state)
    prices = sick_prices(state, death)
    return (moods(state) - sickness(state, death) - bodies(state) - hunger(state, rules, death)
            - warmth(state, rules, prices)[0] + shelter(state, rules) + stores(state) + works(state) + people(state)
            + plans(state))


# -- the dangers -------------------------------------------------------------------------------------------------


def moods(state: Frostpunk) -> float:
    hope, discontent = state.hope.track, state.discontent.track
    left = len(hope) + sum(token.active for token in hope)
    active = sum(token.active for token in discontent)
    room = 10 - len(discontent) - active
    return (HOPE[min(left, 12)] + 0.02 * len(hope) - DISCONTENT[min(len(discontent), 6)] - ACTIVE_DISCONTENT * active
            - (3 - room if room < 3 else 0))


def hope_price(state: Frostpunk, steps: int = 1) -> float:
    """What it costs to lose so many steps of hope now."""
    hope = state.hope.track
    left = min(12, len(hope) + sum(token.active for token in hope))
    return HOPE[left] - HOPE[max(0, left - steps)]


def death_price(state: Frostpunk) -> tuple[float, float, float]:
    """For each kind: hope, a body, an empty place."""
    body = CORPSE + 0.4
    return (hope_price(state) + body, hope_price(state) + body + 0.1, hope_price(state, 2) + body)


def sick_price(state: Frostpunk, kind: int, sick: int, death: Sequence[float]) -> float:
    """What a marker on this place costs: the deaths of the next rounds, and the fear of more."""
    turns = 0 if sick < 5 else 1 if sick < 15 else 2 if sick < 20 else 3
    grave = state.people[kind].grave and sick > 0
    deaths = min(2.0, turns * 0.6) + (0.4 if grave and turns else 0.15 if grave else 0.0)
    return SICK[min(sick, 26)] + death[kind] * deaths * 0.7


def sickness(state: Frostpunk, death: Sequence[float]) -> float:
    return sum(sick_price(state, kind, people.sick, death) for kind, people in enumerate(state.people))


def sick_prices(state: Frostpunk, death: Sequence[float]) -> tuple[float, ...]:
    """For each kind, what one more of them costs (looking three ahead, so that no section comes as a surprise)."""
    return tuple((sick_price(state, kind, people.sick + 3, death) - sick_price(state, kind, people.sick, death)) / 3
                 for kind, people in enumerate(state.people))


def bodies(state: Frostpunk) -> float:
    left = state.pack.content.tracks.corpses - state.corpses
    return CORPSE * state.corpses + (2.0 * (5 - left) if left < 5 else 0.0)


def hunger(state: Frostpunk, rules: Sequence[Rules], death: Sequence[float]) -> float:
    """Three rounds ahead, with what the huts bring by themselves and a little of what they could bring (F4.18, F4.19)."""
    fed = state.pack.content.tracks.fed
    thin = {rule.thin_soup for rule in rules}
    relief = sum(rule.hunger_relief for rule in rules)
    found, hunted = hunting(state, rules)
    food, owed = state.food, state.hunger
    now = state.round + (state.phase >= 8)
    cost = 0.0
    for ahead, weight in enumerate(FUTURE):
        if now + ahead > LAST_ROUND:
            break
        if ahead or state.phase in (1, 2, 3):
            food += found
        if ahead:
            food += hunted
        left = max(0, owed - food)
        food = max(0, food - owed)
        if left:
            cost += weight * (1.6 + 0.2 * left * death[0] + (30.0 if left >= 25 else 0.0))
        kind = fed[max(0, now + ahead - 1) % len(fed)]
        need = state.people[KINDS.index(kind)].number
        need = (need + 1) // 2 if kind in thin else need
        eaten = min(food, need)
        food -= eaten
        owed = max(0, need - eaten - relief)
    return cost + 0.06 * owed - 0.12 * min(state.food, 24) - 0.04 * food


def hunting(state: Frostpunk, rules: Sequence[Rules]) -> tuple[int, int]:
    """Food that comes with the weather, and what can be counted on from people at work."""
    symbols = huts = 0
    for built in state.built:
        building = state.pack.buildings[built.building]
        symbols += building.upgraded_hunting if built.upgraded else building.hunting
        huts += 4 if built.building == "hunters-hut" else 7 if built.building == "hothouse" else 0
    return symbols + sum(rule.food_per_two_hunting for rule in rules) * (symbols // 2), min(huts, 7)


# -- heat --------------------------------------------------------------------------------------------------------


def threshold(state: Frostpunk, building: str, field: int, *, upgraded: bool = False, best: str = "") -> int:
    """The output must be above it to heat a building here; -1 for one that is always warm (F4.14)."""
    card = state.pack.buildings[building]
    level = (upgraded and card.upgraded_insulation) or card.insulation
    if level == "white":
        return -1
    if building == "ruin":
        return 99
    zone = min(state.ranges[ring_of(PLACE_OF[field]):])
    if best and not card.places:
        zone = min(zone, state.ranges[LEVELS.index(best)])
    return min(zone, state.ranges[LEVELS.index(level)]) if level in LEVELS else zone


def figures(state: Frostpunk) -> list[int]:
    """Citizen figures that are not on an expedition."""
    found = []
    for kind, people in enumerate(state.people):
        sections = state.pack.content.tracks.population[KINDS[kind]]
        number = next(section.figures for section in sections if people.number <= section.upto)
        found.append(max(0, number - people.scouting))
    return found


def warmth(state: Frostpunk, rules: Sequence[Rules], prices: Sequence[float]) -> tuple[float, int]:
    """What cold will cost at the best heat that the coal allows, the coal counted in; and that heat.

    Whoever works in the cold, sleeps in the cold or lives above the output marker falls sick; heat costs coal and
    strains the generator."""
    heat, stage = state.pack.content.tracks.heat, state.phase
    price = sum(prices) / 3
    warm = [place for place, tile in enumerate(state.sectors) if tile] if stage in (4, 5, 6) else []
    sites = work_sites(state, rules) if warm else []
    hands = sum(one.ready for one in state.people[:2]) if stage == 6 else sum(figures(state)[:2])
    beds = sleeping(state, rules) if stage >= 4 else []
    sleepers = sum(figures(state))
    factor = 1.0 if state.overheated else 0.2
    best, best_level = float("inf"), state.output
    used = 0.55 if state.expanded else 0.7
    for level in range(state.output, max(state.output, min(state.cold, state.output + state.coal)) + 1):
        cost = -coal_worth(state, state.coal - (level - state.output))
        for space in heat[level + 1:state.cold]:
            for kind in space.sick:
                cost += prices[KINDS.index(kind)]
        cubes = state.stress + state.overload + used * heat[level].stress
        cost += factor * strain(STRESS_SPACES - cubes)
        if stage >= 4:
            places = sum(number for limit, number in beds if limit < 0 or level > limit)
            cost += price * max(0, sleepers - places)
        if sites and level:
            cost += price * COLD_WORK * max(0, min(hands, len(sites)) - sum(limit < level for limit in sites) - 1)
        elif sites:
            cost += price * COLD_WORK * min(hands, len(sites))
        if cost < best - 1e-9:
            best, best_level = cost, level
    return best, best_level


def strain(free: float) -> float:
    """Between the numbers of the table."""
    if free <= 0:
        return STRESS[0] - 3 * free
    low = int(free)
    return STRESS[low] + (STRESS[min(low + 1, STRESS_SPACES)] - STRESS[low]) * (free - low)


def coal_worth(state: Frostpunk, coal: int) -> float:
    """A round takes about as much as the cold marker says."""
    if state.round >= LAST_ROUND and state.phase > 3:
        return 0.02 * coal
    need = state.cold if state.round < LAST_ROUND else 2
    first, second = min(coal, need), min(max(0, coal - need), need)
    return STORE[0] * first + STORE[1] * second + STORE[2] * (coal - first - second)


def sleeping(state: Frostpunk, rules: Sequence[Rules]) -> list[tuple[int, int]]:
    """Every shelter: the output must be above so much, and it takes so many figures."""
    more = sum(rule.shelter_places for rule in rules)
    children = figures(state)[CHILD]
    found = []
    kitchens = {PLACE_OF[built.fields[0]] for built in state.built if built.building == "field-kitchen"}
    for built in state.built:
        building = state.pack.buildings[built.building]
        if building.places:
            places = building.places + more
            if building.for_children:
                places = min(places, children)
            warm = PLACE_OF[built.fields[0]] in kitchens
            found.append((-1 if warm else threshold(state, built.building, built.fields[0]), places))
    return found


def work_sites(state: Frostpunk, rules: Sequence[Rules]) -> list[int]:
    """For every place where somebody could work: the output must be above so much."""
    best = next((rule.insulation for rule in rules if rule.insulation), "")
    found = []
    taken = {field for field, _ in state.gathered}
    for built in state.built:
        building = state.pack.buildings[built.building]
        if building.use is not None and not built.figures and built.building in BUILDINGS:
            found.append(threshold(state, built.building, built.fields[0], upgraded=built.upgraded, best=best))
        taken.update(built.fields)
    for field in range(len(state.field_wood)):
        if (state.field_wood[field] or state.field_coal[field]) and field not in taken:
            found.append(min(state.ranges[ring_of(PLACE_OF[field]):]))
    return found


def shelter(state: Frostpunk, rules: Sequence[Rules]) -> float:
    """Sleeping places for the nights to come, until a storm takes them (F14.2)."""
    more = sum(rule.shelter_places for rule in rules)
    rest = LAST_ROUND - state.round
    nights = []
    children = figures(state)[CHILD]
    for built in state.built:
        building = state.pack.buildings[built.building]
        if building.places:
            places = building.places + more
            lasts = min(NIGHTS, rest, standing(state, built.building))
            nights += [lasts] * (min(places, children) if building.for_children else places)
    nights.sort(reverse=True)
    return NIGHT * sum(nights[:sum(figures(state)) + 1])


def standing(state: Frostpunk, building: str) -> int:
    """For how many nights a shelter will stand, by what can be seen of the storm."""
    if not state.storm or building not in ("tent", "bunkhouse"):
        return LAST_ROUND
    meeting = state.round + max(1, int((state.storm - state.round) * 0.7))
    if meeting <= 7:
        return meeting - state.round if building == "tent" else max(1, 10 - state.round)
    return LAST_ROUND if building == "tent" else max(1, meeting - state.round)


# -- the means ---------------------------------------------------------------------------------------------------


def stores(state: Frostpunk) -> float:
    late = 0.3 if state.round >= LAST_ROUND - 1 else 1.0
    wood = WOOD[0] * min(state.wood, 6) + WOOD[1] * min(max(0, state.wood - 6), 6) + WOOD[2] * max(0, state.wood - 12)
    cores = sum(CORE[min(number, 2)] for number in range(min(state.cores, 4)))
    there = 0.05 * (min(12, sum(state.field_wood)) + min(12, sum(state.field_coal))) + 0.5 * min(2, sum(state.field_cores))
    return late * (wood + cores + there + 0.08 * min(12, sum(state.field_trees)))


def works(state: Frostpunk) -> float:
    """Buildings, for the rounds that are left."""
    left = LAST_ROUND - state.round + (0.5 if state.phase < 6 else 0.0)
    counted: dict[str, int] = {}
    total = 0.0
    for built in state.built:
        counted[built.building] = number = counted.get(built.building, 0) + 1
        total += work_worth(state, built, number - 1)
    total += 3.0 * min(state.automata, 4)
    return total * min(1.0, left / 8)


def work_worth(state: Frostpunk, built: Built, before: int) -> float:
    values = BUILDINGS.get(built.building, ())
    if before >= len(values):
        return 0.0
    value = values[before] + (UPGRADED.get(built.building, 0.0) if built.upgraded else 0.0)
    place = PLACE_OF[built.fields[0]]
    if built.building == "sawmill":
        trees = sum(state.field_trees[field] for field in range(len(state.field_trees)) if PLACE_OF[field] == place)
        value *= min(1.0, trees / 4) if not built.upgraded else 0.8
    elif built.building == "gathering-post":
        from ...frostpunk.building import around

        value += 0.35 * sum(bool(state.field_wood[field] or state.field_coal[field]) for field in around(built))
    if state.pack.buildings[built.building].use is not None:
        limit = threshold(state, built.building, built.fields[0], upgraded=built.upgraded)
        value *= 1.0 - 0.03 * min(limit, 10)
    return value


def people(state: Frostpunk) -> float:
    total = sum(CITIZEN[kind] * one.number for kind, one in enumerate(state.people))
    idle = {rule for rules in state.pack.rules_in_force(state) for rule in rules.children_may}
    total += 0.12 * state.people[CHILD].number if idle else 0.0
    tired = sum(min(one.tired, 5) * (1.0 if kind != CHILD else 0.2) for kind, one in enumerate(state.people))
    return total - TIRED * tired + CARD * sum(map(len, state.hands)) / state.seats


def plans(state: Frostpunk) -> float:
    """Laws, technologies, scouts, stores for the great frost, and what waits in the dark."""
    left = min(1.0, (LAST_ROUND - state.round) / 8)
    total = left * sum(LAWS.get(law, 1.0) for law in state.passed)
    total += left * sum(TECHNOLOGIES.get(card, 1.0) for card in state.finished)
    if state.researching:
        total += 0.12 * max(0, 6 - (state.research_round - state.round))
    for path in state.paths:
        if path.scout >= 0:
            total += SCOUT + SCOUT_STEP * path.space + 1.2 * sum(chosen >= 0 for chosen in path.chosen)
    evenings = sum(bool(state.pack.events[laid.card].dusk) for laid in state.display if laid.card in state.pack.events)
    total -= TROUBLE * evenings + TROUBLE * min(8, len(state.dusk) + len(state.dusk_discard))
    return total + frost(state)


def frost(state: Frostpunk) -> float:
    """The stores that S02 and S04 ask for."""
    total = 0.0
    column, stores = displayed(state, "S02"), displayed(state, "S04")
    if column is not None and displayed(state, "S07") is None and state.round < 14:
        total += 0.8 * min(4, column.resources)
    if displayed(state, "S07") is not None:
        total += 3.5
    if stores is not None and state.round < LAST_ROUND:
        laid = stores.resources
        near = min(1.0, 0.55 + 0.15 * (state.round - 11))
        steps = 5.0 if laid >= 10 else 2.5 if laid >= 6 else -1.0 if laid >= 3 else -4.0
        total += near * (steps + 0.35 * min(10, laid))
        if state.round < 13:
            total += 0.8 if laid >= 4 else 0.0
    return total
