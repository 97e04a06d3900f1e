"""The window opens, searches, and closes without a trace; killed, it leaves its journal."""

from pathlib import Path

from studio.leftovers import claim, found, replayed
from tests.e2e.windows import OpenWindow, journals, on_a_screen, until

pytestmark = on_a_screen


def test_the_window_opens_searches_and_closes_without_a_trace(open_window: OpenWindow, tmp_path: Path) -> None:
    window = open_window(tmp_path)
    window.key("space")
    window.key("space")
    assert window.close() == 0
    assert (tmp_path / "config" / "settings.json").exists()
    assert not journals(tmp_path)


def test_a_killed_window_leaves_a_journal_with_every_move(open_window: OpenWindow, tmp_path: Path) -> None:
    for kill in range(3):
        home = tmp_path / str(kill)
        window = open_window(home)
        for _ in range(kill + 1):
            window.key("shift+Down")
        window.key("Return")
        until(lambda home=home: any(path.read_bytes().endswith(b"\n") for path in journals(home)))  # type: ignore[misc]
        window.kill()
        (leftover,) = found(home / "state" / "journals")
        claimed = claim(leftover)
        assert claimed is not None
        assert replayed(claimed).moves == 6
        claimed.release()


def test_closing_while_it_thinks_leaves_no_process(open_window: OpenWindow, tmp_path: Path) -> None:
    window = open_window(tmp_path)
    window.key("space")
    assert window.close() == 0
