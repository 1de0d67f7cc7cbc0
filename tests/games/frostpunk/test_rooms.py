"""The rooms of the rules: each knows those below it, and none above."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from hearthlight.games import frostpunk
from hearthlight.games.frostpunk.content.pack import PACKS

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
    """They belong to the pack."""
    pack = PACKS("new-london")
    named = {*pack.cards, *pack.buildings}
    for path in RULES.rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        names = set(map(id, names_of_its_own(tree)))
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and node.value in named:
                assert id(node) in names, f"{path}:{node.lineno}: {node.value}"


def names_of_its_own(tree: ast.Module) -> Iterator[ast.expr]:
    """Uses of buildings, questions, and files may be called like a building."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "special_use":
            yield from node.args
        elif isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == ["asks"]:
            yield node.value
        elif isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == ["__all__"]:
            yield from getattr(node.value, "elts", ())


def test_there_is_no_other_room() -> None:
    found = {path.name.removesuffix(".py") for path in RULES.iterdir() if path.name[0] != "_"}
    assert found <= {*GROUND, *ROOMS}


def test_a_phase_has_a_name() -> None:
    """Its number stands in the model, once."""
    for path in RULES.parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Compare):
                sides: list[ast.expr] = [node.left, *node.comparators]
            elif isinstance(node, ast.Assign):
                sides = [*node.targets, node.value]
            else:
                continue
            if any(isinstance(side, ast.Attribute) and side.attr == "phase" for side in sides):
                numbers = [one.value for side in sides for one in ast.walk(side) if isinstance(one, ast.Constant)]
                assert not any(isinstance(number, int) for number in numbers), f"{path}:{node.lineno}: {numbers}"
