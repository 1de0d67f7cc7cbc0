"""Bots play legally, fairly, and (those that think) sensibly."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from statistics import mean

import pytest

from hearthlight.arena.engines import play_jobs
from hearthlight.arena.play import Job, play_job, play_out
from hearthlight.bots import Bot, Budget, RandomBot, SearchBot
from hearthlight.games.blackout import BLACKOUT, Blackout
from hearthlight.games.blackout.bots.fitted import TRAITS, fitted_for, weights
from hearthlight.games.blackout.bots.friendly import GOOD_ENOUGH, FriendlyBot
from hearthlight.games.blackout.bots.greedy import GreedyBot
from hearthlight.games.blackout.bots.guide import CANDIDATES, LEVELS, BlackoutGuide
from hearthlight.games.blackout.bots.lookahead import LookaheadBot
from hearthlight.games.blackout.bots.worth import worth_for
from hearthlight.games.blackout.rules.model import Laid, Spot
from hearthlight.games.blackout.rules.moves import READY
from hearthlight.games.blackout.rules.phases.objectives import CompleteGoals
from hearthlight.games.blackout.rules.phases.scout import ChooseTile
from hearthlight.games.blackout.rules.phases.secure import ChooseMarker
from hearthlight.games.blackout.rules.placing import PlaceCube
from hearthlight.kernel import Dice

from .tables import at, begun, fresh, give, play, play_randomly


def hasty() -> LookaheadBot:
    """Looks ahead as the strong bot does, in less time."""
    return LookaheadBot(candidates=2, worlds=1)


def searching(rollouts: int = 4) -> SearchBot[Blackout]:
    """Searches for so long that it is the same everywhere."""
    return SearchBot("search", BlackoutGuide(), Budget(rollouts=rollouts))


def glancing() -> SearchBot[Blackout]:
    """Searches as little as it can."""
    return searching(1)


@pytest.mark.daily(6)
@pytest.mark.parametrize(
    ("bot", "chapters", "players"),
    [
        *((bot, (1, 3, 5), players) for bot in (RandomBot, GreedyBot) for players in (1, 2, 3)),
        *((FriendlyBot, (2,), players) for players in (1, 2, 3)),
        *((bot, (4,), players) for bot in (hasty, glancing) for players in (1, 2)),
        *(
            pytest.param(bot, (2,), players, marks=pytest.mark.soak)
            for bot in (RandomBot, FriendlyBot, GreedyBot, hasty, searching)
            for players in (3, 4)
        ),
    ],
)
def test_every_bot_plays_whole_games(bot: Callable[[], Bot], chapters: tuple[int, ...], players: int) -> None:
    for chapter in chapters:
        state = fresh(players, chapter, mode="campaign", chapter=chapter)
        assert play_out(state, [bot()] * players, Dice(chapter)) > 50
        assert state.outcome
        assert len(state.outcome.scores) == players


@pytest.mark.parametrize(("bot", "games"), [(GreedyBot, 20), (FriendlyBot, 10), (hasty, 6), (searching, 10)])
def test_a_bot_neither_changes_the_state_nor_needs_its_secrets(bot: Callable[[], Bot], games: int) -> None:
    for seed in range(games):
        state = play_randomly(fresh(3, seed), seed, moves=40 * seed)
        if not state.to_act:
            continue
        seat = state.to_act[0]
        before = state.copy()
        move = bot().choose(state, seat, Dice(1))
        assert state == before
        assert move in state.moves(seat)
        assert bot().choose(Blindfold.of(state, seat), seat, Dice(1)) == move


class Blindfold(Blackout):
    """A state that gives away nothing but what `determinize` may: all that the seat cannot know is different."""

    @staticmethod
    def of(state: Blackout, seat: int) -> Blackout:
        other = state.determinize(seat, Dice(2))
        blind = Blindfold(**{name: getattr(other, name) for name in other.__struct_fields__})
        blind.__dict__["true"] = state
        return blind

    def moves(self, seat: int):  # type: ignore[no-untyped-def]
        return self.__dict__["true"].moves(seat)

    def determinize(self, seat: int | None, dice: Dice) -> Blackout:  # type: ignore[override]
        guess: Blackout = self.__dict__["true"].determinize(seat, dice)
        return guess


def test_the_same_seed_plays_the_same_game() -> None:
    job = Job("blackout", {"players": 3}, 11, ("greedy",) * 3)
    assert play_job(job) == play_job(job)


def won_against(bot: str, other: str, games: int) -> int:
    """How many games of two it wins alone, each seat in every second one."""
    jobs = [Job("blackout", {"players": 2}, seed, (bot, other) if seed % 2 else (other, bot)) for seed in range(games)]
    return sum(result.outcome.winners == (result.job.bots.index(bot),) for result in play_jobs(jobs, workers=1))


@pytest.mark.parametrize("games", [20, pytest.param(100, marks=pytest.mark.soak)])
def test_greedy_beats_random(games: int) -> None:
    """At least 19 of 20 games of two."""
    assert won_against("greedy", "random", games) >= 0.95 * games


@pytest.mark.parametrize("games", [8, pytest.param(60, marks=pytest.mark.soak)])
def test_a_friendly_bot_can_be_beaten_and_plays_along(games: int) -> None:
    """Greedy wins at least three games of four against it, and it wins as many against chance."""
    assert won_against("greedy", "friendly", games) >= 0.75 * games
    assert won_against("friendly", "random", games) >= 0.75 * games


def test_a_friendly_bot_makes_one_of_the_best_moves() -> None:
    state = begun(2, 4)
    best = GreedyBot().ranked(state.determinize(0, Dice(1)), 0, Dice(1))
    made = [FriendlyBot().choose(state, 0, Dice(seed)) for seed in range(20)]
    assert 1 < len(set(made)) <= GOOD_ENOUGH < len(best)
    assert set(made) <= set(best[:GOOD_ENOUGH])
    assert made.count(best[0]) == max(map(made.count, made))


@pytest.mark.parametrize("games", [8, pytest.param(40, marks=pytest.mark.soak)])
def test_a_competent_game_lasts_and_scores_as_it_should(games: int) -> None:
    """Three greedy bots: 9 to 14 rounds, scores of about 60 to 130 for those who win."""
    jobs = [Job("blackout", {"players": 3}, seed, ("greedy",) * 3) for seed in range(games)]
    results = list(play_jobs(jobs, workers=1))
    assert 9 <= mean(result.rounds for result in results) <= 14
    assert 60 <= mean(score for result in results for score in result.outcome.scores) <= 130
    assert 60 <= mean(max(result.outcome.scores) for result in results) <= 130


def test_greedy_does_what_a_sensible_player_does() -> None:
    """It completes goals, extends on the map, secures districts, and keeps cards in hand."""
    state, bot, dice = begun(3, 4), BLACKOUT.bot("greedy"), Dice(4)
    completed = secured = 0
    while state.to_act:
        seat = state.to_act[0]
        state.play(seat, bot.choose(state, seat, dice))
        completed += sum(event.kind == "completed" for event in state.events)
        secured += sum(event.kind == "secured" for event in state.events)
    assert completed >= 15
    assert secured >= 2
    assert min(player.cubes.bit_count() for player in state.players) >= 5


# -- the search --------------------------------------------------------------------------------------------------------


def test_the_bots_that_search_differ_in_their_time() -> None:
    for name, seconds in LEVELS.items():
        bot = BLACKOUT.bot(name)
        assert isinstance(bot, SearchBot)
        assert (bot.name, bot.budget) == (name, Budget(seconds=seconds))


def test_whole_plans_are_weighed() -> None:
    """Cards for all slots and that it is ready; one of the plans keeps a card in hand; none is there twice."""
    state = begun(2, 4)
    plans = BlackoutGuide().candidates(state, 0, Dice(1))
    assert len(set(plans)) == len(plans) == CANDIDATES
    assert sorted(map(len, plans)) == [3, *[4] * (CANDIDATES - 1)]
    assert all(plan[-1] == READY for plan in plans)
    for plan in plans:
        after = state.copy()
        for move in plan:
            after.play(0, move)
        assert 0 not in after.to_act
    play(state, 0, plans[0][0].notation())
    assert all(len(plan) <= 3 for plan in BlackoutGuide().candidates(state, 0, Dice(1)))


def test_what_is_small_is_not_searched() -> None:
    state = at(give(begun(2, 4), 0, gps=2), ChooseMarker(0, 0))
    assert len(BlackoutGuide().candidates(state, 0, Dice(1))) == 1


def test_the_learned_judgement_adds_to_the_other_one() -> None:
    """By the traits of a position, each with a weight; at the end the points alone count."""
    assert set(weights().always) == set(weights().by_rounds) == set(TRAITS)
    state = begun(2, 4)
    assert fitted_for(state, 0).of(state) != worth_for(state, 0).of(state)
    play_out(state, [GreedyBot()] * 2, Dice(1))
    assert fitted_for(state, 0).of(state) == worth_for(state, 0).of(state) == state.players[0].points


@pytest.mark.soak
def test_the_search_beats_greedy() -> None:
    """Three games of four at least (docs/bots.md)."""
    games = 20
    won = 0.0
    for seed in range(games):
        bots: list[Bot] = [GreedyBot(), GreedyBot()]
        bots[seed % 2] = searching(12)
        state = fresh(2, 400 + seed)
        play_out(state, bots, Dice(seed))
        assert state.outcome
        won += (seed % 2 in state.outcome.winners) / len(state.outcome.winners)
    assert won >= 0.75 * games


# -- the campaign ------------------------------------------------------------------------------------------------------


def chapter(number: int, players: int = 1) -> Blackout:
    return begun(players, 4, mode="campaign", chapter=number)


def choice(state: Blackout) -> str:
    return GreedyBot().choose(state, 0, Dice(1)).notation()


def test_b14_2_a_plan_beside_the_board_is_begun() -> None:
    """Though it closes the other one."""
    state = give(chapter(3, players=3), 0, food=2, battery=0)
    state.players[0].objectives = []
    assert choice(at(state, CompleteGoals(0))) in ("complete EB 1", "complete ED 1")


@pytest.mark.parametrize("number", [3, 4])
def test_b14_3_cubes_go_where_the_chapter_wants_them(number: int) -> None:
    """Around Central, on red locations."""
    state = chapter(number)
    board, player = state.pack.board, state.players[0]
    wanted = board.around[board.district_index["central"]] if number == 3 else board.colour["red"]
    for place in range(len(board.ids)):
        player.cubes = 1 << place
        if wanted & player.cubes or not wanted & board.neighbours[place]:
            continue
        chosen = choice(at(state, PlaceCube(0, "any"))).split()[1]
        assert wanted >> board.index[chosen] & 1


def test_b14_3_restoring_power_is_worth_more_where_it_is_asked_for() -> None:
    gained = []
    for number in (1, 5):
        state = chapter(number)
        state.draw = state.draw[:12]
        before = worth_for(state, 0).of(state)
        state.players[0].restored = 3
        gained.append(worth_for(state, 0).of(state) - before)
    assert gained[1] > gained[0] + 10


def test_b14_4_points_are_worth_most_where_they_make_an_orchid() -> None:
    state = chapter(2)
    state.players[0].emergency = Spot("EB", done=3)
    state.last_round = state.round
    worths = []
    for points in (0, 20, 40, 60):
        state.players[0].points = points
        worths.append(worth_for(state, 0).of(state))
    steps = [after - before for before, after in pairwise(worths)]
    assert steps[0] < steps[1] < steps[2]


def test_b7_8_probing_early_is_better_than_nothing() -> None:
    """A search icon for the rest of the game, where no challenge is within reach."""
    state = begun(2, 1)
    player = state.players[0]
    player.hand = player.hand[:4]
    hard = tuple(Laid(tile.id, seen=1) for tile in state.pack.content.tiles if tile.simple.search > 6)[:3]
    state.tiles[0] = hard
    assert choice(at(state, ChooseTile(0, 0))).endswith("probe")


@pytest.mark.soak
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_each_chapter_can_be_won_alone(number: int) -> None:
    """By somebody who looks ahead, in one game of ten at least (docs/balance.md); it stops at the first that is won."""
    jobs = [
        Job("blackout", {"players": 1, "mode": "campaign", "chapter": number}, seed, ("lookahead",))
        for seed in range(201, 211)
    ]
    assert any(result.outcome.winners for result in play_jobs(jobs, workers=1))


@pytest.mark.soak
def test_looking_ahead_helps() -> None:
    jobs = [
        Job("blackout", {"players": 1, "mode": "campaign", "chapter": 2}, seed, (name,))
        for name in ("greedy", "lookahead")
        for seed in (1, 2)
    ]
    scores = [result.outcome.scores[0] for result in play_jobs(jobs, workers=1)]
    assert sum(scores[2:]) > sum(scores[:2])
