"""The choice of the side for which the whole window shows win rates, values and proven results."""

import json
import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from studio.game.position import Position
from studio.game.position_analysis import PositionAnalysis, Proof, ThreatsFound
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.lessons.reading import lessons as shipped
from studio.ui.candidates.order import Column
from studio.ui.program import Program
from studio.ui.texts.sides import side_name
from studio.ui.tree.columns import TreeColumn
from tests.exercises.boards import SEVEN, point
from tests.insight.reviews import finish_review
from tests.practice.games import row
from tests.window.arranged import switch
from tests.window.hands import look_at, raise_pane
from tests.window.showing import best_line, table_rows
from tests.window.starting import Start, start_without_threats
from tests.window.thinking import step, think, think_a_little

CHOICES = ("win_rates_black", "win_rates_white", "win_rates_to_move")
BLACK, WHITE = Stone.BLACK, Stone.WHITE


def reviewed_game() -> GameRecord:
    """Return a reviewed game of two good moves, after which Black's win rates are 62 and 55 %."""
    game = GameRecord(SEVEN)
    first = game.add(game.root, point("a1"))
    second = game.add(first, point("d4"))
    for node, rows in (
        (game.root, (row("a1", 0.62, 6000), row("d4", 0.6, 2500))),
        (first, (row("d4", 0.38, 9000), row("c4", 0.3, 4000), row("e5", 0.2, 2000))),
        (second, (row("c4", 0.55, 9000), row("b2", 0.2, 4000))),
    ):
        game.set_analysis(node, PositionAnalysis(14_000, rows, threats=ThreatsFound()))
    return finish_review(game)


def choose(program: Program, name: str) -> None:
    program.window.actions_[name].trigger()


def chosen_side(name: str, to_move: Stone) -> Stone:
    return {"win_rates_black": BLACK, "win_rates_white": WHITE}.get(name, to_move)


def opened(start: Start, qtbot: QtBot) -> Program:
    program = start_without_threats(start)
    program.session.present(reviewed_game())
    switch(qtbot, program, "analyse")
    program.window.controllers.judged.refresh()
    return program


def heading(program: Program, column: Column = Column.WIN_RATE) -> str:
    return str(program.window.panes.candidates.model().headerData(column, Qt.Orientation.Horizontal))


def number_in(text: str) -> int:
    """Return the last percentage of a text, rounded."""
    return round(float(re.findall(r"\d+(?:\.\d+)?", text)[-1]))


def percentages(program: Program) -> dict[str, tuple[str, int]]:
    """Return the named side and the win rate of the position by each view."""
    panes, board = program.window.panes, program.window.panes.board
    board.grab()  # the legend follows the painted marks
    disc = next(disc for disc in board.still_scene().discs if disc.is_best)
    legend = next(text for text in panes.board_line.legend.texts if "best to worst" in text)
    rates = [text for text in table_rows(program) if text[Column.RANK] == "1"]
    card = re.search(r"Win rate of (\w+): \S+\s%? ?→ (\d+)", panes.summary_card.text.replace("\u00a0", " "))
    assert card is not None
    tip, plotted = panes.evaluation.toolTip(), panes.win_rate.accessibleDescription()
    hovered = panes.win_rate._tip(panes.win_rate.points[len(program.session.cursor)])
    return {
        "table": (heading(program).split()[0], number_in(rates[0][Column.WIN_RATE])),
        "disc": (legend.split()[-2], number_in(disc.win_rate)),
        "bar": (tip.split()[0], int(panes.evaluation._number)),
        "text of the bar": (tip.split()[0], number_in(tip)),
        "plot": (plotted.split()[0], number_in(plotted.split("%")[0])),
        "hovering over the plot": (hovered.split(": ")[1].split()[0], number_in(hovered.split("%")[0])),
        "card": (card[1], int(card[2])),
    }


def of_side(side: Stone, black: int) -> tuple[str, int]:
    """Return the name of `side` and its win rate, given Black's in percent."""
    return side_name(side, SEVEN), black if side is BLACK else 100 - black


@pytest.mark.parametrize("choice", CHOICES)
def test_all_views_of_a_reviewed_game_agree(qtbot: QtBot, start: Start, choice: str) -> None:
    program = opened(start, qtbot)
    bar = program.window.panes.evaluation
    choose(program, choice)
    for moves, to_move, black in ((1, WHITE, 62), (2, BLACK, 55)):
        program.session.go_to(program.session.record.main_line()[moves])
        side = chosen_side(choice, to_move)
        told = percentages(program)
        expected = dict.fromkeys(told, of_side(side, black))
        plotted = WHITE if choice == "win_rates_white" else BLACK
        expected |= dict.fromkeys(("plot", "hovering over the plot"), of_side(plotted, black))
        assert told == expected
        line = program.window.panes.win_rate._line.getData()[1]
        assert round(line[moves]) == of_side(plotted, black)[1]
        assert bar._black_share == pytest.approx(black / 100), "the bar keeps Black's share"


@pytest.mark.parametrize("choice", CHOICES)
def test_the_order_and_the_colours_stay_those_of_the_side_to_move(qtbot: QtBot, start: Start, choice: str) -> None:
    program = opened(start, qtbot)
    board = program.window.panes.board
    program.session.go_to(program.session.record.main_line()[1])
    moves, discs = [texts[Column.MOVE] for texts in table_rows(program)], board.still_scene().discs
    assert moves == ["d4", "c4", "e5"]
    choose(program, choice)
    assert [texts[Column.MOVE] for texts in table_rows(program)] == moves
    assert [(disc.point, disc.color, disc.rank, disc.is_best) for disc in board.still_scene().discs] == [
        (disc.point, disc.color, disc.rank, disc.is_best) for disc in discs
    ]


def test_a_click_on_the_heading_sorts_by_what_it_shows(qtbot: QtBot, start: Start) -> None:
    program = opened(start, qtbot)
    program.session.go_to(program.session.record.main_line()[1])
    table = program.window.panes.candidates
    table.sortByColumn(Column.WIN_RATE, Qt.SortOrder.DescendingOrder)
    shown = [(texts[Column.MOVE], number_in(texts[Column.WIN_RATE])) for texts in table_rows(program)]
    assert shown == [("e5", 80), ("c4", 70), ("d4", 62)]
    choose(program, "win_rates_white")
    shown = [(texts[Column.MOVE], number_in(texts[Column.WIN_RATE])) for texts in table_rows(program)]
    assert shown == [("d4", 38), ("c4", 30), ("e5", 20)]


def test_proven_results_are_those_of_the_chosen_side(qtbot: QtBot, start: Start) -> None:
    program = opened(start, qtbot)
    game = GameRecord(SEVEN)
    first = game.add(game.root, point("a1"))
    won = row("d4", 1.0, 900, Proof.WIN, "d4 c4 d3", 3)
    lost = row("g7", 0.0, 50, Proof.LOSS, "g7 a2", 4)
    game.set_analysis(first, PositionAnalysis(3000, (won, row("c4", 0.5, 2000), lost), threats=ThreatsFound()))
    program.session.present(game)
    program.session.go_to(first)
    panes = program.window.panes

    def proofs() -> list[str]:
        return [texts[Column.PROOF] for texts in table_rows(program) if texts[Column.PROOF]]

    assert proofs() == ["loss ≤ 3", "win ≤ 4"]
    assert panes.evaluation._number == "0"
    assert panes.evaluation.toolTip().startswith("White wins: proven")
    choose(program, "win_rates_white")
    assert proofs() == ["win ≤ 3", "loss ≤ 4"]
    assert panes.evaluation._number == "100"
    assert panes.evaluation.toolTip().startswith("White wins: proven")


def searched_sides(program: Program) -> dict[str, str]:
    """Return the side that each view of a search names."""
    panes = program.window.panes
    caption = panes.panel.findChild(QLabel, "figure_value")
    assert caption is not None
    tree = str(panes.tree.model().headerData(TreeColumn.WIN_RATE, Qt.Orientation.Horizontal))
    found = str(panes.found_nodes._table.model().headerData(2, Qt.Orientation.Horizontal))
    return {
        "candidates": heading(program).split()[0],
        "tree": tree.split()[0],
        "filtered nodes": found.split()[0],
        "numbers": caption.accessibleName().removeprefix("Mean win rate (").rstrip(")"),
        "drawing": panes.drawing._captions.fill.removeprefix("win rate for "),
    }


@pytest.mark.parametrize("choice", CHOICES)
def test_all_views_of_a_search_agree(qtbot: QtBot, start: Start, choice: str) -> None:
    program = start_without_threats(start)
    program.session.begin(PRESETS["gomoku-9"])
    choose(program, choice)
    raise_pane(program, "tree")
    panes = program.window.panes
    model = panes.tree.model()
    for moves in (0, 1):
        if moves:
            program.session.play(40)
        think_a_little(qtbot, program)
        to_move = program.session.position.to_move
        side = side_name(chosen_side(choice, to_move), PRESETS["gomoku-9"])
        told = searched_sides(program)
        assert told == dict.fromkeys(told, side)
        qtbot.waitUntil(lambda: model.index(0, TreeColumn.WIN_RATE).data() == panes.panel.figure("value"))
        qtbot.waitUntil(lambda: rates_agree(program))  # the views take the last numbers of a search one after another


def rates_agree(program: Program) -> bool:
    """Return whether the tree and the table of candidates show the same win rate for each move that both show."""
    model = program.window.panes.tree.model()
    below = model.index(0, 0)
    rates = {
        model.index(at, TreeColumn.MOVE, below).data(): model.index(at, TreeColumn.WIN_RATE, below).data()
        for at in range(model.rowCount(below))
    }
    rows = [texts for texts in table_rows(program) if texts[Column.MOVE] in rates]
    return bool(rows) and all(rates[texts[Column.MOVE]] == texts[Column.WIN_RATE] for texts in rows)


@pytest.mark.parametrize("choice", CHOICES)
def test_a_node_below_the_root_has_the_numbers_of_the_chosen_side(qtbot: QtBot, start: Start, choice: str) -> None:
    program = start_without_threats(start)
    think(qtbot, program, 2_000)
    choose(program, choice)
    to_move, rules, panes = program.session.position.to_move, program.session.rules, program.window.panes
    view = look_at(qtbot, program, best_line(program, 1))
    side = chosen_side(choice, to_move.opponent)
    assert set(searched_sides(program).values()) == {side_name(side, rules)}
    share = view.win_rate if side is to_move.opponent else 1 - view.win_rate
    text = panes.node_bar._label.toolTip()
    assert f"win rate for {side_name(side, rules)}" in text
    assert f"mean of the search {100 * share:.1f}\u00a0%" in text


def test_a_step_on_the_board_has_the_numbers_of_the_chosen_side(qtbot: QtBot, start: Start) -> None:
    program = start_without_threats(start)
    program.session.begin(PRESETS["tic-tac-toe"])
    program.session.play(4)
    while not step(qtbot, program)[-1].changes:
        pass
    board, steps = program.window.panes.board, program.window.panes.steps

    def banner() -> str:
        layer = board.still_scene().step
        assert layer is not None
        return layer.banner

    for choice, name in (("win_rates_black", "X"), ("win_rates_white", "O"), ("win_rates_to_move", "O")):
        choose(program, choice)
        assert f"visits, {name} " in banner()
        assert steps._table.model().headerData(2, Qt.Orientation.Horizontal) == f"{name} %"


def test_the_menu_names_the_sides_of_the_game(start: Start) -> None:
    program = start_without_threats(start)
    actions = [program.window.actions_[name] for name in CHOICES]
    assert [action.text() for action in actions] == ["&Black", "&White", "&Side to Move"]
    assert [action.isChecked() for action in actions] == [True, False, False]
    program.session.begin(PRESETS["tic-tac-toe"])
    assert [action.text() for action in actions] == ["&X", "&O", "&Side to Move"]
    assert actions[1].toolTip() == "Show all win rates, values and proven results for O"
    assert heading(program) == "X %"
    program.session.begin(PRESETS["connect-four"])
    assert [action.text() for action in actions] == ["&Red", "&Yellow", "&Side to Move"]
    assert heading(program) == "Red %"
    program.session.begin(PRESETS["gomoku-15"])
    assert [action.text() for action in actions] == ["&Black", "&White", "&Side to Move"]
    assert all(action.statusTip() and not action.shortcuts() for action in actions)


def test_the_choice_survives_a_restart(start: Start, home: Path) -> None:
    program = start()
    choose(program, "win_rates_white")
    assert program.window.close()
    program.close()
    program = start()
    assert [program.window.actions_[name].isChecked() for name in CHOICES] == [False, True, False]
    assert heading(program) == "White %"
    assert program.window.close()
    program.close()
    (path,) = home.rglob("settings.json")
    told = json.loads(path.read_text())
    assert told.pop("win_rates_for") == "white"
    path.write_text(json.dumps(told))  # as an earlier version wrote it
    program = start()
    assert program.window.actions_["win_rates_black"].isChecked()
    assert heading(program) == "Black %"


def test_a_lesson_shows_the_numbers_of_the_side_to_move(start: Start) -> None:
    program = start_without_threats(start)
    lessons = program.window.controllers.lessons
    actions = [program.window.actions_[name] for name in CHOICES]
    lessons.begin(shipped()[1])
    to_move = program.session.position.to_move
    assert to_move is WHITE
    assert heading(program) == f"{side_name(to_move, program.session.rules)} %"
    assert [action.isChecked() for action in actions] == [False, False, True]
    assert not any(action.isEnabled() for action in actions)
    assert actions[0].toolTip() == "A lesson shows all numbers for the side to move"
    assert program.window.controllers.win_rates.chosen == "black", "the settings keep the choice"
    lessons.leave()
    assert [action.isChecked() for action in actions] == [True, False, False]
    assert all(action.isEnabled() for action in actions)
    assert heading(program) == "Black %"


def test_a_node_opened_in_a_lesson_keeps_the_side_of_the_lesson(qtbot: QtBot, start: Start) -> None:
    program = start_without_threats(start)
    program.window.controllers.lessons.begin(shipped()[1])
    think_a_little(qtbot, program)
    before, tree = heading(program), program.window.panes.tree.model()
    assert before == f"{side_name(program.session.position.to_move, program.session.rules)} %"
    look_at(qtbot, program, best_line(program, 1))
    assert heading(program) == before
    assert tree.headerData(TreeColumn.WIN_RATE, Qt.Orientation.Horizontal) == before
    assert tree.headerData(TreeColumn.EXPLOITATION, Qt.Orientation.Horizontal) == "Exploit (mover)"


def test_a_position_with_white_to_move_at_the_start_has_blacks_numbers(qtbot: QtBot, start: Start) -> None:
    program = start_without_threats(start)
    program.session.begin(PRESETS["gomoku-9"])
    program.session.play(40)
    assert isinstance(program.session.position, Position)
    think_a_little(qtbot, program)
    thought = program.live_search.thought
    assert thought is not None
    rate = thought.snapshot.root.win_rate
    assert program.window.panes.panel.figure("value") == f"{100 * (1 - rate):.1f}\u00a0%"
