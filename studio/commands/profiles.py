"""Profiles for commands. Also notes about profiles and levels on the error output."""

import argparse
import sys
from typing import TYPE_CHECKING

from studio.commands.opening import printable

if TYPE_CHECKING:
    from studio.engine.options.parameters import Parameters
    from studio.game.rules import Rules
    from studio.players.levels import SeatedEngine
    from studio.players.profiles import ProfileCatalogue


def add_strength_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options `--profile` and `--level` to a command that plays for another program."""
    parser.add_argument(
        "--profile", default="studio", metavar="NAME", help="search profile: built in or your own (default: studio)"
    )
    parser.add_argument(
        "--level",
        default="full",
        metavar="NAME",
        help="strength: beginner, casual, intermediate, club, strong or full (default: full)",
    )


def catalogue_with_warnings() -> "ProfileCatalogue":
    """Return all profiles. Print a warning for each file of the user that is no valid profile."""
    from studio.machine.folders import home_folders
    from studio.players.profile_folder import ProfileFolder

    catalogue = ProfileFolder(home_folders().profiles).catalogue()
    for problem in catalogue.problems:
        print(f"mcts-studio: warning: {printable(str(problem))}", file=sys.stderr)
    return catalogue


def print_network_note(parameters: "Parameters", rules: "Rules") -> None:
    """Print a note if no network fits the game, so that a search must use rollouts."""
    from studio.networks.catalogue import missing_network_note, resolved_search

    if note := missing_network_note(resolved_search(parameters, rules)):
        print(f"mcts-studio: note: {rules.title}: {note}", file=sys.stderr)


def print_level_note(seat: "SeatedEngine") -> None:
    """Print a note if the user's limit replaces the number of simulations of the level."""
    if (cap := seat.lifted_cap) is not None:
        note = f"the limit given replaces the level's maximum of {cap:,} simulations per move."
        print(f"mcts-studio: note: {seat.profile}:{seat.level}: {note}", file=sys.stderr)


def profiles_folder() -> str:
    """Return the path of the folder of the user's profiles as printable text."""
    from studio.machine.folders import home_folders

    return printable(str(home_folders().profiles))
