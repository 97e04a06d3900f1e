"""The source of a thinker's search: a new search, the previous one, or one from a file."""

from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from studio.game.errors import FileError
from studio.thinking import messages
from studio.thinking.preparation import load
from studio.thinking.thoughts import SearchSetup

if TYPE_CHECKING:
    from studio.engine.search import Search


class ReadSearch:
    """Keeps a search that was read from a file until the thinker uses it."""

    def __init__(self) -> None:
        self._search: Search | None = None

    def keep(self, reading: Generator[object, None, "Search"]) -> Iterator[object]:
        """Yield the steps of `reading`, and keep the search that it returns."""
        self._search = None
        self._search = yield from reading

    def take(self, setup: SearchSetup) -> "Search | None":
        """Return the search that was read. Return None if it does not match `setup`, or if it was returned before."""
        search, self._search = self._search, None
        return search if search is not None and _is_set(search, setup) else None


def new_search(setup: SearchSetup) -> "Search":
    load("studio.networks.searching")
    from studio.networks.searching import made_search

    return made_search(setup.position, setup.parameters, seed=setup.seed, threads=setup.threads, priors=setup.priors)


def only_moved(old: SearchSetup, new: SearchSetup) -> bool:
    """Return whether a search can continue when its setup changes from `old` to `new`.

    This is possible if only the position differs and `new` has no priors.
    """
    same = all(getattr(old, name) == getattr(new, name) for name in ("parameters", "seed", "threads"))
    return same and old.position.rules == new.position.rules and not new.priors


def changed_file(path: Path) -> FileError:
    """Return the error for a file that has changed since the search was read from it."""
    return FileError(messages.TREE_CHANGED, path=str(path))


def _is_set(search: "Search", setup: SearchSetup) -> bool:
    had = (search.position, search.parameters, search.seed)
    return had == (setup.position, setup.parameters, setup.seed)
