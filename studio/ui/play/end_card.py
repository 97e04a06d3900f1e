"""The card at the end of a game, over the edge of the board: the result, and buttons for what the user can do next."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QFrame, QGridLayout, QPushButton, QToolButton, QWidget

from studio.ui.widgets.arranging import hbox, vbox
from studio.ui.widgets.fitted_line import FittedLine
from studio.ui.widgets.theme import GRID, Theme, ThemeColors, show_quietly, text_font

_CLOSE = "×"
_WIDEST = 66 * GRID


@dataclass(frozen=True, slots=True)
class GameEnd:
    """The texts of the card, and the settings of its buttons and its position."""

    heading: str
    """Who has won."""
    detail: str
    """How the game ended, and after how many moves."""
    can_take_back: bool
    can_resume: bool
    """Whether the game can go on from its last position. The card offers either to resume or to take a move back."""
    is_at_top: bool
    """Whether the card is shown over the upper edge of the board, because the end of the game is in the lower half."""


class EndCard(QFrame):
    """A card over another widget, which is shown once at each end of a game. Escape or the button with a cross closes
    it.
    """

    review_requested = Signal()
    rematch_requested = Signal()
    swap_requested = Signal()
    """Emitted to request another game with the sides swapped."""
    take_back_requested = Signal()
    resume_requested = Signal()
    shown_changed = Signal(bool)

    def __init__(self, over: QWidget, theme: Theme) -> None:
        super().__init__(over)
        self.setObjectName("end_card")
        self._over, self._is_at_top = over, False
        self._heading, self._detail, self._close = FittedLine(), FittedLine(), QToolButton()
        self._buttons = {name: QPushButton(self) for name in ("review", "rematch", "swap", "resume", "take_back")}
        self._grid = QGridLayout()
        self._name_parts()
        self._lay_out()
        self._connect()
        self.hide()
        theme.bind(self._apply_colors)
        over.installEventFilter(self)

    def show_end(self, end: GameEnd) -> None:
        self._heading.show_text(end.heading)
        self._detail.show_text(end.detail)
        self._detail.setVisible(bool(end.detail))
        self.setAccessibleName(". ".join(text for text in (end.heading, end.detail) if text))
        wanted = {
            "review": True,
            "rematch": True,
            "swap": True,
            "resume": end.can_resume,
            "take_back": end.can_take_back and not end.can_resume,
        }
        for name, button in self._buttons.items():
            button.setVisible(wanted[name])
        self._is_at_top = end.is_at_top
        self.show()
        self._place()
        self.raise_()
        self.shown_changed.emit(True)

    @Slot()
    def close_card(self) -> None:
        if not self.isHidden():
            focused = QApplication.focusWidget()
            had_focus = focused is not None and self.isAncestorOf(focused)
            self.hide()
            if had_focus:
                self._over.setFocus()
            self.shown_changed.emit(False)

    # Events

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self.isHidden():
            return False
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            if watched is self._over:
                self._place()
        elif isinstance(event, QKeyEvent) and _is_escape(event):
            return self._take_escape(event)
        return False

    def showEvent(self, event: QShowEvent) -> None:
        """Watch the window for Escape."""
        super().showEvent(event)
        # never removed: the card may be hidden just before its window is destroyed
        self.window().installEventFilter(self)

    # Implementation

    def _take_escape(self, event: QKeyEvent) -> bool:
        """Close the card on Escape, no matter where the focus is. Return whether it was closed.

        The key is claimed before the shortcut that stops the search gets it.
        """
        if event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
        elif event.type() is QEvent.Type.KeyPress:
            self.close_card()
            return True
        return False

    def _name_parts(self) -> None:
        texts = {
            "review": self.tr("Review"),
            "rematch": self.tr("Rematch"),
            "swap": self.tr("Swap Sides"),
            "resume": self.tr("Continue from Here"),
            "take_back": self.tr("Take Back"),
        }
        tips = {
            "review": self.tr("Analyse the whole game and mark its mistakes"),
            "rematch": self.tr("Play another game with the same sides"),
            "swap": self.tr("Play another game with the sides swapped"),
            "resume": self.tr("Play on from this position"),
            "take_back": self.tr("Take back your last move and play on"),
        }
        for name, button in self._buttons.items():
            button.setObjectName(f"end_{name}")
            button.setText(texts[name])
            button.setToolTip(tips[name])
            button.setAutoDefault(False)
        self._heading.setObjectName("end_heading")
        self._detail.setObjectName("end_detail")
        self._close.setObjectName("end_close")
        self._close.setText(_CLOSE)
        self._close.setAccessibleName(self.tr("Close"))
        self._close.setToolTip(self.tr("Close"))
        self._close.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        show_quietly(self._detail)

    def _lay_out(self) -> None:
        self._grid.setSpacing(GRID)
        top = hbox((vbox(self._heading, self._detail, spacing=2), 1), (self._close, 0, Qt.AlignmentFlag.AlignTop))
        vbox(top, self._grid, of=self, spacing=GRID + 4, margins=(2 * GRID, GRID + 4, GRID + 4, GRID + 4))

    def _connect(self) -> None:
        for name, signal in (
            ("review", self.review_requested),
            ("rematch", self.rematch_requested),
            ("swap", self.swap_requested),
            ("resume", self.resume_requested),
            ("take_back", self.take_back_requested),
        ):
            self._buttons[name].clicked.connect(self.close_card)
            self._buttons[name].clicked.connect(signal)
        self._close.clicked.connect(self.close_card)

    def place_in(self, parent: QWidget) -> None:
        """Make the card a child of a widget around the board, so that screen readers do not regard it as a part of the
        board.
        """
        self.setParent(parent)

    def _place(self) -> None:
        """Place the card over the upper or lower edge of the board, with buttons in one row or, if they do not fit, in
        two.
        """
        width = min(_WIDEST, self._over.width() - 2 * GRID)
        shown = [button for button in self._buttons.values() if not button.isHidden()]
        needed = sum(button.sizeHint().width() + GRID for button in shown) + 4 * GRID
        columns = len(shown) if needed <= width else (len(shown) + 1) // 2
        for place, button in enumerate(shown):
            self._grid.addWidget(button, place // columns, place % columns)
        layout = self.layout()
        if layout is None:
            return
        self.ensurePolished()
        for part in (self._grid, layout):
            part.invalidate()  # they keep the sizes that they had with other buttons
        height = layout.totalSizeHint().height()
        corner = QPoint() if self.parentWidget() is self._over else self._over.pos()
        left, below = (self._over.width() - width) // 2, self._over.height() - height - GRID
        top = GRID if self._is_at_top else max(0, below)
        self.setGeometry(QRect(corner + QPoint(left, top), QSize(width, height)))

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        self._heading.setFont(text_font(text_font().pointSizeF() + 3, bold=True))
        self.setStyleSheet(
            f"#end_card {{ background: {colors.pane}; border: 1px solid {colors.border}; border-radius: {GRID}px; }}"
            f"#end_review {{ background: {colors.accent}; color: {colors.on_accent}; border-color: {colors.accent}; }}"
            f"#end_review:focus {{ border: 2px solid {colors.text}; }}"
            f"#end_close {{ color: {colors.quiet_text}; border: none; padding: 0px 6px; }}"
        )


def _is_escape(event: QKeyEvent) -> bool:
    return event.key() == Qt.Key.Key_Escape and event.modifiers() == Qt.KeyboardModifier.NoModifier
