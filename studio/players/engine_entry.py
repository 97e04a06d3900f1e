"""An engine of somebody else, as its user has added it: a program that speaks the Gomocup protocol."""

from dataclasses import dataclass
from enum import StrEnum


class Orientation(StrEnum):
    """What the first of two coordinates is for an engine."""

    COLUMN_FIRST = "column-first"
    ROW_FIRST = "row-first"


@dataclass(frozen=True, slots=True)
class EngineEntry:
    """How a program is started, and what it is told before a game."""

    name: str
    command: tuple[str, ...]
    """The program and its arguments; never a line for a shell."""
    folder: str = ""
    """Where it is started; empty for the folder of the program itself."""
    orientation: Orientation = Orientation.COLUMN_FIRST
    options: tuple[tuple[str, str], ...] = ()
    """Keys and values of INFO lines that are sent after the start."""
    memory_mb: int = 350
    """What it is told that it may use."""
    start_seconds: float = 10.0
    """How long it may take until it is ready for a game."""
