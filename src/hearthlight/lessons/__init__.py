"""Learning by playing: a lesson is data; a table with a lesson on it says what to do, and why something else is not
meant yet.

Like `table` it needs no web framework, no database and no screen.
"""

from .guided import Guided, NotNow
from .lesson import Aim, BadLesson, Lesson, Moment, Real, When, lesson_named, lessons_of, read_lesson
from .telling import LessonInfo, NextLesson, RealGame, about, guide, next_after, real_after, title_of

__all__ = [
    "Aim",
    "BadLesson",
    "Guided",
    "Lesson",
    "LessonInfo",
    "Moment",
    "NextLesson",
    "NotNow",
    "Real",
    "RealGame",
    "When",
    "about",
    "guide",
    "lesson_named",
    "lessons_of",
    "next_after",
    "read_lesson",
    "real_after",
    "title_of",
]
