"""The notices of a training: plain data, sent between processes as lines of JSON."""

import msgspec

from studio.training.checkpoint import Progress

Field = str | int | float | bool | None


class Begun(msgspec.Struct, frozen=True, tag="begun"):
    """The training begins to play, either at its start or after it was resumed."""

    progress: Progress


class Played(msgspec.Struct, frozen=True, tag="played"):
    """Some games of a generation have been played."""

    moves: tuple[int, ...]
    """The moves of the last game."""
    games: int
    """The number of games played so far in this generation."""
    of: int
    """The number of games planned for this generation."""


class Learning(msgspec.Struct, frozen=True, tag="learning"):
    """Learning begins, with `steps` training steps."""

    steps: int


class Measuring(msgspec.Struct, frozen=True, tag="measuring"):
    """Measuring the strength begins."""


class Learnt(msgspec.Struct, frozen=True, tag="learnt"):
    """A generation is complete and saved."""

    progress: Progress


class Paused(msgspec.Struct, frozen=True, tag="paused"):
    """The training is paused."""


class Resumed(msgspec.Struct, frozen=True, tag="went_on"):
    """The training continues after a pause."""


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """The training has ended."""

    is_done: bool
    """Whether the training time is over."""


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """The training failed. The fields are the parts of the error message."""

    code: str
    template: str
    fields: dict[str, Field] = {}


Notice = Begun | Played | Learning | Measuring | Learnt | Paused | Resumed | Ended | Failed
