"""The bar of the selected node: the network's evaluation and the search's."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from studio.game.stones import Stone
from studio.ui.actions.actions import Actions
from studio.ui.search.node_bar import NodeBar
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.widgets.elided_label import ElidedLabel
from studio.ui.widgets.theme import LIGHT, Theme
from tests.ui.views import made_view

ROLLED = replace(made_view({"c3": 9, "a1": 4}), path=(12, 3), value=-0.04)
JUDGED = replace(ROLLED, judged=0.22, prior=0.12)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def bar(window: QWidget) -> NodeBar:
    return NodeBar(Actions(window), Theme(LIGHT), window)


def told(bar: NodeBar) -> str:
    label = bar.findChild(ElidedLabel, "node_label")
    assert label is not None
    assert label.accessibleName() == label.toolTip()
    return label.toolTip()


def test_the_networks_evaluation_stands_beside_the_searchs(bar: NodeBar) -> None:
    bar.show_node(JUDGED, Stone.WHITE)
    assert told(bar) == (
        "Inside the search, after c3 d5 · 14 visit(s) · win rate for Black: network 39.0 % (prior 12.0 %), mean of "
        "the search 52.0 %"
    )
    bar.show_side(ViewedSide(Stone.WHITE))
    assert told(bar) == (
        "Inside the search, after c3 d5 · 14 visit(s) · win rate for White: network 61.0 % (prior 12.0 %), mean of "
        "the search 48.0 %"
    )


def test_a_search_by_rollouts_shows_no_network(bar: NodeBar) -> None:
    bar.show_node(ROLLED, Stone.WHITE)
    assert told(bar).endswith("14 visit(s) · mean win rate 52.0\u00a0% for Black")


def test_in_little_space_the_network_text_is_short(bar: NodeBar) -> None:
    seen = set()
    for width in range(200, 1400, 20):
        bar.resize(width, 40)
        bar.show_node(JUDGED, Stone.WHITE)
        seen.add(bar.text)
    assert "After c3 d5 · Black: network 39.0\u00a0% (prior 12.0\u00a0%), search 52.0\u00a0%" in seen
    assert "After c3 d5 · 14 visit(s) · Black 52.0\u00a0%" in seen
    assert len(seen) >= 4
