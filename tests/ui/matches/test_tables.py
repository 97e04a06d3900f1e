"""Standings, openings and games as tables, and their summary in words."""

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from studio.game.rules import PRESETS
from studio.matches.plan import Hypotheses
from studio.ui.matches.rows import games_table, standings_table, starts_table
from studio.ui.matches.verdict import verdict
from studio.ui.tables.rows_model import Row, RowsColumn
from studio.ui.tables.rows_table import RowsTable
from studio.ui.widgets.theme import LIGHT, Theme
from tests.matches.matches import plan_of
from tests.matches.results import alone, results_of, standings, three_players

LOCALE = QLocale(QLocale.Language.English)


def test_the_cross_table_of_three() -> None:
    plan = three_players()
    of_round = standings(plan, results_of(plan, "1=1=11" * 2)).rounds[0]
    columns, rows = standings_table(of_round, LOCALE)
    assert [column.title for column in columns[-3:]] == ["1", "2", "3"]
    names = [row.texts[1] for row in rows]
    assert names[0] == "Studio"
    assert rows[0].texts[-3] == "·"
    against = dict(zip(names, rows[0].texts[-3:], strict=True))
    of_second = of_round.players[0].against["classic-uct"]
    assert against["Classic UCT"] == f"{of_second.points:g}/{of_second.games}"
    assert all(len(row.texts) == len(row.keys) == len(columns) for row in rows)
    elo = [row.keys[2] for row in rows]
    assert elo == sorted(elo, key=float, reverse=True)


def test_two_players_need_no_cross_table() -> None:
    plan = plan_of("studio", "classic-uct", games=4)
    columns, _ = standings_table(standings(plan, ()).rounds[0], LOCALE)
    assert columns[-1].title == "Faults"


def test_faults_are_counted_separately() -> None:
    plan = plan_of("studio", "classic-uct", games=4)
    results = results_of(plan, "1f=0")
    found = standings(plan, results)
    _, rows = standings_table(found.rounds[0], LOCALE)
    by_name = {row.texts[1]: row.texts for row in rows}
    assert by_name["Classic UCT"][-1] == "1"
    assert by_name["Studio"][-1] == "0"
    assert "ended by a fault" in verdict(plan, found, 0, LOCALE)
    _, games = games_table(results, LOCALE)
    assert games[1].tip == "It crashed."
    assert [row.texts[4] for row in games] == ["Studio", "Studio", "draw", "Classic UCT"]


def test_drawn_simulations_of_each_first_move() -> None:
    plan = alone()
    found = standings(plan, results_of(plan, "=" * 9))
    _, rows = starts_table(found.rounds[0], LOCALE)
    assert len(rows) == 9
    assert rows[0].texts[3:] == ("1", "300", "30", "10.0\u00a0%")
    told = verdict(plan, found, 0, LOCALE)
    assert told.startswith("9 of 9 games were drawn. In the first search after each opening, 10.0")


@pytest.mark.parametrize(
    ("scores", "told"),
    [
        ("", "No game"),
        ("====", "All games were drawn."),
        ("1111", "It has no upper bound, because one side won almost all games."),
        ("110=" * 8, "The difference is"),
        ("1001" * 8, "The true difference may be zero"),
    ],
)
def test_the_summary_of_two_players(scores: str, told: str) -> None:
    plan = plan_of("studio", "classic-uct", games=max(4, len(scores)))
    assert told in verdict(plan, standings(plan, results_of(plan, scores)), 0, LOCALE)


def test_the_summary_and_the_table_state_the_same_elo_difference() -> None:
    plan = plan_of("studio", "classic-uct", games=6)
    found = standings(plan, results_of(plan, "1" * 6))
    _, rows = standings_table(found.rounds[0], LOCALE)
    elo, bound = rows[0].texts[2:4]
    assert bound.startswith("≥ ")
    told = verdict(plan, found, 0, LOCALE)
    assert f"about {elo.lstrip('+')} Elo" in told
    assert f"at least {bound.lstrip('≥ +')} with" in told


def test_the_sequential_test_is_shown() -> None:
    plan = plan_of("studio", "classic-uct", games=64, rules=PRESETS["gomoku-9"], sprt=Hypotheses(0, 50))
    open_, decided = results_of(plan, "10" * 4), results_of(plan, "111=" * 16)
    assert "is undecided" in verdict(plan, standings(plan, open_), 0, LOCALE)
    assert "Studio is more than 0 Elo stronger than Classic UCT" in verdict(plan, standings(plan, decided), 0, LOCALE)


# The table itself


COLUMNS = (RowsColumn("Name", "Who", is_words=True), RowsColumn("Points", "How many"))


def row(number: int, name: str, points: int) -> Row:
    return Row(number, (name, str(points)), (name, points))


def table(qtbot: QtBot) -> RowsTable:
    made = RowsTable("table", Theme(LIGHT))
    qtbot.addWidget(made)
    made.resize(400, 200)
    made.show()
    return made


def test_the_selection_survives_inserted_and_moved_rows(qtbot: QtBot) -> None:
    shown = table(qtbot)
    shown.show_rows(COLUMNS, [row(0, "a", 9), row(1, "b", 5)])
    shown.choose(1)
    shown.show_rows(COLUMNS, [row(0, "a", 9), row(1, "b", 5), row(2, "c", 7)])
    assert shown.current == 1
    shown.sortByColumn(1, Qt.SortOrder.AscendingOrder)
    assert [each.number for each in shown.rows] == [1, 2, 0]
    assert shown.current == 1
    shown.show_rows(COLUMNS, [row(0, "a", 1), row(1, "b", 5), row(2, "c", 7)])
    assert [each.number for each in shown.rows] == [0, 1, 2]
    assert shown.current == 1
    shown.show_rows(COLUMNS, [row(0, "a", 1)])
    assert shown.current is None


def test_enter_chooses_and_copy_copies(qtbot: QtBot) -> None:
    shown = table(qtbot)
    shown.show_rows(COLUMNS, [row(4, "a", 9), row(7, "b", 5)])
    shown.choose(7)
    with qtbot.waitSignal(shown.row_chosen) as chosen:
        qtbot.keyClick(shown, Qt.Key.Key_Return)
    assert chosen.args == [7]
    qtbot.keyClick(shown, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "Name\tPoints\na\t9\nb\t5"


def test_an_empty_table_explains_what_it_will_show(qtbot: QtBot) -> None:
    shown = table(qtbot)
    shown.show_rows(COLUMNS, ())
    shown.show_empty("Games will be listed here.")
    assert shown.accessibleDescription() == "Games will be listed here."
    shown.grab()


def test_the_cross_table_stays_in_little_space(qtbot: QtBot) -> None:
    plan = three_players()
    columns, rows = standings_table(standings(plan, results_of(plan, "1=1=11" * 2)).rounds[0], LOCALE)
    table = RowsTable("some", Theme(LIGHT))
    qtbot.addWidget(table)
    table.resize(500, 200)
    table.show()
    table.show_rows(columns, rows)
    hidden = {column.title for at, column in enumerate(columns) if table.isColumnHidden(at)}
    assert "Faults" in hidden
    assert not hidden & {"", "Player", "Elo", "Points", "1", "2", "3"}
    qtbot.waitUntil(lambda: table.horizontalScrollBar().maximum() == 0)
    table.resize(1400, 200)
    assert not any(table.isColumnHidden(at) for at in range(len(columns)))


def test_long_words_are_shortened_before_a_scroll_bar_appears(qtbot: QtBot) -> None:
    columns = (RowsColumn("Number", ""), RowsColumn("Words", "", is_words=True), RowsColumn("Seconds", "", gives_way=1))
    table = RowsTable("some", Theme(LIGHT))
    qtbot.addWidget(table)
    table.resize(800, 200)
    table.show()
    table.show_rows(columns, (Row(0, ("1,234,567", "such long words " * 9, "12.5"), (1, "", 12.5)),))
    wide = [table.columnWidth(at) for at in range(3)]
    table.resize(sum(wide) - 60, 200)
    assert [table.columnWidth(0), table.columnWidth(2)] == [wide[0], wide[2]], "numbers are never cut off"
    assert wide[1] - 80 < table.columnWidth(1) < wide[1] - 50
    qtbot.waitUntil(lambda: table.horizontalScrollBar().maximum() == 0)
    table.resize(wide[0] + 110, 200)
    assert table.isColumnHidden(2)
    qtbot.waitUntil(lambda: table.horizontalScrollBar().maximum() == 0)
