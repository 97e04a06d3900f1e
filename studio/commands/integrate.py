"""`mcts-studio integrate`: add the program to the menus of the desktop, or remove it."""

import argparse
import sys

from studio.commands import messages
from studio.game.errors import FileError, StudioError

SUMMARY = "add the program to the menus of your desktop, and open game files with it"
DESCRIPTION = (
    "Add an entry with an icon to the menu of applications of your user, and declare the types of game files (.sgf, "
    ".psq, .lib, .rif), so that file managers open them with this program. --remove undoes it, unless the entry starts "
    "another installation of the program. On Windows and macOS this is not needed."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--remove", action="store_true", help="remove the entry, the icon and the file types")


def run(args: argparse.Namespace) -> int:
    from studio.machine.desktop import integrate, other_program, remove, share_folder

    if sys.platform in ("win32", "darwin"):
        raise StudioError(messages.NO_DESKTOP)
    folder = share_folder()
    other = other_program(folder)
    if args.remove and other is not None:
        raise StudioError(messages.OTHER_ENTRY, program=other)
    try:
        files = remove(folder) if args.remove else integrate(folder)
    except (OSError, FileError) as error:
        raise StudioError(messages.NOT_INTEGRATED, folder=str(folder), reason=str(error)) from error
    done = "Removed" if args.remove else "Wrote"
    for file in files:
        print(f"{done} {file}")
    if other is not None:
        print(f"The entry in the menu started {other} before. It now starts this program.")
    if not files:
        print(f"There is nothing to remove in {folder}.")
    return 0
