"""The Elo plot, the running game, and the pages of the match window except that of a new match."""

from dataclasses import replace
from datetime import datetime

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from studio.engine.options.limits import Limit
from studio.game.position import Position
from studio.game.position_analysis import Candidate, PositionAnalysis
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.matches.plan import MatchPlan
from studio.players.clocks import TimeControl
from studio.ui.matches.earlier_page import EarlierPage, ListedMatch
from studio.ui.matches.live import LastMove, LiveGameView
from studio.ui.matches.openings_box import OpeningsBox
from studio.ui.matches.page import Doing, MatchPage
from studio.ui.matches.ratings_plot import RatingsPlot
from studio.ui.matches.words import control_text, duration_text, game_title
from studio.ui.widgets.theme import DARK, LIGHT, Theme
from tests.matches.matches import plan_of
from tests.matches.results import alone, results_of, standings, three_players

LOCALE = QLocale(QLocale.Language.English)


def test_each_rating_is_a_sentence(qtbot: QtBot, theme: Theme) -> None:
    plan = three_players(games=8)
    plot = RatingsPlot(theme)
    qtbot.addWidget(plot)
    assert "appear here" in plot.accessibleDescription()
    plot.show_standings(standings(plan, results_of(plan, "1=01=0=1101=" * 2)).rounds[0])
    told = plot.accessibleDescription().split("; ")
    assert len(told) == 3
    assert all(" 95 % interval" in one for one in told)
    plot.resize(500, 160)
    light = plot.grab().toImage()
    theme.set_colors(DARK)
    assert plot.grab().toImage() != light


def test_the_bars_lie_where_their_numbers_are(qtbot: QtBot) -> None:
    plan = plan_of("studio", "classic-uct", games=16)
    plot = RatingsPlot(Theme(LIGHT))
    qtbot.addWidget(plot)
    plot.resize(600, 160)
    plot.show_standings(standings(plan, results_of(plan, "110=" * 4)).rounds[0])
    image, accent = plot.grab().toImage(), LIGHT.color("accent").rgb()
    first = plot.players[0].rating
    y = round(plot._y(0))
    painted = [x for x in range(image.width()) if image.pixel(x, y) == accent]
    assert abs(min(painted) - plot._x(first.low)) <= 3
    assert abs(max(painted) - plot._x(first.high)) <= 3


def test_an_open_side_reaches_the_edge_and_a_closed_one_its_number(qtbot: QtBot) -> None:
    plan = plan_of("studio", "classic-uct", games=8)
    plot = RatingsPlot(Theme(LIGHT))
    qtbot.addWidget(plot)
    plot.resize(600, 160)
    plot.show_standings(standings(plan, results_of(plan, "1" * 8)).rounds[0])
    image, accent = plot.grab().toImage(), LIGHT.color("accent").rgb()
    rating, y = plot.players[0].rating, round(plot._y(0))
    assert (rating.is_open_below, rating.is_open_above) == (False, True)
    painted = [x for x in range(image.width()) if image.pixel(x, y) == accent]
    assert abs(min(painted) - plot._x(rating.low)) <= 3
    assert abs(max(painted) - plot._area.right()) <= 6


def test_the_running_game(qtbot: QtBot) -> None:
    plan = plan_of("studio", "classic-uct", games=4)
    first, second = plan.planned_games()[:2]
    view = LiveGameView(Theme(LIGHT))
    qtbot.addWidget(view)
    view.show_game(first, first.opening.position(first.rules), None)
    view.show_games([0, 1], 0)
    view.show_clock(Stone.BLACK, 61.0)
    view.show_move(Stone.BLACK, LastMove(1.25))
    black = view.sides[Stone.BLACK]
    assert black.name.text() == "Studio"
    assert black.clock.text() == "1:01"
    assert "1.25 s" in black.cost.text()
    assert view.choice.count() == 2
    row = Candidate(0, 1200, 0.5, engine_score="-40", is_estimate=True)
    view.show_move(
        Stone.BLACK, LastMove(1.25, PositionAnalysis(1200, (row,), is_external=True, depth=12, full_depth=8))
    )
    assert black.cost.text() == "1.25 s · score −40 (engine's scale) · 1,200 nodes · depth 8/12"
    silent = replace(row, visits=1, engine_score="")
    view.show_move(Stone.BLACK, LastMove(1.25, PositionAnalysis(1, (silent,), is_external=True)))
    assert black.cost.text() == "1.25 s"
    view.show_game(second, Position(second.rules), None)
    assert "1.25 s" not in black.cost.text()
    assert view.board.accessibleDescription() == "Classic UCT against Studio"


def test_possible_actions_are_enabled(qtbot: QtBot) -> None:
    page = MatchPage(Theme(LIGHT))
    qtbot.addWidget(page)
    page.show()
    assert not page.pause.isVisible()
    plan = alone()
    page.show_plan(plan)
    page.show_doing(Doing.PLAYING)
    assert page.pause.text() == "Pa&use"
    assert page.stop.isEnabled()
    page.show_doing(Doing.PAUSED)
    assert page.pause.text() == "Con&tinue"
    page.show_doing(Doing.UNFINISHED)
    assert page.pause.text() == "Resum&e"
    assert not page.stop.isVisible()
    page.show_doing(Doing.FINISHED)
    assert not page.pause.isVisible()
    assert page.copy.isVisible()
    page.show_standings(standings(plan, results_of(plan, "=" * 9)))
    assert page.starts.isVisible()
    assert not page.standings.isVisible()
    page.show_plan(plan_of("studio", "classic-uct"))
    page.show_standings(standings(plan_of("studio", "classic-uct"), ()))
    assert page.standings.isVisible()
    assert "Studio\t" in page.text()


def test_each_round_has_its_own_games(qtbot: QtBot) -> None:
    one, other = plan_of("studio", "classic-uct", games=2), plan_of("graph", "neighbour", games=2)
    plan = MatchPlan((*one.rounds, *other.rounds), title="Two questions", question="Why?")
    results = results_of(plan, "1010")
    page = MatchPage(Theme(LIGHT))
    qtbot.addWidget(page)
    page.show_plan(plan)
    page.show_standings(standings(plan, results[:3]))
    page.show_results(results[:3])
    assert page.round == 1, "the running round is shown"
    assert [row.number for row in page.games.rows] == [2]
    page.rounds.setCurrentIndex(0)
    page.rounds.activated.emit(0)
    assert [row.number for row in page.games.rows] == [0, 1]
    page.show_standings(standings(plan, results))
    assert page.round == 0, "a selected round stays selected"
    assert page.text().count("Tic-tac-toe") == 4


def test_earlier_matches_are_listed(qtbot: QtBot) -> None:
    page = EarlierPage(Theme(LIGHT))
    qtbot.addWidget(page)
    assert "listed here" in page.table.accessibleDescription()
    plan, day = plan_of("studio", "classic-uct"), datetime(2026, 5, 6, 12)
    page.show_matches([ListedMatch(plan, day, 4), ListedMatch(plan, day, 1)])
    assert not page.resume.isEnabled()
    page.table.choose(1)
    assert page.resume.isEnabled()
    with qtbot.waitSignal(page.resume_requested) as wished:
        page.resume.click()
    assert wished.args == [1]
    page.show_on(True)
    assert not page.resume.isEnabled()


def test_limits_as_text() -> None:
    control = TimeControl(Limit(seconds=0.25, depth=9), 60, 1)
    assert control_text(control, LOCALE) == "0.25 s per move · depth 9 · 60 s per game plus 1 s per move"
    assert control_text(TimeControl(), LOCALE) == "no limit"


@pytest.mark.parametrize(("seconds", "told"), [(0.2, "1 s"), (80, "80 s"), (200, "3 min"), (9000, "2.5 hours")])
def test_durations_as_text(seconds: float, told: str) -> None:
    assert duration_text(seconds, LOCALE) == told


def test_names_of_games() -> None:
    assert game_title(PRESETS["connect-four"]) == "Connect Four"
    assert game_title(alone().rounds[0].rules) == "Tic-tac-toe"


@pytest.mark.parametrize("text", ["random:4", "first-moves", "empty", "/games/openings.sgf"])
def test_openings_as_text(qtbot: QtBot, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    box = OpeningsBox()
    qtbot.addWidget(box)
    box.set_text(text)
    assert box.text == text
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_given: ("/games/mine.sgf", ""))
    box.kind.setCurrentIndex(3)
    box.kind.activated.emit(3)
    assert box.text == "/games/mine.sgf"
    assert box.kind.currentText() == "mine.sgf"


def test_opening_protocols_are_offered_for_games_that_have_them(qtbot: QtBot) -> None:
    box = OpeningsBox()
    qtbot.addWidget(box)
    box.set_rules(PRESETS["gomoku-15"])
    assert [box.kind.itemText(at) for at in range(4, box.kind.count())] == ["Swap", "Swap2", "Pro", "Long Pro"]
    box.set_text("swap2")
    assert (box.text, box.kind.currentText()) == ("swap2", "Swap2")
    box.set_rules(PRESETS["gomoku-9"])
    assert box.text == "swap2"
    box.set_rules(PRESETS["connect-four"])
    assert (box.text, box.kind.count()) == ("random:2", 4)
