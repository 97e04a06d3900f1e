"""Names of the open game: titles for the user, and file names for dialogs."""

from datetime import date, datetime
from itertools import count
from pathlib import Path

from studio.game.record import GameRecord
from studio.game.stones import Stone
from studio.insight.game_summary import summary_of
from studio.machine.games_folder import stem_of
from studio.session.session import Session
from studio.ui.matches.words import game_title
from studio.ui.texts.game_titles import GameTitles


def game_stem(session: Session, you: Stone | None = None) -> str:
    """Return a file name without extension for the open game: the name of the game's file or, if it has none, the day,
    the rules and the players.

    `you` is the user's side, if known.
    """
    return session.file.stem if session.file else stem_of(session.record, _day(session.record), you)


def unused_path(folder: Path, stem: str, ending: str) -> Path:
    """Return a path in `folder` for a new file. The name is `stem`. If that file exists, a number (from 2) is added."""
    names = (f"{stem} {number}" if number > 1 else stem for number in count(1))
    return next(path for name in names if not (path := folder / f"{name}{ending}").exists())


def shown_name(session: Session, games_folder: Path, titles: GameTitles) -> str:
    """Return a title for the open game, or an empty text if it has neither a file nor a name.

    A game in `games_folder` is named by its players, rules and day. Other games are named by their file.
    """
    file = session.file
    if file is None or file.parent != games_folder:
        return file.name if file is not None else session.origin.name
    summary, now = summary_of(session.record), datetime.now()
    day = titles.day(summary, now, now.date()).partition(",")[0]  # without the time
    return f"{titles.players(summary)} · {game_title(session.rules)} · {day}"


def _day(record: GameRecord) -> date:
    """Return the day of the game. If the record has no date, return today."""
    try:
        return date.fromisoformat(record.date.strip())
    except ValueError:
        return date.today()
