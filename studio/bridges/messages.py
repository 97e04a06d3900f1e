"""Errors for users of the library. They are in English, like those of Python."""

from studio.game.message import Message

NO_LIBRARY = Message("no_library", "The Python package {name} is not installed. Install it: {command}")
OTHER_GAME = Message("other_game", "The studio does not play this game of {library}: {game}.")
NO_NETWORK = Message("no_network", "There is no network for {game}. Name one: network='...'")
