"""What the process of an import tells its parent, as lines of JSON."""

import msgspec

from studio.positions.importing import Progress

Field = int | float | str


class ImportRequest(msgspec.Struct, frozen=True):
    """The work of the process."""

    database: str
    paths: tuple[str, ...]
    """Files and folders of games, or the other database of a merge."""
    is_merge: bool = False


class Advanced(msgspec.Struct, frozen=True, tag="advanced"):
    """The games that `progress` counts are on the disk."""

    progress: Progress


class Done(msgspec.Struct, frozen=True, tag="done"):
    """The import is complete or was cancelled."""

    progress: Progress


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """The import failed. The notice has the parts of the error message."""

    code: str
    template: str
    fields: dict[str, Field] = {}


Notice = Advanced | Done | Failed
