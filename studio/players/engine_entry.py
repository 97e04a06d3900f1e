"""An external engine as the user has added it: a program that speaks the Gomocup protocol."""

from dataclasses import dataclass
from enum import StrEnum


class Orientation(StrEnum):
    """The meaning of the first coordinate for an engine."""

    COLUMN_FIRST = "column-first"
    ROW_FIRST = "row-first"


@dataclass(frozen=True, slots=True)
class EngineEntry:
    """How a program is started, and its settings."""

    name: str
    command: tuple[str, ...]
    """The program and its arguments, not a line for a shell."""
    folder: str = ""
    """The working folder; empty for the folder of the program."""
    orientation: Orientation = Orientation.COLUMN_FIRST
    options: tuple[tuple[str, str], ...] = ()
    """Keys and values of INFO lines that are sent after the start."""
    memory_mb: int = 350
    """The memory limit that the engine is told, in MB."""
    start_seconds: float = 10.0
    """Seconds from the start until the engine must be ready."""
