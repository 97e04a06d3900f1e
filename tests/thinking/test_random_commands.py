"""Four thousand commands in random order: nothing hangs or is outdated, and each starts within two kernel calls."""

import random
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from studio.activities.live_game import LiveGame
from studio.engine.options.breakpoints import Breakpoints
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.engine.options.steering import Steering
from studio.engine.saved.reading import saved_search
from studio.engine.saved.writing import saving
from studio.engine.search import Search
from studio.engine.views.found_nodes import TreeFilter
from studio.game.errors import StudioError
from studio.game.files import save_record
from studio.game.node import Setup
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.players.levels import SeatedEngine
from studio.players.seats import GameSetup, Person
from studio.session.journal import Journal
from studio.session.session import Session
from studio.thinking.live_search import LiveSearch
from studio.thinking.thinker import Command, MakeWork, Thinker
from studio.thinking.thoughts import Thought
from studio.thinking.tree_work import WorkKind, WorkNews
from tests.game.boards import game
from tests.sizes import sizes

_RULES = (PRESETS["gomoku-9"], PRESETS["tic-tac-toe"], PRESETS["connect-four"])
_COMMANDS = 4_000


class Watched(Thinker):
    """Counts the kernel calls that end between the posting of a command and its start."""

    def __init__(self, *arguments: object) -> None:
        super().__init__(*arguments)  # type: ignore[arg-type]
        self.calls = self.commands = self.most_waited = 0

    def post(self, command: Command, urgent: bool = True) -> None:
        super().post(partial(self._carry_out, command, self.calls), urgent)

    def _carry_out(self, command: Command, calls: int, _thinker: Thinker) -> None:
        self.most_waited = max(self.most_waited, self.calls - calls)
        self.commands += 1
        command(self)

    def _after_slice(self) -> None:
        self.calls += 1
        super()._after_slice()


class Controller:
    """Performs all operations of the program without its window."""

    def __init__(self, folder: Path, threads: int) -> None:
        self.chance = random.Random(threads)
        self.session = Session(_RULES[0], Journal(folder / "journals"))
        self.live_search = LiveSearch(Parameters(), threads=threads)
        self.game = LiveGame(self.session, self._player)
        self.file, self.search_file = folder / "game.sgf", folder / "search.npz"
        save_record(game("e5 d5 e4 d4 e3", rules=_RULES[0]), self.file)
        self.stale: list[tuple[int, int]] = []
        self.live_search.thought_changed.connect(self._note)
        self.session.position_changed.connect(lambda: self.live_search.watch(self.session.position))
        self.live_search.work_advanced.connect(self._on_work)
        self.live_search.open()
        self.live_search.watch(self.session.position)
        self.doings: list[Callable[[], object]] = [
            lambda: self.live_search.start(Limit()),
            lambda: self.live_search.start(Limit(simulations=self.chance.randrange(1, 500))),
            self.live_search.pause,
            self.live_search.step_phase,
            self.live_search.step_simulation,
            lambda: self.live_search.inspect(((),)),
            self.live_search.restart,
            self.game.take_back,
            self.session.undo,
            self.session.redo,
            self.session.go_back,
            self.session.go_forward,
            self._new_game,
            self._play,
            self._play,
            self._play,
            self._load,
            self._steer,
            lambda: self.live_search.steer(Steering()),
            self._break,
            self._work,
            lambda: self.live_search.cancel_work(self.chance.choice(list(WorkKind))),
            self._save_search,
            self._open_search,
            self.game.stop,
        ]

    def close(self) -> None:
        self.game.close()
        self.live_search.close()
        self.session.close(discard=True)

    def act(self) -> None:
        self.chance.choice(self.doings)()

    def _player(self, parameters: Parameters, seed: int, owner: QObject) -> LiveSearch:
        return LiveSearch(parameters, seed=seed, parent=owner)

    def _note(self, thought: Thought) -> None:
        here = self.session.position
        shown = thought.snapshot.root
        if thought.run != self.live_search.run or any(
            here.stone(int(point)) is not Stone.EMPTY for point in shown.points
        ):
            self.stale.append((thought.run, self.live_search.run))

    def _new_game(self) -> None:
        if self.chance.random() < 0.2:  # each new search starts a thread
            engine = SeatedEngine("studio", "beginner", Limit(simulations=20))
            self.game.begin(GameSetup(self.chance.choice(_RULES), Person(), engine))

    def _play(self) -> None:
        legal = self.session.position.legal_moves()
        if not legal:
            return
        point = self.chance.choice(legal)
        if self.game.is_on:
            self.game.play(point)
        else:
            self.session.play(point)

    def _steer(self) -> None:
        legal = self.session.position.legal_moves()
        if not legal or self.game.is_on:
            return
        point = self.chance.choice(legal)
        few = frozenset({point})
        wishes = (Steering(only=few), Steering(excluded=few), Steering(more_visits=((point, 100),)))
        self.live_search.steer(self.chance.choice(wishes))

    def _break(self) -> None:
        kinds = (Breakpoints(), Breakpoints(leader_changes=True), Breakpoints(visits=300), Breakpoints(value_jump=0.1))
        self.live_search.set_breakpoints(self.chance.choice(kinds))

    def _work(self) -> None:
        works: dict[WorkKind, MakeWork] = {
            WorkKind.FILTER: lambda search: search.filtered(TreeFilter(most_rows=10)),
            WorkKind.STATISTICS: lambda search: search.statistics(),
            WorkKind.OUTLINE: lambda search: search.outline(30),
        }
        kind = self.chance.choice(list(works))
        self.live_search.begin_work(kind, works[kind])

    def _save_search(self) -> None:
        if self.chance.random() < 0.1:
            self.live_search.begin_work(WorkKind.SAVING, lambda search: saving(search, self.search_file))

    def _open_search(self) -> None:
        if self.chance.random() > 0.1 or not self.search_file.exists() or self.game.is_on:
            return
        self.live_search.begin_work(WorkKind.READING, lambda _search: Search.opening(self.search_file, 10_000))

    def _on_work(self, news: WorkNews) -> None:
        """Continue with a completely read search, at its position."""
        if news.kind is not WorkKind.READING or not news.is_over or news.result is None or self.game.is_on:
            return
        saved = saved_search(self.search_file, 10_000)
        record = GameRecord(saved.position.rules)
        stones = {point: stone for point, stone in enumerate(saved.position.cells) if stone is not Stone.EMPTY}
        record.set_setup(record.root, Setup(stones, saved.position.to_move))
        self.session.present(record)
        self.live_search.resume(self.search_file, saved.position, saved.parameters, saved.seed)

    def _load(self) -> None:
        if self.chance.random() < 0.2:
            self.session.open(self.file)


@pytest.fixture(params=[1, 2])
def controller(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[Controller]:
    del qtbot
    monkeypatch.setattr("studio.thinking.live_search.Thinker", Watched)
    controller = Controller(tmp_path, request.param)
    yield controller
    controller.close()


@pytest.mark.parametrize("commands", sizes(_COMMANDS, 1_000))
def test_random_commands_start_at_once_and_nothing_outdated_is_shown(
    qtbot: QtBot, controller: Controller, commands: int
) -> None:
    failures: list[StudioError] = []
    controller.live_search.failed.connect(failures.append)
    controller.game.failed.connect(failures.append)
    for number in range(commands):
        controller.act()
        if number % 20 == 0:
            qtbot.wait(0)
    controller.game.stop()
    controller.live_search.set_breakpoints(Breakpoints())
    controller.session.begin(_RULES[0])
    controller.live_search.start(Limit(simulations=100))
    qtbot.waitUntil(lambda: _simulations(controller.live_search) == 100, timeout=60_000)
    thinker = controller.live_search._thinker
    assert isinstance(thinker, Watched)
    assert thinker.commands > commands / 2, "and the others went to the players"
    assert thinker.most_waited <= 2
    assert not controller.stale
    assert {error.code for error in failures} <= {"tree_changed"}, "a file may be replaced while it is read"


def _simulations(live_search: LiveSearch) -> int:
    return live_search.thought.snapshot.simulations if live_search.thought is not None else -1
