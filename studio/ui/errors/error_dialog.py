"""The dialog that appears after an unexpected error."""

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QPlainTextEdit,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from studio.game.message import fill
from studio.ui.widgets.theme import GRID, fixed_font

_COUNT_MS = 300
_WIDTH, _LINES = 620, 10


@dataclass(frozen=True, slots=True)
class ErrorReport:
    """The texts about an error: a sentence with its type and message, and details that can be sent in a report."""

    sentence: str
    details: str


class Safety(Enum):
    """How safe the open game is: saved, recoverable or unsaved."""

    SAVED = auto()
    RECOVERABLE = auto()
    UNSAVED = auto()


class ErrorDialog(QDialog):
    """Shows an error, and whether the game is safe. The user can continue or quit."""

    log_requested = Signal()
    quit_requested = Signal()

    def __init__(self, report: ErrorReport, safety: Safety, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setObjectName("unexpected_error")
        self.setWindowTitle(self.tr("Unexpected Error"))
        self.setWindowModality(Qt.WindowModality.ApplicationModal)
        self._report, self._count = report, 0
        self._what = QLabel(fill(self.tr("An unexpected error occurred ({error})."), error=report.sentence))
        self._safety, self._more = QLabel(self._safety_text(safety)), QLabel()
        self._details = QPlainTextEdit(report.details)
        self._buttons = QDialogButtonBox(self)
        self._counting = QTimer(self)
        self._dress()
        self._add_buttons()
        self._lay_out()

    def count_another(self) -> None:
        """Count one more error that has occurred while the dialog is open."""
        # The shown number follows after a short delay.
        self._count += 1
        if not self._counting.isActive():
            self._counting.start()

    # Implementation

    def _safety_text(self, safety: Safety) -> str:
        if safety is Safety.SAVED:
            return self.tr("The open game has no unsaved changes.")
        if safety is Safety.RECOVERABLE:
            return self.tr(
                "The unsaved changes of the open game are in the recovery file. "
                "If the program ends unexpectedly, the next start offers to restore them."
            )
        return self.tr("Not all changes of the open game are in the recovery file. Save the game now.")

    def _dress(self) -> None:
        for label in (self._what, self._safety, self._more):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self._more.hide()
        bold = self._what.font()
        bold.setBold(True)
        self._what.setFont(bold)
        self._details.setReadOnly(True)
        self._details.setTabChangesFocus(True)
        self._details.setFont(fixed_font())
        self._details.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self._details.setMinimumSize(_WIDTH, _LINES * self._details.fontMetrics().lineSpacing())
        self._details.setAccessibleName(self.tr("Details of the error"))
        self.setAccessibleDescription(f"{self._what.text()} {self._safety.text()}")
        self._counting.setSingleShot(True)
        self._counting.setInterval(_COUNT_MS)
        self._counting.timeout.connect(self._show_count)

    def _add_buttons(self) -> None:
        roles = QDialogButtonBox.ButtonRole
        go_on = self._buttons.addButton(self.tr("&Continue"), roles.AcceptRole)
        leave = self._buttons.addButton(self.tr("&Quit"), roles.DestructiveRole)
        copy = self._buttons.addButton(self.tr("Copy &Details"), roles.ActionRole)
        log = self._buttons.addButton(self.tr("Open &Log"), roles.ActionRole)
        for button, name, slot in (
            (go_on, "continue", self.accept),
            (leave, "quit", self._on_quit),
            (copy, "copy", self._on_copy),
            (log, "log", self.log_requested),
        ):
            button.setObjectName(f"error_{name}")
            button.setAutoDefault(False)
            button.clicked.connect(slot)
        go_on.setToolTip(self.tr("Close this message and continue"))
        leave.setToolTip(self.tr("Close the program; it asks about unsaved changes first"))
        go_on.setDefault(True)
        go_on.setFocus()

    def _lay_out(self) -> None:
        icon = QLabel()
        size = self.style().pixelMetric(QStyle.PixelMetric.PM_MessageBoxIconSize)
        icon.setPixmap(self.style().standardIcon(QStyle.StandardPixmap.SP_MessageBoxCritical).pixmap(size, size))
        texts = QVBoxLayout()
        texts.setSpacing(GRID)
        for label in (self._what, self._safety, self._more):
            texts.addWidget(label)
        grid = QGridLayout(self)
        grid.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 2 * GRID)
        grid.setHorizontalSpacing(2 * GRID)
        grid.setVerticalSpacing(2 * GRID)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(1, 1)
        grid.addWidget(icon, 0, 0, Qt.AlignmentFlag.AlignTop)
        grid.addLayout(texts, 0, 1)
        grid.addWidget(self._details, 1, 0, 1, 2)
        grid.addWidget(self._buttons, 2, 0, 1, 2)

    @Slot()
    def _show_count(self) -> None:
        self._more.setText(self.tr("%Ln more error(s) occurred since. The log has the details.", "", self._count))
        self._more.show()

    @Slot()
    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self._report.details)

    @Slot()
    def _on_quit(self) -> None:
        self.reject()
        self.quit_requested.emit()
