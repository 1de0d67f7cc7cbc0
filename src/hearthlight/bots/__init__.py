"""Players that choose moves. A bot is asked about the true state, but thinks about a possible one: `determinize` comes
first. Of that it may look at everything, and ask what would come of a move (`copy` and `play`) or of a question
(`answering`); what lies on an agenda is none of its business. An adviser says what a bot would do, and why."""

from .adviser import Advice, Adviser, Fact, Judgement, Part, Rated
from .base import Bot, RandomBot
from .brought import brought_bots
from .search import Budget, Guide, Plan, SearchBot

__all__ = [
    "Advice",
    "Adviser",
    "Bot",
    "Budget",
    "Fact",
    "Guide",
    "Judgement",
    "Part",
    "Plan",
    "RandomBot",
    "Rated",
    "SearchBot",
    "brought_bots",
]
