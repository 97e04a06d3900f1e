"""The samples of self-play, and their files."""

import contextlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from studio.engine.views.snapshot import visit_shares
from studio.game.errors import FileError
from studio.game.position import Position
from studio.game.rules import PRESETS, Rules
from studio.game.stones import Stone
from studio.training.recipes import SelfPlay
from studio.training.samples import NO_MOVE, UNKNOWN_MOVE, Samples, joined, open_samples, save_samples
from studio.training.selfplay import SelfPlayer, _in_16_bits
from tests.engine.evaluation.networks import network_of

RULES = Rules(5, 5, 4)
WAY = SelfPlay(kept_share=0.5, kept_simulations=40, other_simulations=10)


def games(count: int, seed: int = 1) -> Samples:
    return joined(list(SelfPlayer(network_of(RULES), RULES, WAY, seed).games(count)))


@pytest.fixture(scope="module")
def samples() -> Samples:
    return games(12)


def test_a_sample_has_a_position_visits_on_legal_points_and_its_result(samples: Samples) -> None:
    assert samples.games == 12
    assert samples.size > 12
    for cells, visits in zip(samples.cells, samples.visits, strict=True):
        own, other = np.count_nonzero(cells == 1), np.count_nonzero(cells == 2)
        assert own <= other <= own + 1
        assert not visits[cells != 0].any()
    assert set(samples.results.tolist()) == {-1, 0, 1} or set(samples.results.tolist()) == {-1, 1}
    assert samples.policies(np.arange(samples.size)).sum(axis=1) == pytest.approx(1)
    assert samples.targets == pytest.approx((samples.values + samples.results) / 2)


def test_one_seed_plays_the_same_games_and_another_one_different_ones(samples: Samples) -> None:
    again, other = games(12), games(12, seed=2)
    assert np.array_equal(samples.cells, again.cells)
    assert np.array_equal(samples.visits, again.visits)
    assert not np.array_equal(samples.cells, other.cells)


def open_wins(position: Position) -> set[int]:
    """Return the moves by which the side to move completes a line."""
    found = set()
    for point in position.legal_moves():
        position.play(point)
        if position.winner is not None:
            found.add(point)
        position.undo()
    return found


def test_plain_games_continue_to_their_end_where_others_stop_at_a_proof() -> None:
    for share, at_the_end in ((1.0, True), (0.0, False)):
        way = replace(WAY, plain_share=share)
        player = SelfPlayer(network_of(RULES), RULES, way, 3)
        for _ in player.games(4):
            position = Position(RULES)
            for point in player.last_game:
                position.play(point)
            assert position.is_over == at_the_end


def test_only_plain_games_keep_positions_with_immediate_wins() -> None:
    kept = []
    for share in (1.0, 0.0):
        way = replace(WAY, plain_share=share, kept_share=1.0)
        wins: list[bool] = []
        for samples in SelfPlayer(network_of(RULES), RULES, way, 3).games(4):
            for cells, visits in zip(samples.cells, samples.visits, strict=True):
                position = Position(RULES)
                stones = {1: Stone.BLACK, 2: Stone.WHITE}
                position.set_up({int(at): stones[int(cells[at])] for at in np.flatnonzero(cells)}, Stone.BLACK)
                wins.append(bool(open_wins(position) and np.count_nonzero(visits) > 1))
        kept.append(sum(wins))
    assert kept[0] > 0 == kept[1]


def test_samples_survive_a_round_trip(samples: Samples, tmp_path: Path) -> None:
    save_samples(samples, tmp_path / "s.npz")
    found = open_samples(tmp_path / "s.npz", RULES)
    for name in ("cells", "last", "visits", "values", "results", "games", "plies"):
        assert np.array_equal(getattr(found, name), getattr(samples, name))
    assert open_samples(tmp_path / "s.npz").rules == RULES, "the file knows its game"


def test_the_last_move_is_a_stone_of_the_other_side_that_the_position_before_lacks(samples: Samples) -> None:
    whole = replace(WAY, kept_share=1.0, plain_share=1.0, opening=(0, 0))
    game = SelfPlayer(network_of(RULES), RULES, whole, 5).play()
    assert game.last[0] == NO_MOVE
    for before, after, last in zip(game.cells, game.cells[1:], game.last[1:], strict=False):
        (new,) = np.flatnonzero((before == 0) & (after != 0))
        assert (new, after[new]) == (last, 2)
    assert samples.knows_last_moves
    assert (samples.cells[np.arange(samples.size), samples.last] == 2).all(), "also after the random opening"


def test_samples_of_version_1_open_without_their_last_moves(samples: Samples, tmp_path: Path) -> None:
    arrays = with_other(samples, version=np.int64(1))
    np.savez(tmp_path / "s.npz", **{name: array for name, array in arrays.items() if name != "last"})
    found = open_samples(tmp_path / "s.npz", RULES)
    assert (found.last == UNKNOWN_MOVE).all()
    assert not found.knows_last_moves
    save_samples(joined([found, samples]), tmp_path / "s.npz")
    again = open_samples(tmp_path / "s.npz", RULES)
    assert again.last.tolist() == [UNKNOWN_MOVE] * samples.size + samples.last.tolist()
    assert not again.knows_last_moves


def test_more_visits_than_16_bits_keep_their_proportions() -> None:
    assert _in_16_bits(np.array([0, 1, 65_535])).tolist() == [0, 1, 65_535]
    assert _in_16_bits(np.array([0, 1, 131_070, 262_140])).tolist() == [0, 1, 32_768, 65_535]


def test_a_temperature_of_0_plays_the_most_visited_move() -> None:
    cold = replace(WAY, kept_share=1.0, first_temperature=0.0, late_temperature=0.0, noise_share=0.0)
    player = SelfPlayer(network_of(RULES), RULES, replace(cold, opening=(0, 0)), 3)
    kept = player.play()
    for visits, move in zip(kept.visits, player.last_game, strict=False):
        assert visits[move] == visits.max()


def with_other(samples: Samples, **other: Any) -> dict[str, Any]:
    arrays = {name: getattr(samples, name) for name in ("cells", "last", "visits", "values", "results")}
    text = np.frombuffer(RULES.text.encode(), np.uint8)
    return {"version": np.int64(2), "rules": text, "games": np.int64(1), **arrays} | other


BAD: dict[str, Callable[[Samples], dict[str, Any]]] = {
    "a later version": lambda s: with_other(s, version=np.int64(3)),
    "another game": lambda s: with_other(s, rules=np.frombuffer(PRESETS["gomoku-15"].text.encode(), np.uint8)),
    "other cells": lambda s: with_other(s, cells=s.cells + np.int8(7)),
    "a last move on an empty point": lambda s: with_other(s, last=np.argmin(s.cells, axis=1).astype(np.int16)),
    "a last move beyond the board": lambda s: with_other(s, last=np.full_like(s.last, 25)),
    "no last move on a board with stones": lambda s: with_other(s, last=np.full_like(s.last, -1)),
    "an unknown game": lambda s: with_other(s, rules=np.frombuffer(b"chess", np.uint8)),
    "a text as version": lambda s: with_other(s, version=np.array("two")),
    "visits on stones": lambda s: with_other(s, visits=np.ones_like(s.visits)),
    "no visits": lambda s: with_other(s, visits=np.zeros_like(s.visits)),
    "not a number": lambda s: with_other(s, values=np.full_like(s.values, np.nan)),
    "another kind": lambda s: with_other(s, values=s.values.astype(np.float64)),
    "another shape": lambda s: with_other(s, results=s.results[:-1]),
    "objects": lambda s: with_other(s, results=np.array([None] * s.size, object)),
}


@pytest.mark.parametrize("made", BAD.values(), ids=BAD)
def test_invalid_samples_are_refused(
    made: Callable[[Samples], dict[str, Any]], samples: Samples, tmp_path: Path
) -> None:
    np.savez(tmp_path / "s.npz", allow_pickle=True, **made(samples))
    with pytest.raises(FileError):
        open_samples(tmp_path / "s.npz", RULES)


@pytest.mark.parametrize("data", [b"", b"PK\x03\x04", b"\x93NUMPY", b"text"])
def test_other_files_are_refused(data: bytes, tmp_path: Path) -> None:
    (tmp_path / "s.npz").write_bytes(data)
    with pytest.raises(FileError):
        open_samples(tmp_path / "s.npz", RULES)


def test_a_temperature_sharpens_visits_and_may_be_very_low() -> None:
    visits = np.array([0, 10, 30, 60])
    assert visit_shares(visits, 1.0) == pytest.approx([0, 0.1, 0.3, 0.6])
    assert visit_shares(visits, 0.5) == pytest.approx(np.array([0, 1, 9, 36]) / 46)
    assert visit_shares(visits, 0.001) == pytest.approx([0, 0, 0, 1])
    assert visit_shares(np.array([10**9, 0]), 0.001) == pytest.approx([1, 0])


def most_visited_share(noise_share: float) -> float:
    """Return the share of moves of low-temperature games that were the most visited ones."""
    cold = replace(WAY, kept_share=1.0, free_plies=0, late_temperature=0.001, opening=(0, 0), noise_share=0.0)
    player = SelfPlayer(network_of(RULES), RULES, replace(cold, move_noise_share=noise_share), 3)
    first = total = 0
    for _ in range(20):
        kept = player.play()
        for visits, move in zip(kept.visits, player.last_game, strict=False):  # the last search may end the game
            total += 1
            first += visits[move] == visits.max()
    return first / total


def test_noise_in_the_priors_varies_the_moves() -> None:
    assert most_visited_share(0.0) > 0.99
    assert 0.5 < most_visited_share(0.3) < 0.95


@pytest.mark.parametrize("place", range(0, 400, 7))
def test_a_changed_byte_never_raises_another_error(samples: Samples, tmp_path: Path, place: int) -> None:
    save_samples(samples, tmp_path / "s.npz")
    data = bytearray((tmp_path / "s.npz").read_bytes())
    for changed in (place, len(data) - 1 - place):
        one = data.copy()
        one[changed] ^= 0x5A
        (tmp_path / "s.npz").write_bytes(one)
        with contextlib.suppress(FileError):
            open_samples(tmp_path / "s.npz")
