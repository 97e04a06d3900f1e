"""Whose turn it is with a search: one thread at a time, and nobody waits.

A method that takes a turn is refused at once where another thread has it. The thread that has it may look in between,
such as after a slice of a run, but change nothing.

An interrupt may strike at each call and at no other place, so a turn is taken and given back by what no interrupt can
divide: who takes it is known before it tries, and to give it back takes no call.
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
    """One call of a method of a search."""

    def __init__(self, changes: bool) -> None:
        self.thread, self.changes = get_ident(), changes


class Turn:
    """Who is at work in a search, and whether it is as it should be for the next one."""

    holder: Call | None = None  # of the class: nobody's turn, unless an object has its own

    def __init__(self) -> None:
        self.is_whole = True
        """False in the middle of a change of several steps. Who finds it false when nobody is at work is refused: more
        than one interrupt has left the change half done."""
        self.changes = 0
        """Counts the calls that may have changed something."""

    def change(self, steps: Callable[[], None]) -> None:
        """Change several things that belong together, in steps that may be done once more: after an interrupt they are,
        before it goes on its way."""
        self.is_whole = False
        try:
            steps()
        except BaseException:
            steps()
            self.is_whole = True
            raise
        self.is_whole = True

    def take(self, call: Call) -> None:
        """Make it this call's turn, unless it is made within the turn of another; refuse where neither may be."""
        holder = vars(self).setdefault("holder", call)  # one step: of several threads one gets it
        if holder is call:
            if not self.is_whole:
                raise _interrupted()
            self.changes += call.changes
        elif holder.thread != call.thread:
            raise _busy()
        elif call.changes or not self.is_whole:
            raise _within_run()


class Taken(Protocol):
    """What takes turns."""

    _turn: Turn


Self = TypeVar("Self", bound=Taken)
Method = Callable[Concatenate[Self, Arguments], Result]


def changing(method: Method[Self, Arguments, Result]) -> Method[Self, Arguments, Result]:
    """A method that may change the search: by one thread at a time, and not from within another one."""
    return _taking_turn(method, changes=True)


def looking(method: Method[Self, Arguments, Result]) -> Method[Self, Arguments, Result]:
    """A method that changes nothing: by one thread at a time."""
    return _taking_turn(method, changes=False)


def _taking_turn(method: Method[Self, Arguments, Result], *, changes: bool) -> Method[Self, Arguments, Result]:
    @wraps(method)
    def taken(self: Self, /, *arguments: Arguments.args, **named: Arguments.kwargs) -> Result:
        turn, call = self._turn, Call(changes)
        try:
            turn.take(call)
            result = method(self, *arguments, **named)
        finally:
            if turn.holder is call:
                del turn.holder
        return result

    return taken


def _busy() -> StudioError:
    return StudioError(messages.BUSY)


def _within_run() -> StudioError:
    return StudioError(messages.WITHIN_RUN)


def _interrupted() -> StudioError:
    return StudioError(messages.INTERRUPTED)


def was_changed() -> StudioError:
    return StudioError(messages.SEARCH_CHANGED)
