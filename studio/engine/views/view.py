"""The base class of all results that a search returns."""

from dataclasses import fields
from typing import Any

import numpy as np


class View:
    """A result that is hashable and is compared by its content, including its arrays.

    Subclasses are frozen dataclasses with `eq=False`.
    """

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Restore a view that was pickled, for example by another process. Its arrays are read-only again."""
        for held in state.values():
            _freeze(held)
        self.__dict__.update(state)

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(_same(mine, its) for mine, its in zip(_held(self), _held(other), strict=True))

    def __hash__(self) -> int:
        return hash(tuple(held for held in _held(self) if not _has_array(held)))


def _freeze(held: object) -> None:
    if isinstance(held, np.ndarray):
        held.flags.writeable = False
    elif isinstance(held, tuple):
        for part in held:
            _freeze(part)


def _held(view: Any) -> list[Any]:
    return [getattr(view, field.name) for field in fields(view)]


def _has_array(held: object) -> bool:
    return isinstance(held, np.ndarray) or (isinstance(held, tuple) and any(map(_has_array, held)))


def _same(one: Any, other: Any) -> bool:
    if isinstance(one, np.ndarray):
        return np.array_equal(one, other)
    if _has_array(one):
        return len(one) == len(other) and all(map(_same, one, other))
    return bool(one == other)
