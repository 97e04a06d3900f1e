"""The patterns of a pattern network. They describe the lines through a point as windows of cells.

A *window* contains the cells of one line around a point: the point itself and `reach` cells on either side. A cell is
empty, has a stone of the own colour or of the other colour, or is off the board. With gravity, an empty cell that
cannot be played yet is another state. Lines have no direction, so a window and its mirror image are one *pattern*.

Each window has a number, its *code*. One side of a window is a *word*: a digit for each cell on the board, the nearest
cell first. A word has 0 to `reach` digits: cells off the board have no digit, because behind them there are no more
cells of the board. Words are numbered; shorter words have smaller numbers.

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
    # The farthest cells then only detect overlines.
    merges_sides: bool = False
    """Whether words count as one if no winning line distinguishes them."""

    @property
    def words(self) -> int:
        """The number of different words (see the docstring of the module)."""
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
        sides = int(self._side_of_word.max()) + 1
        return self.states * sides * (sides + 1) // 2

    @cached_property
    def of_code(self) -> Integers:
        """The pattern number of each code; the same for the code of the mirror image."""
        cell, left, right = np.unravel_index(np.arange(self.codes), (self.states, self.words, self.words))
        left, right = self._side_of_word[left], self._side_of_word[right]
        mirrored = (cell * self.words + np.maximum(left, right)) * self.words + np.minimum(left, right)
        _, patterns = np.unique(mirrored, return_inverse=True)
        return np.asarray(patterns, np.int64)

    @cached_property
    def for_other_side(self) -> Integers:
        """For each code, the code of the same window with the colours exchanged."""
        cell, left, right = np.unravel_index(np.arange(self.codes), (self.states, self.words, self.words))
        turned = self._turned_words()
        return np.asarray((_turned(cell) * self.words + turned[left]) * self.words + turned[right], np.int64)

    def cells(self, codes: Integers) -> Integers:
        """Return the states of the cells in the windows with these codes, as [code, cell], from left to right.

        A cell off the board has the state `OFF_BOARD`.
        """
        cell, left, right = np.unravel_index(codes, (self.states, self.words, self.words))
        sides = np.array([self._cells_of_word(word) for word in range(self.words)], np.int64)
        return np.concatenate([sides[left, ::-1], cell[:, None], sides[right]], axis=1)

    def cell_weight(self, distance: int) -> int:
        """Return the weight of a cell's digit in the code. `distance` is negative on the left of the point."""
        if distance == 0:
            return self.words**2
        weight: int = self.states ** (abs(distance) - 1)
        return weight if distance > 0 else weight * self.words

    def empty_code(self, left: int, right: int) -> int:
        """Return the code of a window without stones, with `left` and `right` cells on the board beside its point."""
        return self.first_word(left) * self.words + self.first_word(right)

    @cached_property
    def _side_of_word(self) -> Integers:
        """For each word, the number of its class.

        Words in one class are equal for every winning line.
        """
        if not self.merges_sides:
            return np.arange(self.words)
        sides: dict[tuple[int, ...], int] = {}
        relevant = (_relevant_cells(self._cells_of_word(word)) for word in range(self.words))
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


def _relevant_cells(cells: tuple[int, ...]) -> tuple[int, ...]:
    """Return the cells on one side of a window that matter to winning lines through its point, the nearest first.

    A cell does not matter behind stones of both colours. The farthest cell matters only if it can make a line an
    overline; otherwise it counts as empty.
    """
    *near, farthest = cells
    for place in range(1, len(near)):
        if {OWN, OTHER} <= set(near[: place + 1]):
            return cells[: place + 1]
    is_too_long = farthest in (OWN, OTHER) and set(near) <= {EMPTY, farthest}
    return (*near, farthest if is_too_long else EMPTY)


def _turned(cell: Integers) -> Integers:
    return np.where(cell == OWN, OTHER, np.where(cell == OTHER, OWN, cell))


def patterns_of(rules: Rules) -> Patterns | None:
    """Return the patterns for these rules, or None if the rules depend on more than patterns can show."""
    exact = rules.overline is Overline.NOTHING
    if not (exact or rules.is_freestyle):
        return None  # windows lack information that other overline rules require
    if rules.gravity:
        return Patterns(reach=3, states=4) if rules.win_length <= 4 else None
    if exact and rules.win_length == 5:
        return Patterns(reach=5, states=3, merges_sides=True)  # the farthest cell shows a sixth stone
    return Patterns(reach=4, states=3) if rules.win_length - (not exact) <= 4 else None


@dataclass(frozen=True)
class Windows:
    """The windows of one board: their codes on the empty board, and the change of the codes by each state of each
    point.
    """

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
    """Return the cells of a window on the board as pairs (distance from the middle, point)."""
    row, column = divmod(point, rules.columns)
    down, right = DIRECTIONS[direction]
    places = [(step, row + step * down, column + step * right) for step in range(-patterns.reach, patterns.reach + 1)]
    return [(step, rules.point(row, column)) for step, row, column in places if rules.has(row, column)]


@lru_cache(maxsize=8)
def _empty_codes(rules: Rules, patterns: Patterns) -> Integers:
    """Return the codes [point, direction] of windows on an empty board.

    Every cell counts as playable, even with gravity.
    """
    codes = np.zeros((rules.size, len(DIRECTIONS)), np.int64)
    for point, direction in np.ndindex(*codes.shape):
        steps = [step for step, _ in _window(rules, patterns, point, direction)]
        codes[point, direction] = patterns.empty_code(-min(steps), max(steps))
    return codes


def codes_of(cells: npt.NDArray[np.int8], rules: Rules, patterns: Patterns) -> Integers:
    """Return the window codes of these boards as an array [board, point, direction].

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
