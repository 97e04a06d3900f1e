"""The output folder of a review: its options, its files, and which of them are finished.

A file is listed in `review.json` before it is written. This ensures that a review overwrites only files of a review.
"""

import contextlib
import hashlib
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Self

import msgspec

from studio import __version__
from studio.commands import messages
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.game.errors import StudioError
from studio.game.files.game_files import save_records
from studio.game.files.saving import file_error, replace_file
from studio.game.record import GameRecord
from studio.matches.game_review import Mistake
from studio.matches.plan_file import parameters_text

LIST = "review.json"
FORMAT = 1
_PART = ".part"
"""The file-name ending of games whose review is not finished."""
_MAX_BYTES = 256 * 2**20

Mistakes = tuple[Mistake, ...]


class ReviewOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options on which the results of a review depend."""

    version: str
    profile: str
    parameters: dict[str, str]
    simulations: int | None
    seconds: float | None
    depth: int | None
    again: bool

    @classmethod
    def of(cls, profile: str, parameters: Parameters, limit: Limit, *, again: bool) -> Self:
        settings = parameters_text(parameters)
        return cls(__version__, profile, settings, limit.simulations, limit.seconds, limit.depth, again)


class ReviewedFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An input file and its output file. `games` has the mistakes of each game. It is None before the review."""

    source: str
    digest: str
    target: str
    games: tuple[Mistakes, ...] | None = None


class ReviewList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of `review.json`."""

    format: int
    options: ReviewOptions
    files: tuple[ReviewedFile, ...] = ()


class ReviewFolder:
    """The output folder of one review."""

    def __init__(self, folder: Path, options: ReviewOptions, files: Sequence[ReviewedFile]) -> None:
        self._folder, self._options = folder, options
        self._files = {file.source: file for file in files}

    @classmethod
    def open(cls, folder: Path, options: ReviewOptions, *, fresh: bool = False) -> Self:
        """Continue the review in the folder, or start a new one.

        With `fresh`, the results of an earlier review are discarded. Otherwise an earlier review must have the same
        options, or an error is raised.
        """
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            reason = error.strerror or str(error)
            raise StudioError(messages.NO_REVIEW_FOLDER, folder=str(folder), reason=reason) from error
        begun = _read(folder)
        if begun is None:
            return cls(folder, options, ())
        if fresh:
            emptied = cls(folder, options, [msgspec.structs.replace(file, games=None) for file in begun.files])
            for file in begun.files:
                emptied._remove_parts(file.source)
            return emptied
        if begun.options != options:
            raise _other_options(folder, begun.options, options)
        return cls(folder, options, begun.files)

    def claim(self, sources: Mapping[str, bytes]) -> None:
        """Assign an output file to each input file and save the list.

        `sources` maps the path of each input file to its games as bytes. If its games have changed, a file is reviewed
        again. Raise an error if an output file exists but is not from a review.
        """
        for source, games in sources.items():
            digest, known = hashlib.sha256(games).hexdigest()[:16], self._files.get(source)
            if known is None:
                self._files[source] = ReviewedFile(source, digest, self._free_name(source))
                self._remove_parts(source)  # of a review whose list was deleted, possibly with other options
            elif known.digest != digest:  # the games of the input file have changed
                self._files[source] = ReviewedFile(source, digest, known.target)
                self._remove_parts(source)
        self._write()

    def part(self, source: str, number: int) -> bytes | None:
        """Return game `number` of an input file if its review was interrupted, otherwise None."""
        try:
            return self._part_path(source, number).read_bytes()
        except OSError:
            return None

    def keep_part(self, source: str, number: int, sgf: bytes) -> None:
        """Save the analyses that exist so far of a game under review. Any thread may call this."""
        with contextlib.suppress(StudioError):  # the review goes on; the game would start over after an interruption
            replace_file(self._part_path(source, number), sgf)

    def done(self, source: str) -> tuple[Mistakes, ...] | None:
        """Return the mistakes of each game of an input file.

        Return None if its review is not finished or its output file is missing.
        """
        return self._files[source].games if self.target(source).exists() else None

    def target(self, source: str) -> Path:
        return self._folder / self._files[source].target

    def keep(self, source: str, records: Sequence[GameRecord], games: Sequence[Mistakes]) -> None:
        """Write the reviewed games to the output file of `source`. In `review.json`, mark the file as finished."""
        save_records(records, self.target(source))
        self._files[source] = msgspec.structs.replace(self._files[source], games=tuple(games))
        self._write()
        self._remove_parts(source)

    # Implementation

    def _part_path(self, source: str, number: int) -> Path:
        return self._folder / f"{self._files[source].target}.{number + 1}{_PART}"

    def _remove_parts(self, source: str) -> None:
        part = re.compile(re.escape(self._files[source].target) + r"\.[0-9]+" + re.escape(_PART))
        for path in self._folder.iterdir():
            if part.fullmatch(path.name):
                with contextlib.suppress(OSError):
                    path.unlink()

    def _free_name(self, source: str) -> str:
        """Return an unused name for the output file of `source`.

        Raise an error if the folder has a file of this name that is not from a review.
        """
        # Windows and macOS do not distinguish upper and lower case.
        stem, number, taken = (
            Path(source).stem.replace("\\", "_"),
            1,
            {file.target.casefold() for file in self._files.values()},
        )
        while (name := f"{stem}{f'-{number}' if number > 1 else ''}.sgf").casefold() in taken:
            number += 1
        if (self._folder / name).exists():
            raise StudioError(messages.FOREIGN_FILE, path=str(self._folder / name))
        return name

    def _write(self) -> None:
        written = msgspec.json.encode(ReviewList(FORMAT, self._options, tuple(self._files.values())))
        replace_file(self._folder / LIST, msgspec.json.format(written, indent=1) + b"\n")


def _read(folder: Path) -> ReviewList | None:
    path = folder / LIST
    try:
        with path.open("rb") as stream:
            data = stream.read(_MAX_BYTES)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise file_error(error, path) from error
    try:
        found = msgspec.json.decode(data, type=ReviewList)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise _unreadable(path, str(error)) from error
    if found.format != FORMAT:
        raise _unreadable(path, f"format {found.format}")
    for file in found.files:
        if Path(file.target).name != file.target or not file.target.endswith(".sgf"):
            raise _unreadable(path, "a target is outside of the folder")
    return found


def _unreadable(path: Path, reason: str) -> StudioError:
    return StudioError(messages.UNREADABLE_REVIEW, path=str(path), reason=reason[:200])


def _other_options(folder: Path, begun: ReviewOptions, args: ReviewOptions) -> StudioError:
    names = [name for name in ReviewOptions.__struct_fields__ if getattr(begun, name) != getattr(args, name)]
    return StudioError(messages.OTHER_OPTIONS, folder=str(folder), known=", ".join(names))
