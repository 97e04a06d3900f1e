"""The bar under the board that selects and plays a search's earlier snapshots."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QIcon, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from studio.engine.views.snapshot import Snapshot
from studio.ui.replay.menu import ReplayMenu
from studio.ui.replay.moments import Moments
from studio.ui.replay.slider import MomentSlider, is_moment_key
from studio.ui.replay.speed import ReplaySpeed
from studio.ui.replay.text import MomentText
from studio.ui.widgets.icons import icon
from studio.ui.widgets.theme import GRID, Theme, ThemeColors, figure_font

_NARROWEST_SLIDER, _NARROWEST_IN_TIGHT = 10 * GRID, 6 * GRID
_GAP = 6
_PLAYING = ("step_play", "pause")
"""The icons of the button: play and pause."""


class ReplayBar(QWidget):
    """Shows the snapshots of a search."""

    # A selected one stays selected while the search continues.

    moment_changed = Signal(object)
    """Emitted with the selected Snapshot, or with None for the newest results."""
    export_requested = Signal(str)
    """Emitted with the kind of export: `pictures`, `animation`, `csv` or `json`."""
    page_requested = Signal()
    """Emitted when the user exports the search as a web page."""
    keep_requested = Signal()
    """Emitted when the user stores the snapshots in the game record."""
    wanted_changed = Signal()
    """Emitted after `is_wanted` has changed."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("replay_bar")
        self._moments, self._is_wanted, self._is_tight = Moments(), True, False
        self._play, self._now, self._export = (self._button(name) for name in ("play", "now", "export"))
        self._slider, self._text, self._badge = MomentSlider(), MomentText(), QLabel()
        self._speed, self._menu = ReplaySpeed(), ReplayMenu(self._export)
        self._icons: tuple[QIcon, ...] = ()
        self._timer = QTimer(self)
        self._dress()
        self._arrange()
        self._connect()
        theme.bind(self._apply_colors)
        self._set_texts()

    # State

    @property
    def moment(self) -> Snapshot | None:
        """The selected snapshot, or None for the newest results."""
        return self._moments.shown

    @property
    def snapshots(self) -> tuple[Snapshot, ...]:
        return self._moments.snapshots

    @property
    def is_wanted(self) -> bool:
        """Whether to show the bar if there is room. This is False while a game hides the search."""
        return self._is_wanted

    @property
    def is_playing(self) -> bool:
        return self._timer.isActive()

    # Commands

    def show_timeline(self, snapshots: Sequence[Snapshot]) -> None:
        """Show the snapshots of one search, the oldest first."""
        # A selected one of this search stays selected.
        if self._moments.are(snapshots):
            return
        self._moments.snapshots = tuple(snapshots)
        self._fit()
        self._go_to(self.moment if self._moments.contain_shown else None)

    def clear(self) -> None:
        """Remove all snapshots and show the newest results."""
        self.show_timeline(())

    def show_now(self) -> None:
        """Show the newest results."""
        self._go_to(None)

    def play(self) -> None:
        """Play from the selected snapshot, or from the first one if none is selected.

        Do nothing if there are fewer than two snapshots.
        """
        if self._moments.are_many:
            self._timer.start(self._speed.interval_ms)
            self._go_to(self.moment or self.snapshots[0])

    def toggle(self) -> None:
        """Play, or pause."""
        self.pause() if self.is_playing else self.play()

    def step(self, by: int) -> None:
        """Select the snapshot that is `by` places later, or earlier if `by` is negative."""
        self._go_to(self._moments.at(self._moments.place + by))

    def pause(self) -> None:
        self._timer.stop()
        self._show()

    def set_speed(self, speed: float) -> None:
        """Select the available speed nearest to `speed`, a multiple of the default speed."""
        self._speed.set_speed(speed)

    def set_wanted(self, *, wanted: bool) -> None:
        self._is_wanted = wanted
        self.wanted_changed.emit()

    def set_can_keep(self, can: bool) -> None:
        self._menu.set_can_keep(can)

    # Events

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        self._show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """If a button has the focus, pass the keys of the slider to the slider."""
        # Shortcuts of the window do not get it.
        kind = event.type()
        is_ours = isinstance(event, QKeyEvent) and is_moment_key(event) and self._moments.are_many
        if not is_ours or kind not in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            return super().eventFilter(watched, event)
        event.accept()
        if kind is QEvent.Type.KeyPress:
            QApplication.sendEvent(self._slider, event)
        return True

    # Going through the snapshots

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        self._icons = tuple(icon(name, colors) for name in _PLAYING)
        self._now.setIcon(icon("last", colors))
        self._export.setIcon(icon("export", colors))
        for widget in (self._text, self._speed):
            widget.setFont(figure_font())
        self.setStyleSheet(_style_sheet(colors))
        self._fit()
        self._show()

    def _go_to(self, moment: Snapshot | None) -> None:
        is_new, self._moments.shown = moment is not self.moment, moment
        if moment is None:
            self._timer.stop()
        self._show()
        if is_new:
            self.moment_changed.emit(moment)

    @Slot(int)
    def _on_slider(self, place: int) -> None:
        self._go_to(self._moments.at(place))

    @Slot()
    def _on_moment_over(self) -> None:
        self._go_to(self._moments.at(self._moments.place + 1))

    @Slot()
    def _on_play(self) -> None:
        self.toggle()

    @Slot()
    def _on_speed(self) -> None:
        self._timer.setInterval(self._speed.interval_ms)

    # Display

    def _show(self) -> None:
        """Update the slider, the text and the buttons without signals."""
        is_past = self.moment is not None
        with QSignalBlocker(self._slider):
            self._slider.setRange(0, self._moments.last_place)
            self._slider.setValue(self._moments.place)
        for widget in (self._play, self._slider, self._speed, self._export):
            widget.setEnabled(self._moments.are_many)
        self._now.setEnabled(is_past)
        self._badge.setVisible(is_past and not self._is_tight)
        self._show_icon(self._icons[self.is_playing])
        _name(self._play, self.tr("Pause the replay") if self.is_playing else self.tr("Replay the search"))
        self._text.show_place(self._moments.place if is_past else None, self.moment)
        self._slider.setAccessibleDescription(self._text.toolTip())

    def _show_icon(self, shown: QIcon) -> None:
        """Change the icon of the play button if necessary."""
        # A change paints the bar again.
        if self._play.icon().cacheKey() != shown.cacheKey():
            self._play.setIcon(shown)

    def _fit(self) -> None:
        """Give half of the width to the slider and the rest to the text."""
        # If the shortest text needs more, the slider becomes narrower.
        icon_only = self._play  # as wide as the button `_now` without its word
        others = (self._play, self._badge, self._speed, icon_only, self._export)
        taken = sum(widget.sizeHint().width() for widget in others) + (len(others) + 1) * _GAP + 2 * GRID
        left, half = self.width() - taken, self.width() // 2
        self._set_tight(left < _NARROWEST_SLIDER + self._text.least_width)
        if self._is_tight:
            left += self._badge.sizeHint().width() + _GAP
        snapshots = self.snapshots if self._moments.are_many else ()
        self._text.show_moments(snapshots, left - half, left - self._slider.minimumWidth())
        word = self._now.fontMetrics().horizontalAdvance(self._now.text()) + 2 * GRID
        has_room = left - half - self._text.sizeHint().width() >= word
        style = Qt.ToolButtonStyle.ToolButtonTextBesideIcon if has_room else Qt.ToolButtonStyle.ToolButtonIconOnly
        self._now.setToolButtonStyle(style)

    def _set_tight(self, is_tight: bool) -> None:
        """Set whether the bar is narrow.

        In a narrow bar, the slider is smaller and a hidden badge keeps no space, so that the text has room.
        """
        self._is_tight = is_tight
        policy = self._badge.sizePolicy()
        policy.setRetainSizeWhenHidden(not is_tight)  # so that the slider does not move under the mouse
        self._badge.setSizePolicy(policy)
        self._slider.setMinimumWidth(_NARROWEST_IN_TIGHT if is_tight else _NARROWEST_SLIDER)

    def _set_texts(self) -> None:
        self.setAccessibleName(self.tr("Replay of the search"))
        _name(self._slider, self.tr("Snapshot of the search"))
        self._badge.setText(self.tr("Past"))
        self._now.setText(self.tr("Now"))
        _name(self._now, self.tr("Back to the current state of the search"))
        _name(self._export, self.tr("Export the snapshots of the search"))
        self._fit()
        self._show()

    # Construction

    def _button(self, name: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName(f"replay_{name}")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.installEventFilter(self)
        return button

    def _dress(self) -> None:
        for name, widget in (("moment", self._slider), ("text", self._text), ("badge", self._badge)):
            widget.setObjectName(f"replay_{name}")
        self._export.setMenu(self._menu)
        self._export.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._badge.setSizePolicy(QSizePolicy())

    def _arrange(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(GRID, 2, GRID, 2)
        row.setSpacing(_GAP)
        for widget in (self._play, self._slider, self._text, self._badge, self._speed, self._now, self._export):
            row.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
        row.setStretch(1, 1)

    def _connect(self) -> None:
        self._timer.timeout.connect(self._on_moment_over)
        self._slider.valueChanged.connect(self._on_slider)
        self._play.clicked.connect(self._on_play)
        self._now.clicked.connect(self.show_now)
        self._speed.currentIndexChanged.connect(self._on_speed)
        self._menu.export_requested.connect(self.export_requested)
        self._menu.page_requested.connect(self.page_requested)
        self._menu.keep_requested.connect(self.keep_requested)


def _name(widget: QWidget, name: str) -> None:
    widget.setAccessibleName(name)
    widget.setToolTip(name)


def _style_sheet(colors: ThemeColors) -> str:
    return f"""
    QLabel#replay_text {{ color: {colors.quiet_text}; }}
    QLabel#replay_badge {{
        background: {colors.quiet_text}; color: {colors.pane}; border-radius: 6px;
        padding: 1px {GRID}px; font-weight: 600;
    }}
    QToolButton {{ padding: 5px 4px; }}
    QComboBox {{ padding-left: 4px; padding-right: 2px; }}
    QToolButton::menu-indicator {{ image: none; }}
    """
