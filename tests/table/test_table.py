"""A match through somebody's eyes, without a server: whose turn, what is offered, what can be taken back."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest

from hearthlight.games import game_keys, game_named
from hearthlight.i18n import LANGUAGES
from hearthlight.kernel import Dice, IllegalMove, Match, make_options
from hearthlight.kernel.state import LAST_FORESEEN
from hearthlight.table import Table, look, look_back, move_told, tell_story


class Chair(msgspec.Struct):
    name: str
    kind: str = "person"
    bot: str | None = None


def table_of(game: str, *kinds: str, seed: int = 1) -> Table:
    box = game_named(game)
    chairs = [Chair(name, kind) for name, kind in zip(("Ada", "Ben", "Cai", "Dee"), kinds, strict=False)]
    return Table(Match(box, make_options(box, players=len(kinds)), seed), chairs)


def play(table: Table, moves: int, dice: Dice) -> None:
    for _ in range(moves):
        seat, asked = next(iter(table.answering().items()))
        table.play(seat, dice.pick(table.match.state.moves(asked)).notation())


def until_joint(table: Table, leader: str) -> None:
    """Play on until a seat of that kind is asked to decide for everybody, with something to choose."""
    dice = Dice(5)
    while True:
        seat = table.match.state.joint_seat
        if seat is not None and table.seats[seat].kind == leader and len(table.match.state.moves(seat)) > 1:
            return
        play(table, 1, dice)


@pytest.mark.parametrize("game", game_keys())
def test_who_must_act_is_asked_and_nobody_else(game: str) -> None:
    table = table_of(game, "person", "person")
    dice = Dice(2)
    for _ in range(60):
        acting = set(table.answering())
        for seat in (0, 1):
            sight = look(table, seat, "en")
            assert (sight.decision is not None) == (seat in acting)
            assert sight.to_act == list(table.answering())
        assert look(table, None, "en").decision is None
        play(table, 1, dice)


@pytest.mark.parametrize("game", game_keys())
def test_a_table_that_was_looked_at_keeps_no_future(game: str) -> None:
    """What each move would bring is a whole state with all that is offered there; a server has many tables."""
    table, dice, seen = table_of(game, "person", "person"), Dice(2), 0
    for _ in range(20):
        (seat, *_) = table.answering()
        seen += look(table, seat, "en").decision is not None
        assert LAST_FORESEEN not in table.match.state._known
        play(table, 1, dice)
    assert seen


def test_who_waits_reads_what_the_others_are_asked() -> None:
    table = table_of("blackout", "person", "person")
    dice, told = Dice(2), set()
    for _ in range(60):
        acting = set(table.answering())
        for seat in (0, 1, None):
            topic = look(table, seat, "en").topic
            assert (topic == "") == (seat in acting)
            told.add(topic)
        play(table, 1, dice)
    assert {"Planning cards", "Buy a card?"} < told


def test_where_hands_are_open_who_waits_reads_the_question() -> None:
    table = table_of("frostpunk", "person", "person")
    dice, asked = Dice(2), set()
    for _ in range(60):
        if len(table.answering()) == 1:
            (acting,) = table.answering()
            own, other = look(table, acting, "en"), look(table, 1 - acting, "en")
            assert own.decision
            assert own.topic == ""
            if other.joint is None:
                assert other.topic
                assert other.topic == own.decision.text or own.decision.asks == "start"
                asked.add(own.decision.asks)
        play(table, 1, dice)
    assert {"start", "figure"} <= asked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_keys())
def test_everything_is_said_in_words(game: str, language: str) -> None:
    table = table_of(game, "person", "bot")
    play(table, 40, Dice(3))
    sight = look(table, next(iter(table.answering())), language)
    assert sight.decision is not None
    texts = [sight.decision.text, *(offer.text for offer in sight.decision.moves), *(line.text for line in sight.log)]
    assert all(text and "[" not in text for text in texts)


@pytest.mark.parametrize("game", game_keys())
def test_a_copy_is_a_table_of_its_own(game: str) -> None:
    table = table_of(game, "person", "person")
    twin, before = table.copy(), look(table, 0, "en")
    play(twin, 3, Dice(1))
    assert look(table, 0, "en") == before
    assert twin.match.state.ply == 3


@pytest.mark.parametrize("game", game_keys())
def test_looking_back_shows_what_was_seen_then(game: str) -> None:
    table = table_of(game, "person", "person")
    play(table, 12, Dice(1))
    then = look(table, 1, "en")
    play(table, 12, Dice(2))
    back = look_back(table, 1, "en", then.ply)
    assert back.view == then.view
    assert back.log == then.log
    assert (back.decision, back.can_undo) == (None, False)


@pytest.mark.parametrize("game", game_keys())
def test_every_move_is_told_by_the_log_or_by_its_words(game: str) -> None:
    """Whoever looks at a game that is over reads at every step who did what."""
    table = table_of(game, "person", "person")
    play(table, 60, Dice(1))
    assert move_told(table, 0, "en", 0) == ""
    silent = [ply for ply, events in enumerate(table.match.log) if not events]
    for ply in silent:
        mover = table.match.record.moves[ply - 1][0]
        told = move_told(table, mover, "en", ply)
        assert told.startswith(f"{('Ada', 'Ben')[mover]}: ")
        assert "[" not in told


def test_a_secret_choice_is_told_to_nobody_else() -> None:
    table = table_of("blackout", "person", "person")
    while len(table.match.state.to_act) < 2:
        play(table, 1, Dice(1))
    plan = next(move for move in table.match.state.moves(0) if move.verb == "plan")
    table.play(0, plan.notation())
    ply = table.match.state.ply
    assert move_told(table, 0, "en", ply)
    assert move_told(table, 1, "en", ply) == move_told(table, None, "en", ply) == ""


@pytest.mark.parametrize("game", game_keys())
def test_a_table_with_a_pack_from_elsewhere_looks_back_and_tells_its_story(game: str, tmp_path: Path) -> None:
    box = game_named(game)
    pack = shutil.copytree(box.packs.house / box.packs.names()[0], tmp_path / "mine")
    table = Table(Match(box, make_options(box, players=2), 1, pack=pack), [Chair("Ada"), Chair("Ben")])
    play(table, 12, Dice(1))
    then = look(table, 1, "en")
    play(table, 12, Dice(2))
    assert look_back(table, 1, "en", then.ply).view == then.view
    assert (tell_story(table, "en") is not None) == (tell_story(table_of(game, "person"), "en") is not None)


def test_a_person_has_the_last_word_for_a_bot_that_leads() -> None:
    table = table_of("frostpunk", "person", "bot")
    until_joint(table, "bot")
    assert table.answering() == {0: 1}
    assert table.bots_to_act() == []
    assert look(table, 0, "en").decision is not None
    before = len(table.match.record.moves)
    table.play(0, table.match.state.moves(1)[0].notation())
    assert table.match.record.moves[before][0] == 1, "the move is the leader's"
    assert table.made[before].by == 0


def test_what_was_answered_for_a_bot_can_be_taken_back() -> None:
    for seed in range(1, 40):
        table = table_of("frostpunk", "person", "bot", seed=seed)
        until_joint(table, "bot")
        before = list(table.match.record.moves)
        table.play(0, table.match.state.moves(1)[0].notation())
        if table.undoes(0):
            table.undo(0)
            assert table.match.record.moves == before
            assert len(table.made) == len(before)
            return
    raise AssertionError("no such moment in forty games")


def test_whoever_would_end_the_actions_is_told_so_as_you() -> None:
    """F4.12: everybody reads the same count, which is that of the button."""
    table, dice = table_of("frostpunk", "person", "bot"), Dice(2)
    while (question := table.match.state.question) is None or question.asks != "figure" or 0 not in table.answering():
        play(table, 1, dice)
    decision = look(table, 0, "en").decision
    assert decision is not None
    left = sum(int(offer.detail.get("ready", 0)) for offer in decision.moves if offer.verb == "take")
    assert decision.about["left"] == left > 1
    table.play(0, "stop", auto=False)
    (reader,) = table.answering()
    texts = [(sight.decision or sight.joint) for sight in (look(table, seat, "en") for seat in (0, 1))]
    said = [one.text for one in texts if one]
    assert reader == 0
    assert said[0] == f"You want to end the action phase. Do you all agree? {left} figures can still act."
    assert said[1] == f"Ada wants to end the action phase. Do you all agree? {left} figures can still act."


def test_nobody_takes_back_what_is_not_theirs() -> None:
    table = table_of("blackout", "person", "person")
    play(table, 1, Dice(1))
    with pytest.raises(IllegalMove):
        table.undo(1)


def test_suggestions_are_seen_until_the_next_move() -> None:
    table = table_of("frostpunk", "person", "person")
    until_joint(table, "person")
    (leader,) = table.answering()
    other, move = 1 - leader, table.match.state.moves(leader)[-1].notation()
    table.suggest(other, move)
    assert [(said.seat, said.move) for said in look(table, leader, "en").suggestions] == [(other, move)]
    with pytest.raises(IllegalMove):
        table.suggest(leader, move)
    table.play(leader, move)
    assert look(table, leader, "en").suggestions == []


def test_bots_speak_up_once_where_a_person_decides_for_all() -> None:
    table = table_of("frostpunk", "person", "bot", "bot")
    until_joint(table, "person")
    assert table.bots_to_suggest() == [1, 2]
    table.suggest(1, table.match.state.moves(0)[0].notation())
    assert table.bots_to_suggest() == [2]


def test_a_story_is_told_only_where_nothing_is_secret() -> None:
    assert tell_story(table_of("blackout", "person", "person"), "en") is None
    told = tell_story(table_of("frostpunk", "person"), "en")
    assert told is not None
    assert [step.ply for step in told.steps] == [0]


def test_a_move_that_only_opens_a_question_brings_what_is_asked_next() -> None:
    table, dice = table_of("frostpunk", "person"), Dice(1)
    while (sight := look(table, 0, "en")).decision is None or sight.decision.asks != "figure":
        play(table, 1, dice)
    opening = [offer for offer in sight.decision.moves if offer.follows is not msgspec.UNSET]
    assert {offer.verb for offer in opening} == {"take", "citizen"}
    for offer in opening:
        ahead = table.copy()
        ahead.play(0, offer.move)
        asked = look(ahead, 0, "en").decision
        assert asked is not None
        assert offer.follows is not msgspec.UNSET
        assert [(one.move, one.text) for one in offer.follows.moves] == [(one.move, one.text) for one in asked.moves]
        assert offer.follows.refused == asked.refused
