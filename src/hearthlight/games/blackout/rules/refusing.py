"""Why something cannot be chosen. The tests that decide what is legal name the condition that fails; with its numbers
it becomes a refusal, which is put into words as `refuse-<reason>`."""

from __future__ import annotations

from typing import Any, Literal, get_args

from hearthlight.kernel import Move, Refusal

Reason = Literal[
    "action-used",
    "batteries",
    "battery-first",
    "centres",
    "chosen",
    "colour",
    "cost",
    "emergency-stays",
    "fewer-cards",
    "goal-done",
    "gps-gone",
    "hospital-empty",
    "icons",
    "icons-missing",
    "in-hospital",
    "in-slot",
    "in-team",
    "locked",
    "money",
    "no-battery",
    "no-gps",
    "no-icons",
    "no-skip",
    "no-supply",
    "no-team",
    "no-tiles",
    "no-transport",
    "not-next-to",
    "not-planned",
    "nothing-to-check",
    "own-cube",
    "plan-begun",
    "probe-lowest",
    "secured",
    "slot",
    "slot-closed",
    "slot-empty",
    "slot-planned",
    "spots-full",
    "taken",
    "team-empty",
    "tiles",
    "tokens",
    "unlocked",
]
REASONS: tuple[Reason, ...] = get_args(Reason)


def refuse(move: Move, reason: Reason, rule: str, **values: Any) -> Refusal:
    return Refusal(move, reason, values, rule)
