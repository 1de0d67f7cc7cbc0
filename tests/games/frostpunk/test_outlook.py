"""What the city faces, from worked positions: each number by its rule."""

from __future__ import annotations

from typing import Any

import pytest

from hearthlight.games.frostpunk import FROSTPUNK, Frostpunk, FrostpunkOptions
from hearthlight.games.frostpunk.faces import view
from hearthlight.games.frostpunk.rules.city.buildings import free_fields
from hearthlight.games.frostpunk.rules.model import Displayed, Once, Path, People, Used
from hearthlight.games.frostpunk.rules.outlook import Outlook, outlook_of
from hearthlight.games.frostpunk.rules.outlook.dangers import Danger
from hearthlight.games.frostpunk.rules.outlook.works import Work
from hearthlight.kernel import Dice

from .rules.cities import city, shown, sick, stand
from .tables import PACK, begun, tokens, track
from .towns import lay, town


def danger(state: Frostpunk, cause: str) -> Danger:
    return next(danger for danger in outlook_of(state).dangers if danger.cause == cause)


def work(state: Frostpunk, move: str) -> Work:
    return next(work for work in outlook_of(state).works if work.move == move)


def law(state: Frostpunk, **rules: Any) -> str:
    """Some law with such a rule is in force."""
    (name, value) = next(iter(rules.items()))
    card = next(key for key, card in PACK.laws.items() if getattr(card.rules, name) == value)
    state.passed.append(card)
    return card


# -- the next meal -------------------------------------------------------------------------------------------------


def test_who_is_fed_next() -> None:
    """Q23: workers in round 6, children in round 7; after the meal of a round it is the next round's."""
    meals = outlook_of(city(round=6, phase=6)).meals
    assert (meals.next.round, meals.next.kind) == (6, "worker")
    assert [(meal.round, meal.kind) for meal in meals.later] == [(7, "child"), (8, "engineer")]
    assert outlook_of(city(round=6, phase=8)).meals.next.kind == "worker"
    assert outlook_of(city(round=6, phase=9)).meals.next.kind == "child"
    assert len(meals.fed) == PACK.tracks.rounds
    assert outlook_of(city(round=15)).meals.later == ()


def test_food_that_is_missing_is_hunger() -> None:
    """F4.19: 32 workers with 24 food."""
    state = city(round=3, food=24, people=[People(32), People(12), People(8)])
    meal = outlook_of(state).meals.next
    assert (meal.kind, meal.needed, meal.eaten, meal.left, meal.hunger) == ("worker", 32, 24, 0, 8)
    assert meal.missing == 8


def test_food_goes_against_the_old_hunger_first() -> None:
    """F4.18: hunger 12 with 4 food leaves 8: one discontent, one of those who were not fed dies."""
    meal = outlook_of(city(round=8, food=4, hunger=12)).meals.next
    assert (meal.stilled, meal.starving, meal.discontent, meal.deaths, meal.lost) == (4, 8, 1, 1, False)
    assert (meal.starving_kind, meal.kind, meal.eaten) == ("child", "engineer", 0)
    assert meal.missing == 8 + meal.needed


def test_in_the_hunger_phase_hunger_has_had_its_toll() -> None:
    """F4.18: whatever is asked in the phase is asked after it; the meal of the round is still to come."""
    meal = outlook_of(city(round=8, phase=8, food=4, hunger=8)).meals.next
    assert (meal.round, meal.stilled, meal.starving, meal.deaths) == (8, 0, 0, 0)
    assert (meal.needed, meal.eaten, meal.hunger) == (12, 4, 8)


def test_too_much_hunger_is_the_end() -> None:
    """F1.2: 25 that no food goes against."""
    assert outlook_of(city(food=0, hunger=25)).meals.next.lost
    assert not outlook_of(city(food=1, hunger=25)).meals.next.lost
    toll = outlook_of(city(food=8, hunger=8)).meals.toll
    assert (toll.discontent, toll.deaths, toll.next_from, toll.lost) == (1, 1, 11, False)


def test_those_who_die_of_hunger_eat_nothing() -> None:
    """F4.18, F4.19: in round 1 both are about the same kind."""
    meal = outlook_of(city(round=1, food=0, hunger=8)).meals.next
    assert (meal.deaths, meal.needed, meal.hunger) == (1, 7, 7)


def test_laws_about_meals_count_until_a_card_covers_them() -> None:
    state = city(round=3, food=0, people=[People(21), People(0), People(0)])
    soup = law(state, thin_soup="worker")
    assert outlook_of(state).meals.next.needed == 11
    shown(state, "K03A", covers=soup)
    assert outlook_of(state).meals.next.needed == 21


# -- the night -----------------------------------------------------------------------------------------------------


def test_beds_in_heated_shelters() -> None:
    """F4.20: everybody comes home but scouts; a shelter is warm by its zone or its insulation."""
    state = city(
        output=1,
        cold=6,
        ranges=[0, 1, 3],
        busy=[0],
        people=[People(22, ready=4), People(12, ready=3, resting=1), People(8, ready=2, scouting=1)],
    )
    stand(state, "tent", 6)
    night = outlook_of(state).night
    places = PACK.buildings["tent"].places
    assert night.tonight
    assert night.sleepers == (5, 4, 2)
    assert [(shelter.places, shelter.warm, shelter.warm_from) for shelter in night.shelters] == [(places, False, 2)]
    assert (night.beds.places, night.beds.bedless, night.beds.certain) == (0, 11, (5, 4, 2))
    state.output = 2
    beds = outlook_of(state).night.beds
    assert (beds.places, beds.bedless, beds.certain) == (places, 11 - places, (5 - places, 4 - places, 2 - places))


def test_beds_for_children_only_count_with_children() -> None:
    """Q15."""
    state = city(output=6, people=[People(22, ready=1), People(12), People(8, ready=2)])
    stand(state, "childrens-home", 6, 7)
    assert PACK.buildings["childrens-home"].places > 2
    beds = outlook_of(state).night.beds
    assert (beds.places, beds.bedless, beds.certain) == (2, 1, (1, 0, 0))


def test_who_sits_in_a_cold_prison_sleeps_badly() -> None:
    """Q19: a figure that stays there needs no bed, but heat."""
    state = city(output=0, people=[People(22), People(12), People(8)])
    stand(state, "prison", 6, 7, figures=(0,))
    night = outlook_of(state).night
    assert (night.sleepers, night.beds.bedless, night.beds.certain) == ((1, 0, 0), 1, (1, 0, 0))
    state.output = 6
    night = outlook_of(state).night
    assert (night.sleepers, night.beds.bedless) == ((0, 0, 0), 0)


def test_the_long_shift_needs_one_bed() -> None:
    """A figure that stood in two places comes home once."""
    state = city(busy=[0, 0], once=[Used(Once.SHIFT, "worker")], people=[People(22), People(12), People(8)])
    assert outlook_of(state).night.sleepers == (1, 0, 0)
    state.phase, state.busy, state.people[0].ready = 9, [], 1
    assert outlook_of(state).night.sleepers == (1, 0, 0)


def test_before_the_actions_the_figures_of_the_day_count() -> None:
    """F4.11: 22 workers are 5 figures, 12 engineers 3, 8 children 2."""
    night = outlook_of(city(round=2, phase=3, people=[People(22), People(12, scouting=1), People(8)])).night
    assert not night.tonight
    assert night.sleepers == (5, 2, 2)


# -- heat ----------------------------------------------------------------------------------------------------------


def test_what_each_coal_would_do() -> None:
    """F4.4 to F4.6, F4.14, Q5: up to the cold marker."""
    state = town()
    state.output, state.cold, state.coal, state.ranges = 3, 7, 9, [0, 1, 4]
    first, second = lay(state, 18)
    stand(state, "tent", first)
    heating = outlook_of(state).heating
    assert heating.zones == (1, 2, 5)
    assert heating.levels == (1, 2, 5)
    assert [(step.coal, step.output, step.cubes) for step in heating.steps] == [
        (0, 3, 2),
        (1, 4, 3),
        (2, 5, 5),
        (3, 6, 6),
        (4, 7, 7),
    ]
    assert [step.freezing for step in heating.steps] == [
        ("engineer", "engineer", "child"),
        ("engineer", "child"),
        ("engineer",),
        (),
        (),
    ]
    assert [step.freezing_spaces for step in heating.steps] == [(4, 5, 6), (5, 6), (6,), (), ()]
    assert [step.fields for step in heating.steps[:3]] == [(), (), (second,)]
    assert [step.buildings for step in heating.steps[:3]] == [(), (), (first,)]
    assert [step.beds.places for step in heating.steps[:3]] == [0, 0, PACK.buildings["tent"].places]
    assert not heating.falls_back
    state.round, state.phase = 2, 3
    assert outlook_of(state).heating.falls_back


def test_coal_that_counts_double() -> None:
    """T08."""
    state = city(output=0, cold=4, coal=9, finished=["T08"])
    saving = PACK.technologies["T08"].rules.heat_save
    outputs = [step.output for step in outlook_of(state).heating.steps]
    assert outputs[: saving + 1] == [min(4, 2 * coal) for coal in range(saving + 1)]
    assert outputs[-1] == 4


# -- people --------------------------------------------------------------------------------------------------------


def test_what_sickness_will_do() -> None:
    """F4.10: 6 sick turn the marker once, 15 cost two tokens and two turns, 26 lose the game."""
    state = sick(city(), 6, 15, 26)
    workers, engineers, children = (citizens.sickness for citizens in outlook_of(state).citizens)
    assert (workers.tokens, workers.turns, workers.next_from, workers.next_in) == (0, 1, 10, 4)
    assert (workers.next_tokens, workers.next_turns) == (1, 1)
    assert (engineers.tokens, engineers.turns, engineers.next_from, engineers.next_in) == (2, 2, 20, 5)
    assert children.lost
    assert outlook_of(sick(city(), 25)).citizens[0].sickness.next_lost


def test_figures_at_work_and_the_next_to_go() -> None:
    state = city(busy=[0], gathered=[(1, 0)], people=[People(22), People(5), People(8)])
    shown(state, "M004", figures=(0,))
    workers, engineers, _ = outlook_of(state).citizens
    assert (workers.working, workers.before_loss) == (3, 3)
    assert (engineers.working, engineers.before_loss) == (0, 1)


# -- dangers -------------------------------------------------------------------------------------------------------


def test_how_far_away_each_defeat_is() -> None:
    """F1.2."""
    state = sick(city(stress=4, corpses=3, food=9, hunger=9), 7, 0, 11)
    tokens(state, "hope", "care+")
    tokens(state, "discontent", "greed-", "anger+")
    found = {one.cause: (one.now, one.limit, one.left, one.steps) for one in outlook_of(state).dangers}
    assert found == {
        "hope": (1, 0, 1, 2),
        "discontent": (2, 6, 4, 8),
        "malfunction": (4, 11, 7, 7),
        "sickness": (11, 26, 15, 15),
        "hunger": (9, 25, 16, 16),
        "corpses": (3, 10, 7, 7),
        "time": (1, 15, 14, 14),
    }
    assert danger(state, "sickness").kind == "child"
    assert danger(state, "hope").alarm == "last"
    assert track(state, "hope") == ["care+"]


def test_hunger_that_food_will_still_is_no_danger() -> None:
    assert danger(city(hunger=8, food=8), "hunger").alarm == "calm"
    assert danger(city(hunger=9, food=8), "hunger").alarm == "near"
    assert danger(city(hunger=28, food=8), "hunger").alarm == "last"
    assert danger(city(round=8, hunger=12, food=4), "corpses").coming == 1
    assert danger(city(round=8, hunger=12, food=4), "discontent").coming == 1


def test_a_malfunction_is_the_end_when_the_generator_is_overheated() -> None:
    """F4.7; T06 lets some cubes on the overload space pass."""
    assert not danger(city(stress=8), "malfunction").fatal
    assert danger(city(stress=8), "malfunction").alarm == "near"
    hot = danger(city(stress=8, overheated=True, output=4), "malfunction")
    assert (hot.fatal, hot.alarm, hot.coming) == (True, "last", 3)
    allowed = PACK.technologies["T06"].rules.overload_allowed
    assert allowed
    assert danger(city(stress=8, finished=["T06"]), "malfunction").left == 3 + allowed


# -- the scenario --------------------------------------------------------------------------------------------------


def test_when_scouts_can_be_there() -> None:
    """F4.9: weather moves them, in the round of now if it is still to come."""
    state = city(round=4, phase=6)
    fast, slow = (sorted(PACK.weather, key=lambda key: PACK.weather[key].scouts)[place] for place in (-1, 0))
    most, least = PACK.weather[fast].scouts, PACK.weather[slow].scouts
    assert 0 < least < most
    state.weather = [fast, slow, slow, slow, slow, slow]
    plan = outlook_of(state).plans.paths[0]
    rounds = -(-plan.left // least)
    assert (plan.first, plan.last) == (5 + (plan.left > most), 4 + rounds)
    state.phase = 3
    assert outlook_of(state).plans.paths[0].last == 3 + rounds


def test_when_the_storm_can_be_here() -> None:
    """F4.9, F14.2: a card moves it by what is printed; to round 7 it ruins tents, later bunkhouses."""
    state = city(round=4, phase=6, storm=9)
    state.weather = [key for key, card in PACK.weather.items() if card.storm == 2][:1]
    state.weather += [key for key, card in PACK.weather.items() if card.storm == 0][:4]
    state.weather_discard = [key for key in PACK.weather if key not in state.weather]
    storm = outlook_of(state).storm
    assert storm is not None
    assert (storm.earliest, storm.latest) == (7, 9)
    assert [(ruin.building, ruin.first, ruin.last) for ruin in storm.ruins] == [("tent", 7, 7), ("bunkhouse", 8, 9)]
    state.storm = 0
    assert outlook_of(state).storm is None


def test_the_weather_card_of_now_is_known() -> None:
    """F4.9: scouts move before the marker does; what is asked on the way sees the card."""
    card = next(key for key, card in PACK.weather.items() if card.storm == 1)
    state = city(round=4, phase=4, storm=5, weather_discard=[card])
    storm = outlook_of(state).storm
    assert storm is not None
    assert (storm.earliest, storm.latest) == (4, 4)


def test_goals_of_the_scenario() -> None:
    """S01 asks for a beacon by round 4; S04 for stores; S05 wins at dusk of round 15."""
    state = city()
    assert [
        (goal.card, goal.round, goal.what, goal.have, goal.want, goal.left) for goal in outlook_of(state).goals
    ] == [("S01", 4, "beacon", 0, 1, 1)]
    stand(state, "beacon", 6, 7)
    assert outlook_of(state).goals[0].met
    state = city(
        round=12, tokens=[(15, "S04", 1), (13, "S04", 0)], scenario=[Displayed("S04", wood=3, coal=2), Displayed("S05")]
    )
    goals = outlook_of(state).goals
    assert [(goal.round, goal.what, goal.have, goal.want, goal.met) for goal in goals if goal.card == "S04"] == [
        (13, "on-card", 5, 4, True),
        (15, "on-card", 5, 10, False),
        (15, "on-card", 5, 6, False),
        (15, "on-card", 5, 3, True),
        (15, "food", 8, 10, False),
    ]
    assert [(goal.what, goal.want, goal.left, goal.wins) for goal in goals if goal.card == "S05"] == [
        ("round", 15, 3, True)
    ]


# -- work and plans ------------------------------------------------------------------------------------------------


def test_what_work_would_bring() -> None:
    """F5.2, F5.4, F4.13."""
    state = town()
    state.ranges, state.output, state.cold, state.food = [0, 1, 2], 1, 6, 9
    first, second = lay(state, 6)
    state.on_fields["wood"][1], state.on_fields["coal"][first], state.on_fields["cores"][first] = 5, 1, 1
    assert (work(state, "gather 1").gains, work(state, "gather 1").cold) == ({"wood": 2}, False)
    assert (work(state, f"gather {first}").gains, work(state, f"gather {first}").cold) == ({}, True)  # which first?
    assert work(state, "gather 1").figures == ("worker", "engineer", "automaton")
    assert work(state, "use platform 3").figures == ("engineer",)
    cookhouse = work(state, "use cookhouse 0")
    assert (cookhouse.cost.food, cookhouse.gains) == (3, {"food": -3})
    stand(state, "sawmill", second)
    state.on_fields["trees"][first] = 2
    assert work(state, f"use sawmill {second}").gains["wood"] > 0
    state.phase = 7
    assert outlook_of(state).works == ()


def test_what_chance_brings_is_not_foretold() -> None:
    """Looking at the outlook changes nothing and knows nothing that is hidden."""
    state = city()
    before = state.fingerprint()
    outlook = outlook_of(state)
    assert state.fingerprint() == before
    assert outlook_of(state.determinize(0, Dice(5))) == outlook


def test_what_is_missing_for_a_building() -> None:
    """F1.4, F5.3."""
    state = town()
    state.wood = 1
    plans = {plan.building: plan for plan in outlook_of(state).plans.buildings}
    cost = PACK.buildings["hothouse"].cost
    assert plans["hothouse"].missing == {"wood": cost.wood - 1, "cores": cost.cores}
    assert (plans["hothouse"].sites, plans["hothouse"].possible) == ((), False)
    assert plans["tent"].possible == (PACK.buildings["tent"].cost.wood <= 1)
    assert "platform" not in plans
    state.ruined = ["tent"]
    assert "tent" not in {plan.building for plan in outlook_of(state).plans.buildings}


def test_where_a_building_would_be_warm() -> None:
    """F4.14: the better of its insulation and its place; without a place by its insulation; a beacon needs no heat."""
    state = town()
    state.ranges = [0, 3, 6]
    near, far = lay(state, 6)[0], lay(state, 18)[0]
    state.gathered = [(field, 0) for field in free_fields(state) if field not in (near, far)]
    warm = outlook_of(state).plans.warm
    assert (PACK.buildings["hunters-hut"].insulation, PACK.buildings["cookhouse"].insulation) == ("yellow", "orange")
    assert warm["hunters-hut"] == (4, 7)
    assert warm["tent"] == (4, 7)
    assert warm["beacon"] == (0, 0)
    state.gathered.append((near, 0))
    state.gathered.append((far, 0))
    warm = outlook_of(state).plans.warm
    assert warm["hunters-hut"] == (7, 7)
    assert "hothouse" in warm
    blue = next(card.id for card in PACK.buildings.values() if card.insulation == "blue" and not card.printed)
    assert blue not in warm


def test_a_technology_insulates_working_buildings() -> None:
    """F11.1, F4.14: T07 gives them orange, those that stand and those that will; shelters stay as they are."""
    state = town()
    state.ranges = [0, 3, 6]
    far = lay(state, 18)
    stand(state, "hunters-hut", far[0])
    state.gathered = [(field, 0) for field in free_fields(state) if field != far[1]]
    seen = FROSTPUNK.view(state, 0)
    assert (seen.built_insulation[-1], seen.built_warm_from[-1]) == ("yellow", 7)
    assert (seen.outlook.plans.warm["hunters-hut"], seen.outlook.plans.warm["tent"]) == ((7, 7), (7, 7))
    assert PACK.technologies["T07"].rules.insulation == "orange"
    state.finished = ["T07"]
    seen = FROSTPUNK.view(state, 0)
    assert (seen.built_insulation[-1], seen.built_warm_from[-1]) == ("orange", 4)
    assert (seen.outlook.plans.warm["hunters-hut"], seen.outlook.plans.warm["tent"]) == ((4, 4), (7, 7))


def test_what_no_output_heats_has_no_number() -> None:
    """Q24: ruins."""
    state = town()
    stand(state, "ruin", lay(state, 6)[0])
    assert FROSTPUNK.view(state, 0).built_warm_from[-1] is None


def test_laws_research_and_expeditions() -> None:
    state = city(round=3, passed=["G03", "G05"], researching="T01", research_round=6)
    shown(state, "K03A", covers="G03")
    state.paths[0] = Path(state.paths[0].cards, (), 0, 1)
    plans = outlook_of(state).plans
    assert (plans.laws_left, plans.laws_in_force) == (2, ("G05",))
    assert (plans.research_left, plans.can_research, plans.scouts_allowed) == (3, False, 0)
    spaces = PACK.expeditions[state.paths[0].cards[0]].spaces
    assert (plans.paths[0].spaces, plans.paths[0].left) == (spaces, spaces - 2)
    assert all(
        technology.round == min(15, 3 + PACK.technologies[technology.card].rounds) for technology in plans.technologies
    )


# -- who pays for it -----------------------------------------------------------------------------------------------


def test_only_those_who_look_pay_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def looked(state: Frostpunk) -> Outlook:
        raise AssertionError("somebody has looked")

    monkeypatch.setattr(view, "outlook_of", looked)
    state, dice, bot = FROSTPUNK.new(FrostpunkOptions(players=2), 1), Dice(1), FROSTPUNK.bot("companion")
    for _ in range(30):
        seat = state.to_act[0]
        state.decision(seat)
        state.play(seat, bot.choose(state, seat, dice))
    with pytest.raises(AssertionError, match="looked"):
        FROSTPUNK.view(state, 0)


def test_the_dead_of_the_way_here_are_told_apart() -> None:
    found = {danger.cause: danger for danger in outlook_of(begun()).dangers}
    assert (found["corpses"].now, found["corpses"].before) == (1, 1)


def test_a_defeat_that_no_kind_has_citizens_for_is_no_danger() -> None:
    """F7.2: 22 workers are never 26 sick workers."""

    def sickness(state: Frostpunk) -> Danger:
        return next(danger for danger in outlook_of(state).dangers if danger.cause == "sickness")

    state = sick(city(), 22)
    state.people[0].number = 22
    assert (sickness(state).possible, sickness(state).alarm) == (False, "calm")
    state.people[0].number = 30
    assert (sickness(state).possible, sickness(state).alarm) == (True, "last")


def test_deadly_hunger_is_known_before() -> None:
    assert outlook_of(begun()).meals.deadly == 6
