"""The file name that dialogs propose for the open game."""

from datetime import date

from studio.game.record import GameRecord
from studio.machine.games_folder import stem_of
from studio.session.session import Session


def game_stem(session: Session) -> str:
    """Return a file name for the open game, without an extension. It is the name of the game's file; for a game without
    a file, it has the day, the rules and the players.
    """
    return session.file.stem if session.file else stem_of(session.record, _day(session.record))


def _day(record: GameRecord) -> date:
    """Return the day on which the game was played, or today if the record does not tell it."""
    try:
        return date.fromisoformat(record.date.strip())
    except ValueError:
        return date.today()
