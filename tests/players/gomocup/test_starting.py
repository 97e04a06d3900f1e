"""What an engine does before its first move is not its time for the move, and how it answers ABOUT does not matter."""

import pytest

from studio.engine.options.limits import Limit
from studio.game.position import Position
from studio.game.rules import PRESETS
from studio.players.gomocup import client
from studio.players.gomocup.about import About
from studio.players.gomocup.client import GomocupPlayer
from studio.players.gomocup.process import EngineProcess
from studio.players.gomocup.starting import await_about
from studio.players.player import Budget, PlayerError, prepare
from tests.players.gomocup.hosting import KEEPING, Engines
from tests.sizes import one_always, one_row_always

GOMOKU = PRESETS["gomoku-9"]
QUICK = Budget(Limit(seconds=20))
SHORT = Budget(Limit(seconds=1.0))
SILENT = "\ndef about():\n    pass\n"
LATE = "def move():\n    say('UNKNOWN', *['ERROR late'][len(stones):])\n    play(free())"


def _plays(player: GomocupPlayer, budget: Budget = QUICK) -> None:
    position = Position(GOMOKU)
    position.play(player.move(position, budget).point)
    position.play(80)
    position.play(player.move(position, budget).point)
    assert position.text().count("X") == 2


def test_memory_is_taken_before_the_clock_of_the_first_move_runs(engines: Engines) -> None:
    player = engines.player("def info(key, value):\n    time.sleep(1.5 if key == 'max_memory' else 0)")
    player.begin(GOMOKU)
    _plays(player, SHORT)


def test_memory_that_depends_on_the_time_is_taken_before_the_clock_runs(engines: Engines) -> None:
    player = engines.player("def info(key, value):\n    time.sleep(1.5 if key == 'timeout_turn' else 0)")
    player.begin(GOMOKU)
    _plays(player, SHORT)


def test_conditions_are_sent_before_the_name_is_requested_and_only_once(engines: Engines) -> None:
    player, position = engines.player(KEEPING), Position(GOMOKU)
    player.begin(GOMOKU)
    prepare(player, position, SHORT)
    prepare(player, position, SHORT)
    position.play(player.move(position, SHORT).point)
    position.play(80)
    player.move(position, SHORT)
    told = (engines.folder / "told").read_text().splitlines()
    about = told.index("ABOUT")
    assert told[0] == "START 9"
    assert {" ".join(line.split()[1:2]) for line in told[1:about]} >= {
        *("max_memory", "game_type", "rule", "timeout_turn", "timeout_match", "time_left")
    }
    assert told[about:] == ["ABOUT", "BEGIN", "TURN 8,8"]


@pytest.mark.parametrize(
    "answer",
    [
        "'UNKNOWN command ABOUT'",
        "'ERROR'",
        "'Error: unknown command'",
        "'MESSAGE hello', 'DEBUG 7,7', 'OK', 'a name without a form'",
        "'loading ...', 'name=\"X\"'",
        "'7,7', 'ERROR ABOUT'",
    ],
)
def test_any_answer_to_about_will_do(engines: Engines, answer: str) -> None:
    _plays(engines.player(f"def about():\n    say({answer})"))


def test_an_engine_that_refuses_conditions_plays(engines: Engines) -> None:
    _plays(engines.player("def info(key, value):\n    say('ERROR INFO %s is not supported' % key)"))


@pytest.mark.parametrize("doing", one_always(2, [SILENT + LATE, SILENT]))
def test_an_engine_that_does_not_answer_about_plays(engines: Engines, doing: str) -> None:
    player = engines.player(doing, start_seconds=2)
    _plays(player)
    assert player.about().title == ""


def test_a_silent_engine_is_waited_for_only_once(engines: Engines, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    def wait(process: EngineProcess, seconds: float) -> About | None:
        waited.append(seconds)
        return await_about(process, min(seconds, 0.1))

    monkeypatch.setattr(client, "await_about", wait)
    player = engines.player(f"{SILENT}def start():\n    say('ERROR' if told[-1] == 'RESTART' else 'OK')")
    for _game in range(2):
        player.begin(GOMOKU)
        player.move(Position(GOMOKU), QUICK)
    assert waited == [10, 1]


def test_an_engine_that_never_answers_is_reported_with_a_remedy(engines: Engines) -> None:
    player = engines.player("def about():\n    time.sleep(60)", start_seconds=2)
    with pytest.raises(PlayerError, match=r"answered neither ABOUT within 2 s nor .* allow it more time") as caught:
        player.move(Position(GOMOKU), Budget(Limit(seconds=0.1)))
    assert caught.value.code == "engine_silent"


@pytest.mark.parametrize(
    "answer",
    [
        "'OK - ready when you are'",
        "'ok'",
        "chr(27) + '[1;32mOK' + chr(27) + '[0m'",
        "chr(0xFEFF) + 'OK'",
        "'MESSAGE size 9', 'DEBUG ERROR', 'The board is set.', 'OK'",
        "'ERROR no weights for this size, using others', 'OK'",
    ],
)
def test_any_answer_with_ok_starts_a_game(engines: Engines, answer: str) -> None:
    _plays(engines.player(f"def start():\n    say({answer})"))


@pytest.mark.parametrize(
    ("doing", "code", "text"),
    one_row_always(
        3,
        [
            ("say('MESSAGE looking', 'ERROR too small')", "engine_refused", "refused START 9 with “ERROR too small”"),
            ("time.sleep(0.7); say('UNKNOWN size')", "engine_refused", "refused START 9 with “UNKNOWN size”"),
            ("say('ERROR 9'); sys.exit(1)", "engine_refused", "refused START 9 with “ERROR 9”"),
            (
                "say('15x15 only')",
                "engine_not_ok",
                "did not answer START 9 with OK within 2 s. Its last line was “15x15",
            ),
            ("pass", "engine_slow", "did not answer START 9 within 2 s"),
            ("sys.exit(0)", "engine_closed", "exited before it moved"),
        ],
    ),
)
def test_a_refused_game_is_reported_as_what_happened(engines: Engines, doing: str, code: str, text: str) -> None:
    with pytest.raises(PlayerError) as caught:
        engines.player(f"def start():\n    {doing}", start_seconds=2).begin(GOMOKU)
    assert caught.value.code == code
    assert text in caught.value.sentence
