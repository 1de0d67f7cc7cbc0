"""One server for one SQLite file: two would each trust what they have in memory."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from ..kernel import Problem


class SoleUse:
    """Of a data file, until it is given up or the process ends, however it ends."""

    def __init__(self, data: Path) -> None:
        path = data.with_name(data.name + ".lock")
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.give_up()
            raise Problem("data-in-use", data=str(data)) from None

    def give_up(self) -> None:
        os.close(self._file)
