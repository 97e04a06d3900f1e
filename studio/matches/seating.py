"""Creates the players of a game, ready to move before a clock runs."""

from studio.engine.options.limits import Limit
from studio.game.position import Position
from studio.matches.contestant import Contestant
from studio.matches.own_engines import engine_named
from studio.players.baseline_players import baseline_player
from studio.players.baselines import SeatedBaseline
from studio.players.book import open_book
from studio.players.book_player import BookPlayer
from studio.players.engine_list import player_of
from studio.players.levels import SeatedEngine
from studio.players.player import Budget, Player
from studio.players.search_player import SearchPlayer


def seated(contestant: Contestant, position: Position, seed: int) -> Player:
    """Create the player for a contestant, ready to move in this position.

    Raise an error if an external engine or a book is missing.
    """
    player = _player(contestant, position, seed)
    return BookPlayer(player, open_book(contestant.book), seed) if contestant.book else player


def _player(contestant: Contestant, position: Position, seed: int) -> Player:
    seat = contestant.player
    if isinstance(seat, SeatedEngine):
        _load_kernels(seat, position)
        return SearchPlayer(seat, name=contestant.name, seed=seed, threads=contestant.threads)
    if isinstance(seat, SeatedBaseline):
        return baseline_player(seat, name=contestant.name, seed=seed)
    return player_of(engine_named(seat.name))


def advisor(seed: int) -> Player:
    """Create the search that decides in opening protocols for players that are not searches of this program."""
    return SearchPlayer(SeatedEngine("studio", "full", Limit()), seed=seed)


def _load_kernels(seat: SeatedEngine, position: Position) -> None:
    """Load the kernels that the first moves need."""
    # Loading then costs the player no time.
    trial, position = SearchPlayer(seat), position.copy()
    for _ in range(3):  # the second and third move reuse trees, which needs more kernels
        if not position.is_over:
            position.play(trial.move(position, Budget(Limit(simulations=2))).point)
    trial.close()
