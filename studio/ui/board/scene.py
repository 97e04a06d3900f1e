"""The state that a board shows."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from studio.game.position import Position
from studio.game.renju import forbidden_points
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.ui.board.overlays import Disc, GhostLine, HeatLayer, StepLayer, ThreatMark
from studio.ui.texts.threats import Made


@dataclass(frozen=True, slots=True)
class ShownMarks:
    """The kinds of marks on a board that need a legend."""

    has_discs: bool = False
    has_hint: bool = False
    """Whether a hint has put a ring around a point or around stones."""
    has_hint_area: bool = False
    has_attack: bool = False
    """Whether squares mark the attacks of a win by threats."""
    has_reply: bool = False
    """Whether dashed rings mark the replies in a win by threats."""
    better: int | None = None
    """The point of the better move of a review, marked by a ring. None if there is no ring."""
    instead_of: int | None = None
    """The point of the played move. The move at `better` would have been better than this move."""
    threats: tuple[tuple[Made, tuple[Stone, ...]], ...] = ()
    """The kinds of threats that are marked, the strongest first.

    With each kind are the sides that have such a threat.
    """
    lacks_numbers: bool = False
    """Whether all moves with discs have too few visits to show a win rate."""


@dataclass(slots=True)
class BoardScene:
    """The data that a board shows. The view changes the data, and the painting reads them."""

    cells: tuple[Stone, ...]
    to_move: Stone
    last_point: int | None = None
    move_numbers: Mapping[int, int] = field(default_factory=dict)
    winning_points: tuple[int, ...] = ()
    heat: HeatLayer | None = None
    discs: tuple[Disc, ...] = ()
    line: GhostLine | None = None
    threats: tuple[ThreatMark, ...] = ()
    forbidden: tuple[int, ...] = ()
    """The points that are forbidden to the side to move."""
    forbidden_shown: bool = True
    traps: tuple[int, ...] = ()
    """The points to mark as forbidden for Black while White is to move."""
    traps_shown: bool = False
    """Whether `traps` are marked."""
    threat_line: GhostLine | None = None
    """The moves of a win by threats, both sides in turn. They are not drawn while `line` is set."""
    step: StepLayer | None = None
    step_shown: float = 1.0
    """How much of the step's animation has been shown, from 0 to 1."""
    banner: str = ""
    note: str = ""
    """The note that replaces the banner. The text is empty if there is no note."""
    numbers_shown: bool = False
    supposed: tuple[int, ...] = ()
    """The moves of the path to a node of the search tree, in order. These stones are not in the game."""
    ghost_point: int | None = None
    """The point where a stone of the side to move would be placed by a click."""
    cursor_point: int | None = None
    """The point of the keyboard's cursor while it is visible."""
    is_focused: bool = False
    """Whether an outline shows that the board has the keyboard focus."""
    hint_point: int | None = None
    """The point of a hint's move, marked by a ring."""
    is_better: bool = False
    """Whether the move at `hint_point` is the better move that a review found."""
    hint_area: tuple[int, ...] = ()
    """The first and the last point of a rectangle around which a hint draws a frame."""
    hint_stones: tuple[int, ...] = ()
    """The points of the stones around which a hint draws rings."""
    settling_point: int | None = None
    """The point of the stone that is being animated, or None."""
    settled: float = 1.0
    """The progress of the animation of the stone on `settling_point`, from 0 to 1."""

    @property
    def seen_step(self) -> StepLayer | None:
        """The step of the search to draw. None while a variation hides it."""
        return self.step if self.line is None else None

    @property
    def seen_numbers(self) -> Mapping[int, int]:
        """The numbers of the game's moves to draw. There are none while a step of the search numbers its own moves."""
        return self.move_numbers if self.numbers_shown and self.seen_step is None else {}

    @property
    def seen_line(self) -> GhostLine | None:
        """The variation to draw: the line of the candidate under the pointer.

        If there is none, the line of a win by threats.
        """
        return self.line or self.seen_threat_line

    @property
    def seen_threat_line(self) -> GhostLine | None:
        return self.threat_line if self.line is None and self.step is None and not self.supposed else None

    @property
    def seen_threats(self) -> tuple[ThreatMark, ...]:
        """The threat marks to draw. There are none while the board shows stones that are not in the game."""
        # Such stones would change the threats.
        hides = self.line is not None or self.step is not None or self.threat_line is not None or bool(self.supposed)
        return () if hides else self.threats

    @property
    def seen_forbidden(self) -> tuple[int, ...]:
        """The forbidden points to mark."""
        return self.forbidden if self.forbidden_shown and self.forbidden else self.traps

    @property
    def marks(self) -> ShownMarks:
        line = self.seen_threat_line
        turns = [ply % 2 for ply, point in enumerate(line.points) if not self.cells[point]] if line is not None else []
        seen = {(mark.made, mark.side) for mark in self.seen_threats if not self.cells[mark.point]}
        sides = ((made, tuple(side for side in (Stone.BLACK, Stone.WHITE) if (made, side) in seen)) for made in Made)
        return ShownMarks(
            bool(self.discs),
            (self.hint_point is not None and not self.is_better) or bool(self.hint_stones),
            bool(self.hint_area),
            0 in turns,
            1 in turns,
            self.hint_point if self.is_better else None,
            self.last_point if self.is_better else None,
            tuple((made, named) for made, named in sides if named),
            lacks_numbers=bool(self.discs) and not any(disc.win_rate for disc in self.discs),
        )

    def take(self, position: Position, last_point: int | None, move_numbers: Mapping[int, int]) -> None:
        """Store the position to show, and remove the path to a node of the search tree.

        If the stones have changed, remove hints. The other overlays remain.
        """
        if position.cells != self.cells:
            self.hint_point, self.hint_area, self.hint_stones = None, (), ()
        self.cells = position.cells
        self.to_move = position.to_move
        self.last_point = last_point
        self.move_numbers = dict(move_numbers)
        self.winning_points = position.winning_line()
        self.forbidden = position.forbidden_points()
        self.find_traps(position)
        self.supposed = ()

    def find_traps(self, position: Position) -> None:
        """Update `traps` for `position`."""
        is_wanted = self.traps_shown and position.rules.forbids_points and position.to_move is Stone.WHITE
        self.traps = forbidden_points(position.cells, position.rules) if is_wanted and not position.is_over else ()


def winning_ends(points: tuple[int, ...], rules: Rules) -> list[tuple[int, int]]:
    """Return the two end points of each straight row of winning points."""
    chosen = set(points)
    ends: list[tuple[int, int]] = []
    for direction in ((0, 1), (1, 0), (1, 1), (1, -1)):
        for point in points:
            run = _run(point, direction, chosen, rules)
            is_start = len(_run(point, (-direction[0], -direction[1]), chosen, rules)) == 1
            if is_start and len(run) >= rules.win_length:
                ends.append((run[0], run[-1]))
    return ends


def _run(point: int, direction: tuple[int, int], chosen: set[int], rules: Rules) -> list[int]:
    """Return the points from `point` on in one direction, until the first that is not in `chosen`.

    `direction` is a step in rows and columns.
    """
    run: list[int] = []
    row, column = divmod(point, rules.columns)
    while rules.has(row, column) and rules.point(row, column) in chosen:
        run.append(rules.point(row, column))
        row, column = row + direction[0], column + direction[1]
    return run


def added_stone(before: tuple[Stone, ...], after: tuple[Stone, ...]) -> int | None:
    """Return the point of the stone that was added between `before` and `after`.

    If there is any other difference, return None.
    """
    if len(before) != len(after) or sum(map(bool, after)) != sum(map(bool, before)) + 1:
        return None
    changed = [point for point, (old, new) in enumerate(zip(before, after, strict=True)) if old is not new]
    return changed[0] if len(changed) == 1 else None
