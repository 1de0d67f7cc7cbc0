"""The table of Frostpunk in a terminal: drawn from a view, so it can show nothing that nobody may know."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from hearthlight.kernel import Outcome
from hearthlight.terminal.faces import Face

from ..content.terms import KINDS, RESOURCES
from ..rules.model import Displayed, Token
from ..rules.outlook.citizens import Sickness
from ..rules.outlook.scenario import Goal, Storm
from ..words.texts import FrostpunkTexts
from .terminal_city import city, signs
from .view import PathView, View

ACTIVE, EXHAUSTED = "●", "○"


def draw(view: View, words: FrostpunkTexts) -> RenderableType:
    return Group(
        heading(view, words),
        city(view, words),
        people(view, words),
        moods(view, words),
        machine(view, words),
        rounds(view, words),
        cards(view, words),
        hands(view, words),
    )


def heading(view: View, words: FrostpunkTexts) -> RenderableType:
    say = words.say
    lines = [
        say(
            "frost-table-heading",
            round=view.round,
            phase=say(f"frost-phase-{view.phase}"),
            leader=words.seat(view.leader),
            group=view.group,
            difficulty=view.difficulty,
        ),
        say(
            "frost-table-stock",
            stock=say.listing(words.amount(thing, getattr(view, thing)) for thing in (*words.pack.resources, "food")),
            ready=view.automata_ready,
            automata=view.automata,
        ),
        say(
            "frost-table-decks",
            morning=view.morning_left,
            dusk=view.dusk_size,
            discard=len(view.dusk_discard),
            weather=view.weather_left,
            inner=view.inner_left,
            outer=view.outer_left,
        ),
    ]
    return Panel(escape("\n".join(lines)), title=say("game-frostpunk"), style="bold")


# -- the people ----------------------------------------------------------------------------------------------------


def people(view: View, words: FrostpunkTexts) -> RenderableType:
    """Each kind with its figures, its sick, and what its sickness will do in the next preparation phase."""
    say = words.say
    table = Table(title=say("frost-table-people"))
    for name in ("", "citizens", "figures", "sick", "next-morning"):
        table.add_column(escape(say(f"frost-table-{name}")) if name else "", overflow="fold")
    for some, ahead in zip(view.people, view.outlook.citizens, strict=True):
        figures = say(
            "frost-table-figure-count", ready=some.ready, resting=some.resting, scouting=some.scouting, tired=some.tired
        )
        sick = f"[red]{some.sick} ✚ {escape(say('frost-table-grave'))}[/]" if some.grave else str(some.sick)
        table.add_row(
            escape(words.capital(say(f"frost-kinds-{ahead.kind}"))),
            str(some.number),
            escape(figures),
            sick,
            escape(coming_sickness(ahead.sickness, words)),
        )
    return table


def coming_sickness(coming: Sickness, words: FrostpunkTexts) -> str:
    """What the sickness marker does now, and where the next threshold lies."""
    say = words.say
    if coming.lost:
        return say("frost-table-sickness-lost")
    now = sickness_text(coming.tokens, coming.turns, words)
    if coming.next_lost:
        return f"{now} ({say('frost-table-sickness-lost')})"
    effect = sickness_text(coming.next_tokens, coming.next_turns, words)
    return f"{now} ({say('frost-table-sickness-from', sick=coming.next_from, effect=effect)})"


def sickness_text(tokens: int, turns: int, words: FrostpunkTexts) -> str:
    if not tokens and not turns:
        return words.say("frost-table-no-sickness")
    return words.say("frost-table-sickness", tokens=tokens, turns=turns)


def moods(view: View, words: FrostpunkTexts) -> RenderableType:
    """Hope, discontent, food, hunger, the dead: how near the end is."""
    say, tracks = words.say, words.pack.content.tracks
    lines = [
        token_line(say("frost-table-hope", count=len(view.hope)), view.hope, words.pack.tracks.hope, "green", words),
        token_line(
            say("frost-table-discontent", count=len(view.discontent)),
            view.discontent,
            words.pack.tracks.discontent,
            "red",
            words,
        ),
        Text(say("frost-table-corpses", corpses=view.corpses, last=tracks.corpses)),
        Text(food_line(view, words)),
        Text(hunger_line(view, words)),
        Text(night_line(view, words)),
    ]
    return Panel(Group(*lines))


def token_line(label: str, track: Iterable[Token], spaces: int, style: str, words: FrostpunkTexts) -> Text:
    tokens = [f"{ACTIVE if token.active else EXHAUSTED} {words.token(token.kind)}" for token in track]
    return Text(f"{label}  ").append("  ".join([*tokens, *["·"] * (spaces - len(tokens))]), style)


def food_line(view: View, words: FrostpunkTexts) -> str:
    """Who eats next, and whether there is enough."""
    meal = view.outlook.meals.next
    return words.say(
        "frost-table-food",
        food=view.food,
        kinds=words.say(f"frost-kinds-{meal.kind}"),
        needed=meal.needed,
        round=meal.round,
        missing=meal.missing,
    )


def hunger_line(view: View, words: FrostpunkTexts) -> str:
    say, toll = words.say, view.outlook.meals.toll
    effect = (
        say("frost-table-hunger-lost")
        if toll.lost
        else say("frost-table-hunger-effect", discontent=toll.discontent, deaths=toll.deaths)
    )
    return say("frost-table-hunger", hunger=view.hunger, effect=effect)


def night_line(view: View, words: FrostpunkTexts) -> str:
    """Tonight once the figures are out; before that, last night."""
    night = view.outlook.night
    if not night.tonight:
        return words.say("frost-table-bedless", count=view.bedless)
    return words.say("frost-act-fuel-beds", beds=night.beds.places, figures=sum(night.sleepers))


# -- the machine and the rounds ------------------------------------------------------------------------------------


def machine(view: View, words: FrostpunkTexts) -> RenderableType:
    """The generator track with its markers, the cubes it costs and whom the cold strikes; the stress."""
    say = words.say
    table = Table(title=say("frost-table-machine"), show_lines=False, padding=(0, 0))
    heat = words.pack.content.tracks.heat
    table.add_column(escape(say("frost-table-gauge")))
    for space in range(len(heat)):
        table.add_column(f"{space:>3}", justify="right", min_width=4)
    marks = [""] * len(heat)
    for place, mark in ((view.output, "O"), (view.cold, "C"), *zip(view.ranges, "roy", strict=True)):
        marks[place] += mark
    table.add_row(escape(say("frost-table-markers")), *marks, style="bold")
    table.add_row(escape(say("frost-table-cubes")), *(str(space.stress) for space in heat))
    table.add_row(
        escape(say("frost-table-freeze")),
        *("".join(say(f"frost-sign-{kind}") for kind in space.sick) for space in heat),
    )
    return Group(
        table,
        Text(say("frost-table-gauge-legend"), "dim"),
        Text(
            say(
                "frost-table-stress",
                stress=view.stress,
                overload=view.overload,
                overheated=int(view.overheated),
                expanded=int(view.expanded),
            ),
            "bold red" if view.overheated or view.overload else "",
        ),
    )


def rounds(view: View, words: FrostpunkTexts) -> RenderableType:
    table, last = Table(title=words.say("frost-table-rounds"), padding=(0, 0)), words.pack.tracks.rounds
    for number in range(1, last + 1):
        table.add_column(f"{number:>3}", justify="right", min_width=5)
    marks = [""] * (last + 1)
    for at, mark in (
        (view.round, "▲"),
        (view.storm, "S"),
        (view.research_round, "R"),
        *((token[0], "!") for token in view.tokens),
    ):
        if 0 < at <= last:
            marks[at] += mark
    table.add_row(*marks[1:], style="bold")
    legend = Text(words.say("frost-table-rounds-legend"), "dim")
    return Group(table, legend, *([Text(storm_line(storm, words))] if (storm := view.outlook.storm) else []))


def storm_line(storm: Storm, words: FrostpunkTexts) -> str:
    """When it can be here, and what it would ruin."""
    say = words.say
    ruins = [say("frost-storm-ruins", building=words.card(ruin.building), last=ruin.last) for ruin in storm.ruins]
    return say("frost-storm", first=storm.earliest, last=storm.latest, ruins=say.listing(ruins))


# -- cards ---------------------------------------------------------------------------------------------------------


def cards(view: View, words: FrostpunkTexts) -> RenderableType:
    say = words.say
    parts: list[RenderableType] = [
        *(laid_card(laid, say("frost-table-scenario"), words, goals_of(view, laid.card)) for laid in view.scenario),
        *(laid_card(laid, say("frost-table-display"), words) for laid in view.display),
    ]
    if view.next_dispute:
        parts.append(card_panel(view.next_dispute, say("frost-table-dispute"), (), words))
    if view.passed:
        lines = [line for law in view.passed for line in (words.card(law), *words.rules(words.pack.laws[law].rules))]
        parts.append(Panel(escape("\n".join(lines)), title=escape(say("frost-table-laws", count=len(view.passed)))))
    parts += [technologies(view, words), paths(view, words)]
    return Group(*parts)


def goals_of(view: View, card: str) -> list[Goal]:
    return [goal for goal in view.outlook.goals if goal.card == card]


def goal_text(goal: Goal, words: FrostpunkTexts) -> str:
    """What is wanted and when, and how much of it is there."""
    say = words.say
    if goal.what == "round":
        return say("frost-goal-survive", round=goal.want)
    if goal.what in ("on-card", "food"):
        wanted = say(f"frost-goal-{goal.what}", round=goal.round, want=goal.want)
    else:
        wanted = say("frost-goal-building", round=goal.round, building=words.card(goal.what))
    return f"{wanted} ({say('frost-goal-part', have=goal.have, want=goal.want)})"


def laid_card(laid: Displayed, place: str, words: FrostpunkTexts, goals: Iterable[Goal] = ()) -> Panel:
    """A displayed card with what lies on it."""
    say = words.say
    things = [words.amount(thing, number) for thing in RESOURCES if (number := getattr(laid, thing))]
    things += [signs(laid.figures, words)] if laid.figures else []
    notes = [say("frost-table-on-card", what=say.listing(things))] if things else []
    notes += [say("frost-table-used")] if laid.used else []
    notes += [say("frost-table-covers", card=words.card(laid.covers))] if laid.covers else []
    notes += [goal_text(goal, words) for goal in goals]
    return card_panel(laid.card, place, notes, words)


def card_panel(card: str, place: str, notes: Iterable[str], words: FrostpunkTexts) -> Panel:
    text = Text("\n".join(words.card_lines(card)))
    for note in notes:
        text.append(f"\n{note}", "bold magenta")
    return Panel(text, title=escape(f"{place}: {words.card(card)} {words.number(card)}"), title_align="left")


def technologies(view: View, words: FrostpunkTexts) -> RenderableType:
    say = words.say
    table = Table(title=say("frost-table-technologies"), show_header=False, expand=True)
    rows = [(card, say("frost-table-finished")) for card in view.finished]
    if view.researching:
        rows.append((view.researching, say("frost-table-researching", round=view.research_round)))
    rows += [(card, say("frost-table-open")) for card in view.technologies]
    for card, state in rows:
        table.add_row(escape(words.card(card)), escape(state), escape(words.say.sentences(words.card_lines(card))))
    return table


def paths(view: View, words: FrostpunkTexts) -> RenderableType:
    """The expeditions: the spaces of each path with its scout, and what the white side of the top card hints at."""
    say = words.say
    table = Table(title=say("frost-table-paths"), show_header=False)
    for number, (path, plan) in enumerate(zip(view.paths, view.outlook.plans.paths, strict=True), 1):
        top = path.cards[-1]
        hint = say("frost-table-path-hint", deck=top.deck, hint=say(f"frost-hint-{top.hint}"))
        table.add_row(escape(say("frost-table-path", path=number)), path_text(path, plan.spaces, words), escape(hint))
    return table


def path_text(path: PathView, spaces: int, words: FrostpunkTexts) -> str:
    scout = words.say(f"frost-sign-{KINDS[path.scout]}") if path.scout >= 0 else ""
    return " ".join(scout if scout and space == path.space else "○" for space in range(spaces))


def hands(view: View, words: FrostpunkTexts) -> RenderableType:
    """Everybody's citizen cards: they may be talked about, so all are seen."""
    say = words.say
    table = Table(title=say("frost-table-hands"), show_header=False, expand=True, show_lines=True)
    for seat, hand in enumerate(view.hands):
        who = [words.seat(seat) + (" ◀" if seat in view.to_act else "") + (" ★" if seat == view.leader else "")]
        if seat < len(view.advisors) and view.advisors[seat]:
            who.append(say("frost-table-advisor", card=words.card(view.advisors[seat])))
        if view.played[seat]:
            who.append(say("frost-table-played", card=words.card(view.played[seat])))
        if view.solo_card and len(view.hands) == 1:
            who.append(say("frost-table-wake-up"))
        held = [f"{words.card(card)} {words.number(card)}: {words.ability(card)}" for card in hand]
        table.add_row(escape("\n".join(who)), escape("\n".join(held)))
    return table


# -- the end -------------------------------------------------------------------------------------------------------


def ending(outcome: Outcome, words: FrostpunkTexts) -> RenderableType:
    """One fate for all: won or lost, why, and what is left of the city."""
    say = words.say
    lines = [say(f"frost-cause-{outcome.cause}")] if outcome.cause else []
    lines += [f"{words.capital(say(f'score-{key}'))}: {value}" for key, value in outcome.details[0].items()]
    return Panel(
        escape("\n".join(lines)),
        title=say("frost-end-won" if outcome.winners else "frost-end-lost"),
        style="bold green" if outcome.winners else "bold red",
        expand=False,
    )


FACE = Face(draw, ending)
