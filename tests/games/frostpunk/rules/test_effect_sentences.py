"""The vocabulary of effects: sentences, amounts, conditions and costs."""

from __future__ import annotations

from typing import Any

import pytest

from hearthlight.games.frostpunk.content import effects as word
from hearthlight.games.frostpunk.content.terms import Amount, Condition, Cost
from hearthlight.games.frostpunk.rules.agenda.paying import Pay, can_pay
from hearthlight.games.frostpunk.rules.vocabulary.amounts import value
from hearthlight.games.frostpunk.rules.vocabulary.conditions import holds

from ..tables import at, offered, play, tokens
from .cities import city, do, shown, sick, stand


def test_when() -> None:
    """F4.3: if, then, else."""
    effect = word.When(condition=Condition(active="care"), then=(word.Gain(food=1),), otherwise=(word.Gain(wood=1),))
    assert do(city(), effect).food == 9
    assert do(tokens(city(), "hope", "care-"), effect).wood == 5


def test_first() -> None:
    """F4.3: only the first case that applies."""
    effect = word.First(
        cases=(
            word.Case(condition=Condition(food=99 // 2), effects=(word.Gain(food=1),)),
            word.Case(condition=Condition(wood=4), effects=(word.Gain(wood=1),)),
            word.Case(effects=(word.Gain(coal=1),)),
        )
    )
    state = do(city(), effect)
    assert (state.food, state.wood, state.coal) == (8, 5, 5)
    assert do(city(wood=0), effect).coal == 6


def test_each() -> None:
    """F4.3: once for each; how often is fixed when it begins."""
    state = do(city(corpses=2), word.Each(of=Amount(per="corpses"), effects=(word.Corpses(by=1), word.Gain(food=1))))
    assert (state.corpses, state.food) == (4, 10)


def test_choose() -> None:
    """F1.4: options whose cost cannot be paid are not offered."""
    effect = word.Choose(
        options=(
            word.Choice(cost=Cost(wood=9)),
            word.Choice(effects=(word.Gain(food=1),)),
            word.Choice(condition=Condition(active="care"), cost=Cost(wood=1)),
        )
    )
    state = do(city(), effect)
    assert offered(state) == ["option 2", "option 3"]
    assert play(state, "option 3").wood == 3


def test_most_active() -> None:
    """F4.17: `once`, then for each active token of the kinds that have the most."""
    effect = word.MostActive(care=(word.Gain(food=1),), greed=(word.Gain(coal=1),), once={"care": (word.Gain(wood=1),)})
    state = tokens(tokens(city(), "hope", "care+", "care+"), "discontent", "greed+")
    do(state, effect)
    assert (state.food, state.wood, state.coal) == (10, 5, 5)


def test_most_active_motivation_and_apathy() -> None:
    """F4.17: each for itself; the kinds that have fewer do nothing."""
    effect = word.MostActive(motivation=(word.Gain(food=1),), apathy=(word.Gain(coal=1),))
    state = tokens(tokens(city(), "hope", "motivation+", "motivation+"), "discontent", "apathy+")
    do(state, effect)
    assert (state.food, state.coal) == (10, 5)
    state = tokens(tokens(city(), "hope", "motivation+"), "discontent", "apathy+", "apathy+", "apathy-")
    do(state, effect)
    assert (state.food, state.coal) == (8, 7)


# -- amounts, conditions, costs ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("amount", "number"),
    [
        (Amount(per="corpses", times=2, plus=1), 3),
        (Amount(per="active-apathy"), 1),
        (Amount(per="active-greed"), 0),
        (Amount(per="active-hope"), 2),
        (Amount(per="discontent"), 2),
        (Amount(per="discontent", times=9, most=5), 5),
        (Amount(per="laws"), 0),
        (Amount(per="corpses", times=-4), 0),
        (Amount(per="gravely-ill"), 1),
        (Amount(per="shelters"), 1),
    ],
)
def test_amounts(amount: Amount, number: int) -> None:
    """F4.3: numbers that depend on the table."""
    state = sick(city(), children=3, grave="c")
    stand(state, "tent", 6)
    assert value(state, amount) == number


EVERY_AMOUNT = {
    "corpses": 3,
    "active-care": 2,
    "active-justice": 1,
    "active-motivation": 0,
    "active-anger": 1,
    "active-apathy": 2,
    "active-greed": 0,
    "active-hope": 3,
    "active-discontent": 3,
    "discontent": 4,
    "children-used": 2,
    "gravely-ill": 2,
    "shelters": 2,
    "automata": 1,
    "laws": 2,
    "bedless": 6,
}


@pytest.mark.parametrize(("per", "number"), EVERY_AMOUNT.items())
def test_every_amount(per: Any, number: int) -> None:
    """F4.3: for each of what it names."""
    state = city(2, corpses=3, children_used=2, automata=1, passed=["G01", "G03"], bedless=6)
    tokens(
        tokens(state, "hope", "care+", "care+", "justice+", "motivation-"),
        "discontent",
        "anger+",
        "apathy+",
        "apathy+",
        "greed-",
    )
    sick(state, 5, 4, 3, grave="we")
    stand(state, "tent", 6)
    stand(state, "childrens-home", 8)
    assert value(state, Amount(per=per)) == number


def test_what_lies_on_a_card() -> None:
    """F4.16: on this card; on another one where `displayed` names it."""
    state = shown(shown(city(), "M018", wood=2), "M014", coal=1, figures=(0,))
    assert holds(state, Condition(on_card=2), "M018")
    assert not holds(state, Condition(on_card=2), "M014")
    assert holds(state, Condition(displayed="M018", on_card=2), "M014")
    assert not holds(state, Condition(displayed="M014", on_card=2), "M018")
    assert not holds(state, Condition(displayed="M001"), "M018")
    assert holds(state, Condition(figure_on_card=True), "M014")
    assert holds(state, Condition(figure_on_card=False), "M018")


@pytest.mark.parametrize(
    ("condition", "so"),
    [
        (Condition(active="care"), True),
        (Condition(active="care", active_count=2), False),
        (Condition(active="discontent"), True),
        (Condition(hope=2, discontent=2), True),
        (Condition(hope=3), False),
        (Condition(resources_at_most=8), False),
        (Condition(food_at_most=7), False),
        (Condition(building="cookhouse"), True),
        (Condition(building="tent"), False),
        (Condition(law="G01"), False),
        (Condition(sick=1), False),
        (Condition(gravely_ill=True), False),
        (Condition(overheated=False), True),
        (Condition(round=2), False),
        (Condition(round_at_most=1), True),
        (Condition(negated=Condition(food=1)), False),
        (Condition(technology="T01"), False),
        (Condition(scouts=1), False),
        (Condition(corpses=1, bedless=0), True),
        (Condition(coal=5), True),
        (Condition(coal=6), False),
        (Condition(bedless=1), False),
        (Condition(building="cookhouse", building_count=2), False),
    ],
)
def test_conditions(condition: Condition, so: bool) -> None:
    """F4.3: everything that is given must hold."""
    assert holds(city(), condition) == so


@pytest.mark.parametrize(
    ("cost", "payable"),
    [
        (Cost(food=8), True),
        (Cost(food=9), False),
        (Cost(cores=1), False),
        (Cost(coal=5), True),
        (Cost(coal=6), False),
        (Cost(exhaust="motivation"), False),
        (Cost(exhaust="discontent"), True),
        (Cost(stress=10), True),
        (Cost(stress=11), False),
        (Cost(hunger=50), True),
        (Cost(either=(Cost(food=9), Cost(wood=1))), True),
        (Cost(lose_citizens=42), True),
        (Cost(lose_citizens=43), False),
        (Cost(map_wood=60), False),
        (Cost(tire="adult"), True),
    ],
)
def test_costs_must_be_payable_in_full(cost: Cost, payable: bool) -> None:
    """F1.4: else the thing cannot be chosen."""
    assert can_pay(city(), cost) == payable


def test_paying() -> None:
    """F1.4, F3.12: every sort of cost."""
    state = city()
    state.on_fields["wood"][1], state.on_fields["coal"][2] = 5, 5
    at(state, Pay(Cost(food=1, wood=1, resources=1, map_coal=1, stress=3, hunger=2, tire="adult", lose_citizens=1)))
    play(state, "spend coal")
    if offered(state, "from"):
        play(state, "from coal 2")
    play(state, "tire worker", "leave child")
    assert (state.food, state.wood, state.coal, state.stress, state.hunger) == (7, 3, 4, 3, 2)
    assert (state.people[0].tired, state.people[2].number, state.on_fields["coal"][2]) == (1, 7, 4)
