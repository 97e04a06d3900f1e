"""The game that our engine plays for a tournament manager: the board, and the side of the engine."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest

from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.rules import MAX_SIDE, Rules
from studio.game.stones import Stone
from studio.players.gomocup import messages
from studio.players.gomocup.board import RULE_NUMBERS
from studio.players.gomocup.lines import LineError

SMALLEST_SIDE = 5
_WIN_LENGTH = 5
_CONTINUOUS = 2
"""The bit of the rule number for a continuous game."""
_OVERLINES = {number: overline for overline, number in RULE_NUMBERS.items()}
OWN, OTHERS, BARRED = 1, 2, 3
"""The third number of a line in BOARD: the owner of the stone, or the mark of a forbidden point."""


def rules_for(columns: int, rows: int, rule: int) -> Rules | None:
    """Return the rules for a board size and a rule number of the protocol, or None if the rule is not supported.

    Raise LineError if the size is not supported.
    """
    sides = range(SMALLEST_SIDE, MAX_SIDE + 1)
    if columns not in sides or rows not in sides:
        raise LineError(messages.SENT_BOARD, least=SMALLEST_SIDE, most=MAX_SIDE)
    overline = _OVERLINES.get(rule)
    return None if overline is None else Rules(rows, columns, _WIN_LENGTH, overline=overline)


def is_continuous(rule: int) -> bool:
    """Return whether a rule number demands a continuous game, in which play goes on after a win."""
    return rule > 0 and bool(rule & _CONTINUOUS)


class ServedGame:
    """The game that our engine plays for a tournament manager.

    A command that raises an error changes nothing.
    """

    def __init__(self, rules: Rules) -> None:
        self._position = Position(rules)
        self._own: Stone | None = None

    @property
    def rules(self) -> Rules:
        return self._position.rules

    @property
    def is_empty(self) -> bool:
        return not self._position.stones_count

    def to_search(self) -> Position:
        """Return a copy of the position with the engine to move. Raise an error if the game is over."""
        position, own = self._position, self._own or Stone.BLACK
        if position.is_over:
            raise LineError(messages.SENT_AFTER_END)
        return position.copy() if position.to_move is own else position.with_setup({}, own)

    def change_rules(self, rules: Rules) -> None:
        """Change the rules, and keep the stones. If the new rules allow the moves, keep them as well."""
        if rules == self.rules:
            return
        position = Position(rules)
        try:
            for move in self._position.moves:
                position.make(move)
        except StudioError:  # by the new rules, an earlier move would have won the game
            position = Position(rules)
        self._position = position if position.cells == self._position.cells else self._set_up(rules, self._stones())

    def put_others(self, point: int) -> None:
        """Play a move of the opponent. The first move of a game is Black's."""
        if self._own is None or self.is_empty:
            self._own = Stone.WHITE
        self._put(point, self._own.opponent)

    def put_own(self, point: int) -> None:
        if self._own is None or self.is_empty:
            self._own = Stone.BLACK
        self._put(point, self._own)

    def take_back(self, point: int) -> None:
        position = self._position
        if position.stone(point) is Stone.EMPTY:
            raise LineError(messages.SENT_NO_STONE)
        if position.last_move is not None and position.last_move.point == point:
            position.undo()
        else:
            stones = self._stones()
            del stones[point]
            self._position = self._set_up(self.rules, stones)
        if self.is_empty:  # either side may begin
            self._own = None

    def set_board(self, stones: Sequence[tuple[int, int]]) -> None:
        """Set up stones, given as points with owners.

        If the stones continue the current game, its moves stay. The engine plays Black if it owns at least half of the
        stones, otherwise White.
        """
        if len({point for point, _ in stones}) < len(stones):
            raise LineError(messages.SENT_TWICE)
        if self.rules.forbids_points:  # the marks are not needed, because the rules tell which points are forbidden
            stones = [(point, whose) for point, whose in stones if whose != BARRED]
        if any(whose == BARRED for _, whose in stones):
            raise LineError(messages.SENT_BARRED)
        own_count = sum(whose == OWN for _, whose in stones)
        own = Stone.BLACK if 2 * own_count >= len(stones) else Stone.WHITE
        coloured = {point: own if whose == OWN else own.opponent for point, whose in stones}
        position = self._followed(coloured, own) or _played(Position(self.rules), coloured.items(), own)
        self._position = position or self._set_up(self.rules, coloured)
        self._own = own

    # Implementation

    def _put(self, point: int, stone: Stone) -> None:
        try:
            self._position.play(point, stone)
        except StudioError as error:
            raise LineError(error.message, **error.fields) from error

    def _stones(self) -> dict[int, Stone]:
        return {point: stone for point, stone in enumerate(self._position.cells) if stone is not Stone.EMPTY}

    def _set_up(self, rules: Rules, stones: Mapping[int, Stone]) -> Position:
        try:
            return Position(rules).with_setup(stones)
        except StudioError as error:
            raise LineError(error.message, **error.fields) from error

    def _followed(self, stones: Mapping[int, Stone], own: Stone) -> Position | None:
        """Return the position that continues the current game by alternating moves to these stones.

        Return None if there is none, or if it is not the turn of `own` in it.
        """
        before = self._stones()
        if any(stones.get(point) is not stone for point, stone in before.items()):
            return None
        added: dict[Stone, list[int]] = {Stone.BLACK: [], Stone.WHITE: []}
        for point, stone in stones.items():
            if point not in before:
                added[stone].append(point)
        first = self._position.to_move
        turns = zip_longest(added[first], added[first.opponent])
        moves = [(point, stone) for pair in turns for point, stone in zip(pair, (first, first.opponent), strict=True)]
        played = [(point, stone) for point, stone in moves if point is not None]
        return _played(self._position.copy(), played, own)


def _played(position: Position, moves: Iterable[tuple[int, Stone]], own: Stone) -> Position | None:
    """Return the position after `moves`.

    Return None if a move is illegal or out of turn, or if `own` is not to move at the end.
    """
    try:
        for point, stone in moves:
            if stone is not position.to_move:
                return None
            position.play(point)
    except StudioError:
        return None
    return position if position.to_move is own else None
