"""The dialog that asks for the profile and the limit of a review."""

import re
from collections.abc import Callable, Mapping

from PySide6.QtCore import QLocale, Signal, Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QStackedWidget,
    QWidget,
)

from studio.engine.options.limits import Limit
from studio.engine.options.profiles import DEFAULT_PROFILE
from studio.game.message import fill
from studio.game.position_analysis import ParameterValue
from studio.insight.confirming import FACTOR
from studio.machine.settings import ReviewSection
from studio.players.profiles import OURS, ProfileCatalogue
from studio.ui.parameters.profile_box import NO_CHANGES, ProfileBox
from studio.ui.widgets.arranging import DIALOG_MARGINS, STRETCH, hbox, vbox
from studio.ui.widgets.form import Form
from studio.ui.widgets.limit_editor import LimitKind
from studio.ui.widgets.number_boxes import DecimalBox, IntegerBox
from studio.ui.widgets.sentence import Sentence
from studio.ui.widgets.theme import GRID

_MOST_SIMULATIONS = 1_000_000_000
_MOST_SECONDS = 3_600.0


class ReviewDialog(QDialog):
    """Asks for the settings of a review. `moves` is the number of positions that can be analysed."""

    # The duration must be measured again.
    profile_changed = Signal()
    """Emitted when the user chooses a different profile."""

    def __init__(
        self,
        moves: int,
        proposed: ReviewSection,
        parent: QWidget | None = None,
        *,
        profile: str = DEFAULT_PROFILE,
        changes: Mapping[str, ParameterValue] = NO_CHANGES,
        catalogue: ProfileCatalogue = OURS,
        speed: float = 0.0,
    ) -> None:
        """Create the dialog.

        `speed` is the number of simulations per second in the last search or review, or 0 if it is unknown. The
        duration of the review is estimated from it.
        """
        super().__init__(parent)
        self.setObjectName("review")
        self.setWindowTitle(self.tr("Review the Game"))
        self._moves, self._speed = moves, speed
        self._is_measuring, self._sentence, self._confirmed = False, Sentence(), Sentence()
        self._remaining: Callable[[Limit, bool], int] = lambda _limit, _again: moves
        self._has_open_marks: Callable[[Limit], bool] = lambda _limit: False
        self._confirmations: Callable[[Limit, bool], int] = lambda _limit, _again: 0
        self._keeps: Callable[[Limit], bool] = lambda _limit: False
        self._measured: Callable[[Limit, bool], float | None] = lambda _limit, _again: None
        self._kind, self._numbers = QComboBox(), QStackedWidget()
        self._simulations, self._seconds = IntegerBox(), DecimalBox()
        self._again, self._estimate = QCheckBox(self.tr("&Repeat existing analysis")), Sentence()
        self._profile = ProfileBox()
        self._profile.setObjectName("review_profile")
        self._profile.setAccessibleName(self.tr("Profile for the analysis"))
        self._profile.show_catalogue(catalogue)
        self._profile.show_profile(profile, changes)
        self._dress_kind(proposed)
        self._dress_numbers(proposed)
        self._again.setObjectName("review_again")
        self._estimate.setObjectName("review_estimate")
        self._again.toggled.connect(self._on_limit)
        self._profile.activated.connect(self._on_profile)
        self._lay_out()
        self._on_limit()
        (self._seconds if self.kind is LimitKind.SECONDS else self._simulations).setFocus()

    def profile(self) -> str:
        """Return the name of the chosen profile."""
        return self._profile.name

    def limit(self) -> Limit:
        """Return the chosen limit per position."""
        if self.kind is LimitKind.SECONDS:
            return Limit(seconds=self._seconds.value())
        return Limit(simulations=self._simulations.value())

    def again(self) -> bool:
        """Return whether positions that already have a sufficient analysis are to be analysed again."""
        return self._again.isChecked()

    def show_remaining(self, count: Callable[[Limit, bool], int]) -> None:
        """Show how many positions are to be analysed. `count` returns this number for the chosen limit and `again`."""
        self._remaining = count
        self._on_limit()

    def show_confirmations(self, count: Callable[[Limit, bool], int]) -> None:
        """Include the searches that confirm marks in the estimate.

        `count` returns their number for the chosen limit and `again`.
        """
        self._confirmations = count
        self._on_limit()

    def show_kept(self, keeps: Callable[[Limit], bool]) -> None:
        """Say that the marks of an earlier review will stay, but only while `keeps` returns True for the chosen
        limit.
        """
        self._keeps = keeps
        self._on_limit()

    def show_open_marks(self, has: Callable[[Limit], bool]) -> None:
        """Say what a review does if no position is left to analyse.

        `has` returns whether a review with the chosen limit would still compare moves or confirm marks.
        """
        self._has_open_marks = has
        self._on_limit()

    def show_measuring(self) -> None:
        """Say that the duration is being measured. If an estimate is already shown, keep it."""
        self._is_measuring = True
        self._on_limit()

    def show_measured(self, estimate: Callable[[Limit, bool], float | None]) -> None:
        """Show the measured duration.

        `estimate` returns it in seconds for the chosen limit and `again`, or None if it is unknown.
        """
        self._measured, self._is_measuring = estimate, False
        self._on_limit()

    def section(self) -> ReviewSection:
        """Return the chosen limit as it is stored in the settings file."""
        # The next dialog proposes it.
        in_seconds = self.kind is LimitKind.SECONDS
        return ReviewSection(
            "seconds" if in_seconds else "simulations", self._simulations.value(), self._seconds.value()
        )

    @property
    def kind(self) -> LimitKind:
        return LimitKind(self._kind.currentData())

    @property
    def estimate(self) -> str:
        """The estimate of the duration that is shown."""
        return self._estimate.text()

    def _dress_kind(self, proposed: ReviewSection) -> None:
        self._kind.setObjectName("review_kind")
        self._kind.setAccessibleName(self.tr("Limit per position"))
        self._kind.addItem(self.tr("simulations"), LimitKind.SIMULATIONS)
        self._kind.addItem(self.tr("seconds"), LimitKind.SECONDS)
        self._kind.setCurrentIndex(self._kind.findData(LimitKind(proposed.limit_kind)))
        self._kind.currentIndexChanged.connect(self._on_limit)

    def _dress_numbers(self, proposed: ReviewSection) -> None:
        self._simulations.setObjectName("review_simulations")
        self._simulations.setAccessibleName(self.tr("Simulations per position"))
        self._simulations.setRange(1, _MOST_SIMULATIONS)
        self._simulations.setSingleStep(1_000)
        self._simulations.setGroupSeparatorShown(True)
        self._simulations.setValue(min(proposed.simulations, _MOST_SIMULATIONS))
        self._seconds.setObjectName("review_seconds")
        self._seconds.setAccessibleName(self.tr("Seconds per position"))
        self._seconds.setRange(0.1, _MOST_SECONDS)
        self._seconds.setDecimals(1)
        self._seconds.setValue(proposed.seconds)
        for number in (self._simulations, self._seconds):
            self._numbers.addWidget(number)  # in one place, so that nothing moves
            number.valueChanged.connect(self._on_limit)
        self._numbers.setFixedHeight(self._kind.sizeHint().height())
        (self._seconds if self.kind is LimitKind.SECONDS else self._simulations).selectAll()

    def _lay_out(self) -> None:
        for quiet in (self._estimate, self._confirmed):
            quiet.setForegroundRole(QPalette.ColorRole.PlaceholderText)  # the theme's quiet text
        form = Form()
        form.add(QLabel(self.tr("&Profile")), self._profile)
        form.add(QLabel(self.tr("&Limit per position")), hbox((self._numbers, 1), self._kind), self._numbers)
        form.add_below(self._estimate)
        form.add_below(self._confirmed)
        form.add_below(self._again)
        column = vbox(self._sentence, form, STRETCH, of=self, spacing=2 * GRID, margins=DIALOG_MARGINS)
        column.addStrut(52 * GRID)
        column.addWidget(self._buttons())

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox()
        analyse = buttons.addButton(self.tr("&Analyse"), QDialogButtonBox.ButtonRole.AcceptRole)
        analyse.setDefault(True)
        analyse.setEnabled(self._moves > 0)
        buttons.addButton(self.tr("&Cancel"), QDialogButtonBox.ButtonRole.RejectRole).setAutoDefault(False)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        return buttons

    @Slot()
    def _on_limit(self) -> None:
        in_seconds = self.kind is LimitKind.SECONDS
        self._numbers.setCurrentWidget(self._seconds if in_seconds else self._simulations)
        remaining = self._remaining(self.limit(), self.again())
        self._sentence.setText(self._remaining_text(remaining))
        self._confirmed.setText(self._confirmed_text())
        searches = remaining + FACTOR * self._confirmations(self.limit(), self.again())
        measured = self._measured(self.limit(), self.again())
        if measured is not None:
            self._estimate.setText(self._measured_text(measured))
        elif in_seconds:
            self._estimate.setText(self._duration(searches, self._seconds.value()))
        elif self._speed > 0:
            self._estimate.setText(self._duration(searches, self._simulations.value() / self._speed))
        elif self._is_measuring:
            self._estimate.setText(self.tr("The time is being measured."))
        else:
            self._estimate.setText(self.tr("The time can be estimated after the first search or review."))

    def _remaining_text(self, remaining: int) -> str:
        """Return a text that says what a click on Analyse would do."""
        if not self._moves or remaining:
            return self.tr("%n position(s) of this line will be analysed.", "", remaining)
        if self._keeps(self.limit()):
            return self.tr("An earlier review of this line used more simulations. Its marks are kept.")
        if self._has_open_marks(self.limit()):
            return self.tr(
                "Every position of this line is already analysed with this limit. “Analyse” compares the moves and "
                "confirms the marks that are not confirmed yet."
            )
        text = self.tr(
            "Every position of this line is already analysed with this limit, and every mark is confirmed. “Analyse” "
            "only judges the moves again from these analyses. For new searches, raise the limit or check “{again}”."
        )
        return fill(text, again=re.sub(r"\(&\w\)|&", "", self._again.text()))

    def _confirmed_text(self) -> str:
        """Return a text that says how long the searches are that confirm mistakes."""
        if self.kind is LimitKind.SECONDS:
            text = self.tr(
                "Mistakes that are not proven are confirmed by two more searches, one before and one "
                "after the move. Each search takes {seconds} seconds."
            )
            return fill(text, seconds=QLocale().toString(FACTOR * self._seconds.value(), "f", 0))
        text = self.tr(
            "Mistakes that are not proven are confirmed by two more searches, one before and one "
            "after the move. Each search has {simulations} simulations."
        )
        return fill(text, simulations=QLocale().toString(FACTOR * self._simulations.value()))

    @Slot()
    def _on_profile(self) -> None:
        self._measured = lambda _limit, _again: None
        self._on_limit()
        self.profile_changed.emit()

    def _measured_text(self, seconds: float) -> str:
        text = self.tr("Estimated time: {duration}, measured in this game. The first marks appear earlier.")
        return fill(text, duration=self._about(seconds))

    def _about(self, seconds: float) -> str:
        seconds = max(1.0, seconds)
        if seconds < 60:
            return self.tr("about %n second(s)", "", round(seconds))
        if seconds < 3600:
            return self.tr("about %n minute(s)", "", round(seconds / 60))
        return fill(self.tr("about {count} hours"), count=QLocale().toString(seconds / 3600, "f", 1))

    def _duration(self, count: int, seconds_each: float) -> str:
        about = self._about(count * seconds_each)
        text = self.tr(
            "Estimated time: {duration}. Proven positions take less time, comparisons of moves take more time."
        )
        return fill(text, duration=about)
