"""The table of Blackout in a terminal: drawn from a view, so it can show nothing that the seat may not know."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from hearthlight.terminal.faces import Face, final_scores

from ..content.effects import DIE_COLOURS, RESOURCES, STOCK
from ..rules.outlook.whole import PlayerOutlook
from ..words.texts import BlackoutTexts
from .view import HIDDEN, PlayerView, SpotView, TileView, View

MARKS = "①②③④"
"""Each player's cubes, by seat."""
COLOUR_STYLE = {"red": "red", "yellow": "yellow", "blue": "bright_blue", "purple": "magenta"}
SEAT_STYLE = {"ivory": "#f4e9d4", "pink": "#f772c8", "lime": "#c6e82c", "sky": "#6fb8e0"}
SHAPES = {"red": "▲", "yellow": "◆", "blue": "●", "purple": "■"}
"""Colour is never the only sign."""


def draw(view: View, words: BlackoutTexts) -> RenderableType:
    seat = view.seat if view.seat is not None else 0
    parts: list[RenderableType] = [
        heading(view, words),
        rondel(view, words),
        city(view, words),
        display(view, words),
        others(view, words),
    ]
    if view.plans:
        parts.append(plans(view, words, view.players[seat]))
        parts.append(conditions(view.outlook.players[seat], words))
    if view.seat is not None:
        parts.append(own_board(view.players[seat], view.outlook.players[seat], words))
    return Group(*parts)


def seat_mark(view: View, seat: int) -> str:
    """A player's cubes: the number of the seat in its colour."""
    return f"[{SEAT_STYLE[view.players[seat].colour]}]{MARKS[seat]}[/]"


def heading(view: View, words: BlackoutTexts) -> RenderableType:
    say = words.say
    text = say(
        "table-heading",
        round=view.round,
        phase=say(f"phase-{view.phase}"),
        draw=view.draw,
        reserve=view.reserve,
        transport=view.transport,
        gps=view.gps,
    )
    if view.mode == "campaign":
        text = say("campaign-chapter", chapter=view.chapter) + " · " + text
    end = view.outlook.end
    if end.last_round:
        text += " · " + say("table-last-round", round=end.last_round)
    elif view.outcome is None:
        text += " · " + say("outlook-end", round=end.if_nobody_buys)
    return Panel(escape(text), title=say("game-blackout"), style="bold")


def rondel(view: View, words: BlackoutTexts) -> RenderableType:
    """The six segments and the battery, with dice and everyone's cubes."""
    table = Table(title=words.say("table-rondel"), expand=True)
    dice = dict(zip(view.dice, ("red", "yellow", "blue"), strict=True))
    for kind in STOCK:
        die = dice.get(kind)
        mark = f" [{COLOUR_STYLE[die]}]{SHAPES[die]}[/]" if die else ""
        table.add_column(escape(words.say(f"resource-{kind}")) + mark)
    cells = []
    for number, _ in enumerate(STOCK):
        cells.append(
            "\n".join(
                f"{seat_mark(view, seat)} {player.stock[number]}"
                for seat, player in enumerate(view.players)
                if player.stock[number]
            )
        )
    table.add_row(*cells)
    return Group(table, dice_faces(words))


def dice_faces(words: BlackoutTexts) -> RenderableType:
    """B1.5: what the distribution cards of the box tell: on how many faces of each die a resource is."""
    faces = Table(title=words.say("table-dice"), expand=True)
    faces.add_column("")
    for kind in RESOURCES:
        faces.add_column(escape(words.say(f"resource-{kind}")), justify="center")
    for colour in DIE_COLOURS:
        die = words.pack.content.dice[colour]
        name = f"[{COLOUR_STYLE[colour]}]{SHAPES[colour]} {escape(words.say(f'colour-{colour}'))}[/]"
        faces.add_row(name, *(f"{die.count(kind)}/{len(die)}" if kind in die else "–" for kind in RESOURCES))
    return faces


def city(view: View, words: BlackoutTexts) -> RenderableType:
    """Each district with its tiles and the locations around it."""
    say, content = words.say, words.pack.content
    colours = {location.id: location.colour for location in content.locations}
    crisis = {location.id: location.crisis for location in content.locations}
    cubes: dict[str, str] = {}
    for seat, player in enumerate(view.players):
        for place in player.cubes:
            cubes[place] = cubes.get(place, "") + seat_mark(view, seat)
    table = Table(title=say("table-map"), expand=True, show_lines=False)
    for name in ("table-district", "table-tiles", "table-around"):
        table.add_column(escape(say(name)), overflow="fold")
    around = {district.id: district.around for district in content.districts}
    for district in view.districts:
        places = []
        for place in around[district.id]:
            letter = f"({crisis[place]})" if crisis[place] else ""
            style = COLOUR_STYLE[colours[place]]
            places.append(
                f"[{style}]{SHAPES[colours[place]]}{escape(say(f'location-{place}'))}{letter}[/]{cubes.get(place, '')}"
            )
        state = " ✔" if district.secured else " ◌" if district.chosen else ""
        owners = [seat for seat, player in enumerate(view.players) if district.id in player.houses]
        table.add_row(
            escape(say(f"district-{district.id}")) + state + "".join(seat_mark(view, seat) for seat in owners),
            tiles_text(district.tiles, words),
            "  ".join(places),
        )
    return table


def tiles_text(tiles: tuple[TileView, ...], words: BlackoutTexts) -> str:
    """Unknown tiles as question marks, known ones in words; those still face down with a mark."""
    unknown = sum(tile.tile is None for tile in tiles)
    lines = [("" if tile.up else "▽ ") + words.tile(tile.tile) for tile in tiles if tile.tile is not None]
    return escape("\n".join([*(["? " * unknown] if unknown else []), *lines]))


def display(view: View, words: BlackoutTexts) -> RenderableType:
    table = Table(title=words.say("table-display"), expand=True, show_lines=True)
    table.add_column(words.say("table-price"), width=6)
    for _ in range(3):
        table.add_column("", ratio=1)
    for row in view.display:
        cells = [card_text(card, words) for card in row.cards]
        table.add_row(f"${row.price}" if row.cards else "", *cells, *[""] * (3 - len(cells)))
    return table


def card_text(card: str, words: BlackoutTexts) -> str:
    colour = words.pack.colour.get(card)
    title = f"{SHAPES[colour]} {words.card(card)}" if colour else f"▤ {words.card(card)}"
    style = COLOUR_STYLE[colour] if colour else "bold"
    return "\n".join([f"[{style}]{escape(title)}[/] [dim]{card}[/]", *map(escape, words.card_lines(card))])


def short(card: str, words: BlackoutTexts) -> str:
    if card == HIDDEN:
        return "?"
    colour = words.pack.colour.get(card)
    if colour is None:
        return escape(words.card(card))
    helper = words.pack.helpers[card]
    cubes = f" {getattr(helper, 'cubes', '')}".rstrip()
    return f"[{COLOUR_STYLE[colour]}]{SHAPES[colour]}{cubes} {escape(words.card(card))}[/]"


def others(view: View, words: BlackoutTexts) -> RenderableType:
    """Everyone's public things, one row a player."""
    say = words.say
    table = Table(title=say("table-players"), expand=True)
    for name in (
        "player",
        "points",
        "total",
        "money",
        "transport",
        "gps",
        "supply",
        "hand",
        "slots",
        "objectives",
        "finished",
        "tiles",
        "hospital",
    ):
        table.add_column(escape(say("outlook-total" if name == "total" else f"table-{name}")), overflow="fold")
    for seat, player in enumerate(view.players):
        turn = (" ◀" if seat in view.to_act else "") + (" ★" if seat == view.starter else "")
        colour = escape(say(f"seat-colour-{player.colour}"))
        slots = "\n".join(
            f"{number + 1}: "
            + say("list-comma").join(short(card, words) for card in stack)
            + (" + ?" if player.planned[number] else "")
            for number, stack in enumerate(player.slots[: player.open_slots])
        )
        spots = [spot_text(spot, words) for spot in player.objectives]
        if player.emergency:
            spots.append(spot_text(player.emergency, words))
        tiles = f"{len(player.tiles_up)} ▲ {len(player.tiles_down)} ▽"
        table.add_row(
            f"{escape(words.seat(seat))} {seat_mark(view, seat)} {colour}{turn}",
            str(player.points),
            str(view.outlook.players[seat].score.total),
            str(player.money),
            str(player.transport),
            str(player.gps),
            str(player.supply),
            str(player.hand_size),
            slots,
            "\n".join(spots),
            "\n".join(short(card, words) for card in player.finished),
            tiles,
            "\n".join(short(card, words) for card in player.hospital),
        )
    return table


def spot_text(spot: SpotView, words: BlackoutTexts) -> str:
    done = f" ({len(spot.done)} ✔)" if spot.done else ""
    return short(spot.card, words) + done


def plans(view: View, words: BlackoutTexts, player: PlayerView) -> RenderableType:
    """The campaign's emergency plans beside the board."""
    panels = []
    for card in view.plans:
        own = player.emergency if player.emergency and player.emergency.card == card else None
        lines = words.card_lines(card)
        if own:
            lines = [("✔ " if number + 1 in own.done else "") + line for number, line in enumerate(lines)]
        panels.append(Panel("\n".join(map(escape, lines)), title=escape(words.card(card))))
    return Columns(panels, expand=True)


def conditions(outlook: PlayerOutlook, words: BlackoutTexts) -> RenderableType:
    """What the chapter asks for."""
    lines = [("✔ " if condition.met else "· ") + words.condition(condition) for condition in outlook.conditions]
    return Panel(escape("\n".join(lines)), title=escape(words.say("outlook-conditions")))


def own_board(player: PlayerView, outlook: PlayerOutlook, words: BlackoutTexts) -> RenderableType:
    """The seat's own cards in full, with what goals miss and what cards would bring."""
    say = words.say
    ahead = {(goal.card, goal.goal): words.lack(goal) for goal in outlook.goals}
    goals = [
        Panel(
            "\n".join(map(escape, [*words.card_lines(spot.card), *missing_lines(spot.card, ahead)])),
            title=escape(words.card(spot.card)) + "".join(f" ✔{goal}" for goal in spot.done),
        )
        for spot in (*player.objectives, *([player.emergency] if player.emergency else []))
    ]
    slots = Table(expand=True)
    for number in range(player.open_slots):
        slots.add_column(say("table-slot", number=number + 1))
    slots.add_row(
        *(
            "\n".join(
                [
                    *(short(card, words) for card in stack),
                    *([f"▽ {short(player.planned[number], words)}"] if player.planned[number] else []),
                ]
            )
            for number, stack in enumerate(player.slots[: player.open_slots])
        )
    )
    brings = {
        card.card: f" = {escape(words.amount(card.resource, card.cubes))}"
        for card in outlook.cards or ()
        if card.resource
    }
    hand = Columns([short(card, words) + brings.get(card, "") for card in player.hand or ()], padding=(0, 3))
    notes = [say("outlook-too-many", count=outlook.refresh.over)] if outlook.refresh.over else []
    notes += [say("outlook-waste", money=outlook.waste.money)] if outlook.waste and outlook.waste.money else []
    checks = [
        f"{'✔' if name in player.unlocked else '🔒'} {escape(words.check(name))}" for name in words.pack.check_ids
    ]
    restore = [
        escape(f"· {words.goal(goal)}\n  → {ahead[name, 0]}" if (name, 0) in ahead else f"✔ {words.goal(goal)}")
        for name, goal in words.pack.restore.items()
    ]
    return Panel(
        Group(
            Columns(goals, expand=True),
            slots,
            Panel(hand, title=say("table-hand"), subtitle=escape(" ".join(notes)) or None),
            Columns(
                [
                    Panel("\n".join(checks), title=say("table-checks")),
                    Panel("\n".join(restore), title=say("table-restore")),
                ]
            ),
        ),
        title=escape(say("table-own")),
        border_style="green",
    )


def missing_lines(card: str, ahead: dict[tuple[str, int], str]) -> list[str]:
    return [f"→ {number}: {text}" for (other, number), text in ahead.items() if other == card]


FACE = Face(draw, final_scores)
