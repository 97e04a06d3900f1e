"""The declaration of the panes."""

from studio.lessons.lesson import Pane
from studio.ui.panes.declared import PANES
from studio.ui.panes.spec import Workspace

NAMES = [spec.name for spec in PANES]


def test_names_and_titles_are_unique() -> None:
    assert len(set(NAMES)) == len({spec.title for spec in PANES}) == len(PANES)


def test_each_pane_belongs_to_a_workspace() -> None:
    assert all(spec.shown for spec in PANES)
    assert {workspace for spec in PANES for workspace in spec.shown} == set(Workspace)


def test_a_pane_is_behind_one_that_is_declared_before_it_in_the_same_area() -> None:
    for at, spec in enumerate(PANES):
        if spec.behind:
            front = PANES[NAMES.index(spec.behind)]
            assert NAMES.index(spec.behind) < at
            assert front.area == spec.area
            assert not front.behind


def test_each_pane_that_a_lesson_points_at_is_declared() -> None:
    assert {str(pane) for pane in Pane} - {"board"} <= set(NAMES)
