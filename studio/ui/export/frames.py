"""Paints the board of a snapshot with a line of text below it, without a widget."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QLocale, QObject, QRectF, Qt
from PySide6.QtGui import QFont, QImage, QPainter

from studio.engine.views.snapshot import Snapshot
from studio.game.message import fill
from studio.game.notation import move_name
from studio.game.position import Position
from studio.game.stones import PASS
from studio.ui.board.canvas import BoardCanvas
from studio.ui.board.painting import BoardPainting
from studio.ui.board.scene import BoardScene
from studio.ui.export.pictures import sheet_of
from studio.ui.heat.discs import discs
from studio.ui.heat.layers import Display, HeatSettings, heat_layer
from studio.ui.texts.numbers import decimal, percent
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.widgets.theme import GRID, BoardStyle, figure_font

_FOOTER = 4 * GRID
_LETTERS = 14  # height in pixels
_TRACK = 2
_BRIEF = 1  # seconds; a shorter time has two decimals


class FramePainting(QObject):
    """Paints snapshots."""

    # Position and look are copied from a board at the creation of the object.

    def __init__(
        self,
        board: BoardCanvas,
        heat: HeatSettings,
        side_px: int,
        position: Position | None = None,
        viewed: ViewedSide | None = None,
    ) -> None:
        """Copy the state of the board. In each picture, the longer side of the board has `side_px` pixels.

        Win rates are for the side `viewed`, by default Black. If the board shows the path to a node of the tree, the
        pictures show the searched `position` instead.
        """
        super().__init__()
        self._colors, self._heat, self._locale = board.colors, heat, QLocale()
        self._viewed = viewed or ViewedSide()
        self._scene = replace(board.still_scene(), heat=None, discs=(), line=None, step=None)
        if self._scene.supposed and position is not None:
            self._scene.take(position, _last_point(position), {})
        self._sheet = sheet_of(board, side_px)
        style = BoardStyle.NEUTRAL if heat.display is Display.HEAT else board.board_style
        self._painting = BoardPainting(board.colors, style, self._sheet.layout, self._sheet.size)

    @property
    def size_px(self) -> tuple[int, int]:
        """The width and the height of a picture in pixels, including the footer."""
        return self._sheet.width_px, self._sheet.height_px + round(_FOOTER * self._ratio)

    def picture(self, snapshot: Snapshot, passed: float) -> QImage:
        """Return the picture of `snapshot`.

        `passed` is the finished share of the search, from 0 to 1.
        """
        picture = QImage(*self.size_px, QImage.Format.Format_RGB32)
        picture.setDevicePixelRatio(self._ratio)
        picture.fill(self._colors.color("window"))
        with QPainter(picture) as painter:
            self._painting.paint(painter, self._scene_of(snapshot))
            self._draw_footer(painter, snapshot, passed)
        return picture

    # Implementation

    @property
    def _ratio(self) -> float:
        return self._sheet.layout.ratio

    def _scene_of(self, snapshot: Snapshot) -> BoardScene:
        view, shown, best = snapshot.root, self._heat.display, snapshot.best
        pov = self._viewed.on_moves_from(view.path)
        heat = heat_layer(view, self._heat, self._locale, best, pov)
        return replace(
            self._scene,
            heat=heat if shown is Display.HEAT else None,
            discs=discs(view, self._colors, self._locale, best=best, pov=pov, viewed=self._viewed)
            if shown is Display.DISCS
            else (),
        )

    def _draw_footer(self, painter: QPainter, snapshot: Snapshot, passed: float) -> None:
        width, top = self._sheet.width_px / self._ratio, self._sheet.height_px / self._ratio
        room = QRectF(GRID, top, width - 2 * GRID, _FOOTER - GRID / 2)
        self._draw_track(painter, QRectF(room.left(), top - _TRACK, room.width(), _TRACK), passed)
        spent, best = self._spent(snapshot), self._best(snapshot)
        painter.setFont(_font_for([spent, best], painter, room.width() - 2 * GRID))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setPen(self._colors.color("quiet_text"))
        painter.drawText(room, middle | Qt.AlignmentFlag.AlignLeft, spent)
        painter.setPen(self._colors.color("text"))
        painter.drawText(room, middle | Qt.AlignmentFlag.AlignRight, best)

    def _draw_track(self, painter: QPainter, track: QRectF, passed: float) -> None:
        painter.fillRect(track, self._colors.color("border"))
        track.setWidth(track.width() * min(max(passed, 0.0), 1.0))
        painter.fillRect(track, self._colors.color("accent"))

    def _spent(self, snapshot: Snapshot) -> str:
        """Return a text such as "1,024 simulations · 0.8 s"."""
        simulations = self.tr("%Ln simulation(s)", "", snapshot.simulations)
        number = decimal(snapshot.seconds, 1 + (snapshot.seconds < _BRIEF), self._locale)
        seconds = fill(self.tr("{seconds} s"), seconds=number)
        return f"{simulations} · {seconds}"

    def _best(self, snapshot: Snapshot) -> str:
        """Return the best move and its win rate as text. Return an empty text if there are none."""
        root = snapshot.root
        row = next((row for row in range(len(root)) if int(root.points[row]) == snapshot.best), None)
        if row is None:
            return ""
        move = move_name(int(root.points[row]), root.rules)
        rate = self._viewed.on_moves_from(root.path).rate_of(float(root.values[row]))
        text = self.tr("Best: {move}, {side} {rate}")
        return fill(text, move=move, side=self._viewed.name, rate=percent(rate, self._locale))


def _last_point(position: Position) -> int | None:
    last = position.last_move
    return last.point if last is not None and last.point != PASS else None


def _font_for(texts: Sequence[str], painter: QPainter, width: float) -> QFont:
    """Return the largest font of the footer with which all texts fit side by side into `width` pixels."""
    font = figure_font()
    for pixels in range(_LETTERS, GRID, -1):
        font.setPixelSize(pixels)
        painter.setFont(font)
        if sum(painter.fontMetrics().horizontalAdvance(text) for text in texts) <= width:
            break
    return font
