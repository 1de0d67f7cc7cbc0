"""The pack of the house is whole; a broken pack is refused with file, card and field."""

from __future__ import annotations

import shutil
from collections import Counter, deque
from pathlib import Path

import pytest

from hearthlight.games.blackout import BLACKOUT
from hearthlight.games.blackout.content.board import bits
from hearthlight.games.blackout.content.cards import TILE_TYPES, Plan, Specialist, Volunteer
from hearthlight.games.blackout.content.effects import COLOURS, Gain, Trade
from hearthlight.games.blackout.content.pack import PACKS, Content
from hearthlight.kernel import BadPack, make_options
from hearthlight.kernel.packs import read_pack

from .tables import PACK, play_randomly

FOLDER = Path(str(PACK.folder))


def test_the_counts_of_the_box() -> None:
    """B1.5: 48 player cards, 8 starting volunteers, 72 objectives, 4 emergency plans, 48 tiles, 16 districts."""
    content = PACK.content
    assert len(content.player_cards) * len(content.signs) == 48
    assert (len(content.starters), len(content.objectives), len(content.emergency_plans)) == (8, 72, 4)
    assert len(content.tiles) == 48
    assert len(content.districts) == 16
    assert len(PACK.cards) == 48 + 8 + 72 + 4


def test_the_map_is_planar_and_its_faces_are_the_districts() -> None:
    """B1.1: loading checks crossings and faces; here Euler's formula counts them once more."""
    content = PACK.content
    assert len(content.locations) - len(content.roads) + len(content.districts) + 1 == 2
    sizes = Counter(mask.bit_count() for mask in PACK.board.around)
    assert set(sizes) == {3, 4, 5, 6, 7}
    assert all(mask for mask in PACK.board.neighbours)


def test_crisis_centres_lie_far_apart() -> None:
    """B1.2: at least four roads between the two of a letter."""
    for one, other in PACK.board.centres.values():
        assert roads_between(one, other) >= 4


def roads_between(one: int, other: int) -> int:
    distance, queue = {one: 0}, deque([one])
    while queue:
        place = queue.popleft()
        for following in bits(PACK.board.neighbours[place]):
            if following not in distance:
                distance[following] = distance[place] + 1
                queue.append(following)
    return distance[other]


def test_every_colour_has_as_many_locations() -> None:
    assert [PACK.board.colour[colour].bit_count() for colour in COLOURS] == [10, 10, 10, 10]


def test_the_dice_differ() -> None:
    """B4.1: three distributions; red and blue can both show medipacks, blue shows tools, red shows gasoline."""
    dice = PACK.content.dice
    assert len({tuple(sorted(faces)) for faces in dice.values()}) == 3
    assert {"gasoline", "medipacks"} <= set(dice["red"])
    assert {"tools", "medipacks"} <= set(dice["blue"])
    assert {face for faces in dice.values() for face in faces} == {
        "food",
        "tools",
        "gasoline",
        "water",
        "books",
        "medipacks",
    }


def test_every_kind_of_specialist_and_plan_is_there() -> None:
    """B12.5, B13.2, B13.3: each of the almanac's kinds occurs among the objectives."""
    objectives = PACK.content.objectives
    specialists = [card for card in objectives if isinstance(card, Specialist)]
    actions = [trade for card in specialists for action in card.actions for trade in action]
    gains = [trade.gain for trade in actions]
    assert all(card.search in (1, 2) for card in specialists)
    assert Gain(money_per_search=1) in gains
    assert any(trade.pay.food == 1 and trade.gain.cube == "any" for trade in actions)
    assert Gain(gps=2) in gains
    assert {trade.pay.money for trade in actions if trade.gain == Gain(same=3)} == {3, 4}
    assert Gain(points=2) in gains
    assert any(trade.pay.tools and trade.gain.money for trade in actions)
    plans = [card for card in objectives if isinstance(card, Plan)]
    checks = [card.check for card in plans if card.check]
    free = Trade().pay
    assert any(check.pay == free and check.gain.resources for check in checks)
    assert any(check.pay.needs and check.gain.resources for check in checks)
    assert any(check.pay.money == 2 and check.gain == Gain(battery=1) for check in checks)
    assert any(check.pay == free and check.gain == Gain(money=3) for check in checks)
    assert any(check.pay.needs and check.gain == Gain(points=3) for check in checks)
    always = [card.always for card in plans]
    assert any(effect.search == 1 for effect in always)
    assert any(effect.gps == 1 for effect in always)
    trades = [effect.waste for effect in always if effect.waste]
    assert {trade.gain for trade in trades} == {Gain(points=4), Gain(money=7)}
    assert {len(card.goals) for card in plans} == {1, 2, 3}
    volunteers = [card for card in objectives if isinstance(card, Volunteer)]
    assert Counter(card.colour for card in volunteers) == {"red": 10, "yellow": 10, "blue": 10}
    assert {card.cubes for card in volunteers} == {1, 2, 3}


def test_the_samples_of_the_rulebook_are_among_the_cards() -> None:
    """Section 17: the card of example 4, plans like those of Karla's examples, the books tile."""
    objectives = PACK.content.objectives
    assert any(
        card.goals[0].pay.money == 4
        and card.goals[0].slot
        and card.goals[0].slot.needs == (("red", 2), ("yellow", 1))
        and card.goals[0].gain.cube == "yellow"
        for card in objectives
    )
    plans = [card for card in objectives if isinstance(card, Plan)]
    assert any(len(plan.goals) == 2 and any(goal.gain == Gain(money=6) for goal in plan.goals) for plan in plans)
    assert any(
        plan.bonus == Gain(points=5) and any(goal.gain == Gain(points=2) and goal.pay.needs for goal in plan.goals)
        for plan in plans
    )
    assert any(tile.simple.search == 6 and tile.simple.gain == Gain(books=2) for tile in PACK.content.tiles)


def test_b6_12_a_bonus_is_for_the_last_of_several_goals() -> None:
    """With a single goal it would always be paid."""
    plans = [card for card in PACK.content.objectives if isinstance(card, Plan)]
    assert all(bool(plan.bonus.points) == (len(plan.goals) > 1) for plan in plans)


def test_b6_4_scouting_is_asked_for() -> None:
    """Goals that want face-up tiles, of several kinds."""
    cards = (*PACK.content.objectives, *PACK.content.emergency_plans)
    kinds = [goal.tiles for card in cards for goal in card.goals if goal.tiles]
    assert len(kinds) >= 6
    assert set(kinds) == {"battery", "books", "gasoline", "medipacks", "tools"}


def test_emergency_plans() -> None:
    """B2.7: three goals each, one of them the own letter's connection, one paying 5 HK dollars."""
    for plan in PACK.content.emergency_plans:
        assert len(plan.goals) == 3
        assert [goal.centres for goal in plan.goals if goal.centres] == [plan.letter]
        assert any(goal.gain.money == 5 for goal in plan.goals)
        assert plan.completion == Gain(cube="any")


def test_all_seven_types_of_tiles_occur() -> None:
    """B7.5: and an advanced challenge is always the harder one."""
    assert {tile.type for tile in PACK.content.tiles} == set(TILE_TYPES)
    assert all(tile.simple.search < tile.advanced.search for tile in PACK.content.tiles)


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A copy of the pack to be damaged."""
    return Path(shutil.copytree(FOLDER, tmp_path / "own"))


def damage(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


def test_an_own_pack_can_be_played(own: Path) -> None:
    damage(own, "pack.toml", 'name = "hong-kong"', 'name = "my-box"')
    state = BLACKOUT.new(make_options(BLACKOUT, players=2), 1, own)
    assert state.pack.name == "my-box"
    assert play_randomly(state, 1).outcome is not None


@pytest.mark.parametrize(
    ("file", "old", "new", "words"),
    [
        ("objectives.toml", 'colour = "red"', 'colour = "green"', ["objectives.toml", "V01", "colour", "green"]),
        (
            "objectives.toml",
            "pay = { tools = 2 }",
            "pay = { tols = 2 }",
            ["objectives.toml", "V01", "goal.pay", "tols"],
        ),
        ("objectives.toml", 'id = "V02"', 'id = "V01"', ["V01", "id", "twice"]),
        ("objectives.toml", 'id = "V02"', 'id = "V 2"', ["V 2", "id", "one word"]),
        ("objectives.toml", "cubes = 2", "cubes = 'two'", ["objectives.toml", "V01", "cubes"]),
        ("objectives.toml", "[[objectives]]", "[[objectives]", ["objectives.toml", "pack-unreadable"]),
        ("objectives.toml", 'tiles = "medipacks"', 'tiles = "food"', ["tiles", "no reward type"]),
        ("tiles.toml", "gain = { points = 2 }", "gain = { gps = 2 }", ["T01", "simple.gain"]),
        ("tiles.toml", "search = 5, ", "", ["tiles.toml", "T01", "search"]),
        ("starters.toml", 'letter = "B"', 'letter = "A"', ["emergency_plans", "letter"]),
        ("pack.toml", 'hand = ["yellow-2", ', "hand = [", ["hand", "exactly once"]),
        ("pack.toml", 'red = ["gasoline", ', "red = [", ["red", "dice"]),
        (
            "pack.toml",
            "cubes_around = { central = 4 }",
            "cubes_around = { atlantis = 4 }",
            ["chapter 3", "no district"],
        ),
        ("map.toml", '  ["aberdeen", "pok-fu-lam"],\n', "", ["aberdeen", "roads", "at least 2"]),
        ("map.toml", '  ["kai-tak", "tsim-sha-tsui"],\n', "", ["no road joins", "tsim-sha-tsui"]),
        ("map.toml", '["aberdeen", "pok-fu-lam"]', '["aberdeen", "nowhere"]', ["roads", "nowhere"]),
        (
            "map.toml",
            '  ["aberdeen", "pok-fu-lam"],\n',
            '  ["aberdeen", "pok-fu-lam"],\n  ["lo-wu", "stanley"],\n',
            ["lo-wu", "crosses"],
        ),
        ("map.toml", 'crisis = "A"\n', "", ["crisis", "A"]),
    ],
)
def test_a_broken_pack_is_refused(own: Path, file: str, old: str, new: str, words: list[str]) -> None:
    damage(own, file, old, new)
    with pytest.raises(BadPack) as problem:
        PACKS(own)
    message = str(problem.value)
    assert all(word in message for word in words), message


def test_a_hole_in_the_map_is_found(own: Path) -> None:
    """Two districts whose border is swallowed: the face inside belongs to nobody."""
    text = (own / "map.toml").read_text("utf-8")
    start = text.index('[[districts]]\nid = "yau-tsim-mong"')
    end = text.index("[[districts]]", start + 5)
    twin = text[start:end].replace("yau-tsim-mong", "nowhere")
    kept = text[:start] + text[end:]
    (own / "map.toml").write_text(
        kept
        + "\n"
        + twin.replace(
            '"mong-kok", "lion-rock", "tsim-sha-tsui"', '"choi-hung", "tseung-kwan-o", "lei-yue-mun", "kai-tak"'
        ),
        "utf-8",
    )
    with pytest.raises(BadPack) as problem:
        PACKS(own)
    assert "hole: no district inside" in str(problem.value)


def test_missing_and_doubled(own: Path, tmp_path: Path) -> None:
    with pytest.raises(BadPack):
        PACKS(tmp_path / "nothing")
    (own / "more.toml").write_text('name = "twice"\n', "utf-8")
    with pytest.raises(BadPack) as problem:
        read_pack(own, Content)
    assert "pack.toml" in str(problem.value)
