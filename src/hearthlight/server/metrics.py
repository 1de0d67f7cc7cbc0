"""What the house counts and times, in the text format that Prometheus reads."""

from __future__ import annotations

import logging
import time
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import Engine

from .. import __version__

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Seconds: how many answers took no longer than each of these."""
Labels = tuple[tuple[str, str], ...]


class Timed:
    """How often something was done, and how long it took."""

    def __init__(self) -> None:
        self.within = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def note(self, seconds: float) -> None:
        self.within[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def lines(self, name: str, labels: Labels) -> Iterator[str]:
        many = 0
        for bound, more in zip((*map(str, BOUNDS), "+Inf"), self.within, strict=True):
            many += more
            yield line(f"{name}_bucket", many, (*labels, ("le", bound)))
        yield line(f"{name}_sum", self.seconds, labels)
        yield line(f"{name}_count", many, labels)


class Metrics:
    """Of one process, since it was started."""

    def __init__(self) -> None:
        self.answers: defaultdict[Labels, Timed] = defaultdict(Timed)
        self.statuses: Counter[Labels] = Counter()
        self.database = Timed()
        self.errors = Errors()
        self._since = time.time()

    def answered(self, scope: Mapping[str, Any], status: int, seconds: float) -> None:
        """A request, by the kind of what was asked for: an address of its own for each table would be too many."""
        what = (("method", _method(scope)), ("path", str(scope.get("path_template") or "other")))
        self.answers[what].note(seconds)
        self.statuses[(*what, ("status", str(status)))] += 1

    def watch(self, engine: Engine) -> None:
        """Time every statement that is sent to the database, from now on."""

        def before(_connection: Any, _cursor: Any, _statement: Any, _values: Any, context: Any, _many: Any) -> None:
            context.hearthlight_begun = time.perf_counter()

        def after(_connection: Any, _cursor: Any, _statement: Any, _values: Any, context: Any, _many: Any) -> None:
            self.database.note(time.perf_counter() - context.hearthlight_begun)

        event.listen(engine, "before_cursor_execute", before)
        event.listen(engine, "after_cursor_execute", after)

    def text(self, gauges: Iterable[tuple[str, str, float, Labels]], moves: int) -> str:
        """All of it, with what is so just now."""
        return "".join(f"{told}\n" for told in self._lines(gauges, moves))

    def _lines(self, gauges: Iterable[tuple[str, str, float, Labels]], moves: int) -> Iterator[str]:
        yield from _head("hearthlight_info", "gauge", "The version that is running.")
        yield line("hearthlight_info", 1, (("version", __version__),))
        yield from _head("hearthlight_started_seconds", "gauge", "When this process was started.")
        yield line("hearthlight_started_seconds", self._since)
        told: set[str] = set()
        for name, about, value, labels in gauges:
            if name not in told:
                told.add(name)
                yield from _head(name, "gauge", about)
            yield line(name, value, labels)
        yield from _head("hearthlight_moves_total", "counter", "Moves written, those of bots too.")
        yield line("hearthlight_moves_total", moves)
        yield from _head("hearthlight_errors_total", "counter", "Errors in the log.")
        yield line("hearthlight_errors_total", self.errors.many)
        yield from _head("hearthlight_requests_total", "counter", "Requests answered.")
        for labels, many in sorted(self.statuses.items()):
            yield line("hearthlight_requests_total", many, labels)
        yield from _head("hearthlight_answer_seconds", "histogram", "How long answers took.")
        for labels, timed in sorted(self.answers.items()):
            yield from timed.lines("hearthlight_answer_seconds", labels)
        yield from _head("hearthlight_database_seconds", "histogram", "How long the database took for a statement.")
        yield from self.database.lines("hearthlight_database_seconds", ())


class Errors(logging.Handler):
    """Counts what the log calls an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.many = 0

    def emit(self, record: logging.LogRecord) -> None:
        self.many += 1


def line(name: str, value: float, labels: Labels = ()) -> str:
    told = ",".join(f'{key}="{_escaped(text)}"' for key, text in labels)
    return f"{name}{{{told}}} {value}" if told else f"{name} {value}"


METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


def _method(scope: Mapping[str, Any]) -> str:
    """One that there is: whoever makes up methods makes no lines here."""
    return str(scope["method"]) if scope["method"] in METHODS else "other"


def _head(name: str, kind: str, about: str) -> Iterator[str]:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} {kind}"


def _escaped(text: str) -> str:
    return text.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
