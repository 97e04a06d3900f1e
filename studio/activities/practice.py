"""Practice: a series of due cards, the judgement of the user's answers, and the games from which the cards come."""

import json
import time
from collections.abc import Callable, Iterable
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from studio.activities.games_reader import GamesReader
from studio.activities.move_search import MoveSearch
from studio.activities.proving import MakeProver, ProvingThread
from studio.engine.options.limits import Limit
from studio.exercises.page import Busy
from studio.game.errors import StudioError
from studio.game.position_analysis import PositionAnalysis
from studio.game.record import GameRecord
from studio.practice.attempt import Attempt
from studio.practice.card import Card
from studio.practice.collecting import cards_of
from studio.practice.judging import (
    Judgement,
    Verdict,
    best_founded,
    comparison_limit,
    judged_by_comparison,
    judged_by_review,
    judged_by_search,
    judged_by_solver,
    needs_comparison,
    search_limit,
)
from studio.practice.page import NO_STATISTICS, PracticePage, SeriesTally
from studio.practice.schedule import LEAST_PASS, Schedule
from studio.practice.sources import Added, IsEngine, own_sides
from studio.practice.statistics import Response, Statistics
from studio.practice.store import PracticeStore
from studio.thinking.live_search import MakeLiveSearch

_PLAYER, _FOLDERS = "player", "folders"


class Practice(QObject):
    """Runs one series of cards at a time."""

    # Each first answer is saved at once.

    changed = Signal()
    """Emitted when a part of `page` has changed."""
    added = Signal(object)
    """Emitted with the `Added` of games that were read in the background."""
    folders_found = Signal(object)
    """Emitted when the program reads the chosen folders, with these folders and their subfolders as a tuple of
    paths.
    """
    failed = Signal(object)
    """Emitted with the `StudioError` that stopped the judging or saving of an answer, or the reading of games."""

    def __init__(
        self,
        path: Path,
        games_folder: Path,
        make_live_search: MakeLiveSearch,
        is_engine: IsEngine,
        make_prover: MakeProver | None = None,
        today: Callable[[], date] = date.today,
        clock: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._path, self._games_folder, self._is_engine = path, games_folder, is_engine
        self._today, self._clock = today, clock
        self._search = MoveSearch(make_live_search, self)
        self._solving, self._reader = ProvingThread(make_prover, self), GamesReader(path, is_engine, today, self)
        self._store: PracticeStore | None = None
        self._cards: list[Card] = []
        self._first = 0  # the number of cards that were due at the beginning; the others are asked again
        self._at = -1
        self._attempt: Attempt | None = None
        self._schedule: Schedule | None = None
        self._asked = -1  # the point that is being judged
        self._decided: Judgement | None = None  # a wrong answer whose refutation is being searched
        self._compared: Judgement | None = None  # a searched answer, while it is compared by longer searches
        self._best: PositionAnalysis | None = None  # the long search of the best move of this card
        self._since = 0.0
        self._tally = SeriesTally()
        self._is_trial = False  # whether the series is a single card of the open game
        self._statistics = NO_STATISTICS
        self._busy = Busy.NOTHING
        self.unsaved: GameRecord | None = None
        """A game from a file that was reviewed but not saved. Its mistakes become cards when the review is saved."""
        self._solving.done.connect(self._on_solved)
        self._solving.failed.connect(self._on_failed)
        self._search.found.connect(self._on_searched)
        self._search.failed.connect(self._on_failed)
        self._reader.added.connect(self.added)
        self._reader.folders_found.connect(self.folders_found)
        self._reader.failed.connect(self.failed)

    # State

    @property
    def is_on(self) -> bool:
        return self._attempt is not None

    @property
    def attempt(self) -> Attempt | None:
        return self._attempt

    @property
    def tally(self) -> SeriesTally:
        return self._tally

    @property
    def page(self) -> PracticePage:
        attempt = self._attempt
        if attempt is None:
            return PracticePage(statistics=self._statistics)
        return PracticePage(
            number=self._at + 1,
            count=self._first,
            again=len(self._cards) - max(self._first, self._at + 1),
            card=attempt.card,
            is_again=self._at >= self._first,
            is_trial=self._is_trial,
            stage=attempt.stage,
            last=attempt.last,
            grade=attempt.grade,
            hint=attempt.hint,
            schedule=self._schedule,
            statistics=self._statistics,
            busy=self._busy,
        )

    @property
    def store(self) -> PracticeStore:
        """The open file of cards. Raise FileError if it cannot be opened."""
        self._store = self._store or PracticeStore(self._path)
        return self._store

    def statistics(self) -> Statistics:
        """Return today's numbers. Raise FileError if the file of cards cannot be read."""
        self._statistics = self.store.statistics(self._today()) if self._path.exists() else NO_STATISTICS
        return self._statistics

    # The series

    def begin(self) -> bool:
        """Begin a series of the due cards.

        Return False if no card is due. Raise FileError if the cards cannot be read.
        """
        self.end()
        self._cards = [each.card for each in self.store.due(self._today())]
        self._first, self._tally = len(self._cards), SeriesTally()
        self.statistics()
        if not self._cards:
            return False
        self._show(0)
        return True

    def try_once(self, card: Card) -> None:
        """Start a series with a single card from the open game.

        The answer is not saved and does not change the schedule.
        """
        self.end()
        self._cards, self._first, self._tally, self._is_trial = [card], 1, SeriesTally(), True
        self._show(0)

    @Slot()
    def end(self) -> None:
        """Stop judging, and discard the series."""
        # Its answers are saved already.
        self._rest()
        self._search.close()
        self._cards, self._at, self._attempt, self._schedule = [], -1, None, None
        self._is_trial = False

    def close(self) -> None:
        """End the series and all threads, and close the file."""
        self.end()
        self._reader.close()
        if self._store is not None:
            self._store.close()
            self._store = None

    def play(self, point: int) -> None:
        """Judge an answer, and emit `changed` when this is done.

        Do nothing if another answer is being judged, or if the user may not answer now.
        """
        attempt = self._attempt
        if attempt is None or self._busy or not attempt.may_play(point):
            return
        self._asked, self._decided = point, None
        found = judged_by_review(attempt.card, point)
        if found is None:
            self._ask_solver(attempt.card, point)
        else:
            self._judge(found)

    def take_back(self) -> None:
        if self._attempt is not None and not self._busy:
            self._attempt.take_back()
            self.changed.emit()

    def hint(self) -> None:
        if self._attempt is not None and self.page.can_hint:
            self._attempt.give_hint()
            self.changed.emit()

    def show_solution(self) -> None:
        """Show the best line. This ends the attempt."""
        if self._attempt is not None and not self._attempt.is_over:
            self._rest()
            self._attempt.show()
            self._after_answer(self._attempt)

    def go_next(self) -> bool:
        """Show the next card. Return False if the series has no further card. A card without an answer stays due."""
        if self._at + 1 >= len(self._cards):
            return False
        self._show(self._at + 1)
        return True

    def remove(self) -> bool:
        """Remove the shown card from practice for good, and show the next one.

        Return False if there is no further card.
        """
        if self._attempt is None:
            return True
        card = self._attempt.card
        try:
            self.store.remove(card.key)
            self.statistics()
        except StudioError as error:
            self.failed.emit(error)
            return True
        at = self._at + 1
        self._cards[at:] = [each for each in self._cards[at:] if each.key != card.key]
        return self.go_next()

    # Sources

    @property
    def player(self) -> str:
        """The name of the user in game files. Empty if the user has not set it."""
        return self.store.setting(_PLAYER)

    def set_player(self, name: str) -> None:
        if name.strip() != self.player:
            self.store.set_setting(_PLAYER, name.strip())

    @property
    def folders(self) -> tuple[Path, ...]:
        """The folders that the user has chosen."""
        # Their reviewed games are added, as are those of played games.
        try:
            return tuple(map(Path, json.loads(self.store.setting(_FOLDERS) or "[]")))
        except (ValueError, TypeError, RecursionError):
            return ()

    def set_folders(self, folders: Iterable[Path]) -> None:
        self.store.set_setting(_FOLDERS, json.dumps([str(folder) for folder in folders]))

    def is_played_here(self, file: Path | None) -> bool:
        """Return whether a file is in the folder for games played in this program."""
        return file is not None and file.is_relative_to(self._games_folder)

    def add_game(self, record: GameRecord, *, is_chosen: bool = True) -> Added:
        """Add the mistakes of the user's sides (`own_sides`) in a reviewed game. Raise FileError if saving fails."""
        sides = own_sides(record, self.player, self._is_engine, is_chosen=is_chosen)
        cards = list(cards_of(record, sides))
        new = self.store.add(cards, self._today()) if cards else 0
        self.statistics()
        names = record.black.strip(), record.white.strip()
        return Added(1, len(cards), new, both=names if len(sides) > 1 and all(names) else None)

    @property
    def has_sources(self) -> bool:
        """Whether there are positions to practise or chosen folders.

        No file is created. Raise FileError if the file of cards cannot be read.
        """
        return self._path.exists() and bool(self.folders or self.statistics().cards)

    def add_files(self, paths: Iterable[Path]) -> None:
        """Read games in the background. `added` is emitted when this is done."""
        self._reader.add(paths)

    def look_into_folders(self) -> None:
        """Read changed games in the chosen folders in the background.

        `folders_found` is emitted at the start, and `added` at the end.
        """
        self._reader.look(self._games_folder, self.folders)

    # Implementation

    def _show(self, at: int) -> None:
        self._rest()
        self._at, self._since, self._schedule = at, self._clock(), None
        self._attempt, self._best = Attempt(self._cards[at]), None
        self.changed.emit()

    def _rest(self) -> None:
        """Stop judging the current answer."""
        self._solving.cancel()
        self._search.rest()
        self._decided, self._compared, self._busy = None, None, Busy.NOTHING

    def _ask_solver(self, card: Card, point: int) -> None:
        self._busy = Busy.JUDGING
        self._solving.begin(lambda task: judged_by_solver(card, point, task.prover(card.rules)))
        self.changed.emit()

    def _ask_search(self, card: Card, point: int, limit: Limit | None = None) -> None:
        self._busy = Busy.JUDGING
        self._search.begin(card, point, limit or search_limit(card))
        self.changed.emit()

    def _compare(self, card: Card, found: Judgement) -> None:
        """Judge the answer again after two longer searches. The first is of the best move, the second of the answer."""
        self._compared = found
        if self._best is None:
            self._ask_search(card, best_founded(card).point, comparison_limit())
        else:
            self._ask_search(card, found.point, comparison_limit(found.visits))

    def _judge(self, found: Judgement) -> None:
        """Handle the judgement of an answer.

        If the answer is wrong and its refutation is not known yet, search for the refutation first.
        """
        attempt = self._attempt
        if attempt is None:
            return
        is_final = self._decided is not None or found.verdict is Verdict.RIGHT or found.reply is not None
        if not is_final and not attempt.ends_game(found.point):
            self._decided = found
            self._ask_search(attempt.card, found.point)
            return
        if self._decided is not None:
            found = self._decided.with_line(found.line)
        self._rest()
        attempt.take(found)
        self._after_answer(attempt)

    def _after_answer(self, attempt: Attempt) -> None:
        """Save the answer if it is the first one to its card."""
        # A wrong one is asked again at the end of the series.
        grade = attempt.grade
        if grade is not None and self._schedule is None and not self._is_trial:
            seconds = max(0.0, self._clock() - self._since)
            try:
                self._schedule = self.store.answer(Response(attempt.card.key, self._today(), grade, seconds))
                self.statistics()
            except StudioError as error:
                self.failed.emit(error)
            if self._at < self._first:
                right = self._tally.right + (grade >= LEAST_PASS)
                self._tally = SeriesTally(self._tally.answered + 1, right)
            if grade < LEAST_PASS:
                self._cards.append(attempt.card)
        self.changed.emit()

    @Slot(object)
    def _on_solved(self, found: Judgement | None) -> None:
        attempt = self._attempt
        if attempt is None:
            return
        if found is None:
            self._ask_search(attempt.card, self._asked)
        else:
            self._judge(found)

    @Slot(object)
    def _on_searched(self, analysis: PositionAnalysis) -> None:
        """Handle the result of a search, which was of an answer, of the refutation of a wrong answer, or of the best
        move.
        """
        attempt, compared = self._attempt, self._compared
        if attempt is None:
            return
        card = attempt.card
        if compared is not None and self._best is None:
            self._best = analysis
            self._compare(card, compared)
            return
        found = judged_by_search(card, self._asked, analysis)
        if self._decided is not None or not needs_comparison(card, found):
            self._judge(found)
        elif compared is None or self._best is None:
            self._compare(card, found)
        else:
            self._judge(judged_by_comparison(card, found, self._best))

    @Slot(object)
    def _on_failed(self, error: StudioError) -> None:
        self._rest()
        self.changed.emit()
        self.failed.emit(error)
