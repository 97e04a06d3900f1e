"""The profiles that commands may name: ours, and those that a person has saved."""

import sys
from typing import TYPE_CHECKING

from studio.commands.opening import printable

if TYPE_CHECKING:
    from studio.engine.options.parameters import Parameters
    from studio.game.rules import Rules
    from studio.players.profiles import ProfileCatalogue


def catalogue_with_warnings() -> "ProfileCatalogue":
    """All profiles; each file of this person that holds none is named on the error output, and left out."""
    from studio.machine.folders import home_folders
    from studio.players.profile_folder import ProfileFolder

    catalogue = ProfileFolder(home_folders().profiles).catalogue()
    for problem in catalogue.problems:
        print(f"mcts-studio: warning: {printable(str(problem))}", file=sys.stderr)
    return catalogue


def tell_of_network(parameters: "Parameters", rules: "Rules") -> None:
    """On the error output, where a search does without the network that it would like to ask."""
    from studio.networks.catalogue import way_of, way_sentence

    if note := way_sentence(way_of(parameters, rules)):
        print(f"mcts-studio: note: {rules.title}: {note}", file=sys.stderr)


def profiles_folder() -> str:
    """Where this person's own are."""
    from studio.machine.folders import home_folders

    return printable(str(home_folders().profiles))
