"""The board as a living picture: a position and what lies over it, without mouse and keyboard."""

import math
from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QEasingCurve, QEvent, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from studio.game.position import Position
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from studio.ui.board.labels import banner_room
from studio.ui.board.layout import BoardLayout
from studio.ui.board.overlays import Disc, GhostLine, HeatLayer, StepLayer, ThreatMark
from studio.ui.board.painting import BoardPainting
from studio.ui.board.scene import BoardScene, added_stone
from studio.ui.board.step_painting import seen_banner
from studio.ui.board.steps import MOST_MS, duration_ms
from studio.ui.widgets.theme import BoardStyle, Theme

_ONE_LINE = "X"
SETTLE_MS = 100
FALL_MS = 200


class BoardCanvas(QWidget):
    """Knows only what it is shown, and paints it."""

    keeps_room_below = False
    """Whether a line has room below the board at any time, so that the board stays in its place when one is told."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(240, 240)
        self._theme, self._style, self._is_neutral = theme, BoardStyle.WOOD, False
        self._coordinates_shown = self._animated = True
        self._position = Position(PRESETS["gomoku-15"])
        self._scene = BoardScene(self._position.cells, self._position.to_move)
        self._cursor_point = _middle(self.rules)
        self._ranks: Mapping[int, tuple[int, int]] = {}
        self._painting: BoardPainting | None = None
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.valueChanged.connect(self._on_settled)
        self._step_motion = QVariantAnimation(self)
        self._step_motion.setStartValue(0.0)
        self._step_motion.setEndValue(1.0)
        self._step_motion.valueChanged.connect(self._on_step_shown)

    # What it shows

    @property
    def rules(self) -> Rules:
        return self._position.rules

    @property
    def board_layout(self) -> BoardLayout:
        """Where its points lie now."""
        return self._current_painting().layout

    @property
    def theme(self) -> Theme:
        return self._theme

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

    def stone(self, point: int) -> Stone:
        return self._scene.cells[point]

    @property
    def cursor_point(self) -> int:
        """Where the keyboard's cursor stands, seen or not."""
        return self._cursor_point

    def rank(self, point: int) -> tuple[int, int] | None:
        """Visits and rank, where the search knows them."""
        return self._ranks.get(point)

    def threats_on(self, point: int) -> tuple[ThreatMark, ...]:
        """What is marked there."""
        return tuple(mark for mark in self._scene.seen_threats if mark.point == point)

    def turn_on(self, point: int) -> tuple[int, Stone] | None:
        """Which move of the line that wins is made there, and whose it is."""
        line = self._scene.seen_threat_line
        if line is None or point not in line.points:
            return None
        number = line.points.index(point) + 1
        return number, line.first if number % 2 else line.first.opponent

    def still_scene(self) -> BoardScene:
        """What it shows, without what only follows a hand: no ghost, no cursor, no stone on its way."""
        return replace(
            self._scene, note="", ghost_point=None, cursor_point=None, settling_point=None, settled=1.0, step_shown=1.0
        )

    def sizeHint(self) -> QSize:
        return QSize(640, 640)

    # Verbs

    def show_position(self, position: Position, last_point: int | None, move_numbers: Mapping[int, int]) -> None:
        """What lies over the board stays, unless this is another game."""
        before, rules = self._scene.cells, self.rules
        self._position = position.copy()
        self._scene.take(self._position, last_point, move_numbers)
        if self.rules != rules:
            self._begin_board()
        self._take_added(added_stone(before, self._scene.cells) if self.rules == rules else None)
        self.update()

    def show_heat(self, heat: HeatLayer | None) -> None:
        self._scene.heat = heat
        self.update()

    def show_discs(self, discs: tuple[Disc, ...]) -> None:
        self._scene.discs = discs
        self.update()

    def show_ranks(self, ranks: Mapping[int, tuple[int, int]]) -> None:
        """Visits and rank of points, for a screen reader that asks."""
        self._ranks = dict(ranks)

    def show_line(self, line: GhostLine | None) -> None:
        self._scene.line = line
        self.update()

    def show_threats(self, marks: tuple[ThreatMark, ...]) -> None:
        """What stones would make, on which points."""
        self._scene.threats = marks
        self.update()

    def show_threat_line(self, line: GhostLine | None) -> None:
        """How a side wins by threats, until another line is pointed at."""
        self._scene.threat_line = line
        self.update()

    def show_supposed(self, points: tuple[int, ...]) -> None:
        """Which of the stones are not played yet: the search supposes them, in this order."""
        self._scene.supposed = points
        self.update()

    def show_step(self, layer: StepLayer | None, within_ms: int = MOST_MS) -> None:
        """One phase of the search; it moves for no longer than this, and not at all where nothing may move."""
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
        """The result of the game; an empty text hides it."""
        self._scene.banner = text
        self.update()

    def show_note(self, text: str) -> None:
        """What people are to be told now, before any banner; an empty text hides it."""
        self._scene.note = text
        self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._repaint_all()

    def set_style(self, style: BoardStyle) -> None:
        self._style = style
        self._repaint_all()

    def set_neutral(self, neutral: bool) -> None:
        """Whether the ground keeps out of the way of heat."""
        if neutral is not self._is_neutral:
            self._is_neutral = neutral
            self._repaint_all()

    def set_coordinates_shown(self, shown: bool) -> None:
        self._coordinates_shown = shown
        self._repaint_all()

    def set_numbers_shown(self, shown: bool) -> None:
        self._scene.numbers_shown = shown
        self.update()

    def set_animated(self, animated: bool) -> None:
        self._animated = animated
        if not animated:
            self._settle(None)
            self._step_motion.stop()
            self._on_step_shown(1.0)

    # Events

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._current_painting().paint(painter, self._scene)
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

    # Inside

    def _begin_board(self) -> None:
        """Another game: nothing that was shown of the last one fits."""
        self._scene.heat, self._scene.discs, self._scene.line, self._ranks = None, (), None, {}
        self._scene.threats, self._scene.threat_line = (), None
        self._scene.cursor_point, self._cursor_point = None, _middle(self.rules)
        self.show_step(None)
        self._repaint_all()

    def _take_added(self, added: int | None) -> None:
        """Exactly one stone is new, or none is."""
        self._settle(added)

    def _current_painting(self) -> BoardPainting:
        ratio, below = self.devicePixelRatioF(), self._room_below()
        painting = self._painting
        if painting is None or painting.layout.ratio != ratio or painting.layout.below_px != math.ceil(below * ratio):
            shown = self._coordinates_shown
            layout = BoardLayout.fit(self.rules, self.width(), self.height(), ratio, shown, below)
            painting = self._painting = BoardPainting(self._theme, self.board_style, layout, self.size())
        return painting

    def _room_below(self) -> float:
        text = seen_banner(self._scene) or (_ONE_LINE if self.keeps_room_below else "")
        return banner_room(text, self.width()) if text else 0.0

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


def _middle(rules: Rules) -> int:
    return rules.point(rules.rows // 2, rules.columns // 2)
