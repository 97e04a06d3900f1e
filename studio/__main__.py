"""Reads the command line and starts what it asks for."""

import argparse
import os
import sys
from collections.abc import Sequence

from studio import __version__
from studio.commands import COMMANDS
from studio.game.errors import StudioError
from studio.resources import resource_path


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit code: 0, or 2 where a sentence on the error output says what is wrong."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")  # a terminal that lacks a letter shows ? instead of a traceback
    try:
        code = _run(arguments)
        sys.stdout.flush()
    except StudioError as error:
        print(f"mcts-studio: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader, such as head, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    return code


def _run(arguments: Sequence[str] | None) -> int:
    parser = _parser()
    asked = parser.parse_args(arguments)
    if asked.command is None:
        parser.print_help()
        return 0
    return COMMANDS[asked.command].run(asked)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="mcts-studio",
        description="Play and review k-in-a-row games. So far from the command line; the window is being built.",
        epilog=f"Try: mcts-studio show {resource_path('games/first-steps.sgf')}",
    )
    parser.add_argument("--version", action="version", version=f"mcts-studio {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for name, command in COMMANDS.items():
        own = commands.add_parser(name, help=command.SUMMARY, description=command.DESCRIPTION)
        command.add_arguments(own)
    return parser


if __name__ == "__main__":
    sys.exit(main())
