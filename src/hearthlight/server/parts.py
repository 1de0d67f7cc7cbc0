"""What a connection has been sent is not sent again: after a whole table come only the parts that have changed."""

from __future__ import annotations

import msgspec

from .payload import TableInfo

Fields = dict[str, msgspec.Raw]
_fields = msgspec.json.Decoder(Fields)
ALWAYS = ("version", "seat", "log_from", "log")
"""What tells the reader whether a message is for it, and what is new by itself."""


class Parts:
    """What the other end of one connection knows. Nothing is lost there: what was sent in order comes in order."""

    def __init__(self) -> None:
        self._table: Fields = {}
        self._view: Fields = {}

    def message(self, info: TableInfo) -> bytes:
        """The table: whole the first time, and where it has other fields than before. Else `parts` is true, and what is
        missing, also in `view`, is as it was."""
        table = _fields.decode(msgspec.json.encode(info))
        view = _fields.decode(table["view"])
        before, view_before = self._table, self._view
        self._table, self._view = table, view
        if table.keys() != before.keys() or view.keys() != view_before.keys():
            return msgspec.json.encode(table)
        changed = {name: value for name, value in table.items() if name in ALWAYS or value != before[name]}
        if "view" in changed:
            changed["view"] = msgspec.Raw(msgspec.json.encode(_changed(view, view_before)))
        return msgspec.json.encode({"parts": True, **changed})


def _changed(now: Fields, before: Fields) -> Fields:
    return {name: value for name, value in now.items() if value != before[name]}
