"""Section 14: the campaign from chapter to chapter, and its file."""

from __future__ import annotations

from pathlib import Path

import pytest

from hearthlight.files import read_whole, write_whole
from hearthlight.games.blackout import BLACKOUT, BlackoutOptions
from hearthlight.games.blackout.campaign import BlackoutCampaign
from hearthlight.kernel import Outcome, Problem, make_options


def outcome(*orchids: int, winners: tuple[int, ...] = (0,)) -> Outcome:
    """How a chapter ended: what each seat earned."""
    return Outcome(winners, (70,) * len(orchids), tuple({"orchids": number} for number in orchids))


def lost() -> Outcome:
    return outcome(0, winners=())


def campaign(players: int) -> BlackoutCampaign:
    return BlackoutCampaign(
        players=players, names=["Ada", "Ben", "Cai", "Dee"][:players], chapter=1, orchids=[], losses=0
    )


def test_the_options_of_the_next_chapter() -> None:
    """B14.1: the campaign goes through chapters 1 to 5, each with its own set-up."""
    story = campaign(3)
    reserves = []
    for number in range(1, 6):
        assert not story.finished
        assert story.options() == BlackoutOptions(players=3, mode="campaign", chapter=number, losses=0)
        reserves.append(len(BLACKOUT.new(story.options(), seed=1).reserve))
        story.enter(outcome(1, 1, 1))
    assert reserves == [18, 39, 18, 24, 9]
    assert story.finished
    assert story.chapter == 6


def test_what_the_story_leaves_open() -> None:
    """B14.1, R4: a table chooses the reading of a rule, its colours and who starts; not the chapter."""
    story = campaign(2)
    options = make_options(
        BLACKOUT, **story.at_table({"skipping": "any", "starter": "2", "chapter": "4", "players": "3"})
    )
    assert options == BlackoutOptions(players=2, mode="campaign", chapter=1, skipping="any", starter=2)
    assert make_options(BLACKOUT, **story.at_table({})) == story.options()


def test_orchids_add_up_for_each_player() -> None:
    """B14.4: each player adds up their own orchids, those of chapters that nobody won too."""
    story = campaign(3)
    for row in ([3, 0, 1], [2, 1, 0], [0, 0, 0]):
        story.enter(outcome(*row, winners=()))
    assert story.orchids == [[3, 0, 1], [2, 1, 0], [0, 0, 0]]
    assert story.totals() == [5, 1, 1]


def test_with_several_players_the_story_goes_on() -> None:
    """B14.5: a chapter without a winner is not played again with 2 to 4 players."""
    story = campaign(2)
    story.enter(outcome(0, 0, winners=()))
    assert (story.chapter, story.losses, story.start_money) == (2, 0, 4)


def test_a_lost_solo_chapter_is_played_again() -> None:
    """B14.6: after a loss the same chapter again, with 2 HK dollars more for each loss."""
    story = campaign(1)
    money = []
    for _ in range(3):
        money.append(story.start_money)
        assert BLACKOUT.new(story.options(), seed=1).players[0].money == story.start_money
        story.enter(lost())
    assert money == [4, 6, 8]
    assert (story.chapter, story.losses, story.orchids) == (1, 3, [])


def test_losses_of_another_chapter_do_not_count() -> None:
    """B14.6: with the next chapter the losses are forgotten: 4 HK dollars again."""
    story = campaign(1)
    story.enter(lost())
    story.enter(lost())
    story.enter(outcome(2))
    assert (story.chapter, story.losses, story.start_money) == (2, 0, 4)
    assert story.orchids == [[2]]


@pytest.mark.parametrize(
    ("total", "title"),
    [
        (15, "perfect"),
        (14, "very-good"),
        (12, "very-good"),
        (11, "good"),
        (10, "good"),
        (9, "made-it"),
        (5, "made-it"),
        (4, "lost"),
        (0, "lost"),
    ],
)
def test_ratings(total: int, title: str) -> None:
    """B14.7: 15 perfect, 12 or more very good, 10 or more good, 5 or more made it."""
    assert campaign(1).rating(total) == title


def test_the_best_campaign() -> None:
    """B14.7: 3 orchids in each of the five chapters are a perfect score."""
    story = campaign(2)
    for _ in range(5):
        story.enter(outcome(3, 2))
    assert story.totals() == [15, 10]
    assert [story.rating(total) for total in story.totals()] == ["perfect", "good"]


def test_nothing_after_the_last_chapter() -> None:
    """B14.7: a finished campaign takes no further chapter, and nothing of it changes."""
    story = campaign(1)
    for _ in range(5):
        story.enter(outcome(3))
    with pytest.raises(Problem):
        story.enter(outcome(3))
    assert story.totals() == [15]


def test_no_options_after_the_last_chapter() -> None:
    """B14.1: there is no sixth chapter to be set up."""
    story = campaign(1)
    for _ in range(5):
        story.enter(outcome(3))
    with pytest.raises(Problem):
        BLACKOUT.new(story.options(), seed=1)


def test_saved_and_loaded(tmp_path: Path) -> None:
    """B14.6: what was saved is loaded again, losses too, and no other file is left behind."""
    path = tmp_path / "story.json"
    story = campaign(1)
    story.enter(outcome(2))
    story.enter(lost())
    write_whole(path, campaign(1).text())
    write_whole(path, story.text())
    assert BlackoutCampaign.read(read_whole(path)) == story
    assert [file.name for file in tmp_path.iterdir()] == ["story.json"]


def test_solo_scores_are_kept() -> None:
    """B14.6: the best score of each chapter, of those that were lost too; several players have none."""
    story = campaign(1)
    for points, winners in ((40, ()), (31, ()), (80, (0,)), (55, ())):
        story.enter(Outcome(winners, (points,), ({"orchids": 2 if winners else 0},)))
    assert story.bests == {1: 80, 2: 55}
    assert BlackoutCampaign.read(story.text()) == story
    words = BLACKOUT.words(BLACKOUT.packs("hong-kong"), "en", ["Ada"])
    assert story.news(words)[-1] == "Your best score in chapter 2: 55 points."
    together = campaign(2)
    together.enter(outcome(1, 1))
    assert together.bests == {}


def test_an_old_file_is_read() -> None:
    """B14.6: from before scores were kept; the next chapter adds its own."""
    old = '{"players": 1, "names": ["Ada"], "chapter": 2, "orchids": [[2]], "losses": 1}'
    story = BlackoutCampaign.read(old)
    assert (story.chapter, story.losses, story.bests) == (2, 1, {})
    story.enter(outcome(2))
    assert story.bests == {2: 70}


@pytest.mark.parametrize(
    "text",
    [
        '{"players": 1, "bests": {"6": 70}}',
        "",
        "{",
        "[]",
        '{"players": 9}',
        '{"players": 1, "chapter": 7}',
        '{"players": 1, "chapter": 3, "orchids": [[2]]}',
        '{"players": 2, "names": ["Ada", "Ben"], "chapter": 2, "orchids": [[2]], "losses": 0}',
        '{"players": "two"}',
    ],
)
def test_a_broken_file(tmp_path: Path, text: str) -> None:
    """B14.7: a file that is no campaign is refused, and left as it is."""
    path = tmp_path / "story.json"
    path.write_text(text, "utf-8")
    with pytest.raises(Problem):
        BlackoutCampaign.read(read_whole(path))
    assert path.read_text("utf-8") == text


def test_a_missing_file(tmp_path: Path) -> None:
    """B14.7: where there is no file there is no campaign."""
    with pytest.raises(Problem):
        BlackoutCampaign.read(read_whole(tmp_path / "nothing.json"))


def test_many_losses_can_be_saved(tmp_path: Path) -> None:
    """B14.6: however often a chapter was lost, the campaign can be saved, loaded and played on."""
    story = campaign(1)
    for _ in range(101):
        story.enter(lost())
    write_whole(tmp_path / "story.json", story.text())
    story = BlackoutCampaign.read(read_whole(tmp_path / "story.json"))
    assert story.start_money == 4 + 2 * 101
    assert BLACKOUT.new(story.options(), seed=1).players[0].money == 4 + 2 * 101
