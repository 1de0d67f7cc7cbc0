"""`hearthlight arena` as it is typed: report and figures, the same however they are played, and every way to stop."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing import active_children
from pathlib import Path

import polars as pl
import pytest

from hearthlight.arena import watching
from hearthlight.arena.engines import play_jobs
from hearthlight.arena.play import Job, play_job
from hearthlight.cli import main
from hearthlight.i18n import LANGUAGES
from hearthlight.kernel import Problem

from ..server.houses import REPOSITORY, wait_until

PROGRAM = REPOSITORY / "examples" / "programs" / "chancy.pl"
RIVALS = ("blackout", "--bots", "random,friendly", "--players", "2", "--games", "4")
FRIENDS = ("frostpunk", "--bots", "random", "--difficulty", "easy,hard", "--games", "3")


def arena(*words: str | Path) -> None:
    """A tournament that goes well."""
    with pytest.raises(SystemExit) as end:
        main(["arena", *map(str, words)])
    assert end.value.code == 0


def frames(folder: Path) -> tuple[pl.DataFrame, pl.DataFrame]:
    return pl.read_parquet(folder / "seats.parquet"), pl.read_parquet(folder / "counts.parquet")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (RIVALS, ("Scores", "Seats", "Ratings", "Cards bought", "First cube", "friendly")),
        (
            FRIENDS,
            ("Survival", "Causes of defeat", "Laws", "Choices on cards", "hope lost", "random (difficulty=hard)"),
        ),
    ],
    ids=["rivals", "friends"],
)
def test_a_report_says_what_came_of_it_and_needs_no_network(
    words: tuple[str, ...], said: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arena(*words, "--workers", "1", "--out", tmp_path / "out")
    assert "Standings" in capsys.readouterr().out
    report = (tmp_path / "out" / "report.html").read_text("utf-8")
    for word in said:
        assert word in report, word
    written, _, script = report.partition("<script")
    assert script.startswith(' type="module">')
    assert not re.search(r"<(link|img)|src=|url\(|@import", written)
    assert "[arena-" not in report
    seats, counts = frames(tmp_path / "out")
    assert set(seats["seed"]) <= {1, 2, 3}
    assert seats["game"].n_unique() == (4 if words is RIVALS else 6)
    assert counts["game"].n_unique() == seats["game"].n_unique()


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_report_speaks_every_language(language: str, tmp_path: Path) -> None:
    arena(*RIVALS, "--workers", "1", "--lang", language, "--out", tmp_path)
    report = (tmp_path / "report.html").read_text("utf-8")
    assert f'<html lang="{language}">' in report
    assert "[arena-" not in report
    assert "Standings" not in report


def test_the_same_seeds_give_the_same_figures_on_any_number_of_processes(tmp_path: Path) -> None:
    for workers in "12":
        arena(*FRIENDS, "--workers", workers, "--out", tmp_path / workers)
    for one, other in zip(frames(tmp_path / "1"), frames(tmp_path / "2"), strict=True):
        assert one.equals(other)


# -- bad input -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--bots", "genius"), 'no bot "genius"'),
        (("--bots", "cmd:no-such-program"), 'no program "no-such-program"'),
        (("--bots", "cmd:'"), "no program"),
        (("--players", "2,9"), "do not fit"),
        (("--weather", "fine"), 'no option "weather"'),
        (("--engine", "steam"), '--engine cannot be "steam"'),
        (("--pack", "no-such-pack"), "no-such-pack"),
        (("--out", "/proc/nowhere"), "cannot be written"),
        (("--bots", "cmd:true", "--games", "1"), "cmd:true ended before the game did"),
        (("--bots", "cmd:yes", "--games", "1"), 'cmd:yes answered "y"'),
    ],
)
def test_whatever_is_wrong_is_said_in_a_line(
    words: tuple[str, ...],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as end:
        main(["arena", "blackout", *words])
    error = capsys.readouterr().err
    assert end.value.code == 2
    assert said in error
    assert len(error.splitlines()) == 1


WITHOUT = """
import sys
class Guard:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("polars", "altair", "vl_convert", "openskill"):
            raise ModuleNotFoundError(f"No module named {name!r}")
sys.meta_path.insert(0, Guard())
from hearthlight.cli import main
main(sys.argv[1:])
"""


def test_without_the_extra_it_says_how_to_get_it() -> None:
    def run(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([sys.executable, "-c", WITHOUT, *words], capture_output=True, text=True, check=False)

    done = run("arena", "blackout")
    assert done.returncode == 2
    assert done.stderr.splitlines() == [
        "This needs more packages: pip install hearthlight[arena] (No module named 'polars')."
    ]
    assert "10 games" in run("simulate", "blackout", "--bots", "random", "--games", "10", "--workers", "1").stdout
    assert "arena" in run("--help").stdout


# -- stopping early ------------------------------------------------------------------------------------------------


def test_what_was_played_before_a_bot_failed_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def some(jobs: list[Job], *_: object) -> Iterator[object]:
        yield from map(play_job, jobs[:3])
        raise Problem("program-ended", program="cmd:weary")

    monkeypatch.setattr(watching, "play_jobs", some)
    with pytest.raises(SystemExit):
        main(["arena", *RIVALS, "--out", str(tmp_path)])
    said = capsys.readouterr()
    assert "Stopped after 3 of 4 games." in said.out
    assert said.err == "cmd:weary ended before the game did.\n"
    assert frames(tmp_path)[0]["game"].n_unique() == 3


def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    """A program notes each game that begins; after a few of them Ctrl-C reaches every process of the terminal."""
    noting, notes = tmp_path / "noting", tmp_path / "notes"
    noting.write_text(f'#!/bin/sh\necho game >> "{notes}"\nexec "{PROGRAM}"\n', "utf-8")
    noting.chmod(0o755)
    words = [
        "arena",
        "frostpunk",
        "--bots",
        f"cmd:{noting}",
        "--games",
        "900",
        "--workers",
        "2",
        "--out",
        str(tmp_path),
    ]
    process = subprocess.Popen(
        [sys.executable, "-m", "hearthlight.cli", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    wait_until(lambda: process.poll() is not None or (notes.exists() and len(notes.read_text().splitlines()) > 45))
    os.killpg(process.pid, signal.SIGINT)
    out, error = process.communicate()
    assert (process.returncode, error) == (0, "")
    stopped = re.search(r"Stopped after (\d+) of 900 games\.", out)
    assert stopped
    assert frames(tmp_path)[0]["game"].n_unique() == int(stopped[1]) > 0


def test_whoever_stops_early_leaves_no_process_behind() -> None:
    before = set(active_children())
    jobs = [Job("blackout", {"players": 2}, seed, ("random",) * 2, number=seed) for seed in range(200)]
    results = play_jobs(jobs, workers=2)
    next(results)
    results.close()
    assert set(active_children()) <= before


@pytest.mark.soak
def test_a_ray_cluster_plays_the_same(tmp_path: Path) -> None:
    """On two workers of a cluster that is started here."""
    for engine in ("processes", "ray"):
        arena(*FRIENDS, "--workers", "2", "--engine", engine, "--out", tmp_path / engine)
    for one, other in zip(frames(tmp_path / "processes"), frames(tmp_path / "ray"), strict=True):
        assert one.equals(other)
