"""The game and the search settings from before a lesson, which are restored at its end."""

from dataclasses import dataclass, replace
from pathlib import Path

from studio.engine.options.parameters import Parameters
from studio.game.errors import StudioError
from studio.game.record import GameRecord
from studio.session.edits import NodePath
from studio.session.session import Session
from studio.thinking.live_search import LiveSearch


@dataclass(frozen=True, slots=True)
class GameBefore:
    """The game that was open before a lesson or an exercise."""

    record: GameRecord | None  # None if the user discarded unsaved changes, so that the file is read again
    file: Path | None
    number: int
    cursor: NodePath
    name: str  # the title of a record without a file

    def give_back(self, session: Session) -> None:
        if self.file is not None:
            try:
                session.open(self.file, self.number)
            except StudioError:  # the file is missing; the lesson's position remains
                return
        elif self.record is not None:
            session.present(self.record, self.name)
        session.go_to_cursor(self.cursor)


@dataclass(frozen=True, slots=True)
class LessonBefore:
    """The game and the search settings from before a lesson."""

    game: GameBefore
    profile: str
    parameters: Parameters
    seed: int
    threads: int

    def with_game(self, session: Session) -> "LessonBefore":
        """Return a copy whose game is the one now open in `session`."""
        return replace(self, game=game_before(session))


def before_lesson(session: Session, live_search: LiveSearch, profile: str) -> LessonBefore:
    """Return the open game and the search settings. Unsaved changes must have been dealt with."""
    return LessonBefore(game_before(session), profile, live_search.parameters, live_search.seed, live_search.threads)


def game_before(session: Session) -> GameBefore:
    """Return the open game. Unsaved changes must have been dealt with."""
    record = None if session.is_changed else session.record
    return GameBefore(record, session.file, session.game_number, session.cursor, session.name)
