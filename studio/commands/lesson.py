"""`mcts-studio lesson`: list the lessons, or write a lesson as a web page."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from studio.commands import messages
from studio.commands.opening import printable
from studio.commands.web_pages import add_page_argument, print_path, refuse_page
from studio.game.errors import StudioError

if TYPE_CHECKING:
    from studio.lessons.lesson import Lesson

SUMMARY = "list the lessons, or write a lesson as a web page"
DESCRIPTION = (
    "Write a lesson as a web page with its texts, questions and searches, which opens in any browser without this "
    "program. LESSON is the number of a lesson in the list, or a lesson file. Without LESSON, list the lessons."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("lesson", metavar="LESSON", nargs="?", help="the number of a lesson, or a file such as my.toml")
    add_page_argument(parser, "the lesson")


def run(args: argparse.Namespace) -> int:
    refuse_page(args.page)
    if args.lesson is None:
        if args.page is not None:
            raise StudioError(messages.PAGE_OF_WHICH_LESSON)
        return _list_lessons()
    if args.page is None:
        raise StudioError(messages.LESSON_WITHOUT_PAGE)
    _write(_lesson(args.lesson), args.page)
    return 0


def _list_lessons() -> int:
    from studio.lessons.reading import lessons

    for number, lesson in enumerate(lessons(), 1):
        print(printable(f"{number}  {lesson.title}: {lesson.sentence}"))
    return 0


def _lesson(name: str) -> "Lesson":
    from studio.lessons.reading import lessons, read_lesson

    if not name.isdecimal():
        return read_lesson(Path(name))
    known = lessons()
    if not 1 <= int(name) <= len(known):
        raise StudioError(messages.NO_SUCH_LESSON, number=name, count=len(known))
    return known[int(name) - 1]


def _write(lesson: "Lesson", path: Path) -> None:
    """Write the page of a lesson. First compile what the lesson needs, and print a note about it."""
    from studio.activities.lesson_page_work import saving_lesson
    from studio.commands.warmup import ensure_warm
    from studio.engine.stages import SURVEYS, solver_stage

    more = (SURVEYS, solver_stage(lesson.rules)) if any(step.solve for step in lesson.steps) else (SURVEYS,)
    for parameters in {place.parameters for place in lesson.places}:
        ensure_warm(lesson.rules, parameters, *more)
    for _ in saving_lesson(lesson, path):
        pass
    print_path(path)
