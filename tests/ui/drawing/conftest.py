"""Fixture: a drawing of a tree on the screen."""

from tests.ui.drawing.tree_drawings import view_fixture  # noqa: F401
