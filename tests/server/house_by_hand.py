"""A house without luck and haste: its bots move only when a test says so, and the same games are played every time."""

from __future__ import annotations

import msgspec
from litestar import Litestar, post
from litestar.channels import ChannelsPlugin

from hearthlight.bots import RandomBot
from hearthlight.kernel import Dice, State
from hearthlight.server import app as server
from hearthlight.server.botting import BotDriver
from hearthlight.server.context import Here, House
from hearthlight.server.settings import Settings


class BotsByHand(BotDriver):
    def wake(self, key: str) -> None:
        """They wait to be stepped."""

    def dice(self, state: State) -> Dice:
        return Dice(state.ply)


class HouseByHand(House):
    def __init__(self, settings: Settings, channels: ChannelsPlugin) -> None:
        super().__init__(settings, channels)
        self.bots = BotsByHand(self.tables, 0, self.announce)
        self.silent = False

    def announce(self, key: str) -> None:
        if not self.silent:
            super().announce(key)

    def seed(self) -> int:
        return 7


class Stepped(msgspec.Struct, frozen=True):
    """How a table stands after a step, and whether another bot may be to act."""

    version: int
    more: bool


@post("/bots/{key:str}/step", opt={"exclude_from_csrf": True})
async def step_bots(house: Here, key: str) -> Stepped:
    more = await house.bots.step(key)
    return Stepped((await house.tables.open(key)).row.version, more)


@post("/bots/{key:str}/end", opt={"exclude_from_csrf": True})
async def play_to_end(house: Here, key: str) -> None:
    """Bots take over for everybody until the game is over: most of a long game is not what a test is about, and those
    who look on see its end."""
    assert isinstance(house, HouseByHand)
    house.silent = True
    while answering := (live := await house.tables.open(key)).table.answering():
        seat, asked = next(iter(answering.items()))
        move = RandomBot().choose(live.match.state, asked, house.bots.dice(live.match.state))
        await house.tables.play(key, None, seat, live.row.version, [move.notation()])
    house.silent = False
    house.announce(key)


def create_app() -> Litestar:
    app = server.create_app(house_of=HouseByHand)
    app.register(step_bots)
    app.register(play_to_end)
    return app
