"""What a learner sees of a game: features of what its seat may know, and a mask of what is legal."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from hearthlight.games import Game
from hearthlight.kernel import State

from .numbers import ACTIONS, MOST, Encode, actions_of, features_of, mask_of


class Eyes:
    """`encode` makes features of a view; without it they are hashed."""

    def __init__(self, game: Game, encode: Encode | None, features: int) -> None:
        self.game, self.encode, self.features = game, encode, features

    def space(self) -> spaces.Dict:
        seen = spaces.Box(-MOST, MOST, (self.features,), np.float32)
        return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8)})

    def see(self, table: State, seat: int) -> dict[str, Any]:
        if self.encode is None:
            seen = features_of(self.game, table, seat, self.features)
        else:
            seen = self.encode(self.game.view(table, seat))
        return {"observation": seen, "action_mask": mask_of(actions_of(table, seat))}

    def tell(self, table: State, seat: int | None) -> str:
        """What the last move brought about, as this seat is told, or a spectator."""
        words = self.game.words(table.pack, "en")
        return "\n".join(words.event(event.seen_by(seat)) for event in table.events)
