"""Chooses who sits on one side of a board: a person, or an engine at a level."""

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from studio.engine.options.limits import Limit
from studio.engine.options.profiles import PROFILES
from studio.game.stones import Stone
from studio.players.levels import DEFAULT_LEVEL, LEVELS, Level, SeatedEngine
from studio.players.seats import Person, Seat
from studio.ui.parts.theme import GRID, Theme
from studio.ui.words.knobs import profile_sentence, profile_title
from studio.ui.words.numbers import decimal


class SeatEditor(QWidget):
    """A player, its level, and a sentence that says what the level is."""

    seat_changed = Signal()

    def __init__(self, stone: Stone, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        side = stone.colour.lower()
        self.setObjectName(f"new_game_{side}_seat")
        self.player, self.level, self._sentence = QComboBox(), QComboBox(), QLabel()
        self.player.setObjectName(f"new_game_{side}")
        self.level.setObjectName(f"new_game_{side}_level")
        self._sentence.setObjectName(f"new_game_{side}_sentence")
        self._person = Person()
        self._fill()
        self._lay_out()
        self.set_theme(theme)
        self.player.currentIndexChanged.connect(self._on_choice)
        self.level.currentIndexChanged.connect(self._on_choice)
        self._on_choice()

    @property
    def is_person(self) -> bool:
        return self.player.currentData() is None

    @property
    def sentence(self) -> str:
        return self._sentence.text()

    def seat(self, limit: Limit) -> Seat:
        """Who was chosen; an engine may spend so much on a move."""
        if self.is_person:
            return self._person
        return SeatedEngine(self.player.currentData(), self.level.currentData(), limit)

    def set_seat(self, seat: Seat) -> None:
        if isinstance(seat, Person):
            self._person = seat
            self.player.setCurrentIndex(0)
            return
        self.player.setCurrentIndex(self.player.findData(seat.profile))
        self.level.setCurrentIndex(self.level.findData(seat.level))

    def name_person(self, *, alone: bool) -> None:
        """Whoever is the only person here is you."""
        self.player.setItemText(0, self._person.name or (self.tr("You") if alone else self.tr("Person")))

    def set_theme(self, theme: Theme) -> None:
        self._sentence.setStyleSheet(f"color: {theme.quiet_text}")

    # Its parts

    def name_side(self, name: str) -> None:
        """What the side is called in the game that is chosen."""
        self.player.setAccessibleName(name)
        self.level.setAccessibleName(self.tr("Level of %1").replace("%1", name))

    def _fill(self) -> None:
        self.player.addItem(self.tr("Person"), None)
        for profile in PROFILES.values():
            self.player.addItem(profile_title(profile.name), profile.name)
            sentence = profile_sentence(profile.name)
            self.player.setItemData(self.player.count() - 1, sentence, Qt.ItemDataRole.ToolTipRole)
        for level in LEVELS.values():
            self.level.addItem(_title(level), level.name)
        self.level.setCurrentIndex(self.level.findData(DEFAULT_LEVEL))

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(GRID)
        row.addWidget(self.player, 3)
        row.addWidget(self.level, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(self._sentence)
        self._sentence.setTextFormat(Qt.TextFormat.PlainText)
        sentences = (self._of_person(), *map(self._of_level, LEVELS.values()))
        self._sentence.setMinimumWidth(max(map(self._sentence.fontMetrics().horizontalAdvance, sentences)) + 2)

    # What the choice means

    def _of_person(self) -> str:
        return self.tr("Plays here, with the mouse or the keyboard")

    def _of_level(self, level: Level) -> str:
        locale = self.locale()
        if level.simulations is None or level.temperature is None:
            text = self.tr("%1: all of its time, the best move it finds")
        else:
            text = self.tr("%1: at most %2 simulations a move, moves drawn at temperature %3")
            text = text.replace("%2", locale.toString(level.simulations))
            text = text.replace("%3", decimal(level.temperature, 1, locale))
        return text.replace("%1", _title(level))

    @Slot()
    def _on_choice(self) -> None:
        self.level.setDisabled(self.is_person)
        chosen = LEVELS[self.level.currentData()]
        self._sentence.setText(self._of_person() if self.is_person else self._of_level(chosen))
        self.level.setAccessibleDescription(self._sentence.text())
        self.player.setToolTip(self.player.currentData(Qt.ItemDataRole.ToolTipRole) or "")
        self.seat_changed.emit()


def _title(level: Level) -> str:
    return QCoreApplication.translate("Levels", level.title)
