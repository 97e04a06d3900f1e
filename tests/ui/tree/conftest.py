"""Fixtures: a tree model, and a tree view with an object that answers its requests."""

import pytest
from pytestqt.qtbot import QtBot

from studio.ui.tree.view import TreeView
from tests.ui.tree.tree_models import model_fixture  # noqa: F401
from tests.ui.tree.tree_views import Answerer, rows
from tests.ui.tree.trees import a_still_search


@pytest.fixture
def answerer(qtbot: QtBot, view: TreeView) -> Answerer:
    answerer = Answerer(view, a_still_search())
    view.begin_run(1)
    qtbot.waitUntil(lambda: rows(view, ()) > 0)
    return answerer
