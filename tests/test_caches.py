"""What is remembered without end is little: it is asked for by what the house itself brings along."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from .test_architecture import MODULES

LITTLE = {
    *("str", "int", "Path", "type[Any]", "type[State]", "tuple[int, ...]", "tuple[str, ...]", "tuple[Path, ...]"),
    "Measure",
}
"""Names, numbers, files of ours and kinds. Never a pack or what stands in one: people bring their own."""


def endless() -> Iterator[tuple[str, str]]:
    """Every function that remembers all its answers, with what it is asked for."""
    for name, path in MODULES.items():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and any(ast.unparse(one) == "cache" for one in node.decorator_list):
                for argument in node.args.args:
                    yield f"{name}.{node.name}", ast.unparse(argument.annotation) if argument.annotation else ""


def test_no_cache_without_end_is_asked_for_what_people_bring() -> None:
    found = list(endless())
    assert found
    assert [(where, kind) for where, kind in found if kind not in LITTLE] == []
