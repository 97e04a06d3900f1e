"""The painted board: a position and its overlays. It does not handle input."""

import math
from collections.abc import Collection, Mapping
from dataclasses import replace

from PySide6.QtCore import QEasingCurve, QEvent, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from studio.game.position import Position
from studio.game.renju import Forbidden, forbidden
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from studio.ui.board.labels import banner_room
from studio.ui.board.layout import BoardLayout
from studio.ui.board.overlays import Disc, GhostLine, HeatLayer, StepLayer, ThreatMark
from studio.ui.board.painting import BoardPainting
from studio.ui.board.scene import BoardScene, added_stone
from studio.ui.board.step_painting import seen_banner
from studio.ui.board.steps import MOST_MS, duration_ms
from studio.ui.widgets.theme import BoardStyle, Theme, ThemeColors

SETTLE_MS = 100
FALL_MS = 200


class BoardCanvas(QWidget):
    """A widget that paints a position and its overlays. Its `show_` methods set them."""

    shows_visits_changed = Signal(bool)
    """Emitted when the cells become large enough to show visits on discs, or too small."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(240, 240)
        self._theme, self._style, self._is_neutral = theme, BoardStyle.WOOD, False
        self._coordinates_shown = self._animated = True
        self._position = Position(PRESETS["gomoku-15"])
        self._scene = BoardScene(self._position.cells, self._position.to_move)
        self._cursor_point = middle(self.rules)
        self._ranks: Mapping[int, tuple[int, int]] = {}
        self._painting: BoardPainting | None = None
        self._shows_visits = False  # whether the cells of the last painting have room for visits
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.valueChanged.connect(self._on_settled)
        self._step_motion = QVariantAnimation(self)
        self._step_motion.setStartValue(0.0)
        self._step_motion.setEndValue(1.0)
        self._step_motion.valueChanged.connect(self._on_step_shown)
        theme.changed.connect(self._repaint_all)

    # Shown data

    @property
    def rules(self) -> Rules:
        return self._position.rules

    @property
    def board_layout(self) -> BoardLayout:
        """The geometry of the board at the current size of the widget."""
        return self._current_painting().layout

    @property
    def colors(self) -> ThemeColors:
        return self._theme.colors

    @property
    def board_style(self) -> BoardStyle:
        return BoardStyle.NEUTRAL if self._is_neutral else self._style

    @property
    def coordinates_shown(self) -> bool:
        return self._coordinates_shown

    @property
    def is_settling(self) -> bool:
        return self._motion.state() is QVariantAnimation.State.Running

    @property
    def is_step_moving(self) -> bool:
        return self._step_motion.state() is QVariantAnimation.State.Running

    @property
    def hint_point(self) -> int | None:
        """The point of the hint's move, or None."""
        return self._scene.hint_point

    @property
    def is_hint_better(self) -> bool:
        """Whether the move at `hint_point` is the better move that a review found."""
        return self._scene.is_better

    @property
    def last_point(self) -> int | None:
        """The point of the last move, or None."""
        return self._scene.last_point

    def is_ringed(self, point: int) -> bool:
        """Return whether a hint has put a ring around the stone on `point`."""
        return point in self._scene.hint_stones

    def is_framed(self, point: int) -> bool:
        """Return whether `point` is in the rectangle around which a hint has put a frame."""
        corners = [divmod(corner, self.rules.columns) for corner in self._scene.hint_area]
        here = divmod(point, self.rules.columns)
        return bool(corners) and all(
            min(ends) <= at <= max(ends) for at, ends in zip(here, zip(*corners, strict=True), strict=True)
        )

    def is_winning(self, point: int) -> bool:
        """Return whether `point` is part of the winning line on the board."""
        return point in self._scene.winning_points

    def stone(self, point: int) -> Stone:
        return self._scene.cells[point]

    @property
    def cursor_point(self) -> int:
        """The point of the keyboard's cursor. It is known even while the cursor is hidden."""
        return self._cursor_point

    def rank(self, point: int) -> tuple[int, int] | None:
        """Return the visits and the rank of the move at `point`, or None. `show_ranks` has set them."""
        return self._ranks.get(point)

    def forbidden(self, point: int) -> Forbidden | None:
        """Return why `point` is forbidden to the side to move. Return None if it is permitted."""
        return forbidden(self._scene.cells, self.rules, point) if point in self._scene.forbidden else None

    def trap(self, point: int) -> Forbidden | None:
        """Return why `point` is forbidden for Black, if it is marked as such while White is to move.

        Otherwise return None.
        """
        return forbidden(self._scene.cells, self.rules, point) if point in self._scene.traps else None

    def has_disc(self, point: int) -> bool:
        return any(disc.point == point for disc in self._scene.discs)

    def threats_on(self, point: int) -> tuple[ThreatMark, ...]:
        return tuple(mark for mark in self._scene.seen_threats if mark.point == point)

    def turn_on(self, point: int) -> tuple[int, Stone] | None:
        """Return the number and the side of the move on `point` in the shown win by threats, or None.

        The first number is 1.
        """
        line = self._scene.seen_threat_line
        if line is None or point not in line.points:
            return None
        number = line.points.index(point) + 1
        return number, line.first if number % 2 else line.first.opponent

    def still_scene(self) -> BoardScene:
        """Return a scene for pictures. It has no note, no cursor and no pointer, and its animations are finished."""
        return replace(
            self._scene,
            note="",
            ghost_point=None,
            cursor_point=None,
            is_focused=False,
            settling_point=None,
            settled=1.0,
            step_shown=1.0,
        )

    def sizeHint(self) -> QSize:
        return QSize(640, 640)

    # Commands

    def show_position(self, position: Position, last_point: int | None, move_numbers: Mapping[int, int]) -> None:
        """Show a position. The overlays remain unless the rules are different."""
        before, rules = self._scene.cells, self.rules
        self._position = position.copy()
        self._scene.take(self._position, last_point, move_numbers)
        if self.rules != rules:
            self._begin_board()
        self._take_added(added_stone(before, self._scene.cells) if self.rules == rules else None)
        self.update()

    def show_heat(self, heat: HeatLayer | None) -> None:
        if heat is not self._scene.heat:
            self._scene.heat = heat
            self.update()

    def show_discs(self, discs: tuple[Disc, ...]) -> None:
        changed = set(discs) ^ set(self._scene.discs)
        self._scene.discs = discs
        self._repaint_points({disc.point for disc in changed})

    def show_ranks(self, ranks: Mapping[int, tuple[int, int]]) -> None:
        """Store visits and ranks of moves for screen readers."""
        self._ranks = dict(ranks)

    def show_line(self, line: GhostLine | None) -> None:
        self._scene.line = line
        self.update()

    def show_better(self, point: int | None) -> None:
        """Draw a ring around the move that a review found better.

        The ring stays until the stones change. If `point` is None, remove it.
        """
        self.show_hint(point)
        self._scene.is_better = point is not None

    def show_hint(self, point: int | None, area: tuple[int, ...] = (), stones: tuple[int, ...] = ()) -> None:
        """Show the marks of a hint until the stones change: a ring around the move `point`, rings around `stones`, and
        a frame around a rectangle, of which `area` has two opposite corners.

        None and empty tuples remove the marks.
        """
        self._scene.hint_point, self._scene.hint_area, self._scene.hint_stones = point, area, stones
        self._scene.is_better = False
        self.update()

    def show_threats(self, marks: tuple[ThreatMark, ...]) -> None:
        """Mark the points where a stone would create a threat."""
        self._scene.threats = marks
        self.update()

    def show_threat_line(self, line: GhostLine | None) -> None:
        """Show the moves of a win by threats.

        They are hidden while the board shows another variation, a step of the search, or the path to a node.
        """
        self._scene.threat_line = line
        self.update()

    def show_supposed(self, points: tuple[int, ...]) -> None:
        """Show the path to a node of the search tree. `points` are the moves of the path in order."""
        # Their stones are in the shown position but not in the game, so they are translucent and numbered.
        self._scene.supposed = points
        self.update()

    def show_step(self, layer: StepLayer | None, within_ms: int = MOST_MS) -> None:
        """Show one phase of the search, with an animation of at most `within_ms` milliseconds.

        If `layer` is None, hide the phase.
        """
        self._step_motion.stop()
        self._scene.step = layer
        moves_ms = min(duration_ms(layer), within_ms) if layer is not None else 0
        is_moving = moves_ms > 0 and self._animated and self.isVisible()
        self._scene.step_shown = 0.0 if is_moving else 1.0
        if is_moving:
            self._step_motion.setDuration(moves_ms)
            self._step_motion.start()
        self.update()

    def show_banner(self, text: str) -> None:
        """Show the result of the game below the board. An empty text hides it."""
        self._scene.banner = text
        self.update()

    def show_note(self, text: str) -> None:
        """Show a note instead of the game's result. An empty text hides it."""
        self._scene.note = text
        self.update()

    def set_style(self, style: BoardStyle) -> None:
        self._style = style
        self._repaint_all()

    def set_neutral(self, neutral: bool) -> None:
        """Set whether the board has neutral colours for a heatmap. Otherwise it has the colours of the chosen style."""
        if neutral is not self._is_neutral:
            self._is_neutral = neutral
            self._repaint_all()

    def set_coordinates_shown(self, shown: bool) -> None:
        self._coordinates_shown = shown
        self._repaint_all()

    def set_numbers_shown(self, shown: bool) -> None:
        self._scene.numbers_shown = shown
        self.update()

    def set_forbidden_shown(self, shown: bool, *, on_whites_turn: bool = False) -> None:
        """Set whether forbidden points are marked.

        If `on_whites_turn`, they are also marked while White is to move, although they are forbidden only for Black.
        """
        self._scene.forbidden_shown, self._scene.traps_shown = shown, shown and on_whites_turn
        self._scene.find_traps(self._position)
        self.update()

    def set_animated(self, animated: bool) -> None:
        self._animated = animated
        if not animated:
            self._settle(None)
            self._step_motion.stop()
            self._on_step_shown(1.0)

    # Events

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, region = QPainter(self), event.region()
        if region.rectCount() == 1 and region.boundingRect() == self.rect():
            self._current_painting().paint(painter, self._scene)
        else:
            self._current_painting().paint_region(painter, self._scene, region)
        painter.end()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        self._repaint_all()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._repaint_all()
        super().changeEvent(event)

    def _on_settled(self, settled: float) -> None:
        self._scene.settled = settled
        self.update()

    def _on_step_shown(self, shown: float) -> None:
        self._scene.step_shown = shown
        self.update()

    # Implementation

    def _begin_board(self) -> None:
        """Remove the overlays and the cursor, because a game with different rules begins."""
        self._scene.heat, self._scene.discs, self._scene.line, self._ranks = None, (), None, {}
        self._scene.threats, self._scene.threat_line = (), None
        self._scene.cursor_point, self._cursor_point = None, middle(self.rules)
        self.show_step(None)
        self._repaint_all()

    def _take_added(self, added: int | None) -> None:
        """Animate the stone that was added on the point `added`. If `added` is None, end the animation."""
        self._settle(added)

    def _current_painting(self) -> BoardPainting:
        ratio, below = self.devicePixelRatioF(), self._room_below()
        painting = self._painting
        if painting is None or painting.layout.ratio != ratio or painting.layout.below_px != math.ceil(below * ratio):
            shown = self._coordinates_shown
            layout = BoardLayout.fit(self.rules, self.width(), self.height(), ratio, shown, below)
            painting = self._painting = BoardPainting(self.colors, self.board_style, layout, self.size())
            if layout.shows_visits is not self._shows_visits:
                self._shows_visits = layout.shows_visits
                self.shows_visits_changed.emit(self._shows_visits)
            self._began_painting()
        return painting

    def _began_painting(self) -> None:
        """Handle a new geometry of the board."""

    def _room_below(self) -> float:
        text = seen_banner(self._scene)
        return banner_room(text, self.width()) if text else 0.0

    def _repaint_points(self, points: Collection[int]) -> None:
        """Paint the stones and the discs on these points again."""
        if self._painting is None:
            self.update()
            return
        for point in points:
            self.update(self._painting.area(point))

    def _repaint_all(self) -> None:
        self._painting = None
        self.update()

    def _settle(self, added: int | None) -> None:
        self._motion.stop()
        self._scene.settling_point, self._scene.settled = None, 1.0
        if added is None or not self._animated or not self.isVisible():
            return
        self._scene.settling_point, self._scene.settled = added, 0.0
        falls = self.rules.gravity
        self._motion.setDuration(FALL_MS if falls else SETTLE_MS)
        self._motion.setEasingCurve(QEasingCurve.Type.InQuad if falls else QEasingCurve.Type.OutCubic)
        self._motion.start()


def middle(rules: Rules) -> int:
    return rules.point(rules.rows // 2, rules.columns // 2)
