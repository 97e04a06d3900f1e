"""The tables of `analyze` and `play`, and the size of the tree: the numbers of the search itself."""

import re

import pytest

from studio.commands.move_tables import size_text, statistics_of, table_lines
from studio.commands.table_argument import Table
from studio.commands.terminal.report import report_of
from studio.commands.thought_text import numbers_text
from studio.engine.options.limits import Limit
from studio.engine.options.profiles import profile_named
from studio.engine.options.scale import Scale, with_settings
from studio.engine.search import Search
from studio.game.percent import percent
from studio.game.position import Position
from studio.game.position_analysis import Candidate, PositionAnalysis
from studio.game.rules import PRESETS
from studio.players.baseline_players import RandomPlayer, baseline_player
from studio.players.baselines import Baseline, SeatedBaseline
from studio.players.levels import SeatedEngine
from studio.players.player import Answer, Budget
from studio.players.search_player import SearchPlayer
from tests.e2e.commands import refused, studio_here

FOUR = PRESETS["connect-four"]


def begun(*columns: int) -> Position:
    position = Position(FOUR)
    for column in columns:
        position.drop(column)
    return position


def cells(line: str) -> list[str]:
    return [cell for cell in line.replace("›", " ").split(" ") if cell]  # a percentage has a no-break space


def searched(profile: str = "classroom-uct", simulations: int = 700, position: Position | None = None) -> Search:
    search = Search(position or begun(3), profile_named(profile).parameters, seed=4)
    search.run(Limit(simulations=simulations))
    return search


@pytest.mark.parametrize("profile", ["classroom-uct", "graph", "win-share", "studio-rollouts", "neighbour"])
def test_size_depth_and_breadth_are_those_of_the_whole_tree(profile: str) -> None:
    search = searched(profile)
    tree, snapshot = statistics_of(search), search.snapshot()
    assert size_text(tree) == f"size {snapshot.nodes:,}, depth {snapshot.depth}, breadth {tree.depth_nodes.max():,}"
    assert tree.depth_nodes.sum() == tree.nodes
    assert tree.depth_nodes[0] == 1


def test_the_columns_are_those_of_the_node() -> None:
    view = searched().inspect(())
    head, *lines = table_lines(Table.COLUMNS, view, view.candidates[0].point)
    assert head.split() == ["column", "visits", "value", "win", "rate", "proof"]
    assert [cells(line)[0] for line in lines] == list("1234567")
    assert [line.startswith("›") for line in lines].count(True) == 1
    for row in view.candidates:
        _, visits, value, rate, *_ = cells(lines[row.point % FOUR.columns])
        assert (visits, value, rate) == (f"{row.visits:,}", f"{row.value:.3f}", percent(row.win_rate))


def test_wins_and_visits_are_m_and_n() -> None:
    search = searched("win-share", 300, Position(PRESETS["tic-tac-toe"]))
    view = search.inspect(())
    _, *lines = table_lines(Table.WINS, view, None)
    assert len(lines) == len(view)
    for line, row in zip(lines, view.candidates, strict=True):
        _, wins, visits, share, *_ = cells(line)
        assert int(visits) == row.visits
        assert float(wins) == pytest.approx(row.win_rate * row.visits, abs=0.05)
        assert 2 * float(wins) == round(2 * float(wins))  # a draw is one half
        assert float(share) == pytest.approx(float(wins) / row.visits, abs=1e-4)


def test_an_engines_move_is_reported_from_the_tree_that_it_kept() -> None:
    player = SearchPlayer(SeatedEngine("graph", "full", Limit(simulations=400)), seed=3)
    position = Position(FOUR)
    player.begin(FOUR)
    assert player.search is not None
    for move in range(2):
        answer = player.move(position, Budget())
        *rows, size = report_of(Table.COLUMNS, FOUR, player, answer)
        assert answer.thought is not None
        assert (answer.thought.kept > 0) is (move > 0)
        tree = statistics_of(player.search)
        assert size == f"Tree: size {tree.nodes:,}, depth {tree.deepest}, breadth {tree.breadth:,}."
        by_column = {candidate.point % FOUR.columns: candidate for candidate in answer.thought.candidates}
        for column, line in enumerate(rows[1:]):
            assert cells(line)[1] == f"{by_column[column].visits:,}"
        position.play(answer.point)
        position.play(position.legal_moves()[0])


def test_the_report_of_an_external_engine_has_its_score_instead_of_a_win_rate() -> None:
    rules = PRESETS["gomoku-15"]
    rows = (Candidate(112, 900, 0.1, line=(112,), engine_score="+35", is_estimate=True), Candidate(0, 100, 0.5))
    answer = Answer(112, PositionAnalysis(1000, rows, "Other", is_external=True, depth=12, full_depth=8))
    told = numbers_text(answer.thought or PositionAnalysis(0), 112, rules)
    assert told == "1,000 nodes, depth 8/12, score +35 (its own scale), line h8"
    _, first, second = report_of(Table.MOVES, rules, RandomPlayer(1), answer)
    assert cells(first) == ["h8", "900", "90.0\u00a0%", "score", "+35", "h8"]
    assert cells(second) == ["a15", "100", "10.0\u00a0%", "75.0\u00a0%", "a15"]
    _, first, _ = report_of(Table.WINS, rules, RandomPlayer(1), answer)
    assert first.split() == ["›", "h8", "-", "900", "-"]


def test_a_player_without_a_tree_reports_what_it_evaluated() -> None:
    for kind, reports in ((Baseline.MINIMAX, True), (Baseline.RANDOM, False)):
        player = baseline_player(SeatedBaseline(kind, Limit(depth=3)), name="", seed=1)
        player.begin(FOUR)
        lines = list(report_of(Table.COLUMNS, FOUR, player, player.move(begun(3), Budget())))
        assert bool(lines) is reports
        assert not any(line.startswith("Tree:") for line in lines)


def test_play_prints_the_table_of_the_lab_after_each_move() -> None:
    lab = ("--game", "connect-four", "--simulations", "300", "--seed", "1", "--scale", "values")
    engines = ("--black", "graph,exploration=1", "--white", "graph,exploration=1")
    said = studio_here("play", *lab, *engines, "--table", "columns").stdout
    moves = said.count(" plays ")
    assert moves > 6
    assert said.count("  column    visits   value  win rate  proof") == moves
    assert len(re.findall(r"^Tree: size [\d,]+, depth \d+, breadth [\d,]+\.$", said, re.MULTILINE)) == moves
    assert "exploration=1,scale=values" in said
    first = with_settings(profile_named("graph").parameters, {"exploration": "1"}, Scale.VALUES)
    assert first.exploration == 0.5


def test_play_prints_no_table_by_default() -> None:
    said = studio_here("play", "--game", "tic-tac-toe", "--black", "graph", "--white", "graph", "--simulations", "50")
    assert " plays " in said.stdout
    assert "visits" not in said.stdout
    assert "Tree:" not in said.stdout


def test_play_prints_tables_of_other_games() -> None:
    engines = ("--game", "tic-tac-toe", "--black", "win-share", "--white", "win-share", "--simulations", "50")
    assert "wins m    visits n" in studio_here("play", *engines, "--table", "wins").stdout
    assert "  move    visits   share" in studio_here("play", *engines, "--table", "moves").stdout
    assert "has none" in refused("play", *engines, "--table", "columns")


def test_a_scale_needs_a_c() -> None:
    assert "Add exploration=C" in refused("play", "--white", "graph", "--scale", "values")
    assert "Add exploration=C" in refused("match", "graph", "classic-uct", "--scale", "values")
    assert "--scale" in refused("match", "graph-or-tree", "--scale", "values")
