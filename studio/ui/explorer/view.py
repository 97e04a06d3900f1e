"""The pane of the explorer. It shows the moves that were played in the shown position, and the saved analysis."""

from dataclasses import replace

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QStackedLayout, QWidget

from studio.game.position import Position
from studio.positions.importing import Progress
from studio.positions.looking_up import Known
from studio.ui.explorer.rows import ExplorerRow, ExplorerTexts, explorer_rows
from studio.ui.explorer.table import ExplorerTable
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.widgets.arranging import STRETCH, hbox, vbox
from studio.ui.widgets.busy_bar import BusyBar
from studio.ui.widgets.empty_label import EmptyLabel
from studio.ui.widgets.focus_frame import focus_rule
from studio.ui.widgets.theme import GRID, Theme, ThemeColors, show_quietly, text_font

_EMPTY, _SHOWN = 0, 1


class ExplorerView(QFrame):
    """Shows what the database contains about a position. A click on a move previews it, and Enter plays it."""

    move_chosen = Signal(int)
    """Emitted with the point of the move that the user wants to play."""
    line_pointed = Signal(object)
    """Emitted with the points of a line that the board should preview. An empty tuple ends the preview."""
    game_requested = Signal(int)
    """Emitted with the identifier of the game that the user wants to open."""
    import_requested = Signal()
    cancel_requested = Signal()
    shown = Signal()
    """Emitted when the pane becomes visible."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("explorer")
        self._rows: dict[int, ExplorerRow] = {}
        self._known: tuple[Known, Position] | None = None  # None while a text replaces the moves
        self._viewed = ViewedSide()
        self._texts = ExplorerTexts(self)
        self._seen, self._details, self._table = QLabel(), QLabel(), ExplorerTable(theme)
        self._empty = EmptyLabel("explorer_empty", parent=self)
        self._open, self._first_import = QPushButton(), QPushButton()
        self._bar, self._progress, self._cancel = BusyBar("explorer_progress", height=4), QLabel(), QPushButton()
        self._importing = QWidget(self)
        self._stack = QStackedLayout()
        self._dress()
        self._arrange()
        self._connect()
        theme.bind(self._apply_colors)
        self.show_text("")
        self.show_progress(None)

    @property
    def text(self) -> str:
        """The sentences above the moves, or the hint that the pane shows if there are no moves."""
        if self._stack.currentIndex() == _EMPTY:
            return self._empty.text()
        return " ".join(filter(None, (self._seen.text(), self._details.text())))

    @property
    def table(self) -> ExplorerTable:
        return self._table

    # What it shows

    def show_side(self, viewed: ViewedSide) -> None:
        """Show win rates and scores for this side, and name the side."""
        self._viewed = viewed
        if self._known is not None:
            self.show_known(*self._known)

    def show_known(self, known: Known, position: Position) -> None:
        rows, viewed = explorer_rows(known, position), replace(self._viewed, rules=position.rules)
        self._seen.setText(self._texts.seen(known, viewed))
        self._details.setText(self._texts.details(known, position, viewed))
        self._details.setVisible(bool(self._details.text()))
        if not rows and not known.seen.games:
            self.show_text(self._seen.text(), can_import=not known.is_beyond)
            return
        self._rows, self._known = {row.point: row for row in rows}, (known, position)
        played = {row.point: row.played.results for row in rows if row.played is not None}
        self._table.show_results(played, position.rules.pieces)
        is_analysed = known.analysis is not None
        columns = self._texts.columns(viewed, is_analysed=is_analysed)
        self._table.show_rows(columns, self._texts.rows(rows, position, viewed, is_analysed=is_analysed))
        self._stack.setCurrentIndex(_SHOWN)
        self.setAccessibleDescription(self.text)
        self._take_focus()
        self._table.begin_rows()
        self._on_current(self._table.current)

    def show_text(self, text: str, *, can_import: bool = False) -> None:
        """Show a text instead of moves. If `can_import`, also show a button that imports games."""
        had_focus = self._table.hasFocus()
        self._rows, self._known = {}, None
        self._empty.setText(text)
        self._first_import.setVisible(can_import)
        self._stack.setCurrentIndex(_EMPTY)
        self.setAccessibleDescription(text)
        self._take_focus()
        if had_focus:
            self.setFocus()
        self.line_pointed.emit(())

    def show_progress(self, progress: Progress | None) -> None:
        """Show the progress of an import. If `progress` is None, hide it."""
        self._importing.setVisible(progress is not None)
        if progress is not None:
            self._bar.show_fraction(progress.share)
            self._progress.setText(self.tr("%Ln game(s) imported", "", progress.games))

    # Overrides of Qt

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shown.emit()

    # Implementation

    def _dress(self) -> None:
        self.setAccessibleName(self.tr("Explorer"))
        self._table.setAccessibleName(self.tr("Moves in the database"))
        for label in (self._seen, self._details):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self._seen.setObjectName("explorer_seen")
        self._details.setObjectName("explorer_details")
        show_quietly(self._details)
        show_quietly(self._progress)
        for button, name, text, tip in (
            (
                self._open,
                "explorer_open",
                self.tr("Open a Game"),
                self.tr("Open the newest game with the selected move"),
            ),
            (
                self._first_import,
                "explorer_import",
                self.tr("Import Games …"),
                self.tr("Import games from files into the position database"),
            ),
            (
                self._cancel,
                "explorer_cancel",
                self.tr("Cancel"),
                self.tr("Stop the import. Imported games are kept"),
            ),
        ):
            button.setObjectName(name)
            button.setText(text)
            button.setToolTip(tip)
            button.setAccessibleDescription(tip)

    def _arrange(self) -> None:
        empty, shown = QWidget(self), QWidget(self)
        vbox(STRETCH, self._empty, hbox(STRETCH, self._first_import, STRETCH), STRETCH, of=empty, margins=GRID)
        vbox(
            self._seen,
            self._details,
            (self._table, 1),
            hbox(self._open, STRETCH),
            of=shown,
            margins=GRID,
        )
        hbox(self._progress, (self._bar, 1), self._cancel, of=self._importing, margins=GRID)
        for page in (empty, shown):
            page.setMinimumSize(1, 1)
            self._stack.addWidget(page)
        vbox((self._stack, 1), self._importing, of=self, spacing=0)

    def _connect(self) -> None:
        self._table.row_chosen.connect(self.move_chosen)
        self._table.current_changed.connect(self._on_current)
        self._table.clicked.connect(self._on_clicked)
        self._open.clicked.connect(self._on_open)
        self._first_import.clicked.connect(self.import_requested)
        self._cancel.clicked.connect(self.cancel_requested)

    def _take_focus(self) -> None:
        """Let the table take the focus. If the table is hidden, the pane itself takes it."""
        is_empty = self._stack.currentIndex() == _EMPTY
        self.setFocusProxy(None)  # type: ignore[arg-type]  # a proxy would get the policy of the pane
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_empty else Qt.FocusPolicy.NoFocus)
        if not is_empty:
            self.setFocusProxy(self._table)

    @Slot()
    def _on_clicked(self) -> None:
        self._on_current(self._table.current)

    @Slot(object)
    def _on_current(self, number: int | None) -> None:
        row = self._rows.get(number) if number is not None else None
        self._open.setEnabled(row is not None and row.played is not None)
        if row is None:
            self.line_pointed.emit(())
        else:
            self.line_pointed.emit((row.analysed.line if row.analysed is not None else ()) or (row.point,))

    @Slot()
    def _on_open(self) -> None:
        number = self._table.current
        row = self._rows.get(number) if number is not None else None
        if row is not None and row.played is not None:
            self.game_requested.emit(row.played.game)

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        self._seen.setFont(text_font(bold=True))
        self.setStyleSheet(
            f"#explorer {{ background: {colors.pane}; border: 1px solid {colors.border}; border-radius: 6px; }}"
            + focus_rule("#explorer:focus", colors)
            + "#explorer_moves { border: none; }"
        )
