"""The declaration of the panes."""

import pytest

from studio.lessons.lesson import Pane
from studio.ui.panes.declared import ARRANGEMENTS, PANES, Fold, fold_of
from studio.ui.panes.spec import Workspace

NAMES = [spec.name for spec in PANES]


def test_names_and_titles_are_unique() -> None:
    assert len(set(NAMES)) == len({spec.title for spec in PANES}) == len(PANES)


def test_each_workspace_has_an_arrangement_in_each_form() -> None:
    assert set(ARRANGEMENTS) == {(workspace, fold) for workspace in Workspace for fold in Fold}


@pytest.mark.parametrize("key", ARRANGEMENTS)
def test_an_arrangement_places_each_pane_at_most_once(key: tuple[Workspace, Fold]) -> None:
    placed = [name for group in ARRANGEMENTS[key].groups for name in (*group.names, *group.closed)]
    assert len(placed) == len(set(placed))
    assert set(placed) <= set(NAMES)


@pytest.mark.parametrize("key", ARRANGEMENTS)
def test_at_most_two_groups_of_panes_stand_beside_the_board(key: tuple[Workspace, Fold]) -> None:
    groups = [group for group in ARRANGEMENTS[key].groups if group.names != ("summary",)]
    assert len(groups) <= (3 if key == (Workspace.STUDY, Fold.WIDE) else 2)


def test_the_form_depends_on_the_size_of_the_window() -> None:
    assert fold_of(1424, 860) is Fold.WIDE
    assert fold_of(984, 660) is Fold.NARROW
    assert fold_of(704, 421) is Fold.LOW


def test_each_pane_that_a_lesson_points_at_is_declared() -> None:
    assert {str(pane) for pane in Pane} - {"board"} <= set(NAMES)
