"""The card at the end of a game, below the board: the result, and buttons for the next step."""

from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QFrame, QGridLayout, QLabel, QToolButton, QWidget

from studio.ui.widgets.arranging import hbox, vbox
from studio.ui.widgets.arrow_button import ArrowButton
from studio.ui.widgets.fitted_line import FittedLine
from studio.ui.widgets.theme import GRID, Theme, ThemeColors, show_quietly, text_font

_CLOSE = "×"
_STRIP = 4 * GRID
"""The height of the strip below the board, in pixels."""


@dataclass(frozen=True, slots=True)
class GameEnd:
    """The texts of the card, and the settings of its buttons."""

    heading: str
    """Who has won."""
    detail: str
    """How the game ended, and after how many moves."""
    can_take_back: bool
    # The card offers either this or to take a move back.
    can_resume: bool
    """Whether the game can continue from its last position."""


class EndCard(QFrame):
    """A card below the board, shown once at each end of a game."""

    # Arrow keys go from button to button. Escape or the button with a cross closes it.

    review_requested = Signal()
    rematch_requested = Signal()
    swap_requested = Signal()
    """Emitted for another game with swapped sides."""
    take_back_requested = Signal()
    resume_requested = Signal()
    shown_changed = Signal(bool)

    def __init__(self, board: QWidget, theme: Theme) -> None:
        super().__init__(board)
        self.setObjectName("end_card")
        self._board, self._home, self._room = board, board, QRect()
        self._heading, self._detail, self._close = QLabel(), FittedLine(), QToolButton()
        self._buttons = {name: ArrowButton(self) for name in ("review", "rematch", "swap", "resume", "take_back")}
        self._grid = QGridLayout()
        self._name_parts()
        self._lay_out()
        self._connect()
        self.hide()
        theme.bind(self._apply_colors)

    def show_end(self, end: GameEnd) -> None:
        self._heading.setText(end.heading)
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
        self.show()
        self._place()
        self.shown_changed.emit(True)

    @Slot()
    def close_card(self) -> None:
        """Hide the card. The board gets the focus from it."""
        if not self.isHidden():
            focused = QApplication.focusWidget()
            had_focus = focused is not None and self.isAncestorOf(focused)
            self.hide()
            if had_focus:
                self._board.setFocus()
            self.shown_changed.emit(False)

    def place_in(self, parent: QWidget) -> None:
        """Make the card a child of a widget around the board."""
        # Tab then goes from the board to the card.
        self._home = parent
        self.setParent(parent)
        order = [self._board, *self._buttons.values(), self._close]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def set_room(self, room: QRect) -> None:
        """Set the rectangle below the board, in the coordinates of the parent."""
        if room != self._room:
            self._room = room
            if not self.isHidden():
                self._place()

    # Events

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if not self.isHidden() and isinstance(event, QKeyEvent) and _is_escape(event):
            return self._take_escape(event)
        return False

    def showEvent(self, event: QShowEvent) -> None:
        """Watch the window for Escape."""
        super().showEvent(event)
        # never removed: the card may be hidden just before its window is destroyed
        self.window().installEventFilter(self)

    # Implementation

    def _take_escape(self, event: QKeyEvent) -> bool:
        """Close the card on Escape, wherever the focus is. Return whether it was closed."""
        # The shortcut that stops the search would get the key first.
        if event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
        elif event.type() is QEvent.Type.KeyPress:
            self.close_card()
            return True
        return False

    @Slot(int)
    def _step(self, step: int) -> None:
        """Focus the next or previous button. If `step` is 0, close the card."""
        if step == 0:
            self.close_card()
            return
        shown = [button for button in self._buttons.values() if not button.isHidden()]
        focused = next((place for place, button in enumerate(shown) if button.hasFocus()), 0)
        shown[max(0, min(focused + step, len(shown) - 1))].setFocus(Qt.FocusReason.TabFocusReason)

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
        self._heading.setTextFormat(Qt.TextFormat.PlainText)  # a name of a player may contain anything
        self._detail.setObjectName("end_detail")
        self._close.setObjectName("end_close")
        self._close.setText(_CLOSE)
        self._close.setAccessibleName(self.tr("Close"))
        self._close.setToolTip(self.tr("Close"))
        self._close.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        show_quietly(self._detail)

    def _lay_out(self) -> None:
        self._grid.setSpacing(GRID)
        top = hbox(self._heading, (self._detail, 1), self._close, spacing=GRID + 4)
        vbox(top, self._grid, of=self, spacing=0, margins=(GRID + 4, 1, GRID, 3))

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
            self._buttons[name].left.connect(self._step)
        self._close.clicked.connect(self.close_card)

    def _place(self) -> None:
        """Place the card over its room, or at the top of it if the strip fits below.

        If the buttons do not fit in one row, the card is wider than the room. If the parent is too narrow for that, the
        buttons are in two rows.
        """
        self.ensurePolished()
        shown = [button for button in self._buttons.values() if not button.isHidden()]
        needed = sum(button.sizeHint().width() + GRID for button in shown) + 2 * GRID
        left, right = self._room.left(), self._home.width()
        width = max(self._room.width(), min(needed, right - left))
        columns = len(shown) if needed <= width else (len(shown) + 1) // 2
        for place, button in enumerate(shown):
            self._grid.addWidget(button, place // columns, place % columns)
        layout = self.layout()
        if layout is None:
            return
        for part in (self._grid, layout):
            part.invalidate()  # they keep the sizes that they had with other buttons
        needed_height = layout.totalSizeHint().height()
        if self._room.height() >= needed_height + _STRIP:  # the strip below the card stays visible
            self.setGeometry(left, self._room.top(), width, needed_height)
        else:
            height = max(needed_height, self._room.height())
            top = min(self._room.top(), self._home.height() - height)  # rather over the edge below than over the board
            self.setGeometry(left, top, width, height)
        self.raise_()

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        self._heading.setFont(text_font(bold=True))
        self.setStyleSheet(
            f"#end_card {{ background: {colors.pane}; border: 1px solid {colors.border}; border-radius: {GRID}px; }}"
            "#end_card QPushButton { padding: 2px 10px; }"
            f"#end_card QPushButton:focus {{ border: 2px solid {colors.accent}; padding: 1px 9px; }}"
            f"#end_review {{ background: {colors.accent}; color: {colors.on_accent}; border-color: {colors.accent}; }}"
            f"#end_review:focus {{ border: 2px solid {colors.text}; }}"
            f"#end_close {{ color: {colors.quiet_text}; border: none; padding: 0px 6px; }}"
            f"#end_close:focus {{ border: 1px solid {colors.accent}; padding: 0px 5px; }}"
        )


def _is_escape(event: QKeyEvent) -> bool:
    return event.key() == Qt.Key.Key_Escape and event.modifiers() == Qt.KeyboardModifier.NoModifier
