"""The rooms of the rules: each knows those below it, and none above."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from hearthlight.games import frostpunk
from hearthlight.games.frostpunk.content.pack import PACKS
from hearthlight.games.frostpunk.rules.city.using import SPECIAL_USES

RULES = Path(str(frostpunk.__file__)).parent / "rules"
GROUND = ("model", "moves", "hidden")
"""What every room stands on."""
ROOMS = ("agenda", "vocabulary", "cards", "city", "people", "machine", "phases", "setup", "outlook", "helping")
"""Lowest first."""


def imports(path: Path) -> Iterator[tuple[ast.ImportFrom, str]]:
    """What a file of the rules imports from its game, as a path from the folder of the rules."""
    package = path.parent.relative_to(RULES).parts
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            up = node.level - 1
            if up <= len(package):
                start = package[: len(package) - up]
                module = tuple(node.module.split(".")) if node.module else ()
                yield node, ".".join((*start, *module)) or node.names[0].name


@pytest.mark.parametrize("path", sorted(RULES.rglob("*.py")), ids=lambda path: str(path.relative_to(RULES)))
def test_a_room_knows_only_what_lies_below_it(path: Path) -> None:
    room = path.relative_to(RULES).parts[0].removesuffix(".py")
    below = (*GROUND, *ROOMS[: ROOMS.index(room) + 1]) if room in ROOMS else GROUND
    for node, target in imports(path):
        assert target.split(".")[0] in below, f"line {node.lineno} imports {target}"


def test_no_rule_names_a_card_or_a_building() -> None:
    """They belong to the pack. What buildings are used for has names of its own, some the same as the building's."""
    pack = PACKS("new-london")
    named = {*pack.cards, *pack.buildings}.difference(SPECIAL_USES)
    for path in RULES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            assert not (isinstance(node, ast.Constant) and node.value in named), f"{path}:{node.lineno}: {node.value}"


def test_there_is_no_other_room() -> None:
    found = {path.name.removesuffix(".py") for path in RULES.iterdir() if path.name[0] != "_"}
    assert found <= {*GROUND, *ROOMS}
