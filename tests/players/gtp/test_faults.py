"""Every fault of an engine that speaks GTP raises an error that names it, and leaves no process behind."""

import sys
import time

import pytest

from studio.engine.options.limits import Limit
from studio.game.position import Position
from studio.game.rules import PRESETS
from studio.players.player import Budget, PlayerError
from tests.players.gtp.engines import GtpEngines

GOMOKU = PRESETS["gomoku-9"]
BUDGET = Budget(Limit(seconds=0.3))
LONG = Budget(Limit(seconds=20))

IN_MOVES = {
    "hangs": ("time.sleep(60)", "engine_silent", "wrote nothing"),
    "crashes": ("os._exit(3)", "engine_crashed", "exit code 3"),
    "crashes with words": ("raise ValueError('boom')", "engine_crashed", "boom"),
    "ends": ("sys.exit(0)", "engine_closed", "exited before it moved"),
    "garbage": ("write('hello', 'E5'); time.sleep(60)", "engine_no_move", "Its last line was “E5”"),
    "fails": ("fail('no idea')", "engine_refused", "refused genmove with “no idea”"),
    "no point": ("say('E5E5')", "engine_no_move", "“E5E5”"),
    "off the board": ("say('K10')", "engine_off_board", "K10, which is not on the board"),
    "onto a stone": ("say('E5')", "engine_occupied", "which is occupied"),
    "resigns": ("say('resign')", "engine_resigned", "Scripted resigned."),
    "passes": ("say('PASS')", "engine_passed", "passed"),
    "floods": ("while True:\n        write('flooding' * 1000)", "engine_flood", "too much output"),
    "leaves a child": ("subprocess.Popen(['sleep', '60']); os._exit(1)", "engine_crashed", "exit code 1"),
}


@pytest.mark.parametrize(("doing", "code", "words"), IN_MOVES.values(), ids=IN_MOVES)
def test_a_fault_in_a_move(engines: GtpEngines, doing: str, code: str, words: str) -> None:
    position = Position(GOMOKU)
    position.play(40)
    player = engines.player(f"def genmove(given):\n    {doing}", start_seconds=20)
    player.begin(GOMOKU)
    is_waiting = code in ("engine_silent", "engine_no_move")
    with pytest.raises(PlayerError, match=words) as caught:
        player.move(position, BUDGET if is_waiting else LONG)
    assert caught.value.code == code
    assert caught.value.fields["player"] == "Scripted"


STARTING = {
    "silent": ("def version(given):\n    pass", "engine_slow", "did not answer protocol_version within 0.5 s"),
    "slow": ("def version(given):\n    time.sleep(60)", "engine_slow", "Allow it more time"),
    "silent later": ("def boardsize(given):\n    pass", "engine_slow", "did not answer boardsize 9 within 0.5 s"),
    "crashes": ("def version(given):\n    os._exit(3)", "engine_crashed", "exit code 3"),
    "ends": ("sys.exit(0)", "engine_closed", "exited"),
    "refuses the board": ("def boardsize(given):\n    fail('unacceptable size')", "engine_refused", "boardsize 9"),
    "another protocol": ("def take(line):\n    write('ERROR what')", "engine_not_ok", "may speak another protocol"),
    "only talk": ("def version(given):\n    write('hello')", "engine_not_ok", "“hello”"),
}


@pytest.mark.parametrize(("doing", "code", "words"), STARTING.values(), ids=STARTING)
def test_a_fault_at_the_start(engines: GtpEngines, doing: str, code: str, words: str) -> None:
    is_waiting = "0.5 s" in words or code in ("engine_slow", "engine_not_ok")
    player = engines.player(doing, start_seconds=0.5 if is_waiting else 20)
    if "later" in doing or "boardsize" in doing:
        player = engines.player(doing, start_seconds=2 if is_waiting else 20)
        words = words.replace("0.5", "2")
    with pytest.raises(PlayerError, match=words) as caught:
        player.begin(GOMOKU)
    assert caught.value.code == code


def test_a_slow_start_and_talk_before_it_are_no_fault(engines: GtpEngines) -> None:
    slow = "time.sleep(0.5)\nwrite('Loading the network', '')"
    answer = engines.player(slow, start_seconds=20).move(Position(GOMOKU), LONG)
    assert answer.point == 72


def test_a_late_move_is_a_fault(engines: GtpEngines) -> None:
    player = engines.player("def genmove(given):\n    time.sleep(0.75)\n    say('A1')", start_seconds=20)
    player.begin(GOMOKU)
    with pytest.raises(PlayerError) as caught:
        player.move(Position(GOMOKU), Budget(Limit(seconds=0.5)))
    assert caught.value.code in ("engine_late", "engine_silent")  # killed on a busy machine


def test_a_refused_move_of_the_position_is_quoted(engines: GtpEngines) -> None:
    position = Position(GOMOKU)
    position.play(40)
    with pytest.raises(PlayerError, match="refused play B E5 with “illegal move”"):
        engines.player("def play(given):\n    fail('illegal move')").move(position, LONG)


def test_the_next_move_starts_another_process(engines: GtpEngines) -> None:
    dies = "def genmove(given):\n    say('A1') if os.path.exists('tried') else (open('tried', 'w'), os._exit(1))"
    player = engines.player(dies, start_seconds=20)
    with pytest.raises(PlayerError):
        player.move(Position(GOMOKU), LONG)
    assert player.move(Position(GOMOKU), LONG).point == 72


def test_an_analysis_that_never_ends_is_a_fault(engines: GtpEngines) -> None:
    doing = "known.append('kata-analyze')\ndef kata_analyze(given):\n    write('=')\n    time.sleep(60)"
    player = engines.player(doing, start_seconds=2)
    player.begin(GOMOKU)
    with pytest.raises(PlayerError, match="did not answer protocol_version"):
        player.analyse(Position(GOMOKU), Limit(seconds=0.2))


def test_giving_up_ends_a_move_at_once(engines: GtpEngines) -> None:
    player = engines.player()
    player.give_up()
    with pytest.raises(PlayerError, match="was stopped before it moved"):
        player.move(Position(GOMOKU), LONG)


def test_an_engine_that_ignores_quit_is_killed(engines: GtpEngines) -> None:
    player = engines.player("def quit_(given):\n    time.sleep(60)")
    player.begin(GOMOKU)
    begun = time.monotonic()
    player.close()
    assert player.fault_at_end is not None
    assert "of the quit command" in player.fault_at_end.sentence
    assert time.monotonic() - begun < 20


def test_a_missing_program_is_named(engines: GtpEngines) -> None:
    entry = engines.entry()
    object.__setattr__(entry, "command", (sys.executable + "-missing",))
    with pytest.raises(PlayerError, match="does not exist"):
        engines.of(entry).begin(GOMOKU)
