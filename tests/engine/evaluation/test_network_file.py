"""Network files: round trips, and errors for invalid files."""

import io
import zipfile
from collections.abc import Callable
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from studio.engine.evaluation.network import rounded
from studio.engine.evaluation.network_file import open_network, packed, save_network
from studio.game.errors import FileError
from studio.game.rules import PRESETS, Overline
from tests.engine.evaluation.networks import network_of
from tests.sizes import one_always

NETWORK = network_of(PRESETS["connect-four"])
GOOD = packed(NETWORK)


def changed(**members: bytes | None) -> bytes:
    """Return the valid file with some members replaced or removed."""
    target = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(GOOD)) as source,
        zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive,
    ):
        for name in source.namelist():
            data = members.get(name.removesuffix(".npy"), source.read(name))
            if data is not None:
                archive.writestr(name, data)
    return target.getvalue()


def array(numbers: Any, **options: Any) -> bytes:
    stream = io.BytesIO()
    np.save(stream, np.asarray(numbers), **options)
    return stream.getvalue()


def about(text: str) -> bytes:
    return array(np.frombuffer(text.encode(), np.uint8))


def said(**other: object) -> bytes:
    facts = {"format": "pattern network", "version": 1, "name": "n", "win_length": 4, "gravity": True, "exact": False}
    return about(str(facts | other).replace("'", '"').replace("True", "true").replace("False", "false"))


def test_a_network_survives_a_round_trip(tmp_path: Path) -> None:
    save_network(NETWORK, tmp_path / "n.npz")
    found = open_network(tmp_path / "n.npz")
    assert (found.name, found.win_length, found.gravity, found.overline) == ("untrained", 4, True, Overline.WINS)
    assert found.sha256 == NETWORK.sha256
    for part in fields(found.weights):
        assert np.array_equal(getattr(found.weights, part.name), getattr(NETWORK.weights, part.name))
    assert packed(found) == GOOD


@pytest.mark.parametrize("game", ["caro-15", "renju-15", "standard-15"])
def test_a_file_has_the_rule_about_overlines(game: str, tmp_path: Path) -> None:
    network = network_of(PRESETS[game])
    save_network(network, tmp_path / "n.npz")
    found = open_network(tmp_path / "n.npz")
    assert found.fits(PRESETS[game])
    assert found.sha256 == network.sha256
    with np.load(tmp_path / "n.npz") as file:
        assert (b'"version":1' in file["about"].tobytes()) == (game == "standard-15"), "earlier programs read it"


def test_rounded_weights_shrink_the_file_and_hardly_change() -> None:
    network = network_of(PRESETS["standard-15"])
    other = rounded(network)
    assert len(packed(other)) < 0.7 * len(packed(network))
    np.testing.assert_allclose(other.weights.table, network.weights.table, rtol=1e-3, atol=1e-6)
    assert rounded(other).sha256 == other.sha256


def test_other_weights_have_another_name() -> None:
    weights = replace(NETWORK.weights, policy=NETWORK.weights.policy + np.float32(1e-3))
    assert replace(NETWORK, weights=weights).sha256 != NETWORK.sha256


BAD: dict[str, Callable[[], bytes]] = {
    "empty": lambda: b"",
    "foreign": lambda: b"\x89PNG" + GOOD[4:],
    "a zip of something else": lambda: changed(about=None),
    "no array": lambda: changed(policy=None),
    "cut off": lambda: GOOD[: len(GOOD) // 2],
    "a wrong byte": lambda: GOOD[:5000] + bytes([GOOD[5000] ^ 255]) + GOOD[5001:],
    "too large": lambda: GOOD + bytes(11_000_000),
    "not a number": lambda: changed(policy=array(np.full(80, np.nan, np.float32))),
    "infinite": lambda: changed(policy=array(np.full(80, np.inf, np.float32))),
    "far too large numbers": lambda: changed(policy=array(np.full(80, 1e30, np.float32))),
    "another shape": lambda: changed(policy=array(np.zeros((8, 10), np.float32))),
    "fewer numbers": lambda: changed(policy=array(np.zeros(79, np.float32))),
    "another kind": lambda: changed(policy=array(np.zeros(80, np.int32))),
    "objects": lambda: changed(policy=array(np.array([None] * 80, object), allow_pickle=True)),
    "a bomb": lambda: changed(policy=array(np.zeros(20_000_000, np.float32))),
    "no header": lambda: changed(policy=b"\0" * 320),
    "no JSON": lambda: changed(about=about("{")),
    "another format": lambda: changed(about=said(format="something")),
    "a later version": lambda: changed(about=said(version=3)),
    "no rule about overlines": lambda: changed(about=said(version=2)),
    "an unknown field": lambda: changed(about=said(more=1)),
    "a text for a number": lambda: changed(about=said(win_length="4")),
    "another game": lambda: changed(about=said(gravity=False)),
    "a game without patterns": lambda: changed(about=said(win_length=9)),
    "an invalid game": lambda: changed(about=said(win_length=-1)),
}


@pytest.mark.parametrize("made", one_always(3, BAD.values()), ids=BAD)
def test_invalid_files_are_refused(made: Callable[[], bytes], tmp_path: Path) -> None:
    file = tmp_path / "n.npz"
    file.write_bytes(made())
    with pytest.raises(FileError) as refused:
        open_network(file)
    assert refused.value.path == str(file)
    assert refused.value.sentence.endswith(".")


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing.npz"):
        with pytest.raises(FileError):
            open_network(path)


def test_random_damage_never_passes_the_reader(tmp_path: Path) -> None:
    chance = np.random.default_rng(1)
    file = tmp_path / "n.npz"
    for _ in range(40):
        data = bytearray(GOOD)
        for place in chance.integers(0, len(data), 3):
            data[place] = chance.integers(256)
        file.write_bytes(data)
        try:
            found = open_network(file)
        except FileError:
            continue
        assert found.sha256 == NETWORK.sha256 or found.name != NETWORK.name  # only bytes that no checksum covers
