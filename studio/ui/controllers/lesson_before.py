"""Holds the game and the search settings from before a lesson, which are restored at its end."""

from dataclasses import dataclass
from pathlib import Path

from studio.activities.ended_game import EndedGame
from studio.activities.live_game import LiveGame
from studio.engine.options.parameters import Parameters
from studio.game.errors import StudioError
from studio.session.edits import NodePath
from studio.session.put_aside import PutAside
from studio.session.session import Session
from studio.thinking.live_search import LiveSearch


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
