"""The panel of players: who plays, whose turn it is, the state of the game, and the buttons."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QLabel, QToolButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.ui.actions.actions import Actions
from studio.ui.play.panel import Mode, PlayersPanel, PlayersView
from studio.ui.play.player_row import PlayerRow, PlayerRowView
from studio.ui.widgets.arranging import scrolled
from studio.ui.widgets.theme import DARK, LIGHT, Theme

BUTTONS = ("take_back", "hint", "resign", "swap_sides")
PLAYING = PlayersView(
    PlayerRow("You", "", to_move=True, thinking=False),
    PlayerRow("Studio", "Casual · 2 s per move", to_move=False, thinking=False),
    Mode.PLAYING,
)
THINKING = replace(
    PLAYING, black=replace(PLAYING.black, to_move=False), white=replace(PLAYING.white, to_move=True, thinking=True)
)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def actions(window: QWidget) -> Actions:
    return Actions(window)


@pytest.fixture
def panel(qtbot: QtBot, window: QWidget, actions: Actions, theme: Theme) -> PlayersPanel:
    layout = QVBoxLayout(window)
    layout.setContentsMargins(0, 0, 0, 0)
    panel = PlayersPanel(actions, theme)
    layout.addWidget(panel)
    window.resize(250, 400)
    panel.show_view(PLAYING)
    window.show()
    qtbot.waitExposed(window)
    return panel


def part(panel: PlayersPanel, side: str, name: str) -> QWidget:
    row = panel.findChild(QWidget, f"players_{side}")
    assert row is not None
    found = row.findChild(QWidget, name)
    assert found is not None
    return found


def text(panel: PlayersPanel, side: str, name: str) -> str:
    label = part(panel, side, name)
    assert isinstance(label, QLabel)
    return label.text()


def badge(panel: PlayersPanel) -> QLabel:
    label = panel.findChild(QLabel, "players_mode")
    assert label is not None
    return label


def button(panel: PlayersPanel, name: str) -> QToolButton:
    found = panel.findChild(QToolButton, name)
    assert found is not None
    return found


def dot_color(panel: PlayersPanel, side: str) -> QColor:
    marker = part(panel, side, "marker")
    return marker.grab().toImage().pixelColor(QPoint(marker.width() - 6, marker.height() // 2))


def test_it_has_accessible_names(panel: PlayersPanel) -> None:
    assert (panel.objectName(), panel.accessibleName()) == ("players", "Players")
    assert button(panel, "take_back").accessibleName() == "Take Back"


def test_each_side_has_a_name_and_details(panel: PlayersPanel) -> None:
    assert (text(panel, "black", "name"), text(panel, "white", "name")) == ("You", "Studio")
    assert text(panel, "white", "detail") == "Casual · 2 s per move"
    assert not part(panel, "black", "detail").isVisible()
    assert part(panel, "white", "name").font().bold()


def test_rows_are_named_after_the_sides_of_the_game(panel: PlayersPanel) -> None:
    panel.show_rules(PRESETS["tic-tac-toe"])
    panel.show_view(PLAYING)
    rows = [panel.findChild(QWidget, f"players_{side}") for side in ("black", "white")]
    assert [row.accessibleName().partition(",")[0] for row in rows if row] == ["X", "O"]


def test_the_side_to_move_has_a_dot(panel: PlayersPanel) -> None:
    assert part(panel, "black", "marker").accessibleName() == "to move"
    assert part(panel, "white", "marker").accessibleName() == ""
    assert dot_color(panel, "black") == LIGHT.color("accent")
    assert dot_color(panel, "white") not in (LIGHT.color("accent"), LIGHT.color("thinking"))


def test_the_thinking_side_is_marked(panel: PlayersPanel) -> None:
    panel.show_view(THINKING)
    assert part(panel, "white", "marker").accessibleName() == "thinking …"
    assert dot_color(panel, "white") == LIGHT.color("thinking")
    assert dot_color(panel, "black") not in (LIGHT.color("accent"), LIGHT.color("thinking"))


def test_a_row_reads_as_a_sentence(panel: PlayersPanel) -> None:
    row = panel.findChild(QWidget, "players_white")
    assert row is not None
    assert row.accessibleName() == "White, Studio, Casual · 2 s per move"
    panel.show_view(THINKING)
    assert row.accessibleName() == "White, Studio, Casual · 2 s per move, thinking …"


def test_no_widget_moves_during_a_game(panel: PlayersPanel) -> None:
    def places() -> list[object]:
        QApplication.processEvents()
        return [widget.geometry() for widget in panel.findChildren(QWidget) if widget.isVisible()]

    before = places()
    panel.show_view(THINKING)
    assert places() == before
    panel.show_view(replace(THINKING, mode=Mode.LOOKING_BACK))
    assert places() == before


def test_a_long_name_is_shortened_and_shown_whole_in_its_tip(panel: PlayersPanel) -> None:
    long = "Somebody <b>bold</b> with a name that no panel holds"
    panel.show_view(replace(PLAYING, black=replace(PLAYING.black, name=long)))
    name = part(panel, "black", "name")
    assert text(panel, "black", "name").endswith("…")
    assert "&lt;b&gt;bold" in name.toolTip()
    assert name.accessibleName() == long
    assert part(panel, "white", "name").toolTip() == ""


def test_a_wider_panel_shows_the_whole_name(qtbot: QtBot, window: QWidget, panel: PlayersPanel) -> None:
    long = "Somebody with a name that no panel holds"
    panel.show_view(replace(PLAYING, black=replace(PLAYING.black, name=long)))
    window.resize(900, 400)
    qtbot.waitUntil(lambda: text(panel, "black", "name") == long)
    assert part(panel, "black", "name").toolTip() == ""


@pytest.mark.parametrize(
    ("mode", "expected"),
    [
        (Mode.PLAYING, "Playing"),
        (Mode.LOOKING_BACK, "Earlier position: a click on the board (Enter) returns to the game"),
        (Mode.OVER, "The game is over"),
        (Mode.UNFINISHED, "Unfinished: “Play from Here” continues the game"),
        (Mode.REVIEWING, "Reviewing"),
        (Mode.EXERCISE, "Exercise"),
        (Mode.PRACTICE, "Practice"),
    ],
)
def test_it_shows_the_state_of_the_game(panel: PlayersPanel, mode: Mode, expected: str) -> None:
    panel.show_view(replace(PLAYING, mode=mode))
    assert badge(panel).text() == expected
    assert badge(panel).font().bold() is (mode is Mode.OVER)


def test_the_longest_state_fits(panel: PlayersPanel) -> None:
    panel.show_view(replace(PLAYING, mode=Mode.LOOKING_BACK))
    label = badge(panel)
    assert label.height() >= label.heightForWidth(label.width())


def test_while_reviewing_no_button_of_a_game_is_offered(panel: PlayersPanel) -> None:
    panel.show_view(replace(PLAYING, mode=Mode.REVIEWING))
    assert not any(button(panel, name).isVisible() for name in BUTTONS)
    assert not part(panel, "black", "marker").isVisible()
    panel.show_view(PLAYING)
    assert all(button(panel, name).isVisible() for name in BUTTONS)


@pytest.mark.parametrize("is_between_engines", [False, True])
def test_after_the_end_the_next_steps_are_only_in_the_card(panel: PlayersPanel, is_between_engines: bool) -> None:
    panel.show_view(replace(PLAYING, mode=Mode.OVER, is_between_engines=is_between_engines))
    assert not any(each.isVisible() for each in panel.findChildren(QToolButton))


@pytest.mark.parametrize("name", BUTTONS)
def test_a_click_triggers_the_action(qtbot: QtBot, panel: PlayersPanel, actions: Actions, name: str) -> None:
    with qtbot.waitSignal(actions[name].triggered):
        qtbot.mouseClick(button(panel, name), Qt.MouseButton.LeftButton)
    actions[name].setEnabled(False)
    assert not button(panel, name).isEnabled()


def test_all_buttons_have_icons(panel: PlayersPanel, actions: Actions) -> None:
    for name in BUTTONS:
        assert not actions[name].icon().isNull()
        assert button(panel, name).toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly


def is_worded(panel: PlayersPanel, name: str) -> bool:
    return button(panel, name).toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextBesideIcon


@pytest.mark.parametrize(
    ("is_between_engines", "names"),
    [(False, ("take_back", "resign", "show_thinking")), (True, ("pause_game", "one_move", "stop_game"))],
)
def test_the_buttons_have_words_where_there_is_room(
    qtbot: QtBot, panel: PlayersPanel, is_between_engines: bool, names: tuple[str, ...]
) -> None:
    area = scrolled(panel)
    qtbot.addWidget(area)
    area.show()
    panel.show_view(replace(PLAYING, is_between_engines=is_between_engines))
    shown = [button(panel, name) for name in names]

    def are_worded() -> bool:
        fit = all(each.width() >= each.sizeHint().width() for each in shown)
        return fit and all(is_worded(panel, name) for name in names)

    def are_icons() -> bool:
        return not any(is_worded(panel, name) for name in names)

    for width, height, is_wanted in ((360, 500, are_worded), (360, 200, are_icons), (360, 500, are_worded)):
        area.resize(width, height)
        qtbot.waitUntil(is_wanted)
    area.resize(220, 500)
    qtbot.waitUntil(are_icons)
    assert button(panel, "one_move").text() == "One Move"
    assert button(panel, "one_move").accessibleName() == "Make One Engine Move"
    area.takeWidget()


def test_another_theme_recolours_icons_and_dots(panel: PlayersPanel, actions: Actions, theme: Theme) -> None:
    before = actions["resign"].icon().pixmap(24).toImage()
    theme.set_colors(DARK)
    assert actions["resign"].icon().pixmap(24).toImage() != before
    assert dot_color(panel, "black") == DARK.color("accent")


def test_both_clocks_stand_at_the_same_place_for_all_players(panel: PlayersPanel) -> None:
    person = PlayerRow("You", "", to_move=True, thinking=False, clock="4:12")
    engine = PlayerRow("Studio", "Casual · 2 s per move", to_move=False, thinking=False, clock="0:58")
    for view in (
        PlayersView(person, engine, Mode.PLAYING),
        PlayersView(engine, person, Mode.PLAYING),
        PlayersView(engine, engine, Mode.PLAYING),
    ):
        panel.show_view(view)
        QApplication.sendPostedEvents()
        places = {side: clock_place(panel, side) for side in ("black", "white")}
        assert places["black"] == places["white"]


def clock_place(panel: PlayersPanel, side: str) -> tuple[int, int]:
    """Return where the digits begin (all are equally wide), and how far below the name."""
    name, clock = part(panel, side, "name"), part(panel, side, "clock")
    return clock.geometry().left(), clock.geometry().top() - name.geometry().bottom()


def test_details_keep_their_lines_at_the_minimum_height(panel: PlayersPanel) -> None:
    detail = "Full strength · 2 s a move · parameters changed"
    costs = ("13k simulations · 0.14 s", "win rate 54 %", "g5 54 %")
    row = PlayerRow("Studio", detail, to_move=True, thinking=True, clock="1:59", costs=costs)
    panel.show_view(PlayersView(row, row, Mode.PLAYING, is_between_engines=True))
    for _ in range(3):  # as high as it must be, until it need not grow any more
        QApplication.sendPostedEvents()
        panel.window().resize(250, panel.window().minimumSizeHint().height())
    label = part(panel, "white", "detail")
    assert label.height() >= label.heightForWidth(label.width())
    assert label.height() > label.fontMetrics().height(), "it takes two lines"


def test_details_are_never_cut_off_beside_a_clock(panel: PlayersPanel) -> None:
    detail = "Full strength · 2 s a move · parameters changed"
    row = PlayerRow("Studio", detail, to_move=True, thinking=True, clock="1:59")
    panel.show_view(PlayersView(row, row, Mode.PLAYING))
    panel.resize(230, 600)
    panel.show()
    label = part(panel, "white", "detail")
    assert text(panel, "white", "detail") == detail
    assert label.fontMetrics().horizontalAdvance(detail) > label.width(), "one line would be too short"
    assert label.height() >= label.heightForWidth(label.width())


def test_a_limit_without_a_clock_is_as_small_as_the_details(panel: PlayersPanel) -> None:
    row = PlayerRow("Studio", "Casual", to_move=True, thinking=True, used="0.8 / 2 s")
    panel.show_view(PlayersView(row, row, Mode.PLAYING))
    used, detail = part(panel, "black", "used"), part(panel, "black", "detail")
    assert text(panel, "black", "used") == "0.8 / 2 s"
    assert used.font().pointSizeF() == detail.font().pointSizeF() < part(panel, "black", "clock").font().pointSizeF()
    assert not used.font().bold()
    colors = [label.palette().color(label.foregroundRole()) for label in (used, detail)]
    assert colors[0] == colors[1]
    panel.show_clock(Stone.BLACK, "1:59", "", ())
    assert text(panel, "black", "clock") == "1:59"
    assert not used.isVisibleTo(panel)


def test_a_narrow_pane_folds_the_clock_below_the_details(qtbot: QtBot, panel: PlayersPanel) -> None:
    engine = PlayerRow("Studio", "Intermediate · 2 s per move", to_move=False, thinking=True, clock="10:00:58")
    panel.show_view(PlayersView(engine, engine, Mode.PLAYING))
    for width, is_folded in ((200, True), (400, False), (200, True)):
        panel.setFixedWidth(width)
        qtbot.wait(20)
        assert panel.minimumSizeHint().width() <= width, "nothing needs more room"
        row = panel.findChild(PlayerRowView, "players_white")
        assert row is not None
        clock, detail = (row.findChild(QLabel, name) for name in ("clock", "detail"))
        assert clock is not None
        assert detail is not None
        assert (clock.y() >= detail.geometry().bottom()) is is_folded
        for label in (clock, detail):
            assert label.geometry().right() < row.width()
            assert label.height() >= label.heightForWidth(label.width()) or not label.wordWrap()
            assert label.width() >= label.minimumSizeHint().width()


def test_the_last_choices_of_an_opening_stand_in_place_of_the_state(panel: PlayersPanel) -> None:
    badge = panel.findChild(QLabel, "players_mode")
    assert isinstance(badge, QLabel)
    panel.show_view(replace(PLAYING, news=("Studio swaps the colours and takes Black.", "You keep White.")))
    assert badge.text() == "Studio swaps the colours and takes Black. You keep White."
    panel.show_view(replace(PLAYING, news=("A" * 60, "Studio keeps Black.")))
    assert badge.text() == "Studio keeps Black.", "the oldest sentence is left out"
    panel.show_view(replace(PLAYING, news=("A" * 200,)))
    assert badge.text() == "Playing"
    panel.show_view(replace(PLAYING, mode=Mode.PAUSED, news=("Studio keeps Black.",)))
    assert badge.text().startswith("Paused")
