"""Ten thousand commands in any order: nothing hangs or is stale, and each is taken within two kernel calls."""

import random
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from studio.analysis import Analysis
from studio.engine.breakpoints import Breakpoints
from studio.engine.limits import Limit
from studio.engine.parameters import Parameters
from studio.engine.players import Player
from studio.engine.steering import Steering
from studio.engine.tree_filter import TreeFilter
from studio.engine.tree_reading import reading, saved_search
from studio.game.errors import StudioError
from studio.game.files import save_record
from studio.game.node import Setup
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.game_setup import GameSetup, Person
from studio.journal import Journal
from studio.live_game import LiveGame
from studio.session import Session
from studio.thinker import Command, MakeWork, Thinker
from studio.thoughts import Thought
from studio.tree_work import WorkKind, WorkNews
from tests.game.boards import game

_RULES = (PRESETS["gomoku-9"], PRESETS["tic-tac-toe"], PRESETS["connect-four"])
_COMMANDS = 10_000


class Watched(Thinker):
    """Counts the kernel calls that end between a command's posting and its turn."""

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


class Desk:
    """All that can be asked of a studio without its window."""

    def __init__(self, folder: Path, threads: int) -> None:
        self.chance = random.Random(threads)
        self.session = Session(_RULES[0], Journal(folder / "journals"))
        self.analysis = Analysis(Parameters(), threads=threads)
        self.game = LiveGame(self.session, self._player)
        self.file, self.search_file = folder / "game.sgf", folder / "search.npz"
        save_record(game("e5 d5 e4 d4 e3", rules=_RULES[0]), self.file)
        self.stale: list[tuple[int, int]] = []
        self.analysis.thought_changed.connect(self._note)
        self.session.position_changed.connect(lambda: self.analysis.watch(self.session.position))
        self.analysis.work_advanced.connect(self._on_work)
        self.analysis.open()
        self.analysis.watch(self.session.position)
        self.doings: list[Callable[[], object]] = [
            lambda: self.analysis.start(Limit()),
            lambda: self.analysis.start(Limit(simulations=self.chance.randrange(1, 500))),
            self.analysis.pause,
            self.analysis.step_phase,
            self.analysis.step_simulation,
            lambda: self.analysis.inspect(((),)),
            self.analysis.restart,
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
            lambda: self.analysis.steer(Steering()),
            self._break,
            self._work,
            lambda: self.analysis.cancel_work(self.chance.choice(list(WorkKind))),
            self._save_search,
            self._open_search,
            self.game.stop,
        ]

    def close(self) -> None:
        self.game.close()
        self.analysis.close()
        self.session.close(discard=True)

    def act(self) -> None:
        self.chance.choice(self.doings)()

    def _player(self, parameters: Parameters, seed: int, owner: QObject) -> Analysis:
        return Analysis(parameters, seed=seed, parent=owner)

    def _note(self, thought: Thought) -> None:
        here = self.session.position
        shown = thought.snapshot.root
        if thought.run != self.analysis.run or any(here.stone(int(point)) is not Stone.EMPTY for point in shown.points):
            self.stale.append((thought.run, self.analysis.run))

    def _new_game(self) -> None:
        if self.chance.random() < 0.2:  # a thread begins with each
            engine = Player("studio", "beginner", Limit(simulations=20))
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
        self.analysis.steer(self.chance.choice(wishes))

    def _break(self) -> None:
        kinds = (Breakpoints(), Breakpoints(leader_changes=True), Breakpoints(visits=300), Breakpoints(value_jump=0.1))
        self.analysis.set_breakpoints(self.chance.choice(kinds))

    def _work(self) -> None:
        works: dict[WorkKind, MakeWork] = {
            WorkKind.FILTER: lambda search: search.filtered(TreeFilter(most_rows=10)),
            WorkKind.STATISTICS: lambda search: search.statistics(),
            WorkKind.OUTLINE: lambda search: search.outline(30),
        }
        kind = self.chance.choice(list(works))
        self.analysis.begin_work(kind, works[kind])

    def _save_search(self) -> None:
        if self.chance.random() < 0.1:
            self.analysis.begin_work(WorkKind.SAVING, lambda search: search.saving(self.search_file))

    def _open_search(self) -> None:
        if self.chance.random() > 0.1 or not self.search_file.exists() or self.game.is_on:
            return
        self.analysis.begin_work(WorkKind.READING, lambda _search: reading(self.search_file, 10_000))

    def _on_work(self, news: WorkNews) -> None:
        """A search was read whole: go on with it, at its position."""
        if news.kind is not WorkKind.READING or not news.is_over or news.result is None or self.game.is_on:
            return
        saved = saved_search(self.search_file, 10_000)
        record = GameRecord(saved.position.rules)
        stones = {point: stone for point, stone in enumerate(saved.position.cells) if stone is not Stone.EMPTY}
        record.set_setup(record.root, Setup(stones, saved.position.to_move))
        self.session.present(record)
        self.analysis.resume(self.search_file, saved.position, saved.parameters, saved.seed)

    def _load(self) -> None:
        if self.chance.random() < 0.2:
            self.session.open(self.file)


@pytest.fixture(params=[1, 2])
def desk(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[Desk]:
    del qtbot
    monkeypatch.setattr("studio.analysis.Thinker", Watched)
    desk = Desk(tmp_path, request.param)
    yield desk
    desk.close()


def test_random_commands_are_taken_at_once_and_nothing_stale_is_shown(qtbot: QtBot, desk: Desk) -> None:
    failures: list[StudioError] = []
    desk.analysis.failed.connect(failures.append)
    desk.game.failed.connect(failures.append)
    for number in range(_COMMANDS):
        desk.act()
        if number % 20 == 0:
            qtbot.wait(0)
    desk.game.stop()
    desk.analysis.set_breakpoints(Breakpoints())
    desk.session.begin(_RULES[0])
    desk.analysis.start(Limit(simulations=100))
    qtbot.waitUntil(lambda: _simulations(desk.analysis) == 100, timeout=60_000)
    thinker = desk.analysis._thinker
    assert isinstance(thinker, Watched)
    assert thinker.commands > _COMMANDS / 2, "and the others went to the players"
    assert thinker.most_waited <= 2
    assert not desk.stale
    assert {error.code for error in failures} <= {"tree_changed"}, "a file may be written anew while it is read"


def _simulations(analysis: Analysis) -> int:
    return analysis.thought.snapshot.simulations if analysis.thought is not None else -1
