"""Section 8: citizen cards."""

from __future__ import annotations

import pytest
from msgspec import UNSET

from hearthlight.games.frostpunk import FROSTPUNK
from hearthlight.games.frostpunk.content.effects import Hope
from hearthlight.games.frostpunk.content.terms import KINDS
from hearthlight.games.frostpunk.rules.city.buildings import built_on
from hearthlight.games.frostpunk.rules.people.citizen_cards import draw_citizen
from hearthlight.games.frostpunk.rules.phases.actions.turns import NextTurn, TakeFigure
from hearthlight.games.frostpunk.rules.phases.night import EndOfNight
from hearthlight.table.offers import describe

from ..tables import PACK, at, offered, play, tokens, track
from .cities import WARM, city, holding, shown, sick, sick_of, stand, turn

FIELD, OTHER, THIRD, FOURTH = 6, 8, 10, 12
"""Fields of different inner sectors."""


def test_one_card_each_round() -> None:
    """F8.3: at most one per player and round; it lies open and is discarded at the end of the night."""
    state = holding("B04", "B26", citizens_discard=[])
    state.on_fields["trees"][1] = 2
    turn(state)
    assert offered(state, "citizen") == ["citizen B04", "citizen B26"]
    play(state, "citizen B04")
    assert state.hands == [["B26"]]
    assert state.played == ["B04"]
    assert offered(state, "citizen") == []
    state.round = 15  # nothing comes after this night
    at(state, EndOfNight())
    assert state.played == [""]
    assert state.citizens_discard == ["B04"]


def test_cards_are_never_used_by_others() -> None:
    """F8.4: cards may be talked about, never traded: seat 1 cannot play the card of seat 0."""
    state = city(2, hands=[["B26"], []], **WARM)
    assert offered(at(state, TakeFigure(seat=1)), "citizen") == []
    assert offered(at(state, TakeFigure(seat=0)), "citizen") == ["citizen B26"]
    assert FROSTPUNK.view(state, 1).hands == (("B26",), ())


def test_a_card_needs_a_figure_of_its_kind() -> None:
    """F8.3: it is played before using the named kind of figure."""
    state = holding("B26")
    state.people[2].ready = 0
    assert offered(turn(state), "citizen") == []


def test_a_card_alone_keeps_the_phase_going() -> None:
    """F8.3, F4.12: with only child figures left, a card that lets a child act is still a turn."""
    state = holding("B26")
    state.people[0].ready = state.people[1].ready = 0
    assert offered(at(state, NextTurn(0)), "citizen") == ["citizen B26"]
    state.hands = [[]]
    assert offered(at(state, NextTurn(0))) == []


def test_the_citizen_deck_is_reshuffled() -> None:
    """F8.4: an empty citizen deck is reshuffled from its discard."""
    state = city(citizens=[], citizens_discard=["B01", "B02"])
    assert {draw_citizen(state), draw_citizen(state)} == {"B01", "B02"}
    assert state.citizens_discard == []


def test_b04_fells_a_tree() -> None:
    """F8.3: B04: gather instead: a field with a tree, remove 1 tree, 2 wood, heated (`fell-tree`)."""
    state = holding("B04", warm=False, output=0)
    state.on_fields["trees"][1], state.on_fields["wood"][1] = 2, 5
    play(turn(state), "citizen B04")
    assert state.on_fields["trees"][1] == 1
    assert state.wood == 6
    assert state.on_fields["wood"][1] == 5
    assert sick_of(state) == (0, 0, 0)
    assert state.people[0].ready == 4
    assert (1, 0) in state.gathered


def test_b09_clears_both_rings() -> None:
    """F8.3: B09: clear snow instead: 1 inner and 1 outer sector; clearing is cold (`clear-both`)."""
    state = holding("B09")
    inner, outer = len(state.stack_inner), len(state.stack_outer)
    play(turn(state), "citizen B09")
    while offered(state, "lay"):
        play(state, offered(state)[0])
    assert (inner - len(state.stack_inner), outer - len(state.stack_outer)) == (1, 1)
    assert sick_of(state) == (1, 0, 0)


def test_b09_without_inner_sectors() -> None:
    """F8.3: B09: no inner possible: 2 outer."""
    state = holding("B09", stack_inner=[])
    outer = len(state.stack_outer)
    play(turn(state), "citizen B09")
    while offered(state, "lay"):
        play(state, offered(state)[0])
    assert outer - len(state.stack_outer) == 2


def test_b10_upgrades_while_building() -> None:
    """F8.3: B10: exactly 2 of the 3 steps may become 1 upgrade at normal cost (`upgrade-while-building`)."""
    state = holding("B10", wood=9)
    for field in (FIELD, OTHER, THIRD):
        stand(state, "hunters-hut", field)
    play(turn(state), "citizen B10")
    assert f"upgrade hunters-hut {FIELD}" in offered(state)
    twin = state.copy()
    play(state, f"upgrade hunters-hut {FIELD}")
    assert state.wood == 8
    assert state.built[-3].upgraded
    assert offered(state, "upgrade") == []
    play(state, f"dismantle hunters-hut {OTHER}")
    assert state.decision(0).asks == "figure"
    play(twin, f"dismantle hunters-hut {OTHER}")
    assert f"upgrade hunters-hut {FIELD}" in offered(twin)  # two steps are left
    play(twin, f"dismantle hunters-hut {THIRD}")
    assert twin.decision(0).asks == "build"
    assert offered(twin, "upgrade") == []


def test_b12_activates_care_and_cures() -> None:
    """F8.3: B12: medical post, infirmary or care home instead: activate 1 care, then its cure (`cure-of-building`)."""
    state = tokens(holding("B12"), "hope", "care-", "justice+")
    stand(state, "infirmary", FIELD, FIELD + 1)
    sick(state, workers=6, grave="w")
    play(turn(state), "citizen B12")
    assert track(state, "hope") == ["care+", "justice+"]
    assert sick_of(state) == (2, 0, 0)  # cure 4, not treat 2
    assert state.people[1].ready == 2


def test_b19_works_three_times() -> None:
    """F8.3: B19: a workshop three times instead of two."""
    state = holding("B19", wood=9)
    stand(state, "workshop", FIELD)
    for field in (OTHER, THIRD, FOURTH):
        stand(state, "hunters-hut", field)
    play(turn(state), "citizen B19")
    for field in (OTHER, THIRD, FOURTH):
        play(state, f"upgrade hunters-hut {field}")
    assert state.wood == 6
    assert state.decision(0).asks == "figure"


def test_b20_feeds_hope() -> None:
    """F8.3: B20: cookhouse instead: spend 4 food, then draw 1 hope and activate it, or remove 1 active discontent
    (`draw-active-hope`)."""
    state = tokens(holding("B20"), "discontent", "anger+", "anger-", "greed-")
    state.hope.bag = ["motivation"]
    play(turn(state), "citizen B20")
    assert state.food == 4
    assert offered(state) == ["draw", "return anger"]
    twin = state.copy()
    assert track(play(state, "draw"), "hope") == ["care+", "justice+", "motivation+"]
    assert track(play(twin, "return anger"), "discontent") == ["anger-", "greed-"]


def test_b20_needs_the_food() -> None:
    """F8.3, F1.4: 4 food must be spent in full."""
    assert offered(turn(holding("B20", food=3)), "citizen") == []


def test_b24_lets_a_child_cure() -> None:
    """F8.3: B24: a child at a medical post or infirmary instead: cure 2, though only engineers may use it."""
    state = holding("B24")
    stand(state, "medical-post", FIELD)
    sick(state, workers=3)
    play(turn(state), "citizen B24")
    assert sick_of(state) == (1, 0, 0)
    assert state.built[-1].figures == (2,)
    assert state.children_used == 1


def test_b24_in_the_cold() -> None:
    """F8.3: heated or cold as usual unless the card says so."""
    state = holding("B24", warm=False, output=0)
    stand(state, "medical-post", FIELD)
    sick(state, workers=5)
    play(turn(state), "citizen B24", "cure worker", "cure worker")
    assert sick_of(state) == (3, 0, 1)


def test_b24_needs_room() -> None:
    """F8.3, F5.4: an occupied small building cannot be used again."""
    state = holding("B24")
    stand(state, "medical-post", FIELD, figures=(1,))
    assert offered(turn(state), "citizen") == []


def test_b26_looks_at_outer_sectors() -> None:
    """F8.3: B26: clear snow instead (cold): draw 3 outer sectors, put each on top or at the bottom (`look-outer`)."""
    state = holding("B26")
    below = state.stack_outer[:-3]
    first, second, third = state.stack_outer[-3:]
    play(turn(state), "citizen B26")
    assert sick_of(state) == (0, 0, 1)
    play(state, f"sector {first} top", f"sector {second} bottom", f"sector {third} top")
    assert state.stack_outer == [second, *below, first, third]
    assert not any(state.on_fields["trees"][field] for field in range(6))


def test_b05_clears_in_the_warm() -> None:
    """F8.3: `and` with nothing but warmth: the action as always, nobody falls sick."""
    state = holding("B05", warm=False, output=0)
    play(turn(state), "citizen B05", "clear outer")
    play(state, offered(state)[0])
    assert sick_of(state) == (0, 0, 0)


def test_b06_adds_to_the_action() -> None:
    """F8.3: `and`: the action, then the effect."""
    state = holding("B06", wood=9)
    play(turn(state), "citizen B06")
    assert state.decision(0).asks == "build"
    play(state, "done")
    assert state.wood == 11


def test_b01_replaces_the_action() -> None:
    """F8.3: `instead`: only the cost and effect of the card."""
    state = holding("B01")
    stand(state, "charcoal-kiln", FIELD)
    play(turn(state), "citizen B01")
    assert (state.wood, state.coal) == (2, 14)


def test_every_ability_can_be_played() -> None:
    """F8.3: every citizen card finds its action in a large city."""
    for card in city().pack.citizens:
        state = holding(card, wood=20, coal=20, food=30, cores=5)
        names = dict.fromkeys(
            ("charcoal-kiln", "hunters-hut", "coal-mine", "medical-post", "factory", "hothouse", "workshop", "beacon")
        )
        for number, building in enumerate(names):
            stand(state, building, 20 + 2 * number)
        state.on_fields["trees"][1] = 1
        state.display = []
        if state.pack.citizens[card].ability.action == "special":
            shown(state, "M004")
        assert offered(turn(state), "citizen") == [f"citizen {card}"], card
        play(state, f"citizen {card}")


@pytest.mark.parametrize("card", ["B04", "B09", "B10", "B12", "B19", "B20", "B24", "B26"])
def test_death_effects(card: str) -> None:
    """F7.5: a kind-specific cost, then -1 hope for a worker, -1 for an engineer, -2 for a child."""
    death = city().pack.citizens[card].death
    last = [death[kind][-1] for kind in KINDS]
    assert last == [Hope(by=-1), Hope(by=-1), Hope(by=-2)]


@pytest.mark.parametrize(
    ("card", "kind", "start"),
    [
        ("B04", "worker", {"coal": 1}),
        ("B09", "worker", {"map_wood": 1}),
        ("B10", "worker", {"map_coal": 2}),
        ("B12", "engineer", {"stress": 3}),
        ("B19", "engineer", {"hunger": 3}),
        ("B20", "engineer", {"stress": 3}),
        ("B24", "child", {"tire": "child"}),
        ("B26", "child", {"wood": 1}),
    ],
)
def test_start_costs(card: str, kind: str, start: dict[str, object]) -> None:
    """F3.12: kind and start cost of the printed cards."""
    citizen = city().pack.citizens[card]
    assert citizen.kind == kind
    assert {name: getattr(citizen.start, name) for name in start} == start


DEEDS = {"use", "gather", "gather-tree", "build", "clear", "scout", "special"}
"""What a table has places and buttons for."""


@pytest.mark.parametrize("places", [1, 2])
def test_every_card_says_where_it_can_go(places: int) -> None:
    """F8.3: the moves that it opens are told beforehand, and the one action that nobody is asked about, too."""
    met = set[str]()
    for card, citizen in PACK.citizens.items():
        state = sick(city(wood=9, coal=9, cores=9, food=20, **WARM), 3, 3, 3)
        state.hands = [[card]]
        free = [field for field in (FIELD, OTHER, THIRD) if built_on(state, field) is None]
        missing = [name for name in citizen.ability.buildings if all(name != built.building for built in state.built)]
        for name, field in zip(missing[:places], free, strict=False):
            stand(state, name, field)
        decision = turn(state).decision(0)
        offers = describe(FROSTPUNK, state, decision, 0, FROSTPUNK.words(PACK, "en")).moves
        for offer in (offer for offer in offers if offer.verb == "citizen"):
            met.add(card)
            following = [] if offer.follows is UNSET else [move.verb for move in offer.follows.moves]
            told = [offer.detail["deed"]] if "deed" in offer.detail else following
            assert told, card
            assert {*told} <= DEEDS, card
    assert len(met) > 25
