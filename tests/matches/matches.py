"""Small matches, and listeners that record the notices of a match."""

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

from studio.engine.evaluation.network_file import save_network
from studio.engine.options.limits import Limit
from studio.game.rules import PRESETS, Rules
from studio.machine.folders import home_folders
from studio.matches.contestant import Contestant, with_names_of_their_own
from studio.matches.match import Match
from studio.matches.notices import GameEnded, MatchEnded, Notice
from studio.matches.openings import openings_of
from studio.matches.plan import Hypotheses, MatchPlan, Mode, Round
from studio.matches.store import PLAN, MatchStore
from studio.matches.workers.workers import Workers
from studio.players.clocks import TimeControl
from tests.engine.evaluation.networks import network_of

NOUGHTS, FIVE = PRESETS["tic-tac-toe"], PRESETS["four-5"]
SHORT = TimeControl(Limit(simulations=20))
LONGEST_SECONDS = 120


def plan_of(
    *players: str,
    games: int = 4,
    rules: Rules = NOUGHTS,
    openings: str = "random:1",
    control: TimeControl = SHORT,
    mode: Mode = Mode.ROUND_ROBIN,
    sprt: Hypotheses | None = None,
) -> MatchPlan:
    contestants = with_names_of_their_own([Contestant.from_text(text, control) for text in players])
    round_ = Round(rules, contestants, games, openings_of(openings, rules, max(1, games // 2)), mode)
    return MatchPlan((round_,), sprt=sprt)


def plan_with_network(name: str = "mine", games: int = 4) -> MatchPlan:
    """Return a plan in which one player uses a network of the user."""
    return plan_of(f"alphazero,network={name},simulations=20", "classic-uct,simulations=20", games=games, rules=FIVE)


def install_network(name: str = "mine", seed: int = 0) -> Path:
    """Write an untrained network into the user's folder; return its file."""
    file = home_folders().networks / f"{name}.npz"
    file.parent.mkdir(parents=True, exist_ok=True)
    save_network(network_of(FIVE, seed), file)
    return file


def forget_networks(folder: Path) -> None:
    """Remove the SHA-256 of network files from a match, as in matches of older versions."""
    page = json.loads((folder / PLAN).read_bytes())
    del page["networks"]
    (folder / PLAN).write_text(json.dumps(page))


class Recorder:
    """A listener that records all notices, and calls `act` with each."""

    def __init__(self, act: Callable[[Notice], object] = lambda _notice: None) -> None:
        self.notices: list[Notice] = []
        self.has_received = Event()
        self._act = act

    def __call__(self, notice: Notice) -> None:
        self.notices.append(notice)
        self.has_received.set()
        self._act(notice)

    @property
    def ended(self) -> list[int]:
        """The numbers of the finished games, in the order of their ends."""
        return [notice.result.number for notice in self.notices if isinstance(notice, GameEnded)]


class InThisProcess(Workers):
    """Plays games on threads of this process, for tests that do not stop a match."""

    def __init__(self, places: int = 1) -> None:
        self._threads = ThreadPoolExecutor(places)
        super().__init__(self._threads, places)

    def close(self) -> None:
        self._threads.shutdown()


def played(
    store: MatchStore, recorder: Recorder | None = None, open_workers: Callable[[], Workers] = InThisProcess
) -> MatchEnded:
    """Play the whole match in this process; return its end."""
    match = Match(store, recorder or Recorder(), open_workers)
    match.start()
    return ended(match)


def ended(match: Match) -> MatchEnded:
    assert match.wait(LONGEST_SECONDS)
    assert match.end is not None
    return match.end


def games_in(folder: Path) -> list[str]:
    return sorted(path.name for path in (folder / "games").glob("*.sgf"))
