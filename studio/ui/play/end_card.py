"""The card below the board at the end of a game. It has the result and buttons for the next step."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QToolButton, QWidget

from studio.ui.play.board_card import BoardCard
from studio.ui.widgets.arranging import hbox, vbox
from studio.ui.widgets.fitted_line import FittedLine
from studio.ui.widgets.focus_frame import focus_rule
from studio.ui.widgets.theme import GRID, Theme, ThemeColors

_CLOSE = "×"


@dataclass(frozen=True, slots=True)
class GameEnd:
    """The texts of the card, and which of its buttons are shown."""

    heading: str
    """Who has won."""
    detail: str
    """How the game ended, and after how many moves."""
    can_take_back: bool
    # The card offers either this or to take a move back.
    can_resume: bool
    """Whether the game can continue from its last position."""


class EndCard(BoardCard):
    """A card below the board. It is shown once at the end of each game."""

    # Arrow keys go from button to button. Escape or the button with a cross closes it.

    _SPARES_NAVIGATION = True

    review_requested = Signal()
    rematch_requested = Signal()
    swap_requested = Signal()
    """Emitted if the user wants another game with swapped sides."""
    take_back_requested = Signal()
    resume_requested = Signal()
    dismissed = Signal()
    """Emitted when the user closes the card without choosing an action."""

    def __init__(self, board: QWidget, theme: Theme) -> None:
        super().__init__("end", ("review", "rematch", "swap", "resume", "take_back"), board, theme)
        self._close, self._note = QToolButton(), FittedLine()
        self._note.hide()
        self._name_parts()
        self._lay_out()
        self._connect()

    def show_end(self, end: GameEnd) -> None:
        self._show_texts(end.heading, end.detail)
        self._show_note(self._note.text_shown)
        wanted = {
            "review": True,
            "rematch": True,
            "swap": True,
            "resume": end.can_resume,
            "take_back": end.can_take_back and not end.can_resume,
        }
        self._show_card(wanted)

    def take_note(self, text: str) -> bool:
        """Show a message beside the winner, instead of the detail, if it fits there. Return whether it does."""
        room = self._close.x() - 3 * (GRID + 4) - self._heading.sizeHint().width()
        fits = bool(text) and self._note.fontMetrics().horizontalAdvance(text) <= room
        self._show_note(text if fits else "")
        return fits

    # Events

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if not self.isHidden() and isinstance(event, QKeyEvent) and _is_escape(event):
            return self._take_escape(event)
        return False

    def showEvent(self, event: QShowEvent) -> None:
        """Begin to watch the window for Escape."""
        super().showEvent(event)
        # never removed: the card may be hidden just before its window is destroyed
        self.window().installEventFilter(self)

    # Implementation

    def _show_note(self, text: str) -> None:
        self._note.show_text(text)
        self._note.setVisible(bool(text))
        self._detail.setHidden(bool(text) or not self._detail.text_shown)
        layout = self.layout()
        if layout is not None:
            layout.activate()  # otherwise the message is first painted in its earlier width

    @Slot()
    def _dismiss(self) -> None:
        self.close_card()
        self.dismissed.emit()

    def _take_escape(self, event: QKeyEvent) -> bool:
        """Close the card if Escape was pressed, wherever the focus is. Return whether it was closed."""
        # The shortcut that stops the search would get the key first.
        if event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
        elif event.type() is QEvent.Type.KeyPress:
            self._dismiss()
            return True
        return False

    @Slot(int)
    def _step(self, step: int) -> None:
        """Move the focus to the next or the previous button. If `step` is 0, close the card."""
        if step == 0:
            self._dismiss()
        else:
            super()._step(step)

    def _in_tab_order(self) -> list[QWidget]:
        return [*super()._in_tab_order(), self._close]

    def _name_parts(self) -> None:
        texts = {
            "review": self.tr("&Review the Game"),
            "rematch": self.tr("Quick Rema&tch"),
            "swap": self.tr("Swap S&ides"),
            "resume": self.tr("Co&ntinue from Here"),
            "take_back": self.tr("T&ake Back"),
        }
        tips = {
            "review": self.tr("Review the game and mark its mistakes"),
            "rematch": self.tr("Play another game with the same sides"),
            "swap": self.tr("Play another game with the sides swapped"),
            "resume": self.tr("Play on from this position"),
            "take_back": self.tr("Take back your last move and play on"),
        }
        for name, button in self._buttons.items():
            button.setText(texts[name])
            button.setToolTip(tips[name])
        self._note.setObjectName("end_note")
        self._close.setObjectName("end_close")
        self._close.setText(_CLOSE)
        self._close.setAccessibleName(self.tr("Close"))
        self._close.setToolTip(self.tr("Close"))
        self._close.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _lay_out(self) -> None:
        top = hbox(self._heading, (self._detail, 1), (self._note, 1), self._close, spacing=GRID + 4)
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
        self._close.clicked.connect(self._dismiss)

    def _style(self, colors: ThemeColors) -> str:
        return super()._style(colors) + (
            f"#end_review {{ background: {colors.accent}; color: {colors.on_accent}; border-color: {colors.accent}; }}"
            + focus_rule("#end_review:focus", colors, 2, 10, on_accent=True)
            + f"#end_close {{ color: {colors.quiet_text}; border: 1px solid transparent; padding: 0px 5px; }}"
            + focus_rule("#end_close:focus", colors, 0, 5)
        )


def _is_escape(event: QKeyEvent) -> bool:
    return event.key() == Qt.Key.Key_Escape and event.modifiers() == Qt.KeyboardModifier.NoModifier
