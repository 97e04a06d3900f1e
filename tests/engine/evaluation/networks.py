"""Networks with random weights, for tests that do not need trained ones."""

from functools import cache

import numpy as np

from studio.engine.evaluation.judges import judge_of, weights_of
from studio.engine.evaluation.network import Double, PatternNetwork, untrained
from studio.engine.kernels.boards.board import Board
from studio.engine.kernels.network.judging import Judge, judged
from studio.engine.options.parameters import Parameters
from studio.engine.running.boards import board_map
from studio.game.position import Position
from studio.game.rules import Rules


@cache
def network_of(rules: Rules, seed: int = 0) -> PatternNetwork:
    return untrained(rules, np.random.default_rng(seed))


class Judging:
    """A network compiled for the board of a game."""

    def __init__(self, rules: Rules, kind: type[Board] | None = None) -> None:
        self._map = board_map(rules, kind)  # type: ignore[arg-type]  # a class can be hashed
        self._board = self._map.board(self._map.shape(Parameters()))
        network = network_of(rules)
        self.judge: Judge = judge_of(network, weights_of(network), rules, self._map.points, self._map.words)

    def says(self, position: Position) -> tuple[Double, float]:
        """Return the logits of the legal moves, and the value."""
        self._map.set_position(self._board, position)
        codes = self._map.codes[position.legal_moves()]
        value = float(judged(self.judge, self._board, codes))
        return self.judge.logits[codes].astype(np.float64), value


def random_position(rules: Rules, moves: int, seed: int) -> Position:
    """Return a position after this many random moves, or fewer if the game would end."""
    chance, position = np.random.default_rng(seed), Position(rules)
    for _ in range(moves):
        before = position.copy()
        position.play(int(chance.choice(position.legal_moves())))
        if position.is_over:
            return before
    return position
