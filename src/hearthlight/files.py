"""Writing files so that no crash leaves half of one."""

from __future__ import annotations

import os
from pathlib import Path

from .kernel import Problem


def write_whole(path: Path | str, text: str) -> None:
    """Write beside, then move into place."""
    target = Path(path)
    beside = target.with_name(target.name + ".new")
    try:
        with beside.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
    except OSError as error:
        raise Problem("file-unwritable", file=str(path), reason=error.strerror or str(error)) from None
