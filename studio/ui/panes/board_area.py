"""The centre of the window: the board, and the bars and texts around it."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Slot
from PySide6.QtGui import QMoveEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget

from studio.ui.board.view import BoardView
from studio.ui.panes.board_line import BoardLine
from studio.ui.panes.full_screen_strip import FullScreenStrip
from studio.ui.panes.game_strip import HEIGHT, GameStrip
from studio.ui.play.board_card import BoardCard
from studio.ui.plots.evaluation_bar import WIDTH, EvaluationBar
from studio.ui.widgets.theme import GRID

_LEAST_BOARD, _LEAST_HEIGHT = 30 * GRID, 20 * GRID
"""The minimum width and height of the board in pixels.

With the minimum height, a low window has room for the bar of an exercise.
"""
_GAP = GRID // 2
_LEAST_STRIP = 60 * GRID
"""The minimum width in pixels of a strip of buttons below the board. Strips are usually as wide as the board."""


class BoardArea(QWidget):
    """Places the board and the widgets around it."""

    # The board keeps its place when a bar or text appears.

    def __init__(
        self,
        board: BoardView,
        bar: EvaluationBar,
        line: BoardLine,
        strips: tuple[GameStrip, FullScreenStrip],
        cards: Sequence[BoardCard],
        above: Sequence[QWidget],
        beside: tuple[QWidget, QWidget],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._board, self._bar, self._line, self._strips, self._cards = board, bar, line, strips, cards
        board.setMinimumSize(_LEAST_BOARD, _LEAST_HEIGHT)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        # Layouts are nested before they get widgets. Otherwise PySide keeps objects of their items, also after Qt has
        # deleted the item of a widget that moved elsewhere, and a later object at its address crashes the process.
        column = self._column = QVBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        black, white = beside
        row.addWidget(black)
        row.addLayout(column, 1)
        row.addWidget(white)
        for widget in above:
            column.addWidget(widget)
        self._beside_board = QHBoxLayout()
        column.addLayout(self._beside_board, 1)
        self._beside_board.setContentsMargins(WIDTH + _GAP, 0, 0, 0)
        self._beside_board.addWidget(board)
        self._below = QSpacerItem(0, line.needed_height, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        column.addItem(self._below)
        column.addSpacing(HEIGHT)  # the strip is placed here, because its margins must not widen the window
        for child in (bar, line, *strips):
            child.setParent(self)
        self._home = parent
        for card in cards:
            card.place_in(parent)  # at small sizes it also covers the lower edge of the panes
            card.shown_changed.connect(self._on_card)
        board.laid_out.connect(self._follow)
        board.installEventFilter(self)

    def take_above(self, widget: QWidget) -> None:
        """Place a widget above the board."""
        self._column.insertWidget(0, widget)

    def width_for(self, height: int) -> int:
        """Return the width in pixels of a square board of this height with its evaluation bar."""
        return height - self.below_height + WIDTH + _GAP

    @property
    def below_height(self) -> int:
        """The height in pixels of the parts below the board."""
        return HEIGHT + self._line.needed_height

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._board and event.type() in (QEvent.Type.Move, QEvent.Type.Show):
            self._follow()
        return False

    def event(self, event: QEvent) -> bool:
        """Keep the cards in front of the area."""
        # Qt raises the central widget when a pane comes to the front.
        if event.type() is QEvent.Type.ZOrderChange:
            for card in self._cards:
                if not card.isHidden():
                    card.raise_()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.ApplicationFontChange):
            self._below.changeSize(0, self._line.needed_height, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
            self._column.invalidate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._follow()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._follow()

    # Implementation

    @Slot()
    def _follow(self) -> None:
        """Place the evaluation bar, the lines below the board and the strips at the edges of the drawn board."""
        board = self._board
        layout = board.board_layout
        plate: QRectF = layout.plate_rect
        left, right = board.x() + round(plate.left()), board.x() + round(plate.right())
        top = board.y() + round(plate.top())
        self._bar.setGeometry(left - WIDTH - _GAP, top, WIDTH, round(plate.height()))
        # the column numbers of an upright board stand below its plate
        below = min(board.geometry().bottom() + 1, board.y() + round(layout.letters_bottom) + _GAP)
        column = self._column.geometry()
        self._line.set_room(QRect(left, below, right - left, self._line.needed_height))
        start, end = left - WIDTH - _GAP, right
        if end - start < _LEAST_STRIP:
            start, end = column.left(), column.right() + 1
        for strip in self._strips:
            strip.setGeometry(start, column.bottom() + 1 - HEIGHT, end - start, HEIGHT)
        room = QRect(start, below, end - start, column.bottom() + 1 - below)
        for card in self._cards:
            card.set_room(QRect(self.mapTo(self._home, room.topLeft()), room.size()), self._strips[0].navigation_width)
        self._on_card()

    @Slot()
    def _on_card(self) -> None:
        """Tell the line below the board which card covers it. New messages then appear in this card or above it."""
        shown = [card for card in self._cards if not card.isHidden()]
        tops = [self.mapFrom(self._home, card.pos()).y() for card in shown]
        self._line.set_cover(min(tops, default=None), shown[0] if shown else None)
