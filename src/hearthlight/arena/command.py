"""`hearthlight arena`: a tournament between bots, and its report."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from .. import __version__
from ..arguments import Chosen, GameKey, Language, known_options, named_game
from ..doors.program import bot_named
from ..files import made_folder, write_bytes, write_whole
from ..games import Game
from ..i18n import SOURCE, Texts
from ..kernel import Problem, make_options
from .engines import Engine
from .play import Job, Result
from .report import pace
from .tournament import schedule, settings_of
from .watching import play_watched

try:
    from . import figures
    from .page import page
    from .pictures import Painter
    from .summary import standings_table
except ImportError as missing:
    raise Problem("extra-missing", extra="arena", reason=str(missing)) from None


def arena(
    game: GameKey = None,
    *,
    bots: Annotated[str | None, Parameter(name=["--bots", "--bot"])] = None,
    games: int = 100,
    seed: int = 1,
    pack: str | None = None,
    workers: int | None = None,
    engine: Engine = "processes",
    address: str | None = None,
    out: Path | None = None,
    lang: Language = SOURCE,
    **choices: Chosen,
) -> None:
    """Hold a tournament: every bot with the same seeds, from every seat, in every setting.

    Writes a report with pictures (report.html), and the figures behind it (seats.parquet, counts.parquet). Ctrl-C ends
    it early and keeps what was played.

    Parameters
    ----------
    game
        Which game.
    bots
        Who plays, with commas (the usual one of the game); `cmd:PROGRAM` starts a program.
    games
        At least so many games in each setting.
    seed
        The first seed; the next ones count up.
    pack
        Another content pack.
    workers
        Processes (as many as there are cores).
    engine
        `ray` plays on a Ray cluster.
    address
        Where the cluster is (else RAY_ADDRESS, else one that is started here).
    out
        The folder of the report (`arena-` and the game).
    """
    the_game, console = named_game(game), Console()
    names = _names(the_game, bots)
    known_options(the_game, choices)
    settings = settings_of(the_game, choices)
    content = the_game.packs.meant(pack) if pack else None
    for options in settings.values():  # whatever is wrong is said before the games start
        opened = the_game.new(make_options(the_game, **options), seed, content).pack
    folder = made_folder(out or Path(f"arena-{the_game.key}"))
    jobs = schedule(the_game, settings, names, games, seed, content)
    say = the_game.say(lang, opened)
    played = play_watched(say, console, jobs, workers, engine, address)
    if played.results:
        seats, counts = figures.seats_of(played.results), figures.counts_of(played.results)
        write_bytes(folder / "seats.parquet", seats.write_parquet)
        write_bytes(folder / "counts.parquet", counts.write_parquet)
        tries = figures.played(seats, together=the_game.together)
        words = the_game.words(opened, lang)
        painter = Painter(
            say, lambda topic, thing: the_game.called(words, topic, thing), tries, counts, together=the_game.together
        )
        lines = [*_lines(say, the_game, played.results), f"Hearthlight {__version__}, {opened.ref}"]
        if len(played.results) < len(jobs):
            lines.append(say("simulate-stopped", played=len(played.results), games=len(jobs)))
        title = say("arena-title", game=say(f"game-{the_game.key}"))
        write_whole(folder / "report.html", page(say, title, lines, list(painter.pictures())))
        console.print(standings_table(say, tries, together=the_game.together))
        console.print(pace(say, played.results, played.seconds))
        console.print(say("arena-written", file=str(folder / "report.html")))
    played.tell_why_it_stopped(say, console)


def _names(game: Game, bots: str | None) -> list[str]:
    named = (bots or game.usual_bot).split(",")
    names = list(dict.fromkeys(name.strip() for name in named if name.strip()))
    for name in names:
        bot_named(game, name)
    return names


def _lines(say: Texts, game: Game, results: Sequence[Result]) -> list[str]:
    """What was played."""
    jobs: list[Job] = [result.job for result in results]
    seeds = [job.seed for job in jobs]
    settings = list(dict.fromkeys(job.setting for job in jobs))
    lines = [say("arena-played", games=len(jobs), low=str(min(seeds)), high=str(max(seeds)), settings=len(settings))]
    options = jobs[0].options
    told = [name for name in options if any(choice.key == name for choice in game.choices) or name == "players"]
    same = {name for name in told if all(job.options[name] == options[name] for job in jobs)}
    lines.append(", ".join(f"{name}={options[name]}" for name in told if name in same))
    return [line for line in lines if line]
