"""The reason why no window can be shown, as a sentence."""

import ctypes.util
import os
import subprocess
import sys

import pytest

from studio.machine.screen import missing_screen


def test_without_a_display_the_variables_are_named() -> None:
    sentence = missing_screen({}, "linux")
    assert "DISPLAY" in sentence
    assert "WAYLAND_DISPLAY" in sentence


def test_elsewhere_or_with_a_chosen_platform_nothing_is_missing() -> None:
    assert missing_screen({}, "darwin") == ""
    assert missing_screen({}, "win32") == ""
    assert missing_screen({"QT_QPA_PLATFORM": "offscreen"}, "linux") == ""
    assert missing_screen({"WAYLAND_DISPLAY": "wayland-0"}, "linux") == ""


def test_missing_libraries_are_named_by_their_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ctypes.util, "find_library", lambda name: None if name == "xcb-cursor" else "there")
    assert missing_screen({"DISPLAY": ":0"}, "linux") == (
        "The window needs libraries that are missing: install libxcb-cursor0."
    )


@pytest.mark.long  # it searches for five seconds
def test_without_a_screen_the_search_is_shown_in_the_terminal() -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    finished = subprocess.run(
        [sys.executable, "-m", "studio"],
        env={name: value for name, value in os.environ.items() if name not in hidden},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    if sys.platform.startswith("linux"):
        assert finished.returncode == 0
        assert finished.stderr.startswith("mcts-studio: There is no screen")
        assert "Best move:" in finished.stdout
