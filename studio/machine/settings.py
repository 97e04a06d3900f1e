"""The settings that the program saves and reads at the next start."""

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
    """Raised if the settings file or a part of it cannot be read."""


def default_path() -> Path:
    return home_folders().config / "settings.json"


# Data

Share = Annotated[float, msgspec.Meta(ge=0, le=1)]
Count = Annotated[int, msgspec.Meta(ge=0)]
Seconds = Annotated[float, msgspec.Meta(gt=0, le=1_000_000)]


class WindowSection(msgspec.Struct, frozen=True):
    """The size, position and layout of the window, in Qt's format as base64."""

    geometry: str = ""
    states: dict[str, str] = {}  # msgspec copies the default
    """The layout of each workspace, by its name."""
    secondary: dict[str, str] = {}
    """The size and position of each secondary window, by its name."""


class HeatSection(msgspec.Struct, frozen=True):
    """The settings of the heatmap or the discs on the board."""

    # They show the results of the search.

    display: Literal["heat", "discs", "nothing"] = "discs"
    quantity: Literal["visits", "win_rate", "prior", "score"] = "visits"
    logarithmic: bool = True
    colour_map: str = "viridis"
    opacity: Share = 0.9


class CandidatesSection(msgspec.Struct, frozen=True):
    """The sort order and the columns of the table of candidates."""

    board_order: bool = False
    """Whether the moves are in the order of the board. Otherwise they are in the order of their rank."""
    values: bool = False
    """Whether the table has a column for the values from −1 to 1."""
    wins: bool = False
    """Whether the table has a column for the number of wins among the visits."""


class EngineSection(msgspec.Struct, frozen=True):
    """The settings of the search in the window."""

    profile: str = "studio"
    changes: dict[str, str] = {}
    """The parameters that differ from the profile. They are written as the user would type them."""
    threads: Annotated[int, msgspec.Meta(ge=0, le=1024)] = 0
    """The number of threads. With 0, all cores except one are used."""
    memory_mb: Annotated[int, msgspec.Meta(ge=1, le=65_536)] = 512
    # The dialog only proposes the numbers of the other limits.
    limited_by: tuple[Literal["simulations", "seconds", "depth"], ...] = ()
    """The limits that are in use. The search ends at the first one that it reaches."""
    simulations: Annotated[int, msgspec.Meta(ge=1, le=1_000_000_000)] = 100_000
    seconds: Seconds = 10.0
    depth: Annotated[int, msgspec.Meta(ge=1, le=676)] = 12


class SeatLimit(msgspec.Struct, frozen=True):
    """The limits of an engine for each move. Its search ends at the first one that it reaches."""

    simulations: Annotated[int, msgspec.Meta(ge=1, le=1_000_000_000)] | None = None
    seconds: Seconds | None = None
    depth: Annotated[int, msgspec.Meta(ge=1, le=676)] | None = None


class PlaySection(msgspec.Struct, frozen=True):
    """The players and settings of the usual game, which the start screen and the dialog of a new game propose.

    The player of a side is `person`, the name of a profile, or `engine:` followed by the name of an engine.
    """

    rules: str = "15x15/5"
    black: str = "person"
    white: str = "studio"
    black_name: str = ""
    """The name of the person who plays Black in a game between two people. The text is empty if there is no name."""
    white_name: str = ""
    black_level: str = "casual"
    white_level: str = "casual"
    limit_kind: Literal["simulations", "seconds"] = "seconds"
    simulations: Annotated[int, msgspec.Meta(ge=1, le=1_000_000_000)] = 10_000
    seconds: Seconds = 2.0
    starts: Literal["black", "white"] = "black"
    opening: str = ""
    """The name of the opening protocol. The text is empty if there is none."""
    random_colour: bool = False
    """Whether the colour is chosen at random if only one person plays."""
    is_chosen: bool = False
    """Whether the user has chosen this game. Otherwise it is the default of the program."""
    other_rules: str = ""
    """The rules of the last chosen game if they are not the usual ones. Otherwise the text is empty."""
    black_limit: SeatLimit | None = None
    """The limit of Black's engine.

    If it is None, `limit_kind`, `simulations` and `seconds` apply, as in older settings.
    """
    white_limit: SeatLimit | None = None
    black_parameters: dict[str, bool | int | float | str] = {}
    """The parameters in which Black's engine differs from its profile."""
    white_parameters: dict[str, bool | int | float | str] = {}
    clock: str = ""
    """The seconds of each side for the game, with an increment, such as 300+3.

    The text is empty if there is no clock.
    """
    move_clock: Seconds | None = None
    """The seconds of each side for every move. None if there is no such limit."""
    delay_ms: Annotated[int, msgspec.Meta(ge=0, le=60_000)] = 0
    """Milliseconds between the moves if two engines play each other."""
    show_costs: bool = False
    """Whether the players' pane shows the costs and evaluations of engines."""


class ReviewSection(msgspec.Struct, frozen=True):
    """The limits of a game review, per position."""

    limit_kind: Literal["simulations", "seconds"] = "simulations"
    simulations: Annotated[int, msgspec.Meta(ge=1, le=1_000_000_000)] = 10_000
    seconds: Seconds = 1.0
    # Durations are estimated from it.
    simulations_per_second: Annotated[float, msgspec.Meta(ge=0)] = 0.0
    """The simulations per second of the last review or search. 0 before the first."""


_Levels = Annotated[tuple[Count, ...], msgspec.Meta(min_length=5, max_length=5)]
"""Five numbers: one for each level."""


class ExerciseSection(msgspec.Struct, frozen=True):
    """The user's last choice of exercises, and the results in all exercises."""

    kind: Literal["fours", "threes"] = "fours"
    level: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    """The level from 1 to 5. 0 means all levels."""
    streak: Count = 0
    best_streak: Count = 0
    solved: _Levels = (0, 0, 0, 0, 0)
    tried: _Levels = (0, 0, 0, 0, 0)
    places: dict[str, Count] = {}
    """The index of the exercise to continue with, by kind and level, such as `fours 2`.

    These are the exercises shipped with the program.
    """


class Settings(msgspec.Struct, frozen=True):
    """All settings. A field that cannot be read has its default value."""

    window: WindowSection = WindowSection()
    last_file: str | None = None
    last_game: Count = 0
    """The index of the last open game in its file."""
    last_cursor: tuple[Count, ...] = ()
    """The position of the cursor in the last game: on the way from the root, the index of each child."""
    workspace: Literal["play", "analyse", "study"] = "analyse"
    theme: Literal["system", "light", "dark"] = "system"
    board_style: Literal["wood", "plain"] = "wood"
    evaluation_bar: bool = True
    coordinates: bool = True
    move_numbers: bool = False
    forbidden_points: bool = True
    """Whether the board marks the points that are forbidden to the side to move."""
    forbidden_on_whites_turn: bool = False
    """Whether the points that are forbidden for Black are also marked while White is to move.

    Requires `forbidden_points`.
    """
    animated: bool = True
    win_rates_for: Literal["black", "white", "to_move"] = "black"
    """The side for which the window shows win rates and proven results."""
    heat: HeatSection = HeatSection()
    candidates: CandidatesSection = CandidatesSection()
    threats: Literal["nobody", "both", "black", "white"] = "nobody"
    """The sides whose threats are marked on the board."""
    prove_threats: bool = True
    """Whether to search for wins by threats and report them."""
    keep_positions: bool = True
    """Whether the user's games and the results of searches are added to the position database."""
    book: str = ""
    """The path of the opening book that engines use in games. The text is empty if they use none."""
    engine: EngineSection = EngineSection()
    play: PlaySection = PlaySection()
    review: ReviewSection = ReviewSection()
    exercises: ExerciseSection = ExerciseSection()
    show_thinking: bool = False
    """Whether the window shows the search while a person plays a game."""
    language: str = ""
    """The name of a locale, such as cs or zh_CN. If it is empty, the program uses the language of the system."""
    lessons_done: tuple[str, ...] = ()
    """The names of the lessons that the user has read to their end."""
    recent: tuple[str, ...] = ()
    """The paths of opened files, the newest first."""

    def with_recent(self, path: str) -> "Settings":
        """Return the settings with `path` at the beginning of the recent files."""
        others = [known for known in self.recent if known != path]
        return msgspec.structs.replace(self, recent=(path, *others)[:MOST_RECENT])


# Reading and writing


def load_settings(path: Path) -> tuple[Settings, SettingsError | None]:
    """Return the settings, and an error to show. The error is None if all settings could be read."""
    # A file that cannot be read at all is renamed, so that it is not overwritten.
    try:
        entries = _read(path)
    except FileNotFoundError:
        return Settings(), None
    except (OSError, ValueError, RecursionError):
        return Settings(), _set_aside(path)
    known: dict[str, Any] = {}
    wrong: list[str] = []
    for field in msgspec.structs.fields(Settings):
        try:
            if field.name in entries:
                known[field.name] = msgspec.convert(entries[field.name], field.type)
        except msgspec.ValidationError:
            wrong.append(field.name)
    settings = Settings(**known)
    settings = msgspec.structs.replace(settings, recent=settings.recent[:MOST_RECENT])
    return settings, _left_out(wrong) if wrong else None


def save_settings(path: Path, settings: Settings) -> None:
    """Replace the settings file, and return when the data is on the disk.

    If this fails, raise StudioError and leave the file unchanged.
    """
    text = json.dumps(msgspec.to_builtins(settings), indent=2)  # in ASCII, since file names may contain lone surrogates
    write_own(path, text.encode("ascii") + b"\n")


def _read(path: Path) -> dict[str, Any]:
    entries = json.loads(read_own(path, MAX_SETTINGS_BYTES))
    if not isinstance(entries, dict):
        raise ValueError("no settings")
    return entries


def _set_aside(path: Path) -> SettingsError:
    try:
        aside = put_aside(path)
    except OSError:
        return SettingsError(messages.SETTINGS_UNREADABLE, path=str(path))
    return SettingsError(messages.SETTINGS_SET_ASIDE, path=str(path), aside=str(aside), name=aside.name)


def _left_out(names: list[str]) -> SettingsError:
    return SettingsError(messages.SETTINGS_LEFT_OUT, names=tuple(names))
