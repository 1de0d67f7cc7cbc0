"""Who may know whom: the kernel knows no game, games know no bots, no server and no language."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "hearthlight"


def imports(path: Path) -> set[str]:
    """Top-level modules from outside, and sibling packages from inside, that a file imports."""
    depth = len(path.relative_to(SOURCE).parts)
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name.split(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            if node.level == 0:
                found.add((node.module or "").split(".")[0])
            elif node.level == depth:
                found |= {f".{(node.module or name.name).split('.')[0]}" for name in node.names}
    return found


@pytest.mark.parametrize(
    ("package", "allowed"),
    [
        ("kernel", {"msgspec"}),
        ("blackout", {"msgspec", ".kernel", ".files"}),
        ("frostpunk", {"msgspec", ".kernel"}),
        ("bots", {"msgspec", ".kernel", ".blackout", ".frostpunk"}),
    ],
)
def test_packages_know_only_what_they_should(package: str, allowed: set[str]) -> None:
    for path in (SOURCE / package).rglob("*.py"):
        unknown = {name for name in imports(path) - allowed if name not in sys.stdlib_module_names}
        assert not unknown, f"{path} imports {unknown}"


def test_the_kernel_names_no_game() -> None:
    for path in (SOURCE / "kernel").rglob("*.py"):
        text = path.read_text("utf-8").lower()
        assert "frostpunk" not in text
        assert "blackout" not in text, path


def test_files_stay_small() -> None:
    for path in SOURCE.rglob("*.py"):
        assert len(path.read_text("utf-8").splitlines()) <= 450, path
