"""One game: the winner and the reason, its costs, and its record."""

import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import replace

import pytest

from studio.engine.options.limits import Limit
from studio.game.files.game_files import read_records
from studio.game.message import Message
from studio.game.position import Position
from studio.game.position_analysis import Candidate, PositionAnalysis
from studio.game.rules import Rules
from studio.game.stones import Stone
from studio.matches.game import Abandoned, Ended, Game, MovePlayed, Reason
from studio.matches.openings import Opening
from studio.matches.plan import PlannedGame
from studio.matches.work import play
from studio.players.clocks import TimeControl
from studio.players.player import Answer, Budget, Listener, Player, PlayerError, ignore_analysis
from tests.matches.matches import NOUGHTS, plan_of

Move = Callable[[Position], int]


class Scripted:
    """Plays the given moves."""

    def __init__(self, name: str, move: Move, begin: Callable[[], object] = lambda: None) -> None:
        self._name, self._move, self._begin = name, move, begin

    @property
    def name(self) -> str:
        return self._name

    def begin(self, rules: Rules) -> None:
        del rules
        self._begin()

    def move(self, position: Position, budget: Budget, tell: Listener = ignore_analysis) -> Answer:
        del budget, tell
        thought = PositionAnalysis(7, (Candidate(position.legal_moves()[0], 7, 0.0),), self._name, draws=3)
        return Answer(self._move(position), thought)

    def stop(self) -> None:
        """Do nothing, because its moves take no time."""

    def close(self) -> None:
        """Do nothing, because it has no resources."""


def in_turn(points: Iterable[int]) -> Move:
    waiting = iter(points)
    return lambda _position: next(waiting)


def planned(control: TimeControl | None = None, opening: Opening | None = None) -> PlannedGame:
    first = plan_of("studio", "classic-uct", control=control or TimeControl()).planned_games()[0]
    return replace(first, opening=opening or Opening())


def played(black: Player | Move, white: Player | Move, **given: object) -> tuple[Ended, Game]:
    players = {Stone.BLACK: _player("studio", black), Stone.WHITE: _player("classic-uct", white)}
    game = Game(planned(**given), players)  # type: ignore[arg-type]
    return game.play(), game


def _player(name: str, given: Player | Move) -> Player:
    return Scripted(name, given) if callable(given) else given


def fails(position: Position) -> int:
    del position
    raise PlayerError(Message("engine_crashed", "classic-uct has crashed."), player="classic-uct")


def test_a_line_wins_and_the_record_stores_times_and_analyses() -> None:
    ended, game = played(in_turn([0, 1, 2]), in_turn([3, 4]))
    assert (ended.winner, ended.reason, game.record.result) == (Stone.BLACK, Reason.LINE, "B+")
    assert (ended.black.moves, ended.white.moves, ended.black.simulations, ended.black.draws) == (3, 2, 21, 9)
    assert (ended.first.moves, ended.first.simulations) == (1, 7)
    line = game.record.main_line()
    assert [node.move.point for node in line[1:] if node.move] == [0, 3, 1, 4, 2]
    assert [node.analysis.profile if node.analysis else "" for node in line] == [
        *("studio", "classic-uct") * 2,
        "studio",
        "",
    ]
    assert all(node.time_ms is not None for node in line[1:])


def test_a_full_board_is_a_draw() -> None:
    ended, game = played(in_turn([0, 2, 3, 7, 8]), in_turn([1, 4, 5, 6]))
    assert (ended.winner, ended.reason, game.record.result) == (None, Reason.DRAW, "0")


def test_an_illegal_move_is_a_fault_of_its_player() -> None:
    ended, game = played(in_turn([4]), in_turn([4]))
    assert (ended.winner, ended.reason, ended.fault) == (Stone.BLACK, Reason.FAULT, "occupied")
    assert ended.sentence == "classic-uct: b2 is occupied."
    assert game.record.result == "B+F"
    assert game.record.main_line()[-1].comment == ended.sentence


def test_a_player_that_fails_loses() -> None:
    ended, _ = played(in_turn([4]), fails)
    assert (ended.winner, ended.fault, ended.sentence) == (Stone.BLACK, "engine_crashed", "classic-uct has crashed.")


def test_a_player_that_cannot_begin_loses() -> None:
    def refuse() -> None:
        raise PlayerError(Message("engine_rules", "studio cannot play 3x3/3."), player="studio")

    ended, _ = played(Scripted("studio", in_turn([]), refuse), in_turn([]))
    assert (ended.winner, ended.reason, ended.black.moves) == (Stone.WHITE, Reason.FAULT, 0)


@pytest.mark.parametrize("control", [TimeControl(Limit(seconds=0.01)), TimeControl(Limit(), game_seconds=0.01)])
def test_time_is_lost_only_beyond_the_tolerance(control: TimeControl) -> None:
    def slow(position: Position) -> int:
        time.sleep(0.2)
        return position.legal_moves()[0]

    ended, game = played(slow, in_turn([1, 2, 3, 4]), control=control)
    assert (ended.winner, ended.reason, game.record.result) == (Stone.WHITE, Reason.FLAG, "W+T")
    assert "studio used 0." in ended.sentence


def test_preparing_a_player_is_not_its_time() -> None:
    class Prepared(Scripted):
        def prepare(self, _position: Position, budget: Budget) -> None:
            assert budget.limit.seconds == 0.01
            time.sleep(0.2)

    control = TimeControl(Limit(seconds=0.01))
    ended, game = played(Prepared("studio", in_turn([0, 1, 2])), in_turn([3, 4]), control=control)
    assert (ended.winner, ended.reason) == (Stone.BLACK, Reason.LINE)
    assert all((node.time_ms or 0) < 200 for node in game.record.main_line())


def test_a_player_that_cannot_be_prepared_loses() -> None:
    class Unprepared(Scripted):
        def prepare(self, position: Position, _budget: Budget) -> None:
            fails(position)

    ended, _ = played(in_turn([4]), Unprepared("classic-uct", in_turn([])))
    assert (ended.winner, ended.reason, ended.fault) == (Stone.BLACK, Reason.FAULT, "engine_crashed")


def test_an_engine_that_reports_its_own_lateness_has_lost_on_time() -> None:
    def late(position: Position) -> int:
        del position
        raise PlayerError(Message("engine_late", "studio moved 0.2 s after its time."), player="studio")

    assert played(late, in_turn([]))[0].reason is Reason.FLAG


def test_the_opening_is_in_the_record_and_not_in_the_costs() -> None:
    opening = Opening((1,), setup=Position.from_text("X . .\nO . .\n. . .", NOUGHTS).text())
    ended, game = played(in_turn([2, 3, 4, 5, 6, 7, 8]), lambda position: position.legal_moves()[0], opening=opening)
    assert ended.black.moves + ended.white.moves < 7
    (again,) = read_records(_sgf(game)).records
    assert again.position(again.main_line()[1]) == opening.position(NOUGHTS)


def test_events_during_a_game() -> None:
    told: list[MovePlayed] = []
    players = {Stone.BLACK: Scripted("b", in_turn([0, 1, 2])), Stone.WHITE: Scripted("w", in_turn([3, 4]))}
    Game(planned(TimeControl(Limit(), 60, 1)), players, told.append).play()
    assert [(move.ply, move.point, move.stone) for move in told][:2] == [(1, 0, Stone.BLACK), (2, 3, Stone.WHITE)]
    assert all(move.left is not None and move.left > 55 and move.thought for move in told)


def test_a_stopped_game_has_no_result() -> None:
    thinking, going_on = threading.Event(), threading.Event()

    def wait(position: Position) -> int:
        thinking.set()
        assert going_on.wait(20)
        return position.legal_moves()[0]

    game = Game(planned(), {Stone.BLACK: Scripted("b", wait), Stone.WHITE: Scripted("w", wait)})
    raised: list[BaseException] = []

    def play_on() -> None:
        try:
            game.play()
        except Abandoned as abandoned:
            raised.append(abandoned)

    thread = threading.Thread(target=play_on)
    thread.start()
    assert thinking.wait(20)
    game.stop()
    going_on.set()
    thread.join(20)
    assert len(raised) == 1


def test_the_same_fixture_gives_the_same_game() -> None:
    first = plan_of("studio", "classic-uct:casual").planned_games()[0]
    games = [play(first), play(first)]
    moves = [
        [node.move for node in read_records(game.sgf).records[0].main_line()] for game in games if game is not None
    ]
    assert len(moves) == 2
    assert moves[0] == moves[1]


def _sgf(game: Game) -> bytes:
    from studio.game.files import Format
    from studio.game.files.game_files import WRITABLE

    return WRITABLE[Format.SGF]([game.record])


def test_a_record_contains_the_time_control_of_both_sides() -> None:
    ended, game = played(in_turn([0, 1, 2]), in_turn([3, 4]), control=TimeControl.from_text("60+1"))
    assert ended.reason is Reason.LINE
    assert b"TM[60]OT[1 s more for each move]" in _sgf(game)
    again = read_records(_sgf(game)).records[0]
    assert again.properties == {"TM": ("60",), "OT": ("1 s more for each move",)}
