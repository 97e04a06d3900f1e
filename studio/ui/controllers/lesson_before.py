"""Holds the game and the search settings from before a lesson, and a lesson that was left."""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtWidgets import QWidget

from studio.activities.ended_game import EndedGame
from studio.activities.live_game import LiveGame
from studio.engine.options.parameters import Parameters
from studio.game.errors import StudioError
from studio.lessons.lesson import Lesson
from studio.lessons.page import Stage
from studio.lessons.runner import LessonRunner
from studio.session.edits import NodePath
from studio.session.put_aside import PutAside
from studio.session.session import Session
from studio.thinking.live_search import LiveSearch
from studio.ui.lessons.panel import LessonPanel
from studio.ui.texts.translating import translate
from studio.ui.widgets.question import is_agreed


@dataclass(frozen=True, slots=True)
class GameBefore:
    """The game that was open before a lesson or an exercise."""

    aside: PutAside | None  # None if the user discarded unsaved changes, so that the file is read again
    file: Path | None
    number: int
    cursor: NodePath
    ended: EndedGame | None  # the game against the program that has ended in this record

    @property
    def has_changes(self) -> bool:
        """Whether the game has unsaved changes. They are restored with the game."""
        return self.aside is not None and self.aside.is_changed

    def give_back(self, session: Session, live_game: LiveGame) -> None:
        if self.aside is not None:
            # Reading the file again would lose the results of searches and reviews that it does not have.
            session.bring_back(self.aside)
        elif self.file is not None:
            try:
                session.open(self.file, self.number)
            except StudioError:  # the file is missing; the lesson's position remains
                return
        if self.ended is not None:
            live_game.restore(self.ended)
        session.go_to_cursor(self.cursor)


@dataclass(frozen=True, slots=True)
class LessonBefore:
    """The game and the search settings before a lesson."""

    game: GameBefore
    profile: str
    parameters: Parameters
    seed: int
    threads: int


class LessonLeft:
    """Holds the lesson that the user has left before its end, with its progress."""

    def __init__(self) -> None:
        self.runner: LessonRunner | None = None

    def keep(self, runner: LessonRunner) -> None:
        """Keep a lesson that the user leaves, unless it is at its first step or at its end."""
        if runner.stage is Stage.ENDED:
            self.forget(runner.lesson)
        elif runner.page.number > 1:
            self.runner = runner

    def forget(self, lesson: Lesson) -> None:
        if self.runner is not None and self.runner.lesson.name == lesson.name:
            self.runner = None

    def show(self, panel: LessonPanel) -> None:
        """Offer in the list of lessons to continue the lesson."""
        runner = self.runner
        panel.show_left(*((runner.lesson, runner.page.number) if runner is not None else (None,)))


def before_lesson(session: Session, live_game: LiveGame, live_search: LiveSearch, profile: str) -> LessonBefore:
    """Return the open game and the search settings."""
    # The user has been asked about unsaved changes.
    game = game_before(session, live_game)
    return LessonBefore(game, profile, live_search.parameters, live_search.seed, live_search.threads)


def game_before(session: Session, live_game: LiveGame) -> GameBefore:
    """Return the open game."""
    # The user has been asked about unsaved changes. An unsaved review is kept and comes back without a question.
    aside = None if session.is_changed and not session.is_only_analysed else session.put_aside()
    ended = None if aside is None and session.file is None else live_game.ended_game
    return GameBefore(aside, session.file, session.origin.number, session.cursor, ended)


def may_leave_game(window: QWidget, live_game: LiveGame) -> bool:
    """Offer to leave the game that hides the search. Return whether the user left it."""
    question = translate(
        "LessonController", "A lesson shows the search, which is hidden while you play. Leave the game?"
    )
    answers = translate("LessonController", "&Leave the Game"), translate("LessonController", "&Play On")
    agreed = is_agreed(window, "lesson_question", translate("LessonController", "Leave the Game"), question, answers)
    if agreed:
        live_game.stop()
    return agreed
