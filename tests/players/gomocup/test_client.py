"""A correct external engine: games, positions, rules, clocks, coordinates, stopping."""

import threading
from pathlib import Path

import pytest

from studio.engine.options.limits import Limit
from studio.game.position import Position
from studio.game.position_analysis import PositionAnalysis
from studio.game.rules import PRESETS, rules_from_text
from studio.game.stones import Stone
from studio.players.engine_entry import Orientation
from studio.players.player import Budget, PlayerError
from tests.players.gomocup.hosting import KEEPING, Engines

GOMOKU = PRESETS["gomoku-9"]
QUICK = Budget(Limit(seconds=20))


def _told(engines: Engines) -> list[str]:
    return (engines.folder / "told").read_text().splitlines()


def test_two_engines_play_a_game_to_its_end(engines: Engines) -> None:
    position, players = Position(GOMOKU), [engines.player(name="One"), engines.player(name="Two")]
    while not position.is_over:
        position.play(players[position.ply % 2].move(position, QUICK).point)
    assert position.winner is Stone.BLACK
    assert [player.name for player in players] == ["One", "Two"]


def test_it_moves_in_any_position_in_any_order(engines: Engines) -> None:
    player, first, set_up = engines.player(), Position(GOMOKU), Position(GOMOKU)
    first.play(0)
    assert player.move(first, QUICK).point == 1
    assert player.move(Position(GOMOKU), QUICK).point == 0
    set_up.set_up({0: Stone.BLACK, 1: Stone.WHITE, 2: Stone.BLACK, 3: Stone.WHITE})
    assert player.move(set_up, QUICK).point == 4
    assert player.move(set_up, QUICK).point == 4


def test_a_game_is_sent_move_by_move_and_a_jump_as_a_board(engines: Engines) -> None:
    player, position = engines.player(KEEPING), Position(GOMOKU)
    player.begin(GOMOKU)
    for reply in (80, 79):
        position.play(player.move(position, QUICK).point)
        position.play(reply)
    position.undo()
    position.undo()
    position.play(40)
    position.play(41)
    player.move(position, QUICK)
    moves = [line for line in _told(engines) if not line.startswith("INFO")]
    board = ["0,0,1", "8,8,2", "4,4,1", "5,4,2"]
    assert moves == ["START 9", "ABOUT", "BEGIN", "TURN 8,8", "RESTART", "BOARD", *board, "DONE"]


def test_another_game_starts_in_the_same_process_or_in_another_one(engines: Engines) -> None:
    player = engines.player("def move():\n    say('MESSAGE depth 1 ev %d' % os.getpid())\n    play(free())")

    def process(text: str) -> float:
        rules = rules_from_text(text)
        player.begin(rules)
        thought = player.move(Position(rules), QUICK).thought
        assert thought is not None
        return thought.seconds or 0

    assert process("9x9/5")
    assert process("9x9/5")
    assert process("5x7/5 exact")


@pytest.mark.parametrize("doing", ["say('UNKNOWN')", "say('ERROR')", "sys.exit(1)"])
def test_an_engine_that_cannot_restart_a_game_is_started_again(engines: Engines, doing: str) -> None:
    player = engines.player(f"def start():\n    say('OK') if told[-1].startswith('START') else {doing}")
    for _game in range(2):
        player.begin(GOMOKU)
        assert player.move(Position(GOMOKU), QUICK).point == 0


def test_it_receives_rules_memory_options_and_a_folder(engines: Engines, tmp_path: Path) -> None:
    own = tmp_path / "own"
    player = engines.of(engines.entry(KEEPING, memory_mb=100, options=(("thread_num", "2"),)), own)
    player.begin(rules_from_text("7x11/5 exact"))
    player.move(Position(rules_from_text("7x11/5 exact")), QUICK)
    told = _told(engines)
    assert told[0] == "RECTSTART 11,7"
    assert {"INFO rule 1", f"INFO max_memory {100 * 2**20}", "INFO thread_num 2", f"INFO folder {own}"} <= set(told)
    assert own.is_dir()


def test_it_receives_its_clock(engines: Engines) -> None:
    player, position = engines.player(KEEPING), Position(GOMOKU)
    player.begin(GOMOKU)
    position.play(player.move(position, Budget(Limit(seconds=2), 60, 1)).point)
    position.play(80)
    player.move(position, Budget(Limit(seconds=2), 59.5, 1))
    clocks = [line for line in _told(engines) if "time" in line]
    assert clocks == [
        *("INFO timeout_turn 2000", "INFO timeout_match 60000", "INFO time_left 60000", "INFO time_increment 1000"),
        "INFO time_left 59500",
    ]


@pytest.mark.parametrize(("orientation", "line"), [(Orientation.COLUMN_FIRST, "2,1"), (Orientation.ROW_FIRST, "1,2")])
def test_its_coordinates_are_swapped_as_configured(engines: Engines, orientation: Orientation, line: str) -> None:
    player = engines.player(f"def move():\n    say('{line}')", orientation=orientation)
    assert player.move(Position(GOMOKU), QUICK).point == GOMOKU.point(row=1, column=2)


def test_a_suggestion_is_played_and_a_pair_with_spaces_read(engines: Engines) -> None:
    doing = """
        def move():
            say("SUGGEST 3,4")
        def take(line, before=take):
            say(" 3 , 4 ") if line == "PLAY 3,4" else before(line)
    """
    assert engines.player(doing).move(Position(GOMOKU), QUICK).point == GOMOKU.point(row=4, column=3)


@pytest.mark.parametrize("text", ["6x7/4 gravity", "5x5/4", "15x15/6", "4x9/5"])
def test_unsupported_games_are_reported(engines: Engines, text: str) -> None:
    with pytest.raises(PlayerError, match=r"Scripted cannot play") as caught:
        engines.player().begin(rules_from_text(text))
    assert caught.value.code == "engine_rules"


def test_it_returns_the_name_of_the_engine(engines: Engines) -> None:
    player = engines.player()
    player.begin(GOMOKU)
    assert player.about().title == "Scripted 1.0"
    other = engines.player("def about():\n    say('MESSAGE hello', 'just a text')")
    other.begin(GOMOKU)
    assert other.about().title == "just a text"


def test_it_moves_at_once_when_stopped_and_plays_on(engines: Engines) -> None:
    doing = """
        def move():
            for line in sys.stdin:
                if line.strip() == "YXSTOP":
                    return play(free())
    """
    player, position = engines.player(doing), Position(GOMOKU)
    player.begin(GOMOKU)
    for point in (0, 1):
        timer = threading.Timer(0.1, player.stop)
        timer.start()
        position.play(player.move(position, Budget(Limit(seconds=60))).point)
        assert position.stone(point) is Stone.BLACK
        timer.join()
        player.stop()  # between moves it does nothing
        position.play(80 - point)


def test_an_engine_without_the_stop_command_is_tolerated(engines: Engines) -> None:
    doing = """
        def stop():
            say("ERROR what is that")
        def move():
            time.sleep(0.3)
            play(free())
    """
    player, position = engines.player(doing), Position(GOMOKU)
    player.begin(GOMOKU)
    timer = threading.Timer(0.1, player.stop)
    timer.start()
    position.play(player.move(position, QUICK).point)
    timer.join()
    position.play(80)
    assert player.move(position, QUICK).point == 1


def test_its_output_is_read_while_it_thinks(engines: Engines) -> None:
    doing = """
        def move():
            for depth in range(1, 5):
                say("MESSAGE depth %d ev 20 n %dk pv 4,4 5,5" % (depth, depth))
                time.sleep(0.15)
            play((4, 4))
    """
    heard: list[PositionAnalysis] = []
    answer = engines.player(doing).move(Position(GOMOKU), QUICK, heard.append)
    assert heard
    assert heard[0].candidates[0].line == (40, 50)
    assert answer.thought is not None
    assert (answer.thought.depth, answer.thought.simulations) == (4, 4000)


def test_output_between_moves_is_not_an_answer(engines: Engines) -> None:
    doing = """
        def move():
            point = free()
            stones[point] = 1
            say(written(point), "8,8", "MESSAGE more")
    """
    player, position = engines.player(doing), Position(GOMOKU)
    for _move in range(3):
        position.play(player.move(position, QUICK).point)
        position.play(position.legal_moves()[-1])
    assert position.stone(2) is Stone.BLACK
