"""Parses the command line and runs the command."""

import _thread
import argparse
import contextlib
import os
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NoReturn

from studio import __version__
from studio.game.errors import StudioError

if TYPE_CHECKING:
    from sys import UnraisableHookArgs

    from studio.machine.log import ProcessLog

_LONGEST_SENTENCE = 1000


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return the exit code: 0 for success, 1 if an external engine failed its test, 2 for an
    error, and 130 for an interrupt.
    """
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")  # characters that the terminal lacks are printed as ?
    try:
        with _no_interrupt_dropped():
            code = _run(arguments)
        if sys.stdout is not None:
            sys.stdout.flush()
    except StudioError as error:
        return _refuse(str(error))
    except BrokenPipeError:  # the reader, such as head, has closed the pipe
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
    """If Python has dropped a KeyboardInterrupt, raise it again."""
    # Python does so in callbacks during an import.
    former = sys.unraisablehook

    def interrupt_again(dropped: "UnraisableHookArgs") -> None:
        if issubclass(dropped.exc_type, KeyboardInterrupt):
            _thread.start_new_thread(_interrupt_soon, ())  # here it would be dropped again
        else:
            former(dropped)

    sys.unraisablehook = interrupt_again
    try:
        yield
    finally:
        sys.unraisablehook = former


def _interrupt_soon() -> None:
    time.sleep(0.01)
    _thread.interrupt_main()


def _was_interrupted(error: BaseException | None) -> bool:
    # Python 3.11 hides an interrupt in a class body inside another error.
    while error is not None and not isinstance(error, KeyboardInterrupt):
        error = error.__cause__
    return error is not None


def engine() -> int:
    """Run the command `engine`."""
    # Tournament managers start this entry point without arguments.
    return main(["engine", *sys.argv[1:]])


def _refuse(sentence: str) -> int:
    """Print an error as one line, and return the exit code 2. If the error output is closed, print nothing."""
    from studio.commands.opening import printable

    with contextlib.suppress(OSError):
        print(f"mcts-studio: {printable(sentence[:_LONGEST_SENTENCE])}", file=sys.stderr, flush=True)
    return 2


def _forget_output() -> None:
    """Redirect the standard output to the null device, so that writing to it raises no error."""
    # Flushing it at exit then cannot fail.
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


class _Parser(argparse.ArgumentParser):
    """A parser that prints an error on one line, like the program's other errors.

    It does not accept abbreviated options. Otherwise, a command that has no option `--move` would read it as `--moves`.
    """

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, **settings)

    def error(self, message: str) -> NoReturn:
        self.exit(_refuse(f"{message.rstrip('.')}. See {self.prog} --help."))


def _run(arguments: Sequence[str] | None) -> int:
    from studio.machine.log import ProcessLog  # imported here, so that Ctrl+C never prints a traceback

    with ProcessLog() as log:
        return _run_command(list(sys.argv[1:] if arguments is None else arguments), log)


def _run_command(given: list[str], log: "ProcessLog") -> int:
    from studio.commands import COMMANDS
    from studio.commands.messages import IS_FOLDER
    from studio.commands.open import show_window
    from studio.commands.settings import with_repeated_set
    from studio.commands.unknown_command import refuse_unknown_command

    if len(given) == 1 and given[0] not in COMMANDS and os.path.isfile(given[0]):  # noqa: PTH113  # never raises
        given.insert(0, "open")  # a desktop passes only the path of a file to open
    if len(given) == 1 and given[0] not in COMMANDS and os.path.isdir(given[0]):  # noqa: PTH112  # never raises
        raise StudioError(IS_FOLDER, path=given[0])
    refuse_unknown_command(given, COMMANDS)
    args = _parser().parse_args(with_repeated_set(given))
    log.start("window" if args.command in (None, "open") else args.command, args.log_level)
    log.report_crashes()
    return show_window() if args.command is None else COMMANDS[args.command].run(args)


def _parser() -> _Parser:
    from studio.commands import COMMANDS  # imported here, so that Ctrl+C never prints a traceback
    from studio.machine.log import LEVELS
    from studio.machine.resources import resource_path

    parser = _Parser(
        prog="mcts-studio",
        description="Play and analyse k-in-a-row games with Monte Carlo tree search. "
        "Without a command the window opens.",
        epilog=f"Try: mcts-studio show {resource_path('games/first-steps.sgf')}",
    )
    parser.add_argument("--version", action="version", version=f"mcts-studio {__version__}")
    help_text = f"lowest level of log entries: {', '.join(LEVELS)} (default: info)"
    parser.add_argument("--log-level", choices=LEVELS, metavar="LEVEL", help=help_text)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for name, command in COMMANDS.items():
        own = commands.add_parser(name, help=command.SUMMARY, description=command.DESCRIPTION)
        command.add_arguments(own)
    return parser


if __name__ == "__main__":
    sys.exit(main())
