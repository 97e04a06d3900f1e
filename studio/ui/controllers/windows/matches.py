"""The controller of the match window."""

# The first use creates the window.

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Signal, Slot

from studio.activities.live_match import LiveMatch
from studio.game.message import fill
from studio.game.rules import Rules
from studio.insight.game_summary import summary_of
from studio.matches.notices import MatchState
from studio.ui.controllers.context import ControllerContext
from studio.ui.controllers.files import FileController
from studio.ui.controllers.search import SearchController
from studio.ui.controllers.windows.window_controller import WindowController
from studio.ui.texts.game_titles import GameTitles
from studio.ui.widgets.work_badge import WorkBadge

if TYPE_CHECKING:
    from studio.ui.controllers.windows.match_window import MatchWindow


class MatchController(WindowController["MatchWindow"]):
    """Opens the match window. Pauses the main search when a match begins."""

    game_opened = Signal()
    """Emitted after the main window has opened a game of a match."""

    def __init__(
        self,
        context: ControllerContext,
        live_match: LiveMatch,
        search: SearchController,
        files: FileController,
        badge: WorkBadge,
        leave_boards: Callable[[], None],
        rules: Callable[[], Rules],
    ) -> None:
        """Create the controller.

        `leave_boards` ends a lesson or an exercise before a game of a match opens. `rules` returns the rules of the
        user's last game.
        """
        super().__init__(context, badge)
        self._session = context.session
        self._live_match, self._search, self._files = live_match, search, files
        self._leave_boards, self._rules, self._titles = (
            leave_boards,
            rules,
            GameTitles(self, context.profiles.catalogue),
        )
        self._was_on = live_match.is_on
        live_match.state_changed.connect(self._on_state)
        context.actions["matches"].triggered.connect(self.open)
        badge.clicked.connect(self.open)
        for signal in (live_match.state_changed, live_match.standings_changed):
            signal.connect(self._show_badge)
        self._show_badge()

    @Slot()
    def open(self) -> None:
        self.shown_window().open()
        self._show_badge()

    def open_experiment(self, name: str) -> None:
        """Show the match window with the experiment `name` selected."""
        self.shown_window().open_experiment(name)
        self._show_badge()

    # Implementation

    def _made_window(self) -> "MatchWindow":
        from studio.ui.controllers.windows.match_window import MatchWindow  # only for users who open it

        window = MatchWindow(self._live_match, self._rules, self._profiles, self._theme, self._parent)
        window.record_requested.connect(self._on_record)
        return window

    def _is_on(self) -> bool:
        return self._live_match.is_on

    def _quitting_texts(self) -> tuple[str, str]:
        question = self.tr(
            "A match is in progress. Quitting stops it. Finished games are kept, and you can "
            "resume the match later. Quit and stop the match?"
        )
        return self.tr("Match in progress"), question

    def _badge_text(self) -> tuple[str, bool]:
        standings, locale = self._live_match.standings, QLocale()
        played, of = (standings.played, standings.of) if standings is not None else (0, 0)
        is_paused = self._live_match.state is MatchState.PAUSED
        text = (
            self.tr("Match paused: {played} of {total} games")
            if is_paused
            else self.tr("Match: {played} of {total} games")
        )
        return fill(text, played=locale.toString(played), total=locale.toString(of)), is_paused

    def _finished_text(self) -> str:
        return self.tr("Match: finished")

    def _badge_tip(self) -> str:
        if not self._live_match.is_on:
            return self.tr("The match has ended. Click to show its results.")
        return self.tr("A match is in progress. Click to show its window.")

    @Slot()
    def _on_state(self) -> None:
        """Pause the main search when a match begins."""
        # The players then have the CPU.
        if self._live_match.is_on and not self._was_on:
            self._search.pause()
        self._was_on = self._live_match.is_on

    @Slot(object)
    def _on_record(self, path: Path) -> None:
        """Open the game of a match as a copy, so that the match keeps its own file."""
        # Changes must not be saved into the match.
        if self._files.read(path) is None:
            return
        self._leave_boards()
        # the file is read again, because leaving may have saved the open game there
        if self._files.may_leave() and (opened := self._files.read(path)) is not None:
            record = opened.records[0]
            players = self._titles.players(summary_of(record))
            name = fill(self.tr("{players}, game {number}"), players=players, number=path.stem.lstrip("0"))
            self._session.present(record, name)
            self._session.go_to_end()
            self.game_opened.emit()
            self._parent.raise_()
            self._parent.activateWindow()
