"""Fixture: the replay bar in a window."""

from tests.ui.replay.replay_bars import bar_fixture, window_fixture  # noqa: F401
