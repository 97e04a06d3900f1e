"""The work of a worker for a match: it plays a game and returns the record as bytes."""

from contextlib import closing
from dataclasses import dataclass
from functools import partial

from studio.game.files import Format
from studio.game.files.game_files import WRITABLE
from studio.game.stones import Stone
from studio.matches.game import Abandoned, Ended, Game
from studio.matches.networks import installed_networks, networks_of
from studio.matches.plan import PlannedGame
from studio.matches.seating import advisor, seated
from studio.matches.workers.worker_context import WorkerContext, current_worker_context
from studio.players.player import Player


@dataclass(frozen=True, slots=True)
class Played:
    """A game as a worker returns it."""

    number: int
    ended: Ended
    sgf: bytes
    networks: dict[str, str]
    """The SHA-256 sum of each network file of the players after the game. The sum of a missing file is empty."""


def play(planned: PlannedGame) -> Played | None:
    """Play a game in a worker. Return None if the worker was stopped."""
    context = current_worker_context()
    if context.is_stopped:
        return None

    players: dict[Stone, Player] = {}
    try:
        position = planned.opening.position(planned.rules)
        for side, (stone, contestant) in enumerate(((Stone.BLACK, planned.black), (Stone.WHITE, planned.white))):
            players[stone] = seated(contestant, position, planned.seed + side)
        return _played(planned, players, context)
    except Abandoned:
        return None
    finally:
        for player in players.values():
            player.close()


def _played(planned: PlannedGame, players: dict[Stone, Player], context: WorkerContext) -> Played:
    made = Game(planned, players, context.tell, partial(advisor, planned.seed + len(players)))
    with closing(made) as game, context.at_work(game.stop):
        ended = game.play()
    return Played(planned.number, ended, WRITABLE[Format.SGF]([game.record]), _networks(planned))


def _networks(planned: PlannedGame) -> dict[str, str]:
    names = set(networks_of((planned.black, planned.white), planned.rules))
    return dict.fromkeys(names, "") | installed_networks(names)
