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

from .rules.cities import city, holding, turn
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


@pytest.mark.parametrize(
    ("asks", "words"),
    {
        "action": "clear snow",
        "advisor": "Each advisor has an ability",
        "choose": "need the full amount",
        "fell": ("you choose the fields", "Next to a field"),
        "figure": "you take one available figure",
        "guard": "night watch",
        "relieve": "all of them for 1 steam core",
        "spread-coal": "Next to a field",
        "take-off": "Where a card names the map",
        "unload": "Resources that you put on a card",
        "way": "you choose to go on or to return",
        "workshop": "chooses twice",
    }.items(),
)
def test_the_rule_of_a_question_answers_it(asks: str, words: str | tuple[str, ...]) -> None:
    questions = [step for step in steps_of(Frostpunk) if issubclass(step, Question) and hasattr(step, "asks")]
    rules = [WORDS.rule(step.rule) for step in questions if step.asks == asks]
    assert rules
    for rule in rules:
        assert any(text in rule for text in ((words,) if isinstance(words, str) else words)), rule


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
    assert text.startswith("cure 1 plus 2 for each ")
    assert text.endswith(" (max. 5)")


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
    condition = Condition(**given)
    texts = [WORDS.condition(condition), WORDS.condition(Condition(negated=condition)), WORDS.requirement(condition)]
    assert all(map(reads_well, texts))
    assert [text.split()[0] for text in texts] == ["if", "if", "only"]
    assert texts[0] != texts[1]


def test_conditions_are_denied_within_their_clause() -> None:
    no_beacon = Condition(negated=Condition(building="beacon"))
    assert WORDS.condition(no_beacon) == "if you have no beacon"
    assert WORDS.condition(Condition(negated=no_beacon)) == "if you have a beacon"
    neither = Condition(negated=Condition(building="tent", building_count=2, overheated=False))
    assert WORDS.condition(neither) == "if you have fewer than 2 tents or the generator is overheated"


def test_what_something_cannot_be_chosen_without_is_no_if() -> None:
    assert WORDS.requirement(Condition(active="justice")) == "only with active justice"
    assert WORDS.requirement(Condition(building="infirmary", coal=2)) == "only with at least 2 coal and an infirmary"
    assert WORDS.requirement(Condition(displayed="S07", negated=Condition(law="G07"))).startswith(
        'only if card "We are not alone"'
    )
    assert WORDS.requirement(Condition()) == ""
    assert WORDS.option_does("M003", 3) == "Only with active justice. +2 hunger, exhaust 1 discontent."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_can_be_denied(language: str) -> None:
    forms = FrostpunkTexts(PACK, language).forms
    clauses = [key for key in messages(language) if key.startswith("frost-if-")]
    assert len(clauses) > 15
    assert not [key for key in clauses if not forms.has_form(key, "not")]


def messages(language: str) -> set[str]:
    path = SOURCE / "words" / "locales" / language / "effects.ftl"
    entries = FluentParser().parse(path.read_text("utf-8")).body
    return {entry.id.name for entry in entries if isinstance(entry, fluent.Message)}


def test_names_take_the_form_that_the_sentence_needs() -> None:
    """An article, a plural, a case: whatever the language has."""
    beacon, tents = Condition(building="beacon"), Condition(building="tent", building_count=2)
    german, french, chinese = (FrostpunkTexts(PACK, language) for language in ("de", "fr", "zh-Hant"))
    assert german.condition(beacon) == "wenn ihr eine Signalstation habt"
    assert german.requirement(beacon) == "nur mit einer Signalstation"
    assert german.condition(tents) == "wenn ihr mindestens 2 Zelte habt"
    assert german.ability("B14").startswith("ein Ingenieur auf der Plattform")
    assert french.condition(Condition(negated=beacon)) == "si vous n’avez pas de balise"
    assert french.effect(word.Exhaust(what="hope")) == ["épuiser 1 jeton d’espoir"]
    assert chinese.condition(tents) == "若建有至少2座帳篷"


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
        word.Unlock: {"building": "tent"},
        word.LaySector: {"ring": "outer"},
        word.Young: {"kind": "worker"},
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
    assert reads_well(WORDS.phrase([effect]))
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
        "1 Buy the mother's goodwill: Spend 3 resources of your choice or 6 food → −1 discontent."
        " This card leaves the game.",
        "2 Order the mother to stop it: +1 anger, shuffle a card that nobody knows into the dusk deck."
        " This card leaves the game.",
        "3 Let the girl speak: +1 hope, shuffle a card that nobody knows into the dusk deck."
        " This card leaves the game.",
    ]
    assert WORDS.card_lines("K01A")[:2] == [
        "If you have active care: 1 child falls sick for each child used this round.",
        "Otherwise: 2 children fall sick for each child used this round.",
    ]
    assert WORDS.card_lines("G05")[:2] == ["At once: +1 anger.", "Each heated shelter holds 1 more figure."]
    assert WORDS.card_lines("health-officer") == ["Exhaust 1 care → cure 2."]
    assert WORDS.card_lines("W05") == [
        "Markers up: orange 1, yellow 1, and cold 1.",
        "Scouts move 3 spaces.",
        "The storm comes 1 round closer.",
    ]
    assert WORDS.card_lines("B04")[0] == (
        "A worker when gathering (instead): remove 1 tree of the field and gain 2 wood (counts as heated)."
    )
    assert WORDS.card_lines("B19")[0] == "An engineer at the workshop: 3 times instead of twice."


def test_scope_is_clear() -> None:
    """What belongs to a case, to an option or to neither."""
    assert WORDS.option_does("D038", 2) == (
        "If you have a tent: destroy a tent. Otherwise, if you have a bunkhouse: destroy a bunkhouse."
        " Otherwise: lose 3 wood. In any case: 2 citizens of your choice fall sick."
    )
    assert WORDS.card_lines("M015")[-1] == (
        "Every dusk: Either (A) spend 2 food and 1 coal → exhaust 1 discontent;"
        " or (B) activate 1 apathy, this card leaves the game."
    )
    assert WORDS.phrase([word.Gain(food=2, workers=3, engineers=1, children=2), word.Cure()]) == (
        "gain 2 food; 3 workers, 1 engineer, and 2 children join the city; cure 1"
    )


def test_where_a_card_goes_is_said_once() -> None:
    assert WORDS.card_lines("K04B") == [
        "If you have at least 8 food: +1 justice, this card leaves the game.",
        "Otherwise, if you have at least 3 food: exhaust 1 discontent, this card leaves the game.",
        "Otherwise: +3 hunger, this card goes to the dusk discard pile.",
    ]
    assert WORDS.card_lines("D003")[-1] == "This card leaves the game."
    assert WORDS.card_lines("K15B")[0] == "This card goes to the event display."


def test_nothing_is_not_said() -> None:
    assert WORDS.option_does("D004", 1) == "Spend 5 food or 2 wood."
    assert WORDS.option_does("M015", 1) == "This card goes to the event display."
    assert WORDS.card_lines("W02")[0] == "No marker moves."


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
    assert "a card that nobody knows" in line
    assert "D023" not in line
    assert WORDS.card("D023") not in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_is_called_by_its_number(language: str) -> None:
    """What the page shows of cards and buildings names them."""
    words = FrostpunkTexts(PACK, language)
    numbers = re.compile(r"#|\b(?:" + "|".join(key for key in PACK.cards if re.search(r"\d", key)) + r")\b")
    for key in PACK.cards:
        assert not [line for line in words.card_lines(key) if numbers.search(line)], key


def test_an_event_carries_the_move_that_it_is_about() -> None:
    state = play(begun(), "take worker", "gather 2")
    acts = next(event for event in state.events if event.kind == "acts")
    assert acts.move == moves.Gather(2)
    assert WORDS.event(acts) == "Ada uses a worker: gather on A3 (coal)."


def test_moves_in_context() -> None:
    state = FROSTPUNK.new(make_options(FROSTPUNK, players=1), 1)
    dice = Dice(1)
    while state.decision(state.to_act[0]).asks != "figure":
        state.play(0, dice.pick(state.moves(0)))
    decision = state.decision(0)
    texts = [WORDS.move(move, decision) for move in decision.moves]
    assert "Use a worker · 5 ready" in texts
    assert (
        "Put 1 coal into the generator · output 1; 1 cube for the tower; heats zone A (the generator sector)" in texts
    )
    state.play(0, moves.Take("worker"))
    decision = state.decision(0)
    gather = WORDS.move(moves.Gather(2), decision)
    assert gather == "Gather on A3 (coal) · 5 coal; cold: 1 citizen falls sick"


def test_a_card_that_counts_as_heated_warns_of_nobody_falling_sick() -> None:
    """F8.3: Mother Brannock clears snow without harm; a worker does not."""
    state = play(turn(holding("B05", warm=False, output=0)), "citizen B05")
    decision = state.decision(0)
    assert WORDS.move(moves.ClearSnow("outer"), decision) == "Clear snow: a sector of the outer ring · heated"
    decision = play(turn(city(coal=5, automata=1, automata_ready=1)), "take automaton").decision(0)
    assert WORDS.move(moves.ClearSnow("outer"), decision).endswith("cold, which does not harm it")


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
