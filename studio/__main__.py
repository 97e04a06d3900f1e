"""Reads the command line and starts what it asks for."""

import _thread
import argparse
import contextlib
import os
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, NoReturn

from studio import __version__
from studio.game.errors import StudioError

if TYPE_CHECKING:
    from sys import UnraisableHookArgs

    from studio.machine.log import ProcessLog

_LONGEST_SENTENCE = 1000


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit code: 0, or 2 where a sentence on the error output says what is wrong."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")  # a terminal that lacks a letter shows ? instead of a traceback
    try:
        with _no_interrupt_dropped():
            code = _run(arguments)
        if sys.stdout is not None:
            sys.stdout.flush()
    except StudioError as error:
        return _refuse(str(error))
    except BrokenPipeError:  # the reader, such as head, has seen enough
        _forget_output()
        return 0
    except OSError as error:
        _forget_output()
        return _refuse(f"The output cannot be written ({error.strerror}).")
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        if _was_interrupted(error):
            return 130
        raise
    return code


@contextmanager
def _no_interrupt_dropped() -> Iterator[None]:
    """Python drops an interrupt that strikes what it calls in passing, as it does while it imports: strike again."""
    former = sys.unraisablehook

    def strike_again(dropped: "UnraisableHookArgs") -> None:
        if issubclass(dropped.exc_type, KeyboardInterrupt):
            _thread.start_new_thread(_interrupt_soon, ())  # here it would be dropped once more
        else:
            former(dropped)

    sys.unraisablehook = strike_again
    try:
        yield
    finally:
        sys.unraisablehook = former


def _interrupt_soon() -> None:
    time.sleep(0.01)
    _thread.interrupt_main()


def _was_interrupted(error: BaseException | None) -> bool:
    """Python 3.11 makes another error of an interrupt that strikes while it fills a class."""
    while error is not None and not isinstance(error, KeyboardInterrupt):
        error = error.__cause__
    return error is not None


def engine() -> int:
    """The engine under a name of its own, for managers of games that start a program without arguments."""
    return main(["engine", *sys.argv[1:]])


def _refuse(sentence: str) -> int:
    """One line on the error output; if even that cannot be written, the exit code has to do."""
    from studio.commands.opening import printable

    with contextlib.suppress(OSError):
        print(f"mcts-studio: {printable(sentence[:_LONGEST_SENTENCE])}", file=sys.stderr, flush=True)
    return 2


def _forget_output() -> None:
    """Python would try to write the rest at its end, and complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


class _Parser(argparse.ArgumentParser):
    """Refuses in one sentence, as the rest of the program does."""

    def error(self, message: str) -> NoReturn:
        self.exit(_refuse(f"{message.rstrip('.')}. See {self.prog} --help."))


def _run(arguments: Sequence[str] | None) -> int:
    from studio.machine.log import ProcessLog  # here, so that Ctrl+C ends the program quietly from the first moment

    with ProcessLog() as log:
        return _run_command(list(sys.argv[1:] if arguments is None else arguments), log)


def _run_command(given: list[str], log: "ProcessLog") -> int:
    from studio.commands import COMMANDS
    from studio.commands.messages import IS_FOLDER
    from studio.commands.open import show_window

    if len(given) == 1 and given[0] not in COMMANDS and os.path.isfile(given[0]):  # noqa: PTH113  # never raises
        given.insert(0, "open")  # as desktops start a program with a file
    if len(given) == 1 and given[0] not in COMMANDS and os.path.isdir(given[0]):  # noqa: PTH112  # never raises
        raise StudioError(IS_FOLDER, path=given[0])
    asked = _parser().parse_args(given)
    log.start("window" if asked.command in (None, "open") else asked.command, asked.log_level)
    log.report_crashes()
    return show_window() if asked.command is None else COMMANDS[asked.command].run(asked)


def _parser() -> _Parser:
    from studio.commands import COMMANDS
    from studio.machine.log import LEVELS
    from studio.machine.resources import resource_path

    parser = _Parser(
        prog="mcts-studio",
        description="Play and review k-in-a-row games and watch Monte Carlo tree search think. "
        "Without a command the window opens.",
        epilog=f"Try: mcts-studio show {resource_path('games/first-steps.sgf')}",
    )
    parser.add_argument("--version", action="version", version=f"mcts-studio {__version__}")
    told = f"how much the log tells: {', '.join(LEVELS)} (default: info)"
    parser.add_argument("--log-level", choices=LEVELS, metavar="LEVEL", help=told)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for name, command in COMMANDS.items():
        own = commands.add_parser(name, help=command.SUMMARY, description=command.DESCRIPTION)
        command.add_arguments(own)
    return parser


if __name__ == "__main__":
    sys.exit(main())
