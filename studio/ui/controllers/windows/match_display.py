"""Updates the views of a running match: the board after each move, the clocks ten times a second, and the results up to
five times a second.
"""

from time import monotonic

from PySide6.QtCore import QLocale, QObject, QTimer, Slot

from studio.activities.followed_games import FollowedGame
from studio.activities.live_match import LiveMatch
from studio.game.errors import StudioError
from studio.game.message import fill
from studio.game.stones import Stone
from studio.matches.notices import MatchEnd, MatchState
from studio.ui.matches.live import LastMove
from studio.ui.matches.page import Doing, MatchPage
from studio.ui.matches.words import duration_text, result_sentence
from studio.ui.texts.messages import sentence_of

_REDRAW_MS, _CLOCK_MS = 200, 100


class MatchDisplay(QObject):
    """Updates the views of the match window."""

    def __init__(self, live_match: LiveMatch, page: MatchPage, parent: QObject) -> None:
        super().__init__(parent)
        self._live_match, self._page = live_match, page
        self._error: StudioError | None = None
        self._drawn_results = 0
        self._redraw, self._clocks = QTimer(self), QTimer(self)
        self._redraw.setSingleShot(True)
        self._redraw.setInterval(_REDRAW_MS)
        self._redraw.timeout.connect(self._show_numbers)
        self._clocks.setInterval(_CLOCK_MS)
        self._clocks.timeout.connect(self._show_clocks)
        self._connect()

    def show_all(self) -> None:
        """Update all views of the match."""
        self._error = None
        self._on_shown()
        self._on_state()

    # Implementation

    def _connect(self) -> None:
        live_match = self._live_match
        live_match.shown_changed.connect(self._on_shown)
        live_match.state_changed.connect(self._on_state)
        live_match.standings_changed.connect(self._show_soon)
        live_match.games_ended.connect(self._show_soon)
        live_match.game_changed.connect(self._show_game)
        live_match.failed.connect(self._on_failed)
        self._page.live.game_wanted.connect(live_match.watch)
        self._page.game_clicked.connect(self._on_clicked)

    @Slot()
    def _on_shown(self) -> None:
        self._error = None
        self._page.show_plan(self._live_match.plan)
        self._show_numbers()
        self._show_game()

    @Slot()
    def _on_state(self) -> None:
        is_on = self._live_match.is_on
        (self._clocks.start if is_on else self._clocks.stop)()
        if not is_on:
            self._show_numbers()
            self._show_game()
        self._show_progress()

    @Slot(int)
    def _on_clicked(self, number: int) -> None:
        """Show a finished game on the board."""
        try:
            self._live_match.show_finished(number)
        except StudioError as error:
            self._page.live.show_note(sentence_of(error))

    @Slot(object)
    def _on_failed(self, error: StudioError) -> None:
        self._error = error
        self._show_progress()

    @Slot()
    def _show_soon(self) -> None:
        if not self._redraw.isActive():
            self._redraw.start()

    @Slot()
    def _show_numbers(self) -> None:
        self._redraw.stop()
        live_match = self._live_match
        if live_match.standings is not None:
            self._page.show_standings(live_match.standings)
        self._page.show_results(live_match.results)
        self._show_progress()

    @Slot()
    def _show_game(self) -> None:
        game, live = self._live_match.watched, self._page.live
        numbers = [one.planned.number for one in self._live_match.games]
        live.show_games(numbers, game.planned.number if game is not None else None)
        if game is None:
            live.show_game(None, None, None)
            live.show_note(self._empty_text())
            return
        live.show_game(game.planned, game.position, game.last_point)
        for stone, move in game.newest.items():
            live.show_move(stone, LastMove(move.seconds, move.thought))
        live.show_note(self._game_note(game))
        self._show_clocks()

    @Slot()
    def _show_clocks(self) -> None:
        game, live = self._live_match.watched, self._page.live
        if game is None:
            return
        is_on = game.result is None and self._live_match.is_on and not game.position.is_over
        for stone in (Stone.BLACK, Stone.WHITE):
            left = game.left.get(stone)
            if left is not None and is_on and stone is game.position.to_move:
                left -= monotonic() - game.since
            live.show_clock(stone, left)

    def _game_note(self, game: FollowedGame) -> str:
        if game.result is not None:
            return result_sentence(game.result)
        if not self._live_match.is_on:
            return self.tr("This game was stopped before its end. It will be played again.")
        if not game.newest:
            return self.tr("The players are starting. The first start after an installation takes about a minute.")
        return ""

    def _empty_text(self) -> str:
        if self._live_match.is_on:
            return self.tr("The players are starting. The first start after an installation takes about a minute.")
        return self.tr(
            "The current game appears here. Click a game in the list to see its end, or double-click it to open it."
        )

    # Progress

    def _show_progress(self) -> None:
        self._page.show_progress(self._progress_text())

    def _progress_text(self) -> str:
        live_match, standings = self._live_match, self._live_match.standings
        if standings is None:
            return self.tr("Choose an experiment or start a new match.")
        locale = QLocale()
        played, total = locale.toString(standings.played), locale.toString(standings.of)
        games = fill(self.tr("{played} of {total} games"), played=played, total=total)
        parts = [games, *self._counted(), self._state_text()]
        left = live_match.seconds_left
        if left and live_match.state is MatchState.PLAYING:
            parts.append(fill(self.tr("about {time} left"), time=duration_text(left, locale)))
        return " · ".join(filter(None, parts))

    def _counted(self) -> list[str]:
        """Return texts that give the numbers of draws, engine faults and losses on time."""
        standings = self._live_match.standings
        if standings is None:
            return []
        drawn = sum(round_.draws for round_ in standings.rounds)
        players = [player.tally for round_ in standings.rounds for player in round_.players]
        faults, flags = sum(tally.faults for tally in players), sum(tally.flags for tally in players)
        counted = [self.tr("%Ln drawn", "", drawn)]
        counted += [self.tr("%Ln fault(s)", "", faults)] if faults else []
        return counted + ([self.tr("%Ln lost on time", "", flags)] if flags else [])

    def _state_text(self) -> str:
        if self._error is not None:
            return sentence_of(self._error)
        match self._live_match.state:
            case MatchState.PAUSING:
                return self.tr("waiting for the current games to end")
            case MatchState.PAUSED:
                return self.tr("paused")
            case MatchState.STOPPING:
                return self.tr("stopping …")
            case MatchState.ENDED:
                return self._end_text()
        return ""

    def _end_text(self) -> str:
        return {
            MatchEnd.PLAYED: self.tr("all games have been played"),
            MatchEnd.DECIDED: self.tr("the sequential test has a result"),
            MatchEnd.STOPPED: self.tr("stopped; the match can be resumed"),
            MatchEnd.FAILED: self.tr("ended early; the match can be resumed"),
        }[self._live_match.end]


def doing_of(live_match: LiveMatch) -> Doing:
    """Return the state of the shown match."""
    # It decides about the actions on the page.
    if live_match.plan is None:
        return Doing.NOTHING
    if live_match.is_on:
        return {MatchState.PLAYING: Doing.PLAYING, MatchState.STOPPING: Doing.STOPPING}.get(
            live_match.state, Doing.PAUSED
        )
    return Doing.UNFINISHED if live_match.is_unfinished else Doing.FINISHED
