"""What a choice costs and brings is told before it is made: it is true, it betrays nothing, and it has words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from hearthlight.games.frostpunk import FROSTPUNK, Frostpunk
from hearthlight.games.frostpunk.content.terms import KINDS
from hearthlight.games.frostpunk.rules.cards.expeditions import AtTheEnd
from hearthlight.games.frostpunk.rules.cards.loading import LoadCard
from hearthlight.games.frostpunk.rules.city.erecting import ErectOn
from hearthlight.games.frostpunk.rules.city.map import PLATFORM
from hearthlight.games.frostpunk.rules.model import AUTOMATON, ENGINEER, WORKER, Displayed
from hearthlight.games.frostpunk.rules.moves import (
    BYPASS,
    DRAW,
    EXPLORE,
    GO_ON,
    ClearSnow,
    Erect,
    Gather,
    On,
    UseAdvisor,
    UseBuilding,
)
from hearthlight.games.frostpunk.rules.outlook import tallies
from hearthlight.games.frostpunk.rules.outlook.changes import changes_between
from hearthlight.games.frostpunk.rules.people.moods import Lower, Raise, Turn
from hearthlight.games.frostpunk.rules.people.sickness import ChooseSick
from hearthlight.games.frostpunk.rules.phases.actions.deeds import ChooseAction
from hearthlight.games.frostpunk.rules.phases.night import NightEffects, sleeping_places
from hearthlight.games.frostpunk.rules.phases.preparation import Advise, SoloCard
from hearthlight.games.frostpunk.rules.setup import StartCosts
from hearthlight.games.frostpunk.words import LOCALES
from hearthlight.games.frostpunk.words.texts import FrostpunkTexts
from hearthlight.i18n import LANGUAGES
from hearthlight.kernel import Change, Dice, Move, Remark
from hearthlight.table.offers import describe

from .tables import PACK, at, begun, fresh, play, tokens
from .towns import lay, stand, town

GAMES = 24
LONGEST = 24
"""A chip is a word or two."""
SOURCE = Path(changes_between.__code__.co_filename)


def positions(games: int = GAMES) -> Iterator[tuple[Frostpunk, int, Dice]]:
    """Every so often a position of random games of all sizes."""
    for seed in range(games):
        state, dice = fresh(players=1 + seed % 4, seed=seed, group=1 + seed % 6), Dice(seed)
        while state.to_act:
            seat = dice.pick(state.to_act)
            if dice.below(3) == 0:
                yield state, seat, dice
            moves = state.moves(seat)
            state.play(seat, GO_ON if GO_ON in moves else dice.pick(moves))  # a phase that is played on shows more


def foreseen(state: Frostpunk, seat: int, move: Move) -> tuple[list[Change], bool, bool]:
    """What an offer tells: the changes, whether that is all, whether it is final."""
    after, whole = state.foresee(seat, move)
    return FROSTPUNK.changes(state, after, seat), whole, not whole or after.undo_point(seat) > state.ply


def said(state: Frostpunk, move: str) -> list[str]:
    """The changes of a move in words."""
    seat = state.to_act[0]
    found = next(one for one in state.moves(seat) if one.notation() == move)
    words = FrostpunkTexts(PACK, "en", ())
    return [words.change(change) for change in foreseen(state, seat, found)[0]]


def test_offers_tell_nothing_that_the_players_cannot_know() -> None:
    count = 0
    for state, seat, dice in positions():
        twin = state.determinize(seat, dice)
        assert state.question is not None
        assert twin.question is not None
        for move in state.moves(seat):
            assert foreseen(state, seat, move) == foreseen(twin, seat, move), (state.question, move)
            assert state.question.remarks(state, seat, move) == twin.question.remarks(twin, seat, move)
            count += 1
        assert state.question.refusals(state, seat) == twin.question.refusals(twin, seat), state.question
    assert count > 2000


def test_what_is_foreseen_comes_true(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Frostpunk] = []

    def another_part(state: Frostpunk) -> None:
        if state.foreseeing:
            state.horizon = state.horizon or state.copy()
        else:
            seen.append(state.copy())
            seen[-1].agenda = []

    monkeypatch.setattr(Frostpunk, "another_part", another_part)
    foretold = 0
    for state, seat, _ in positions():
        for move in state.moves(seat):
            changes, whole, final = foreseen(state, seat, move)
            if not whole:
                continue
            seen.clear()
            after = state.copy()
            after.play(seat, move)
            assert changes == FROSTPUNK.changes(state, seen[0] if seen else after, seat), (state.question, move)
            assert final == (after.undo_point(seat) > state.ply), (state.question, move)
            foretold += bool(changes)
    assert foretold > 1000


def test_what_others_have_chosen_in_secret_is_not_put_down_to_a_move() -> None:
    """F3.12: one exhausts hope, the other's child gets tired; whichever is paid first says nothing of the other."""
    asked = set()
    for seed in range(20):
        state = tokens(town(2), "hope", "care+", "justice+")
        state.rng = seed
        state.hands = [["B08", "B01"], ["B24", "B01"]]
        at(state, StartCosts((0, 1)))
        play(state, "part B08", "part B24")
        if state.to_act == (0,) and state.question and state.question.asks == "turn-token":
            asked.add(state.people[KINDS.index("child")].tired)
            assert said(state, "exhaust care") == ["−1 active care"]
    assert asked == {0, 1}


def test_what_comes_whatever_is_answered_is_put_down_to_no_answer() -> None:
    """F2.3: the card that asks for discontent leaves afterwards, and the law that it covered gives its beds again."""
    state = tokens(town(1), "discontent", "anger-", "apathy-")
    state.passed, state.bedless = ["G05"], 2
    state.display.append(Displayed("K05A", covers="G05"))
    stand(state, "tent", 1)
    at(state, NightEffects())
    before = sum(sleeping_places(state))
    assert said(state, "draw") == ["discontent 2 → 3"]
    assert said(state, "activate anger") == ["+1 active anger"]
    play(state, "activate anger")
    assert sum(sleeping_places(state)) > before


def test_what_the_next_line_of_a_card_brings_is_put_down_to_nobody_who_falls_sick() -> None:
    """F7.1: whoever falls sick, hope rises afterwards."""
    state = tokens(town(1), "hope", "care+")
    at(state, ChooseSick(), Raise(what="hope"))
    assert said(state, "sick worker") == ["+1 sick worker"]


def test_what_is_told_before_the_field_is_chosen_is_true_of_every_field() -> None:
    told = 0
    for state, seat, _ in positions():
        for move in state.moves(seat):
            if isinstance(move, Erect | UseAdvisor) and state.round:
                changes, _, _ = foreseen(state, seat, move)
                between = state.copy()
                between.play(seat, move)
                if isinstance(between.question, ErectOn | Turn):
                    told += bool(changes)
                    for answer in between.moves(between.to_act[0]):
                        after, _ = between.foresee(between.to_act[0], answer)
                        assert set(changes) <= set(changes_between(state, after))
    assert told > 50


def test_a_mood_that_changes_is_told_before_its_token_is_chosen() -> None:
    """F2.3, F2.5."""
    told: set[tuple[str, bool]] = set()
    for state, seat, _ in positions():
        for move in state.moves(seat):
            for change in foreseen(state, seat, move)[0]:
                if change.what.startswith("next-"):
                    after = state.copy()
                    after.play(seat, move)
                    assert isinstance(after.question, Lower if change.after < 0 else Raise)
                    assert change.harm == (("hope" in change.what) == (change.after < 0))
                    told.add((change.what, change.harm))
    assert told >= {("next-hope", True), ("next-hope", False)}


def test_chance_is_not_put_in_numbers() -> None:
    state = begun()
    assert said(state, "stop") == []
    changes, whole, final = foreseen(state, 0, state.moves(0)[-1])
    assert (changes, whole, final) == ([], False, True), "dusk draws a card"


def test_a_hut_says_what_it_brings_and_whom_the_cold_harms() -> None:
    state = town()
    first, second = lay(state, 6)
    state.wood = 3
    stand(state, "hunters-hut", first)
    state.on_fields["wood"][second] = 3
    play(state, "take worker")
    hut = said(state, f"use hunters-hut {first}")
    assert hut[0] == "+1 sick worker"
    assert "+4 food" in hut
    assert "+2 wood" in said(state, f"gather {second}")


def test_who_is_cured_is_told_before_a_medical_post_is_used() -> None:
    """Whom the rules propose is played with it, so it is told with it."""
    state = town()
    state.people[WORKER].sick = 9
    stand(state, "medical-post", lay(state, 6)[0])
    state = at(state, ChooseAction(0, ENGINEER))
    words = FROSTPUNK.words(PACK, "en", ["Ada"])
    offers = describe(FROSTPUNK, state, state.decision(0), 0, words).moves
    (post,) = (offer for offer in offers if "medical-post" in offer.move)
    assert post.then == ["cure worker", "cure worker", "cure engineer"], "it is cold: the engineer falls sick first"
    assert "−2 sick workers" in {change.text for change in post.changes}


def test_the_last_figure_is_not_charged_for_the_dusk() -> None:
    state = town()
    state.food = 20
    field, _ = lay(state, 6)
    stand(state, "hunters-hut", field)
    for people in state.people:
        people.ready = 0
    state.people[0].ready = 1
    state.output = 6
    play(state, "take worker")
    assert said(state, f"use hunters-hut {field}") == ["+4 food"]


def test_a_price_is_no_harm_and_sickness_is() -> None:
    before = begun()
    after = before.copy()
    after.wood += 1
    after.people[1].sick += 1
    after.corpses += 1
    assert changes_between(before, after) == [
        Change("dead", before.corpses, before.corpses + 1, harm=True),
        Change("sick-engineer", before.people[1].sick, before.people[1].sick + 1, harm=True),
        Change("wood", before.wood, before.wood + 1),
    ]
    assert changes_between(after, before)[2] == Change("wood", after.wood, before.wood)


def everything() -> Iterator[Change]:
    """Every number that can change, once up and once down."""
    names = {name for tally in vars(tallies).values() if isinstance(tally, tallies.Tally) for name in tally.names}
    names |= set(re.findall(r'(?:_number\(|Change\()\s*"([a-z-]+)"', SOURCE.read_text("utf-8")))
    names |= {f"map-{thing}" for thing in ("wood", "coal", "cores", "trees")}
    names |= {f"warm-{zone}" for zone in "abc"}
    for name in sorted(names):
        yield Change(name, 0, 1)
        yield Change(name, 12, 10)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_change_is_said_in_a_word_or_two(language: str) -> None:
    words = FrostpunkTexts(PACK, language, ())
    texts = [words.change(change) for change in everything()]
    assert len(texts) > 100
    for text in texts:
        assert "change-" not in text
        assert len(text) <= LONGEST, text


def test_what_is_put_onto_a_card_says_what_it_is_for() -> None:
    """The most that is asked for at the first time that is not yet met."""
    state = town()
    state.round, state.tokens = 12, [(13, "S04", 0), (15, "S04", 1)]

    def loading(card: str, lies: int) -> str:
        state.wood = state.coal = 2
        row = state.scenario if card in PACK.scenario else state.display
        row[:] = [Displayed(card, wood=lies)]
        return next(text for text in said(at(state, LoadCard(0, card, left=2)), "put wood") if "→" in text)

    assert loading("S04", 2) == "2 → 3 of 4, due round 13"
    assert loading("S04", 4) == "4 → 5 of 10, due round 15"
    assert loading("S02", 1) == "1 → 2 of 4, any dusk"
    assert loading("M004", 1) == "1 → 2 on it"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_goal_is_said_in_every_language(language: str) -> None:
    words = FrostpunkTexts(PACK, language, ())
    for number in (0, 15):
        text = words.change(Change("loaded", 6, 8, of=10, due=number))
        assert "6 → 8" in text
        assert "10" in text
        assert ("15" in text) == (number == 15)
        assert len(text) <= LONGEST + 8


@cache
def remarked() -> dict[str, Remark]:
    """Every remark of random games, once."""
    found: dict[str, Remark] = {}
    for state, seat, _ in positions(4 * GAMES):
        assert state.question is not None
        for move in state.moves(seat):
            found |= {remark.key: remark for remark in state.question.remarks(state, seat, move)}
    mixed = town()  # no sector of the pack has several sorts on a field; a pack of somebody else may
    mixed.on_fields["wood"][1] = mixed.on_fields["coal"][1] = 2
    arrived = AtTheEnd(path=0, steps=1)  # random cities seldom live to see scouts arrive
    rare = [(ChooseAction(0), Gather(1)), (arrived, BYPASS), (arrived, EXPLORE)]
    rare += [(ErectOn(0, building), On(1)) for building in ("sawmill", "gathering-post", "coal-thumper")]
    return found | {remark.key: remark for ask, move in rare for remark in ask.remarks(mixed, 0, move)}


KEYS = set(re.findall(r"^remark-([a-z-]+) =", (LOCALES / "en" / "outlook.ftl").read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_remark_occurs_and_has_its_words(language: str) -> None:
    words = FrostpunkTexts(PACK, language, ())
    assert set(remarked()) == KEYS
    for remark in remarked().values():
        text = words.remark(remark)
        assert not re.search(r"[\[{}$]|remark-|  ", text), text


def test_what_is_cold_says_why() -> None:
    """F4.13: clearing snow is cold work also where the ground around is warm; F11.2: an automaton does not mind."""
    words = FrostpunkTexts(PACK, "en", ())

    def why(state: Frostpunk, move: Move, figure: int = 0) -> list[str]:
        found = ChooseAction(0, figure).remarks(state, 0, move)
        return [words.remark(remark) for remark in found if remark.key == "cold"]

    state = town()
    state.cold, state.output, state.ranges = 9, 8, [1, 2, 3]
    assert why(state, ClearSnow("inner")) == ["always cold work"]
    assert why(state, ClearSnow("inner"), AUTOMATON) == []
    assert why(state, Gather(1)) == []
    state.output = 0
    assert why(state, Gather(1)) == ["cold there until output 2"]
    assert why(state, UseBuilding("platform", PLATFORM)) == ["cold there until output 2"]


def test_a_wake_up_call_says_how_many_come() -> None:
    """F8.2."""
    words, state = FrostpunkTexts(PACK, "en", ()), begun()
    (least, cards), *_ = sorted(PACK.tracks.solo_cards, reverse=True)
    state.hope.track = state.hope.track[:1] * least
    (remark,) = SoloCard().remarks(state, 0, DRAW)
    assert words.remark(remark) == f"{cards} cards with your current hope"


def test_f6_1_a_sawmill_says_how_many_trees_a_place_has_before_it_is_chosen() -> None:
    """What it would be built on is lost, and does not count."""
    state = town()
    left, right = lay(state, 6)
    bare = lay(state, 7)[0]
    state.on_fields["trees"][left], state.on_fields["trees"][right] = 2, 1
    ask = ErectOn(0, "sawmill")
    found = {field: [one for one in ask.remarks(state, 0, On(field)) if one.key == "fells"] for field in (left, bare)}
    assert [remark.values["count"] for (remark,) in found.values()] == [1, 0]
    words = FrostpunkTexts(PACK, "en", ())
    assert [words.remark(remark) for (remark,) in found.values()] == ["1 tree in its sector", "no trees in its sector"]


def test_a_token_that_is_drawn_counts_though_nobody_knows_which() -> None:
    state = at(tokens(town(), "discontent", "anger-"), Raise(what="discontent"))
    assert said(state, "draw") == ["discontent 1 → 2"]
    state = at(tokens(town(), "hope", "care-"), Raise(what="hope"))
    assert said(state, "draw") == ["hope 1 → 2"]


def test_what_would_change_nothing_says_so() -> None:
    """It can be chosen all the same, and paid for: no stress to take away, nobody who is hungry."""
    state = tokens(town(), "hope", "care+", "justice+")
    state.advisors = ["generator-lead", "society-adviser"]
    words = FrostpunkTexts(PACK, "en", ())

    def remarked(move: str) -> list[str]:
        assert state.question is not None
        found = next(one for one in state.moves(0) if one.notation() == move)
        return [words.remark(remark) for remark in state.question.remarks(state, 0, found)]

    at(state, Advise())
    assert remarked("advisor generator-lead") == ["no effect now"]
    state.stress = 2
    assert remarked("advisor generator-lead") == []
    play(state, "advisor society-adviser")
    assert remarked("option 2") == ["no effect now"]
    state.hunger = 1
    assert remarked("option 2") == []


def test_a_kind_of_hope_says_that_any_token_is_drawn() -> None:
    """F2.4: `+1 justice` may well bring care onto the track."""
    words = FrostpunkTexts(PACK, "en", ())
    said = words.remark(Remark("kind", {"token": "justice"}))
    assert said == "+1 justice: draw 1 token of any kind, then 1 exhausted justice becomes active"
