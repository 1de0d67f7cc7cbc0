"""State, agenda, moves, records and randomness. The kernel knows no game, no bot, no server, no language."""

from .chance import Dice
from .events import Event, read_events, write_events
from .game import Options, Rules, make_options
from .loading import decode, steps_of
from .match import Match
from .moves import Change, Decision, Move, Reason, Refusal, Remark
from .problems import BadOptions, BadPack, BadRecord, IllegalMove, Problem, Unforeseen
from .record import Record, Redeal, Resumed, read_record
from .saving import Named, encode
from .state import Action, Outcome, Question, State, Step

__all__ = [
    "Action",
    "BadOptions",
    "BadPack",
    "BadRecord",
    "Change",
    "Decision",
    "Dice",
    "Event",
    "IllegalMove",
    "Match",
    "Move",
    "Named",
    "Options",
    "Outcome",
    "Problem",
    "Question",
    "Reason",
    "Record",
    "Redeal",
    "Refusal",
    "Remark",
    "Resumed",
    "Rules",
    "State",
    "Step",
    "Unforeseen",
    "decode",
    "encode",
    "make_options",
    "read_events",
    "read_record",
    "steps_of",
    "write_events",
]
