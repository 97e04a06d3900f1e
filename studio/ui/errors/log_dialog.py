"""The dialog that shows the end of the log."""

from pathlib import Path

from PySide6.QtCore import QSize, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QGuiApplication, QTextCursor
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from studio.game.message import fill
from studio.machine.log_file import LOG, last_lines
from studio.ui.widgets.screen import fitting
from studio.ui.widgets.theme import GRID, fixed_font

_SIZE = QSize(880, 560)


class LogDialog(QDialog):
    """Shows the last lines of the log, from which the user can copy. A button opens the folder with the older files."""

    def __init__(self, folder: Path, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("log")
        self.setWindowTitle(self.tr("Log"))
        self.resize(fitting(_SIZE, self.screen().availableGeometry().size()))
        self._folder = folder
        self._path = QLabel(fill(self.tr("File: {path}"), path=str(folder / LOG)))
        self._lines = QPlainTextEdit()
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._copy = self._buttons.addButton(self.tr("Co&py"), QDialogButtonBox.ButtonRole.ActionRole)
        self._open = self._buttons.addButton(self.tr("Open &Folder"), QDialogButtonBox.ButtonRole.ActionRole)
        self._dress()
        self._lay_out()
        self._fill()

    def text(self) -> str:
        return self._lines.toPlainText()

    # Implementation

    def _dress(self) -> None:
        self._path.setTextFormat(Qt.TextFormat.PlainText)
        self._path.setWordWrap(True)
        self._path.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._path.setAccessibleName(self.tr("Log file"))
        self._lines.setReadOnly(True)
        self._lines.setTabChangesFocus(True)
        self._lines.setFont(fixed_font())
        self._lines.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self._lines.setAccessibleName(self.tr("Last lines of the log"))
        self._copy.setObjectName("log_copy")
        self._copy.setToolTip(self.tr("Copy the shown lines"))
        self._copy.clicked.connect(self._on_copy)
        self._open.setObjectName("log_folder")
        self._open.setToolTip(self.tr("Show the folder of the log in the file manager"))
        self._open.clicked.connect(self._on_open)
        for button in (self._copy, self._open):
            button.setAutoDefault(False)
        self._buttons.rejected.connect(self.reject)
        self._buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(True)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID)
        column.setSpacing(GRID)
        for part in (self._path, self._lines, self._buttons):
            column.addWidget(part)

    def _fill(self) -> None:
        try:
            self._lines.setPlainText(last_lines(self._folder))
        except FileNotFoundError:
            self._lines.setPlainText(
                self.tr("The log is empty: nothing was logged, or the program cannot write to the folder of the log.")
            )
        except OSError as error:
            text = self.tr("The log cannot be read ({reason}).")
            self._lines.setPlainText(fill(text, reason=error.strerror or str(error)))
        self._lines.moveCursor(QTextCursor.MoveOperation.End)
        self._lines.moveCursor(QTextCursor.MoveOperation.StartOfLine)

    @Slot()
    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text())

    @Slot()
    def _on_open(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder)))
