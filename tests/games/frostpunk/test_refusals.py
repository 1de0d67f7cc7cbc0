"""Whatever cannot be chosen says why: every reason occurs, is true, and has its words in all languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache

import msgspec
import pytest

from hearthlight.games.frostpunk import Frostpunk
from hearthlight.games.frostpunk.content.effects import Choice
from hearthlight.games.frostpunk.content.pack import Pack
from hearthlight.games.frostpunk.content.terms import Cost
from hearthlight.games.frostpunk.rules.agenda.asking import Ask
from hearthlight.games.frostpunk.rules.agenda.refusing import REASONS
from hearthlight.games.frostpunk.rules.cards.expeditions import ChooseWay
from hearthlight.games.frostpunk.rules.cards.laws import ChooseLaw
from hearthlight.games.frostpunk.rules.cards.sifting import Sift
from hearthlight.games.frostpunk.rules.city.buildings import built_on, erectable, laid_fields
from hearthlight.games.frostpunk.rules.city.buildings import sites as sites_of
from hearthlight.games.frostpunk.rules.city.erecting import BuildStep, ErectOn
from hearthlight.games.frostpunk.rules.city.repeating import Repeat
from hearthlight.games.frostpunk.rules.city.workshop import Tinker
from hearthlight.games.frostpunk.rules.model import Displayed, Path, People
from hearthlight.games.frostpunk.rules.moves import GO_ON, Erect, Gather, On, UseBuilding
from hearthlight.games.frostpunk.rules.people.death import ChooseDeath
from hearthlight.games.frostpunk.rules.people.healing import ChooseCure, ChooseTreat
from hearthlight.games.frostpunk.rules.people.moods import Raise
from hearthlight.games.frostpunk.rules.people.sickness import ChooseTurn
from hearthlight.games.frostpunk.rules.phases.actions.deeds import ChooseAction
from hearthlight.games.frostpunk.rules.phases.actions.turns import TakeFigure
from hearthlight.games.frostpunk.rules.vocabulary.compound import ChooseOne
from hearthlight.games.frostpunk.words.texts import FrostpunkTexts
from hearthlight.i18n import LANGUAGES
from hearthlight.kernel import Dice, Refusal

from .tables import PACK, fresh, tokens
from .towns import lay, stand, town

pytestmark = pytest.mark.xdist_group("refusals of Frostpunk")  # the games are played once
GAMES = 64
NAMES = ("Ada", "Ben", "Cleo", "Dan")


def positions() -> Iterator[tuple[Frostpunk, int]]:
    for seed in range(GAMES):
        state, dice = fresh(players=1 + seed % 4, seed=seed, group=1 + seed % 6), Dice(seed)
        while state.to_act:
            seat = dice.pick(state.to_act)
            yield state, seat
            moves = state.moves(seat)
            state.play(seat, GO_ON if GO_ON in moves else dice.pick(moves))  # the more is done, the more is refused


def refusals(state: Frostpunk, seat: int) -> list[Refusal]:
    assert state.question is not None
    return state.question.refusals(state, seat)


@cache
def met() -> dict[str, Refusal]:
    """Every reason that occurs in random games, with one refusal."""
    found: dict[str, Refusal] = {}
    for state, seat in positions():
        for refusal in refusals(state, seat):
            found.setdefault(refusal.reason, refusal)
    return found


# -- positions for what random games seldom come to ----------------------------------------------------------------


def asked(state: Frostpunk, question: Ask) -> list[Refusal]:
    return question.refusals(state, 0)


def choosing(state: Frostpunk, **cost: int | str) -> list[Refusal]:
    """A choice with such a cost."""
    choice = Choice(cost=Cost(**cost))  # type: ignore[arg-type]
    return asked(state, ChooseOne(0, (choice,)))


def city(**numbers: int) -> Frostpunk:
    """The crater with one cleared sector, and so much in stock."""
    state = town()
    lay(state, 6)
    for name, number in numbers.items():
        setattr(state, name, number)
    return state


def sick(*people: People) -> Frostpunk:
    state = town()
    state.people = list(people)
    return state


def with_law(law: str) -> Frostpunk:
    state = city()
    state.passed = [law]
    return state


def no_more_room() -> Frostpunk:
    state = city(wood=9, coal=9, cores=9)
    state.gathered = [(field, 0) for field in range(66)]
    return state


def at_the_rim() -> Frostpunk:
    state = city()
    state.rim = ["coal", *state.rim[1:]]
    lay(state, 19)
    return state


def ringed() -> Frostpunk:
    state = city()
    for place in range(7, 18):
        lay(state, place)
    state.stack_inner = [state.sectors[6]]  # a pack may have more sectors than places
    return state


def covered() -> Frostpunk:
    law = next(card.id for card in PACK.content.laws if card.action is not None)
    state = with_law(law)
    state.display = [Displayed("M001", covers=law)]
    return state


def without_sectors() -> Frostpunk:
    state = city()
    state.stack_inner, state.stack_outer = [], []
    return state


def on_the_way() -> Frostpunk:
    state = city()
    stand(state, "beacon", 6, upgraded=True)
    state.paths[0] = Path(state.paths[0].cards, (), 0)
    return state


def no_cards_left() -> tuple[Frostpunk, Ask]:
    state = city()
    card = next(card for card in PACK.content.expeditions if any(way.kind == "go-on" for way in card.ways))
    state.paths[0] = Path((card.id,), (), 0)
    state.expeditions = {deck: [] for deck in state.expeditions}
    return state, ChooseWay(path=0)


def after_the_storm() -> Frostpunk:
    state = city()
    state.ruined = ["tent"]
    return state


def built(building: str, *, upgraded: bool = False) -> Frostpunk:
    state = city()
    stand(state, building, 6, upgraded=upgraded)
    return state


def with_tents(**words: bool) -> Frostpunk:
    """A tent stands, and tents are like this."""
    state, content = built("tent"), PACK.content
    tents = tuple(msgspec.structs.replace(one, **words) if one.id == "tent" else one for one in content.buildings)
    state.pack = Pack(msgspec.structs.replace(content, buildings=tents), PACK.folder)
    return state


def moods(*hope: str) -> Frostpunk:
    return tokens(town(), "hope", *hope)


LOCKED = next(card for card, event in PACK.events.items() if event.lock)
SHIFT = next(card.id for card in PACK.content.laws if card.rules.extra_shift)
PARTNERED = next(card.id for card in PACK.content.laws if card.partner)
SEEN: dict[str, Callable[[], list[Refusal]]] = {
    "lacks-all": lambda: asked(town(), ChooseOne(0, (Choice(cost=Cost(either=(Cost(wood=1), Cost(coal=1)))),))),
    "lacks-on-map": lambda: choosing(town(), map_wood=1),
    "stress-full": lambda: choosing(city(stress=10), stress=1),
    "hunger-full": lambda: choosing(city(hunger=50), hunger=1),
    "all-tired": lambda: choosing(sick(*(People(5, tired=5) for _ in range(3))), tire="worker"),
    "few-citizens": lambda: choosing(sick(*(People(0) for _ in range(3))), lose_citizens=1),
    "nothing-to-do": lambda: asked(no_more_room_to_act(), TakeFigure(0)),
    "nobody-placed": lambda: asked(with_law(SHIFT), TakeFigure(0)),
    "laws-passed": lambda: asked(lawful(), ChooseAction(0, 1)),
    "nothing-to-repeat": lambda: asked(built("propaganda-centre"), ChooseAction(0, 1)),
    "nobody-works": lambda: asked(built("hunters-hut"), Repeat(0)),
    "no-sectors": lambda: asked(without_sectors(), ChooseAction(0, 0)),
    "ring-full": lambda: asked(ringed(), ChooseAction(0, 0)),
    "path-taken": lambda: asked(on_the_way(), ChooseAction(0, 0)),
    "deck-empty": lambda: asked(*no_cards_left()),
    "covered": lambda: asked(covered(), ChooseAction(0, 0)),
    "ruined": lambda: asked(after_the_storm(), BuildStep(0)),
    "no-site": lambda: asked(no_more_room(), BuildStep(0)),
    "no-large-site": lambda: asked(no_more_room(), BuildStep(0)),
    "not-at-deposit": lambda: asked(at_the_rim(), ErectOn(0, "coal-mine")),
    "permanent": lambda: asked(with_tents(permanent=True), BuildStep(0)),
    "not-unlocked": lambda: asked(with_tents(locked=True), BuildStep(0)),
    "upgraded": lambda: asked(built("hunters-hut", upgraded=True), Tinker(0)),
    "no-research": lambda: asked(city(), Tinker(0)),
    "struck": lambda: asked(with_law(PARTNERED), ChooseLaw()),
    "locked": lambda: asked(city(), Sift(cards=(LOCKED,))),
    "nobody": lambda: asked(sick(People(0), People(3), People(3)), ChooseDeath()),
    "nobody-sick": lambda: asked(sick(People(3), People(3), People(3)), ChooseCure()),
    "grave-last": lambda: asked(sick(People(3, 1, True), People(3), People(3)), ChooseCure()),
    "not-grave": lambda: asked(sick(People(3, 1), People(3), People(3)), ChooseTreat()),
    "grave-already": lambda: asked(sick(People(3, 1, True), People(3), People(3)), ChooseTurn(only_worse=True)),
    "track-full": lambda: asked(moods(*["care+", "justice+", "motivation+"] * 2), Raise(what="hope")),
    "bag-empty": lambda: asked(empty_bag(), Raise(what="discontent")),
}


def no_more_room_to_act() -> Frostpunk:
    state = no_more_room()
    state.stack_inner, state.stack_outer = [], []
    for building in state.built:
        state.built[state.built.index(building)] = msgspec.structs.replace(building, figures=(0,))
    return state


def lawful() -> Frostpunk:
    state = city()
    state.passed = [card.id for card in PACK.content.laws[:4]]
    return state


def empty_bag() -> Frostpunk:
    state = tokens(town(), "discontent", "anger-")
    state.discontent.bag = []
    return state


# -- what is asked of them -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_occurs_and_has_its_words_in_every_language(reason: str) -> None:
    found = SEEN[reason]() if reason in SEEN else [met()[reason]]
    refusal = next(refusal for refusal in found if refusal.reason == reason)
    assert refusal.rule == REASONS[reason]
    texts = set()
    for language in LANGUAGES:
        words = FrostpunkTexts(PACK, language, NAMES)
        text = words.refusal(refusal)
        assert not re.search(r"[\[{}$]|\bNone\b|refuse-|  ", text), text
        assert text.endswith(f" · {refusal.rule}")
        assert "[" not in words.rule(refusal.rule)
        texts.add(text)
    assert len(texts) == len(LANGUAGES), "each language has its own"


def test_what_is_refused_is_not_legal_and_is_told_once() -> None:
    count = 0
    for state, seat in positions():
        legal = set(state.moves(seat))
        refused = [refusal.move for refusal in refusals(state, seat)]
        assert legal.isdisjoint(refused)
        assert len(set(refused)) == len(refused)
        count += len(refused)
    assert count > 10_000


def test_every_building_and_every_open_field_is_offered_or_refused() -> None:
    for state, _ in positions():
        question = state.question
        if isinstance(question, ChooseAction):
            moves = {*question.options(state), *(refusal.move for refusal in question.refused(state))}
            assert {UseBuilding(one.building, one.fields[0]) for one in state.built} <= moves
            assert {Gather(field) for field in laid_fields(state) if built_on(state, field) is None} <= moves
        elif isinstance(question, BuildStep):
            moves = {*question.options(state), *(refusal.move for refusal in question.refused(state))}
            assert {Erect(one) for one in state.unbuilt if not PACK.buildings[one].printed} <= moves
            sites = {field for one in erectable(state) for fields in sites_of(state, one) for field in fields}
            for field in laid_fields(state):
                assert built_on(state, field) or (On(field) in moves) == (field not in sites)


def test_who_builds_hears_why_nothing_can_stand_beside_a_figure_at_work() -> None:
    words = FrostpunkTexts(PACK, "en", NAMES)
    state = city(wood=9)
    state.gathered.append((1, 0))
    said = {refusal.move.notation(): words.refusal(refusal) for refusal in asked(state, BuildStep(0))}
    assert said["on 1"] == "A figure stands there until night · F5.2"


def test_a_refusal_has_its_numbers() -> None:
    words = FrostpunkTexts(PACK, "en", NAMES)
    state = city(wood=1)
    said = {refusal.move.notation(): words.refusal(refusal) for refusal in asked(state, BuildStep(0))}
    assert said["erect beacon"] == "Costs 3 wood: 2 wood short · F1.4"
