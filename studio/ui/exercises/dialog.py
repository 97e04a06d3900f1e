"""The dialog in which the user chooses the source, the kind of win, and the level of the exercises."""

from PySide6.QtCore import Slot
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QRadioButton,
    QWidget,
)

from studio.engine.views.threats import ThreatKind
from studio.exercises.levels import LEVELS, fewest_moves, most_moves
from studio.exercises.sources import Source
from studio.game.message import fill
from studio.ui.texts.plies import ply_text
from studio.ui.widgets.arranging import DIALOG_MARGINS, vbox
from studio.ui.widgets.form import Form
from studio.ui.widgets.theme import GRID

_KINDS = (ThreatKind.FOURS, ThreatKind.THREES)


class ExerciseDialog(QDialog):
    """A dialog for the source, the kind of win and the level of exercises."""

    # The arguments are its defaults.

    def __init__(self, source: Source, kind: ThreatKind, level: int | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("exercise_dialog")
        self.setWindowTitle(self.tr("Find the Win"))
        self._sources = {name: QRadioButton() for name in Source}
        self._group, self._kind, self._level = QButtonGroup(self), QComboBox(), QComboBox()
        for name, button in self._sources.items():
            button.setObjectName(f"exercise_source_{name}")
            button.setChecked(name is source)
            self._group.addButton(button)
        self._kind.addItems([self.tr("by fours (VCF)"), self.tr("by threes and fours (VCT)")])
        self._kind.setObjectName("exercise_kind")
        self._kind.setCurrentIndex(_KINDS.index(kind))
        self._level.setObjectName("exercise_level")
        self._write()
        self._write_levels()
        self._level.setCurrentIndex(level or 0)
        self._kind.currentIndexChanged.connect(self._write_levels)
        self._arrange()
        self._sources[source].setFocus()

    @property
    def source(self) -> Source:
        return next(name for name, button in self._sources.items() if button.isChecked())

    @property
    def kind(self) -> ThreatKind:
        return _KINDS[self._kind.currentIndex()]

    @property
    def level(self) -> int | None:
        """The level from 1 to 5, or None for all levels."""
        return self._level.currentIndex() or None

    # Implementation

    def _write(self) -> None:
        self._sources[Source.OURS].setText(self.tr("Positions that come with the &program"))
        self._sources[Source.GAME].setText(self.tr("Missed wins in the &open game"))
        self._sources[Source.FILE].setText(self.tr("Games of a &file …"))
        self._kind.setAccessibleName(self.tr("Kind of win"))
        self._level.setAccessibleName(self.tr("Level"))

    @Slot()
    def _write_levels(self) -> None:
        """Fill the list of levels. The selected level stays selected."""
        # The texts have the plies to the win, which depend on its kind.
        chosen = max(0, self._level.currentIndex())
        self._level.clear()
        self._level.addItems([self.tr("all, the easiest first"), *map(self._level_text, LEVELS)])
        self._level.setCurrentIndex(chosen)

    def _level_text(self, level: int) -> str:
        most, fewest = most_moves(self.kind, level), fewest_moves(self.kind, level)
        if most is None:
            text = self.tr("Level {level}: wins in {plies} plies or more")
            return fill(text, level=str(level), plies=str(_plies(fewest)))
        text = self.tr("Level {level}: wins in {plies} plies")
        plies = str(_plies(most)) if fewest == most else f"{_plies(fewest)}–{_plies(most)}"
        return fill(text, level=str(level), plies=plies)

    def _arrange(self) -> None:
        intro = QLabel(
            " ".join(
                (
                    self.tr(
                        "The side to move wins by threats. Find the win; the solver replies with the best defence."
                    ),
                    ply_text(),
                )
            )
        )
        intro.setWordWrap(True)
        form = Form()
        form.add(QLabel(self.tr("&Kind of win")), self._kind)
        form.add(QLabel(self.tr("&Level")), self._level)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        begin = buttons.addButton(self.tr("&Begin"), QDialogButtonBox.ButtonRole.AcceptRole)
        begin.setObjectName("exercise_begin")
        begin.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        vbox(
            intro,
            *self._sources.values(),
            form,
            buttons,
            of=self,
            spacing=2 * GRID,
            margins=DIALOG_MARGINS,
        )


def _plies(moves: int) -> int:
    """Return the length in plies of a win. `moves` is the number of moves of the winner."""
    return 2 * moves - 1
