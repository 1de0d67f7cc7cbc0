"""Who may know whom: one picture, read off the imports, the strings and the names of files."""

from __future__ import annotations

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from hearthlight.games import game_keys

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "hearthlight"
PAGE = ROOT / "web" / "src"
MODULES = {
    ".".join(("hearthlight", *path.relative_to(SOURCE).with_suffix("").parts)).removesuffix(".__init__"): path
    for path in SOURCE.rglob("*.py")
}
GAMES = sorted(path.parent.name for path in (SOURCE / "games").glob("*/game.py"))

ROOMS = {
    "kernel": {"msgspec"},
    "i18n": {"msgspec", "fluent", "kernel"},
    "bots": {"msgspec", "kernel"},
    "games": {"msgspec", "kernel", "i18n", "bots"},
    "table": {"msgspec", "kernel", "i18n", "bots", "games"},
    "lessons": {"msgspec", "kernel", "i18n", "games", "table"},
    "files": {"kernel"},
    "arguments": {"msgspec", "cyclopts", "kernel", "i18n", "games"},
    "doors": {"msgspec", "numpy", "pettingzoo", "gymnasium", "pyspiel", "kernel", "bots", "games"},
    "arena": {
        *("msgspec", "rich", "cyclopts", "polars", "altair", "vl_convert", "openskill"),
        *("kernel", "i18n", "bots", "games", "doors", "files", "arguments", "hearthlight"),
    },
    "terminal": {"msgspec", "rich", "kernel", "i18n", "bots", "games", "table", "files", "lessons"},
    "server": {
        *("msgspec", "rich", "cyclopts", "litestar", "uvicorn", "h11", "sqlalchemy", "alembic", "asyncpg", "redis"),
        *("segno", "kernel", "i18n", "bots", "games", "table", "lessons", "arguments", "hearthlight"),
    },
    "reference": {"msgspec", "rich", "kernel", "i18n", "games", "table", "terminal", "arguments"},
    "cli": {
        *("msgspec", "rich", "cyclopts", "kernel", "i18n", "games", "table", "lessons", "files", "arguments"),
        *("doors", "arena", "terminal", "reference", "hearthlight"),
    },
}
"""What each room of the house may import."""
FRONT = ("game", "options", "orders", "campaign")
"""What does not lie in a room of a game: what it offers to the house."""
ROOMS_OF_A_GAME = {
    "content": {"msgspec", "kernel", "content"},
    "rules": {"msgspec", "kernel", "content", "rules"},
    "words": {"msgspec", "fluent", "kernel", "i18n", "content", "rules", "words"},
    "bots": {"msgspec", "kernel", "content", "rules", "bots"},
    "faces": {"msgspec", "rich", "kernel", "i18n", "terminal", "contract", "content", "rules", "words", "faces"},
    "front": {"msgspec", "kernel", "i18n", "contract", "content", "rules", "words", "bots", "faces", *FRONT},
}
"""The same inside a game."""


def imports(path: Path) -> Iterator[tuple[str, bool]]:
    """Every module that a file imports, by its full name, and whether a function does it."""
    name = next(name for name, other in MODULES.items() if other == path)
    package = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]

    def walk(node: ast.AST, inside: bool) -> Iterator[tuple[str, bool]]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.If) and "TYPE_CHECKING" in ast.dump(child.test):
                continue
            if isinstance(child, ast.Import):
                yield from ((alias.name, inside) for alias in child.names)
            elif isinstance(child, ast.ImportFrom):
                base = package[: len(package) - child.level + 1] if child.level else []
                module = ".".join([*base, *(child.module or "").split(".")]).strip(".")
                for alias in child.names:
                    inner = f"{module}.{alias.name}"
                    yield inner if inner in MODULES else module, inside
            yield from walk(child, inside or isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef))

    return walk(ast.parse(path.read_text("utf-8")), inside=False)


def room_of(module: str) -> str:
    """`hearthlight.games.contract` is of the room games; another library is a room of its own."""
    parts = module.split(".")
    return parts[1] if parts[0] == "hearthlight" and len(parts) > 1 else parts[0]


@pytest.mark.parametrize("room", ROOMS)
def test_rooms_know_only_what_they_should(room: str) -> None:
    own = [path for path in SOURCE.rglob("*.py") if path.relative_to(SOURCE).with_suffix("").parts[0] == room]
    assert own
    for path in own:
        if path.relative_to(SOURCE).parts[0] == "games" and len(path.relative_to(SOURCE).parts) > 2:
            continue  # a game has rooms of its own
        known = {room_of(module) for module, _ in imports(path)} - {room} - sys.stdlib_module_names
        assert known <= ROOMS[room], f"{path} imports {known - ROOMS[room]}"


def test_there_is_no_other_room() -> None:
    found = {path.relative_to(SOURCE).with_suffix("").parts[0] for path in MODULES.values()}
    assert found == {*ROOMS, "__init__"}
    for game in GAMES:
        files = (path.relative_to(SOURCE / "games" / game) for path in (SOURCE / "games" / game).rglob("*.py"))
        inside = {path.with_suffix("").parts[0] for path in files}
        assert inside <= {*ROOMS_OF_A_GAME, *FRONT, "__init__"} - {"front"}, game


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("room", ROOMS_OF_A_GAME)
def test_the_rooms_of_a_game(game: str, room: str) -> None:
    """A game knows the kernel, and its rules know neither its words nor its faces."""
    home = f"hearthlight.games.{game}."
    folder = SOURCE / "games" / game
    for path in folder.glob("*.py") if room == "front" else (folder / room).rglob("*.py"):
        for module, _ in imports(path):
            known = module.removeprefix(home).split(".")[0] if module.startswith(home) else room_of(module)
            if module.startswith("hearthlight.games.contract"):
                known = "contract"
            allowed = {*ROOMS_OF_A_GAME[room], *sys.stdlib_module_names}
            assert known in allowed, f"{path} imports {module}"


def test_no_game_imports_another() -> None:
    for game in GAMES:
        for path in (SOURCE / "games" / game).rglob("*.py"):
            for module, _ in imports(path):
                other = re.match(r"hearthlight\.games\.(\w+)", module)
                assert other is None or other[1] in (game, "contract"), f"{path} imports {module}"


def test_no_import_waits_inside_a_function() -> None:
    for path in MODULES.values():
        in_games = path.is_relative_to(SOURCE / "games")
        late = [module for module, inside in imports(path) if inside and (in_games or module.startswith("hearthlight"))]
        assert not late, f"{path}: {late}"


def test_there_is_no_import_cycle() -> None:
    graph = {name: {module for module, _ in imports(path) if module in MODULES} for name, path in MODULES.items()}
    done: set[str] = set()

    def visit(name: str, above: tuple[str, ...]) -> None:
        assert name not in above, " -> ".join((*above[above.index(name) :], name))
        if name not in done:
            for other in sorted(graph[name] - {name}):
                visit(other, (*above, name))
            done.add(name)

    for name in graph:
        visit(name, ())


# -- the house names no game ---------------------------------------------------------------------------------------


def words_of_games() -> re.Pattern[str]:
    """The keys of the games and the names of their packs."""
    packs = [path.name for game in GAMES for path in (SOURCE / "games" / game / "content" / "packs").iterdir()]
    return re.compile("|".join([*GAMES, *packs]), re.IGNORECASE)


def outside_games(folder: Path, *endings: str) -> list[Path]:
    return [
        path
        for ending in endings
        for path in folder.rglob(f"*{ending}")
        if path.relative_to(folder).parts[0] != "games" and "page" not in path.relative_to(folder).parts
    ]


def test_the_house_names_no_game() -> None:
    assert set(GAMES) <= set(game_keys())
    named = words_of_games()
    front = [SOURCE / "games" / "__init__.py", SOURCE / "games" / "contract.py"]
    for path in [*outside_games(SOURCE, ".py", ".ftl", ".toml"), *front]:
        assert not named.search(str(path.relative_to(SOURCE))), path
        found = named.search(path.read_text("utf-8"))
        assert found is None, f"{path} names {found[0] if found else ''}"


def test_the_page_outside_games_names_no_game() -> None:
    named = words_of_games()
    for path in [*outside_games(PAGE, ".ts", ".svelte", ".css"), PAGE.parent / "index.html"]:
        assert not named.search(str(path.relative_to(PAGE.parent))), path
        found = named.search(path.read_text("utf-8"))
        assert found is None, f"{path} names {found[0] if found else ''}"


def test_no_file_outside_a_game_s_folder_is_called_after_it() -> None:
    for path in SOURCE.rglob("*"):
        parts = path.relative_to(SOURCE).parts
        for game in GAMES:
            assert parts[:2] == ("games", game) or not any(game in part for part in parts if part != "page"), path


# -- a table runs anywhere -----------------------------------------------------------------------------------------

ALONE = """
import sys
ALLOWED = {"hearthlight", "msgspec", "fluent", "attr", "attrs", "babel", "pytz", "typing_extensions"}

class Guard:
    def find_spec(self, name, path=None, target=None):
        top = name.split(".")[0]
        if top not in ALLOWED and top not in sys.stdlib_module_names and not top.startswith("_"):
            raise ImportError(f"a table needs no {top}")

sys.meta_path.insert(0, Guard())
from hearthlight.games import games
from hearthlight.kernel import Dice, Match, make_options
from hearthlight.table import Table, advise, look, tell_story

class Seat:
    name, kind, bot = "Ada", "person", None

for game in games():
    match = Match(game, make_options(game, players=2), 1)
    table, dice, done = Table(match, [Seat()] * 2), Dice(1), {"play"}
    for _ in range(40):
        seat = next(iter(table.answering()))
        move = dice.pick(look(table, seat, "de").decision.moves).move
        if match.state.joint_seat is not None:
            table.suggest(1 - seat, move)
            assert look(table, seat, "fr").suggestions
            done.add("suggest")
        table.play(seat, move)
        if table.undoes(seat):
            table.undo(seat)
            table.play(seat, dice.pick(look(table, seat, "de").decision.moves).move)
            done.add("undo")
    if table.hints:
        assert advise(table, next(iter(table.answering())), "en").advice
        done.add("hint")
    if tell_story(table, "zh-Hant"):
        done.add("story")
    assert look(table, 0, "en").log
    print(*sorted(done))
"""


def test_a_table_needs_nothing_but_msgspec_and_fluent() -> None:
    done = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    for what in ("play", "suggest", "undo", "hint", "story"):
        assert what in done.stdout, what
    assert all({"play", "undo"} <= set(line.split()) for line in done.stdout.splitlines())


# -- size ----------------------------------------------------------------------------------------------------------


def test_files_stay_small() -> None:
    for path in MODULES.values():
        assert len(path.read_text("utf-8").splitlines()) <= 450, path


def test_comments_do_not_name_things_to_do() -> None:
    for path in MODULES.values():
        for token in tokenize.generate_tokens(io.StringIO(path.read_text("utf-8")).readline):
            if token.type == tokenize.COMMENT:
                assert not re.search(r"TODO|FIXME|XXX", token.string), path
