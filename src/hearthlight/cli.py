"""The command line: play, simulate, replay, check packs, read the rules."""

from __future__ import annotations

import secrets
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from cyclopts import App, Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from . import __version__
from .arena.play import Job, Result, play_jobs
from .arena.report import report
from .bots import bot_named, bot_names
from .files import write_whole
from .games import GAMES, game_named
from .games.blackout.rules.campaign import Campaign, load_campaign, save_campaign
from .i18n import LANGUAGES, Texts
from .kernel import Match, Problem, Record, make_options, read_record
from .terminal.session import Quit, Session

app = App(
    name="hearthlight",
    version=__version__,
    help="Blackout: Hong Kong and Frostpunk: play them, simulate them, replay them.",
)
pack_app = App(name="pack", help="Content packs.")
app.command(pack_app)

Language = Annotated[Literal["en", "de", "fr", "zh-Hant"], Parameter(help="Language of everything you read.")]


@dataclass(frozen=True)
class Choices:
    """What a table can choose; each game has some of these, and its own defaults for what is not said."""

    players: int | None = None
    "How many seats."
    mode: Literal["single", "campaign"] | None = None
    "Blackout: the single game, or a chapter of the campaign (who plays alone plays the campaign)."
    chapter: int | None = None
    "Blackout: the chapter of the campaign."
    group: int | None = None
    "Frostpunk: the group of survivors (1 to 6)."
    difficulty: Literal["normal", "hard"] | None = None
    "Frostpunk: how hard the start is."

    def given(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if value is not None}


Chosen = Annotated[Choices, Parameter(name="*")]
_ANY = Choices()


@app.command
def play(
    game: str = "blackout",
    *,
    choices: Chosen = _ANY,
    seed: int | None = None,
    bots: str = "2-",
    bot: str | None = None,
    names: str = "",
    pack: str | None = None,
    record: Path | None = None,
    campaign: Path | None = None,
    save: Path | None = None,
    lang: Language = "en",
) -> None:
    """Play at this terminal, with bots on the other seats.

    Parameters
    ----------
    game: Which game.
    seed: The same seed gives the same cards and dice.
    bots: The seats that bots play: "2-" all but the first, "2,3", "all", or "none".
    bot: Which bot plays them (the best one there is).
    names: Names of the seats, with commas.
    pack: Another content pack: a folder or a file.
    record: Go on with a saved game.
    campaign: A campaign file: play its next chapter and book the result (made if it does not exist).
    save: Save the game here when it ends or you quit.
    lang: Language.
    """
    the_game = game_named(game)
    console = Console()
    seated = {"players": 2 if game == "blackout" else 1, **choices.given()}
    story = _campaign(campaign, seated["players"], names) if campaign else None
    if record:
        saved, cut = _read(record)
        the_game = game_named(saved.game)
        match = Match.replay(the_game, saved)
        if cut:
            console.print(Texts(lang)("terminal-cut", moves=len(saved.moves)))
    else:
        options = story.options() if story else make_options(the_game, **seated)
        match = Match(
            the_game,
            options,
            secrets.randbits(32) if seed is None else seed,
            pack=pack,
            names=[name.strip() for name in names.split(",") if name.strip()],
        )
    seats = match.state.seats
    playing = {seat: bot_named(the_game.key, bot or bot_names(the_game.key)[-1]) for seat in _seats(bots, seats)}
    session = Session(match, playing, lang, console, console.input)
    say = session.words.say
    console.print(say("terminal-welcome", game=say(f"game-{the_game.key}"), seed=match.record.seed))
    try:
        session.run()
        if story and campaign:
            _book(story, match, campaign, session, console)
    except (Quit, KeyboardInterrupt):
        console.print(say("terminal-bye", game=the_game.key))
    if save:
        write_whole(save, match.text())
        console.print(say("terminal-saved", file=str(save)))


def _seats(text: str, players: int) -> list[int]:
    """`2-`, `2,3`, `all` or `none` to seat numbers from 0."""
    if text == "none":
        return []
    if text == "all":
        return list(range(players))
    found: list[int] = []
    for part in text.split(","):
        first, dash, last = part.strip().partition("-")
        if not first.isdigit() or (last and not last.isdigit()):
            raise Problem("seats", seats=text, players=players)
        found += range(int(first) - 1, int(last or players) if dash else int(first))
    if any(not 0 <= seat < players for seat in found):
        raise Problem("seats", seats=text, players=players)
    return found


def _campaign(path: Path, players: int, names: str) -> Campaign:
    if path.exists():
        story = load_campaign(path)
        if story.finished:
            raise Problem("campaign-finished")
        return story
    return Campaign(players=players, names=[name.strip() for name in names.split(",") if name.strip()])


def _book(story: Campaign, match: Match, path: Path, session: Session, console: Console) -> None:
    outcome = match.state.outcome
    assert outcome is not None
    chapter, say = story.chapter, session.words.say
    story.enter(outcome)
    save_campaign(story, path)
    if story.chapter == chapter:
        console.print(say("campaign-lost", chapter=chapter, money=story.start_money))
        return
    console.print(say("campaign-won", chapter=chapter, orchids=", ".join(map(str, story.orchids[-1]))))
    if story.finished:
        for seat, total in enumerate(story.totals()):
            console.print(
                say(
                    "campaign-finished",
                    player=session.words.seat(seat),
                    total=total,
                    rating=say(f"rating-{story.rating(total)}"),
                )
            )


def _read(path: Path) -> tuple[Record, bool]:
    try:
        return read_record(path.read_text("utf-8"))
    except FileNotFoundError:
        raise Problem("file-missing", file=str(path)) from None
    except (OSError, UnicodeDecodeError) as error:
        raise Problem("file-unreadable", file=str(path), reason=str(error)) from None


@app.command
def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    data: str | None = None,
    channels: str | None = None,
    bot_pause: float | None = None,
    requests_per_minute: int | None = None,
    open_page: bool = False,
) -> None:
    """Start the server: people play in their browsers, here and in the same network.

    What is not given comes from the environment (HEARTHLIGHT_PORT and so on), else from the defaults.

    Parameters
    ----------
    host: The address to listen at; 127.0.0.1 for this machine only.
    port: The port.
    data: An SQLite file, or a database URL (postgresql+asyncpg://…).
    channels: How live updates travel between processes: memory, redis://… or postgresql://….
    bot_pause: Seconds before a bot moves.
    requests_per_minute: The limit for each address; 0 for none.
    open_page: Open the page in a browser.
    """
    from .server.run import run_server
    from .server.settings import Settings

    url = data if data is None or "://" in data else f"sqlite+aiosqlite:///{data}"
    given = {
        "database": url,
        "channels": channels,
        "host": host,
        "port": port,
        "bot_pause": bot_pause,
        "requests_per_minute": requests_per_minute,
    }
    settings = msgspec.structs.replace(
        Settings.from_environment(), **{name: value for name, value in given.items() if value is not None}
    )
    run_server(settings, open_page=open_page)


@app.command
def simulate(
    game: str = "blackout",
    *,
    choices: Chosen = _ANY,
    games: int = 100,
    seed: int = 1,
    bots: Annotated[str | None, Parameter(name=["--bots", "--bot"])] = None,
    pack: str | None = None,
    workers: int | None = None,
    lang: Language = "en",
) -> None:
    """Let bots play many games on all cores and show what came of it.

    Parameters
    ----------
    game: Which game.
    games: How many games.
    seed: The seed of the first game; the next ones count up.
    bots: One bot for all seats, or one for each, with commas (the best one there is).
    pack: Another content pack.
    workers: Processes (as many as there are cores).
    lang: Language.
    """
    the_game = game_named(game)
    options = make_options(the_game, **choices.given())
    names = tuple(name.strip() for name in (bots or bot_names(game)[-1]).split(","))
    names = names * options.players if len(names) == 1 else names
    if len(names) != options.players:
        raise Problem("seats", seats=bots or "", players=options.players)
    the_game.new(options, seed, pack)  # whatever is wrong is said before the processes start
    for name in names:
        bot_named(game, name)
    jobs = [Job(game, msgspec.structs.asdict(options), seed + number, names, pack) for number in range(max(1, games))]
    say = Texts(lang)
    console = Console()
    start = time.perf_counter()
    results: list[Result] = []
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
    ) as progress:
        task = progress.add_task(say("simulate-playing"), total=len(jobs))
        for result in play_jobs(jobs, workers):
            results.append(result)
            progress.advance(task)
    for part in report(say, results, time.perf_counter() - start):
        console.print(part)


@app.command
def replay(file: Path, *, upto: int | None = None, quiet: bool = False, lang: Language = "en") -> None:
    """Play a record again, check it, and tell what happened.

    Parameters
    ----------
    file: The record.
    upto: Stop after so many moves.
    quiet: Only the end.
    lang: Language.
    """
    record, cut = _read(file)
    match = Match.replay(game_named(record.game), record, upto)
    console = Console()
    session = Session(match, {}, lang, console)
    if not quiet:
        session.tell(None)
    if match.state.outcome:
        console.print(session.final_table())
    else:
        session.show_table(None)
        console.print(session.words.say("terminal-at-move", moves=match.state.ply))
    if cut:
        console.print(session.words.say("terminal-cut", moves=len(record.moves)))


@pack_app.command
def check(path: str, *, game: str | None = None, lang: Language = "en") -> None:
    """Check a content pack: a TOML file, or a folder of them.

    Parameters
    ----------
    path: A pack of the house by its name, or the path of any other.
    game: The game that it is for (that of the house's pack of this name, else blackout).
    lang: Language.
    """
    of_house = next((key for key, other in GAMES.items() if path in other.packs.names()), "blackout")
    key = game or of_house
    pack = game_named(key).packs(path)
    print(Texts(lang)(f"pack-ok-{key}", pack=pack.name, hash=pack.hash, **pack.counts()))


@app.command
def rules(game: str = "blackout", *, lang: Language = "en") -> None:
    """Print the rules of a game as Markdown."""
    from .i18n.rules import rulebook

    game_named(game)
    print(rulebook(game, lang), end="")


@app.command
def bots(game: str = "blackout") -> None:
    """List the bots that can play a game, weakest first."""
    game_named(game)
    print("\n".join(bot_names(game)))


def main() -> None:
    """Run the command line; whatever the user can mend is one line and exit code 2."""
    try:
        app(exit_on_error=False)
    except Problem as problem:
        print(Texts(_language())(f"problem-{problem.key}", **problem.details), file=sys.stderr)
        sys.exit(2)


def _language() -> str:
    """The language asked for, also when the rest of the command line went wrong."""
    after = sys.argv[sys.argv.index("--lang") + 1 :] if "--lang" in sys.argv else []
    return after[0] if after and after[0] in LANGUAGES else "en"


if __name__ == "__main__":
    main()
