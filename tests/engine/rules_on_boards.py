"""Compares boards of the search with slow rules: winning points, answers to threats, and the ends of rollouts."""

import random
from collections import Counter

import numpy as np

from studio.engine.kernels.boards.answers import NO_ANSWER, ONLY_ONE, SEVERAL, forced_reply
from studio.engine.kernels.boards.board import OPEN, Board, Codes, Words, landing_code
from studio.engine.kernels.boards.lines import wins_on
from studio.engine.kernels.runtime.bits import Word
from studio.engine.kernels.runtime.compiling import kernel
from studio.engine.kernels.search.rollouts import play_out
from studio.engine.kernels.search.task import Rollout
from studio.engine.kernels.search.tree import Long
from studio.engine.kernels.search.win_detection import winning_points
from studio.engine.options.parameters import Parameters
from studio.engine.running.boards import BoardMap
from studio.engine.solver import threat_points
from studio.game.position import Position
from studio.game.rules import Rules
from studio.game.stones import Stone
from tests.engine.slow_lines import SlowRule, cells_of

BLACK, WHITE = Stone.BLACK, Stone.WHITE


def crowded_position(rules: Rules, chance: random.Random) -> Position:
    """Return a position with rows of stones of both colours, in which lines are complete or blocked more often than in
    games.
    """
    while True:
        position, lean, last = Position(rules), chance.uniform(0.2, 0.6), -1
        stone, left = chance.choice((BLACK, WHITE)), chance.randint(rules.size // 4, rules.size * 9 // 10)
        while left > 0 and not position.is_over:
            stone = stone.opponent if chance.random() < lean else stone
            empty = position.open_points()
            near = [at for at in empty if abs(at - last) in (1, rules.columns, rules.columns + 1)] if last >= 0 else []
            legal = [at for at in near if rules.may_take(position.cells, at, stone)]
            legal = legal or [at for at in empty if rules.may_take(position.cells, at, stone)]
            if legal:
                last = chance.choice(legal)
                position.play(last, stone)
            left -= 1
        position = position.with_setup({}, chance.choice((BLACK, WHITE)))
        if not position.is_over:
            return position


def begun_game(rules: Rules, chance: random.Random) -> Position:
    """Return an undecided position after random moves on up to half of the board."""
    while True:
        position = Position(rules)
        for _ in range(chance.randrange(rules.size // 2)):
            if not position.is_over:
                position.play(chance.choice(position.legal_moves()))
        if not position.is_over:
            return position


def board_of(board: BoardMap, position: Position) -> Board:
    made = board.board(board.shape(Parameters()))
    board.set_position(made, position)
    return made


@kernel
def winning_now(board: Board, colour: int, marks: Codes) -> None:
    for index in range(board.counts[OPEN]):
        code = landing_code(board, Word(board.open[Word(index)]))
        marks[code] = wins_on(board, code, Word(colour))


@kernel
def reply_now(board: Board, colour: int, found: Long) -> None:
    count, first, second = winning_points(board, Word(colour))
    found[0], found[1] = forced_reply(board.shape.rules, board, Word(colour), count, first, second)
    found[2] = count


def check_wins_and_answers(board: BoardMap, position: Position, rule: SlowRule) -> Counter[object]:
    """Assert that a board finds the winning points of each side and the answers to them, as the slow rules do.

    Return how often each result occurred.
    """
    seen: Counter[object] = Counter()
    for stone in (BLACK, WHITE):
        made, marks = board_of(board, position), np.zeros(board.points.size, np.uint16)
        winning_now(made, int(stone) - 1, marks)
        wins = rule.winning_points(position, stone)
        assert set(board.points[np.flatnonzero(marks)].tolist()) == wins
        assert set(threat_points(position, stone).fives) & set(position.open_points()) == wins
        seen["wins"] += len(wins)
        found = np.zeros(3, np.int64)
        reply_now(made, int(stone) - 1, found)
        said, reply, count = (int(number) for number in found)
        assert count == min(len(wins), 2)
        _check_reply(position, stone, wins, said, int(board.points[reply]) if wins else -1, rule)
        seen[said] += bool(wins)
        assert made.stones.tolist() == board_of(board, position).stones.tolist()
    return seen


def _check_reply(position: Position, stone: Stone, wins: set[int], said: int, reply: int, rule: SlowRule) -> None:
    """Assert that a forced reply found for up to two winning points agrees with the answers to all winning points."""
    answered = rule.answers(position, stone) if wins else set()
    if not wins:
        assert said == SEVERAL
    elif said == NO_ANSWER:
        assert not answered
    elif said == ONLY_ONE:
        assert answered <= {reply}
    if 1 <= len(wins) <= 2 and not position.rules.gravity:  # with gravity an answer may open a further winning point
        assert said == (NO_ANSWER if not answered else ONLY_ONE if len(answered) == 1 else SEVERAL)


@kernel
def play_now(rollout: Rollout, board: Board, played: Codes, chance: Words, found: Long) -> None:
    found[0], found[1] = play_out(rollout, board, played, chance)


def check_rollout(board: BoardMap, position: Position, rollout: Rollout, chance: Words, rule: SlowRule) -> int:
    """Assert that a rollout makes legal moves up to the first win or to the end; return the winner, −1 for a draw."""
    played, found = np.zeros(position.rules.size + 2, np.uint16), np.zeros(2, np.int64)
    play_now(rollout, board_of(board, position), played, chance, found)
    winner, moves = int(found[0]), int(found[1])
    cells, rules, stone = cells_of(position), position.rules, position.to_move
    for number, at in enumerate(board.points[played[:moves]].tolist(), 1):
        assert rule.is_legal(cells, rules, at, stone)
        cells[at] = stone.letter
        assert rule.wins(cells, rules, at) == (number == moves and winner == int(stone) - 1)
        stone = stone.opponent
    assert winner >= 0 or not any(rule.is_legal(cells, rules, at, stone) for at in range(rules.size))
    return winner
