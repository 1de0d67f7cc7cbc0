"""Files of the user: read with a clear problem, written so that no crash leaves half of one."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

from .kernel import Problem


def read_whole(path: Path | str) -> str:
    try:
        return Path(path).read_text("utf-8")
    except FileNotFoundError:
        raise Problem("file-missing", file=str(path)) from None
    except (OSError, UnicodeDecodeError) as error:
        raise Problem("file-unreadable", file=str(path), reason=str(error)) from None


def write_whole(path: Path | str, text: str) -> None:
    """Write beside, then move into place."""
    write_bytes(path, lambda file: file.write(text.encode()))


def write_bytes(path: Path | str, write: Callable[[BinaryIO], object]) -> None:
    """The same for whatever writes itself into a file."""
    target = Path(path)
    beside = target.with_name(target.name + ".new")
    try:
        with beside.open("wb") as file:
            write(file)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
    except OSError as error:
        raise Problem("file-unwritable", file=str(path), reason=error.strerror or str(error)) from None


def made_folder(path: Path) -> Path:
    """A folder, made if it does not exist."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Problem("file-unwritable", file=str(path), reason=error.strerror or str(error)) from None
    return path
