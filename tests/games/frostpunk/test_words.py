"""Everything a player of Frostpunk reads has a message, and it reads well."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from hearthlight.games.frostpunk import FROSTPUNK, Frostpunk
from hearthlight.games.frostpunk.content import board, cards
from hearthlight.games.frostpunk.content import effects as word
from hearthlight.games.frostpunk.content.terms import Amount, Condition, Cost
from hearthlight.games.frostpunk.rules import moves
from hearthlight.games.frostpunk.rules.city.map import DRAWER
from hearthlight.games.frostpunk.words.texts import FrostpunkTexts
from hearthlight.i18n import LANGUAGES
from hearthlight.kernel import Decision, Dice, Match, Move, Question, make_options, steps_of

from .tables import PACK, begun, play

SOURCE = Path(__file__).parents[3] / "src" / "hearthlight" / "games" / "frostpunk"
WORDS = FrostpunkTexts(PACK, "en", ["Ada", "Ben", "Cleo", "Dan"])
LEFT_OVER = re.compile(r"[\[{}$]|\bNone\b|  ")
"""What is left of a key or of an argument that nobody gave."""


def reads_well(line: str) -> bool:
    return bool(line.strip()) and not LEFT_OVER.search(line)


def in_source(pattern: str) -> set[str]:
    return {found for path in SOURCE.rglob("*.py") for found in re.findall(pattern, path.read_text("utf-8"))}


# -- nothing is without a message ----------------------------------------------------------------------------------


@pytest.mark.parametrize("path", sorted((Path(str(PACK.folder)) / "locales").rglob("*.ftl")), ids=str)
def test_the_catalogues_of_the_pack_are_sound(path: Path) -> None:
    resource = FluentParser().parse(path.read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, fluent.Junk)]
    ids = [entry.id.name for entry in resource.body if isinstance(entry, fluent.Message)]
    assert len(ids) == len(set(ids))


def test_every_question_has_a_message_and_a_rule() -> None:
    questions = [step for step in steps_of(Frostpunk) if issubclass(step, Question) and hasattr(step, "asks")]
    assert len(questions) > 40
    for step in questions:
        assert WORDS.say.has(f"frost-ask-{step.asks}"), step
        assert reads_well(WORDS.rule(step.rule)), step


def test_every_event_has_a_message() -> None:
    kinds = in_source(r'tell\(\s*"([a-z-]+)"') | {"exhausted"}
    assert len(kinds) > 60
    assert not [kind for kind in kinds if not WORDS.say.has(f"frost-event-{kind}")]


def test_every_move_has_a_message() -> None:
    kinds = [kind for kind in vars(moves).values() if isinstance(kind, type) and issubclass(kind, Move)]
    verbs = {str(kind.__struct_config__.tag) for kind in kinds if kind is not Move}
    assert len(verbs) > 45
    assert not [verb for verb in verbs if not WORDS.say.has(f"frost-move-{verb}")]


def test_every_way_to_lose_has_a_message() -> None:
    causes = in_source(r'lose\(state, "([a-z]+)"\)')
    assert len(causes) == 7
    assert not [cause for cause in causes if not WORDS.say.has(f"frost-cause-{cause}")]


@pytest.mark.parametrize("key", [*PACK.cards, *PACK.sectors])
def test_every_card_has_a_title_and_a_text(key: str) -> None:
    lines = WORDS.card_lines(key)
    assert lines
    for line in (WORDS.card(key), *lines):
        assert reads_well(line), line
    options = getattr(PACK.cards.get(key), "options", getattr(PACK.cards.get(key), "ways", ()))
    for number in range(1, len(options) + 1):
        assert reads_well(WORDS.option(key, number))
        assert WORDS.option_title(key, number) != WORDS.option(key, number)


def test_flavour_belongs_to_cards_not_to_buildings() -> None:
    assert WORDS.flavour("M001").startswith("The storekeeper")
    assert WORDS.flavour("tent") == ""


# -- the whole vocabulary, also what no card of the pack uses ------------------------------------------------------


def literals(hint: Any) -> list[str]:
    """Every word that a field allows."""
    found = [arg for arg in get_args(hint) if isinstance(arg, str) and arg]
    return found + [inner for arg in get_args(hint) for inner in literals(arg)]


@pytest.mark.parametrize("per", literals(get_type_hints(Amount)["per"]))
def test_every_amount(per: str) -> None:
    text = WORDS.counted("frost-do-cure-any", Amount(per=per, times=2, plus=1, most=5))  # type: ignore[arg-type]
    assert reads_well(text)
    assert text.startswith("cure 2 for each ")
    assert text.endswith(", and 1 more, at most 5")


CONDITIONS: dict[str, Any] = {
    "active": "care",
    "active_count": 2,
    "gravely_ill": True,
    "building": "tent",
    "building_count": 2,
    "law": "G01",
    "technology": "T01",
    "displayed": "M001",
    "figure_on_card": False,
    "overheated": True,
    "negated": Condition(food=3),
}


@pytest.mark.parametrize("field", Condition.__struct_fields__)
def test_every_condition(field: str) -> None:
    given = (
        {field: CONDITIONS.get(field, 2)}
        | ({"active": "care"} if field == "active_count" else {})
        | ({"building": "tent"} if field == "building_count" else {})
    )
    text = WORDS.condition(Condition(**given))
    assert reads_well(text)
    assert text.startswith("unless " if field == "negated" else "if ")


COSTS: dict[str, Any] = {"either": (Cost(food=1), Cost(wood=1)), "exhaust": "hope", "tire": "adult"}


@pytest.mark.parametrize("field", Cost.__struct_fields__)
def test_every_cost(field: str) -> None:
    text = WORDS.cost(Cost(**{field: COSTS.get(field, 2)}))
    assert reads_well(text)
    assert text != "nothing"


def some_effects() -> Iterator[word.Effect]:
    """Each word with each of its fields."""
    some: dict[type, dict[str, Any]] = {
        word.ShuffleIn: {"cards": ("D001", "D002")},
        word.RemoveCards: {"cards": ("M001",)},
        word.PutCard: {"to": "out"},
        word.Cover: {"law": "G05"},
        word.Ruin: {"building": "tent"},
        word.Activate: {"what": "care"},
        word.Exhaust: {"what": "discontent"},
        word.When: {"condition": Condition(food=1)},
        word.First: {"cases": (word.Case(),)},
        word.Each: {"of": Amount(per="laws"), "effects": (word.Cure(),)},
        word.Choose: {"options": (word.Choice(),)},
    }
    values: dict[str, Any] = {
        "count": 2,
        "by": -2,
        "kind": "",
        "every": True,
        "all": True,
        "everything": True,
        "only_removal": True,
        "only_worse": True,
        "quietly": True,
        "any_number": True,
        "of": ("wood", "coal"),
        "card": "M001",
        "building": "tent",
        "show": ("S02",),
        "remove": ("S02",),
        "steps": 2,
        "draw": 3,
        "discard": 1,
        "then": (word.Cure(),),
        "otherwise": (word.Treat(),),
        "once": {"care": (word.Cure(),)},
    }
    for kind in get_args(word.Effect):
        needed = some.get(kind, {})
        hints = get_type_hints(kind)
        for field in kind.__struct_fields__ or ("",):
            if not field:
                yield kind()
            elif field in needed or literals(hints[field]):
                for value in literals(hints[field]) or [needed[field]]:
                    yield kind(**{**needed, field: (value,) if (kind, field) == (word.Load, "of") else value})
            else:
                value = values.get(field, (word.Cure(),) if "tuple" in str(hints[field]) else 2)
                yield kind(**{**needed, field: value})
                if field in ("by", "count") and "Amount" in str(hints[field]):
                    yield kind(**{**needed, field: Amount(per="corpses")})
    yield word.Lose(resources="all")
    yield word.Unload(count="all")


@pytest.mark.parametrize("effect", list(some_effects()), ids=str)
def test_every_effect(effect: word.Effect) -> None:
    assert reads_well(WORDS.effects([effect]))
    assert all(map(reads_well, WORDS.sentences([effect])))


@pytest.mark.parametrize("field", cards.Rules.__struct_fields__)
def test_every_rule_of_laws_and_technologies(field: str) -> None:
    words = literals(get_type_hints(cards.Rules)[field])
    value: Any = (
        tuple(words)
        if field == "children_may"
        else words[0]
        if words
        else True
        if isinstance(getattr(cards.Rules(), field), bool)
        else 2
    )
    (line,) = WORDS.rules(cards.Rules(**{field: value}))
    assert reads_well(line)


@pytest.mark.parametrize("special", literals(get_type_hints(board.Use)["special"]))
def test_every_action_of_a_building(special: Any) -> None:
    assert reads_well(WORDS.use(board.Use(special=special, number=2)))


@pytest.mark.parametrize("special", literals(get_type_hints(cards.Ability)["special"]))
def test_every_talent(special: str) -> None:
    assert WORDS.say.has(f"frost-talent-{special}")


# -- exact sentences -----------------------------------------------------------------------------------------------


def test_cards_read_like_cards() -> None:
    assert WORDS.card_lines("M011") == [
        "1 Buy the mother's good will: spend 3 resources of your choice or spend 6 food → −1 discontent"
        " · out of the game",
        "2 Order the mother to stop it: +1 anger, shuffle #D023 into the dusk deck · out of the game",
        "3 Let the girl speak: +1 hope, shuffle #D022 into the dusk deck · out of the game",
    ]
    assert WORDS.card_lines("K01A")[:2] == [
        "If you have active care: 1 child falls sick for each child used for an action in this round.",
        "Otherwise: 2 children fall sick for each child used for an action in this round.",
    ]
    assert WORDS.card_lines("G05")[:2] == ["At once: +1 anger.", "Each heated shelter holds 1 more."]
    assert WORDS.card_lines("health-officer") == ["Exhaust 1 care → cure 2."]
    assert WORDS.card_lines("W05") == [
        "Markers up: red 0, orange 1, yellow 1, cold 1.",
        "Scouts move 3 spaces.",
        "The storm comes 1 round closer.",
    ]
    assert WORDS.card_lines("B04")[0] == (
        "A worker when gathering (instead): remove 1 tree of the field: gain 2 wood (heated)."
    )
    assert WORDS.card_lines("B19")[0] == "An engineer at Workshop: 3 times instead of twice."


def test_buildings_read_like_buildings() -> None:
    assert WORDS.building_lines("coal-mine") == [
        "Cost: 5 wood and 1 steam core.",
        "Large: both fields of a sector; 2 tiles.",
        "Only next to a coal deposit.",
        "Action: Gain 4 coal.",
        "Insulation: orange.",
        "Upgrade for 2 steam cores: gain 5 coal.",
    ]


def test_what_a_building_is_good_for() -> None:
    assert WORDS.building_does("coal-mine") == ["Action: Gain 4 coal."]
    assert WORDS.building_does("temple") == ["Action: Activate all hope of one kind."]
    assert WORDS.building_does("snow-pit") == ["When erected: Corpse marker −3."]
    assert WORDS.building_does(PACK.ruin) == []
    for key in PACK.buildings:
        assert set(WORDS.building_does(key)) <= set(WORDS.building_lines(key))


def test_a_card_that_is_shuffled_in_stays_unknown() -> None:
    line = WORDS.option("M011", 2)
    assert "#D023" in line
    assert WORDS.card("D023") not in line


def test_an_event_carries_the_move_that_it_is_about() -> None:
    state = play(begun(), "take worker", "gather 2")
    acts = next(event for event in state.events if event.kind == "acts")
    assert acts.move == moves.Gather(2)
    assert WORDS.event(acts) == "Ada uses a worker: Gather on A3 (coal)."


def test_moves_in_context() -> None:
    state = FROSTPUNK.new(make_options(FROSTPUNK, players=1), 1)
    dice = Dice(1)
    while state.decision(state.to_act[0]).asks != "figure":
        state.play(0, dice.pick(state.moves(0)))
    decision = state.decision(0)
    texts = [WORDS.move(move, decision) for move in decision.moves]
    assert "Use a worker · 5 ready" in texts
    assert (
        "Put 1 coal into the generator · output 1; 1 cube for the tower; warms zone A (the generator sector)" in texts
    )
    state.play(0, moves.Take("worker"))
    decision = state.decision(0)
    gather = WORDS.move(moves.Gather(2), decision)
    assert gather == "Gather on A3 (coal) · 5 coal; cold: one falls sick"


# -- whole games ---------------------------------------------------------------------------------------------------


def lines_of(decision: Decision) -> list[str]:
    return [WORDS.question(decision), *(WORDS.move(move, decision) for move in decision.moves)]


def read_a_game(match: Match, choose: Any) -> set[str]:
    """Every line of a game; which questions and events came up."""
    seen = set()
    for event in match.log[0]:
        assert reads_well(WORDS.event(event)), event
    while match.state.to_act:
        seat = match.state.to_act[0]
        decision = match.state.decision(seat)
        for line in lines_of(decision):
            assert reads_well(line), (decision.asks, line)
        events = match.play(seat, choose(match.state, seat).notation())
        for event in events:
            assert reads_well(WORDS.event(event)), event
        seen |= {f"ask {decision.asks}", *(f"event {event.kind}" for event in events)}
    return seen


def test_forty_random_games_in_words() -> None:
    seen = set()
    for seed in range(40):
        options = make_options(
            FROSTPUNK, players=1 + seed % 4, group=1 + seed % 6, difficulty="hard" if seed % 3 == 2 else "normal"
        )
        dice = Dice(seed)
        seen |= read_a_game(Match(FROSTPUNK, options, seed), lambda state, seat: dice.pick(state.moves(seat)))  # noqa: B023
    assert len(seen) > 80


def test_games_that_last_in_words() -> None:
    """The companion sees more of the game: laws, expeditions, storms."""
    bot = FROSTPUNK.bot("companion")
    seen = set()
    for seed in range(2):
        dice = Dice(seed)
        seen |= read_a_game(
            Match(FROSTPUNK, make_options(FROSTPUNK, players=2, group=1), seed),
            lambda state, seat, dice=dice: bot.choose(state, seat, dice),
        )
    assert {"event passed-law", "event weather", "event erected", "event slept"} <= seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_call_a_place_what_the_map_calls_it(language: str) -> None:
    info = FROSTPUNK.printed(PACK, language).map
    assert len(set(info.labels)) == len(info.place_of)
    assert [info.labels[field] for field in (0, 6, 7, 30)] == ["A1", "B1a", "B1b", "C1a"]
    words = FrostpunkTexts(PACK, language, ())
    for field, label in enumerate(info.labels):
        if field != DRAWER:
            assert label in words.move(moves.Gather(field))
        assert label.startswith(info.place_labels[info.place_of[field]])
    for place, label in enumerate(info.place_labels):
        assert label in words.move(moves.Lay(place))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_law_names_what_it_opens_and_strikes_by_their_ids(language: str) -> None:
    """The page draws them, so no line that is left repeats them."""
    info = FROSTPUNK.printed(PACK, language)
    for law in PACK.laws.values():
        card = info.cards[law.id]
        assert tuple(card.buildings or ()) == law.buildings
        assert (card.partner or "") == law.partner
        drawn = [info.buildings[building].title for building in law.buildings]
        drawn += [info.cards[law.partner].title] if law.partner else []
        for title in drawn:
            assert any(title in line for line in card.lines), (law.id, title)
            assert not any(title in line for line in card.own_lines), (law.id, title)
