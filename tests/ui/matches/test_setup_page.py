"""The page of a new match: its form, the plan that it becomes, and the page of experiments."""

import sys
from dataclasses import replace

import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from studio.engine.options.limits import Limit
from studio.game.errors import FileError
from studio.game.position import Position
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.matches.contestant import Contestant
from studio.matches.experiments import known_experiments
from studio.matches.messages import EXPERIMENT_WRONG
from studio.matches.plan import Mode, usable_cores
from studio.matches.projects import PROJECTS
from studio.players.baselines import BASELINE_SENTENCES, Baseline, SeatedBaseline
from studio.players.clocks import TimeControl
from studio.ui.matches.experiments_page import ExperimentsPage
from studio.ui.matches.live import LiveGameView
from studio.ui.matches.requests import MatchRequest, PlayerRequest
from studio.ui.matches.setup_page import SetupPage
from studio.ui.widgets.theme import LIGHT, Theme
from tests.matches.matches import plan_of


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


def test_scores_of_levels_are_shown_only_where_they_were_measured(qtbot: QtBot) -> None:
    page = SetupPage(Theme(LIGHT))
    qtbot.addWidget(page)
    first = page.players[0]
    first.show_request(PlayerRequest("studio", "casual"))

    def is_shown() -> bool:
        return bool(first.level.strength(first.level.findData("casual")))

    page.rules.set_rules(PRESETS["gomoku-15"])
    shown = [is_shown()]
    page.rules.set_rules(PRESETS["tic-tac-toe"])
    shown.append(is_shown())
    page.rules.set_rules(PRESETS["gomoku-15"])
    first.show_request(PlayerRequest("neighbour", "casual"))
    shown.append(is_shown())
    assert shown == [True, False, False]


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
