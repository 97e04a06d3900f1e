"""Exclusive access to a search: only one thread at a time has access, and no thread waits for it.

A method marked `modifies` or `reads` raises an error at once if another thread is using the search. The thread that
runs the search may also read it between the slices of the run, but must not change it.

The marks are decorators and not context managers, because a KeyboardInterrupt may occur at the entry of any Python
function, even of `__exit__`. No interrupt can occur within the `setdefault` that takes access and the `del` that
releases it.
"""

from collections.abc import Callable
from functools import wraps
from threading import get_ident
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from studio.engine import messages
from studio.game.errors import StudioError

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


class Call:
    """A call of a method of a search. It stores the thread, and whether the method may change the search."""

    def __init__(self, changes: bool) -> None:
        self.thread, self.changes = get_ident(), changes


class Access:
    """Stores which call has access to a search, and whether the search is consistent."""

    holder: Call | None = None  # during a call, an attribute of the instance hides this class attribute

    def __init__(self) -> None:
        self.is_consistent = True
        """Whether the search is usable.

        If it is False between calls, a change was interrupted, and the next call raises an error.
        """
        self.changes = 0
        """The number of calls that may have changed the search."""

    def change(self, steps: Callable[[], None]) -> None:
        """Call `steps`.

        If they raise an exception, call them again from the beginning before it is raised, so that their changes are
        complete. A repeated call must therefore give the same result.
        """
        self.is_consistent = False
        try:
            steps()
        except BaseException:
            steps()
            self.is_consistent = True
            raise
        self.is_consistent = True

    def take(self, call: Call) -> None:
        """Reserve the search for one call.

        Raise an error if another thread uses the search. If this thread already runs a method of the search, `call`
        must only read. Otherwise raise an error.
        """
        holder = vars(self).setdefault("holder", call)  # atomic: only one of several threads gets access
        if holder is call:
            if not self.is_consistent:
                raise _interrupted()
            self.changes += call.changes
        elif holder.thread != call.thread:
            raise _busy()
        elif call.changes or not self.is_consistent:
            raise _within_run()


class _Shared(Protocol):
    """An object that only one thread may use at a time."""

    _access: Access


Self = TypeVar("Self", bound=_Shared)
Method = Callable[Concatenate[Self, Arguments], Result]


def modifies(method: Method[Self, Arguments, Result]) -> Method[Self, Arguments, Result]:
    """Mark a method that may change the search. A call raises an error while any marked method runs."""
    return _exclusive(method, changes=True)


def reads(method: Method[Self, Arguments, Result]) -> Method[Self, Arguments, Result]:
    """Mark a method that only reads the search. A call raises an error while another thread runs a marked method."""
    return _exclusive(method, changes=False)


def _exclusive(method: Method[Self, Arguments, Result], *, changes: bool) -> Method[Self, Arguments, Result]:
    @wraps(method)
    def guarded(self: Self, /, *arguments: Arguments.args, **named: Arguments.kwargs) -> Result:
        access, call = self._access, Call(changes)
        try:
            access.take(call)
            result = method(self, *arguments, **named)
        finally:
            if access.holder is call:
                del access.holder
        return result

    return guarded


def _busy() -> StudioError:
    return StudioError(messages.BUSY)


def _within_run() -> StudioError:
    return StudioError(messages.WITHIN_RUN)


def _interrupted() -> StudioError:
    return StudioError(messages.INTERRUPTED)


def was_changed() -> StudioError:
    return StudioError(messages.SEARCH_CHANGED)
