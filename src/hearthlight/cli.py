"""The command line: play, learn, simulate, replay, review; what there is to look up is in `reference.py`."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import (
    App,
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    Parameter,
    UnknownCommandError,
    UnknownOptionError,
)
from rich.console import Console

from . import __version__, reference
from .arena.play import Job
from .arena.report import report
from .arena.watching import play_watched
from .arguments import Chosen, GameKey, Language, named_game, options_of
from .doors.program import bot_named, seated
from .files import read_whole, write_whole
from .games import Campaign, Game, game_named, texts_of_all
from .i18n import LANGUAGES, SOURCE, Texts
from .kernel import Match, Problem, Record, read_record
from .lessons import lesson_named
from .table import again_from
from .terminal.lessons import Learnt, LessonSession, list_lessons
from .terminal.reviews import moment_of, offer_review, show_review
from .terminal.session import Quit, Session

app = App(
    name="hearthlight",
    version=__version__,
    help="Heavy board games with every rule enforced: play them, simulate them, replay them.",
)
pack_app = App(name="pack", help="Content packs.")
app.command(pack_app)
app.command(reference.games, name="games")
pack_app.command(reference.check)
for lookup in (reference.rules, reference.card, reference.icons, reference.bots):
    app.command(lookup)
# Imported when they are called: they are the heaviest.
app.command("hearthlight.arena.command:arena", name="arena", help="Hold a tournament between bots, and report on it.")
app.command(
    "hearthlight.server.command:serve", name="serve", help="Start the server for browsers, here and in the network."
)
app.command("hearthlight.server.operate:backup", name="backup", help="Save a whole house to a file.")
app.command("hearthlight.server.operate:restore", name="restore", help="Bring a house back from a backup.")
app.command(
    "hearthlight.server.admin:admin", name="admin", help="Look after a house: its tables, its people, what is broken."
)


@app.command
def play(
    game: GameKey = None,
    *,
    seed: int | None = None,
    bots: str = "2-",
    bot: str | None = None,
    names: str = "",
    pack: str | None = None,
    record: Path | None = None,
    campaign: Path | None = None,
    save: Path | None = None,
    hints: bool = True,
    lang: Language = SOURCE,
    **choices: Chosen,
) -> None:
    """Play at this terminal, with bots on the other seats.

    Parameters
    ----------
    game
        Which game.
    seed
        The same seed gives the same cards and dice.
    bots
        The seats that bots play: "2-" all but the first, "2,3", "all", or "none".
    bot
        Which bot plays them (the usual one of the game); `cmd:PROGRAM` starts a program.
    names
        Names of the seats, with commas.
    pack
        Another content pack: a folder or a file.
    record
        Resume a saved game.
    campaign
        A campaign file: play its next chapter and book the result (made if it does not exist).
    save
        Save the game here when it ends or you quit.
    hints
        Whether you may ask what to do.
    """
    console = Console()
    story: Campaign | None = None
    called = [name.strip() for name in names.split(",") if name.strip()]
    if record:
        saved, cut = read_record(read_whole(record))
        match = _again(saved)
        the_game = game_named(saved.game)
        if cut:
            console.print(Texts(lang)("terminal-cut", moves=len(saved.moves)))
    else:
        the_game = named_game(game)
        story = _campaign(the_game, campaign, choices, called) if campaign else None
        options = options_of(the_game, story.at_table(choices) if story else choices)
        content = the_game.packs.meant(pack) if pack else None
        match = Match(the_game, options, secrets.randbits(32) if seed is None else seed, pack=content, names=called)
    theirs = _seats(bots, match.state.seats)
    with seated(the_game, [bot or the_game.usual_bot] * len(theirs)) as players:
        session = Session(match, dict(zip(theirs, players, strict=True)), lang, console, console.input, hints=hints)
        _play(session, the_game, story, campaign, save)


def _play(session: Session, game: Game, story: Campaign | None, campaign: Path | None, save: Path | None) -> None:
    """To the end, or until somebody quits; then what was played is saved, also if a bot could not go on."""
    console, match, say = session.console, session.match, session.words.say
    console.print(say("terminal-welcome", game=say(f"game-{game.key}"), seed=match.record.seed))
    try:
        session.run()
        if story and campaign:
            assert match.state.outcome is not None
            story.enter(match.state.outcome)
            write_whole(campaign, story.text())
            for line in story.news(session.words):
                console.print(line)
    except (Quit, KeyboardInterrupt):
        console.print(say("terminal-bye", game=game.key))
    finally:
        if save:
            write_whole(save, session.match.text())
            console.print(say("terminal-saved", file=str(save)))
    if session.table.finished and session.people and game.adviser:
        offer_review(session)


@app.command
def learn(
    game: GameKey = None,
    lesson: str | None = None,
    *,
    name: str = "",
    file: Path | None = None,
    lang: Language = SOURCE,
) -> None:
    """Learn a game by playing it: list its lessons and puzzles, begin one, or go on with it.

    Parameters
    ----------
    game
        Which game.
    lesson
        Which lesson or puzzle; without one they are listed.
    name
        Your name.
    file
        Where it is kept how far you have come.
    """
    console, the_game = Console(), named_game(game)
    kept = file or Learnt.usual_file()
    learnt, say = Learnt.read(kept), the_game.say(lang)
    if lesson is None:
        console.print(list_lessons(the_game, learnt, lang))
        console.print(say("terminal-lesson-how", game=the_game.key))
        return
    session = LessonSession(
        lesson_named(the_game.key, lesson), the_game, learnt, kept, lang, console, console.input, name
    )
    console.print(say("terminal-lesson-welcome"))
    try:
        session.run()
    except (Quit, KeyboardInterrupt):
        console.print(say("terminal-lesson-bye", game=the_game.key, lesson=lesson))


def _seats(text: str, players: int) -> list[int]:
    """`2-`, `2,3`, `all` or `none` to seat numbers from 0."""
    if text == "none":
        return []
    if text == "all":
        return list(range(players))
    if text == "2-":
        return list(range(1, players))
    found: list[int] = []
    for part in text.split(","):
        first, dash, last = part.strip().partition("-")
        if not first.isdigit() or (last and not last.isdigit()):
            raise Problem("seats", seats=text, players=players)
        found += range(int(first) - 1, int(last or players) if dash else int(first))
    if any(not 0 <= seat < players for seat in found):
        raise Problem("seats", seats=text, players=players)
    return found


def _campaign(game: Game, path: Path, choices: dict[str, str], names: list[str]) -> Campaign:
    """The campaign in a file, or a new one."""
    if game.campaign is None:
        raise Problem("no-campaign-game", game=game.key)
    if path.exists():
        story = game.campaign.read(read_whole(path), str(path))
        if story.finished:
            raise Problem("campaign-finished")
        return story
    return game.campaign(players=options_of(game, choices).players, names=names)


@app.command
def simulate(
    game: GameKey = None,
    *,
    games: int = 100,
    seed: int = 1,
    bots: Annotated[str | None, Parameter(name=["--bots", "--bot"])] = None,
    pack: str | None = None,
    workers: int | None = None,
    lang: Language = SOURCE,
    **choices: Chosen,
) -> None:
    """Let bots play many games on all cores and show what came of it.

    Parameters
    ----------
    game
        Which game.
    games
        How many games.
    seed
        The seed of the first game; the next ones count up.
    bots
        One bot for all seats, or one for each, with commas (the usual one of the game); `cmd:PROGRAM` starts a program.
    pack
        Another content pack.
    workers
        Processes (as many as there are cores).
    """
    the_game = named_game(game)
    options = options_of(the_game, choices)
    names = tuple(name.strip() for name in (bots or the_game.usual_bot).split(","))
    names = names * options.players if len(names) == 1 else names
    if len(names) != options.players:
        raise Problem("seats", seats=bots or "", players=options.players)
    content = the_game.packs.meant(pack) if pack else None
    the_game.new(options, seed, content)  # whatever is wrong is said before the processes start
    for name in names:
        bot_named(the_game, name)
    chosen = msgspec.structs.asdict(options)
    jobs = [Job(the_game.key, chosen, seed + number, names, content, number) for number in range(max(1, games))]
    say = the_game.say(lang)
    console = Console()
    done = play_watched(say, console, jobs, workers)
    if done.results:
        for part in report(say, done.results, done.seconds):
            console.print(part)
    done.tell_why_it_stopped(say, console)


def _again(record: Record, upto: int | None = None) -> Match:
    """A record played again, with the pack that it brings along, or with any that is on this machine."""
    game = game_named(record.game)
    pack = None if record.content else game.packs.meant(record.pack, record.pack_hash)
    return Match.replay(game, record, upto, pack=pack)


@app.command
def replay(file: Path, *, upto: int | None = None, quiet: bool = False, lang: Language = SOURCE) -> None:
    """Play a record again, check it, and tell what happened.

    Parameters
    ----------
    file
        The record.
    upto
        Stop after so many moves.
    quiet
        Only the end.
    """
    record, cut = read_record(read_whole(file))
    match = _again(record, upto)
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


@app.command
def review(file: Path, *, seat: int = 1, again: int | None = None, lang: Language = SOURCE) -> None:
    """Look at a finished game again: the decisions that mattered most, and what a hint would have said.

    Parameters
    ----------
    file
        The record.
    seat
        Whose decisions.
    again
        Play on from the decision with this number, against bots: with what was known then, and all else dealt anew.
    """
    record, _ = read_record(read_whole(file))
    match, game = _again(record), game_named(record.game)
    if not 1 <= seat <= match.state.seats:
        raise Problem("seats", seats=str(seat), players=match.state.seats)
    console = Console()
    table = Session(match, {}, lang, console).table
    found = show_review(table, seat - 1, lang, console)
    if again is None:
        if found.turns:
            console.print("\n" + table.words(lang).say("terminal-review-how", file=str(file)), highlight=False)
        return
    tried = again_from(table, seat - 1, moment_of(found, again), secrets.randbits(32))
    session = Session(
        tried, {other: game.bot() for other in range(tried.state.seats) if other != seat - 1}, lang, console
    )
    session.told = len(tried.log)
    session.read = console.input
    try:
        session.run()
    except (Quit, KeyboardInterrupt):
        console.print(session.words.say("terminal-bye", game=game.key))


def main(words: Sequence[str] | None = None) -> None:
    """Run the command line; whatever the user can mend is one line and exit code 2."""
    words = sys.argv[1:] if words is None else words
    try:
        app(words, exit_on_error=False, print_error=False)
    except (Problem, CycloptsError) as error:
        problem = error if isinstance(error, Problem) else _mistake(error)
        print(texts_of_all(_language(words)).problem(problem), file=sys.stderr)
        sys.exit(2)


def _mistake(error: CycloptsError) -> Problem:
    """What is wrong with a command line that was not understood."""
    word = error.unused_tokens[0] if error.unused_tokens else ""
    if isinstance(error, UnknownOptionError) and error.token:
        word = error.token.keyword or ""
    argument = error.argument.name if error.argument else ""
    if isinstance(error, UnknownCommandError) and error.app:
        known = [name for name in error.app if not name.startswith("-")]
        return Problem("unknown-command", command=word, known=", ".join(sorted(known)))
    if isinstance(error, MissingArgumentError):
        return Problem("missing-argument", argument=argument)
    if isinstance(error, CoercionError) and error.token:
        return Problem("bad-argument", argument=argument, value=error.token.value)
    return Problem("unused-word", word=word) if word else Problem("bad-command", reason=str(error))


def _language(words: Sequence[str]) -> str:
    """The language asked for, also when the rest of the command line went wrong."""
    after = words[words.index("--lang") + 1 :] if "--lang" in words else []
    return after[0] if after and after[0] in LANGUAGES else SOURCE


if __name__ == "__main__":
    main()
