"""What people call themselves: one line, as others will read it, and no two alike at one table."""

from __future__ import annotations

import re
from collections.abc import Collection

LONGEST = 30
UNWANTED = r"\x00-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff"
"""Controls, ends of lines, what turns the direction of the text after it, and what nobody sees."""


def clean(name: str) -> str:
    """The same name without anything unwanted: for those that come with a record."""
    return re.sub(f"[{UNWANTED}]", "", name)[:LONGEST].strip()


def distinct(name: str, taken: Collection[str]) -> str:
    """The same name, or with a number where somebody else has it."""
    known, told, number = {one.casefold() for one in taken}, name, 1
    while told.casefold() in known:
        number += 1
        told = f"{name[: LONGEST - len(str(number)) - 1]} {number}"
    return told
