"""The plot of a search: the board with its stones and shares, and the best moves with win rates."""

import pytest

from studio.engine.options.limits import Limit
from studio.engine.options.profiles import profile_named
from studio.engine.search import Search
from studio.engine.views.snapshot import Snapshot
from studio.game.notation import human_point
from studio.game.percent import percent
from studio.game.position import Position
from studio.game.rules import PRESETS, Rules, rules_from_text
from studio.keeping.drawing import Drawing
from studio.keeping.search_plot import search_plot
from studio.keeping.svg_board import Heat, board_heatmap
from tests.keeping.svg import SVG, number, parsed


def searched(position: Position, profile: str = "classic-uct", simulations: int = 300) -> Snapshot:
    search = Search(position, profile_named(profile).parameters)
    search.run(Limit(simulations=simulations))
    return search.snapshot()


def texts(drawing: Drawing) -> list[str]:
    return [element.text or "" for element in parsed(drawing).iter(f"{SVG}text")]


def tooltips(drawing: Drawing) -> list[str]:
    return [element.text or "" for element in parsed(drawing).iter(f"{SVG}title")]


def test_every_visited_move_has_its_share_and_the_best_ones_their_win_rates() -> None:
    position = Position(PRESETS["tic-tac-toe"])
    position.play(4)
    found = searched(position)
    drawing = search_plot(position, found, "Title", "Caption")
    shown = texts(drawing)
    for row in found.candidates:
        assert f"{human_point(row.point, position.rules)}: {percent(row.share)}" in tooltips(drawing)
        assert percent(row.win_rate) in shown
        assert f"{row.visits:,}" in shown
    assert {"a", "b", "c", "1", "2", "3"} <= set(shown)
    assert "Black: b2." in drawing.description
    assert "White: no stones." in drawing.description


@pytest.mark.parametrize("text", ["3x3/3", "15x15/5", "26x26/5", "4x26/4", "6x7/4 gravity"])
def test_boards_of_any_shape_keep_everything_inside(text: str) -> None:
    rules: Rules = rules_from_text(text)
    position = Position(rules)
    position.play(position.legal_moves()[0])
    shares = {point: 1 / (2 + point) for point in position.legal_moves()}
    drawing = board_heatmap("Share", position, Heat(shares, next(iter(shares))))
    root = parsed(drawing)
    for element in (*root.iter(f"{SVG}rect"), *root.iter(f"{SVG}text")):
        x, y = number(element, "x"), number(element, "y")
        assert 0 <= x + number(element, "width") <= drawing.width
        assert 0 <= y + number(element, "height") <= drawing.height
    assert len([one for one in root.iter(f"{SVG}rect") if one.get("rx")]) == 2, "the ring of the best move"


def test_a_proof_is_named_beside_its_move() -> None:
    position = Position(PRESETS["connect-four"])
    for column in (3, 3, 4, 4):
        position.play(next(point for point in position.legal_moves() if point % 7 == column))
    drawing = search_plot(position, searched(position, "graph", 2_000), "Title", "Caption")
    assert "win in 3" in texts(drawing)
    assert "proof" in texts(drawing)


def test_a_search_without_visits_is_drawn_as_well() -> None:
    position = Position(PRESETS["tic-tac-toe"])
    drawing = search_plot(position, Search(position).snapshot(), "Title", "Caption")
    assert "No move was visited." in texts(drawing)
    assert "no visits" in drawing.description


def test_a_narrow_plot_has_the_bars_below_the_board() -> None:
    position = Position(PRESETS["tic-tac-toe"])
    found = searched(position)
    wide = search_plot(position, found, "T", "C")
    narrow = search_plot(position, found, "T", "C", is_narrow=True)
    assert narrow.width < wide.width
    assert narrow.height > wide.height
    assert sorted(texts(narrow)) == sorted(texts(wide))
