"""The settings of an external engine: a program that speaks the Gomocup protocol."""

from dataclasses import dataclass
from enum import StrEnum


class Orientation(StrEnum):
    """The order in which an engine writes the two coordinates of a point."""

    COLUMN_FIRST = "column-first"
    ROW_FIRST = "row-first"


@dataclass(frozen=True, slots=True)
class EngineEntry:
    """The command of an external engine, and the engine's settings."""

    name: str
    # No shell interprets them.
    command: tuple[str, ...]
    """The program and its arguments, one string each."""
    folder: str = ""
    """The working folder of the engine; empty for the folder of its program."""
    orientation: Orientation = Orientation.COLUMN_FIRST
    options: tuple[tuple[str, str], ...] = ()
    """Keys and values of the INFO lines after the engine's start."""
    memory_mb: int = 350
    """The memory limit in MB that the engine receives."""
    start_seconds: float = 10.0
    """Seconds from the start until the engine must be ready."""
