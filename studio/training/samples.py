"""The samples of self-play and their files: an `.npz` of plain arrays, version 2.

| array | shape | content |
|---|---|---|
| `version` | () | 2 |
| `rules` | text as bytes | the rules as `Rules.text` writes them |
| `cells` | [sample, point] int8 | 0 empty, 1 the side to move, 2 the other side |
| `last` | [sample] int16 | the point of the last move; -1 on an empty board, -2 if unknown; missing in version 1 |
| `visits` | [sample, point] uint16 | visits of the root's moves; their shares are π |
| `values` | [sample] float32 | the value of the search for the side to move, from -1 to 1 |
| `results` | [sample] int8 | the result of the game for the side to move: 1, 0, -1 |
| `games` | () | the number of games |
| `plies` | () | the moves of those games, openings included; missing or 0 if unknown |
"""

import io
import lzma
import struct
import tokenize
import zipfile
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from studio.game.errors import FileError, StudioError
from studio.game.files.saving import replace_file
from studio.game.rules import MAX_SIDE, Rules, rules_from_text
from studio.training import messages

VERSION = 2
_WITHOUT_LAST = 1
"""The format version that did not store the last move."""
NO_MOVE, UNKNOWN_MOVE = -1, -2
"""Values for a missing last move: `NO_MOVE` on an empty board, `UNKNOWN_MOVE` if the file does not contain it."""
MOST_SAMPLES = 1_000_000
_MOST_FILE_BYTES = 500_000_000
_MOST_BYTES = MOST_SAMPLES * (3 * MAX_SIDE**2 + 16)
"""The largest size of the unpacked arrays, in bytes."""
_KINDS = {"cells": np.int8, "last": np.int16, "visits": np.uint16, "values": np.float32, "results": np.int8}
_DAMAGED = (
    zipfile.BadZipFile, zlib.error, lzma.LZMAError, EOFError, NotImplementedError, RuntimeError, ValueError, KeyError,
    TypeError, AttributeError, OverflowError, MemoryError, OSError, struct.error, tokenize.TokenError,
)  # fmt: skip


@dataclass(frozen=True, eq=False)
class Samples:
    """Positions of self-play games with the results of their searches and games."""

    rules: Rules
    cells: npt.NDArray[np.int8]
    last: npt.NDArray[np.int16]
    visits: npt.NDArray[np.uint16]
    values: npt.NDArray[np.float32]
    results: npt.NDArray[np.int8]
    games: int
    plies: int = 0

    @property
    def size(self) -> int:
        return len(self.values)

    @property
    def knows_last_moves(self) -> bool:
        """Return whether the last moves of all samples are known."""
        # Files of version 1 do not contain them.
        return not (self.last == UNKNOWN_MOVE).any()

    @property
    def targets(self) -> npt.NDArray[np.float32]:
        """Return the target value z of each sample, from −1 to 1: the mean of the game's result and the search's
        value.
        """
        return (0.5 * self.results + 0.5 * self.values).astype(np.float32)

    def policies(self, chosen: npt.NDArray[np.int64]) -> npt.NDArray[np.float32]:
        """Return the target policies π of the `chosen` samples: the shares of their visits."""
        visits = self.visits[chosen].astype(np.float32)
        shares: npt.NDArray[np.float32] = visits / visits.sum(axis=1, keepdims=True)
        return shares


def joined(parts: Sequence[Samples]) -> Samples:
    """Concatenate the samples of all `parts`."""
    arrays = {name: np.concatenate([getattr(part, name) for part in parts]) for name in _KINDS}
    games, plies = sum(part.games for part in parts), sum(part.plies for part in parts)
    return Samples(parts[0].rules, **arrays, games=games, plies=plies)


def save_samples(samples: Samples, path: Path) -> None:
    """Write a samples file. An error leaves an existing file unchanged."""
    stream = io.BytesIO()
    arrays: dict[str, Any] = {name: getattr(samples, name) for name in _KINDS}
    rules = np.frombuffer(samples.rules.text.encode(), np.uint8)
    counts = {"version": VERSION, "games": samples.games, "plies": samples.plies}
    arrays |= {name: np.int64(count) for name, count in counts.items()}
    np.savez_compressed(stream, rules=rules, **arrays)
    replace_file(path, stream.getvalue())


def open_samples(path: Path, rules: Rules | None = None) -> Samples:
    """Read a samples file. Raise an error if the file is damaged, or if it is for another game than `rules`.

    If `rules` is None, accept every game.
    """
    try:
        if path.stat().st_size > _MOST_FILE_BYTES:
            raise _damaged(path, "its size")
        with path.open("rb") as stream, np.load(stream, allow_pickle=False) as file:
            samples = _samples_in(file, path, rules)
    except FileError:
        raise
    except FileNotFoundError as error:
        raise FileError(messages.NO_SAMPLES, path=str(path)) from error
    except (*_DAMAGED, StudioError) as error:
        raise _damaged(path, type(error).__name__) from error
    if (place := _fault_in(samples)) is not None:
        raise _damaged(path, place)
    return samples


def _samples_in(file: Any, path: Path, wanted: Rules | None) -> Samples:
    if sum(member.file_size for member in file.zip.infolist()) > _MOST_BYTES:
        raise _damaged(path, "its size")
    version = int(file["version"])
    if version not in (_WITHOUT_LAST, VERSION):
        raise FileError(messages.SAMPLES_VERSION, path=str(path), known=VERSION)
    rules = rules_from_text(file["rules"].tobytes().decode("ascii"))
    if wanted is not None and rules != wanted:
        raise FileError(messages.SAMPLES_OF_OTHER_GAME, path=str(path), rules=wanted.text)
    arrays = {name: file[name] for name in _KINDS if name != "last" or version == VERSION}
    arrays.setdefault("last", np.full(len(arrays["values"]), UNKNOWN_MOVE, np.int16))
    plies = int(file["plies"]) if "plies" in file.files else 0
    return Samples(rules, **arrays, games=int(file["games"]), plies=plies)


def _fault_in(samples: Samples) -> str | None:
    """Return the name of the first invalid array, or None. If there are too many samples, return "their number"."""
    size = samples.size
    if size > MOST_SAMPLES:
        return "their number"
    for name, kind in _KINDS.items():
        array = getattr(samples, name)
        shape = (size, samples.rules.size) if name in ("cells", "visits") else (size,)
        if array.dtype != kind or array.shape != shape:
            return name
    if size and (samples.cells.min() < 0 or samples.cells.max() > 2):
        return "cells"
    if size and not _are_last_moves(samples):
        return "last"
    if size and ((samples.visits * (samples.cells != 0)).any() or not samples.visits.any(axis=1).all()):
        return "visits"
    if size and not np.abs(samples.values).max() <= 1:
        return "values"
    return "results" if size and np.abs(samples.results).max() > 1 else None


def _are_last_moves(samples: Samples) -> bool:
    """Return whether the array `last` is valid: each move is a stone of the opponent, -1 on an empty board, or -2
    if unknown.
    """
    last, rows = samples.last, np.arange(samples.size)
    if last.min() < UNKNOWN_MOVE or last.max() >= samples.rules.size:
        return False
    is_stone = samples.cells[rows, np.maximum(last, 0)] == 2
    is_empty = ~samples.cells.any(axis=1)
    return bool(np.where(last >= 0, is_stone, (last == UNKNOWN_MOVE) | is_empty).all())


def _damaged(path: Path, place: str) -> FileError:
    return FileError(messages.SAMPLES_DAMAGED, path=str(path), reason=place)
