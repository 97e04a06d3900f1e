"""Makes players of contestants, ready to move before any clock runs."""

from studio.engine.options.limits import Limit
from studio.game.position import Position
from studio.matches.contestant import Contestant
from studio.matches.own_engines import engine_named
from studio.players.engine_list import player_of
from studio.players.levels import SeatedEngine
from studio.players.player import Budget, Player
from studio.players.search_player import SearchPlayer


def seated(contestant: Contestant, position: Position, seed: int) -> Player:
    """The player, whose first move shall be in this position; an engine that this computer lacks is refused."""
    seat = contestant.player
    if isinstance(seat, SeatedEngine):
        _load_kernels(seat, position)
        return SearchPlayer(seat, name=contestant.name, seed=seed, threads=contestant.threads)
    return player_of(engine_named(seat.name))


def _load_kernels(seat: SeatedEngine, position: Position) -> None:
    """Whatever is loaded at the first move is loaded now: it is no time of the player's."""
    trial, position = SearchPlayer(seat), position.copy()
    for _ in range(3):  # the second and third move go on from the trees of the ones before
        if not position.is_over:
            position.play(trial.move(position, Budget(Limit(simulations=2))).point)
    trial.close()
