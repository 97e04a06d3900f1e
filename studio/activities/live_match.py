"""The match that the window shows: a running one, or an earlier one from its folder.

A running match has its own thread. A timer in the window's thread processes its notices every `TICK_MS`.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from studio.activities import messages
from studio.activities.followed_games import FollowedGame, FollowedGames, finished_game
from studio.activities.match_pace import MatchPace
from studio.game.errors import StudioError
from studio.game.files import open_records
from studio.matches.game import MovePlayed
from studio.matches.notices import (
    GameBegun,
    GameEnded,
    MatchEnd,
    MatchEnded,
    MatchState,
    Notice,
    StandingsChanged,
    StateChanged,
)
from studio.matches.own_engines import engines_of, known_engines
from studio.matches.plan import MatchPlan, usable_cores
from studio.matches.result import Result
from studio.matches.sprt import Decision
from studio.matches.standings import Standings, standings_of
from studio.matches.store import GAMES, MatchStore, read_results
from studio.matches.workers.cluster import ClusterWorkers, refuse_place
from studio.matches.workers.workers import LocalWorkers, Workers

if TYPE_CHECKING:
    from studio.matches.match import Match

TICK_MS = 50

MakeWorkers = Callable[[int], Workers]


@dataclass(frozen=True, slots=True)
class _Playing:
    """A running match, its folder, and its notices that are not processed yet."""

    match: "Match"
    store: MatchStore
    mailbox: "SimpleQueue[Notice]"


@dataclass(slots=True)
class _News:
    """What has happened since the last tick of the timer."""

    results: list[Result] = field(default_factory=list)
    has_moved: bool = False
    is_counted: bool = False
    ended: MatchEnded | None = None


class LiveMatch(QObject):
    """Runs a match.

    If an error occurs while a method runs, the method raises it. Later errors are reported by `failed`.
    """

    shown_changed = Signal()
    """Emitted when another match or no match is shown."""
    state_changed = Signal()
    standings_changed = Signal()
    games_ended = Signal(object)
    """Emitted with a tuple of the `Result`s of games that have ended since the last emission."""
    game_changed = Signal()
    """Emitted when the watched game has a new move or has ended, and when another game becomes the watched one."""
    failed = Signal(object)
    """Emitted with the `StudioError` that ended the match."""
    warned = Signal(object)
    """Emitted with a `StudioError` about a check that could not be made when a match was resumed."""

    def __init__(self, folder: Path, make_workers: MakeWorkers = LocalWorkers, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.matches_folder = folder
        """The folder that contains a subfolder for each match."""
        self._make_workers = make_workers
        self._playing: _Playing | None = None
        self._folder: Path | None = None
        self._plan: MatchPlan | None = None
        self._standings: Standings | None = None
        self._results: list[Result] = []
        self._workers, self._cluster = 1, ""
        self._state, self._end = MatchState.READY, MatchEnd.STOPPED
        self._games, self._pace = FollowedGames(), MatchPace()
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._on_tick)

    # State

    @property
    def is_on(self) -> bool:
        """Return whether a match is running, paused or stopping."""
        return self._playing is not None

    @property
    def state(self) -> MatchState:
        """The state of the match.

        It is READY before the first match. After a match, and while an earlier match is shown, it is ENDED.
        """
        return self._state

    @property
    def end(self) -> MatchEnd:
        """Why the match ended. Only valid if the state is ENDED."""
        return self._end

    @property
    def folder(self) -> Path | None:
        return self._folder

    @property
    def cluster(self) -> str:
        """The address of the Dask scheduler. It is empty if the games run on this computer."""
        return self._cluster

    @property
    def workers(self) -> int:
        """The maximum number of games that run at the same time."""
        return self._workers

    @property
    def plan(self) -> MatchPlan | None:
        return self._plan

    @property
    def standings(self) -> Standings | None:
        return self._standings

    @property
    def results(self) -> tuple[Result, ...]:
        """The results in the order in which the games ended."""
        return tuple(self._results)

    @property
    def games(self) -> tuple[FollowedGame, ...]:
        """The running games, in the order of their numbers."""
        return self._games.under_way

    @property
    def watched(self) -> FollowedGame | None:
        """The watched game, or None before the first game begins.

        A finished game stays here until a running game has a new move.
        """
        return self._games.watched

    @property
    def is_unfinished(self) -> bool:
        """Return whether the match was stopped or failed, so that it can be resumed."""
        return self._standings is not None and self._end in (MatchEnd.STOPPED, MatchEnd.FAILED) and not self.is_on

    @property
    def seconds_left(self) -> float | None:
        """The estimated seconds until all games are finished.

        None if no match is running, or if no game has ended yet.
        """
        if self._standings is None or not self.is_on:
            return None
        return self._pace.seconds_for(self._standings.of - self._standings.played)

    def record_path(self, number: int) -> Path | None:
        """Return the path of the file of the game `number`. Numbers start at 0. Return None if there is no match."""
        return self._folder / GAMES / f"{number + 1:06}.sgf" if self._folder is not None else None

    # Commands

    def begin(self, plan: MatchPlan, workers: int = 1, cluster: str = "") -> None:
        """Play the match `plan`, and save it in a new folder.

        If `cluster` is empty, `workers` is the number of processes on this computer. Otherwise it is the number of
        workers of the Dask scheduler at that address.
        """
        self._refuse_second()
        refuse_place(plan, workers, cluster)
        engines = engines_of(plan)
        folder = self.matches_folder / f"{datetime.now():%Y%m%d-%H%M%S-%f}"
        self._play(MatchStore.create(folder, plan, engines), workers, cluster)

    def resume(self, folder: Path, workers: int = 1, cluster: str = "") -> None:
        """Continue the match in `folder`. Finished games are not played again."""
        self._refuse_second()
        store = MatchStore.resume(folder, known_engines())
        try:
            refuse_place(store.plan, workers, cluster)
        except StudioError:
            store.close()
            raise
        self._play(store, workers, cluster)
        for warning in store.warnings:
            self.warned.emit(warning)

    def show(self, folder: Path) -> None:
        """Show the match in `folder` without playing it."""
        self._refuse_second()
        plan, results = read_results(folder)
        self._take(folder, plan, results)
        self._state, self._end = MatchState.ENDED, _end_of(self._standings)
        self._notify_all()

    def watch(self, number: int) -> None:
        """Watch one of the running games."""
        self._games.watch(number)
        self.game_changed.emit()

    def show_finished(self, number: int) -> None:
        """Show the last position of a finished game instead of a running game.

        Raise StudioError if the record of the game cannot be read.
        """
        path, result = self.record_path(number), next((one for one in self._results if one.number == number), None)
        if path is None or result is None or self._plan is None:
            return
        self._games.show(finished_game(self._plan.planned_games()[number], result, open_records(path).records[0]))
        self.game_changed.emit()

    def pause(self) -> None:
        """Let the running games finish, and start no others."""
        if self._playing is not None:
            self._playing.match.pause()

    def go_on(self) -> None:
        if self._playing is not None:
            self._playing.match.resume()

    def stop(self) -> None:
        """Abandon the running games, and stop the match.

        It can be resumed later. A signal is emitted when it has stopped.
        """
        if self._playing is not None:
            self._playing.match.stop()

    def close(self) -> None:
        """End the match, and wait for its processes."""
        if self._playing is not None:
            self._playing.match.stop()
            self._playing.match.wait()
            self._on_tick()
        self._timer.stop()

    # Implementation

    def _refuse_second(self) -> None:
        if self.is_on:
            raise StudioError(messages.MATCH_ON)

    def _play(self, store: MatchStore, workers: int, cluster: str) -> None:
        from studio.matches.match import Match  # imports the compiler

        mailbox: SimpleQueue[Notice] = SimpleQueue()
        make = partial(ClusterWorkers, cluster) if cluster else self._make_workers
        match = Match(store, mailbox.put, partial(make, workers))
        self._take(store.folder, store.plan, store.results)
        self._workers, self._cluster = workers, cluster
        self._playing = _Playing(match, store, mailbox)
        self._state = MatchState.PLAYING
        self._pace.go_on()
        self._notify_all()
        match.start()
        self._timer.start()

    def _take(self, folder: Path, plan: MatchPlan, results: tuple[Result, ...]) -> None:
        self._folder, self._plan, self._results = folder, plan, list(results)
        self._workers, self._cluster = workers_for(plan), ""
        self._standings = standings_of(plan, results)
        self._games, self._pace = FollowedGames(), MatchPace()

    def _notify_all(self) -> None:
        self.shown_changed.emit()
        self.state_changed.emit()
        self.standings_changed.emit()
        self.game_changed.emit()

    @Slot()
    def _on_tick(self) -> None:
        """Process all notices since the last tick. Emit each signal at most once."""
        if self._playing is None:
            return
        mailbox, state, news = self._playing.mailbox, self._state, _News()
        while not mailbox.empty():
            self._hear(mailbox.get(), news)
        self._results += news.results
        self._pace.count(len(news.results))
        if news.ended is not None:
            self._finish(news.ended)
        self._report(news, is_other_state=state is not self._state)

    def _hear(self, notice: Notice, news: _News) -> None:
        match notice:
            case GameBegun(planned):
                self._games.begin(planned)
                news.has_moved = True
            case MovePlayed():
                news.has_moved = self._games.play(notice) or news.has_moved
            case GameEnded(result):
                news.results.append(result)
                news.has_moved = self._games.end(result) or news.has_moved
            case StandingsChanged(standings):
                self._standings, news.is_counted = standings, True
            case StateChanged(state):
                self._state = state
            case MatchEnded():
                news.ended = notice

    def _report(self, news: _News, *, is_other_state: bool) -> None:
        if news.has_moved:
            self.game_changed.emit()
        if news.results:
            self.games_ended.emit(tuple(news.results))
        if news.is_counted:
            self.standings_changed.emit()
        if is_other_state:
            (self._pace.rest if self._state is MatchState.PAUSED else self._pace.go_on)()
            self.state_changed.emit()
        if news.ended is not None and news.ended.error is not None:
            self.failed.emit(news.ended.error)

    def _finish(self, ended: MatchEnded) -> None:
        """Wait until the match's thread has ended, and store why the match ended."""
        if self._playing is not None:
            self._playing.match.wait()
            self._playing.store.close()
        self._playing, self._state, self._end = None, MatchState.ENDED, ended.end
        self._games.end_all()
        self._timer.stop()


def workers_for(plan: MatchPlan | None) -> int:
    """Return the default number of games at the same time.

    This is half the number of cores, or less if games have time limits.
    """
    half = max(1, usable_cores() // 2)
    if plan is None:
        return half
    threads = max((contestant.threads for contestant in plan.contestants if contestant.is_timed), default=1)
    return max(1, min(half, usable_cores() // threads))


def known_engine_names() -> tuple[str, ...]:
    """Return the names of the external engines in the user's list, sorted."""
    return tuple(sorted(known_engines()))


def _end_of(standings: Standings | None) -> MatchEnd:
    """Return why an earlier match with these standings ended."""
    if standings is None:
        return MatchEnd.STOPPED
    if standings.sprt is not None and standings.sprt.decision is not Decision.UNDECIDED:
        return MatchEnd.DECIDED
    return MatchEnd.PLAYED if standings.played == standings.of else MatchEnd.STOPPED
