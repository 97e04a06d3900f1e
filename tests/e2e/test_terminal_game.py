"""A game in a terminal, in this process: input and output."""

import time
from collections.abc import Callable, Iterable

import pytest

from studio.commands.terminal.game import TerminalGame
from studio.commands.terminal.interruption import Interruption
from studio.commands.terminal.typed_lines import TooLateError
from studio.engine.options.limits import Limit
from studio.game.notation import point_from_human
from studio.game.position import Position
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.players.clocks import TimeControl
from studio.players.player import Answer, Budget, Player
from tests.e2e.first_point import FirstPoint
from tests.game.boards import line_of

NOTHING = "until the flag falls"


class Table:
    """A game whose user types these lines and then closes the terminal."""

    def __init__(
        self,
        typed: Iterable[str] = (),
        *,
        black: Player | None = None,
        white: Player | None = None,
        game: str = "tic-tac-toe",
        control: TimeControl | None = None,
        report: Callable[[Player, Answer], Iterable[str]] | None = None,
    ) -> None:
        self.heard: list[str] = []
        self.waits: list[float | None] = []
        self.interruption = Interruption()
        self._typed = iter(typed)
        players = {Stone.BLACK: black, Stone.WHITE: white}
        record = GameRecord(PRESETS[game])
        controls = dict.fromkeys(players, control or TimeControl())
        say, ask = self.heard.append, self._ask
        self.game = TerminalGame(record, players, controls, self.interruption, FirstPoint, say, ask, report)

    def played(self) -> "Table":
        self.game.play()
        self.game.close()
        return self

    @property
    def line(self) -> str:
        return line_of(self.game.record)

    @property
    def result(self) -> str:
        return self.game.record.result

    @property
    def text(self) -> str:
        return "\n".join(self.heard)

    def _ask(self, prompt: str, seconds: float | None) -> str | None:
        self.heard.append(prompt)
        self.waits.append(seconds)
        typed = next(self._typed, None)
        if typed == NOTHING:
            raise TooLateError
        return typed


def test_two_people_play_to_the_end() -> None:
    table = Table(["a1", "B2", " c1 ", "a3", "b1"]).played()
    assert table.result == "B+"
    assert table.line == "a1 b2 c1 a3 b1"
    assert "Black has won." in table.text


def test_a_drawn_game() -> None:
    table = Table(["a1", "b2", "c3", "a2", "c2", "c1", "a3", "b3", "b1"]).played()
    assert table.result == "0"
    assert "The game is drawn." in table.text


@pytest.mark.parametrize("typed", ["d4", "a0", "hello", "a1", "a1b2", "é", "7" * 3000, "undo it", "\x1b[A"])
def test_invalid_input_gets_an_error_and_another_try(typed: str) -> None:
    table = Table(["a1", typed, "b2"]).played()
    assert table.line == "a1 b2"
    assert "Try again" in table.text


def test_a_blank_line_repeats_the_prompt() -> None:
    assert Table(["", "  ", "a1"]).played().line == "a1"


def test_columns_in_gravity_games() -> None:
    table = Table(["4", "4", "d3", "8", "0"], game="connect-four").played()
    assert table.line == "d1 d2 d3"
    assert "Column 8 is not on the board." in table.text
    assert "Column 0 is not on the board." in table.text


def test_an_engine_moves_and_hides_its_evaluation() -> None:
    table = Table(["b2", "c1"], white=FirstPoint()).played()
    assert table.line == "b2 a3 c1 b3"
    assert "White, First, plays a3: 0.25 s." in table.heard
    record = table.game.record
    assert [node.analysis is not None for node in record.main_line()] == [False, True, False, True, False]
    assert all(node.time_ms is not None for node in record.main_line()[1:])


def test_a_report_of_the_engine_follows_its_move() -> None:
    table = Table(["b2"], white=FirstPoint(), report=lambda player, answer: [f"{player.name} at {answer.point}"])
    heard = table.played().heard
    numbers = "10 simulations, 0.25 s, 2 draws, depth 4, wins in at most 3 plies (proven), line a3"
    at = heard.index(f"White, First, plays a3: {numbers}.")
    assert heard[at + 1] == "First at 0"
    assert table.text.count("First at") == 1


def test_a_forced_move_is_marked_as_such() -> None:
    table = Table(["b2", "b1", "c1"], white=FirstPoint()).played()
    assert table.line == "b2 a3 b1 b3 c1 c3"
    assert "White, First, plays a3: " in table.text
    assert "White, First, plays b3, which blocks a win: " in table.text
    assert "White, First, plays c3, which wins immediately: " in table.text


def test_engines_play_each_other() -> None:
    black, white = FirstPoint(), FirstPoint()
    table = Table(black=black, white=white).played()
    assert table.result == "B+"
    assert table.line == "a3 b3 c3 a2 b2 c2 a1"
    assert black.is_closed
    assert white.is_closed


def test_moves_are_taken_back() -> None:
    table = Table(["b2", "undo", "undo", "a1", "c1", "undo"], white=FirstPoint()).played()
    assert "You have not made a move yet." in table.text
    assert table.line == "a1 a3"


def test_one_move_between_people_is_taken_back() -> None:
    assert Table(["b2", "a1", "undo", "c1"]).played().line == "b2 c1"


def test_a_hint_is_no_move() -> None:
    table = Table(["hint", "b2"]).played()
    assert "The search suggests a3." in table.text
    assert table.line == "b2"


def test_resigning() -> None:
    table = Table(["b2", "a1", "resign"]).played()
    assert table.result == "W+R"
    assert "White has won by resignation." in table.text


@pytest.mark.parametrize("typed", [["a1", "quit", "b2"], ["a1"]])
def test_leaving(typed: list[str]) -> None:
    table = Table(typed).played()
    assert (table.line, table.result) == ("a1", "")
    assert "You quit after 1 move." in table.text


def test_help_is_printed() -> None:
    text = Table(["help"]).played().text
    for word in ("undo", "hint", "resign", "quit", "b2"):
        assert word in text


def test_the_user_is_waited_for_until_the_time_is_up() -> None:
    table = Table(["b2", NOTHING], control=TimeControl(game_seconds=60.0)).played()
    assert (table.line, table.result) == ("b2", "B+T")
    assert table.heard[-2:] == ["White ran out of time.", "Black has won on time."]
    assert all(seconds is not None and 50 < seconds <= 60.1 for seconds in table.waits)


def test_without_a_clock_the_user_has_unlimited_time() -> None:
    assert Table(["b2"]).played().waits == [None, None]


def test_the_user_who_exceeds_the_time_has_lost() -> None:
    table = Table(["a1", "b2"], control=TimeControl.from_text("0.001")).played()
    assert "0 s left" in table.text
    assert table.line == "a1 b2"  # within the tolerance
    slow = FirstPoint(lambda: __import__("time").sleep(0.2))
    table = Table(black=slow, white=FirstPoint(), control=TimeControl.from_text("0.001")).played()
    assert table.result == "W+T"
    assert "White has won on time." in table.text


@pytest.mark.long
def test_preparing_an_engine_is_not_its_time() -> None:
    class Prepared(FirstPoint):
        def prepare(self, _position: Position, _budget: Budget) -> None:
            time.sleep(0.3)

    control = TimeControl(Limit(seconds=0.1))
    table = Table(black=Prepared(), white=Prepared(), control=control).played()
    assert "ran out of time" not in table.text


def test_an_interrupt_while_an_engine_is_prepared_leaves_the_game() -> None:
    class Prepared(FirstPoint):
        def prepare(self, _position: Position, _budget: Budget) -> None:
            table.interruption.is_wanted = True

    table = Table(black=Prepared())
    table.played()
    assert table.line == ""


def test_an_interrupt_while_an_engine_thinks_leaves_the_game() -> None:
    table = Table(["b2"])
    white = FirstPoint(lambda: setattr(table.interruption, "is_wanted", True))
    table.game._players = {Stone.BLACK: None, Stone.WHITE: white}
    table.played()
    assert table.line == "b2"
    assert white.is_closed


def test_the_record_contains_the_game() -> None:
    record = Table(["h8"], game="gomoku-15").played().game.record
    assert record.date
    assert record.main_line()[1].move == (Stone.BLACK, point_from_human("h8", record.rules))
