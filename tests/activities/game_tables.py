"""A session with a live game between people, the program's engines and scripted players."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from studio.activities.live_game import LiveGame
from studio.engine.options.limits import Limit
from studio.engine.options.parameters import Parameters
from studio.game.node import Node
from studio.game.notation import point_from_human
from studio.game.rules import PRESETS
from studio.players.clocks import TimeControl
from studio.players.engine_entry import EngineEntry
from studio.players.levels import SeatedEngine
from studio.players.seats import GameSetup, Person, Seat, SeatedProgram
from studio.session.session import Session
from studio.thinking.live_search import LiveSearch
from tests.players.scripted_player import ScriptedPlayer

NINE, NOUGHTS = PRESETS["gomoku-9"], PRESETS["tic-tac-toe"]
YOU, QUICK, SLOW = Person(), SeatedEngine("studio", "beginner", Limit(simulations=20)), SeatedEngine("studio", "full")
GUEST = SeatedProgram(EngineEntry("Guest", ("guest",)), Limit(seconds=5.0))
OTHER = SeatedProgram(EngineEntry("Other", ("other",)), Limit(simulations=100))


class GameTable:
    """A live game in which each external engine is replaced by a scripted player."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.session = Session(NINE)
        self.players: list[ScriptedPlayer] = []
        self.scripts: dict[str, list[str]] = {}
        self.game = LiveGame(self.session, _live_search, make_player=self._player)
        self.faults: list[str] = []
        self.game.failed.connect(lambda error: self.faults.append(error.code))

    def begin(self, black: Seat, white: Seat, clock: str = "", move_seconds: float | None = None) -> None:
        limit = Limit(seconds=move_seconds) if move_seconds else Limit()
        control = TimeControl.from_text(clock, limit) if clock else TimeControl(limit)
        self.game.begin(GameSetup(NOUGHTS, black, white, clock=control))

    def play(self, text: str) -> None:
        self.game.play(point_from_human(text, self.session.rules))

    def wait_for(self, moves: int) -> None:
        self.qtbot.waitUntil(lambda: self.moves >= moves, timeout=30_000)

    def wait_for_thinking(self) -> None:
        """Wait until the first scripted player thinks about a move that it does not end by itself."""
        self.qtbot.waitUntil(
            lambda: bool(self.players) and self.players[0].is_waiting.is_set(),
            timeout=30_000,
        )

    @property
    def running(self) -> str:
        """The colour of the side whose clock runs, or an empty text."""
        stone = self.game.clock.running
        return stone.colour if stone is not None else ""

    @property
    def fault(self) -> str:
        return self.game.fault.sentence if self.game.fault is not None else ""

    @property
    def is_paused(self) -> bool:
        return self.game.is_paused

    @property
    def moves(self) -> int:
        return self.session.record.position(self.game.tip).ply

    @property
    def line(self) -> list[Node]:
        return self.session.record.main_line()

    def _player(self, seat: SeatedProgram) -> ScriptedPlayer:
        player = ScriptedPlayer(self.scripts.get(seat.engine.name, ()), seat.engine.name)
        self.players.append(player)
        return player


def _live_search(parameters: Parameters, seed: int, owner: QObject) -> LiveSearch:
    return LiveSearch(parameters, seed=seed, parent=owner)


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[GameTable]:
    table = GameTable(qtbot)
    yield table
    table.game.close()
