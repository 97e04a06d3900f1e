"""Games and analyses with engines that speak GTP: what they receive, and what is read of their answers."""

import sys
import threading

import pytest

from studio.engine.options.limits import Limit
from studio.game.position import Position
from studio.game.position_analysis import PositionAnalysis
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from studio.game.vertices import vertex_of
from studio.matches.contestant import Contestant, NamedEngine
from studio.matches.game import Game
from studio.matches.openings import random_openings
from studio.matches.plan import MatchPlan, Round
from studio.players.baseline_players import RandomPlayer
from studio.players.clocks import TimeControl
from studio.players.engine_entry import EngineEntry, EngineProtocol
from studio.players.gtp.board import RULE_NAMES
from studio.players.gtp.client import GtpPlayer
from studio.players.player import Budget, PlayerError
from studio.protocols.rules_names import rules_named
from tests.players.gtp.engines import GtpEngines

GOMOKU = PRESETS["gomoku-9"]
BUDGET = Budget(Limit(seconds=20))
TIMED = "known += ['time_settings', 'time_left']\ndef time_settings(given):\n    say()\ntime_left = time_settings"
RULED = "known.append('kata-set-rules')\ndef set_rules(given):\n    say()"
ANALYSING = """
known += ["kata-analyze", "kata-genmove_analyze"]
LINE = ("info move E5 edgeVisits 30 visits 30 winrate 0.6 prior 0.5 lcb 0.55 order 0 pv E5 E6 D5"
        " info move A9 visits 50 winrate 0.4 prior 0.1 order 1 pv A9"
        " rootInfo visits 80 winrate 0.58")

def kata_genmove_analyze(given):
    write("=", LINE, "play E5", "")

def kata_analyze(given):
    write("=", LINE)
    for line in sys.stdin:
        write("")
        take(line.strip())
        return
"""


def after(*names: str, rules: Rules = GOMOKU) -> Position:
    position = Position(rules)
    for name in names:
        position.play(next(point for point in range(rules.size) if vertex_of(point, rules) == name))
    return position


def test_a_game_sends_the_board_and_then_only_new_moves(engines: GtpEngines) -> None:
    player = engines.player()
    player.begin(GOMOKU)
    position = Position(GOMOKU)
    for name in ("A1", "B1"):
        answer = player.move(position, BUDGET)
        assert vertex_of(answer.point, GOMOKU) == name
        assert answer.thought is None
        position.play(answer.point)
        position.play(after("E5").moves[0].point if name == "A1" else after("E6").moves[0].point)
    told = [line for line in engines.told if not line.startswith(("known_command", "protocol", "name", "version"))]
    assert told == ["boardsize 9", "clear_board", "genmove B", "play W E5", "genmove B"]


def test_another_position_is_sent_from_the_beginning(engines: GtpEngines) -> None:
    player = engines.player()
    player.move(after("E5", "E6"), BUDGET)
    answer = player.move(after("D4"), BUDGET)
    assert vertex_of(answer.point, GOMOKU) == "A1"
    assert engines.told[-3:] == ["clear_board", "play B D4", "genmove W"]


def test_stones_that_were_set_up_are_played_by_turns(engines: GtpEngines) -> None:
    position = Position(GOMOKU)
    position.set_up({0: Stone.BLACK, 1: Stone.BLACK, 2: Stone.WHITE}, Stone.WHITE)
    engines.player().move(position, BUDGET)
    assert engines.told[-4:] == ["play B A9", "play W C9", "play B B9", "genmove W"]


@pytest.mark.parametrize(
    ("budget", "told"),
    [
        (Budget(Limit(seconds=20.5)), ["time_settings 0 20.5 1", "time_left B 20.5 1"]),
        (Budget(game_seconds=90.0, increment=2), ["time_settings 90 0 0", "time_left B 90 0"]),
        (Budget(), ["time_settings 0 5 1", "time_left B 5 1"]),
        (Budget(Limit(seconds=30), game_seconds=20.0), ["time_settings 0 20 1", "time_left B 20 1"]),
    ],
)
def test_the_time_of_a_move_is_sent(engines: GtpEngines, budget: Budget, told: list[str]) -> None:
    engines.player(TIMED).move(Position(GOMOKU), budget)
    assert engines.told[-3:] == [*told, "genmove B"]


def test_an_engine_that_refuses_decimals_gets_whole_seconds(engines: GtpEngines) -> None:
    whole = TIMED + "\ndef time_settings(given):\n    say() if given[1].isdigit() else fail('not an integer')"
    engines.player(whole).move(Position(GOMOKU), Budget(Limit(seconds=20.5)))
    assert engines.told[-4:] == ["time_settings 0 20.5 1", "time_settings 0 20 1", "time_left B 20 1", "genmove B"]


def test_an_engine_without_commands_for_time_gets_none(engines: GtpEngines) -> None:
    engines.player().move(Position(GOMOKU), BUDGET)
    assert not any(line.startswith("time_") for line in engines.told)


@pytest.mark.parametrize("game", ["gomoku-15", "standard-15", "renju-15", "caro-15"])
def test_an_engine_gets_the_rules_that_it_supports(engines: GtpEngines, game: str) -> None:
    engines.player(RULED).begin(PRESETS[game])
    rules = next(line for line in engines.told if line.startswith("kata-set-rules"))
    assert rules_named(rules.partition(" ")[2], 15, 15) == PRESETS[game]


def test_without_the_command_for_rules_it_plays_freestyle_only(engines: GtpEngines) -> None:
    player = engines.player()
    player.begin(PRESETS["gomoku-15"])
    with pytest.raises(PlayerError, match="does not know the command kata-set-rules"):
        player.begin(PRESETS["renju-15"])
    assert set(RULE_NAMES) == {rules.overline for rules in PRESETS.values()}


@pytest.mark.parametrize("rules", [Rules(9, 10, 5), Rules(26, 26, 5), Rules(4, 4, 4), PRESETS["connect-four"]])
def test_other_games_are_refused(engines: GtpEngines, rules: Rules) -> None:
    with pytest.raises(PlayerError, match="only five in a row, on square boards from 5×5 to 25×25"):
        engines.player().begin(rules)


def test_refused_rules_and_options_are_quoted(engines: GtpEngines) -> None:
    with pytest.raises(PlayerError, match="refused kata-set-rules renju with “never heard”"):
        engines.player(RULED.replace("say()", "fail('never heard')")).begin(PRESETS["renju-15"])
    with pytest.raises(PlayerError, match="refused kata-set-param threads 2 with “unknown command”"):
        engines.player(options=(("threads", "2"),)).begin(GOMOKU)


# Analysis


def test_a_move_with_analysis_has_the_played_move_first(engines: GtpEngines) -> None:
    heard: list[PositionAnalysis] = []
    answer = engines.player(ANALYSING).move(Position(GOMOKU), BUDGET, heard.append)
    assert vertex_of(answer.point, GOMOKU) == "E5"
    assert answer.thought is not None
    first, second = answer.thought.candidates
    assert [vertex_of(point, GOMOKU) for point in first.line] == ["E5", "E6", "D5"]
    assert (first.visits, second.visits) == (30, 30), "visits never increase"
    assert (first.win_rate, first.prior, second.win_rate) == pytest.approx((0.6, 0.5, 0.4))
    assert answer.thought.is_external
    assert len(heard) == 1
    assert [candidate.visits for candidate in heard[0].candidates] == [50, 30]


def test_lz_rates_are_in_ten_thousandths(engines: GtpEngines) -> None:
    doing = (
        "known.append('lz-genmove_analyze')\ndef lz_genmove_analyze(given):\n"
        "    write('=', 'info move E5 visits 3 winrate 6000 prior 2500 order 0 pv E5', 'play E5', '')"
    )
    thought = engines.player(doing).move(Position(GOMOKU), BUDGET).thought
    assert thought is not None
    assert thought.candidates[0].win_rate == pytest.approx(0.6)
    assert thought.candidates[0].prior == pytest.approx(0.25)


@pytest.mark.parametrize(
    "line",
    [
        "info move Z99 visits 3 winrate 0.5 pv Z99",
        "info move E5 winrate 0.5 pv E5",
        "info move E5 visits 3 pv E5",
        "info move E5 visits many winrate 0.5 pv E5",
        "info move E5 visits 3 winrate nan pv E5",
        "info move visits",
        "info ",
        "info",
    ],
)
def test_unreadable_analysis_is_skipped(engines: GtpEngines, line: str) -> None:
    doing = ANALYSING + f"\nLINE = {line!r}"
    assert engines.player(doing).move(Position(GOMOKU), BUDGET).thought is None


def test_a_principal_variation_ends_before_its_first_illegal_move(engines: GtpEngines) -> None:
    doing = ANALYSING + "\nLINE = 'info move E5 visits 3 winrate 0.5 pv E5 E6 E5 D4'"
    thought = engines.player(doing).move(Position(GOMOKU), BUDGET).thought
    assert thought is not None
    assert [vertex_of(point, GOMOKU) for point in thought.candidates[0].line] == ["E5", "E6"]


def test_an_analysis_ends_after_enough_visits_and_plays_no_move(engines: GtpEngines) -> None:
    player = engines.player(ANALYSING)
    answer = player.analyse(Position(GOMOKU), Limit(simulations=80))
    assert vertex_of(answer.point, GOMOKU) == "E5", "the engine prefers it, with fewer visits"
    assert answer.thought is not None
    assert answer.thought.simulations == 80
    assert engines.told[-1] == "kata-analyze B 20"
    player.move(Position(GOMOKU), BUDGET)
    assert engines.told[-1] == "kata-genmove_analyze B 20"


def test_an_analysis_can_be_stopped(engines: GtpEngines) -> None:
    player = engines.player(ANALYSING)
    heard = threading.Event()

    def stop() -> None:
        heard.wait(20)
        player.stop()

    stopping = threading.Thread(target=stop)
    stopping.start()
    answer = player.analyse(Position(GOMOKU), Limit(seconds=60), lambda _thought: heard.set())
    stopping.join()
    assert answer.thought is not None
    assert answer.thought.seconds is not None
    assert answer.thought.seconds < 60


def test_an_engine_without_a_command_for_analysis_is_asked_for_a_move(engines: GtpEngines) -> None:
    answer = engines.player().analyse(Position(GOMOKU), Limit(seconds=20))
    assert vertex_of(answer.point, GOMOKU) == "A1"
    assert engines.told[-1] == "genmove B"


# The program's own engine


@pytest.mark.long
@pytest.mark.parametrize("game", ["gomoku-9", "renju-15"])
def test_the_own_engine_plays_a_game_and_analyses(game: str) -> None:
    rules = PRESETS[game]
    command = (sys.executable, "-m", "studio", "gtp", "--profile", "classic-uct")
    player = GtpPlayer(EngineEntry("Own", command, start_seconds=120, protocol=EngineProtocol.GTP))
    try:
        player.begin(rules)
        assert player.about().title == "MCTS Studio " + player.about().version
        control = TimeControl(game_seconds=20)
        sides = tuple(Contestant(name, NamedEngine(name), control) for name in ("Own", "Random"))
        openings = random_openings(rules, 2, 1, 1)
        planned = MatchPlan((Round(rules, sides, 2, openings),), 1).planned_games()[0]
        own = Stone.BLACK if planned.black.name == "Own" else Stone.WHITE
        result = Game(planned, {own: player, own.opponent: RandomPlayer(1)}).play()
        assert result.winner is own
        answer = player.analyse(Position(rules), Limit(simulations=200))
        assert answer.thought is not None
        assert answer.thought.simulations >= 200
    finally:
        player.close()
    assert player.fault_at_end is None
