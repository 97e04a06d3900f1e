"""The tree model under random user actions, search progress and late answers."""

import random

import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex

from studio.engine.options.limits import Limit
from studio.engine.views.snapshot import NodeView
from studio.ui.tree import items as tree_items
from studio.ui.tree.items import Path
from studio.ui.tree.model import TreeModel
from tests.sizes import one_always
from tests.ui.tree.trees import a_search, answer, turned


@pytest.mark.parametrize("seed", one_always(3, range(3)))
def test_the_model_stays_correct_under_random_actions(
    model: TreeModel, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tree_items, "MOST_BRANCHES", 12)
    Wanderer(model, seed).go(120)


class Wanderer:
    """Opens, closes, searches and plays at random; answers late, twice or not at all."""

    def __init__(self, model: TreeModel, seed: int) -> None:
        self.model, self.chance = model, random.Random(seed)
        self.search = a_search(400, seed=seed)
        self.unanswered: list[tuple[int, tuple[NodeView, ...]]] = []
        self.run = 1
        model.paths_wanted.connect(self.ask)
        model.begin_run(1)

    def ask(self, paths: tuple[Path, ...]) -> None:
        self.unanswered.append((self.run, answer(self.search, paths)))

    def go(self, steps: int) -> None:
        actions = (self.open, self.open, self.open, self.close, self.think, self.refresh, self.deliver, self.deliver)
        rare = (self.hold, self.play, self.restart, self.turn)
        for _ in range(steps):
            before = self.followed()
            run = self.run
            self.chance.choice(actions if self.chance.random() < 0.85 else rare)()
            if run == self.run:
                assert all(self.model.path(index) == path for path, index in before if index.isValid())
            self.check()

    def open(self) -> None:
        index = self.some_index()
        self.model.fetchMore(index)
        self.model.set_open(index, True)

    def close(self) -> None:
        self.model.set_open(self.some_index(), False)

    def think(self) -> None:
        self.search.run(Limit(simulations=self.chance.choice((1, 20, 200))))

    def refresh(self) -> None:
        self.ask((*self.model.open_paths(), *self.model.waiting_paths(), (35, 34, 33, 32, 31)))

    def deliver(self) -> None:
        if self.unanswered:
            which = self.chance.randrange(len(self.unanswered))
            self.model.show_nodes(*self.unanswered[which])
            if self.chance.random() < 0.7:
                del self.unanswered[which]

    def turn(self) -> None:
        """Deliver numbers that change every order."""
        views = answer(self.search, self.model.open_paths())
        self.model.show_nodes(self.run, tuple(turned(view) for view in views))

    def hold(self) -> None:
        self.model.keep_order(self.chance.random() < 0.5)

    def play(self) -> None:
        root, position = self.search.inspect(()), self.search.position.copy()
        if len(root) < 28:
            return
        point = int(root.points[self.chance.randrange(3)])
        position.play(point)
        self.search.set_position(position)
        self.run += 1
        self.model.begin_run(self.run, (point,))

    def restart(self) -> None:
        self.search, self.run = a_search(300, seed=self.run), self.run + 1
        self.model.begin_run(self.run)

    def some_index(self) -> QModelIndex:
        index = self.model.index(0, 0)
        while self.model.rowCount(index) and self.chance.random() < 0.7:
            index = self.model.index(self.chance.randrange(min(8, self.model.rowCount(index))), 0, index)
        return index

    def followed(self) -> list[tuple[Path | None, QPersistentModelIndex]]:
        indexes = [self.some_index() for _ in range(4)]
        return [(self.model.path(index), QPersistentModelIndex(index)) for index in indexes]

    def check(self) -> None:
        """Check that every row and its parent match their path."""
        for path in self.model.open_paths():
            parent = self.model.index_at(path)
            assert self.model.path(parent) == path
            points = [self.model.path(self.model.index(row, 0, parent)) for row in range(self.model.rowCount(parent))]
            assert len(set(points)) == len(points)
            assert all(point is not None and point[:-1] == path for point in points)
        assert self.model.size[0] <= 13
