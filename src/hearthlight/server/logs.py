"""The log: lines for people, or one JSON object a line for programs that collect them."""

from __future__ import annotations

import logging
from datetime import UTC, datetime

import msgspec

from .envelope import NumberedLines

LINE = "%(asctime)s %(levelname)s %(name)s [%(number)s] %(message)s"


class JsonLines(logging.Formatter):
    """All that a line says, each under its own name."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "request": getattr(record, "number", "-"),
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


def begin_log(form: str) -> None:
    """Send the log to standard error, `text` or `json`, unless it goes somewhere already."""
    lines = logging.StreamHandler()
    lines.addFilter(NumberedLines())
    lines.setFormatter(JsonLines() if form == "json" else logging.Formatter(LINE))
    logging.basicConfig(level=logging.WARNING, handlers=[lines])
