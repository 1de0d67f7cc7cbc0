"""A program as a bot: what it reads, what it may answer, and what is said when it goes wrong."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from hearthlight.arena.play import Job, play_job
from hearthlight.doors import program
from hearthlight.doors.program import ProgramBot, bot_named, seated
from hearthlight.games import game_keys, game_named
from hearthlight.kernel import Dice, Problem, State, make_options

from ..server.houses import REPOSITORY

EXAMPLES = sorted((REPOSITORY / "examples" / "programs").iterdir())
Script = Callable[[str], str]


@pytest.fixture
def script(tmp_path: Path) -> Script:
    """The name of a bot that runs these lines for each question, as `ask`; `print` answers."""

    def write(lines: str) -> str:
        file = tmp_path / "bot.py"
        body = "".join(f"    {line}\n" for line in lines.splitlines())
        head = (
            "import json, sys, time\nhello = json.loads(input())\nfor line in sys.stdin:\n    ask = json.loads(line)\n"
        )
        file.write_text(head + "\n" + body + "    sys.stdout.flush()\n", "utf-8")
        return f"cmd:{sys.executable} {file}"

    return write


def asked(game: str = "blackout", players: int = 2) -> State:
    box = game_named(game)
    return box.new(make_options(box, players=players), 5)


def answer(name: str, state: State) -> str:
    with seated(game_named("blackout"), [name]) as (bot,):
        return bot.choose(state, state.to_act[0], Dice(1)).notation()


@pytest.mark.parametrize("game", game_keys())
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.name)
def test_every_example_plays_every_game_and_the_same_again(example: Path, game: str) -> None:
    job = Job(game, {"players": 2}, 3, (f"cmd:{example}", "random"))
    assert play_job(job) == play_job(job)


def test_examples_are_short() -> None:
    assert {path.suffix for path in EXAMPLES} == {".py", ".pl"}
    for path in EXAMPLES:
        assert len(path.read_text("utf-8").splitlines()) <= 30


def test_it_reads_what_its_seat_may_know_and_every_move(script: Script, tmp_path: Path) -> None:
    heard = tmp_path / "heard.json"
    state = asked()
    name = script(f"open({str(heard)!r}, 'w').write(json.dumps([hello, ask]))\nprint(ask['moves'][-1])")
    seat = state.to_act[0]
    assert answer(name, state) == state.moves(seat)[-1].notation()
    hello, ask = json.loads(heard.read_text("utf-8"))
    random = hello.pop("random")
    assert hello == {"hello": 1, "game": "blackout", "seat": seat, "seats": 2, "pack": "hong-kong"}
    assert random == Dice(1).below(1 << 31)
    assert ask["moves"] == [move.notation() for move in state.moves(seat)]
    assert ask["view"] == json.loads(msgspec.json.encode(game_named("blackout").view(state, seat)))
    assert (ask["ask"], ask["rule"], ask["ply"]) == (state.decision(seat).asks, state.decision(seat).rule, 0)


def test_it_is_one_program_for_a_game_and_ends_with_it(script: Script) -> None:
    state = asked()
    with seated(game_named("blackout"), [script("print(ask['moves'][0])")]) as (bot,):
        assert isinstance(bot, ProgramBot)
        assert bot.process is None, "nothing runs before it is asked"
        bot.choose(state, state.to_act[0], Dice(1))
        process = bot.process
        bot.choose(state, state.to_act[0], Dice(1))
        assert process is not None
        assert bot.process is process
    assert process.poll() is not None


def test_whoever_does_not_end_is_ended(script: Script) -> None:
    state = asked()
    with seated(game_named("blackout"), [script("print(ask['moves'][0], flush=True)\ntime.sleep(1000)")]) as (bot,):
        assert isinstance(bot, ProgramBot)
        bot.choose(state, state.to_act[0], Dice(1))
        process = bot.process
    assert process is not None
    assert process.returncode == -9


@pytest.mark.parametrize(
    ("lines", "key"),
    [
        ("print('fly to the moon')", "program-illegal"),
        ("print()", "program-illegal"),
        ("sys.stdout.buffer.write(bytes([255, 10]))", "program-illegal"),
        ("sys.exit()", "program-ended"),
        ("print(ask['moves'][0], end='', flush=True)\nsys.exit()", "program-ended"),
        ("pass", "program-silent"),
    ],
)
def test_what_goes_wrong_has_a_name(lines: str, key: str, script: Script, monkeypatch: pytest.MonkeyPatch) -> None:
    if key == "program-silent":
        monkeypatch.setattr(program, "PATIENCE", 0.1)
    state = asked()
    with pytest.raises(Problem) as error:
        answer(script(lines), state)
    assert error.value.key == key
    assert state.ply == 0


def test_bots_of_the_game_go_by_their_names() -> None:
    game = game_named("blackout")
    assert bot_named(game, "greedy").name == "greedy"
    for name, key in (("nobody", "unknown-bot"), ("cmd:", "program-missing"), ("cmd:/etc/passwd", "program-missing")):
        with pytest.raises(Problem) as error:
            bot_named(game, name)
        assert error.value.key == key
