"""The dialog in which the user chooses a game of a file."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
    Slot,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QStackedWidget,
    QTableView,
    QWidget,
)

from studio.game.files.listing import ListedGame, listed_games
from studio.game.message import fill
from studio.game.record import GameRecord, Outcome
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.ui.texts.contestants import contestant_text
from studio.ui.texts.plain import plain
from studio.ui.texts.sides import side_name
from studio.ui.widgets.arranging import vbox
from studio.ui.widgets.clear_on_escape import ClearOnEscape
from studio.ui.widgets.empty_label import EmptyLabel
from studio.ui.widgets.screen import fitting
from studio.ui.widgets.theme import GRID, figure_font

_UNKNOWN = "–"
_NUMBER, _BLACK, _WHITE, _DATE, _BOARD, _MOVES, _RESULT = range(7)
_FIGURES = (_NUMBER, _MOVES)
_NAMES = (_BLACK, _WHITE)
# Dates and results are free texts of any length.
_WIDEST = 18 * GRID
"""The maximum width of a column."""
_LEAST_NAME = 14 * GRID
# The style sheet compensates the three pixels that the style adds to cells.
_ROOM = f"QTableView {{ outline: none; }} QTableView::item {{ padding: 0 {GRID - 3}px; }}"
"""A style sheet that aligns the cells with their headings."""
_LONGEST = 200
"""Texts with more characters than this are cut."""
_WALKING = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
_NO_PARENT = QModelIndex()
_Index = QModelIndex | QPersistentModelIndex
_Roles = Qt.ItemDataRole


class GamesModel(QAbstractTableModel):
    """The games of a file. Each game is a row, in the order of the file."""

    # A filter hides some of them.

    def __init__(self, records: Sequence[GameRecord], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._locale = QLocale()
        kinds = (self.tr("Date"), self.tr("Board"), self.tr("Moves"), self.tr("Result"))
        games = listed_games(records)
        self._headings = (self.tr("#"), *self._sides(games), *kinds)
        self._games = [self._cells(number, game) for number, game in enumerate(games, 1)]
        self._results = [game.result for game in games]
        self._shown: Sequence[int] = range(len(games))

    @cached_property
    def _texts(self) -> list[str]:
        """Return the text of each game in which the filter searches."""
        games = zip(self._games, self._results, strict=True)
        return [f"{' '.join(cells)} {result}".casefold() for cells, result in games]

    def filter(self, wanted: str) -> None:
        """Show only games whose texts contain all words of `wanted`. A word may also be a part of a longer word."""
        words = wanted.casefold().split()
        self.beginResetModel()
        self._shown = [at for at, text in enumerate(self._texts) if all(word in text for word in words)]
        self.endResetModel()

    def game(self, row: int) -> int:
        """Return the index in the file of the game in this row. The first game has the index 0."""
        return self._shown[row]

    def row_of(self, game: int) -> int | None:
        return self._shown.index(game) if game in self._shown else None

    def longest_texts(self, column: int) -> list[str]:
        """Return the eight longest texts of a column."""
        # One of them is most probably the widest.
        return sorted({cells[column] for cells in self._games}, key=len)[-8:]

    # Overrides of Qt

    def rowCount(self, parent: _Index = _NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: _Index = _NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._headings)

    def data(self, index: _Index, role: int = _Roles.DisplayRole) -> Any:
        if not index.isValid():
            return None
        text = self._games[self._shown[index.row()]][index.column()]
        if role == _Roles.DisplayRole:
            return text
        if role == _Roles.ToolTipRole:
            return plain(text) if text != _UNKNOWN else None
        return _alignment(index.column()) if role == _Roles.TextAlignmentRole else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Roles.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(self._headings):
            return None
        if role == _Roles.DisplayRole:
            return self._headings[section]
        return _alignment(section) if role == _Roles.TextAlignmentRole else None

    # Texts

    def _sides(self, games: Sequence[ListedGame]) -> tuple[str, str]:
        """Return the names of both sides in the games.

        If different games use different names, return Black and White.
        """
        pieces = {rules.pieces for rules in {game.rules for game in games}}
        rules = games[0].rules if len(pieces) == 1 else PRESETS["gomoku-15"]
        return side_name(Stone.BLACK, rules), side_name(Stone.WHITE, rules)

    def _result(self, game: ListedGame) -> str:
        if game.outcome is Outcome.DRAW:
            return self.tr("Draw")
        if game.outcome is Outcome.UNKNOWN:
            return game.result
        winner = Stone.BLACK if game.outcome is Outcome.BLACK_WINS else Stone.WHITE
        return fill(self.tr("{side} wins"), side=side_name(winner, game.rules))

    def _cells(self, number: int, game: ListedGame) -> tuple[str, ...]:
        rules, count = game.rules, self._locale.toString
        names = (_line(contestant_text(game.black)), _line(contestant_text(game.white)), _line(game.date))
        result = _line(self._result(game))
        return (count(number), *names, f"{rules.columns}×{rules.rows}", count(game.moves), result)


class GamesDialog(QDialog):
    """Shows the games of a file. The user chooses one."""

    def __init__(self, records: Sequence[GameRecord], parent: QWidget | None = None, *, file_name: str = "") -> None:
        super().__init__(parent)
        self.setObjectName("games")
        self.setWindowTitle(self.tr("Choose a game"))
        self.resize(fitting(QSize(92 * GRID, 66 * GRID), self.screen().availableGeometry().size()))
        self._model = GamesModel(records, self)
        self._filter, self._table, self._pages = QLineEdit(), QTableView(), QStackedWidget()
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Open | QDialogButtonBox.StandardButton.Cancel)
        self._dress_filter()
        self._dress_table()
        self._pages.addWidget(self._table)
        self._pages.addWidget(self._nothing_found())
        self._connect()
        vbox(
            self._sentence(file_name, len(records)), self._filter, self._pages, self._buttons, of=self, margins=2 * GRID
        )
        self._table.setFocus()
        self._choose(0)

    def chosen(self) -> int:
        """Return the index of the chosen game in the file.

        The first game has the index 0. Return −1 if no game matches the filter.
        """
        row = self._table.currentIndex().row()
        return self._model.game(row) if row >= 0 else -1

    # Events

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass arrow keys on to the list, and letters to the search field."""
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if watched is self._filter and event.key() in _WALKING and not event.modifiers() & _COMMANDS:
                return QApplication.sendEvent(self._table, event)
            if watched is self._table and _is_typing(event):
                self._filter.setFocus()
                return QApplication.sendEvent(self._filter, event)
        return super().eventFilter(watched, event)

    @Slot(str)
    def _on_wanted(self, wanted: str) -> None:
        """Filter the games. The chosen game stays chosen if it is still in the list."""
        game = self.chosen()
        self._model.filter(wanted)
        self._choose(self._model.row_of(game) or 0)

    def _choose(self, row: int) -> None:
        found = self._model.rowCount() > 0
        self._pages.setCurrentIndex(0 if found else 1)
        self._buttons.button(QDialogButtonBox.StandardButton.Open).setEnabled(found)
        if found:
            self._table.setCurrentIndex(self._model.index(row, 0))

    # Setup

    def _connect(self) -> None:
        for widget in (self._filter, self._table):
            widget.installEventFilter(self)
        self._filter.textChanged.connect(self._on_wanted)
        self._table.doubleClicked.connect(self.accept)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self._buttons.button(QDialogButtonBox.StandardButton.Open).setDefault(True)

    def _sentence(self, file_name: str, games: int) -> QLabel:
        name = self.fontMetrics().elidedText(file_name, Qt.TextElideMode.ElideMiddle, 60 * GRID)
        text = (
            self.tr("{file} contains %n game(s).", "", games)
            if name
            else self.tr("The file contains %n game(s).", "", games)
        )
        label = QLabel(fill(text, file=name))
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        return label

    def _nothing_found(self) -> EmptyLabel:
        return EmptyLabel("games_nothing_found", self.tr("No game matches the search. Search for fewer words."))

    def _dress_filter(self) -> None:
        self._filter.setObjectName("games_filter")
        self._filter.setAccessibleName(self.tr("Search the games"))
        ClearOnEscape(self._filter)
        self._filter.setPlaceholderText(self.tr("Search for a player, a date or a result"))
        self._filter.setClearButtonEnabled(True)

    def _dress_table(self) -> None:
        table = self._table
        table.setObjectName("games_list")
        table.setAccessibleName(self.tr("Games"))
        table.setStyleSheet(_ROOM)
        table.setModel(self._model)
        table.setFont(figure_font())
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setTabKeyNavigation(False)
        table.verticalHeader().hide()
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        table.verticalHeader().setDefaultSectionSize(table.fontMetrics().height() + GRID)
        self._size_columns()

    def _size_columns(self) -> None:
        # Names share the width that the others leave.
        header, metrics = self._table.horizontalHeader(), self._table.fontMetrics()
        header.setHighlightSections(False)
        for column in range(self._model.columnCount()):
            widest = max(map(metrics.horizontalAdvance, self._model.longest_texts(column)), default=0)
            width = max(min(widest, _WIDEST) + 3 * GRID, header.sectionSizeHint(column))
            self._table.setColumnWidth(column, width)
        others = sum(header.sectionSize(column) for column in range(header.count()) if column not in _NAMES)
        self._table.setMinimumWidth(others + len(_NAMES) * _LEAST_NAME + 3 * GRID)
        for column in _NAMES:
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)


def _is_typing(event: QKeyEvent) -> bool:
    if event.key() == Qt.Key.Key_Backspace:
        return True
    return event.text().isprintable() and bool(event.text().strip()) and not event.modifiers() & _COMMANDS


def _line(text: str) -> str:
    """Return a text from a file on one line of at most `_LONGEST` characters. Return a dash for an empty text."""
    return " ".join(text[:_LONGEST].split()) or _UNKNOWN


def _alignment(column: int) -> int:
    side = Qt.AlignmentFlag.AlignRight if column in _FIGURES else Qt.AlignmentFlag.AlignLeft
    return int(side | Qt.AlignmentFlag.AlignVCenter)
