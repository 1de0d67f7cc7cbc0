"""Why something cannot be chosen. Whatever decides whether a move is legal answers with the reason why not, a word of
this list, or with an empty word: so what is refused and what is said about it never differ. The numbers are put to
it when somebody looks (`refuse`); who plays in a hurry never asks for them."""

from __future__ import annotations

from typing import Any

from hearthlight.kernel import Move, Refusal

REASONS = {
    # costs and conditions
    "lacks": "F1.4",
    "lacks-all": "F1.4",
    "lacks-on-map": "F1.4",
    "stress-full": "F4.6",
    "hunger-full": "F13.1",
    "all-tired": "F4.11",
    "few-citizens": "F1.4",
    "none-active": "F2.2",
    "condition": "F4.3",
    "none-in-stock": "F1.4",
    # figures and citizen cards
    "no-such-figure": "F4.11",
    "all-placed": "F4.12",
    "automaton-coal": "F11.2",
    "nothing-to-do": "F4.12",
    "children": "F4.15",
    "card-played": "F8.3",
    "nobody-ready": "F8.3",
    "no-place": "F8.3",
    "used": "F5.6",
    "nobody-placed": "F10.1",
    # heat
    "no-coal": "F4.4",
    "cold-reached": "F4.4",
    # places
    "occupied": "F5.4",
    "figure-there": "F5.2",
    "bare": "F5.2",
    "engineers-only": "F5.4",
    "no-action": "F5.4",
    "laws-passed": "F10.1",
    "nothing-to-repeat": "F5.4",
    "nobody-works": "F5.4",
    "no-sectors": "F5.1",
    "ring-full": "F5.1",
    "not-connected": "F5.1",
    # scouts
    "no-beacon": "F5.5",
    "scouts-out": "F5.5",
    "path-taken": "F5.5",
    "automaton-scout": "F11.2",
    "deck-empty": "F9.2",
    # special actions
    "wrong-figure": "F5.6",
    "covered": "F10.1",
    # building
    "nothing-to-build": "F5.3",
    "no-law": "F10.1",
    "ruined": "F14.2",
    "none-left": "F5.3",
    "no-site": "F5.3",
    "no-large-site": "F5.3",
    "no-deposit": "F5.3",
    "printed": "F5.3",
    "permanent": "F5.3",
    "not-unlocked": "F5.3",
    "nothing-fits": "F5.3",
    "built-over": "F5.3",
    "half-taken": "F5.3",
    "generator-sector": "F5.3",
    "not-at-deposit": "F5.3",
    "no-upgrade": "F6.2",
    "upgraded": "F6.2",
    "no-research": "F11.1",
    # cards
    "passed": "F10.1",
    "struck": "F10.1",
    "researched": "F11.1",
    "advisor-taken": "F3.11",
    "locked": "F4.17",
    "wrong-kind": "F7.5",
    # people and moods
    "nobody": "F7.1",
    "nobody-sick": "F7.6",
    "grave-last": "F7.6",
    "not-grave": "F7.6",
    "grave-already": "F7.3",
    "track-full": "F2.7",
    "bag-empty": "F2.3",
}
"""Every reason, and the rule behind it. Its words are `refuse-<reason>`."""


def refuse(move: Move, reason: str, **values: Any) -> Refusal:
    return Refusal(move, reason, values, REASONS[reason])
