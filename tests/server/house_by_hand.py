"""A house without luck and haste: its bots move only when a test says so, and the same games are played every time."""

from __future__ import annotations

import msgspec
from litestar import Litestar, post
from litestar.channels import ChannelsPlugin

from hearthlight.bots import RandomBot
from hearthlight.games import game_named
from hearthlight.kernel import Dice, State
from hearthlight.server import app as server
from hearthlight.server.botting import BotDriver
from hearthlight.server.caretaker import Caretaker
from hearthlight.server.context import Here, House
from hearthlight.server.settings import Settings

FORESIGHT = 4


class BotsByHand(BotDriver):
    def wake(self, key: str) -> None:
        """They wait to be stepped."""

    def dice(self, state: State) -> Dice:
        return Dice(state.ply)


class CaretakerByHand(Caretaker):
    def start(self) -> None:
        """Goes round when told to."""


class HouseByHand(House):
    def __init__(self, settings: Settings, channels: ChannelsPlugin) -> None:
        super().__init__(settings, channels)
        self.bots = BotsByHand(self.tables, 0, self.announce, self.is_watched)
        self.silent = False
        self.ahead = 0.0
        self.caretaker = CaretakerByHand(self.tables, self.bots, self.presence, settings.table_days)

    def now(self) -> float:
        """A clock that a test steps."""
        return super().now() + self.ahead

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


@post("/clock/{seconds:int}", opt={"exclude_from_csrf": True})
async def step_clock(house: Here, seconds: int) -> None:
    """It is so much later, and the caretaker goes round."""
    assert isinstance(house, HouseByHand)
    house.ahead += seconds
    await house.caretaker.ring()
    await house.caretaker.clear()
    await house.tables.drop_gone()


class Advice(msgspec.Struct, frozen=True):
    """What the best bot would do in somebody's place: so many moves in a row as it can foresee."""

    asks: str
    round: int
    moves: list[str]


@post("/bots/{key:str}/advice", opt={"exclude_from_csrf": True})
async def advise(house: Here, key: str) -> Advice:
    live = await house.tables.open(key)
    state, moves = live.match.state, list[str]()
    asked = next((answered for answered in live.table.answering().values()), None)
    question = state.question
    if asked is None or question is None:
        return Advice("", state.round, [])
    bot, foreseen, ahead = game_named(live.row.game).bot(), True, state
    while foreseen and asked in ahead.to_act and len(moves) < FORESIGHT:
        move = bot.choose(ahead, asked, house.bots.dice(ahead))
        moves.append(move.notation())
        ahead, foreseen = ahead.foresee(asked, move)
    return Advice(question.asks, state.round, moves)


def create_app() -> Litestar:
    app = server.create_app(house_of=HouseByHand)
    app.register(step_bots)
    app.register(play_to_end)
    app.register(advise)
    app.register(step_clock)
    return app
