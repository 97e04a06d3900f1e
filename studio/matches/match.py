"""A running match. Its thread sends games to workers, stores the results and notifies a listener."""

import logging
import time
from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from queue import SimpleQueue
from threading import Event, Lock, Thread

from studio.game.errors import StudioError
from studio.matches import messages
from studio.matches.errors import MatchError
from studio.matches.game import MovePlayed
from studio.matches.networks import refuse_replaced_networks
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
from studio.matches.plan import PlannedGame
from studio.matches.report import try_report
from studio.matches.result import Result, result_of
from studio.matches.sprt import Decision
from studio.matches.standings import Standings, StandingsCount
from studio.matches.store import MatchStore
from studio.matches.work import Played, play
from studio.matches.workers.workers import LocalWorkers, OpenWorkers, Workers

_logger = logging.getLogger(__name__)
_MOST_ATTEMPTS = 3
# A report takes long, because it lists all games.
_REPORT_SECONDS = 20.0
"""The minimum number of seconds between two reports during a match."""
_RUNNING = (MatchState.PLAYING, MatchState.PAUSING, MatchState.PAUSED)

Listener = Callable[[Notice], object]


def _ignore(_notice: Notice) -> None:
    pass


class _Wake:
    """A message that makes the match's thread check its state again."""


class Match:
    """Plays the games of a match that are missing in its store.

    Any thread may call the methods; only `wait` blocks.
    """

    def __init__(
        self, store: MatchStore, listener: Listener = _ignore, open_workers: OpenWorkers = LocalWorkers
    ) -> None:
        self._store, self._plan = store, store.plan
        self._listener, self._open_workers = listener, open_workers
        self._inbox: SimpleQueue[_Wake | MovePlayed | Future[Played | None]] = SimpleQueue()
        self._lock, self._state = Lock(), MatchState.READY
        self._end: MatchEnded | None = None
        self._notified_state = MatchState.PLAYING
        self._waiting = deque(planned for planned in self._plan.planned_games() if not store.has(planned.number))
        self._under_way: dict[Future[Played | None], PlannedGame] = {}
        self._networks = dict(store.networks)
        self._attempts: Counter[int] = Counter()
        self._count = StandingsCount(self._plan, store.results)
        self._standings = self._count.standings
        self._reported_at = time.monotonic()
        self._is_over = Event()
        self._thread = Thread(target=self._play, name="match")

    # State

    @property
    def state(self) -> MatchState:
        return self._state

    @property
    def end(self) -> MatchEnded | None:
        """How the match ended, or None."""
        return self._end

    @property
    def standings(self) -> Standings:
        """The standings after the last finished game."""
        return self._standings

    # Commands

    def start(self) -> None:
        """Start the match. A second call raises an error."""
        with self._lock:
            if self._state is not MatchState.READY:
                raise ValueError("a match starts once")
            self._state = MatchState.PLAYING
        self._thread.start()

    def pause(self) -> None:
        """Start no further game. Running games continue to their end."""
        self._ask(MatchState.PAUSING, MatchState.PLAYING)

    def resume(self) -> None:
        self._ask(MatchState.PLAYING, MatchState.PAUSING, MatchState.PAUSED)

    def stop(self) -> None:
        """Stop the match, which can be resumed later. If the workers allow it, running games are aborted."""
        self._ask(MatchState.STOPPING, *_RUNNING)

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until the match has ended or `seconds` have passed. Return whether it has ended."""
        if not self._is_over.wait(seconds):  # after Ctrl+C during join, a thread seems to have ended
            return False
        self._thread.join()
        return True

    # The match's own thread

    def _ask(self, state: MatchState, *present: MatchState) -> None:
        with self._lock:
            if self._state not in present:
                return
            self._state = state
        self._inbox.put(_Wake())

    def _play(self) -> None:
        self._listener(StateChanged(MatchState.PLAYING))
        self._listener(StandingsChanged(self._standings))
        try:
            ended = MatchEnded(self._played_out())
        except StudioError as error:
            ended = MatchEnded(MatchEnd.FAILED, error)
        except Exception as error:  # the listener must learn of every error
            _logger.exception("A match failed.")
            ended = MatchEnded(MatchEnd.FAILED, _unexpected(error))
        self._report()
        with self._lock:
            self._state, self._end = MatchState.ENDED, ended
        try:
            self._listener(ended)
        finally:
            self._is_over.set()

    def _played_out(self) -> MatchEnd:
        if not self._is_due:
            return MatchEnd.DECIDED if self._is_decided else MatchEnd.PLAYED
        workers = self._open_workers()
        try:
            workers.check(self._plan)
            workers.set_listener(self._on_message)
            return self._lead(workers)
        finally:
            workers.stop()
            workers.close()

    def _lead(self, workers: Workers) -> MatchEnd:
        while self._state is not MatchState.STOPPING:
            self._begin_games(workers)
            if not self._under_way and not self._is_due:
                return MatchEnd.DECIDED if self._is_decided else MatchEnd.PLAYED
            self._note_pause()
            message = self._inbox.get()
            if isinstance(message, MovePlayed):
                self._listener(message)
            elif isinstance(message, Future):
                self._take(message, workers)
        self._listener(StateChanged(MatchState.STOPPING))
        return MatchEnd.STOPPED

    @property
    def _is_due(self) -> bool:
        return bool(self._waiting) and not self._is_decided

    @property
    def _is_decided(self) -> bool:
        test = self._standings.sprt
        return test is not None and test.decision is not Decision.UNDECIDED

    def _begin_games(self, workers: Workers) -> None:
        while self._is_due and self._state is MatchState.PLAYING and len(self._under_way) < workers.places:
            planned = self._waiting.popleft()
            future = workers.executor.submit(play, planned)
            self._under_way[future] = planned
            self._listener(GameBegun(planned))
            future.add_done_callback(self._inbox.put)

    def _note_pause(self) -> None:
        """Change the state from PAUSING to PAUSED when no game is running.

        Notify the listener if the state has changed since the last notice.
        """
        with self._lock:
            is_now_paused = self._state is MatchState.PAUSING and not self._under_way
            if is_now_paused:
                self._state = MatchState.PAUSED
            state = self._state
        if state is not self._notified_state:
            self._notified_state = state
            self._listener(StateChanged(state))

    def _on_message(self, message: object) -> None:
        """Receive a message of a worker, in any thread."""
        if isinstance(message, MovePlayed):
            self._inbox.put(message)

    def _take(self, future: "Future[Played | None]", workers: Workers) -> None:
        planned = self._under_way.pop(future)
        try:
            played = future.result()
        except (Exception, CancelledError) as error:
            if not workers.is_loss(error):
                raise
            self._try_again(planned)
            return
        if played is None:  # aborted
            self._try_again(planned)
        else:
            refuse_replaced_networks(self._networks, played.networks)
            self._keep(result_of(planned, played.ended), played.sgf)

    def _try_again(self, planned: PlannedGame) -> None:
        """Put a game back in the queue. Raise MatchError after the third attempt."""
        # Its worker was lost, or the game was aborted.
        self._attempts[planned.number] += 1
        if self._attempts[planned.number] >= _MOST_ATTEMPTS:
            raise MatchError(messages.WORKER_LOST, number=planned.number + 1, count=_MOST_ATTEMPTS)
        self._waiting.appendleft(planned)

    def _keep(self, result: Result, sgf: bytes) -> None:
        self._store.add(result, sgf)
        self._count.add(result)
        self._standings = self._count.standings
        self._listener(GameEnded(result))
        self._listener(StandingsChanged(self._standings))
        if time.monotonic() - self._reported_at >= _REPORT_SECONDS:
            self._report()

    def _report(self) -> None:
        try_report(self._store.folder, self._plan, self._standings, self._store.results)
        self._reported_at = time.monotonic()


def _unexpected(error: Exception) -> MatchError:
    return MatchError(messages.MATCH_FAILED, reason=f"{type(error).__name__}: {error}")
