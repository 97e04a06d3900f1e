"""The notices of an import process to its parent, as lines of JSON."""

import msgspec

from studio.positions.importing import Progress

Field = int | float | str


class ImportRequest(msgspec.Struct, frozen=True):
    """The work of the process."""

    database: str
    paths: tuple[str, ...]
    """The files and folders of games or, for a merge, the other database."""
    is_merge: bool = False


class Advanced(msgspec.Struct, frozen=True, tag="advanced"):
    """Some work is done. The games that `progress` counts are saved."""

    progress: Progress


class Done(msgspec.Struct, frozen=True, tag="done"):
    """The import is complete or was cancelled."""

    progress: Progress


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """The import failed. The fields are the parts of the error message."""

    code: str
    template: str
    fields: dict[str, Field] = {}


Notice = Advanced | Done | Failed
