"""The writer of the pictures: smaller without loss, and a file stays while the new picture looks the same."""

from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from tests.window.png_files import (
    VISIBLE_STEP,
    Pixels,
    _filtered,
    compress,
    differs_visibly,
    packed,
    pixels_of,
    read_png,
    replace_animation,
    save_png,
)

CHANCE = np.random.default_rng(0)


def noise(rows: int = 40, columns: int = 30) -> Pixels:
    return CHANCE.integers(0, 256, (rows, columns, 3), np.uint8)


def slope(rows: int = 60, columns: int = 80) -> Pixels:
    """Return a slope of each colour, for which filters pay."""
    row, column = np.mgrid[:rows, :columns]
    return np.stack([3 * row, 2 * column, row + column], axis=2).astype(np.uint8)


def window(words: int = 0) -> Pixels:
    """Return a grey window of 1440×900 with words of 500 points each."""
    pixels = np.full((900, 1440, 3), 200, np.uint8)
    pixels[100 : 100 + 10 * words, 100:150] = 0
    return pixels


@pytest.mark.parametrize("pixels", [noise(), slope(), noise(1, 1), noise(1, 700), window(3)], ids=len)
def test_a_picture_opens_again_point_by_point(pixels: Pixels, tmp_path: Path) -> None:
    (tmp_path / "a.png").write_bytes(packed(pixels))
    with Image.open(tmp_path / "a.png") as picture:
        picture.verify()
    assert np.array_equal(read_png(tmp_path / "a.png"), pixels)


@pytest.mark.parametrize("kind", range(5))
def test_each_filter_is_one_of_png(kind: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pixels = np.concatenate([slope(), noise(60, 40)], axis=1)
    monkeypatch.setattr("tests.window.png_files._candidates", lambda pixels: [_filtered(pixels, kind)])
    (tmp_path / "a.png").write_bytes(packed(pixels))
    assert np.array_equal(read_png(tmp_path / "a.png"), pixels)


@pytest.mark.parametrize(("colours", "mode"), [(256, "P"), (257, "RGB")])
def test_256_colours_get_a_palette_and_257_do_not(colours: int, mode: str, tmp_path: Path) -> None:
    counted = np.arange(colours)
    pixels = np.stack([counted % 256, counted // 256, counted % 7], axis=1).astype(np.uint8)[None]
    (tmp_path / "a.png").write_bytes(packed(pixels))
    assert np.array_equal(read_png(tmp_path / "a.png"), pixels)
    with Image.open(tmp_path / "a.png") as picture:
        assert picture.mode == mode


def test_compressing_a_file_keeps_its_points_and_never_enlarges_it(tmp_path: Path) -> None:
    path, pixels = tmp_path / "a.png", slope()
    Image.fromarray(pixels).save(path, compress_level=1)
    size = path.stat().st_size
    saved = compress(path)
    assert saved > 0
    assert path.stat().st_size == size - saved
    assert np.array_equal(read_png(path), pixels)
    small = path.read_bytes()
    assert compress(path) == 0
    assert path.read_bytes() == small


@pytest.mark.parametrize("mode", ["RGBA", "LA"])
def test_transparency_is_not_lost(mode: str) -> None:
    with pytest.raises(ValueError, match="transparency"):
        pixels_of(Image.new(mode, (4, 4)))


def test_faint_or_few_differences_are_not_visible() -> None:
    faint = window() + np.uint8(VISIBLE_STEP)
    digit = window()
    digit[100:110, 100:108] = 0
    assert not differs_visibly(window(), window())
    assert not differs_visibly(window(), faint)
    assert not differs_visibly(window(), digit)


def test_a_word_or_another_size_is_visible() -> None:
    assert differs_visibly(window(), window(1))
    assert differs_visibly(window(1), window(2))
    assert differs_visibly(window(), window()[:-1])


def test_a_file_stays_while_the_picture_looks_the_same(tmp_path: Path) -> None:
    path = tmp_path / "a.png"
    assert save_png(window(1), path)
    written = path.read_bytes()
    assert not save_png(window(1) + np.uint8(1), path)
    assert path.read_bytes() == written
    assert save_png(window(2), path)
    assert np.array_equal(read_png(path), window(2))


def test_an_animation_stays_while_its_last_picture_looks_the_same(tmp_path: Path) -> None:
    def new(*words: int) -> Path:
        first, *others = (Image.fromarray(window(count)) for count in words)
        first.save(tmp_path / "a.new", "GIF", save_all=True, append_images=others)
        return tmp_path / "a.new"

    path = tmp_path / "a.gif"
    assert replace_animation(new(0, 1), path)
    written = path.read_bytes()
    assert not replace_animation(new(3, 1), path)
    assert path.read_bytes() == written
    assert replace_animation(new(0, 2), path)
    assert path.read_bytes() != written
    assert list(tmp_path.iterdir()) == [path]
