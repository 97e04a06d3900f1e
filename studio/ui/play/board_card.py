"""The base class of the cards below the board. A card has a heading, a detail and a row of buttons."""

from collections.abc import Mapping
from itertools import pairwise

from PySide6.QtCore import QRect, Qt, Signal, Slot
from PySide6.QtWidgets import QApplication, QFrame, QGridLayout, QLabel, QLayout, QWidget

from studio.ui.widgets.arrow_button import ArrowButton
from studio.ui.widgets.fitted_line import FittedLine
from studio.ui.widgets.focus_frame import focus_rule
from studio.ui.widgets.theme import GRID, Theme, ThemeColors, show_quietly, text_font

_STRIP = 4 * GRID
"""The height of the strip below the board, in pixels."""


class BoardCard(QFrame):
    """A card below the board.

    The arrow keys move between its buttons. A subclass names the buttons and lays out the parts.
    """

    shown_changed = Signal(bool)

    _SPARES_NAVIGATION = False
    """Whether the buttons for moving through the game stay visible beside the card."""

    def __init__(
        self, name: str, buttons: tuple[str, ...], board: QWidget, theme: Theme, heading: QLabel | None = None
    ) -> None:
        """Create the hidden card. The object names of its parts begin with `name`."""
        super().__init__(board)
        self.setObjectName(f"{name}_card")
        self._name, self._board, self._home, self._room = name, board, board, QRect()
        self._navigation = 0
        self._heading, self._detail = heading or QLabel(), FittedLine()
        self._buttons = {button: ArrowButton(self) for button in buttons}
        self._grid = QGridLayout()
        self._grid.setSpacing(GRID)
        for key, button in self._buttons.items():
            button.setObjectName(f"{name}_{key}")
            button.setAutoDefault(False)
        self._heading.setObjectName(f"{name}_heading")
        self._heading.setTextFormat(Qt.TextFormat.PlainText)  # a name of a player may contain anything
        self._detail.setObjectName(f"{name}_detail")
        show_quietly(self._detail)
        for button in self._buttons.values():
            button.left.connect(self._step)
        self.hide()
        theme.bind(self._apply_colors)

    @Slot()
    def close_card(self) -> None:
        """Hide the card. If it has the focus, the focus goes to the board."""
        if not self.isHidden():
            focused = QApplication.focusWidget()
            had_focus = focused is not None and self.isAncestorOf(focused)
            self.hide()
            if had_focus:
                self._board.setFocus()
            self.shown_changed.emit(False)

    def place_in(self, parent: QWidget) -> None:
        """Make the card a child of a widget that contains the board. Tab then moves from the board to the card."""
        self._home = parent
        self.setParent(parent)
        for before, after in pairwise([self._board, *self._in_tab_order()]):
            QWidget.setTabOrder(before, after)

    def set_room(self, room: QRect, navigation: int = 0) -> None:
        """Set the rectangle below the board, in the coordinates of the parent.

        `navigation` is the width in pixels of the buttons for moving through the game, which are in its lower left
        corner.
        """
        if (room, navigation) != (self._room, self._navigation):
            self._room, self._navigation = room, navigation
            if not self.isHidden():
                self._place()

    def take_note(self, _text: str) -> bool:
        """Show a message in the card, or remove it if the text is empty. Return whether the message is shown."""
        return False

    # For subclasses

    def _in_tab_order(self) -> list[QWidget]:
        return list(self._buttons.values())

    def _show_texts(self, heading: str, detail: str, *shorter: str) -> None:
        """Show the heading and the detail.

        If the detail does not fit into its line, show the first shorter form that fits.
        """
        if isinstance(self._heading, FittedLine):
            self._heading.show_text(heading)
        else:
            self._heading.setText(heading)
        self._detail.show_text(detail, *shorter)
        self._detail.setVisible(bool(detail))
        self.setAccessibleName(". ".join(text for text in (heading, detail) if text))

    def _show_card(self, wanted: Mapping[str, bool]) -> None:
        """Show the card. `wanted` says which buttons are shown."""
        for name, button in self._buttons.items():
            button.setVisible(wanted[name])
        self.show()
        self._place()
        self.shown_changed.emit(True)

    def _style(self, colors: ThemeColors) -> str:
        return (
            f"#{self.objectName()} {{ background: {colors.pane}; border: 1px solid {colors.border};"
            f" border-radius: {GRID}px; }}"
            f"#{self.objectName()} QPushButton {{ padding: 2px 10px; }}"
            + focus_rule(f"#{self.objectName()} QPushButton:focus", colors, 2, 10)
        )

    @Slot(int)
    def _step(self, step: int) -> None:
        """Move the focus to the next or the previous button."""
        shown = [button for button in self._buttons.values() if not button.isHidden()]
        focused = next((place for place, button in enumerate(shown) if button.hasFocus()), 0)
        shown[max(0, min(focused + step, len(shown) - 1))].setFocus(Qt.FocusReason.TabFocusReason)

    def _shown_buttons(self) -> list[ArrowButton]:
        return [button for button in self._buttons.values() if not button.isHidden()]

    def _needed_width(self) -> int:
        """Return the width in pixels that the card needs to have all its buttons in one row."""
        return sum(button.sizeHint().width() + GRID for button in self._shown_buttons()) + 2 * GRID

    # Implementation

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        self._heading.setFont(text_font(bold=True))
        self.setStyleSheet(self._style(colors))

    def _place(self) -> None:
        """Place the card over its room, or at the top of the room if the strip fits below it.

        If the buttons do not fit in one row, the card becomes wider than the room, or the buttons are in two rows. A
        card that must leave the buttons of the game visible (`_SPARES_NAVIGATION`) is to their right.
        """
        self.ensurePolished()
        shown, needed = self._shown_buttons(), self._needed_width()
        left, right = self._room.left(), self._home.width()
        width = max(self._room.width(), min(needed, right - left))
        columns = len(shown) if needed <= width else (len(shown) + 1) // 2
        for place, button in enumerate(shown):
            self._grid.addWidget(button, place // columns, place % columns)
        layout = self.layout()
        if layout is None:
            return
        _forget_sizes(layout)
        needed_height = layout.totalSizeHint().height()
        if self._room.height() >= needed_height + _STRIP:  # the strip below the card stays visible
            self.setGeometry(left, self._room.top(), width, needed_height)
        else:
            beside = left + self._navigation
            if self._SPARES_NAVIGATION and needed <= right - beside:
                left, width = beside, max(self._room.right() + 1 - beside, needed)
            height = max(needed_height, self._room.height())
            top = min(self._room.top(), self._home.height() - height)  # rather over the edge below than over the board
            self.setGeometry(left, top, width, height)
        self.raise_()


def _forget_sizes(layout: QLayout) -> None:
    """Make a layout compute its size again, and also all layouts inside it."""
    # They keep the sizes that they had with other buttons. Qt makes them forget these only in a later event. They are
    # found as children: `itemAt` would leave Python objects of items that Qt deletes when a button gets another place,
    # and the next object at such an address would crash the process when it is deleted.
    for inner in (*layout.findChildren(QLayout), layout):
        inner.invalidate()
