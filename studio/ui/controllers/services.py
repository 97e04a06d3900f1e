"""The objects that a window uses but the program owns."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from studio.activities.comparison import Comparison
from studio.activities.engine_question import EngineQuestion
from studio.activities.engine_trial import LiveEngineTrial
from studio.activities.exercises import Exercises
from studio.activities.explorer import Explorer
from studio.activities.live_game import LiveGame
from studio.activities.live_match import LiveMatch
from studio.activities.live_training import LiveTraining
from studio.activities.network_check import NetworkCheck
from studio.activities.practice import Practice
from studio.activities.review import Review
from studio.activities.threat_watch import ThreatWatch
from studio.machine.settings import Settings
from studio.players.engine_entry import EngineEntry
from studio.players.profile_folder import ProfileFolder
from studio.session.session import Session
from studio.thinking.live_search import LiveSearch
from studio.ui.controllers.playing.play import no_engines


@dataclass(frozen=True, slots=True)
class Services:
    """The objects that exist longer than a window, such as the searches and the open record."""

    # The program owns them.

    session: Session
    live_search: LiveSearch
    live_game: LiveGame
    review: Review
    comparison: Comparison
    engine_question: EngineQuestion
    engine_trial: LiveEngineTrial
    exercises: Exercises
    explorer: Explorer
    practice: Practice
    live_match: LiveMatch
    training: LiveTraining
    threat_watch: ThreatWatch
    network_check: NetworkCheck
    games_folder: Path
    most_threads: int
    profiles: ProfileFolder
    store: Callable[[Settings], None]
    list_engines: Callable[[], Sequence[EngineEntry]] = no_engines
    """A function that returns the external engines that the user can play against."""

    def close(self) -> None:
        """Stop the threads and processes of all services, the main search last."""
        self.live_game.close()
        self.review.cancel()
        self.comparison.close()
        self.engine_question.cancel()
        self.engine_trial.cancel()
        self.exercises.end()
        self.practice.close()
        self.explorer.close()
        self.live_match.close()
        self.training.close()
        self.threat_watch.close()
        self.network_check.close()
        self.live_search.close()
