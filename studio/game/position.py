"""A position: the stones on a board, the side to move and the winner."""

from collections.abc import Iterable, Mapping

from studio.game import messages
from studio.game.argument_checks import as_int, brief_repr, refuse_other_than
from studio.game.errors import IllegalMoveError, PositionError
from studio.game.geometry import columns_upward
from studio.game.hash_keys import STONE_KEYS, TURN_KEY
from studio.game.lines import completes_line, winning_lines
from studio.game.message import Message
from studio.game.notation import human_point
from studio.game.position_text import draw, read_drawing, side_to_move
from studio.game.renju import forbidden
from studio.game.rules import Overline, Rules
from studio.game.stones import OPPONENT, PASS, Move, Stone
from studio.game.symmetry import Symmetry, images

EMPTY, BLACK, WHITE = Stone.EMPTY, Stone.BLACK, Stone.WHITE


class Position:
    """A position that moves change. `copy` returns an independent one."""

    __slots__ = ("_cells", "_key", "_moves", "_stones_count", "_to_move", "_turns", "_winner", "rules")

    def __init__(self, rules: Rules) -> None:
        refuse_other_than(Rules, rules, "A set of rules", 'PRESETS["gomoku-15"]')
        self.rules = rules
        self._cells: list[Stone] = [EMPTY] * rules.size
        self._to_move = BLACK
        self._moves: list[Move] = []
        self._turns: list[Stone] = []  # the side to move before each move, because records also hold moves out of turn
        self._winner = EMPTY
        self._stones_count = 0
        self._key = 0

    # State

    @property
    def to_move(self) -> Stone:
        return self._to_move

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves and passes since the position was set up, the oldest first."""
        return tuple(self._moves)

    @property
    def last_move(self) -> Move | None:
        return self._moves[-1] if self._moves else None

    @property
    def ply(self) -> int:
        """The number of moves that `undo` can take back."""
        return len(self._moves)

    @property
    def winner(self) -> Stone | None:
        return self._winner or None

    @property
    def is_draw(self) -> bool:
        return self._winner is EMPTY and self._has_no_move()

    @property
    def is_over(self) -> bool:
        return self._winner is not EMPTY or self._has_no_move()

    @property
    def key(self) -> int:
        """A 64-bit hash of the stones and the side to move. It does not depend on the rules."""
        # Each move updates it.
        return self._key

    def stone(self, point: int) -> Stone:
        return self._cells[point]

    @property
    def cells(self) -> tuple[Stone, ...]:
        """The content of all points, row by row from the top left."""
        return tuple(self._cells)

    @property
    def stones_count(self) -> int:
        return self._stones_count

    def legal_moves(self) -> list[int]:
        """Return the points on which the side to move may play, in ascending order.

        The result is empty if the game is over.
        """
        if self._winner is not EMPTY:
            return []
        points = self.open_points()
        if self.rules.forbids_points:
            return [point for point in points if self.rules.may_take(self._cells, point, self._to_move)]
        return points

    def open_points(self) -> list[int]:
        """Return the empty points on which a stone can rest, in ascending order.

        This includes points that are forbidden to one side.
        """
        cells = self._cells
        if not self.rules.gravity:
            return [point for point, stone in enumerate(cells) if stone is EMPTY]
        landings = (self.landing_point(column) for column in range(self.rules.columns))
        return sorted(point for point in landings if point is not None)

    def forbidden_points(self) -> tuple[int, ...]:
        """Return the open points that the rules forbid to the side to move, in ascending order."""
        if self.is_over or not self.rules.forbids_points:
            return ()
        return tuple(at for at in self.open_points() if not self.rules.may_take(self._cells, at, self._to_move))

    def is_legal(self, point: int) -> bool:
        """Return whether the side to move may place a stone on this point now."""
        if self.is_over or self._cells[point] is not EMPTY:
            return False
        if self.rules.gravity and self.landing_point(point % self.rules.columns) != point:
            return False
        return self.rules.may_take(self._cells, point, self._to_move)

    def legal_count(self) -> int:
        if self._winner is not EMPTY:
            return 0
        if self.rules.forbids_points:
            return len(self.legal_moves())
        if self.rules.gravity:
            return self._cells[: self.rules.columns].count(EMPTY)
        return self.rules.size - self._stones_count

    def landing_point(self, column: int) -> int | None:
        """Return the point where a stone that is dropped into this column comes to rest.

        Return None if the column is full.
        """
        for point in columns_upward(self.rules)[column]:
            if self._cells[point] is EMPTY:
                return point
        return None

    def winning_line(self) -> tuple[int, ...]:
        """Return all points of all winning lines in ascending order. The result is empty if there is no winner."""
        if self._winner is EMPTY:
            return ()
        return tuple(sorted({point for line in winning_lines(self._cells, self.rules, self._winner) for point in line}))

    def winning_line_after(self, points: Iterable[int]) -> tuple[int, ...]:
        """Return the winning line after these moves. The result is empty if they do not win or cannot be played."""
        end = self.copy()
        try:
            for point in points:
                end.play(point)
        except IllegalMoveError:
            return ()
        return end.winning_line()

    # Moves

    def play(self, point: int, stone: Stone | None = None) -> Move:
        """Place a stone of the side to move and return the move.

        Raise IllegalMoveError if it is illegal. If `stone` is given, the stone has this colour instead.
        """
        # Records may contain moves out of turn.
        if type(point) is not int:
            point = self._number_given(point)
        self._refuse_illegal(point)
        mover = self._to_move if stone is None else Stone(stone)
        if mover is EMPTY:
            raise ValueError("a move needs a black or a white stone")
        if self.rules.forbids_points:
            self._refuse_forbidden(point, mover)
        move = Move(mover, point)
        self._remember(move)
        self._put(point, mover)
        if completes_line(self._cells, self.rules, point):
            self._winner = mover
        return move

    def drop(self, column: int) -> Move:
        """Drop a stone into a column and return the move.

        Columns are counted from 0. Raise IllegalMoveError if this is impossible.
        """
        if type(column) is not int:
            column = self._number_given(column)
        if not 0 <= column < self.rules.columns:
            raise self._illegal(messages.NO_SUCH_COLUMN, PASS, column, number=column + 1)
        point = self.landing_point(column)
        if point is None:
            raise self._illegal(messages.FULL_COLUMN, PASS, column, number=column + 1)
        return self.play(point)

    def pass_turn(self, stone: Stone | None = None) -> None:
        """Pass and return the move. Raise IllegalMoveError if the game is over."""
        # No rules of this program need a pass, but records of other programs contain passes.
        if self.is_over:
            raise self._illegal(self._game_over, PASS)
        self._remember(Move(self._to_move if stone is None else stone, PASS))

    def make(self, move: Move) -> None:
        if move.point == PASS:
            self.pass_turn(move.stone)
        else:
            self.play(move.point, move.stone)

    def undo(self) -> Move:
        """Take back the last move or pass and return it. Raise PositionError if there is none."""
        if not self._moves:
            raise PositionError(messages.NOTHING_TO_UNDO)
        move = self._moves.pop()
        self._turn_to(self._turns.pop())
        if move.point != PASS:
            self._lift(move.point)
            self._winner = EMPTY  # no move follows a win, so there was no winner before this one
        return move

    # Setting up

    def set_up(self, stones: Mapping[int, Stone], to_move: Stone | None = None) -> None:
        """Place and remove stones, and forget all earlier moves.

        If `to_move` is None, White is to move if there are more black stones than white ones. If the arrangement is
        impossible, raise an error and change nothing.
        """
        self._take_from(self.with_setup(stones, to_move))

    def with_setup(self, stones: Mapping[int, Stone], to_move: Stone | None = None) -> "Position":
        """Return a copy in which these stones are placed or removed. It has no earlier moves. See `set_up`."""
        changed = Position(self.rules)
        changed._take_board_from(self)
        numbered = {self._number_given(point): stone for point, stone in stones.items()}
        for point, stone in numbered.items():
            changed._place(point, stone)
        changed._winner = changed._winner_after(numbered)
        changed._turn_to(to_move or side_to_move(changed._cells))
        return changed

    def copy(self) -> "Position":
        other = Position.__new__(Position)
        other._take_from(self)
        return other

    __copy__ = copy

    def transformed(self, symmetry: Symmetry) -> "Position":
        """Return the rotated or mirrored position, without its history."""
        image = images(symmetry, self.rules)
        other = Position(self.rules)
        stones = {image[point]: stone for point, stone in enumerate(self._cells) if stone is not EMPTY}
        other.set_up(stones, self._to_move)
        return other

    # Text

    @classmethod
    def from_text(cls, text: str, rules: Rules) -> "Position":
        """Read rows of `. X O`, one per line. A last line such as `O to move` may follow."""
        position = cls(rules)
        refuse_other_than(str, text, "A drawing", "'. . .\\n. X .\\n. . .'")
        stones, to_move = read_drawing(text, rules)
        position.set_up(stones, to_move)
        return position

    def text(self) -> str:
        """Return rows of `. X O`, one per line. If the stones do not imply the side to move, a last line names it."""
        return draw(self._cells, self.rules, self._to_move)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<Position {self.rules.text} after {self.ply} moves, key {self._key:016x}>"

    def __eq__(self, other: object) -> bool:
        """Compare the stones, the side to move and the rules. The earlier moves do not matter."""
        if not isinstance(other, Position):
            return NotImplemented
        return (self.rules, self._to_move, self._cells) == (other.rules, other._to_move, other._cells)

    __hash__ = None  # type: ignore[assignment]  # it changes with every move; use `key`

    # Implementation

    def _take_from(self, other: "Position") -> None:
        self.rules = other.rules
        self._moves = other._moves.copy()
        self._turns = other._turns.copy()
        self._take_board_from(other)

    def _take_board_from(self, other: "Position") -> None:
        self._cells = other._cells.copy()
        self._to_move = other._to_move
        self._winner = other._winner
        self._stones_count = other._stones_count
        self._key = other._key

    def _remember(self, move: Move) -> None:
        self._moves.append(move)
        self._turns.append(self._to_move)
        self._turn_to(OPPONENT[move.stone])

    def _turn_to(self, stone: Stone) -> None:
        if stone is not self._to_move:
            self._key ^= TURN_KEY
            self._to_move = stone

    def _put(self, point: int, stone: Stone) -> None:
        self._cells[point] = stone
        self._stones_count += 1
        self._key ^= STONE_KEYS[stone][point]

    def _lift(self, point: int) -> None:
        self._key ^= STONE_KEYS[self._cells[point]][point]
        self._cells[point] = EMPTY
        self._stones_count -= 1

    def _place(self, point: int, stone: Stone) -> None:
        if not 0 <= point < self.rules.size:
            raise PositionError(messages.SETUP_OFF_BOARD, point=point)
        if self._cells[point] is not EMPTY:
            self._lift(point)
        if stone is not EMPTY:
            self._put(point, stone)

    def _number_given(self, given: object) -> int:
        """Return the number of a point or a column as an int. Raise an error for other types."""
        number = as_int(given)
        if number is None:
            raise self._illegal(messages.NOT_A_NUMBER, PASS, value=brief_repr(given))
        return number

    def _refuse_illegal(self, point: int) -> None:
        if not 0 <= point < self.rules.size:
            raise self._illegal(messages.NO_SUCH_POINT, point)
        if self._winner is not EMPTY or self._has_no_move():
            raise self._illegal(self._game_over, point)
        if self.rules.gravity:
            self._refuse_unless_landing(point)
        if self._cells[point] is not EMPTY:
            raise self._illegal(messages.OCCUPIED, point, where=human_point(point, self.rules))

    def _refuse_forbidden(self, point: int, mover: Stone) -> None:
        if self.rules.may_take(self._cells, point, mover):
            return
        reason = forbidden(self._cells, self.rules, point) if self.rules.overline is Overline.RENJU else None
        if reason is not None:
            raise self._illegal(reason.message, point, None, **reason.fields)
        raise self._illegal(messages.FORBIDDEN, point, where=human_point(point, self.rules), side=mover)

    def _refuse_unless_landing(self, point: int) -> None:
        column = point % self.rules.columns
        landing = self.landing_point(column)
        if landing is None:
            raise self._illegal(messages.FULL_COLUMN, point, number=column + 1)
        if self._cells[point] is EMPTY and point != landing:
            here, there = human_point(point, self.rules), human_point(landing, self.rules)
            raise self._illegal(messages.FLOATING_MOVE, point, here=here, there=there)

    def _illegal(self, message: Message, point: int, column: int | None = None, **fields: object) -> IllegalMoveError:
        if column is None and point != PASS:
            column = point % self.rules.columns
        return IllegalMoveError(message, point=point, column=column, winner=self.winner, **fields)

    def _has_no_move(self) -> bool:
        # A game without a winner is then drawn.
        if self.rules.forbids_points:
            # The first empty point is usually legal, so they are found one by one. Such rules have no gravity.
            points = (point for point, stone in enumerate(self._cells) if stone is EMPTY)
            return not any(self.rules.may_take(self._cells, point, self._to_move) for point in points)
        return self._stones_count == self.rules.size

    @property
    def _game_over(self) -> Message:
        return messages.GAME_WON if self._winner else messages.GAME_DRAWN

    def _winner_after(self, changes: Mapping[int, Stone]) -> Stone:
        """Return the winner after these changes, or EMPTY.

        Raise PositionError if both sides have a winning line, or if a stone would float in a gravity game.
        """
        if self.rules.gravity:
            self._refuse_floating()
        only_added = EMPTY not in changes.values() and self.rules.is_freestyle
        if self._winner is EMPTY and only_added:  # then each winning line contains a changed point
            winners = {stone for point, stone in changes.items() if completes_line(self._cells, self.rules, point)}
        else:
            winners = {stone for stone in (BLACK, WHITE) if any(winning_lines(self._cells, self.rules, stone))}
        if len(winners) == 2:
            raise PositionError(messages.TWO_WINNERS)
        return winners.pop() if winners else EMPTY

    def _refuse_floating(self) -> None:
        for column in columns_upward(self.rules):
            stands = [self._cells[point] is not EMPTY for point in column]
            if False in stands and True in stands[stands.index(False) :]:
                where = human_point(column[stands.index(False)], self.rules)
                raise PositionError(messages.FLOATING_STONE, point=where)
