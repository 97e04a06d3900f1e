"""The dialog that selects the source of the exercises and the kind of win."""

from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QRadioButton,
    QWidget,
)

from studio.engine.views.threats import ThreatKind
from studio.exercises.collecting import LEAST_PLIES
from studio.exercises.sources import Source
from studio.ui.widgets.arranging import DIALOG_MARGINS, vbox
from studio.ui.widgets.number_boxes import IntegerBox
from studio.ui.widgets.theme import GRID

_KINDS = (ThreatKind.FOURS, ThreatKind.THREES)
_MOST_PLIES = 99


class ExerciseDialog(QDialog):
    """A dialog for the source of the exercises and the kind of win. The caller restores the last choice."""

    def __init__(self, source: Source, kind: ThreatKind, least_plies: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("exercise_dialog")
        self.setWindowTitle(self.tr("Find the win"))
        self._sources = {name: QRadioButton() for name in Source}
        self._group, self._kind, self._least = QButtonGroup(self), QComboBox(), IntegerBox()
        for name, button in self._sources.items():
            button.setObjectName(f"exercise_source_{name}")
            button.setChecked(name is source)
            self._group.addButton(button)
        self._kind.addItems([self.tr("by fours"), self.tr("by threes and fours")])
        self._kind.setObjectName("exercise_kind")
        self._kind.setCurrentIndex(_KINDS.index(kind))
        self._least.setRange(LEAST_PLIES, _MOST_PLIES)
        self._least.setSingleStep(2)
        self._least.setValue(least_plies)
        self._write()
        self._arrange()
        self._sources[source].setFocus()

    @property
    def source(self) -> Source:
        return next(name for name, button in self._sources.items() if button.isChecked())

    @property
    def kind(self) -> ThreatKind:
        return _KINDS[self._kind.currentIndex()]

    @property
    def least_plies(self) -> int:
        return self._least.value()

    # Implementation

    def _write(self) -> None:
        self._sources[Source.OURS].setText(self.tr("Positions that come with the &program"))
        self._sources[Source.GAME].setText(self.tr("Missed wins in the &open game"))
        self._sources[Source.FILE].setText(self.tr("Games of a &file …"))
        self._kind.setAccessibleName(self.tr("Kind of win"))
        self._least.setAccessibleName(self.tr("Minimum length in plies (moves of both sides)"))

    def _arrange(self) -> None:
        intro = QLabel(
            self.tr("The side to move wins by threats. Find the win; the solver replies with the best defence.")
        )
        intro.setWordWrap(True)
        form = QFormLayout()
        form.addRow(self.tr("Kind of win"), self._kind)
        form.addRow(self.tr("Minimum length in plies"), self._least)
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
