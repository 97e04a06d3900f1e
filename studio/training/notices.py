"""What a training tells while it goes on: plain data, also as lines of JSON between processes."""

import msgspec

from studio.training.checkpoint import Progress

Field = str | int | float | bool | None


class Begun(msgspec.Struct, frozen=True, tag="begun"):
    """It has all that it needs, and goes on from here."""

    progress: Progress


class Played(msgspec.Struct, frozen=True, tag="played"):
    """Some games have ended."""

    moves: tuple[int, ...]
    """Of the last one."""
    games: int
    """That this generation has by now, and ..."""
    of: int
    """... is to have."""


class Learning(msgspec.Struct, frozen=True, tag="learning"):
    """So many steps are made now."""

    steps: int


class Measuring(msgspec.Struct, frozen=True, tag="measuring"):
    """Games against others are played now."""


class Learnt(msgspec.Struct, frozen=True, tag="learnt"):
    """A generation is done, and kept."""

    progress: Progress


class Paused(msgspec.Struct, frozen=True, tag="paused"):
    """It waits."""


class WentOn(msgspec.Struct, frozen=True, tag="went_on"):
    """It waits no longer."""


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """There is nothing more to come."""

    is_done: bool
    """Whether its hours are over."""


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """An error ended it: its message and the message's fields."""

    code: str
    template: str
    fields: dict[str, Field] = {}


Notice = Begun | Played | Learning | Measuring | Learnt | Paused | WentOn | Ended | Failed
