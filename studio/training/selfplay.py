"""Self-play games and the samples that they produce."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from studio.engine.evaluation.evaluator import Evaluator
from studio.engine.evaluation.network import cells_of
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters, Threats
from studio.engine.search import Search
from studio.engine.views.snapshot import NodeView, visit_shares
from studio.game.position import Position
from studio.game.position_analysis import Proof
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.matches.openings import Opening, random_openings
from studio.training.recipes import SelfPlay
from studio.training.samples import NO_MOVE, Samples, joined

_MOST_VISITS = 65_535
"""The largest number of visits of a move that a sample can store."""
# A temperature this low leaves only the most visited moves.
_LEAST_TEMPERATURE = 0.001
"""Replaces a temperature of 0."""


@dataclass(frozen=True)
class GameGroup:
    """Some self-play games of a generation."""

    # Equal groups give equal games in every worker process.

    number: int
    network: Evaluator
    rules: Rules
    settings: SelfPlay
    seed: int
    games: int
    positions: tuple[Opening, ...] = ()
    """The positions with which some games begin."""


@dataclass(frozen=True)
class PlayedGroup:
    """The samples of a `GameGroup` after its games."""

    number: int
    samples: Samples
    last_game: tuple[int, ...]
    """The moves of the last game, for display."""


def play_group(group: GameGroup) -> PlayedGroup:
    """Play the games of a group."""
    # A worker process may do it.
    player = SelfPlayer(group.network, group.rules, group.settings, group.seed, group.positions)
    return PlayedGroup(group.number, joined(list(player.games(group.games))), player.last_game)


@dataclass
class _Kept:
    """A position for a sample, with the result of its search."""

    mover: Stone
    cells: np.ndarray[tuple[int], np.dtype[np.int8]]
    last: int
    visits: np.ndarray[tuple[int], np.dtype[np.uint16]]
    value: float


@dataclass(frozen=True)
class _Player:
    """The search and the settings with which one or both sides of a game are played."""

    search: Search
    settings: SelfPlay


class SelfPlayer:
    """Plays games of a network against itself."""

    def __init__(
        self,
        network: Evaluator,
        rules: Rules,
        settings: SelfPlay,
        seed: int,
        positions: Sequence[Opening] = (),
    ) -> None:
        """Create a player. Depending on the settings, some games begin with one of `positions`."""
        self._network, self._rules, self._settings, self._positions = network, rules, settings, tuple(positions)
        self._chance = np.random.default_rng(seed)
        self.last_game: tuple[int, ...] = ()
        """The moves of the newest game. The game may end early because its result is proven."""

    def games(self, count: int) -> Iterator[Samples]:
        """Yield the samples of each of `count` games."""
        for _ in range(count):
            yield self.play()

    def play(self) -> Samples:
        """Play one game until it ends or its result is proven. Return its samples."""
        position, kept = self._opening(), []
        players = self._players(position)
        searches = {id(player.search): player.search for player in players.values()}.values()
        begun = position.ply
        while True:
            player = players[position.to_move]
            search = player.search
            search.run(Limit(simulations=1))  # the evaluator lists the moves
            is_kept = self._chance.random() < self._settings.kept_share
            self._think(player, is_kept)
            root = search.inspect(())
            if is_kept and root.child_visits.any():
                kept.append(_kept_of(search.position, root))
            if search.is_proven:
                return self._samples(kept, _winner_of(root, search.position), search.position)
            move = self._drawn(root, search.position.ply - begun)
            for each in searches:
                each.play(move)
            position = search.position
            if position.is_over:
                return self._samples(kept, position.winner or Stone.EMPTY, position)

    def _players(self, position: Position) -> Mapping[Stone, _Player]:
        """Return the players of both colours for the next game. Both use the same search unless the game is uneven."""
        settings, parameters = self._settings, self._parameters()
        one = _Player(self._search(position, parameters), settings)
        if not (settings.uneven_share > 0 and self._chance.random() < settings.uneven_share):
            return {Stone.BLACK: one, Stone.WHITE: one}
        stronger = _Player(self._search(position, settings.stronger.parameters), settings.stronger)
        side = (Stone.BLACK, Stone.WHITE)[int(self._chance.integers(2))]
        return {side: stronger, side.opponent: one}

    def _search(self, position: Position, parameters: Parameters) -> Search:
        return Search(position, parameters, seed=self._seed(), evaluator=self._network)

    def _parameters(self) -> Parameters:
        # Some games have no threat detection.
        share, parameters = self._settings.plain_share, self._settings.parameters
        is_plain = share > 0 and self._chance.random() < share
        return replace(parameters, threats=Threats.NONE, proofs=False) if is_plain else parameters

    def _seed(self) -> int:
        return int(self._chance.integers(1 << 31))

    def _opening(self) -> Position:
        """Return the position in which the next game begins: one of the given positions, or a position after a few
        random moves.

        The game is not over in it.
        """
        share = self._settings.positions_share
        if self._positions and share > 0 and self._chance.random() < share:
            return self._positions[int(self._chance.integers(len(self._positions)))].position(self._rules)
        share = self._settings.natural_share
        if share > 0 and self._chance.random() < share:
            moves = int(self._chance.integers(0, self._settings.opening[1] + 1))
            (opening,) = random_openings(self._rules, moves, 1, self._seed())
            return opening.position(self._rules)
        while True:
            position = Position(self._rules)
            for _ in range(int(self._chance.integers(self._settings.opening[0], self._settings.opening[1] + 1))):
                if not position.is_over:
                    position.play(int(self._chance.choice(position.legal_moves())))
            if not position.is_over:
                return position

    def _think(self, player: _Player, is_kept: bool) -> None:
        settings, search = player.settings, player.search
        if is_kept and settings.noise_share and not search.is_proven:
            moves = search.position.legal_moves()
            noise = self._noise(len(moves))
            search.mix_priors(dict(zip(moves, noise.tolist(), strict=True)), settings.noise_share)
        search.run(Limit(simulations=settings.kept_simulations if is_kept else settings.other_simulations))

    def _noise(self, count: int) -> np.ndarray:
        return self._chance.dirichlet(np.full(count, self._settings.noise_alpha))

    def _drawn(self, root: NodeView, moves: int) -> int:
        """Sample a move by its visits, and return its point.

        The temperature depends on `moves`, the number of moves since the opening.
        """
        temperature = (
            self._settings.first_temperature if moves < self._settings.free_plies else self._settings.late_temperature
        )
        chances = visit_shares(root.child_visits, max(temperature, _LEAST_TEMPERATURE))
        if share := self._settings.move_noise_share:
            chances = (1 - share) * chances + share * self._noise(len(chances))
        return int(root.points[self._chance.choice(len(chances), p=chances)])

    def _samples(self, kept: list[_Kept], winner: Stone, end: Position) -> Samples:
        size, self.last_game = self._rules.size, tuple(move.point for move in end.moves)
        results = [0 if winner is Stone.EMPTY else (1 if sample.mover is winner else -1) for sample in kept]
        return Samples(
            rules=self._rules,
            cells=np.array([sample.cells for sample in kept], np.int8).reshape(-1, size),
            last=np.array([sample.last for sample in kept], np.int16),
            visits=np.array([sample.visits for sample in kept], np.uint16).reshape(-1, size),
            values=np.array([sample.value for sample in kept], np.float32),
            results=np.array(results, np.int8),
            games=1,
            plies=len(end.moves),
        )


def _kept_of(position: Position, root: NodeView) -> _Kept:
    visits, last = np.zeros(position.rules.size, np.uint16), position.last_move
    visits[root.points] = _in_16_bits(root.child_visits)
    move = NO_MOVE if last is None else last.point
    return _Kept(position.to_move, cells_of(position), move, visits, float(np.clip(root.value, -1, 1)))


def _in_16_bits(visits: np.ndarray) -> np.ndarray:
    """Return the visits as uint16. If one of them is too large, scale all of them down."""
    return visits if visits.max() <= _MOST_VISITS else np.ceil(visits * (_MOST_VISITS / visits.max()))


def _winner_of(root: NodeView, position: Position) -> Stone:
    """Return the winner of a game from the proven result of the root. Return EMPTY for a draw."""
    if root.proof is Proof.WIN:
        return position.to_move
    return position.to_move.opponent if root.proof is Proof.LOSS else Stone.EMPTY
