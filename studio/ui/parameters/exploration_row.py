"""The row of the exploration constant c, with a choice of its scale."""

from PySide6.QtCore import QSignalBlocker, Qt, Slot
from PySide6.QtWidgets import QComboBox, QWidget

from studio.engine.options.parameters import PARAMETERS, Selection
from studio.engine.options.scale import EXPLORATION, Scale
from studio.game.position_analysis import ParameterValue
from studio.ui.parameters.number_box import NumberBox
from studio.ui.parameters.parameter_row import ParameterRow
from studio.ui.texts.parameters import number_text, range_text
from studio.ui.widgets.arranging import hbox
from studio.ui.widgets.theme import Theme


class ExplorationRow(ParameterRow):
    """Shows the exploration constant c on the scale of win rates or of values.

    `value` is always on the scale of the selection rule. If the user has not chosen a scale, the row uses this scale,
    too. When the selection rule changes, the shown number stays the same.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        self._of_rule = self._shown = Scale.RATES
        self._is_chosen = False
        self.scale = QComboBox()
        super().__init__(EXPLORATION, theme, parent)
        self.scale.activated.connect(self._on_scale)

    @property
    def value(self) -> ParameterValue:
        """The value of the parameter, on the scale of the selection rule."""
        return float(super().value) * self._shown.factor_to(self._of_rule)

    def follow_rule(self, selection: Selection) -> None:
        """Read `value` on the scale of this selection rule. If the user has not chosen a scale, show c on it."""
        if (scale := Scale.of(selection)) is not self._of_rule:
            self._of_rule = scale
            self._show_scale(self._shown if self._is_chosen else scale)
            self._update_texts()

    # Implementation

    def _range_part(self) -> QWidget:
        self.scale.setObjectName("exploration_scale")
        self.scale.setAccessibleName(self.tr("Scale of c"))
        self.scale.setToolTip(self.tr("Scale on which c is shown and typed. The scale does not change the search."))
        self.scale.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # the wheel must not change the scale
        self.scale.installEventFilter(self)
        self.scale.addItem(self.tr("on win rates"), Scale.RATES)
        self.scale.addItem(self.tr("on values"), Scale.VALUES)
        self._show_scale(self._shown)
        part = QWidget(self)
        hbox(self.scale, (self._range, 1), of=part)
        return part

    def _set(self, value: ParameterValue) -> None:
        super()._set(float(value) * self._of_rule.factor_to(self._shown))

    def _shown_text(self, value: ParameterValue) -> str:
        return number_text(float(value) * self._of_rule.factor_to(self._shown))

    @Slot()
    def _on_scale(self) -> None:
        """Show c on the scale that the user has chosen."""
        # c itself does not change.
        value, self._is_chosen = self.value, True
        self._show_scale(Scale(self.scale.currentData()))
        with QSignalBlocker(self.editor):
            self._set(value)
        self._update_texts()

    def _show_scale(self, scale: Scale) -> None:
        self._shown = scale
        self.scale.setCurrentIndex(self.scale.findData(scale))
        bounds = PARAMETERS[EXPLORATION].metadata
        factor = self._of_rule.factor_to(scale)
        if isinstance(self.editor, NumberBox):
            self.editor.set_bounds(bounds["low"] * factor, bounds["high"] * factor)
        self._range.setText(range_text(bounds["low"] * factor, bounds["high"] * factor))
