"""Asks for a new game: what is played, who plays, how long an engine may think, and who starts."""

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QSpinBox,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from studio.engine.options.limits import Limit
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.players.levels import SeatedEngine
from studio.players.seats import GameSetup
from studio.ui.board.stone_mark import StoneMark
from studio.ui.parts.limit_editor import LimitKind
from studio.ui.parts.theme import GRID, Theme
from studio.ui.play.rules_editor import RulesEditor
from studio.ui.play.seat_editor import SeatEditor
from studio.ui.words.sides import side_name

_MOST_SIMULATIONS = 1_000_000_000
_MOST_SECONDS = 86_400.0


class _MoveLimit(QWidget):
    """How much an engine may spend on a move: a number, and what it counts."""

    def __init__(self) -> None:
        super().__init__()
        self.kind, self._seconds, self._simulations = QComboBox(), QDoubleSpinBox(), QSpinBox()
        self._numbers = QStackedWidget()
        self._dress()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GRID)
        layout.addWidget(self._numbers, 3)  # in line with a player and a level
        layout.addWidget(self.kind, 2)

    @property
    def number(self) -> QWidget:
        """The box that counts."""
        return self._seconds if self.kind.currentData() == LimitKind.SECONDS else self._simulations

    def limit(self) -> Limit:
        if self.kind.currentData() == LimitKind.SECONDS:
            return Limit(seconds=self._seconds.value())
        return Limit(simulations=self._simulations.value())

    def set_limit(self, limit: Limit) -> None:
        if limit.simulations is not None:
            self._simulations.setValue(limit.simulations)
        if limit.seconds is not None:
            self._seconds.setValue(limit.seconds)
        kind = LimitKind.SIMULATIONS if limit.seconds is None and limit.simulations else LimitKind.SECONDS
        self.kind.setCurrentIndex(self.kind.findData(kind))

    def _dress(self) -> None:
        self._seconds.setRange(0.1, _MOST_SECONDS)
        self._seconds.setDecimals(1)
        self._seconds.setValue(2.0)
        self._simulations.setRange(1, _MOST_SIMULATIONS)
        self._simulations.setSingleStep(1_000)
        self._simulations.setGroupSeparatorShown(True)
        self._simulations.setValue(10_000)
        for box, name, text in (
            (self._seconds, LimitKind.SECONDS, self.tr("seconds")),
            (self._simulations, LimitKind.SIMULATIONS, self.tr("simulations")),
        ):
            box.setObjectName(f"new_game_{name}")
            box.setAccessibleName(text)
            self._numbers.addWidget(box)
            self.kind.addItem(text, name)
        self.kind.setObjectName("new_game_limit_kind")
        self.kind.setAccessibleName(self.tr("What a move is counted in"))
        self.kind.currentIndexChanged.connect(self._numbers.setCurrentIndex)


class NewGameDialog(QDialog):
    """Begins with what is proposed; `setup` is what was agreed upon."""

    def __init__(self, proposed: GameSetup, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("new_game_dialog")
        self.setWindowTitle(self.tr("New game"))
        self.setModal(True)
        self._rules, self._limit, self._starts = RulesEditor(theme), _MoveLimit(), QComboBox()
        self._black, self._white = SeatEditor(Stone.BLACK, theme), SeatEditor(Stone.WHITE, theme)
        self._marks = StoneMark(Stone.BLACK, theme), StoneMark(Stone.WHITE, theme)
        self._names = QLabel(), QLabel()
        self._limit_label = QLabel(self.tr("&Each move"))
        self._dress_starts()
        self._lay_out()
        self._connect()
        self._propose(proposed)
        self._rules.game.setFocus()

    def setup(self) -> GameSetup:
        """The game as it stands in the dialog."""
        limit = self._limit.limit()
        starts = Stone(self._starts.currentData())
        return GameSetup(self._rules.rules(), self._black.seat(limit), self._white.seat(limit), starts)

    def set_theme(self, theme: Theme) -> None:
        for part in (self._rules, self._black, self._white, *self._marks):
            part.set_theme(theme)

    # Its parts

    def _dress_starts(self) -> None:
        self._starts.setObjectName("new_game_starts")
        self._starts.setAccessibleName(self.tr("Who starts"))
        for stone in (Stone.BLACK, Stone.WHITE):
            self._starts.addItem("", stone)

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(3 * GRID)
        grid.setVerticalSpacing(2 * GRID)
        grid.setColumnStretch(1, 1)
        black, white = self._marks
        self._add_row(grid, QLabel(self.tr("&Game")), self._rules, self._rules.game)
        self._add_row(grid, self._names[0], self._black, self._black.player, black)
        self._add_row(grid, self._names[1], self._white, self._white.player, white)
        self._add_row(grid, self._limit_label, self._limit, self._limit.number)
        self._add_row(grid, QLabel(self.tr("Who &starts")), _in_line(self._starts), self._starts)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 2 * GRID)
        column.setSpacing(3 * GRID)
        column.addLayout(grid)
        column.addWidget(self._buttons())
        column.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)  # grows for the measures of a custom game

    def _add_row(
        self, grid: QGridLayout, label: QLabel, field: QWidget, buddy: QWidget, mark: StoneMark | None = None
    ) -> None:
        """The label stands beside the field's first line."""
        label.setBuddy(buddy)
        head = QHBoxLayout()
        head.setSpacing(GRID)
        for part in (mark, label):
            if part is not None:
                head.addWidget(part)
        head.addStretch()
        holder = QWidget()
        holder.setLayout(head)
        head.setContentsMargins(0, 0, 0, 0)
        holder.setFixedHeight(max(buddy.sizeHint().height(), head.sizeHint().height()))
        at = grid.rowCount()
        grid.addWidget(holder, at, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(field, at, 1)

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)  # a default must be in its dialog
        start = buttons.addButton(self.tr("S&tart game"), QDialogButtonBox.ButtonRole.AcceptRole)
        start.setObjectName("new_game_start")
        start.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        return buttons

    def _connect(self) -> None:
        self._rules.rules_changed.connect(self._on_rules)
        self._limit.kind.currentIndexChanged.connect(self._on_limit_kind)
        self._black.seat_changed.connect(self._on_seats)
        self._white.seat_changed.connect(self._on_seats)

    # What is asked

    def _propose(self, proposed: GameSetup) -> None:
        self._rules.set_rules(proposed.rules)
        self._on_rules(proposed.rules)
        self._black.set_seat(proposed.black)
        self._white.set_seat(proposed.white)
        self._starts.setCurrentIndex(self._starts.findData(proposed.starts))
        engines = [seat for seat in (proposed.black, proposed.white) if isinstance(seat, SeatedEngine)]
        if engines:
            self._limit.set_limit(engines[0].limit)
        self._on_seats()

    @Slot(object)
    def _on_rules(self, rules: Rules) -> None:
        for mark in self._marks:
            mark.show_rules(rules)
        self._name_sides(rules)

    def _name_sides(self, rules: Rules) -> None:
        """Black and White, Red and Yellow, X and O."""
        seats, stones = (self._black, self._white), (Stone.BLACK, Stone.WHITE)
        for at, (label, seat, stone) in enumerate(zip(self._names, seats, stones, strict=True)):
            name = side_name(stone, rules)
            label.setText(self.tr("&%1").replace("%1", name))
            seat.name_side(name)
            self._starts.setItemText(at, name)

    @Slot()
    def _on_limit_kind(self) -> None:
        self._limit_label.setBuddy(self._limit.number)

    @Slot()
    def _on_seats(self) -> None:
        people = [seat for seat in (self._black, self._white) if seat.is_person]
        for seat in (self._black, self._white):
            seat.name_person(alone=len(people) < 2)
        for part in (self._limit_label, self._limit):
            part.setEnabled(len(people) < 2)


def _in_line(widget: QWidget) -> QWidget:
    """As wide as a player above it."""
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(GRID)
    row.addWidget(widget, 3)
    row.addWidget(QWidget(), 2)
    return holder
