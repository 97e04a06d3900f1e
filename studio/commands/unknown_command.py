"""The error for a command that does not exist."""

from collections.abc import Collection, Sequence
from difflib import get_close_matches

from studio.commands import messages
from studio.game.errors import StudioError

_WITH_VALUE = "--log-level"


def refuse_unknown_command(arguments: Sequence[str], commands: Collection[str]) -> None:
    """Raise an error if the arguments name a command that does not exist.

    The error suggests the most similar command.
    """
    name = _command_in(arguments)
    if name is None or name in commands:
        return
    similar = get_close_matches(name, commands, 1)
    if similar:
        raise StudioError(messages.SIMILAR_COMMAND, name=name, similar=similar[0])
    raise StudioError(messages.NO_SUCH_COMMAND, name=name)


def _command_in(arguments: Sequence[str]) -> str | None:
    """Return the first argument that is neither an option nor the value of one. Return None if there is none."""
    before = ""
    for argument in arguments:
        if not argument.startswith("-") and before != _WITH_VALUE:
            return argument
        before = argument
    return None
