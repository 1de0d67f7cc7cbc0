"""What a table can choose: the reading of R4, who starts, the colours; and what records older than that mean."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hearthlight.games.blackout import BLACKOUT, Blackout
from hearthlight.games.blackout.rules.model import SEAT_COLOURS, Spot
from hearthlight.games.blackout.rules.phases.clean_up import WasteResources
from hearthlight.games.blackout.rules.phases.deploy import UseVolunteer
from hearthlight.games.blackout.rules.phases.objectives import CompleteGoals
from hearthlight.games.blackout.rules.placing import PlaceCube
from hearthlight.i18n import LANGUAGES
from hearthlight.kernel import BadOptions, BadRecord, Dice, Match, encode, make_options, read_record

from .rules.moments import table
from .tables import at, fresh, give, offered, play_randomly, put_cubes

THEME = Path(__file__).parents[3] / "web/src/games/blackout/theme.css"
RECORDS = sorted((Path(__file__).parents[2] / "records").glob("blackout-*.record"))
ALIKE = ("blackout-1-campaign-2-greedy", "blackout-1-campaign-2-lookahead", "blackout-3-campaign-4-greedy")
"""Games in which no plan was left unfinished and no trade was in vain."""


def match(seed: int = 4, **options: Any) -> Match:
    return Match(BLACKOUT, make_options(BLACKOUT, **options), seed, names=["Ada", "Ben", "Cai", "Dee"])


def replayed(text: str) -> Match:
    record, cut = read_record(text)
    assert not cut
    return Match.replay(BLACKOUT, record)


# -- R4 ------------------------------------------------------------------------------------------------------------


def test_r4_the_german_reading_is_a_choice_and_off_by_default() -> None:
    """R4: the table chooses it before the game."""
    assert make_options(BLACKOUT, players=2).skipping == "wrong"
    tables = (table(2), table(2, skipping="wrong"), table(2, skipping="any"))
    ways = [offered(at(put_cubes(state, 0, "star-ferry"), PlaceCube(0, "any")), 0, "place") for state in tables]
    assert ways[0] == ways[1]
    assert len(ways[0]) < len(ways[2])


def test_r4_a_record_keeps_the_reading() -> None:
    """R4: and a game with it replays, fingerprint by fingerprint."""
    game = match(players=2, skipping="any")
    assert "option skipping any" in game.text()
    bot, dice = BLACKOUT.bot("random"), Dice(1)
    for _ in range(150):
        seat = game.state.to_act[0]
        game.play(seat, bot.choose(game.state, seat, dice).notation())
    again = replayed(game.text())
    assert again.state == game.state
    assert isinstance(again.state, Blackout)
    assert again.state.skipping == "any"


@pytest.mark.parametrize("language", LANGUAGES)
def test_r4_every_choice_is_named_and_explained(language: str) -> None:
    """R4, B2.9: in the words of each language."""
    say = BLACKOUT.say(language)
    assert [choice.key for choice in BLACKOUT.choices] == ["mode", "chapter", "starter", "skipping"]
    titles = [BLACKOUT.choice(say, "skipping", value) for value in BLACKOUT.values_of("skipping")]
    assert all(title and about for title, about in titles)
    assert len({*titles}) == 2
    assert all(say.has(f"option-blackout-{choice.key}") for choice in BLACKOUT.choices)
    starters = [BLACKOUT.choice(say, "starter", value)[0] for value in BLACKOUT.values_of("starter")]
    assert len({*starters}) == 5
    assert len({say(f"seat-colour-{colour}") for colour in SEAT_COLOURS}) == 4


# -- B2.9: the starting player -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_b2_9_the_table_names_the_starting_player(seat: int) -> None:
    """B2.9: whatever the seed; its first cube comes last."""
    for seed in range(5):
        state = fresh(3, seed, starter=seat)
        assert state.starter == seat - 1
        asked = []
        while state.round == 0:
            asked.append(state.to_act[0])
            state.play(asked[-1], state.moves(asked[-1])[0])
        assert asked[-1] == seat - 1


def test_b2_9_by_lot_every_seat_starts_some_game() -> None:
    """B2.9."""
    assert {fresh(3, seed).starter for seed in range(20)} == {0, 1, 2}


def test_b2_9_a_seat_that_is_not_there_cannot_start() -> None:
    """B2.9."""
    with pytest.raises(BadOptions, match="starter-no-seat"):
        fresh(2, starter=3)


# -- colours -------------------------------------------------------------------------------------------------------


def test_b2_8_seats_choose_their_colours_and_the_cards_follow() -> None:
    """B2.8: a seat has the cards with the sign of its colour; who chooses none takes what is left."""
    state = fresh(3, colours="lime,,ivory")
    view = BLACKOUT.view(state, 0)
    assert [player.colour for player in view.players] == ["lime", "pink", "ivory"]
    assert [player.sign for player in view.players] == ["horse", "tiger", "dragon"]
    assert all(card.startswith("horse-") for card in state.players[0].hand)
    assert [card for card in state.out if card.startswith("rabbit-")]
    play_randomly(state, 1, 300)


def test_colours_go_by_seat_where_nobody_chooses() -> None:
    """B2.8."""
    assert [player.colour for player in BLACKOUT.view(fresh(4), None).players] == [*SEAT_COLOURS]
    assert fresh(3, colours="ivory") == fresh(3)


@pytest.mark.parametrize(
    ("colours", "problem"),
    [("pink,pink", "colour-taken"), ("mauve", "colour-unknown"), ("ivory,pink,lime", "colours-too-many")],
)
def test_no_two_seats_share_a_colour(colours: str, problem: str) -> None:
    """B2.8."""
    with pytest.raises(BadOptions, match=problem):
        fresh(2, colours=colours)


def test_a_record_keeps_colours_and_starting_player() -> None:
    """B2.8, B2.9."""
    game = match(players=3, colours="sky", starter=2)
    again = replayed(game.text())
    assert again.state == game.state
    assert again.text() == game.text()


# -- records that are older than a ruling --------------------------------------------------------------------------


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_r8_a_game_is_played_by_the_rules_of_its_day(path: Path) -> None:
    """R8, R28: a record that names no rules was played before these rulings were written anew; a new one names them,
    and by the other rules its moves are others."""
    record, _ = read_record(path.read_text("utf-8"))
    rules = int(record.options.get("rules", 1))
    assert isinstance(state := Match.replay(BLACKOUT, record).state, Blackout)
    assert state.rules == rules
    if path.stem not in ALIKE:
        record.options["rules"], record.checks = 3 - rules, {}
        with pytest.raises(BadRecord):
            Match.replay(BLACKOUT, record)


def test_new_games_name_their_rules() -> None:
    """R8, R28."""
    assert "option rules 2" in match(players=2).text()
    assert len([path for path in RECORDS if "option rules" in path.read_text("utf-8")]) == 2


def test_r8_r28_what_was_offered_before() -> None:
    """R8, R28: an unfinished plan waited for another goal, and trades could be in vain."""
    state = give(table(2, rules=1), 0, water=2, money=0, battery=0)
    give(state, 1, gps=12)
    state.players[0].emergency = None
    state.players[0].objectives = [Spot("P01", done=0b01, cubes=0b01)]
    assert at(state, CompleteGoals(0)).to_act == ()
    assert offered(at(state, WasteResources(0)), 0, "waste") == ["waste water-gps"]
    give(state, 0, tools=state.players[0].supply)
    state.dice = [0, 3, 2]
    assert offered(at(state, UseVolunteer(0, "dragon-red-1")), 0, "procure")


def test_choices_that_nobody_made_leave_no_trace_in_a_fingerprint() -> None:
    """B2.8, R4: what was added to the state since the first records."""
    old, new = fresh(3, rules=1), fresh(3)
    assert old.fingerprint() != new.fingerprint()
    new.rules = 1
    assert old.fingerprint() == new.fingerprint()
    assert BLACKOUT.load(encode(new)).fingerprint() == new.fingerprint()


def test_colours_look_the_same_on_the_board_and_elsewhere() -> None:
    """The board's style sheet and what the house is told."""
    theme = THEME.read_text("utf-8")
    for palette in ("usual", "red-green", "blue-yellow"):
        board = ".blackout" if palette == "usual" else f'html[data-palette="{palette}"] .blackout'
        said = "".join(f"  --{colour}: {hues[palette]};\n" for colour, hues in BLACKOUT.colours.items())
        assert f"\n{board} {{\n{said}}}\n" in theme
