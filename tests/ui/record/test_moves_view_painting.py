"""The move tree: its descriptions and its painting, which is fast in long games."""

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from studio.game.node import Node, Setup
from studio.game.notation import point_from_human
from studio.game.position_analysis import PositionAnalysis
from studio.game.record import GameRecord
from studio.game.rules import PRESETS
from studio.game.stones import PASS, Move, Stone
from studio.ui.record.moves_view import MovesView
from studio.ui.widgets.theme import DARK, LIGHT, Theme, ThemeColors
from tests.ui.record.moves_views import (  # noqa: F401
    BOARD,
    click,
    colours,
    line,
    main,
    picture,
    record_fixture,
    shown,
    told,
    view_fixture,
)

# Descriptions


def test_the_current_move_is_described(view: MovesView, record: GameRecord) -> None:
    node = main(record, 4)
    node.move = Move(Stone.WHITE, point_from_human("h8", BOARD))
    view.show_current(node)
    assert "Move 4 of 40, White h8" in view.accessibleDescription()
    assert "2" in view.accessibleDescription().removeprefix("Move 4 of 40, White h8")
    view.show_current(node.children[1])
    assert view.accessibleDescription().startswith("Move 5 of 7, ")


def test_columns_name_the_moves_of_gravity_games(qtbot: QtBot) -> None:
    rules = next(rules for rules in PRESETS.values() if rules.gravity)
    record = GameRecord(rules)
    node = Node(Move(Stone.BLACK, rules.point(rules.rows - 1, 3)), record.root)
    view = shown(qtbot, record)
    view.show_current(node)
    assert view.accessibleDescription() == "Move 1 of 1, Red 4"
    assert LIGHT.disc_black[0] in colours(view)


@pytest.mark.parametrize("colors", [LIGHT, DARK])
def test_moves_of_pen_and_paper_games_have_the_colours_of_their_marks(
    qtbot: QtBot, theme: Theme, colors: ThemeColors
) -> None:
    record = GameRecord(PRESETS["tic-tac-toe"])
    first = Node(Move(Stone.BLACK, 4), record.root)
    second = Node(Move(Stone.WHITE, 0), first)
    view = shown(qtbot, record, theme)
    theme.set_colors(colors)
    assert filled(view, first, colors.text) > 100
    assert filled(view, second, colors.accent) > 100


def filled(view: MovesView, node: Node, color: str) -> int:
    """Return how many points of a node's area have this colour."""
    place = view.node_rect(node)
    image = picture(view)
    rows = range(place.top(), place.bottom() + 1)
    return sum(image.pixelColor(x, y).name() == color for y in rows for x in range(place.left(), place.center().x()))


def test_passes_setups_and_the_start_are_described(qtbot: QtBot) -> None:
    record = GameRecord(BOARD)
    passed = Node(Move(Stone.BLACK, PASS), record.root)
    setup = Node(None, passed)
    setup.setup = Setup({3: Stone.BLACK})
    note = Node(None, setup)
    view = shown(qtbot, record)
    described = []
    for node in (record.root, passed, setup, note):
        view.show_current(node)
        described.append(view.accessibleDescription())
    assert described == [
        "After move 0 of 1, start",
        "Move 1 of 1, Black passes",
        "After move 1 of 1, setup",
        "After move 1 of 1, note",
    ]


def test_a_tip_is_the_first_line_of_the_comment_as_plain_text(view: MovesView, record: GameRecord) -> None:
    main(record, 2).comment = "Is <b>this</b> & that\nsecond line"
    for node, tip in ((main(record, 3), ""), (main(record, 2), "<qt>Is &lt;b&gt;this&lt;/b&gt; &amp; that</qt>")):
        place = view.node_rect(node).center()
        help_asked = QHelpEvent(QEvent.Type.ToolTip, place, view.viewport().mapToGlobal(place))
        QApplication.sendEvent(view.viewport(), help_asked)
        assert QToolTip.text() == tip
    QToolTip.hideText()


def test_a_missed_move_stands_before_the_comment(view: MovesView, record: GameRecord) -> None:
    node = main(record, 2)
    node.comment = "Too slow"
    view.show_missed({node: "2. a1 lets Black win by fours: b2."})
    view.show_current(node)
    assert view.accessibleDescription().endswith(". 2. a1 lets Black win by fours: b2. The move has a comment")
    place = view.node_rect(node).center()
    QApplication.sendEvent(view.viewport(), QHelpEvent(QEvent.Type.ToolTip, place, view.viewport().mapToGlobal(place)))
    assert QToolTip.text() == "<qt>2. a1 lets Black win by fours: b2.<br>Too slow</qt>"
    QToolTip.hideText()
    view.show_missed({})
    assert "fours" not in view.accessibleDescription()


# Appearance


def test_an_empty_record_explains_what_it_will_show(qtbot: QtBot) -> None:
    view = shown(qtbot, GameRecord(BOARD), Theme(DARK))
    seen = colours(view)
    assert DARK.quiet_text in seen
    assert DARK.accent not in seen
    chosen = told(view.node_chosen)
    click(view, QPoint(30, 15))
    assert chosen == []


def test_the_current_node_is_marked_and_marks_appear_with_notes(view: MovesView, record: GameRecord) -> None:
    view.show_current(main(record, 2))
    before = picture(view)
    view.show_current(main(record, 3))
    other = picture(view)
    assert other != before
    main(record, 1).comment = "Centre"
    view.show_notes()
    commented = picture(view)
    assert commented != other
    main(record, 1).analysis = PositionAnalysis(10, ())
    view.show_notes()
    assert picture(view) != commented


def test_branches_beside_the_current_line_are_paler(view: MovesView, record: GameRecord) -> None:
    branch = main(record, 4).children[1]
    view.show_current(main(record, 5))
    beside = view.viewport().grab(view.node_rect(branch.children[0])).toImage()
    view.show_current(branch)
    on_line = view.viewport().grab(view.node_rect(branch.children[0])).toImage()
    assert on_line != beside


def test_another_theme_repaints(view: MovesView, theme: Theme) -> None:
    light = colours(view)
    theme.set_colors(DARK)
    assert DARK.pane in colours(view)
    assert DARK.pane not in light


def test_a_larger_font_makes_higher_rows(view: MovesView, record: GameRecord) -> None:
    before = view.node_rect(record.root).height()
    font = view.font()
    font.setPointSizeF(2 * font.pointSizeF())
    view.setFont(font)
    assert view.node_rect(record.root).height() == pytest.approx(2 * before, rel=0.2)


@pytest.mark.parametrize("wide", [False, True])
def test_only_visible_nodes_are_painted(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, wide: bool) -> None:
    record = GameRecord(BOARD)
    last = [line(record.root, 1)[0] for _ in range(20_000)][-1] if wide else line(record.root, 20_000)[-1]
    view = shown(qtbot, record)
    view.show_current(last)
    captioned: list[Node] = []
    caption = view._caption

    def counted(node: Node) -> str:
        captioned.append(node)
        return caption(node)

    monkeypatch.setattr(view, "_caption", counted)
    assert LIGHT.accent in colours(view)
    assert last in captioned
    assert len(captioned) < 100


def test_a_tip_says_what_marks_mean(view: MovesView, record: GameRecord) -> None:
    node = main(record, 2)
    node.analysis = PositionAnalysis(100)
    view.show_drops({node: 0.3})
    view.show_current(node)
    assert "Blunder: the move lost 30" in view.accessibleDescription()
    assert view.accessibleDescription().endswith("of win rate. Hollow dot: an analysis is saved")
    place = view.node_rect(node).center()
    QApplication.sendEvent(view.viewport(), QHelpEvent(QEvent.Type.ToolTip, place, view.viewport().mapToGlobal(place)))
    assert "Blunder: the move lost" in QToolTip.text()
    assert "Hollow dot: an analysis is saved" in QToolTip.text()
    QToolTip.hideText()
