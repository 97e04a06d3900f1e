"""The settings of an external engine, which is a program that speaks the Gomocup protocol."""

from dataclasses import dataclass
from enum import StrEnum


class Orientation(StrEnum):
    """The order in which an engine writes the two coordinates of a point."""

    COLUMN_FIRST = "column-first"
    ROW_FIRST = "row-first"


@dataclass(frozen=True, slots=True)
class EngineEntry:
    """The command that starts an external engine, and the engine's settings."""

    name: str
    command: tuple[str, ...]
    """The program and its arguments, one string each. No shell interprets them."""
    folder: str = ""
    """The working folder of the engine; empty for the folder of its program."""
    orientation: Orientation = Orientation.COLUMN_FIRST
    options: tuple[tuple[str, str], ...] = ()
    """Keys and values of INFO lines that are sent to the engine after its start."""
    memory_mb: int = 350
    """The memory limit in MB that is sent to the engine."""
    start_seconds: float = 10.0
    """Seconds from the start until the engine must be ready."""
