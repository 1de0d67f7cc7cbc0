"""Whole games at random: nothing is lost, nothing leaks, and every word is there."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from lanterns import GAME
from lanterns.state import Night

from hearthlight.kernel import Dice, Match, encode, make_options, read_record

LANGUAGES = ("en", "de", "fr", "zh-Hant")


def match_of(players: int, seed: int, **options: object) -> Match:
    names = ["Ada", "Ben", "Cleo", "Dan"][:players]
    return Match(GAME, make_options(GAME, players=players, **options), seed, names=names)


def check(state: Night) -> None:
    """What holds after every move."""
    content = state.pack.content
    papers = Counter(state.deck + state.returned)
    lanterns = Counter(state.source + state.box + state.river + state.gone)
    for seat, player in enumerate(state.players):
        papers.update(player.hand)
        papers.update(wish.paper for wish in player.wishes)
        lanterns.update(player.lit)
        assert len(player.hand) <= content.limit + (3 if seat in state.to_act else 0)
        assert len(player.wishes) <= state.most_wishes
    assert papers == Counter(content.papers)
    assert set(lanterns.values()) == {content.copies}
    assert len(state.river) == content.spots or not state.source
    for seat in state.to_act:
        notations = [move.notation() for move in state.moves(seat)]
        assert 0 < len(notations) == len(set(notations))


def known(match: Match, seat: int | None) -> tuple[object, ...]:
    """All that a seat is told: its view, what it is asked, what happened."""
    state = match.state
    decision = state.decision(seat) if seat in state.to_act else None
    return match.view(seat), decision, [event.seen_by(seat) for event in state.events]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_a_game_at_random(players: int, seed: int) -> None:
    match, dice = match_of(players, seed, night="short" if seed % 2 else "long", wishes=seed % 3), Dice(seed)
    while match.state.to_act:
        state = match.state
        assert isinstance(state, Night)
        check(state)
        seat = state.to_act[0]
        before = state.fingerprint()
        twin = state.copy()
        assert twin == state
        twin.play(seat, dice.pick(twin.moves(seat)))
        for eyes in (None, *range(players)):
            world = state.determinize(eyes, dice)
            check(world)
            assert GAME.view(world, eyes) == GAME.view(state, eyes), "what is hidden does not show"
            if eyes == seat:
                assert world.decision(seat) == state.decision(seat)
                world.play(seat, dice.pick(world.moves(seat)))
        assert state.fingerprint() == before, "nobody's thoughts change the table"
        match.play(seat, dice.pick(state.moves(seat)).notation())
    assert match.state.outcome is not None
    record, cut = read_record(match.text())
    assert not cut
    assert Match.replay(GAME, record).state == match.state


def test_a_state_can_be_written_and_read() -> None:
    match, dice = match_of(3, 5), Dice(5)
    while match.state.to_act:
        loaded = GAME.load(encode(match.state))
        assert loaded.fingerprint() == match.state.fingerprint()
        assert [loaded.moves(seat) for seat in range(3)] == [match.state.moves(seat) for seat in range(3)]
        seat = match.state.to_act[0]
        match.play(seat, dice.pick(match.state.moves(seat)).notation())


@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_somebody_does_in_secret_changes_nothing_for_others(seat: int | None) -> None:
    """Two worlds that differ only in what the seat cannot know look the same to it, move after move."""
    match, dice = match_of(3, 4), Dice(4)
    while match.state.to_act:
        mover = match.state.to_act[0]
        notation = dice.pick(match.state.moves(mover)).notation()
        if mover != seat and notation.startswith("wish "):
            told = []
            for move in match.state.moves(mover):
                if move.notation().startswith("wish "):
                    other = match.copy()
                    other.play(mover, move.notation())
                    told.append(known(other, seat))
            assert all(world == told[0] for world in told)
        match.play(mover, notation)


def test_the_bot_looks_at_nothing_hidden() -> None:
    match, dice, bot = match_of(3, 7), Dice(7), GAME.bot("greedy")
    while match.state.to_act:
        seat = match.state.to_act[0]
        choice = bot.choose(match.state, seat, Dice(1))
        assert bot.choose(match.state.determinize(seat, dice), seat, Dice(1)) == choice
        match.play(seat, choice.notation())


def test_the_bot_beats_chance() -> None:
    wins = 0
    for seed in range(40):
        state, dice = match_of(2, seed).state, Dice(seed)
        bots = [GAME.bot("greedy"), GAME.bot("random")]
        while state.to_act:
            seat = state.to_act[0]
            state.play(seat, bots[seat].choose(state, seat, dice))
        assert state.outcome is not None
        wins += state.outcome.winners == (0,)
    assert wins >= 28


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_reads_well(language: str) -> None:
    match, dice = match_of(3, 2), Dice(2)
    words = GAME.words(match.state.pack, language, ["Ada", "Ben", "Cleo"])
    say = GAME.say(language, match.state.pack)
    lines = [words.event(event) for event in match.log[0]]
    lines += [line for card in match.state.pack.cards for line in (words.card(card), *words.card_lines(card))]
    while match.state.to_act:
        seat = match.state.to_act[0]
        decision = match.state.decision(seat)
        lines += [words.question(decision), words.rule(decision.rule)]
        lines += [words.move(move, decision) for move in decision.moves]
        for event in match.play(seat, dice.pick(decision.moves).notation()):
            lines += [words.event(event), words.event(event.seen_by(None))]
    assert match.state.outcome is not None
    lines += [say(f"score-{part}") for part in match.state.outcome.details[0]]
    lines += [say(f"{key}-lanterns") for key in ("game", "pitch")]
    for choice in GAME.choices:
        lines += [say(f"option-lanterns-{choice.key}")]
        lines += [GAME.choice(say, choice.key, value)[0] for value in GAME.values_of(choice.key)]
    lines += [GAME.rulebook(language).text()]
    for line in lines:
        assert line
        assert not re.search(r"[\[{}]|\$", line), line


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_translations_have_the_same_messages(language: str) -> None:
    packs = GAME.packs("festival").folder
    assert packs is not None
    for folder in (GAME.locales, packs / "locales"):
        for path in sorted((folder / "en").glob("*.ftl")):
            keys = [re.findall(r"^([\w-]+) =", file.read_text("utf-8"), re.MULTILINE)
                    for file in (path, folder / language / path.name)]  # fmt: skip
            assert keys[0] == keys[1], path.name
