"""The page of earlier matches. The user can open or resume them."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from PySide6.QtCore import QLocale, Signal, Slot
from PySide6.QtWidgets import QPushButton, QWidget

from studio.game.message import fill
from studio.matches.plan import MatchPlan
from studio.ui.matches.words import date_text, games_text, plan_title
from studio.ui.tables.rows_model import Row, RowsColumn
from studio.ui.tables.rows_table import RowsTable
from studio.ui.widgets.arranging import STRETCH, hbox, vbox
from studio.ui.widgets.theme import GRID, Theme


@dataclass(frozen=True, slots=True)
class ListedMatch:
    """An earlier match in the list."""

    plan: MatchPlan
    begun: datetime
    played: int


class EarlierPage(QWidget):
    """Lists earlier matches. Its requests contain the index of a match in the list."""

    show_requested = Signal(int)
    resume_requested = Signal(int)
    folder_requested = Signal(int)
    elsewhere_requested = Signal()
    """Emitted when the user wants to open a match that is not in the list."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("match_earlier")
        self._matches: tuple[ListedMatch, ...] = ()
        self._is_on = False
        self.table = RowsTable("earlier_matches", theme)
        self.show_button, self.resume, self.folder, self.elsewhere = (QPushButton() for _ in range(4))
        for name, button in (
            ("show", self.show_button),
            ("resume", self.resume),
            ("folder", self.folder),
            ("elsewhere", self.elsewhere),
        ):
            button.setObjectName(f"earlier_{name}")
        self._lay_out()
        self._set_texts()
        self.table.row_chosen.connect(self._on_show)
        self.table.current_changed.connect(self._enable)
        self.show_button.clicked.connect(self._on_show)
        self.resume.clicked.connect(self._on_resume)
        self.folder.clicked.connect(self._on_folder)
        self.elsewhere.clicked.connect(self.elsewhere_requested)

    # Commands

    def show_matches(self, matches: Sequence[ListedMatch]) -> None:
        """List the matches in this order. Normally the newest match comes first."""
        self._matches = tuple(matches)
        self._write()
        if self.table.current is None and matches:
            self.table.choose(0)
        self._enable()

    def show_on(self, is_on: bool) -> None:
        """Set whether a match is running."""
        # Earlier matches can then be neither opened nor resumed.
        self._is_on = is_on
        self._enable()

    def _set_texts(self) -> None:
        self.show_button.setText(self.tr("&Show"))
        self.show_button.setToolTip(self.tr("Show standings and games"))
        self.resume.setText(self.tr("Resum&e"))
        self.resume.setToolTip(self.tr("Play the remaining games"))
        self.folder.setText(self.tr("Open &Folder"))
        self.folder.setToolTip(self.tr("Open the folder with the records and results of this match"))
        self.elsewhere.setText(self.tr("Open &Another …"))
        self.elsewhere.setToolTip(self.tr("Open the folder of a match that is stored elsewhere, to show or resume it"))
        self.table.setAccessibleName(self.tr("Earlier matches"))
        self.table.show_empty(self.tr("Your matches are saved and listed here."))
        self._write()

    # Implementation

    def _lay_out(self) -> None:
        buttons = hbox(self.show_button, self.resume, self.folder, STRETCH, self.elsewhere)
        vbox((self.table, 1), buttons, of=self, margins=(0, GRID, 0, 0))

    def _write(self) -> None:
        columns = (
            RowsColumn(self.tr("Started"), self.tr("Start time of the match"), is_words=True),
            RowsColumn(self.tr("Match"), self.tr("Title of the match, or its players"), is_words=True),
            RowsColumn(self.tr("Game"), self.tr("Games and boards of the match"), is_words=True),
            RowsColumn(self.tr("Games"), self.tr("Finished games and total number of games")),
        )
        self.table.show_rows(columns, [self._row(at, match) for at, match in enumerate(self._matches)])

    def _row(self, at: int, match: ListedMatch) -> Row:
        locale, of = QLocale(), match.plan.games_count
        title, games = plan_title(match.plan), games_text(match.plan)
        progress = fill(self.tr("{played} of {total}"), played=locale.toString(match.played), total=locale.toString(of))
        texts = (date_text(match.begun, locale), title, games, progress)
        return Row(at, texts, (match.begun.timestamp(), title.casefold(), games, match.played / max(1, of)))

    @Slot()
    def _enable(self) -> None:
        current = self.table.current
        match = self._matches[current] if current is not None and current < len(self._matches) else None
        self.show_button.setEnabled(match is not None and not self._is_on)
        self.resume.setEnabled(match is not None and match.played < match.plan.games_count and not self._is_on)
        self.folder.setEnabled(match is not None)
        self.elsewhere.setEnabled(not self._is_on)

    @Slot()
    def _on_show(self) -> None:
        self._say(self.show_requested)

    @Slot()
    def _on_resume(self) -> None:
        self._say(self.resume_requested)

    @Slot()
    def _on_folder(self) -> None:
        self._say(self.folder_requested)

    def _say(self, signal: object) -> None:
        current = self.table.current
        if current is not None and (signal is self.folder_requested or not self._is_on):
            signal.emit(current)  # type: ignore[attr-defined]
