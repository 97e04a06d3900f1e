"""The size of the board in the real window, with the frame of a real window manager."""

import json
import os
import shutil
import subprocess
import sys

import pytest

from tests.board_widths import LEAST_SHARES, LEAST_WIDTHS
from tests.e2e.windows import LONGEST_SECONDS, MANAGER

_NEEDED = "Xvfb", MANAGER
_FILLED = (1440, 900), (1000, 700)
"""The screens that the window fills when it opens; on a larger one the user maximizes it."""


@pytest.mark.long
@pytest.mark.skipif(
    not sys.platform.startswith("linux") or any(shutil.which(name) is None for name in _NEEDED),
    reason=f"needs Xvfb and {MANAGER}",
)
@pytest.mark.parametrize(
    ("framed_screen", "screen"), [(screen, screen) for screen in LEAST_WIDTHS], indirect=["framed_screen"]
)
def test_the_board_has_the_framed_window(framed_screen: dict[str, str], screen: tuple[int, int]) -> None:
    told = subprocess.run(
        [sys.executable, "-m", "tests.e2e.board_widths"],
        env=os.environ | framed_screen | {"QT_QPA_PLATFORM": "xcb"},
        capture_output=True,
        text=True,
        timeout=3 * LONGEST_SECONDS,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    measured = json.loads(told.stdout)
    if screen not in _FILLED:
        del measured["opened"]
    for sizes in measured.values():
        (left, top, width, height), inside = sizes["frame"], sizes["window"]
        assert left >= 0
        assert top >= 0
        assert left + width <= screen[0]
        assert top + height <= screen[1]
        assert height > inside[1], "the frame has a title bar"
        for workspace, least in LEAST_WIDTHS[screen].items():
            board = sizes["boards"][workspace]
            assert board[0] >= least
            assert board[1] >= LEAST_SHARES[workspace] * inside[1]
