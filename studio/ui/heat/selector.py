"""The settings of the heatmap and of the discs on the board, with the legend."""

from collections.abc import Iterable
from enum import StrEnum

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtGui import QIcon, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QSizePolicy, QSlider, QVBoxLayout, QWidget

from studio.game.message import fill
from studio.ui.heat.colours import ColourMap
from studio.ui.heat.layers import Display, HeatSettings, Legend, Quantity, colour_bar
from studio.ui.heat.legend import LegendBar
from studio.ui.texts.numbers import percent
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.widgets.arranging import hbox
from studio.ui.widgets.form import set_level
from studio.ui.widgets.theme import GRID, Theme, ThemeColors, figure_font

_SWATCH = QSize(40, 12)


class Scale(StrEnum):
    LINEAR = "linear"
    LOGARITHMIC = "logarithmic"


class HeatmapSelector(QWidget):
    """The legend of the heatmap. Below it are the settings of the heatmap and the discs."""

    settings_changed = Signal(object)  # HeatSettings

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("heatmap")
        self._settings, self._viewed = HeatSettings(), ViewedSide()
        self._display = self._choice("heatmap_display", Display)
        self._quantity = self._choice("heatmap_quantity", Quantity)
        self._scale = self._choice("heatmap_scale", Scale)
        self._colour_map = self._choice("heatmap_colours", ColourMap)
        self._opacity = QSlider(Qt.Orientation.Horizontal, self)
        self._opacity_text = QLabel(self)
        self._legend = LegendBar(theme, self)
        self._labels = [QLabel(self) for _ in range(5)]
        self._make_opacity()
        theme.bind(self._show_swatches)
        self._lay_out()
        self._set_texts()
        self.set_settings(self._settings)

    @property
    def settings(self) -> HeatSettings:
        return self._settings

    def set_settings(self, settings: HeatSettings) -> None:
        """Show the settings. Do not emit a change."""
        self._settings = settings
        shown = (settings.display, settings.quantity, _scale_of(settings), settings.colour_map)
        for choice, value in zip(self._choices(), shown, strict=True):
            with QSignalBlocker(choice):
                choice.setCurrentIndex(choice.findData(value))
        with QSignalBlocker(self._opacity):
            self._opacity.setValue(round(settings.opacity * 100))
        self._show_what_counts()

    def show_legend(self, legend: Legend | None, *, lacks_priors: bool = False) -> None:
        """Show `legend`.

        If it is None, show that there is no heatmap. `lacks_priors` says that this is because all priors are equal.
        """
        self._legend.set_shows_discs(self.settings.display is Display.DISCS)
        self._legend.set_lacks_priors(lacks_priors)
        self._legend.show_legend(legend, self._caption(legend) if legend is not None else "")

    @property
    def quantity_name(self) -> str:
        """The name of the selected quantity. The name of a win rate includes its side."""
        is_rate = self._settings.quantity is Quantity.WIN_RATE
        return self._viewed.heading if is_rate else self._quantity.currentText()

    def _caption(self, legend: Legend) -> str:
        """Return a line with the name of the quantity. It says whether dark colours mean large numbers."""
        if self._settings.quantity is not Quantity.WIN_RATE:
            return fill(self.tr("{quantity}: darker is more"), quantity=self._quantity.currentText())
        if legend.is_falling:
            return fill(self.tr("Win rate for {side}: darker is less"), side=self._viewed.name)
        return fill(self.tr("Win rate for {side}: darker is more"), side=self._viewed.name)

    @Slot(object)
    def show_side(self, viewed: ViewedSide) -> None:
        """Name the side whose win rates are shown."""
        self._viewed = viewed
        self._legend.show_side(viewed)

    @Slot(bool)
    def set_has_visits(self, has: bool) -> None:
        """Set whether the discs on the board are large enough to show visits and ranks."""
        self._legend.set_has_visits(has)

    # Layout

    def _choices(self) -> tuple[QComboBox, ...]:
        return self._display, self._quantity, self._scale, self._colour_map

    def _choice(self, name: str, values: Iterable[StrEnum]) -> QComboBox:
        choice = QComboBox(self)
        choice.setObjectName(name)
        for value in values:
            choice.addItem("", value)
        choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        choice.currentIndexChanged.connect(self._on_choice)
        return choice

    def _make_opacity(self) -> None:
        self._opacity.setObjectName("heatmap_opacity")
        self._opacity.setRange(0, 100)
        self._opacity.setPageStep(10)
        self._opacity.valueChanged.connect(self._on_choice)
        self._opacity_text.setFont(figure_font())
        self._opacity_text.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._colour_map.setIconSize(_SWATCH)

    @Slot(object)
    def _show_swatches(self, colors: ThemeColors) -> None:
        for at, colour_map in enumerate(ColourMap):
            self._colour_map.setItemIcon(at, _swatch(colour_map, colors))

    def _lay_out(self) -> None:
        opacity = hbox((self._opacity, 1), self._opacity_text)
        form = QFormLayout()
        form.setVerticalSpacing(GRID - 2)
        form.setHorizontalSpacing(GRID + 4)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        for label, choice in zip(self._labels, self._choices(), strict=False):
            set_level(label, choice)
            choice.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            form.addRow(label, choice)
        self._labels[4].setBuddy(self._opacity)
        form.addRow(self._labels[4], opacity)
        column = QVBoxLayout(self)
        column.setContentsMargins(GRID, GRID, GRID, GRID)
        column.setSpacing(GRID)
        column.addWidget(self._legend)  # the legend is first, so that it is visible in a low pane
        column.addLayout(form)
        column.addStretch(1)

    def _set_texts(self) -> None:
        self.setAccessibleName(self.tr("Heatmap"))
        names = (self.tr("Show"), self.tr("Quantity"), self.tr("Scale"), self.tr("Colours"), self.tr("Opacity"))
        controls = (*self._choices(), self._opacity)
        for label, control, name in zip(self._labels, controls, names, strict=True):
            label.setText(name)
            control.setAccessibleName(name)
        texts = (
            (self.tr("Heatmap"), self.tr("Candidates"), self.tr("Nothing")),
            (self.tr("Visits"), self.tr("Win rate"), self.tr("Prior"), self.tr("Selection score")),
            (self.tr("Linear"), self.tr("Logarithmic")),
            (self.tr("Viridis"), self.tr("Cividis"), self.tr("Heat"), self.tr("Grey")),
        )
        for choice, items in zip(self._choices(), texts, strict=True):
            for at, text in enumerate(items):
                choice.setItemText(at, text)
        self._explain()

    def _explain(self) -> None:
        self._scale.setToolTip(self.tr("A linear scale of visits shows little more than the most visited move"))
        self._quantity.setItemData(
            list(Quantity).index(Quantity.PRIOR),
            self.tr("Probability of the move, estimated before the search"),
            Qt.ItemDataRole.ToolTipRole,
        )
        self._colour_map.setToolTip(self.tr("Viridis and Cividis are suitable for colour-blind people"))

    # User input

    def _on_choice(self) -> None:
        # For a quantity without a logarithmic scale the box shows linear. The setting is kept for other quantities.
        chosen = self._scale.currentData() == Scale.LOGARITHMIC
        self._settings = HeatSettings(
            display=Display(self._display.currentData()),
            quantity=Quantity(self._quantity.currentData()),
            logarithmic=chosen if self._scale.isEnabled() else self._settings.logarithmic,
            colour_map=ColourMap(self._colour_map.currentData()),
            opacity=self._opacity.value() / 100,
        )
        self._show_what_counts()
        self.settings_changed.emit(self._settings)

    def _show_what_counts(self) -> None:
        """Enable the settings that have an effect now, and disable the others."""
        settings, is_heat = self._settings, self._settings.display is Display.HEAT
        for control in (self._quantity, self._colour_map, self._opacity):
            control.setEnabled(is_heat)
        self._scale.setEnabled(is_heat and settings.has_logarithm)
        with QSignalBlocker(self._scale):
            self._scale.setCurrentIndex(self._scale.findData(_scale_of(settings)))
        for label in self._labels:
            buddy = label.buddy()
            label.setEnabled(buddy is None or buddy.isEnabled())
        self._opacity_text.setEnabled(is_heat)
        self._opacity_text.setText(percent(settings.opacity, self.locale(), 0))


def _scale_of(settings: HeatSettings) -> Scale:
    return Scale.LOGARITHMIC if settings.is_logarithmic else Scale.LINEAR


def _swatch(colour_map: ColourMap, colors: ThemeColors) -> QIcon:
    """Return an icon with the colours of the map as they appear on the board."""
    table = colour_bar(HeatSettings(colour_map=colour_map))
    image = QImage(table.tobytes(), len(table), 1, len(table) * 4, QImage.Format.Format_RGBA8888)
    picture = QPixmap(_SWATCH * 2)
    picture.fill(colors.color("plain"))
    painter = QPainter(picture)
    painter.drawImage(picture.rect(), image)
    painter.end()
    return QIcon(picture)
