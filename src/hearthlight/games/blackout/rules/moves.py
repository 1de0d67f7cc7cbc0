"""Every move of the game. Tag and fields are its notation: `plan tiger-scout 2`, `collect T07 advanced`."""

from __future__ import annotations

from typing import Literal

from hearthlight.kernel import Move


class Start(Move, frozen=True, tag="start"):
    """Set-up: the first cube on the map (B2.9)."""

    location: str


class BuyBattery(Move, frozen=True, tag="battery"):
    """Anytime: 5 HK dollars for a battery (B3.3)."""


class BuyTransport(Move, frozen=True, tag="transport"):
    """Anytime: 1 point for a transport token (B3.3)."""


class PlanCard(Move, frozen=True, tag="plan"):
    """Phase 1: a card face down into a slot (B4.2)."""

    card: str
    slot: int


class Ready(Move, frozen=True, tag="ready"):
    """Phase 1: planning is finished."""


class Turn(Move, frozen=True, tag="turn"):
    """Phase 2: turn a planned card face up (B5.1)."""

    card: str


class Procure(Move, frozen=True, tag="procure"):
    """Phase 2: a volunteer brings this resource, for so many transport tokens (B5.2, B5.3)."""

    resource: str
    tokens: int


class Act(Move, frozen=True, tag="act"):
    """Phase 2: an action of a specialist, in one of its ways (B5.4)."""

    action: int
    way: int


class Recover(Move, frozen=True, tag="recover"):
    """A card from the hospital (B12.4)."""

    card: str


class Choose(Move, frozen=True, tag="choose"):
    """A resource of the player's choice (B12.5)."""

    resource: str


class PayWith(Move, frozen=True, tag="pay"):
    """Which resources and batteries pay (B3.4)."""

    what: tuple[str, ...]


class Complete(Move, frozen=True, tag="complete"):
    """Phase 3: a goal of a card (B6.1)."""

    card: str
    goal: int


class RestorePower(Move, frozen=True, tag="restore"):
    """Phase 3: a restore-power goal (B6.13)."""

    goal: str


class Place(Move, frozen=True, tag="place"):
    """A cube on the map, past so many skipped locations (B6.7, B6.8)."""

    location: str
    skipped: int


class Finish(Move, frozen=True, tag="finish"):
    """Phase 3: take the completion effect now (B6.10)."""

    card: str


class Leave(Move, frozen=True, tag="leave"):
    """Phase 3: leave the card where it is (B6.10). Phase 4: leave the tiles where they are (B7.2)."""


class Scout(Move, frozen=True, tag="scout"):
    """Phase 4: look at the tiles of a district (B7.1)."""

    district: str


class Collect(Move, frozen=True, tag="collect"):
    """Phase 4: this tile, by this challenge (B7.3, B7.8)."""

    tile: str
    challenge: Literal["simple", "advanced", "probe"]


class Join(Move, frozen=True, tag="join"):
    """Phase 4: one more card for the team (B7.3)."""

    card: str


class SpendGps(Move, frozen=True, tag="gps"):
    """Phase 4: a GPS token (B7.4)."""


class Go(Move, frozen=True, tag="go"):
    """Phase 4: the team sets out (B7.5)."""


class Buy(Move, frozen=True, tag="buy"):
    """Phase 5: a card of the display (B8.1)."""

    card: str
    price: int


class Waste(Move, frozen=True, tag="waste"):
    """Phase 6: one trade of food or water, by a rate of the board or of a plan (B9.2, B13.3)."""

    rate: str


class Sell(Move, frozen=True, tag="sell"):
    """Phase 6: the rest of food and water for HK dollars (B9.2)."""


class Discard(Move, frozen=True, tag="discard"):
    """Phase 6: a card from an objective spot (B9.3)."""

    card: str


class TakeMarker(Move, frozen=True, tag="marker"):
    """Phase 7: this secured-district marker, which unlocks its action (B10.2)."""

    action: str


class TakeBack(Move, frozen=True, tag="refresh"):
    """Phase 8: the cards of this slot back to the hand (B11.1)."""

    slot: int


class CheckMark(Move, frozen=True, tag="check"):
    """A check-mark action of the player board or of a finished plan (B11.2)."""

    action: str


class Done(Move, frozen=True, tag="done"):
    """Nothing more, or nothing at all, at this point."""


BUY_BATTERY = BuyBattery()
BUY_TRANSPORT = BuyTransport()
READY, LEAVE, GPS, GO, SELL, DONE = Ready(), Leave(), SpendGps(), Go(), Sell(), Done()
