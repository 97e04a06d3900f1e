"""The settings of an external engine: a program that speaks the Gomocup protocol or GTP."""

from dataclasses import dataclass
from enum import StrEnum


class Orientation(StrEnum):
    """The order in which an engine writes the two coordinates of a point."""

    COLUMN_FIRST = "column-first"
    ROW_FIRST = "row-first"


class EngineProtocol(StrEnum):
    """The protocol that an engine speaks."""

    GOMOCUP = "gomocup"
    GTP = "gtp"

    @property
    def label(self) -> str:
        return "GTP" if self is EngineProtocol.GTP else "Gomocup"

    @property
    def other(self) -> "EngineProtocol":
        return EngineProtocol.GOMOCUP if self is EngineProtocol.GTP else EngineProtocol.GTP


@dataclass(frozen=True, slots=True)
class EngineEntry:
    """The command and the settings of an external engine."""

    name: str
    # No shell interprets them.
    command: tuple[str, ...]
    """The program and its arguments, one string each."""
    folder: str = ""
    """The working folder of the engine. If it is empty, the engine runs in the folder of its program."""
    orientation: Orientation = Orientation.COLUMN_FIRST
    options: tuple[tuple[str, str], ...] = ()
    """Keys and values to send to the engine after its start: as INFO lines, or with GTP as kata-set-param commands."""
    memory_mb: int = 350
    """The memory limit in MB to send to the engine. GTP has no command for it."""
    start_seconds: float = 10.0
    """The maximum number of seconds until the engine must be ready."""
    protocol: EngineProtocol = EngineProtocol.GOMOCUP
