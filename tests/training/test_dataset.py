"""Samples as numpy arrays: the four planes of AlphaZero, the policy and the result, with symmetries."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from studio.engine.evaluation.convolutional.planes import USUAL, planes_of
from studio.game.errors import FileError, StudioError
from studio.game.position import Position
from studio.game.rules import Rules
from studio.game.symmetry import symmetries
from studio.training.dataset import Symmetries, load_dataset
from studio.training.recipes import SelfPlay
from studio.training.samples import UNKNOWN_MOVE, Samples, save_samples
from studio.training.selfplay import SelfPlayer
from tests.engine.evaluation.networks import network_of

WHOLE = SelfPlay(kept_share=1.0, kept_simulations=12, plain_share=1.0, opening=(0, 0))
GAMES = (Rules(4, 6, 4), Rules(5, 5, 4), Rules(4, 5, 3, gravity=True))


def saved_game(rules: Rules, path: Path, seed: int = 1) -> tuple[Samples, tuple[int, ...]]:
    """Save the samples of one whole game. Return them and the moves of the game."""
    player = SelfPlayer(network_of(rules), rules, WHOLE, seed)
    samples = player.play()
    save_samples(samples, path)
    return samples, player.last_game


def positions_of(rules: Rules, moves: tuple[int, ...]) -> list[Position]:
    """Return the position before each move."""
    found = []
    for count in range(len(moves)):
        position = Position(rules)
        for move in moves[:count]:
            position.play(move)
        found.append(position)
    return found


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.text)
def test_the_planes_are_those_of_the_positions_of_the_game(rules: Rules, tmp_path: Path) -> None:
    samples, moves = saved_game(rules, tmp_path / "s.npz")
    planes, policies, results = load_dataset(tmp_path / "s.npz")
    assert samples.size == samples.plies == len(moves), "every position of the game is kept"
    assert planes.shape == (len(moves), 4, rules.rows, rules.columns)
    assert np.array_equal(planes, planes_of(positions_of(rules, moves), USUAL))
    assert policies.shape == (len(moves), rules.size)
    assert policies.sum(axis=1) == pytest.approx(1)
    assert (policies > 0).tolist() == (samples.visits > 0).tolist()
    signs = np.where(np.arange(len(moves)) % 2 == 0, 1, -1)
    assert len(set((signs * results).tolist())) == 1, "the side to move alternates, the winner does not"
    assert {array.dtype for array in (planes, policies, results)} == {np.dtype(np.float32)}


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.text)
def test_all_symmetries_show_the_same_game_on_a_transformed_board(rules: Rules, tmp_path: Path) -> None:
    _, moves = saved_game(rules, tmp_path / "s.npz")
    plain, every = load_dataset(tmp_path / "s.npz"), load_dataset(tmp_path / "s.npz", symmetries="all")
    known = symmetries(rules)
    assert len(every.results) == len(known) * len(moves)
    assert np.array_equal(every.planes[: len(moves)], plain.planes)
    for number, symmetry in enumerate(known):
        part = slice(number * len(moves), (number + 1) * len(moves))
        turned = tuple(symmetry.image(move, rules) for move in moves)
        assert np.array_equal(every.planes[part], planes_of(positions_of(rules, turned), USUAL))
        image = [symmetry.image(point, rules) for point in range(rules.size)]
        assert np.array_equal(every.policies[part][:, image], plain.policies)
        assert np.array_equal(every.results[part], plain.results)


def test_a_random_symmetry_for_each_sample_depends_on_the_seed(tmp_path: Path) -> None:
    saved_game(GAMES[0], tmp_path / "s.npz")
    plain, every = load_dataset(tmp_path / "s.npz"), load_dataset(tmp_path / "s.npz", symmetries="all")
    first, again, other = (load_dataset(tmp_path / "s.npz", symmetries="random", seed=seed) for seed in (1, 1, 2))
    assert np.array_equal(first.planes, again.planes)
    assert not np.array_equal(first.planes, other.planes)
    for number in range(len(plain.results)):
        images = every.planes[number :: len(plain.results)]
        assert any(np.array_equal(first.planes[number], image) for image in images)


def test_other_planes_can_be_chosen(tmp_path: Path) -> None:
    saved_game(GAMES[0], tmp_path / "s.npz")
    planes, _, _ = load_dataset(str(tmp_path / "s.npz"), planes=("empty", "ones", "own", "other"))
    assert np.array_equal(planes[:, 0] + planes[:, 2] + planes[:, 3], planes[:, 1])
    with pytest.raises(StudioError, match=r"no plane 'colour'.*own, other, empty, last, side, ones"):
        load_dataset(tmp_path / "s.npz", planes=("colour",))


def test_several_files_of_one_game_are_joined_in_their_order(tmp_path: Path) -> None:
    for number in (1, 2):
        saved_game(GAMES[0], tmp_path / f"{number}.npz", seed=number)
    saved_game(GAMES[1], tmp_path / "other.npz")
    first, second = (load_dataset(tmp_path / f"{number}.npz") for number in (1, 2))
    both = load_dataset(tmp_path / "1.npz", tmp_path / "2.npz")
    assert np.array_equal(both.planes, np.concatenate([first.planes, second.planes]))
    with pytest.raises(FileError, match=r"not from the game 4x6/4"):
        load_dataset(tmp_path / "1.npz", tmp_path / "other.npz")


def test_without_the_last_move_only_the_other_planes_load(tmp_path: Path) -> None:
    samples, _ = saved_game(GAMES[0], tmp_path / "s.npz")
    unknown = np.full_like(samples.last, UNKNOWN_MOVE)
    save_samples(replace(samples, last=unknown), tmp_path / "s.npz")
    with pytest.raises(StudioError, match="does not hold the last move"):
        load_dataset(tmp_path / "s.npz")
    assert load_dataset(tmp_path / "s.npz", planes=("own", "other", "side")).planes.shape[1] == 3


def test_no_samples_give_empty_arrays(tmp_path: Path) -> None:
    samples, _ = saved_game(GAMES[0], tmp_path / "s.npz")
    none = replace(
        samples, **{name: getattr(samples, name)[:0] for name in ("cells", "last", "visits", "values", "results")}
    )
    save_samples(none, tmp_path / "s.npz")
    ways: tuple[Symmetries, ...] = ("none", "all", "random")
    for how in ways:
        assert [len(array) for array in load_dataset(tmp_path / "s.npz", symmetries=how)] == [0, 0, 0]


@pytest.mark.parametrize(
    ("made", "words"),
    [
        (lambda path: path.write_bytes(b"PK\x03\x04"), "damaged"),
        (lambda path: np.savez(path, results=np.array([print, None], object)), "damaged"),
        (lambda path: path.unlink(missing_ok=True), "no such file"),
        (lambda path: path.mkdir(), "damaged"),
    ],
    ids=["a cut file", "pickled objects", "no file", "a folder"],
)
def test_damaged_files_are_refused_in_a_sentence(made: object, words: str, tmp_path: Path) -> None:
    made(tmp_path / "s.npz")  # type: ignore[operator]
    with pytest.raises(FileError, match=words):
        load_dataset(tmp_path / "s.npz")


def test_an_unknown_choice_of_symmetries_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StudioError, match="symmetries must be none, all, random, not 'half'"):
        load_dataset(tmp_path / "s.npz", symmetries="half")  # type: ignore[arg-type]
