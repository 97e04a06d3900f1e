"""The running games of a match, updated with each move. The user watches one of them."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from time import monotonic

from studio.game.position import Position
from studio.game.record import GameRecord
from studio.game.stones import Stone
from studio.matches.game import MovePlayed
from studio.matches.plan import PlannedGame
from studio.matches.result import Result


@dataclass(slots=True)
class FollowedGame:
    """The moves and clocks of a running game, as far as the match has reported them."""

    planned: PlannedGame
    position: Position
    since: float
    """The time of the last move, or of the start of the game before the first move.

    It is in seconds on the clock of `FollowedGames`.
    """
    left: dict[Stone, float | None] = field(default_factory=dict)
    """The seconds left on each side's clock after its last move, or None if the game has no clocks."""
    newest: dict[Stone, MovePlayed] = field(default_factory=dict)
    """The last move that each player chose. Moves of the opening are not included."""
    result: Result | None = None
    is_swapped: bool = False
    """Whether the players swapped colours in the opening. `planned` contains the colours after the swap."""

    def swap(self, *, is_swapped: bool) -> None:
        """Set whether the players have swapped colours."""
        if is_swapped is not self.is_swapped:
            planned, self.is_swapped = self.planned, is_swapped
            self.planned = replace(planned, black=planned.white, white=planned.black)

    @property
    def last_point(self) -> int | None:
        """The point of the newest stone, or None if no move has been made."""
        move = self.position.last_move
        return move.point if move is not None else None


class FollowedGames:
    """Owns the running games of a match.

    When the watched game has ended, the next game with a new move becomes the watched one.
    """

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._games: dict[int, FollowedGame] = {}
        self._watched: FollowedGame | None = None
        self._is_chosen = False  # whether the watched game is a finished one that the user has chosen

    @property
    def under_way(self) -> tuple[FollowedGame, ...]:
        return tuple(self._games[number] for number in sorted(self._games))

    @property
    def watched(self) -> FollowedGame | None:
        return self._watched

    def watch(self, number: int) -> None:
        if number in self._games:
            self._watched, self._is_chosen = self._games[number], False

    def show(self, game: FollowedGame) -> None:
        """Watch the finished game `game` until another game is watched or shown."""
        self._watched, self._is_chosen = game, True

    def begin(self, planned: PlannedGame) -> None:
        controls = {Stone.BLACK: planned.black.control, Stone.WHITE: planned.white.control}
        left = {stone: control.game_seconds for stone, control in controls.items()}
        game = FollowedGame(planned, planned.opening.position(planned.rules), self._now(), left)
        self._games[planned.number] = game
        if self._watched is None or self._watched.planned.number == planned.number:  # the watched game is played again
            self._watched, self._is_chosen = game, False

    def play(self, move: MovePlayed) -> bool:
        """Add a move, and return whether it belongs to the watched game.

        If the watched game has ended, the game of this move becomes the watched one first.
        """
        game = self._games.get(move.number)
        if game is None or game.position.is_over or move.ply != game.position.ply + 1:
            return False  # a move of an interrupted game, which is being played again
        game.position.play(move.point)
        game.since = self._now()
        if not move.is_opening:
            game.newest[move.stone] = move
        game.swap(is_swapped=move.is_swapped)
        game.left[move.stone] = move.left
        if self._watched is None or (self._watched.result is not None and not self._is_chosen):
            self._watched = game
        return game is self._watched

    def end(self, result: Result) -> bool:
        """Remove a game and return whether it was the watched one."""
        game = self._games.pop(result.number, None)
        if game is not None:
            game.result = result
        return game is not None and game is self._watched

    def end_all(self) -> None:
        """Remove all games. The last watched game stays in `watched`."""
        self._games.clear()


def finished_game(planned: PlannedGame, result: Result, record: GameRecord) -> FollowedGame:
    """Return a finished game, ready to be shown at its last position."""
    game = FollowedGame(planned, record.position(record.main_line()[-1]), 0.0, result=result)
    game.swap(is_swapped=result.black != planned.black.name)
    return game
