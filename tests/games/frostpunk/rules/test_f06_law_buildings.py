"""Section 6: the buildings that laws bring."""

from __future__ import annotations

from hearthlight.games.frostpunk.rules.city.buildings import available, sites
from hearthlight.games.frostpunk.rules.city.erecting import Erected
from hearthlight.games.frostpunk.rules.model import AUTOMATON, ENGINEER, WORKER

from ..tables import at, offered, play, tokens, track
from ..towns import lay, stand, standing, town, use

B = 6
"""An inner place."""


def test_law_buildings() -> None:
    """F6.3: available through their law only."""
    state = town()
    assert not available(state, "childrens-home")
    state.passed = ["G02"]
    assert available(state, "childrens-home")
    assert not available(state, "prison")
    state.passed = ["G08"]
    assert available(state, "prison")


def test_care_home_arena_and_public_house() -> None:
    """F5.4: cure 2, or exhaust 1 care to cure 5; -1 discontent; +1 hope."""
    state = town()
    tokens(state, "hope", "care+")
    tokens(state, "discontent", "greed+")
    state.people[WORKER].sick = 8
    stand(state, "care-home", lay(state, B)[0])
    use(state, 6)
    play(state, "option 2")
    assert (state.people[WORKER].sick, track(state, "hope")) == (3, ["care-"])
    use(state, 6)
    assert state.people[WORKER].sick == 1
    stand(state, "fighting-arena", 7)
    use(state, 7)
    assert track(state, "discontent") == ["greed-"]
    stand(state, "public-house", lay(state, 7)[0])
    use(state, 8)
    assert sorted(offered(state)) == ["activate care", "draw"]


def test_the_field_kitchen_never_stands_at_the_generator() -> None:
    """F5.3: never on the generator sector."""
    state = town()
    fields = lay(state, B)
    assert sites(state, "field-kitchen") == [(field,) for field in fields]


def test_cemetery_and_snow_pit() -> None:
    """F5.4: corpses -1 or -2, then +1 hope; snow pit: once per tile when erected, down by up to 3."""
    state = town()
    tokens(state, "hope")
    state.corpses = 9
    stand(state, "cemetery", lay(state, B)[0])
    use(state, 6)
    play(state, "option 2")
    assert state.corpses == 7
    assert len(state.hope.track) == 1
    lay(state, 7)
    lay(state, 8)
    for number, left in enumerate((4, 1, 0, 0)):
        at(state, Erected("snow-pit", 8 + number))
        assert state.corpses == left
    state.corpses = 5
    state.built.pop()
    state.unbuilt["snow-pit"] = 1
    at(state, Erected("snow-pit", 11))
    assert state.corpses == 5


def test_temple_and_agitator() -> None:
    """F5.4: activate all hope of one kind; exhaust all discontent of one kind."""
    state = town()
    tokens(state, "hope", "care-", "justice-", "care-")
    tokens(state, "discontent", "anger+", "greed+", "anger+")
    stand(state, "temple", lay(state, B)[0])
    stand(state, "agitator", 7)
    use(state, 6)
    play(state, "activate care")
    assert track(state, "hope") == ["care+", "justice-", "care+"]
    use(state, 7)
    play(state, "exhaust anger")
    assert track(state, "discontent") == ["anger-", "greed+", "anger-"]


def test_faith_keepers() -> None:
    """F4.17, F5.4: draw 3 dusk cards, discard 1 without lock, shuffle the rest back."""
    state = town()
    state.dusk = ["D000", "DIS01", "D002", "D059"]
    state.dusk_discard = []
    stand(state, "faith-keepers", lay(state, B)[0])
    use(state, 6)
    choices = offered(state)
    assert "carry DIS01" not in choices
    play(state, choices[0])
    assert state.dusk_discard == [choices[0].split()[1]]
    assert sorted([*state.dusk, *state.dusk_discard]) == ["D000", "D002", "D059", "DIS01"]


def test_faith_keepers_with_fewer_cards() -> None:
    """Q18: draw what there is, discard one of it."""
    state = town()
    state.dusk, state.dusk_discard = ["D000", "D059"], []
    stand(state, "faith-keepers", lay(state, B)[0])
    use(state, 6)
    assert sorted(offered(state)) == ["carry D000", "carry D059"]
    play(state, "carry D000")
    assert (state.dusk, state.dusk_discard) == (["D059"], ["D000"])


def test_propaganda_centre() -> None:
    """F5.4: repeat the action of a building with a citizen figure on it; the repeat counts as heated
    (`repeat-building`)."""
    state = town()
    stand(state, "hunters-hut", lay(state, B)[0], figures=(WORKER,))
    stand(state, "hunters-hut", 7, figures=(AUTOMATON,))
    stand(state, "hunters-hut", lay(state, 7)[0])
    stand(state, "propaganda-centre", 9, figures=(ENGINEER,))
    state.output = 0
    use(state, 9)
    assert state.food == 4
    assert state.people[WORKER].sick == 0
    assert standing(state, "hunters-hut").figures == (WORKER,)


def test_propaganda_and_prison() -> None:
    """F5.4: -4 hunger, twice."""
    state = town()
    state.hunger = 10
    stand(state, "prison", lay(state, B)[0], figures=(WORKER,))
    use(state, 6)
    assert state.hunger == 6
    stand(state, "propaganda-centre", lay(state, 7)[0], figures=(ENGINEER,))
    use(state, 8)
    assert state.hunger == 2
