"""A match through somebody's eyes: decisions and offers in words, the log, the story, undo, suggestions, whose turn.

Server and terminal stand on it. It needs no web framework, no database and no screen: only the standard library,
msgspec and Fluent, so that it can run wherever Python does.
"""

from .advising import AdviceInfo, HintInfo, advise
from .explaining import Explanation, HelpInfo, explain, explain_table
from .offers import DecisionInfo, Offer
from .ordering import Ahead, OrderInfo, Standing, WayInfo, cancel, give, offered, orders_of
from .reviewing import Review, ReviewInfo, TurnInfo, again_from, review, tell_review
from .seats import Made, Seat, Table
from .sight import LogLine, Sight, StoryInfo, StoryLine, Suggestion, look, look_back, move_told, tell_story, told_since

__all__ = [
    "AdviceInfo",
    "Ahead",
    "DecisionInfo",
    "Explanation",
    "HelpInfo",
    "HintInfo",
    "LogLine",
    "Made",
    "Offer",
    "OrderInfo",
    "Review",
    "ReviewInfo",
    "Seat",
    "Sight",
    "Standing",
    "StoryInfo",
    "StoryLine",
    "Suggestion",
    "Table",
    "TurnInfo",
    "WayInfo",
    "advise",
    "again_from",
    "cancel",
    "explain",
    "explain_table",
    "give",
    "look",
    "look_back",
    "move_told",
    "offered",
    "orders_of",
    "review",
    "tell_review",
    "tell_story",
    "told_since",
]
