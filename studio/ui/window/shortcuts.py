"""The dialog of all actions and their keys, and the About dialog."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from studio import __version__
from studio.ui.actions.actions import ACTIONS, Actions, plain_name, translated
from studio.ui.actions.spec import SUBMENUS
from studio.ui.widgets.arranging import vbox
from studio.ui.widgets.clear_on_escape import ClearOnEscape
from studio.ui.widgets.screen import fitting
from studio.ui.widgets.theme import GRID

_SIZE = QSize(520, 560)
# The title of the dialog has room.
_ABOUT_WIDTH = 40 * GRID
"""The width of the text about the program, in pixels."""


_NAMED_BY_SUBMENU = ("win_rates",)
"""The groups of actions whose names are only clear together with the title of their submenu."""


class _Keys(QTableWidget):
    """A table in which the keys Home and End move to the first and the last row."""

    # Qt goes to the first and the last column.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End) and self.rowCount():
            self.setCurrentCell(0 if event.key() == Qt.Key.Key_Home else self.rowCount() - 1, 0)
        else:
            super().keyPressEvent(event)


class ShortcutsDialog(QDialog):
    """A searchable list of all actions in the menus, with their keys."""

    def __init__(self, actions: Actions, parent: QWidget, others: Sequence[tuple[str, QAction]] = ()) -> None:
        super().__init__(parent)
        self.setObjectName("shortcuts")
        self.setWindowTitle(self.tr("Shortcuts"))
        self._actions, self._others = actions, others
        self._wanted, self._table = QLineEdit(), _Keys(0, 3)
        self._wanted.setPlaceholderText(self.tr("Search for an action or a key"))
        self._wanted.setClearButtonEnabled(True)
        self._wanted.textChanged.connect(self._fill)
        ClearOnEscape(self._wanted)
        self._dress_table()
        close = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        close.rejected.connect(self.reject)
        vbox(self._wanted, self._table, close, of=self, spacing=None, margins=2 * GRID)
        self._fill("")
        self._fit()

    def _fit(self) -> None:
        """Make the dialog wide enough for all texts. They are larger in full screen."""
        table, margins = self._table, self.contentsMargins()
        texts = sum(table.sizeHintForColumn(column) for column in range(table.columnCount()))
        around = table.verticalScrollBar().sizeHint().width() + 4 * table.frameWidth() + 6 * GRID
        width = texts + around + margins.left() + margins.right()
        self.resize(fitting(_SIZE.expandedTo(QSize(width, 0)), self.screen().availableGeometry().size()))

    def _dress_table(self) -> None:
        self._table.setHorizontalHeaderLabels([self.tr("Menu"), self.tr("Action"), self.tr("Keys")])
        self._table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._table.verticalHeader().hide()
        self._table.setShowGrid(False)
        self._table.setStyleSheet(f"QTableView::item {{ padding-left: {GRID // 2}px; }}")  # as in the headings
        self._table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self._table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self._table.setTabKeyNavigation(False)
        self._table.horizontalHeader().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        self._table.setAccessibleName(self.tr("Shortcuts"))

    @Slot(str)
    def _fill(self, wanted: str) -> None:
        rows = [row for row in self._rows() if wanted.casefold() in " ".join(row).casefold()]
        self._table.setRowCount(len(rows))
        for number, row in enumerate(rows):
            for column, text in enumerate(row):
                item = QTableWidgetItem(text)
                item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
                self._table.setItem(number, column, item)
        self._table.resizeColumnsToContents()
        self._table.horizontalHeader().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)

    def _rows(self) -> list[tuple[str, str, str]]:
        rows = []
        for spec in ACTIONS:
            menu, text = (plain_name(translated(part)) for part in (spec.menu, spec.text))
            if spec.group in _NAMED_BY_SUBMENU:
                text = f"{plain_name(translated(SUBMENUS[spec.group]))}: {plain_name(self._actions[spec.name].text())}"
            rows.append((menu, text, _keys(self._actions[spec.name])))
        rows += [(plain_name(menu), plain_name(action.text()), _keys(action)) for menu, action in self._others]
        cursor = self.tr("Move the cursor on the board"), self.tr("Shift+arrows")
        board, panes = self.tr("Board"), self.tr("Panes")
        return [
            *rows,
            (board, *cursor),
            (board, self.tr("Play at the cursor"), self.tr("Enter")),
            (board, self.tr("Return from the better line to the move"), self.tr("Esc")),
            (board, self.tr("End the exercises or practice, or close their results"), self.tr("Esc")),
            (panes, self.tr("Move through the rows of a list or through tabs"), self.tr("Shift+arrows")),
            (panes, self.tr("Choose a candidate and play it"), self.tr("Up, Down, Enter")),
            (panes, self.tr("Choose a key moment and go to it"), self.tr("Up, Down, Enter")),
            (panes, self.tr("Choose a node of the search tree and show it on the board"), self.tr("Up, Down, Enter")),
            (
                panes,
                self.tr("Unfold or fold the node of the search tree that was chosen with the keyboard"),
                self.tr("Right, Left"),
            ),
            (panes, self.tr("Unfold a node of the search tree"), self.tr("+, *")),
            (panes, self.tr("Fold a node of the search tree"), "−"),
            (panes, self.tr("Scroll a table or the search tree sideways"), self.tr("Ctrl+Left, Ctrl+Right")),
            (panes, self.tr("Move through the drawing of the tree and show a node"), self.tr("arrows, Enter")),
            (panes, self.tr("Zoom the drawing of the tree, or fit it to the pane"), "+, −, 0"),
            (panes, self.tr("Next or previous step of a lesson"), self.tr("Enter, Backspace")),
            (panes, self.tr("Answer the question of a lesson"), "1 … 9"),
            (panes, self.tr("Clear or leave the filter of the search tree"), self.tr("Esc")),
            (panes, self.tr("Open the pane of the focused tab"), self.tr("Enter")),
            (panes, self.tr("Return to the board"), self.tr("Esc")),
        ]


def _keys(action: QAction) -> str:
    return ", ".join(key.toString(QKeySequence.SequenceFormat.NativeText) for key in action.shortcuts())


class AboutDialog(QDialog):
    """A dialog with the name, the version and the purpose of the program."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About MCTS Studio"))
        text = self.tr("Play and review k-in-a-row games, and watch Monte Carlo tree search at work.")
        label = QLabel(f"<h2>MCTS Studio {__version__}</h2><p>{text}</p>")
        label.setWordWrap(True)
        label.setMinimumWidth(_ABOUT_WIDTH)
        close = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        close.rejected.connect(self.reject)
        vbox(label, close, of=self, spacing=2 * GRID, margins=(3 * GRID, 2 * GRID, 3 * GRID, 2 * GRID))
