"""A tree model without a view, checked by Qt's model tester, with helpers that open its nodes."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QModelIndex
from PySide6.QtTest import QAbstractItemModelTester

from studio.engine.search import Search
from studio.ui.tree.items import Path
from studio.ui.tree.model import TreeModel
from tests.ui.tree.trees import answer


@pytest.fixture(name="model")
def model_fixture(qapp: object) -> Iterator[TreeModel]:
    del qapp
    model = TreeModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    tester.setUseFetchMore(False)
    yield model
    tester.deleteLater()
    model.deleteLater()


def begun(model: TreeModel, search: Search, run: int = 1) -> None:
    model.begin_run(run)
    opened(model, search, ())


def opened(model: TreeModel, search: Search, path: Path) -> QModelIndex:
    """Open a node and its ancestors; return the index of the node."""
    for depth in range(len(path) + 1):
        index = model.index_at(path[:depth])
        assert index.isValid()
        if model.canFetchMore(index):
            model.fetchMore(index)
            model.show_nodes(model.run, answer(search, (path[:depth],)))
    return model.index_at(path)
