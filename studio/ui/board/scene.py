"""What a board shows at this moment."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from studio.game.position import Position
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.ui.board.overlays import Disc, GhostLine, HeatLayer, StepLayer, ThreatMark


@dataclass(slots=True)
class BoardScene:
    """Owned by the board's view; its painter only reads it."""

    cells: tuple[Stone, ...]
    to_move: Stone
    last_point: int | None = None
    move_numbers: Mapping[int, int] = field(default_factory=dict)
    winning_points: tuple[int, ...] = ()
    heat: HeatLayer | None = None
    discs: tuple[Disc, ...] = ()
    line: GhostLine | None = None
    threats: tuple[ThreatMark, ...] = ()
    threat_line: GhostLine | None = None
    """How a side wins by threats, its moves and the replies in turn; a line that is pointed at lies over it."""
    step: StepLayer | None = None
    step_shown: float = 1.0
    """How much of the step has been shown, from 0 to 1."""
    banner: str = ""
    note: str = ""
    """What is said of what has just happened; a banner gives way to it."""
    numbers_shown: bool = False
    supposed: tuple[int, ...] = ()
    """Stones that only the search has played, in their order."""
    ghost_point: int | None = None
    """Where a stone of the side to move would come to stand."""
    cursor_point: int | None = None
    """Where the keyboard's cursor is seen."""
    settling_point: int | None = None
    """The stone that has just been put, and how far it has come from 0 to 1."""
    settled: float = 1.0

    @property
    def seen_step(self) -> StepLayer | None:
        """The step, unless a line that is pointed at lies over it."""
        return self.step if self.line is None else None

    @property
    def seen_line(self) -> GhostLine | None:
        """The line that is pointed at, or else the one that wins."""
        return self.line or self.seen_threat_line

    @property
    def seen_threat_line(self) -> GhostLine | None:
        return self.threat_line if self.line is None and self.step is None and not self.supposed else None

    @property
    def seen_threats(self) -> tuple[ThreatMark, ...]:
        """None among stones that are not there yet, which would hide them and make others."""
        hides = self.line is not None or self.step is not None or self.threat_line is not None or bool(self.supposed)
        return () if hides else self.threats

    def take(self, position: Position, last_point: int | None, move_numbers: Mapping[int, int]) -> None:
        """Show this position; what lies over the board stays."""
        self.cells = position.cells
        self.to_move = position.to_move
        self.last_point = last_point
        self.move_numbers = dict(move_numbers)
        self.winning_points = position.winning_line()
        self.supposed = ()


def winning_ends(points: tuple[int, ...], rules: Rules) -> list[tuple[int, int]]:
    """The two ends of each straight run among points that win."""
    chosen = set(points)
    ends: list[tuple[int, int]] = []
    for way in ((0, 1), (1, 0), (1, 1), (1, -1)):
        for point in points:
            run = _run(point, way, chosen, rules)
            is_start = len(_run(point, (-way[0], -way[1]), chosen, rules)) == 1
            if is_start and len(run) >= rules.win_length:
                ends.append((run[0], run[-1]))
    return ends


def _run(point: int, way: tuple[int, int], chosen: set[int], rules: Rules) -> list[int]:
    """The chosen points from one on, in one direction."""
    run: list[int] = []
    row, column = divmod(point, rules.columns)
    while rules.has(row, column) and rules.point(row, column) in chosen:
        run.append(rules.point(row, column))
        row, column = row + way[0], column + way[1]
    return run


def added_stone(before: tuple[Stone, ...], after: tuple[Stone, ...]) -> int | None:
    """The point of the one stone that is new, where nothing else has changed."""
    if len(before) != len(after) or sum(map(bool, after)) != sum(map(bool, before)) + 1:
        return None
    changed = [point for point, (old, new) in enumerate(zip(before, after, strict=True)) if old is not new]
    return changed[0] if len(changed) == 1 else None
