"""The dialog of external engines. It has a list, and for each engine its settings and its test."""

from pathlib import Path

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QLabel,
    QListView,
    QPushButton,
    QStackedWidget,
    QWidget,
)

from studio.players.engine_checks import LONGEST_NAME
from studio.players.engine_entry import EngineEntry
from studio.players.engine_list import EngineList
from studio.players.engine_trial import TrialResult, TrialStep
from studio.ui.engines.editor import EngineEditor
from studio.ui.engines.model import EnginesModel
from studio.ui.engines.trial_view import TrialView
from studio.ui.texts.messages import sentence_of
from studio.ui.widgets.arranging import DIALOG_MARGINS, hbox, vbox
from studio.ui.widgets.empty_label import EmptyLabel
from studio.ui.widgets.fitting import FittedArea
from studio.ui.widgets.screen import fitting
from studio.ui.widgets.theme import GRID, Theme, ThemeColors, show_as_problem

_LIST_WIDTH = 24 * GRID
_LEAST_WIDTH = 80 * GRID
_SIZE = QSize(100 * GRID, 100 * GRID)


class EnginesDialog(QDialog):
    """A dialog that edits a copy of the list of engines. OK saves the copy."""

    # The receiver then calls `accept` or `show_problem`.
    save_requested = Signal(object)
    """Emitted with the entries when the user wants to save them. All of them are valid."""
    test_requested = Signal(object)
    """Emitted with the `EngineEntry` that the user wants to test."""
    cancel_requested = Signal()
    """Emitted when the user stops the running test."""

    def __init__(self, engines: EngineList, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("engines_dialog")
        self.setWindowTitle(self.tr("External Engines"))
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._model, self._list, self._note = EnginesModel(engines.entries), QListView(), QLabel()
        self._editor, self._trial, self._pages = EngineEditor(), TrialView(theme), QStackedWidget()
        self._add, self._remove = QPushButton(self.tr("&Add …")), QPushButton(self.tr("&Remove"))
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self._ok, self._line = self._buttons.button(QDialogButtonBox.StandardButton.Ok), QFrame()
        self._dress()
        show_as_problem(self._note)
        theme.bind(self._apply_colors)
        self._lay_out()
        self._connect()
        self.show_problem(" ".join(sentence_of(problem) for problem in engines.problems))
        self._choose(0)
        (self._list if engines.entries else self._add).setFocus()

    @property
    def entries(self) -> tuple[EngineEntry, ...]:
        """The engines in the list. Some may be invalid."""
        return self._model.entries

    def show_problem(self, sentence: str) -> None:
        """Show a problem that concerns the list as a whole."""
        self._note.setText(sentence)
        self._note.setVisible(bool(sentence))

    def show_step(self, step: TrialStep) -> None:
        self._trial.show_step(step)

    def show_result(self, result: TrialResult) -> None:
        """Show the result of a test. If the engine uses the other protocol, change this setting."""
        if result.has_other_protocol:
            self._editor.set_protocol(result.protocol)
        self._trial.show_result(result)

    def done(self, result: int) -> None:
        """Stop the test if one is running, and close the dialog."""
        self.cancel_requested.emit()
        super().done(result)

    # Layout

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        self._line.setStyleSheet(f"background: {colors.border}")

    def _dress(self) -> None:
        self._list.setObjectName("engines")
        self._list.setAccessibleName(self.tr("Engines"))
        self._list.setModel(self._model)
        self._list.setMinimumWidth(_LIST_WIDTH)
        self._list.setMaximumWidth(_LIST_WIDTH + 8 * GRID)
        self._list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self._list.setStyleSheet(f"QListView::item {{ padding: 5px {GRID}px; }}")  # rows keep the height of the style
        self._note.setObjectName("engines_note")
        self._note.setWordWrap(True)
        self._note.setTextFormat(Qt.TextFormat.PlainText)
        self._add.setObjectName("engine_add")
        self._remove.setObjectName("engine_remove")
        for button in (self._add, self._remove):
            button.setAutoDefault(False)
        self._ok.setObjectName("engines_ok")

    def _lay_out(self) -> None:
        left = vbox((self._list, 1))
        under = hbox(self._add, self._remove)
        left.addLayout(under)
        self._pages.addWidget(self._empty_page())
        self._pages.addWidget(FittedArea(self._engine_page()))
        row = hbox(left, (self._pages, 1), spacing=3 * GRID)
        vbox(
            self._note,
            (row, 1),
            self._buttons,
            of=self,
            spacing=2 * GRID,
            margins=DIALOG_MARGINS,
        )
        self.setMinimumWidth(_LEAST_WIDTH)
        self.resize(fitting(_SIZE, self.screen().availableGeometry().size()))

    def _empty_page(self) -> EmptyLabel:
        text = self.tr(
            "Programs that speak the Gomocup protocol or GTP can play and analyse in MCTS Studio. "
            "Your list is empty.\n\nPress “Add …” and choose the program of an engine."
        )
        return EmptyLabel("engines_empty", text)

    def _engine_page(self) -> QWidget:
        page, line = QWidget(), self._line
        line.setFixedHeight(1)
        vbox(self._editor, line, (self._trial, 1), of=page, spacing=2 * GRID)
        return page

    def _connect(self) -> None:
        self._list.selectionModel().currentChanged.connect(self._on_chosen)
        self._editor.entry_changed.connect(self._on_changed)
        self._trial.test_requested.connect(self._on_test)
        self._trial.cancel_requested.connect(self._on_stop_test)
        self._add.clicked.connect(self._on_add)
        self._remove.clicked.connect(self._on_remove)
        self._buttons.accepted.connect(self._on_ok)
        self._buttons.rejected.connect(self.reject)

    # User input

    @property
    def _row(self) -> int | None:
        index = self._list.currentIndex()
        return index.row() if index.isValid() else None

    def _choose(self, row: int) -> None:
        self._list.setCurrentIndex(self._model.index(min(row, self._model.rowCount() - 1)))
        self._show_page()

    def _show_page(self) -> None:
        self._pages.setCurrentIndex(0 if self._row is None else 1)
        self._remove.setEnabled(self._row is not None)
        is_empty = self._model.rowCount() == 0
        (self._add if is_empty else self._ok).setDefault(True)  # the former one loses this

    @Slot(QModelIndex)
    def _on_chosen(self, index: QModelIndex) -> None:
        self.cancel_requested.emit()
        self._trial.clear()
        if index.isValid():
            self._editor.set_entry(self._model.entry(index.row()))
            self._editor.show_problem(self._model.problem(index.row()))
        self._show_page()

    @Slot()
    def _on_changed(self) -> None:
        if (row := self._row) is not None:
            self._model.change(row, self._editor.entry())
            self._editor.show_problem(self._model.problem(row))

    @Slot()
    def _on_add(self) -> None:
        path = self._editor.ask_program()
        if path:
            name = Path(path).stem[:LONGEST_NAME].strip() or self.tr("Engine")
            self._choose(self._model.add(EngineEntry(name, (path,))))
            self._editor.name.setFocus()
            self._editor.name.selectAll()

    @Slot()
    def _on_remove(self) -> None:
        if (row := self._row) is not None:
            self._model.remove(row)
            self._choose(row)
            self._list.setFocus()

    @Slot()
    def _on_test(self) -> None:
        if (row := self._row) is None:
            return
        problem = self._model.problem(row)
        if problem is not None:
            self._editor.focus_problem(problem)
            return
        self._trial.show_step(TrialStep.START)
        self.test_requested.emit(self._model.entry(row))

    @Slot()
    def _on_stop_test(self) -> None:
        self.cancel_requested.emit()
        self._trial.show_stopped()

    @Slot()
    def _on_ok(self) -> None:
        """If all engines are valid, request that they are saved.

        Otherwise select an invalid one, if possible the current one, and show what is wrong.
        """
        wrong = self._wrong_row()
        if wrong is None:
            self.save_requested.emit(self._model.entries)
            return
        self._choose(wrong)
        problem = self._model.problem(wrong)
        if problem is not None:
            self._editor.focus_problem(problem)

    def _wrong_row(self) -> int | None:
        row = self._row
        return row if row is not None and self._model.problem(row) is not None else self._model.first_wrong()
