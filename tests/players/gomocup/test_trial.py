"""The test of an engine: whether it works, its name, its board sizes, and its order of coordinates."""

import threading

import pytest

from studio.players import engine_trial as trial
from studio.players.engine_entry import Orientation
from studio.players.engine_trial import EngineTrial, TrialResult, TrialStep
from tests.players.engines import CLEVER, ROW_FIRST
from tests.players.gomocup.hosting import Engines
from tests.sizes import one_always, one_row_always


def _tried(engines: Engines, doing: str = "", **fields: object) -> TrialResult:
    return EngineTrial(engines.entry(doing, **fields)).run()


def test_a_good_engine(engines: Engines) -> None:
    steps: list[TrialStep] = []
    result = EngineTrial(engines.entry(CLEVER)).run(steps.append)
    assert steps == list(TrialStep)
    assert result.can_play
    assert result.about.title == "Scripted 1.0"
    assert [(board.size, board.plays, len(board.moves)) for board in result.boards] == [
        *(("15×15", True, 2), ("20×20", True, 2), ("9×9", True, 2))
    ]
    assert [move.point for move in result.boards[0].moves] == [0, 1]
    assert result.placed is not None
    assert result.placed.plays
    assert (result.plays_wide, result.orientation, result.is_turned) == (True, Orientation.COLUMN_FIRST, False)
    assert result.fault_at_end is None


def test_the_order_of_coordinates_is_detected(engines: Engines) -> None:
    result = _tried(engines, CLEVER + ROW_FIRST)
    assert (result.orientation, result.is_turned) == (Orientation.ROW_FIRST, True)
    again = _tried(engines, CLEVER + ROW_FIRST, orientation=Orientation.ROW_FIRST)
    assert (again.orientation, again.is_turned) == (Orientation.ROW_FIRST, False)


def test_without_a_forced_reply_the_order_is_unknown(engines: Engines) -> None:
    result = _tried(engines)
    assert result.can_play
    assert (result.plays_wide, result.orientation, result.is_turned) == (None, None, False)


def _boards(result: TrialResult) -> dict[str, str]:
    """Return what happened on each board: the fault, or plays."""
    return {board.size: "plays" if board.fault is None else board.fault.sentence for board in result.boards}


@pytest.mark.parametrize(
    ("condition", "plays"),
    one_row_always(
        3,
        [
            ("sides[0] == sides[1] >= 10", ["15×15", "20×20"]),
            ("sides == [20, 20]", ["20×20"]),
            ("sides == [9, 9]", ["9×9"]),
        ],
    ),
)
@pytest.mark.parametrize("refusing", ["say('ERROR unsupported size')", "say('MESSAGE sorry', 'UNKNOWN command')"])
def test_an_engine_for_some_boards_only(engines: Engines, condition: str, plays: list[str], refusing: str) -> None:
    result = _tried(engines, f"def start():\n    say('OK') if {condition} else {refusing}")
    assert result.can_play
    assert [board.size for board in result.boards if board.plays] == plays
    assert all(board.is_refused for board in result.boards if not board.plays)
    assert result.plays_wide is False
    assert result.wide_fault is not None
    assert "refused RECTSTART 9,6 with “" in result.wide_fault.sentence


@pytest.mark.parametrize(
    ("doing", "text"),
    one_row_always(
        4,
        [
            ("time.sleep(1); say('ERROR too small')", "refused START 9 with “ERROR too small”"),
            ("time.sleep(60)", "did not answer START 9 within 2 s"),
            (
                "say('Only 15x15 and 20x20.')",
                "did not answer START 9 with OK within 2 s. Its last line was “Only 15x15",
            ),
            ("sys.exit(0)", "exited before it moved"),
            ("os._exit(3)", "has crashed (exit code 3)"),
        ],
    ),
)
def test_what_happened_on_a_small_board_is_reported(engines: Engines, doing: str, text: str) -> None:
    result = _tried(
        engines, f"def start():\n    if sides[0] < 15:\n        {doing}\n        return\n    say('OK')", start_seconds=2
    )
    assert result.can_play
    boards = _boards(result)
    assert (boards["15×15"], boards["20×20"]) == ("plays", "plays")
    assert text in boards["9×9"]
    assert [board.is_refused for board in result.boards] == [False, False, "refused" in text]


@pytest.mark.parametrize(
    "doing",
    one_always(
        6,
        [
            "def start():\n    say('MESSAGE board', 'DEBUG ERROR none', 'OK - good luck')",
            "def start():\n    say('ERROR no weights of this size', 'OK')",
            "def about():\n    say('UNKNOWN command')",
            "def info(key, value):\n    say('UNKNOWN INFO ' + key)",
            "def start():\n    say('ERROR' if told[-1] == 'RESTART' else 'OK')",
            "say('loading', chr(27) + '[1mMESSAGE hello' + chr(27) + '[0m')",
        ],
    ),
)
def test_an_engine_that_plays_on_each_board_is_said_to(engines: Engines, doing: str) -> None:
    result = _tried(engines, doing)
    assert _boards(result) == dict.fromkeys(("15×15", "20×20", "9×9"), "plays")


@pytest.mark.parametrize("answer", one_always(2, ["'UNKNOWN command'", "'ERROR what is BOARD'"]))
def test_an_engine_without_given_positions_plays_nevertheless(
    engines: Engines, answer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trial, "MOVE_SECONDS", 1.0)
    doing = f"""
        def take(line, before=take):
            say({answer}) if line == "BOARD" else before(line) if line[:1].isalpha() and line != "DONE" else None
    """
    result = _tried(engines, doing)
    assert _boards(result) == dict.fromkeys(("15×15", "20×20", "9×9"), "plays")
    assert result.placed is not None
    assert result.placed.fault is not None
    assert (result.can_play, result.orientation) == (True, None)


def test_an_engine_that_fails_in_its_second_move_on_a_board(engines: Engines) -> None:
    doing = """
        def move():
            if sides[0] == 9 and len(stones) > 1:
                sys.exit(0)
            play(free())
    """
    result = _tried(engines, doing)
    assert result.can_play
    assert [len(board.moves) for board in result.boards] == [2, 2, 1]
    assert "exited before it moved" in _boards(result)["9×9"]


@pytest.mark.parametrize(
    ("doing", "code"),
    one_row_always(
        3,
        [
            ("def start():\n    os._exit(1)", "engine_crashed"),
            ("def start():\n    say('ERROR no')", "engine_refused"),
            ("def start():\n    time.sleep(60)", "engine_slow"),
            ("def move():\n    say('99,99')", "engine_off_board"),
            ("def about():\n    os._exit(1)", "engine_crashed"),
        ],
    ),
)
def test_an_engine_that_plays_on_no_board(engines: Engines, doing: str, code: str) -> None:
    result = _tried(engines, doing, start_seconds=2)
    assert not result.can_play
    assert result.fault is not None
    assert result.fault.code == code
    assert result.other_fault is (None if result.boards else result.fault)


@pytest.mark.long
def test_an_engine_that_does_not_exit_is_reported(engines: Engines) -> None:
    result = _tried(engines, CLEVER + "\n    def end():\n        pass")
    assert result.can_play
    assert result.fault_at_end is not None
    assert result.fault_at_end.code == "engine_ignores_end"


@pytest.mark.parametrize("step", [TrialStep.START, TrialStep.MOVE, TrialStep.SMALL, TrialStep.WIDE])
def test_it_can_be_cancelled(engines: Engines, step: TrialStep) -> None:
    testing = EngineTrial(engines.entry())
    cancelling = threading.Thread(target=testing.cancel)

    def tell(now: TrialStep) -> None:
        if now is step:
            cancelling.start()
            cancelling.join()

    result = testing.run(tell)
    assert result.fault is not None
    assert result.fault.code == "engine_given_up"
    assert result.other_fault is result.fault


def test_an_engine_with_a_book_move_still_shows_its_analysis(engines: Engines) -> None:
    doing = """
        def move():
            if len(stones) == 2:
                say("MESSAGE REALTIME BEST 7,7", "MESSAGE REALTIME VAL 35", "MESSAGE REALTIME PV 7,7")
            play(free())
    """
    result = _tried(engines, doing)
    assert result.tells
    first = result.boards[0].moves[0].thought
    assert first is not None
    assert not first.candidates
