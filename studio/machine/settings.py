"""What the studio remembers between two starts."""

import json
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from studio.game.errors import StudioError
from studio.machine import messages
from studio.machine.folders import home_folders
from studio.machine.own_files import put_aside, read_own, write_own

MOST_RECENT = 12
MAX_SETTINGS_BYTES = 4 * 1024 * 1024


class SettingsError(StudioError):
    """Settings that cannot be read, or only in part."""


def default_path() -> Path:
    return home_folders().config / "settings.json"


# What is remembered

Share = Annotated[float, msgspec.Meta(ge=0, le=1)]
Count = Annotated[int, msgspec.Meta(ge=0)]
Seconds = Annotated[float, msgspec.Meta(gt=0, le=1_000_000)]


class WindowSection(msgspec.Struct, frozen=True):
    """The window's own words for where it was, as base64."""

    geometry: str = ""
    states: dict[str, str] = {}  # msgspec copies it
    """How each workspace is arranged, by its name."""


class HeatSection(msgspec.Struct, frozen=True):
    """How the search is shown on the board."""

    display: Literal["heat", "discs", "nothing"] = "heat"
    quantity: Literal["visits", "win_rate", "prior", "score"] = "visits"
    logarithmic: bool = True
    colour_map: str = "viridis"
    opacity: Share = 0.9


class EngineSection(msgspec.Struct, frozen=True):
    """What the search that is watched may use."""

    profile: str = "studio"
    changes: dict[str, str] = {}
    """The parameters that differ from the profile, as they would be typed."""
    threads: Annotated[int, msgspec.Meta(ge=0, le=1024)] = 0
    """0 is all cores but one."""
    memory_mb: Annotated[int, msgspec.Meta(ge=1, le=65_536)] = 512
    limited_by: tuple[Literal["simulations", "seconds", "depth"], ...] = ()
    """Whichever comes first; the other numbers are what is proposed."""
    simulations: Annotated[int, msgspec.Meta(ge=1, le=1_000_000_000)] = 100_000
    seconds: Seconds = 10.0
    depth: Annotated[int, msgspec.Meta(ge=1, le=676)] = 12


class SeatLimit(msgspec.Struct, frozen=True):
    """What an engine may spend on a move, whichever comes first."""

    simulations: Annotated[int, msgspec.Meta(ge=1, le=1_000_000_000)] | None = None
    seconds: Seconds | None = None
    depth: Annotated[int, msgspec.Meta(ge=1, le=676)] | None = None


class PlaySection(msgspec.Struct, frozen=True):
    """What a new game proposes: what was played last. A side is `person`, a profile's name or `engine:` and a name."""

    rules: str = "15x15/5"
    black: str = "person"
    white: str = "studio"
    black_level: str = "casual"
    white_level: str = "casual"
    limit_kind: Literal["simulations", "seconds"] = "seconds"
    simulations: Annotated[int, msgspec.Meta(ge=1, le=1_000_000_000)] = 10_000
    seconds: Seconds = 2.0
    starts: Literal["black", "white"] = "black"
    black_limit: SeatLimit | None = None
    """Each seat's own; without one, both have what the numbers above say, as they had in earlier settings."""
    white_limit: SeatLimit | None = None
    black_parameters: dict[str, bool | int | float | str] = {}
    """Replace the profile's parameters where the user changed them."""
    white_parameters: dict[str, bool | int | float | str] = {}
    clock: str = ""
    """Both sides' time for the game, such as 300+3."""
    move_clock: Seconds | None = None
    """Both sides' time for each move."""
    delay_ms: Annotated[int, msgspec.Meta(ge=0, le=60_000)] = 0
    """How long an engine waits before it answers another engine."""
    show_costs: bool = False
    """Whether the players' pane tells what engines spend and think."""


class ReviewSection(msgspec.Struct, frozen=True):
    """What the analysis of a whole game may take for each position."""

    limit_kind: Literal["simulations", "seconds"] = "simulations"
    simulations: Annotated[int, msgspec.Meta(ge=1, le=1_000_000_000)] = 10_000
    seconds: Seconds = 1.0


class Settings(msgspec.Struct, frozen=True):
    """All that is remembered; each field is read or left out by itself."""

    window: WindowSection = WindowSection()
    last_file: str | None = None
    last_game: Count = 0
    """Which of the last file's games it was."""
    last_cursor: tuple[Count, ...] = ()
    """The children taken from the start of the last file's game."""
    workspace: Literal["play", "analyse", "study"] = "analyse"
    theme: Literal["system", "light", "dark"] = "system"
    board_style: Literal["wood", "plain"] = "wood"
    coordinates: bool = True
    move_numbers: bool = False
    animated: bool = True
    heat: HeatSection = HeatSection()
    threats: Literal["nobody", "both", "black", "white"] = "nobody"
    """Whose threats are marked on the board."""
    prove_threats: bool = True
    """Whether wins by threats are looked for and told."""
    engine: EngineSection = EngineSection()
    play: PlaySection = PlaySection()
    review: ReviewSection = ReviewSection()
    show_thinking: bool = False
    """Whether the search is shown while a person plays."""
    win_rate_side: Literal["black", "white", "to_move"] = "black"
    language: str = ""
    """A locale's name such as cs or zh_CN; empty follows the system."""
    lessons_done: tuple[str, ...] = ()
    """The names of the lessons that were read to their end."""
    recent: tuple[str, ...] = ()
    """Files, the last opened first."""

    def with_recent(self, path: str) -> "Settings":
        """The same, with this file as the last opened one."""
        others = [known for known in self.recent if known != path]
        return msgspec.structs.replace(self, recent=(path, *others)[:MOST_RECENT])


# Reading and writing


def load_settings(path: Path) -> tuple[Settings, SettingsError | None]:
    """The settings, and what has to be said of them: a file that cannot be read is set aside, never overwritten."""
    try:
        told = _read(path)
    except FileNotFoundError:
        return Settings(), None
    except (OSError, ValueError, RecursionError):
        return Settings(), _set_aside(path)
    known: dict[str, Any] = {}
    wrong: list[str] = []
    for field in msgspec.structs.fields(Settings):
        try:
            if field.name in told:
                known[field.name] = msgspec.convert(told[field.name], field.type)
        except msgspec.ValidationError:
            wrong.append(field.name)
    settings = Settings(**known)
    settings = msgspec.structs.replace(settings, recent=settings.recent[:MOST_RECENT])
    return settings, _left_out(wrong) if wrong else None


def save_settings(path: Path, settings: Settings) -> None:
    """Replace the file whole or not at all; StudioError where that cannot be. Blocks until it is on the disk."""
    text = json.dumps(msgspec.to_builtins(settings), indent=2)  # in ASCII: a file's name may hold halves of characters
    write_own(path, text.encode("ascii") + b"\n")


def _read(path: Path) -> dict[str, Any]:
    told = json.loads(read_own(path, MAX_SETTINGS_BYTES))
    if not isinstance(told, dict):
        raise ValueError("no settings")
    return told


def _set_aside(path: Path) -> SettingsError:
    try:
        aside = put_aside(path)
    except OSError:
        return SettingsError(messages.SETTINGS_UNREADABLE, path=str(path))
    return SettingsError(messages.SETTINGS_SET_ASIDE, path=str(path), aside=str(aside), name=aside.name)


def _left_out(names: list[str]) -> SettingsError:
    return SettingsError(messages.SETTINGS_LEFT_OUT, names=tuple(names))
