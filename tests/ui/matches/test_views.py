"""The Elo plot, the running game, and the pages of the match window."""

import sys
from dataclasses import replace
from datetime import datetime

import pytest
from msgspec import structs
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from studio.engine.options.limits import Limit
from studio.game.errors import FileError
from studio.game.position import Position
from studio.game.position_analysis import Candidate, PositionAnalysis
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.matches.contestant import Contestant
from studio.matches.experiments import known_experiments
from studio.matches.messages import EXPERIMENT_WRONG
from studio.matches.plan import MatchPlan, Mode, usable_cores
from studio.matches.projects import PROJECTS
from studio.players.baselines import BASELINE_SENTENCES, Baseline, SeatedBaseline
from studio.players.clocks import TimeControl
from studio.ui.matches.earlier_page import EarlierPage, ListedMatch
from studio.ui.matches.experiments_page import ExperimentsPage
from studio.ui.matches.live import LastMove, LiveGameView
from studio.ui.matches.openings_box import OpeningsBox
from studio.ui.matches.page import Doing, MatchPage
from studio.ui.matches.ratings_plot import RatingsPlot
from studio.ui.matches.requests import MatchRequest, PlayerRequest
from studio.ui.matches.setup_page import SetupPage
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
    assert black.name.text() == first.black.name
    assert black.clock.text() == "1:01"
    assert "1.25 s" in black.cost.text()
    assert view.choice.count() == 2
    row = Candidate(0, 1200, 0.5, engine_score="-40", is_estimate=True)
    view.show_move(
        Stone.BLACK, LastMove(1.25, PositionAnalysis(1200, (row,), is_external=True, depth=12, full_depth=8))
    )
    assert black.cost.text() == "1.25 s · score −40 (engine's scale) · 1.2k nodes · depth 8/12"
    silent = replace(row, visits=1, engine_score="")
    view.show_move(Stone.BLACK, LastMove(1.25, PositionAnalysis(1, (silent,), is_external=True)))
    assert black.cost.text() == "1.25 s"
    view.show_game(second, Position(second.rules), None)
    assert "1.25 s" not in black.cost.text()
    assert view.board.accessibleDescription() == f"{second.black.name} against {second.white.name}"


def test_possible_actions_are_enabled(qtbot: QtBot) -> None:
    page = MatchPage(Theme(LIGHT))
    qtbot.addWidget(page)
    page.show()
    assert not page.pause.isVisible()
    plan = alone()
    page.show_plan(plan)
    page.show_doing(Doing.PLAYING)
    assert page.pause.text() == "Pause"
    assert page.stop.isEnabled()
    page.show_doing(Doing.PAUSED)
    assert page.pause.text() == "Continue"
    page.show_doing(Doing.UNFINISHED)
    assert page.pause.text() == "Resume"
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
    assert "studio\t" in page.text()


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


def _stops(page: SetupPage) -> list[QWidget]:
    """Return where the Tab key stops on its way through the page."""
    widget, stops = page.nextInFocusChain(), list[QWidget]()
    while widget is not None and widget is not page:
        takes_keys = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
        if takes_keys and page.isAncestorOf(widget) and widget.isVisible() and widget.isEnabled():
            stops.append(widget)
        widget = widget.nextInFocusChain()
    return stops


def test_tab_follows_the_visual_order_of_a_new_match(qtbot: QtBot) -> None:
    page = SetupPage(Theme(LIGHT))
    qtbot.addWidget(page)
    page.show()
    stops = _stops(page)
    first, second = page.players
    assert stops[0] is first.player
    seen = [
        first.player,
        second.player,
        page.add,
        page.mode,
        page.games,
        page.threads,
        page.workers,
        page.seed,
        page.start,
    ]
    assert [stop for stop in stops if stop in seen] == seen
    page.show_request(replace(page.request, players=(PlayerRequest("studio"),) * 4))
    qtbot.waitUntil(page.players[-1].isVisible)
    stops = _stops(page)
    seen = [*(row.player for row in page.players), page.add, page.mode]
    assert stops[0] is page.players[0].player
    assert [stop for stop in stops if stop in seen] == seen


def test_the_limit_of_a_side_is_never_cut_off(qtbot: QtBot) -> None:
    control = TimeControl(Limit(simulations=1000), 20, 1)
    plan = plan_of("studio", "classic-uct", games=2)
    planned = plan.planned_games()[0]
    planned = replace(planned, black=replace(planned.black, control=control))
    view = LiveGameView(Theme(LIGHT))
    qtbot.addWidget(view)
    view.resize(230, 480)
    view.show_game(planned, Position(planned.rules), None)
    view.show()
    told = view.sides[Stone.BLACK].control
    assert told.fontMetrics().horizontalAdvance(told.text()) > told.width(), "one line would be too short"
    qtbot.waitUntil(lambda: told.height() >= told.heightForWidth(told.width()) > told.fontMetrics().height())


def test_an_impossible_plan_is_explained_at_once(qtbot: QtBot) -> None:
    page = SetupPage(Theme(LIGHT))
    qtbot.addWidget(page)
    page.show()
    assert page.start.isEnabled()
    assert page.problem.text() == ""
    page.games.setValue(3)
    assert "even number" in page.problem.text()
    assert not page.start.isEnabled()
    page.games.setValue(4)
    page.limit.set_limit(Limit())
    assert "No time limit is set" in page.problem.text()
    page.limit.set_limit(Limit(seconds=0.5))
    page.workers.setValue(usable_cores() + 1)
    assert "Use fewer workers or threads" in page.problem.text()
    page.workers.setValue(1)
    page.has_test.setChecked(True)
    assert page.start.isEnabled()
    page.add.click()
    assert "exactly two players" in page.problem.text()
    page.has_test.setChecked(False)
    assert page.summary.text().startswith("12 game")
    page.players[2].remove.click()
    assert page.summary.text().startswith("4 game")
    page.show_on(True)
    assert "Stop it first" in page.problem.text()


def test_games_can_be_played_on_other_machines(qtbot: QtBot) -> None:
    page = SetupPage(Theme(LIGHT))
    qtbot.addWidget(page)
    page.show()
    assert not page.cluster.warning.isVisible()
    page.limit.set_limit(Limit(seconds=0.5))
    page.workers.setValue(usable_cores() + 1)
    assert not page.start.isEnabled()
    page.cluster.field.setText(" tls://there:8786 ")
    assert page.request.cluster == "tls://there:8786"
    assert page.start.isEnabled()  # it shows the cores of the other machines
    assert page.cluster.warning.isVisible()
    warning = page.cluster.warning
    assert "can run code" in warning.text()
    qtbot.waitUntil(lambda: warning.height() >= warning.heightForWidth(warning.width()))
    page.cluster.field.setText("there")
    assert "address is written as" in page.problem.text()
    page.cluster.field.setText("")
    assert not page.cluster.warning.isVisible()


def test_without_the_extra_the_install_command_is_shown(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    page = SetupPage(Theme(LIGHT))
    qtbot.addWidget(page)
    page.cluster.field.setText("tls://there:8786")
    assert "-m pip install distributed" in page.problem.text()
    assert not page.start.isEnabled()


def test_the_form_becomes_the_plan(qtbot: QtBot) -> None:
    page = SetupPage(Theme(LIGHT))
    qtbot.addWidget(page)
    own = PlayerRequest("classic-uct", "casual", limit=Limit(simulations=7))
    request = MatchRequest(
        (PlayerRequest("studio"), own, PlayerRequest("studio")),
        PRESETS["tic-tac-toe"],
        6,
        mode=Mode.GAUNTLET,
        limit=Limit(simulations=50),
        seed=3,
        cluster="tls://there:8786",
    )
    page.show_request(request)
    assert page.request == request
    plan = page.request.plan()
    (round_,) = plan.rounds
    assert [one.name for one in round_.contestants] == ["studio", "classic-uct:casual,simulations=7", "studio (2)"]
    assert [one.control.limit.simulations for one in round_.contestants] == [50, 7, 50]
    assert plan.games_count == 12
    assert len(round_.openings) == 3
    with qtbot.waitSignal(page.start_requested) as started:
        page.start.click()
    assert started.args == [request]


def test_an_external_engine_needs_a_time_limit(qtbot: QtBot) -> None:
    page = SetupPage(Theme(LIGHT))
    qtbot.addWidget(page)
    from studio.players.profiles import OURS

    page.show_players(OURS, ["Rapfi"])
    row = page.players[1]
    row.player.setCurrentIndex(row.player.findText("Rapfi"))
    row.player.activated.emit(row.player.currentIndex())
    assert row.request == PlayerRequest(engine="Rapfi")
    assert not row.level.isEnabled()
    assert "need a time limit" in page.problem.text()
    page.limit.set_limit(Limit(seconds=0.1))
    assert page.start.isEnabled()


def test_a_baseline_player_has_no_level_and_random_moves_no_limit(qtbot: QtBot) -> None:
    page = SetupPage(Theme(LIGHT))
    qtbot.addWidget(page)
    row = page.players[1]
    row.player.setCurrentIndex(row.player.findText("Minimax"))
    row.player.activated.emit(row.player.currentIndex())
    row.own_limit.setChecked(True)
    row.limit.set_limit(Limit(depth=3))
    assert row.request == PlayerRequest(baseline=Baseline.MINIMAX, limit=Limit(depth=3))
    assert not row.level.isEnabled()
    assert not row.parameters.isEnabled()
    assert page.start.isEnabled()
    contestant = page.request.plan().rounds[0].contestants[1]
    assert (contestant.name, contestant.player) == ("minimax,depth=3", SeatedBaseline(Baseline.MINIMAX))
    assert contestant == Contestant.from_text("minimax,depth=3", page.request.control)
    row.show_request(PlayerRequest(baseline=Baseline.RANDOM))
    assert row.request == PlayerRequest(baseline=Baseline.RANDOM)
    assert not row.own_limit.isEnabled()
    assert row.player.toolTip() == BASELINE_SENTENCES[Baseline.RANDOM]


def test_experiments_are_described_and_started(qtbot: QtBot) -> None:
    page = ExperimentsPage()
    qtbot.addWidget(page)
    experiments, problems = known_experiments()
    path = "/home/ann/<b>.toml"
    damaged = FileError(EXPERIMENT_WRONG, path=path, name="<b>.toml", reason="It is torn.")
    page.show_experiments(experiments, [damaged])
    assert not problems
    groups = {experiment.group for experiment in experiments}
    assert page.list.count() == len(experiments) + len(groups) >= 10
    page.select("five-on-4x4")
    assert "against itself, one game for each of 16 openings" in page.played.text()
    assert page.problem.text() == "The experiment <b>.toml cannot be played: It is torn."
    assert "/home/ann/&lt;b&gt;.toml" in page.problem.toolTip()
    page.show_results({page.title.text(): "16 of 16 games"})
    assert "Your result: 16 of 16 games" in page.answer.text()
    with qtbot.waitSignal(page.start_requested) as started:
        page.start.click()
    assert started.args[0].name == "five-on-4x4"
    page.show_on(True)
    assert not page.start.isEnabled()


def test_experiments_are_listed_below_the_titles_of_their_groups(qtbot: QtBot) -> None:
    page = ExperimentsPage()
    qtbot.addWidget(page)
    page.show()
    own = replace(known_experiments()[0][0], name="own")
    own = replace(own, entry=structs.replace(own.entry, title="My question", group=""))
    page.show_experiments([*known_experiments()[0], own], [])
    rows = [page.list.item(row) for row in range(page.list.count())]
    titles = [row.text() for row in rows if not row.flags() & Qt.ItemFlag.ItemIsSelectable]
    assert titles == [*(project.title for project in PROJECTS.values()), "Your experiments without a group"]
    assert rows[-1].text() == "My question"
    assert page.current is not None, "the first experiment is selected, not a title"
    seen = [page.current.name]
    for _ in rows:
        qtbot.keyClick(page.list, Qt.Key.Key_Down)
        seen.append(page.current.name)
    assert list(dict.fromkeys(seen)) == [row.data(Qt.ItemDataRole.UserRole) for row in rows if row.flags()]
    with qtbot.waitSignal(page.start_requested) as started:
        qtbot.keyClick(page.list, Qt.Key.Key_Return)
    assert started.args[0].name == "own"


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
