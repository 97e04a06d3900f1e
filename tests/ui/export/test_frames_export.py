"""The moments of a search exported as pictures and as an animation, read back by Pillow."""

import errno
from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from studio.engine.views.snapshot import Snapshot
from studio.game.errors import StudioError
from studio.keeping.gif import GifAnimation
from studio.ui.board.canvas import BoardCanvas
from studio.ui.board.view import BoardView
from studio.ui.export.frame_files import picture_paths, saving_animation, saving_pictures
from studio.ui.export.frames import FramePainting
from studio.ui.export.pictures import board_picture
from studio.ui.heat.discs import discs
from studio.ui.heat.layers import Display, HeatSettings, heat_layer
from studio.ui.widgets.theme import DARK, LIGHT, BoardStyle, Theme
from tests.keeping.timelines import GAMES, a_timeline, position_of

SIDE = 240
HEAT, DISCS, NOTHING = (HeatSettings(display=display) for display in Display)


def board_of(qtbot: QtBot, game: str = "tic-tac-toe", theme: Theme | None = None) -> BoardView:
    board = BoardView(theme or Theme(LIGHT))
    qtbot.addWidget(board)
    board.resize(300, 260)
    position = position_of(game)
    board.show_position(position, position.moves[-1].point if position.moves else None, {})
    return board


@pytest.fixture
def board(qtbot: QtBot, theme: Theme) -> BoardView:
    return board_of(qtbot, theme=theme)


def pixels(picture: QImage | Image.Image) -> NDArray[np.int64]:
    """Return an array [row, column, channel]."""
    if isinstance(picture, QImage):
        plain = picture.convertToFormat(QImage.Format.Format_RGBA8888)
        flat = np.frombuffer(bytes(plain.constBits()), np.uint8)
        return flat.reshape(plain.height(), plain.width(), 4)[..., :3].astype(np.int64)
    return np.asarray(picture.convert("RGB")).astype(np.int64)


def opened(path: Path) -> tuple[list[Image.Image], list[int]]:
    """Return all pictures of an animation, and how long each is shown."""
    pictures, durations = [], []
    with Image.open(path) as animation:
        assert animation.format == "GIF"
        assert animation.info["loop"] == 0
        for at in range(getattr(animation, "n_frames", 1)):
            animation.seek(at)
            pictures.append(animation.convert("RGB"))
            durations.append(animation.info["duration"])
    return pictures, durations


# A moment


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("heat", [HEAT, DISCS, NOTHING], ids=str)
def test_a_moment_looks_like_the_board_did(qtbot: QtBot, game: str, heat: HeatSettings) -> None:
    board = board_of(qtbot, game)
    snapshot = a_timeline(game)[-2]
    picture = FramePainting(board, heat, SIDE).picture(snapshot, 0.5)
    if heat is HEAT:
        board.set_neutral(True)
        board.show_heat(heat_layer(snapshot.root, heat, board.locale(), snapshot.best))
    if heat is DISCS:
        board.show_discs(discs(snapshot.root, LIGHT, board.locale(), best=snapshot.best))
    alone = pixels(board_picture(board, SIDE))
    track = 4  # the progress line
    assert np.array_equal(pixels(picture)[: len(alone) - track], alone[:-track])


def test_it_uses_the_settings_of_the_board(qtbot: QtBot) -> None:
    board = board_of(qtbot, theme=Theme(DARK))
    board.set_style(BoardStyle.PLAIN)
    board.set_coordinates_shown(False)
    painting = FramePainting(board, NOTHING, SIDE)
    picture = painting.picture(a_timeline()[-1], 1.0)
    assert (picture.width(), picture.height()) == painting.size_px
    assert picture.pixelColor(0, picture.height() - 1) == QColor(DARK.window)
    alone = pixels(board_picture(board, SIDE))
    assert np.array_equal(pixels(picture)[: len(alone) - 4], alone[:-4])


def test_the_board_on_the_screen_is_unchanged(board: BoardView, theme: Theme) -> None:
    before, shown = board.grab().toImage(), board.still_scene()
    painting = FramePainting(board, HEAT, SIDE)
    first = painting.picture(a_timeline()[-1], 1.0)
    assert board.still_scene() == shown
    assert board.grab().toImage() == before
    board.show_position(position_of("gomoku-15"), None, {})
    theme.set_colors(DARK)
    assert painting.picture(a_timeline()[-1], 1.0) == first


def test_the_caption_describes_the_moment(board: BoardView) -> None:
    painting, snapshot = FramePainting(board, NOTHING, SIDE), a_timeline()[-1]
    footer = painting.size_px[1] - 30
    plain = pixels(painting.picture(snapshot, 1.0))
    for other in (replace(snapshot, simulations=7), replace(snapshot, best=None)):
        changed = pixels(painting.picture(other, 1.0))
        assert np.array_equal(changed[:footer], plain[:footer])
        assert not np.array_equal(changed[footer:], plain[footer:])


def test_the_caption_fits_into_a_small_picture(board: BoardView) -> None:
    snapshot = replace(a_timeline()[-1], simulations=123_456_789, seconds=12345.6)
    picture = pixels(FramePainting(board, NOTHING, SIDE).picture(snapshot, 1.0))
    letters = np.any(picture[-24:] != picture[-1, 0], axis=(0, 2))
    gaps = np.flatnonzero(~letters[10:-10])
    assert gaps.size, "the two texts touch each other"
    assert not letters[:6].any()
    assert not letters[-6:].any()


# A row of pictures


def test_pictures_are_numbered_and_readable(board: BoardView, tmp_path: Path) -> None:
    snapshots, painting = a_timeline(), FramePainting(board, HEAT, SIDE)
    done = list(saving_pictures(painting, snapshots, tmp_path, "search"))
    assert done == sorted(done)
    assert done[-1] == 1
    paths = picture_paths(tmp_path, "search", len(snapshots))
    assert paths[0].name == "search-0001.png"
    assert sorted(tmp_path.iterdir()) == list(paths)
    for at, path in enumerate(paths):
        with Image.open(path) as picture:
            assert picture.size == painting.size_px
            passed = at / (len(paths) - 1)
            assert np.array_equal(pixels(picture), pixels(painting.picture(snapshots[at], passed)))


def test_existing_pictures_are_replaced_at_the_end_only(board: BoardView, tmp_path: Path) -> None:
    first = tmp_path / "search-0001.png"
    first.write_text("old")
    for done in saving_pictures(FramePainting(board, HEAT, SIDE), a_timeline(), tmp_path, "search"):
        if done < 1:
            assert first.read_text() == "old"
    with Image.open(first) as picture:
        assert picture.format == "PNG"


@pytest.mark.parametrize("steps", [1, 5, 12])
def test_cancelled_pictures_leave_no_files(board: BoardView, tmp_path: Path, steps: int) -> None:
    (tmp_path / "search-0002.png").write_text("old")
    work = saving_pictures(FramePainting(board, HEAT, SIDE), a_timeline(), tmp_path, "search")
    for _ in range(steps):
        next(work)
    close(work)
    assert [path.read_text() for path in tmp_path.iterdir()] == ["old"]


def close(work: Iterator[float]) -> None:
    work.close()  # type: ignore[attr-defined]


def test_a_full_disk_leaves_no_files(board: BoardView, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real, written = Path.open, list[Path]()

    def open_some(path: Path, mode: str = "r") -> object:
        written.append(path)
        if len(written) > 3:
            raise OSError(errno.ENOSPC, "No space left on device")
        return real(path, mode)

    monkeypatch.setattr(Path, "open", open_some)
    with pytest.raises(StudioError) as caught:
        list(saving_pictures(FramePainting(board, HEAT, SIDE), a_timeline(), tmp_path, "search"))
    assert caught.value.code == "disk_full"
    assert str(tmp_path / "search-0004.png") in str(caught.value)
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(StudioError):
        list(saving_animation(FramePainting(board, HEAT, SIDE), a_timeline(), tmp_path / "search.gif"))
    assert list(tmp_path.iterdir()) == []


def test_a_folder_with_the_name_of_a_picture_is_reported_first(board: BoardView, tmp_path: Path) -> None:
    (tmp_path / "search-0003.png").mkdir()
    with pytest.raises(StudioError) as caught:
        next(saving_pictures(FramePainting(board, HEAT, SIDE), a_timeline(), tmp_path, "search"))
    assert caught.value.code == "not_a_file"


@pytest.mark.parametrize("name", ["none/search", "search"])
def test_a_missing_folder_is_reported(board: BoardView, tmp_path: Path, name: str) -> None:
    painting = FramePainting(board, HEAT, SIDE)
    for work in (
        saving_pictures(painting, a_timeline(), tmp_path / "none", "search"),
        saving_animation(painting, a_timeline(), tmp_path / "none" / f"{name}.gif"),
    ):
        with pytest.raises(StudioError) as caught:
            list(work)
        assert caught.value.code == "no_folder"


# An animation


def test_an_animation_is_readable(board: BoardView, tmp_path: Path) -> None:
    snapshots, painting, path = a_timeline(), FramePainting(board, HEAT, SIDE), tmp_path / "search.gif"
    done = list(saving_animation(painting, snapshots, path, 120, 1500))
    assert done == sorted(done)
    assert done[-1] == 1
    pictures, durations = opened(path)
    assert durations == [120] * (len(snapshots) - 1) + [1500]
    assert {picture.size for picture in pictures} == {painting.size_px}
    for at, picture in enumerate(pictures):
        wanted = pixels(painting.picture(snapshots[at], at / (len(snapshots) - 1)))
        away = np.abs(pixels(picture) - wanted).max(axis=2)
        assert away.mean() < 3, "the colours are far from what they were"
        assert np.quantile(away, 0.99) < 24


def test_unchanged_pixels_do_not_flicker(board: BoardView, tmp_path: Path) -> None:
    painting, path = FramePainting(board, HEAT, SIDE), tmp_path / "search.gif"
    list(saving_animation(painting, a_timeline(), path))
    pictures, _ = opened(path)
    wanted = [pixels(painting.picture(moment, 0.5)) for moment in a_timeline()]
    stays = np.all([np.all(picture == wanted[0], axis=2) for picture in wanted], axis=0)
    stays[-40:] = False  # the progress line and the caption
    assert stays.mean() > 0.2
    for picture in pictures:
        assert np.array_equal(pixels(picture)[stays], pixels(pictures[0])[stays])


@pytest.mark.parametrize("count", [1, 2, 7])
def test_short_searches_can_be_animated(board: BoardView, tmp_path: Path, count: int) -> None:
    path = tmp_path / "search.gif"
    list(saving_animation(FramePainting(board, DISCS, SIDE), a_timeline()[:count], path))
    assert len(opened(path)[0]) == count


def test_equal_frames_are_all_shown(board: BoardView, tmp_path: Path) -> None:
    path, snapshot = tmp_path / "search.gif", a_timeline()[-1]
    alike = (snapshot, snapshot, snapshot)
    painting = _Still(board)
    list(saving_animation(painting, alike, path, 100, 200))
    assert opened(path)[1] == [100, 100, 200]


class _Still(FramePainting):
    """Paints the same picture at any moment."""

    def __init__(self, board: BoardCanvas) -> None:
        super().__init__(board, HEAT, SIDE)

    def picture(self, snapshot: Snapshot, passed: float) -> QImage:
        del passed
        return super().picture(snapshot, 0.5)


@pytest.mark.parametrize("steps", [1, 8, 12])
def test_a_cancelled_animation_leaves_no_files(board: BoardView, tmp_path: Path, steps: int) -> None:
    path = tmp_path / "search.gif"
    path.write_text("old")
    work = saving_animation(FramePainting(board, HEAT, SIDE), a_timeline(), path)
    for _ in range(steps):
        next(work)
    close(work)
    assert list(tmp_path.iterdir()) == [path]
    assert path.read_text() == "old"


def test_large_areas_keep_their_colours(qtbot: QtBot, tmp_path: Path) -> None:
    """They do so however many other colours there are."""
    board, path = board_of(qtbot, "gomoku-15", Theme(DARK)), tmp_path / "search.gif"
    list(saving_animation(FramePainting(board, DISCS, 2 * SIDE), a_timeline("gomoku-15"), path))
    window = QColor(DARK.window)
    for picture in opened(path)[0]:
        assert picture.getpixel((1, picture.height - 2)) == (window.red(), window.green(), window.blue())


def test_only_changed_points_are_written() -> None:
    """Two distant points change in a picture of noise: the box is as large as the picture, and its bytes are few."""
    noise = np.random.default_rng(0).integers(0, 4, (200, 200, 3), np.uint8) * 85
    changed = noise.copy()
    changed[[3, 190], [4, 195]] = 85
    pictures = [Image.fromarray(array) for array in (noise, changed, noise)]
    animation = GifAnimation(pictures)
    sizes = []
    for picture in pictures:
        animation.add(picture, 100)
        sizes.append(len(animation.to_bytes()))
    assert sizes[0] > 30_000
    assert sizes[2] - sizes[0] < 2_000
    with Image.open(BytesIO(animation.to_bytes())) as again:
        for at, picture in enumerate(pictures):
            again.seek(at)
            assert np.array_equal(pixels(again), pixels(picture))


@pytest.mark.parametrize("level", [0, 255])
def test_a_colour_that_the_palette_lacks_does_not_become_transparent(level: int) -> None:
    noise = Image.fromarray(np.random.default_rng(0).integers(60, 200, (40, 40, 3), np.uint8))
    animation = GifAnimation([noise])
    animation.add(noise, 100)
    animation.add(Image.new("RGB", noise.size, (level, level, level)), 100)
    with Image.open(BytesIO(animation.to_bytes())) as again:
        again.seek(1)
        assert len(np.unique(pixels(again).reshape(-1, 3), axis=0)) == 1


def test_frame_durations_are_clamped_to_the_file_format() -> None:
    animation = GifAnimation([Image.new("RGB", (9, 9))])
    for shown_ms in (1, 10**7):
        animation.add(Image.new("RGB", (9, 9), (shown_ms % 256, 0, 0)), shown_ms)
    with Image.open(BytesIO(animation.to_bytes())) as again:
        assert again.info["duration"] == 20
        again.seek(1)
        assert again.info["duration"] == 655_350
