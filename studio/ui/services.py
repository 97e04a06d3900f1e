"""What a window works with and does not own."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from studio.analysis import Analysis
from studio.comparison import Comparison
from studio.live_game import LiveGame
from studio.review import Review
from studio.session import Session
from studio.settings import Settings


@dataclass(frozen=True, slots=True)
class Services:
    """What outlives a window; the program owns it."""

    session: Session
    analysis: Analysis
    game: LiveGame
    review: Review
    comparison: Comparison
    games_folder: Path
    most_threads: int
    store: Callable[[Settings], None]
