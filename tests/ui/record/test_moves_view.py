"""The move tree: clicks, scrolling, descriptions, and fast painting of long games."""

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QHelpEvent, QImage, QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
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

BOARD = PRESETS["gomoku-15"]


def line(parent: Node, moves: int) -> list[Node]:
    """Return this many consecutive moves, on the points from the top left."""
    nodes: list[Node] = []
    for _ in range(moves):
        ply = len(nodes) + (parent.move is not None)
        parent = Node(Move(Stone.WHITE if ply % 2 else Stone.BLACK, ply % BOARD.size), parent)
        nodes.append(parent)
    return nodes


def shown(qtbot: QtBot, record: GameRecord, theme: Theme | None = None) -> MovesView:
    view = MovesView(theme or Theme(LIGHT))
    qtbot.addWidget(view)
    view.resize(240, 300)
    view.show_record(record)
    view.show()
    qtbot.waitExposed(view)
    return view


@pytest.fixture
def record() -> GameRecord:
    """Return forty moves, and a variation of three moves in place of the fifth."""
    record = GameRecord(BOARD)
    moves = line(record.root, 40)
    line(moves[3], 3)
    return record


@pytest.fixture
def view(qtbot: QtBot, record: GameRecord, theme: Theme) -> MovesView:
    return shown(qtbot, record, theme)


def told(signal: Any) -> list[Any]:
    heard: list[Any] = []
    signal.connect(lambda *values: heard.append(values[0] if len(values) == 1 else values))
    return heard


def click(view: MovesView, place: QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
    QTest.mouseClick(view.viewport(), button, pos=place)


def main(record: GameRecord, number: int) -> Node:
    return record.main_line()[number]


def turn_wheel(view: MovesView, down: int, modifier: Qt.KeyboardModifier, across: int = 0) -> None:
    place = QPointF(30, 30)
    event = QWheelEvent(
        place,
        QPointF(view.viewport().mapToGlobal(place)),
        QPoint(),
        QPoint(-across, -down),
        Qt.MouseButton.NoButton,
        modifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


def picture(view: MovesView) -> QImage:
    return view.viewport().grab().toImage()


def colours(view: MovesView) -> set[str]:
    image = picture(view)
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}


# Choosing


def test_it_has_accessible_names(view: MovesView) -> None:
    assert (view.objectName(), view.accessibleName()) == ("moves", "Moves")
    assert view.focusPolicy() == Qt.FocusPolicy.StrongFocus


def test_a_click_selects_the_node_under_it_scrolled_or_not(view: MovesView, record: GameRecord) -> None:
    chosen = told(view.node_chosen)
    click(view, view.node_rect(main(record, 4)).center())
    click(view, view.node_rect(main(record, 4).children[1]).center())
    view.verticalScrollBar().setValue(401)
    click(view, view.node_rect(main(record, 20)).center())
    assert chosen == [main(record, 4), main(record, 4).children[1], main(record, 20)]


def test_a_click_beside_all_nodes_selects_nothing(view: MovesView, record: GameRecord) -> None:
    chosen = told(view.node_chosen)
    beside = view.node_rect(main(record, 4).children[1]).center() - QPoint(0, 2 * view.node_rect(record.root).height())
    click(view, beside)
    click(view, view.node_rect(main(record, 3)).center(), Qt.MouseButton.MiddleButton)
    assert chosen == []


def test_a_double_click_counts_as_two_clicks(view: MovesView, record: GameRecord) -> None:
    chosen = told(view.node_chosen)
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.node_rect(main(record, 2)).center())
    assert chosen[-1] is main(record, 2)


def test_a_right_click_selects_the_node_and_requests_its_menu(view: MovesView, record: GameRecord) -> None:
    chosen, menus = told(view.node_chosen), told(view.menu_requested)
    node = main(record, 3)
    place = view.node_rect(node).center()
    for where in (place, QPoint(place.x() + 100, place.y())):
        at = view.viewport().mapToGlobal(where)
        QApplication.sendEvent(view.viewport(), QContextMenuEvent(QContextMenuEvent.Reason.Mouse, where, at))
    assert chosen == [node]
    assert menus == [(node, view.viewport().mapToGlobal(place))]


def test_the_menu_key_requests_the_menu_at_the_current_node(view: MovesView, record: GameRecord) -> None:
    chosen, menus = told(view.node_chosen), told(view.menu_requested)
    view.show_current(main(record, 30))
    view.verticalScrollBar().setValue(0)
    QApplication.sendEvent(view, QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), QPoint()))
    ((node, place),) = menus
    assert node is main(record, 30)
    assert view.viewport().rect().contains(view.viewport().mapFromGlobal(place))
    assert chosen == []


# Keys and wheel


@pytest.mark.parametrize("key", [Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_PageDown, Qt.Key.Key_End])
def test_navigation_keys_are_left_to_the_window(view: MovesView, key: Qt.Key) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
    view.keyPressEvent(event)
    assert not event.isAccepted()
    assert view.verticalScrollBar().value() == 0


def test_the_wheel_steps_through_moves_and_with_alt_scrolls(view: MovesView) -> None:
    steps = told(view.steps_requested)
    turn_wheel(view, 120, Qt.KeyboardModifier.AltModifier)
    scrolled = view.verticalScrollBar().value()
    assert scrolled > 0
    assert steps == []
    turn_wheel(view, 120, Qt.KeyboardModifier.NoModifier)
    turn_wheel(view, -240, Qt.KeyboardModifier.NoModifier)
    turn_wheel(view, 0, Qt.KeyboardModifier.NoModifier, across=120)
    assert steps == [1, -2, 1]
    assert view.verticalScrollBar().value() == scrolled


def test_small_wheel_steps_add_up_to_a_notch_and_reversing_resets_them(view: MovesView) -> None:
    steps = told(view.steps_requested)
    for turned in (50, 50, -50, 50, 50):
        turn_wheel(view, turned, Qt.KeyboardModifier.NoModifier)
    assert steps == []
    turn_wheel(view, 50, Qt.KeyboardModifier.NoModifier)
    assert steps == [1]


# Scrolling


def test_the_current_node_stays_visible_with_minimal_scrolling(view: MovesView, record: GameRecord) -> None:
    bar = view.verticalScrollBar()
    for node in record.main_line():
        before = bar.value()
        view.show_current(node)
        assert view.viewport().rect().contains(view.node_rect(node))
        assert bar.value() - before <= view.node_rect(node).height() * 2
    bottom = bar.value()
    assert bottom > 0
    view.show_current(main(record, 38))
    assert bar.value() == bottom


def test_a_far_lane_is_scrolled_to(qtbot: QtBot) -> None:
    record = GameRecord(BOARD)
    far = [line(record.root, 1)[0] for _ in range(30)][-1]
    view = shown(qtbot, record)
    view.show_current(far)
    assert view.horizontalScrollBar().value() > 0
    assert view.viewport().rect().contains(view.node_rect(far))
    view.show_current(record.root)
    assert view.horizontalScrollBar().value() == 0


def test_a_visible_current_node_stays_visible_in_a_smaller_pane(view: MovesView, record: GameRecord) -> None:
    view.show_current(main(record, 9))
    view.resize(240, 120)
    assert view.viewport().rect().contains(view.node_rect(main(record, 9)))
    view.verticalScrollBar().setValue(view.verticalScrollBar().maximum())
    there = view.verticalScrollBar().value()
    view.resize(240, 110)
    assert view.verticalScrollBar().value() == there


def test_an_edit_keeps_the_scroll_position(view: MovesView, record: GameRecord) -> None:
    view.verticalScrollBar().setValue(333)
    line(main(record, 35), 2)
    view.show_tree()
    assert view.verticalScrollBar().value() == 333
    assert view.node_at(view.node_rect(main(record, 35).children[1]).center()) is main(record, 35).children[1]


def test_another_record_starts_at_its_root(view: MovesView) -> None:
    view.verticalScrollBar().setValue(333)
    other = GameRecord(BOARD)
    line(other.root, 50)
    view.show_record(other)
    assert view.verticalScrollBar().value() == 0
    assert view.node_at(view.node_rect(other.root).center()) is other.root


def test_a_removed_current_node_is_replaced_by_the_root(view: MovesView, record: GameRecord) -> None:
    view.show_current(main(record, 30))
    record.delete(main(record, 10))
    view.show_tree()
    assert view.accessibleDescription() == "After move 0 of 9, start"


def test_a_node_shown_before_its_tree_is_found(view: MovesView, record: GameRecord) -> None:
    new = line(main(record, 40), 1)[0]
    view.show_current(new)
    assert view.viewport().rect().contains(view.node_rect(new))


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
    assert view.accessibleDescription().endswith(". 2. a1 lets Black win by fours: b2.")
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
