"""The window opens, searches and closes cleanly; when killed, it leaves its journal."""

from pathlib import Path

import pytest

from studio.session.recovery import claim, found, replayed
from tests.e2e.windows import SCREEN, OpenWindow, journals, on_a_screen, until, with_a_frame
from tests.sizes import sizes

pytestmark = on_a_screen


def test_the_window_opens_searches_and_closes_without_remains(open_window: OpenWindow, tmp_path: Path) -> None:
    window = open_window(tmp_path)
    window.key("space")
    window.key("space")
    assert window.close() == 0
    assert (tmp_path / "config" / "settings.json").exists()
    assert not journals(tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("kills", sizes(3, 1))
def test_a_killed_window_leaves_a_journal_with_every_move(kills: int, open_window: OpenWindow, tmp_path: Path) -> None:
    for kill in range(kills):
        home = tmp_path / str(kill)
        window = open_window(home)
        window.key("Escape")  # leaves the start screen
        for _ in range(kill + 1):
            window.key("shift+Down")
        window.key("Return")
        until(lambda home=home: any(path.read_bytes().endswith(b"\n") for path in journals(home)))  # type: ignore[misc]
        window.kill()
        (left,) = found(home / "state" / "journals")
        claimed = claim(left)
        assert claimed is not None
        assert replayed(claimed).moves == 6
        claimed.release()


@pytest.mark.long
def test_closing_during_a_search_leaves_no_process(open_window: OpenWindow, tmp_path: Path) -> None:
    window = open_window(tmp_path)
    window.key("space")
    assert window.close() == 0


@pytest.mark.long
@with_a_frame
def test_the_whole_window_is_on_the_screen_and_its_size_is_remembered(
    open_framed_window: OpenWindow, tmp_path: Path
) -> None:
    window = open_framed_window(tmp_path)
    until(lambda: any(window.frame()))
    left, top, width, height = window.place()
    frame_left, frame_right, frame_top, frame_bottom = window.frame()
    assert left >= frame_left
    assert top >= frame_top
    assert left + width + frame_right <= SCREEN[0]
    assert top + height + frame_bottom <= SCREEN[1]
    window.resize(1000, 700)
    until(lambda: window.place()[2:] == (1000, 700))
    before = window.place()
    assert window.close() == 0
    again = open_framed_window(tmp_path)
    until(lambda: again.place() == before)
