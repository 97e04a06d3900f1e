"""The controls of one side of a comparison: profile, seed and exploration."""

from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from studio.engine.options.parameters import PARAMETERS, Parameters
from studio.engine.options.profiles import Profile
from studio.insight.sides import Side, SideSettings
from studio.players.profiles import OURS, ProfileCatalogue
from studio.ui.heat.diverging import left_color, right_color
from studio.ui.parameters.profile_box import ProfileBox
from studio.ui.texts.parameters import number_text, parameter_sentence
from studio.ui.widgets.icons import icon
from studio.ui.widgets.number_boxes import DecimalBox, IntegerBox
from studio.ui.widgets.theme import GRID, Theme, ThemeColors, figure_font, text_font

_MOST_SEED = 2**31 - 1
_STEP = 0.1
_DECIMALS = 6
_AS_PROFILE = -_STEP
"""The value of the box that means the profile's exploration constant. It is one step below zero."""
_SWATCH = 22


class SideBadge(QWidget):
    """Shows the letter of a side. The background has the colour of the side."""

    def __init__(self, side: Side, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side, self._theme, self._letter = side, theme, ""
        theme.changed.connect(self.update)
        self.setFixedSize(_SWATCH, _SWATCH)

    def show_letter(self, letter: str) -> None:
        self._letter = letter
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter, color = QPainter(self), left_color if self._side is Side.LEFT else right_color
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(self._theme.is_dark))
        painter.drawRoundedRect(self.rect(), 5, 5)
        painter.setPen(self._theme.color("pane"))
        painter.setFont(text_font(bold=True))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._letter)
        painter.end()


class ExplorationBox(DecimalBox):
    """A spin box for the exploration constant. A value below zero means the profile's constant."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._of_profile = 0.0
        self.setRange(_AS_PROFILE, PARAMETERS["exploration"].metadata["high"])
        self.setDecimals(_DECIMALS)
        self.setSingleStep(_STEP)
        self.setValue(_AS_PROFILE)
        self.setKeyboardTracking(False)
        self.setFont(figure_font())

    def set_of_profile(self, exploration: float) -> None:
        self._of_profile = exploration

    @property
    def exploration(self) -> float | None:
        return None if self.value() < 0 else self.value()

    def set_exploration(self, exploration: float | None) -> None:
        self.setValue(_AS_PROFILE if exploration is None else exploration)

    def textFromValue(self, value: float) -> str:
        """Return the number as text, without zeros at the end."""
        return number_text(value)

    def stepBy(self, steps: int) -> None:
        if self.exploration is None and steps > 0:
            self.setValue(self._of_profile)
        else:
            super().stepBy(steps)
            if self.exploration is None:
                self.setValue(_AS_PROFILE)


_FEW_LETTERS = 8
"""The number of letters of a profile's name that must be visible in a narrow window."""


class SideControls(QWidget):
    """The controls of one side: profile, seed and exploration constant. They do nothing but emit signals."""

    settings_changed = Signal()
    # The receiver then calls `take_parameters`.
    parameters_requested = Signal(object)
    """Emitted with this widget when the user wants to edit the parameters in a dialog."""

    def __init__(self, side: Side, theme: Theme, parent: QWidget | None = None, *, is_narrow: bool = False) -> None:
        """Create the controls. If they are narrow (`is_narrow`), one of the two numbers is below the other."""
        super().__init__(parent)
        self.setObjectName(f"compare_{side}")
        self._side = side
        self._badge = SideBadge(side, theme)
        self.profile, self.seed, self.exploration = ProfileBox(), IntegerBox(), ExplorationBox()
        self.parameters, self._catalogue = QToolButton(), OURS
        self._own: Parameters | None = None
        self._seed_label, self._exploration_label = QLabel(), QLabel()
        self._dress(side)
        self._lay_out(is_narrow=is_narrow)
        theme.bind(self._apply_colors)
        self._set_texts()
        self.show_settings(SideSettings())
        self.profile.currentIndexChanged.connect(self._on_profile)
        self.profile.activated.connect(self._on_chosen_again)
        self.seed.valueChanged.connect(self._on_number)
        self.exploration.valueChanged.connect(self._on_number)

    @property
    def settings(self) -> SideSettings:
        return SideSettings(self.profile.name, self.seed.value(), self.exploration.exploration, self._own)

    @property
    def chosen_profile(self) -> Profile:
        """The chosen profile."""
        # Parameters that differ from it are shown as changes.
        return self._catalogue.known(self.profile.name)

    def show_settings(self, settings: SideSettings) -> None:
        """Show these settings. Do not emit a change."""
        self._own = settings.own
        with QSignalBlocker(self.seed), QSignalBlocker(self.exploration):
            self.seed.setValue(settings.seed)
            self.exploration.set_exploration(settings.exploration)
        self._show_profile(settings.profile)

    @Slot(object)
    def show_catalogue(self, catalogue: ProfileCatalogue) -> None:
        """Offer the profiles of `catalogue`.

        If the chosen profile is not in it, choose the one with the most similar parameters.
        """
        parameters, self._catalogue = self.settings.parameters, catalogue
        name = self.profile.name
        self.profile.show_catalogue(catalogue)
        self._show_profile(name if name in catalogue else catalogue.nearest(parameters).name)

    def take_parameters(self, profile: Profile, parameters: Parameters) -> None:
        """Use `parameters`, and show how they differ from `profile`.

        The exploration constant is in its spin box if this has enough decimals for it.
        """
        of_profile = profile.parameters.exploration
        has_box = parameters.exploration not in (of_profile, round(of_profile, _DECIMALS))
        has_box = has_box and parameters.exploration == round(parameters.exploration, _DECIMALS)
        rest = replace(parameters, exploration=of_profile) if has_box else parameters
        is_plain = rest == profile.parameters and not profile.base
        own, exploration = None if is_plain else rest, parameters.exploration if has_box else None
        self.show_settings(SideSettings(profile.name, self.seed.value(), exploration, own))
        self.settings_changed.emit()

    def _set_texts(self) -> None:
        is_left = self._side is Side.LEFT
        self._badge.show_letter(self.tr("A") if is_left else self.tr("B"))
        self.profile.setAccessibleName(self.tr("Profile of A") if is_left else self.tr("Profile of B"))
        self.seed.setAccessibleName(self.tr("Seed of A") if is_left else self.tr("Seed of B"))
        self.exploration.setAccessibleName(self.tr("Exploration of A") if is_left else self.tr("Exploration of B"))
        self._seed_label.setText(self.tr("&Seed") if is_left else self.tr("See&d"))
        self._exploration_label.setText(self.tr("&Exploration") if is_left else self.tr("E&xploration"))
        self.seed.setToolTip(self.tr("The same seed with the same settings repeats the search exactly"))
        self.exploration.setToolTip(parameter_sentence("exploration"))
        self.exploration.setSpecialValueText(self.tr("default"))
        self.parameters.setAccessibleName(self.tr("Parameters of A …") if is_left else self.tr("Parameters of B …"))
        self.parameters.setToolTip(self.tr("Edit the search parameters of this side"))

    # Implementation

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        self.parameters.setIcon(icon("parameters", colors))

    def _dress(self, side: Side) -> None:
        self.profile.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.profile.setSizeAdjustPolicy(ProfileBox.SizeAdjustPolicy.AdjustToContents)
        self.parameters.setObjectName(f"compare_{side}_parameters")
        self.parameters.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.parameters.clicked.connect(self._on_parameters)
        self.seed.setRange(0, _MOST_SEED)
        self.seed.setKeyboardTracking(False)
        self.seed.setFont(figure_font())
        for name, widget in (("profile", self.profile), ("seed", self.seed), ("exploration", self.exploration)):
            widget.setObjectName(f"compare_{side}_{name}")
        self._seed_label.setBuddy(self.seed)
        self._exploration_label.setBuddy(self.exploration)

    def _lay_out(self, *, is_narrow: bool) -> None:
        if is_narrow:
            self.profile.setSizeAdjustPolicy(ProfileBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            self.profile.setMinimumContentsLength(_FEW_LETTERS)
        numbers, parts = QGridLayout(), (self._seed_label, self.seed, self._exploration_label, self.exploration)
        numbers.setSpacing(GRID)
        for at, (widget, stretch) in enumerate(zip(parts, (0, 1, 0, 2), strict=True)):
            widget.setMinimumWidth(1 if stretch else 0)
            row, column = divmod(at, 2) if is_narrow else (0, at)
            numbers.addWidget(widget, row, column)
            numbers.setColumnStretch(column, stretch)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(GRID)
        grid.addWidget(self._badge, 0, 0)
        grid.addWidget(self.profile, 0, 1)
        grid.addWidget(self.parameters, 0, 2)
        grid.addLayout(numbers, 1, 0, 1, 3)

    def _show_profile(self, name: str) -> None:
        profile = self._catalogue.known(name)
        self.profile.show_profile(profile.name, self._own.changes_from(profile.parameters) if self._own else {})
        self.exploration.set_of_profile((self._own or profile.parameters).exploration)

    @Slot()
    def _on_profile(self) -> None:
        """Use the parameters of the profile, but keep the exploration constant."""
        # It has its own box.
        self._own = self._catalogue.own_parameters(self.profile.name)
        self._show_profile(self.profile.name)
        self.settings_changed.emit()

    @Slot()
    def _on_chosen_again(self) -> None:
        """If the user chooses the current profile again, discard the changes of its parameters."""
        # The user chose the same profile again.
        if self._own != self._catalogue.own_parameters(self.profile.name):
            self._on_profile()

    @Slot()
    def _on_parameters(self) -> None:
        self.parameters_requested.emit(self)

    @Slot()
    def _on_number(self) -> None:
        self.settings_changed.emit()
