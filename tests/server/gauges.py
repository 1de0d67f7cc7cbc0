"""What a server process takes of its machine, and what its log tells."""

from __future__ import annotations

import os
import re
from pathlib import Path
from statistics import median
from typing import NamedTuple

from .houses import Server

PAGE = os.sysconf("SC_PAGE_SIZE")
MB = 1 << 20
FEWEST_SAMPLES = 4
LINE = re.compile(r"^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} [A-Z]+ ", re.MULTILINE)
"""How a line of the log begins; what follows without it (a traceback) belongs to it."""


class Sample(NamedTuple):
    at: float
    resident: int
    files: int
    served: int
    """Requests of ours, so far."""


def resident(server: Server) -> int:
    """Bytes of memory."""
    return int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]) * PAGE


def open_files(server: Server) -> int:
    return len(os.listdir(f"/proc/{server.process.pid}/fd"))


class Life:
    """One server process from its start to its end."""

    def __init__(self, name: str, begun: float) -> None:
        self.name, self.begun = name, begun
        self.samples: list[Sample] = []
        self.warm_at = 0.0
        """From then on it keeps all that it will ever keep."""

    def figures(self) -> str:
        if not self.samples:
            return f"{self.name}: too short to measure"
        first, last, growth = self.samples[0], self.samples[-1], self.growth()
        every = [*self.samples[:: max(1, len(self.samples) // 24)], last]
        told = {
            "s": f"{last.at - first.at:.0f}",
            "requests": last.served - first.served,
            "MB": " ".join(f"{sample.resident // MB}" for sample in every),
            "MB once settled": "too short to tell" if growth is None else f"{growth / MB:+.1f}",
            "files": f"{first.files} to {last.files}, at most {max(sample.files for sample in self.samples)}",
        }
        return f"{self.name}: " + ", ".join(f"{what} {figure}" for what, figure in told.items())

    def growth(self) -> int | None:
        """By how many bytes it grew from when it had settled to its end; nothing if it did not live that long. Medians,
        for what a moment needs is no growth."""
        warm = [sample.resident for sample in self.samples if self.warm_at and sample.at > self.warm_at]
        window = len(warm) // 8
        if window < FEWEST_SAMPLES:
            return None
        return int(median(warm[-window:]) - median(warm[2 * window : 3 * window]))


def entries(log: str) -> list[str]:
    """The lines of a log, each with what belongs to it."""
    starts = [found.start() for found in LINE.finditer(log)]
    first = [log[: starts[0]]] if starts and starts[0] else [] if starts else [log]
    return [*first, *(log[begin:end] for begin, end in zip(starts, [*starts[1:], len(log)], strict=True))]
