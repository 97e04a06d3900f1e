"""What a reader had before a lesson took the board and the search, to be given back."""

from dataclasses import dataclass, replace
from pathlib import Path

from studio.engine.options.parameters import Parameters
from studio.game.errors import StudioError
from studio.game.record import GameRecord
from studio.session.edits import Address
from studio.session.session import Session
from studio.thinking.live_search import LiveSearch


@dataclass(frozen=True, slots=True)
class GameBefore:
    """The game that was open."""

    record: GameRecord | None  # none where its last changes were to be lost
    file: Path | None
    number: int
    cursor: Address

    def give_back(self, session: Session) -> None:
        if self.file is not None:
            try:
                session.open(self.file, self.number)
            except StudioError:  # it is gone; the lesson's position is no worse
                return
        elif self.record is not None:
            session.present(self.record)
        session.go_to_cursor(self.cursor)


@dataclass(frozen=True, slots=True)
class LessonBefore:
    """The game, and how was searched."""

    game: GameBefore
    profile: str
    parameters: Parameters
    seed: int
    threads: int

    def with_game(self, session: Session) -> "LessonBefore":
        """Another game was opened meanwhile."""
        return replace(self, game=game_before(session))


def before_lesson(session: Session, live_search: LiveSearch, profile: str) -> LessonBefore:
    """As it is now; whoever was asked about changes has answered."""
    return LessonBefore(game_before(session), profile, live_search.parameters, live_search.seed, live_search.threads)


def game_before(session: Session) -> GameBefore:
    """As it is now; whoever was asked about changes has answered."""
    record = None if session.is_changed else session.record
    return GameBefore(record, session.file, session.game_number, session.cursor)
