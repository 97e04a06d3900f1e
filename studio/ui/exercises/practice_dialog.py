"""The dialog of practice: the numbers of today, the sources of positions, export and import."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QLocale, Qt, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)

from studio.practice.statistics import Statistics
from studio.ui.texts.numbers import percent
from studio.ui.widgets.arranging import DIALOG_MARGINS, STRETCH, hbox, vbox
from studio.ui.widgets.fitted_line import FittedLine
from studio.ui.widgets.form import Form
from studio.ui.widgets.theme import GRID, figure_font, show_quietly, text_font

_NUMBERS = ("due", "streak", "rate", "cards")
_WIDTH = 72 * GRID
_BUTTONS = ("open_game", "files", "folder", "no_folder", "export", "import")


class PracticeDialog(QDialog):
    """Shows the numbers of practice. Emits signals when the user wants to change the positions."""

    # Accepting it begins practice.

    open_game_requested = Signal()
    """Emitted when the user wants to add the mistakes of the open game."""
    files_requested = Signal()
    folder_requested = Signal()
    folder_cleared = Signal()
    export_requested = Signal()
    import_requested = Signal()

    def __init__(self, player: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("practice_dialog")
        self.setWindowTitle(self.tr("Practise Your Mistakes"))
        self.setMinimumWidth(_WIDTH)
        self._values = {name: QLabel() for name in _NUMBERS}
        self._labels = {
            "due": self.tr("due today"),
            "streak": self.tr("days practised in a row"),
            "rate": self.tr("right at first try (30 days)"),
            "cards": self.tr("positions in all"),
        }
        self._buttons = {name: QPushButton() for name in _BUTTONS}
        self._is_reviewed = False  # whether the open game has a review
        self._player, self._folder, self._note = QLineEdit(player), FittedLine(), QLabel()
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self._begin = box.addButton(self.tr("&Begin"), QDialogButtonBox.ButtonRole.AcceptRole)
        self._begin.setObjectName("practice_begin")
        self._begin.setDefault(True)
        box.accepted.connect(self.accept)
        box.rejected.connect(self.reject)
        self._dress()
        self._arrange(box)
        self.show_statistics(Statistics())
        self.show_folders(())

    @property
    def player(self) -> str:
        """The name that the user has in game files."""
        return self._player.text().strip()

    def show_statistics(self, statistics: Statistics) -> None:
        locale, rate = QLocale(), statistics.rate
        texts = {
            "due": locale.toString(statistics.due),
            "streak": locale.toString(statistics.streak),
            "rate": percent(rate, locale, 0) if rate is not None else "–",
            "cards": locale.toString(statistics.cards),
        }
        for name, text in texts.items():
            self._values[name].setText(text)
            self._values[name].setAccessibleName(f"{self._labels[name]}: {text}")
        self._begin.setEnabled(statistics.due > 0)
        self._buttons["export"].setEnabled(statistics.cards > 0)
        if not statistics.cards:
            self.say(self._ways_to_begin())
        else:
            self.say("" if statistics.due else self.tr("Nothing is due today."))

    def focus_first(self) -> None:
        """Focus the button that begins practice. If no position is due, focus the sources of games."""
        (self._begin if self._begin.isEnabled() else self._buttons["open_game"]).setFocus()

    def show_folders(self, folders: Sequence[Path]) -> None:
        self._folder.show_text(", ".join(map(str, folders)) or self.tr("only games played here"))
        self._buttons["no_folder"].setEnabled(bool(folders))

    def set_game_shown(self, *, shown: bool, is_reviewed: bool = False) -> None:
        """Set whether the dialog offers to add the open game, and whether this game has a review."""
        self._buttons["open_game"].setEnabled(shown)
        self._is_reviewed = shown and is_reviewed

    @Slot(str)
    def say(self, text: str) -> None:
        """Show a message below the numbers."""
        self._note.setText(text)
        if self.isVisible():
            self._fit_height()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit_height()

    # Implementation

    def _ways_to_begin(self) -> str:
        """Return a text that tells the user how to add the first positions."""
        if self._is_reviewed:
            return self.tr(
                "You have no positions yet. The open game is reviewed: press “Add the Open Game” to add its mistakes."
            )
        return self.tr(
            "You have no positions yet. “Review the Game” (F12) adds your mistakes in a game that you played here. "
            "Or add reviewed games from files."
        )

    def _fit_height(self) -> None:
        """Make the dialog as high as its texts need. Qt does not take into account that texts wrap."""
        layout = self.layout()
        if layout is not None:
            layout.activate()
            self.resize(self.width(), max(self.height(), layout.totalHeightForWidth(self.width())))

    def _dress(self) -> None:
        signals = {
            "open_game": (self.tr("Add the &Open Game"), self.open_game_requested),
            "files": (self.tr("&Add Games …"), self.files_requested),
            "folder": (self.tr("&Choose …"), self.folder_requested),
            "no_folder": (self.tr("&Remove"), self.folder_cleared),
            "export": (self.tr("&Export …"), self.export_requested),
            "import": (self.tr("&Import …"), self.import_requested),
        }
        for name, (text, signal) in signals.items():
            button = self._buttons[name]
            button.setObjectName(f"practice_{name}")
            button.setText(text)
            button.setAutoDefault(True)  # with the focus, Enter presses this button, not Begin
            button.clicked.connect(signal)
        self._player.setObjectName("practice_player")
        self._player.setPlaceholderText(self.tr("empty: all players except engines"))
        self._note.setObjectName("practice_note")
        self._note.setTextFormat(Qt.TextFormat.PlainText)  # a file name may contain anything
        self._note.setWordWrap(True)
        show_quietly(self._note, self._folder)
        for name, label in self._values.items():
            label.setObjectName(f"practice_{name}")
            label.setFont(figure_font(text_font().pointSizeF() + 9, bold=True))

    def _arrange(self, box: QDialogButtonBox) -> None:
        intro = QLabel(
            self.tr(
                "Play the positions again in which you made a mistake. Find the best move, or one at most 3 % worse. A "
                "solved position returns the next day, then after longer and longer breaks."
            )
        )
        intro.setWordWrap(True)
        form = Form()
        player, folder = QLabel(self.tr("Your &name in game files")), QLabel(self.tr("&Watched folder"))
        player.setBuddy(self._player)
        folder.setBuddy(self._buttons["folder"])
        form.add(player, self._player)
        row = hbox((self._folder, 1), self._buttons["folder"], self._buttons["no_folder"])
        form.add(folder, row, self._buttons["folder"])
        sources = hbox(self._buttons["open_game"], self._buttons["files"], STRETCH)
        sources.addWidget(self._buttons["import"])
        sources.addWidget(self._buttons["export"])
        numbers = hbox(*((self._number(name), 1) for name in _NUMBERS), spacing=2 * GRID)
        vbox(intro, numbers, self._note, form, sources, box, of=self, spacing=2 * GRID, margins=DIALOG_MARGINS)

    def _number(self, name: str) -> QWidget:
        """Return a widget with the number called `name` above its label."""
        holder, label = QFrame(), QLabel(self._labels[name])
        show_quietly(label)
        vbox(self._values[name], label, of=holder, spacing=0)
        return holder
