"""An example installed beside Hearthlight, as a stranger would, but into a folder of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

LANTERNS = Path(__file__).parents[2] / "examples" / "lanterns"


@contextmanager
def installed(package: Path, folder: Path) -> Iterator[None]:
    """Every process that starts in here finds the package and its entry points."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--target", folder, package], check=True, capture_output=True, text=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder), prepend=os.pathsep)
        yield
