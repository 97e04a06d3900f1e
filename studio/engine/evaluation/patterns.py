"""The patterns of a pattern network. They describe the lines through a point as windows of cells.

A *window* contains the cells of one line around a point: the point itself and `reach` cells on either side. A cell is
empty, has a stone of the own colour or of the other colour, or is off the board. With gravity, an empty cell that
cannot be played yet has a separate state. Lines have no direction, so a window and its mirror image are one *pattern*.

Each window has a number, its *code*. One side of a window is a *word*: a digit for each cell on the board, the nearest
cell first. A word has 0 to `reach` digits: cells off the board need no digit, because all cells beyond them are off the
board, too. Words are numbered; shorter words have smaller numbers.

code = (digit of the point × words + word on the left) × words + word on the right

A digit has the same weight whatever the other digits are. So a new stone changes a code by an addition.
"""

from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np
import numpy.typing as npt

from studio.game.rules import Overline, Rules

EMPTY, OWN, OTHER, UNSUPPORTED = range(4)
OFF_BOARD = -1
DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))

Integers = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Patterns:
    """The patterns of windows with `reach` cells on either side. A cell on the board has one of `states` states."""

    reach: int
    states: int
    overline: Overline | None = None
    """The overline rule.

    Words that no winning line tells apart under this rule count as the same word. The farthest cells then only tell
    what is beyond the ends of lines. If None, all words count as different.
    """

    @property
    def tells_sides(self) -> bool:
        """Whether the pattern of a window depends on the side to move."""
        return self.overline is Overline.RENJU

    @property
    def words(self) -> int:
        """The number of different words. The docstring of the module explains words."""
        return self.first_word(self.reach + 1)

    def first_word(self, length: int) -> int:
        """Return the number of the first word with `length` digits."""
        # All its cells are empty.
        return sum(self.states**shorter for shorter in range(length))

    @property
    def codes(self) -> int:
        return self.states * self.words**2

    @property
    def count(self) -> int:
        """The number of patterns. Windows that are mirror images are one pattern."""
        return int(self.of_code.max()) + 1

    @cached_property
    def of_code(self) -> Integers:
        """The pattern numbers as [side to move, code].

        Side 0 is Black. Windows that are mirror images have the same number.
        """
        if not self.tells_sides:
            return np.stack([self._of_code(OWN)] * 2)
        black = self._of_code(OWN)
        return np.stack([black, self._of_code(OTHER) + black.max() + 1])

    def _of_code(self, black: int) -> Integers:
        """Return the pattern number of each code. `black` is the state of a cell that has a black stone."""
        sides = self._sides_of_words(black)
        cell, left, right = np.unravel_index(np.arange(self.codes), (self.states, self.words, self.words))
        left, right = sides[left], sides[right]
        mirrored = (cell * self.words + np.maximum(left, right)) * self.words + np.minimum(left, right)
        _, patterns = np.unique(mirrored, return_inverse=True)
        return np.asarray(patterns, np.int64)

    @cached_property
    def for_other_side(self) -> Integers:
        """An array that maps each code to the code of the same window with exchanged colours."""
        cell, left, right = np.unravel_index(np.arange(self.codes), (self.states, self.words, self.words))
        turned = self._turned_words()
        return np.asarray((_turned(cell) * self.words + turned[left]) * self.words + turned[right], np.int64)

    def cells(self, codes: Integers) -> Integers:
        """Return the states of the cells in these windows as [code, cell], from left to right.

        Cells off the board have the state `OFF_BOARD`.
        """
        cell, left, right = np.unravel_index(codes, (self.states, self.words, self.words))
        sides = np.array([self._cells_of_word(word) for word in range(self.words)], np.int64)
        return np.concatenate([sides[left, ::-1], cell[:, None], sides[right]], axis=1)

    def cell_weight(self, distance: int) -> int:
        """Return the weight in the code of the cell at this distance from the point.

        A negative `distance` is to the left.
        """
        if distance == 0:
            return self.words**2
        weight: int = self.states ** (abs(distance) - 1)
        return weight if distance > 0 else weight * self.words

    def empty_code(self, left: int, right: int) -> int:
        """Return the code of a window without stones.

        `left` and `right` are the numbers of its cells on the board to the left and to the right of its point.
        """
        return self.first_word(left) * self.words + self.first_word(right)

    def _sides_of_words(self, black: int) -> Integers:
        """Return a class number for each word. Words that no winning line tells apart have the same number."""
        if self.overline is None:
            return np.arange(self.words)
        sides: dict[tuple[int, ...], int] = {}
        words = (self._cells_of_word(word) for word in range(self.words))
        relevant = (_relevant_cells(cells, self.overline, black) for cells in words)
        return np.array([sides.setdefault(cells, len(sides)) for cells in relevant], np.int64)

    def _cells_of_word(self, word: int) -> tuple[int, ...]:
        length = max(length for length in range(self.reach + 1) if self.first_word(length) <= word)
        rest, cells = word - self.first_word(length), []
        for _ in range(length):
            rest, cell = divmod(rest, self.states)
            cells.append(cell)
        return (*cells, *[OFF_BOARD] * (self.reach - length))

    def _turned_words(self) -> Integers:
        turned = np.zeros(self.words, np.int64)
        for length in range(self.reach + 1):
            count = self.states**length
            digits = np.arange(count)
            for place in range(length):
                cell = digits // self.states**place % self.states
                turned[self.first_word(length) + np.arange(count)] += _turned(cell) * self.states**place
            turned[self.first_word(length) + np.arange(count)] += self.first_word(length)
        return turned


def _relevant_cells(cells: tuple[int, ...], overline: Overline, black: int) -> tuple[int, ...]:
    """Return the cells on one side of a window that matter to winning lines through its point, the nearest first.

    Cells beyond stones of both colours do not matter. The farthest cell counts as empty, unless its stone can prevent a
    line from winning.
    """
    *near, farthest = cells
    for place in range(1, len(near)):
        if {OWN, OTHER} <= set(near[: place + 1]):
            return cells[: place + 1]
    matters = farthest in (OWN, OTHER) and _ends_line(farthest, set(near), overline, black)
    return (*near, farthest if matters else EMPTY)


def _ends_line(stone: int, near: set[int], overline: Overline, black: int) -> bool:
    """Return whether `stone`, directly beyond the cells `near`, can prevent a line through these cells from winning."""
    if overline is Overline.CARO:
        return True  # makes the line too long, or blocks its end
    return near <= {EMPTY, stone} and (overline is not Overline.RENJU or stone == black)


def _turned(cell: Integers) -> Integers:
    return np.where(cell == OWN, OTHER, np.where(cell == OTHER, OWN, cell))


@lru_cache(maxsize=32)
def patterns_of(rules: Rules) -> Patterns | None:
    """Return the patterns for these rules. Return None if patterns cannot show everything on which the rules depend."""
    if rules.gravity:
        return Patterns(reach=3, states=4) if rules.win_length <= 4 and rules.overline in _SHOWN_FALLING else None
    if rules.win_length == 5 and not rules.is_freestyle:
        return Patterns(reach=5, states=3, overline=rules.overline)  # the farthest cell is beyond the end of a five
    return Patterns(reach=4, states=3) if rules.win_length - rules.is_freestyle <= 4 else None


_SHOWN_FALLING = (Overline.WINS, Overline.NOTHING)
"""The overline rules that patterns support in games with gravity."""


@dataclass(frozen=True)
class Windows:
    """The windows of a board: their codes on the empty board, and how each state of each point changes the codes."""

    empty: Integers  # [point, direction]: codes
    first: Integers  # [point]: the index of its first row in the next arrays; at the end the number of rows
    point: Integers  # [row]: the middle of a window that contains the point
    direction: Integers  # [row]: the direction of that window
    weight: Integers  # [row]: the weight of the point's digit in the code of that window


@lru_cache(maxsize=8)
def windows_of(rules: Rules, patterns: Patterns) -> Windows:
    seen: list[list[tuple[int, int, int]]] = [[] for _ in range(rules.size)]
    for point in range(rules.size):
        for direction in range(len(DIRECTIONS)):
            for step, other in _window(rules, patterns, point, direction):
                seen[other].append((point, direction, patterns.cell_weight(step)))
    empty = _empty_codes(rules, patterns).copy()
    rows = np.array([row for rows in seen for row in rows], np.int64)
    first = np.cumsum([0, *(len(rows) for rows in seen)])
    if rules.gravity:
        for point in range(rules.size - rules.columns):
            part = rows[first[point] : first[point + 1]]
            np.add.at(empty, (part[:, 0], part[:, 1]), UNSUPPORTED * part[:, 2])
    return Windows(empty, first, rows[:, 0], rows[:, 1], rows[:, 2])


def _window(rules: Rules, patterns: Patterns, point: int, direction: int) -> list[tuple[int, int]]:
    """Return the cells of a window that are on the board, as pairs (distance from the middle, point)."""
    row, column = divmod(point, rules.columns)
    down, right = DIRECTIONS[direction]
    places = [(step, row + step * down, column + step * right) for step in range(-patterns.reach, patterns.reach + 1)]
    return [(step, rules.point(row, column)) for step, row, column in places if rules.has(row, column)]


@lru_cache(maxsize=8)
def _empty_codes(rules: Rules, patterns: Patterns) -> Integers:
    """Return the codes [point, direction] of the windows on an empty board.

    All cells count as playable, even with gravity.
    """
    codes = np.zeros((rules.size, len(DIRECTIONS)), np.int64)
    for point, direction in np.ndindex(*codes.shape):
        steps = [step for step, _ in _window(rules, patterns, point, direction)]
        codes[point, direction] = patterns.empty_code(-min(steps), max(steps))
    return codes


def codes_of(cells: npt.NDArray[np.int8], rules: Rules, patterns: Patterns) -> Integers:
    """Return the window codes of `cells` as an array [board, point, direction].

    `cells` is an array [board, point] of EMPTY, OWN and OTHER.
    """
    boards, reach = len(cells), patterns.reach
    digits = cells.reshape(boards, rules.rows, rules.columns).astype(np.int64)
    if rules.gravity:
        is_empty = digits == EMPTY
        digits[:, :-1][is_empty[:, :-1] & is_empty[:, 1:]] = UNSUPPORTED
    padded = np.pad(digits, ((0, 0), (reach, reach), (reach, reach)))
    codes = np.repeat(_empty_codes(rules, patterns)[None], boards, axis=0)
    for direction, (down, right) in enumerate(DIRECTIONS):
        for step in range(-reach, reach + 1):
            top, left = reach + step * down, reach + step * right
            part = padded[:, top : top + rules.rows, left : left + rules.columns]
            codes[:, :, direction] += patterns.cell_weight(step) * part.reshape(boards, -1)
    return codes


def sides_of(cells: npt.NDArray[np.int8]) -> Integers:
    """Return the side to move on each board, 0 for Black and 1 for White.

    Black has moved first. `cells` is an array [board, point] of EMPTY, OWN and OTHER.
    """
    return np.asarray(np.count_nonzero(cells == OWN, axis=1) != np.count_nonzero(cells == OTHER, axis=1), np.int64)
