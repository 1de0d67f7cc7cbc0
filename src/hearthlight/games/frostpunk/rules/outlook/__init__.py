"""What the city faces, told by the rules: the next meal, tonight's beds, what coal would warm, how near each defeat is,
the storm, the goals of the scenario, what could be done where and what is missing for what.

It is made for a view, and only then: nothing that plays asks for it. Everything in it is open to all players, and is
what the rules would do if nothing changed before: each number comes from the function that the rule itself uses, or
from carrying out its step on a copy.
"""

from __future__ import annotations

import msgspec

from ..model import AUTOMATON, Frostpunk
from ..phases.actions.turns import placed
from .citizens import Citizens, citizens_ahead
from .dangers import Danger, dangers_ahead
from .heating import Heating, heating_ahead
from .meals import Meals, meals_ahead
from .nights import Night, night_ahead
from .plans import Plans, plans_ahead
from .scenario import Goal, Storm, goals_ahead, storm_ahead
from .works import Work, works_ahead


class Outlook(msgspec.Struct, frozen=True):
    meals: Meals
    night: Night
    heating: Heating
    citizens: tuple[Citizens, ...]
    """Workers, engineers, children."""
    automata_working: int
    dangers: tuple[Danger, ...]
    storm: Storm | None
    """None once it has left the game."""
    goals: tuple[Goal, ...]
    works: tuple[Work, ...]
    """Where a figure could act now."""
    plans: Plans


def outlook_of(state: Frostpunk) -> Outlook:
    meals, night, heating = meals_ahead(state), night_ahead(state), heating_ahead(state)
    return Outlook(
        meals=meals,
        night=night,
        heating=heating,
        citizens=citizens_ahead(state),
        automata_working=placed(state).count(AUTOMATON),
        dangers=dangers_ahead(state, meals.next, night, heating.steps[0]),
        storm=storm_ahead(state),
        goals=goals_ahead(state),
        works=works_ahead(state),
        plans=plans_ahead(state),
    )
