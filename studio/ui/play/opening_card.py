"""The card below the board during an opening. It shows who decides what, and has a button for each choice."""

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from studio.game.message import fill
from studio.game.openings import Choice, Declare, Keep, PlaceTwo, Swap, Take
from studio.game.stones import Stone
from studio.ui.play.board_card import BoardCard
from studio.ui.widgets.arranging import hbox, vbox
from studio.ui.widgets.fitted_line import FittedLine
from studio.ui.widgets.number_boxes import counter
from studio.ui.widgets.theme import GRID, Theme

_CHOICES: dict[str, Choice] = {
    "white": Take(Stone.WHITE),
    "black": Take(Stone.BLACK),
    "two": PlaceTwo(),
    "swap": Swap(),
    "keep": Keep(),
}
_OFFER, _DECLARE, RESUME = "offer", "declare", "resume"
_DIGITS = 9
_MOST_DECLARED = 100


@dataclass(frozen=True, slots=True)
class OpeningTask:
    """The texts and the buttons of the card."""

    heading: str
    """The player who decides."""
    detail: str
    """What is to be decided."""
    news: tuple[str, ...] = ()
    """The last choices of the players, the oldest first. They are shown before the detail."""
    buttons: tuple[str, ...] = ()
    """The names of those choices that have a button: white, black, two, swap, keep, offer, declare or resume."""
    count: int = 0
    """For `offer`, the number of fifth moves to offer. For `declare`, the largest number that can be declared."""


class OpeningCard(BoardCard):
    """A card below the board during an opening.

    The keys 1 to 3 press its buttons. If the player must declare a number of moves, the keys enter this number instead.
    """

    chosen = Signal(object)
    """Emitted when a button is pressed, with its `Choice`."""
    resume_requested = Signal()
    """Emitted if the user wants to continue an opening that was left."""

    def __init__(self, board: QWidget, theme: Theme) -> None:
        super().__init__("opening", (*_CHOICES, _OFFER, _DECLARE, RESUME), board, theme, FittedLine())
        self._task: OpeningTask | None = None
        self._count, self._keyed = 0, list[str]()
        self._number = counter(1, _MOST_DECLARED)
        self._number.setObjectName("opening_number")
        self._keys = [QShortcut(QKeySequence(str(number)), self) for number in range(1, _DIGITS + 1)]
        self._name_parts()
        vbox(
            self._heading,
            self._detail,
            hbox(self._number, (self._grid, 1), spacing=GRID),
            of=self,
            spacing=0,
            margins=(GRID + 4, 1, GRID, 3),
        )
        self._connect()

    def show_task(self, task: OpeningTask) -> None:
        self._task, self._count = task, task.count
        self._number.setVisible(_DECLARE in task.buttons)
        if _DECLARE in task.buttons:
            self._number.setRange(1, task.count)
        self._show_detail("")
        shown = [name for name in self._buttons if name in task.buttons and name != _DECLARE]
        for key, shortcut in enumerate(self._keys):
            shortcut.setEnabled(key < len(shown) or _DECLARE in task.buttons)
        self._keyed = shown
        self._show_declared()
        self._show_card({name: name in task.buttons for name in self._buttons})

    def show_note(self, note: str) -> None:
        """Show a message before the detail. It replaces the last choices until the next task."""
        if not self.isHidden():
            self._show_detail(note)

    # Implementation

    def _show_detail(self, note: str) -> None:
        """Show a message before the detail.

        If the message is empty, show the last choices instead. If there is too little room, a message replaces the
        detail, and the oldest choices are left out.
        """
        if (task := self._task) is None:
            return
        detail = task.detail
        if note:
            texts = [note] if note == detail else [f"{note} {detail}", note]
        else:
            texts = [" ".join((*task.news[start:], detail)) for start in range(len(task.news) + 1)]
        self._show_texts(task.heading, *texts)

    def _in_tab_order(self) -> list[QWidget]:
        return [self._number, *super()._in_tab_order()]

    def _place(self) -> None:
        """Shorten the texts of the buttons if the card would otherwise cover the panes beside the board."""
        for texts in (self._texts, self._short_texts):
            for key, name in enumerate(self._keyed, 1):
                self._show_key(name, key, texts.get(name, self._texts[name]))
            self.ensurePolished()
            if self._needed_width() <= self._room.width():
                break
        super()._place()

    def _show_key(self, name: str, key: int, shown: str) -> None:
        """Show a text on a button, with its key before it. Screen readers and the tooltip have the whole text."""
        button, count = self._buttons[name], str(self._count)
        text = fill(self._texts[name], count=count) if name == _OFFER else self._texts[name]
        button.setText(f"{key}  {fill(shown, count=count) if name == _OFFER else shown}")
        button.setAccessibleName(text)
        button.setToolTip(fill(self.tr("{action} (key {key})"), action=text, key=str(key)))

    @Slot()
    def _show_declared(self) -> None:
        """Show the entered number on its button. No key is shown there, because digits enter the number."""
        button = self._buttons[_DECLARE]
        button.setText(self.tr("Ask for %n Fifth Move(s)", "", self._number.value()))
        button.setAccessibleName(button.text())
        button.setToolTip(self.tr("Black offers this number of fifth moves, and White picks one of them"))

    def _name_parts(self) -> None:
        self._texts = {
            "white": self.tr("Take White"),
            "black": self.tr("Take Black"),
            "two": self.tr("Place Two Stones"),
            "swap": self.tr("Swap Colours"),
            "keep": self.tr("Keep Colours"),
            _OFFER: self.tr("Offer {count} Fifth Moves"),
            RESUME: self.tr("Continue the Opening"),
        }
        self._short_texts = {
            "white": self.tr("White"),
            "black": self.tr("Black"),
            "two": self.tr("Two Stones"),
            "swap": self.tr("Swap"),
            "keep": self.tr("Keep"),
            _OFFER: self.tr("Offer {count}"),
        }
        self._number.setAccessibleName(self.tr("Number of fifth moves"))
        self._number.setKeyboardTracking(True)  # the button shows the number while it is typed

    def _connect(self) -> None:
        for name, button in self._buttons.items():
            button.setProperty("choice", name)
            button.clicked.connect(self._on_clicked)
        for shortcut in self._keys:
            shortcut.activated.connect(self._on_key)
        self._number.valueChanged.connect(self._show_declared)
        self._number.lineEdit().returnPressed.connect(self._buttons[_DECLARE].click)

    @Slot(int)
    def _step(self, step: int) -> None:
        if step == 0:
            self._board.setFocus()
        else:
            super()._step(step)

    @Slot()
    def _on_key(self) -> None:
        shown = [button for button in self._buttons.values() if not button.isHidden()]
        key = next((at for at, shortcut in enumerate(self._keys) if shortcut is self.sender()), _DIGITS)
        if self.isHidden():
            return
        if not self._number.isHidden():
            self._begin_number(key + 1)
        elif key < len(shown):
            shown[key].click()

    def _begin_number(self, digit: int) -> None:
        """Enter the first digit of a number. The user can then type more digits."""
        self._number.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._number.setValue(digit)
        self._number.lineEdit().end(False)

    @Slot()
    def _on_clicked(self) -> None:
        name = str(self.sender().property("choice"))
        if name == RESUME:
            self.resume_requested.emit()
        elif name == _OFFER:
            self.chosen.emit(Declare(self._count))
        elif name == _DECLARE:
            self.chosen.emit(Declare(self._number.value()))
        else:
            self.chosen.emit(_CHOICES[name])
