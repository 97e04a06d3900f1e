"""Games between a stronger and a weaker player, and games that begin with given positions."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from studio.commands import train
from studio.engine.evaluation.network import cells_of, untrained
from studio.engine.options.parameters import Threats
from studio.engine.stages import NETWORK, stages_of
from studio.game.errors import StudioError
from studio.game.position import Position
from studio.game.rules import PRESETS, Rules
from studio.matches.openings import Opening, random_openings
from studio.training.loop import Training
from studio.training.recipes import NetworkKind, SelfPlay
from studio.training.report import report_of
from studio.training.selfplay import SelfPlayer, play_group
from studio.training.settings import POSITIONS_SHARE
from studio.training.stages import self_play_stages
from tests.training.small import RECIPE, RULES, arguments

WIDE = Rules(9, 9, 4)
"""Kernels for a network and threats by fours are compiled in advance for this size, not for smaller boards."""
EVERY_MOVE = SelfPlay(kept_share=1, kept_simulations=20, other_simulations=5, opening=(1, 1))


def player(settings: SelfPlay, rules: Rules = RULES, positions: tuple[Opening, ...] = ()) -> SelfPlayer:
    return SelfPlayer(untrained(rules, np.random.default_rng(0)), rules, settings, 1, positions)


def test_the_stronger_player_of_an_uneven_game_searches_ten_times_as_long() -> None:
    for samples in player(replace(EVERY_MOVE, uneven_share=1), WIDE).games(6):
        visits = samples.visits.sum(axis=1)
        one, other = visits[:-1:2], visits[1:-1:2]  # a proof may end the last search early
        if one.size and other.size:
            weaker, stronger = sorted((one, other), key=np.sum)
            assert stronger.min() > 2 * weaker.max()


def test_both_colours_are_the_stronger_player_in_some_games() -> None:
    stronger = set()
    for samples in player(replace(EVERY_MOVE, uneven_share=1), WIDE).games(12):
        visits = samples.visits.sum(axis=1)
        stronger.add(bool(visits[0] > visits[1]) if visits.size > 1 else None)
    assert {True, False} <= stronger


def test_games_without_uneven_ones_do_not_change() -> None:
    """The shares of 0 draw no random numbers."""
    positions = random_openings(RULES, 2, 3, 1)
    usual, other = player(EVERY_MOVE), player(replace(EVERY_MOVE, uneven_factor=3), positions=positions)
    for one, two in zip(usual.games(3), other.games(3), strict=True):
        assert np.array_equal(one.visits, two.visits)
        assert np.array_equal(one.results, two.results)


def test_the_stronger_player_detects_threes_and_its_kernels_are_prepared() -> None:
    settings, rules = SelfPlay(uneven_share=0.5, uneven_factor=4), PRESETS["gomoku-15"]
    stronger = settings.stronger
    assert stronger.parameters.threats is Threats.THREES
    assert (stronger.kept_simulations, stronger.other_simulations) == (640, 160)
    wanted = set(stages_of(rules, stronger.parameters, judge=NETWORK))
    assert wanted <= set(self_play_stages(settings, rules, NetworkKind.PATTERN))


def test_games_begin_with_the_given_positions() -> None:
    positions = (
        *random_openings(RULES, 3, 4, 1),
        Opening(setup=random_openings(RULES, 4, 1, 2)[0].position(RULES).text()),
    )
    begun = set()
    for samples in player(replace(EVERY_MOVE, positions_share=1), positions=positions).games(20):
        begun.add(samples.cells[0].tobytes())
    assert begun <= {cells_of(opening.position(RULES)).tobytes() for opening in positions}
    assert len(begun) > 2


def test_a_training_keeps_its_positions_until_others_are_given(tmp_path: Path) -> None:
    positions, others = random_openings(RULES, 3, 4, 1), random_openings(RULES, 2, 2, 1)
    begun = Training.begin(tmp_path, RULES, hours=1.0, seed=1, recipe=RECIPE, positions=positions)
    assert begun.progress.positions == positions
    assert "Some games began with one of 4 given positions." in report_of(begun.progress, RECIPE)
    assert begun.progress.settings == {POSITIONS_SHARE: "0.25"}
    group = next(begun._groups())
    assert group.positions == positions
    assert play_group(group).samples.games == group.games
    resumed = Training.resume(tmp_path, RECIPE, settings={POSITIONS_SHARE: "0.5"}, positions=others)
    assert resumed.progress.positions == others
    assert resumed.progress.settings == {POSITIONS_SHARE: "0.5"}
    assert Training.resume(tmp_path, RECIPE).progress.positions == positions  # no generation has saved the others


def test_the_command_reads_positions_from_a_file(tmp_path: Path) -> None:
    file, folder = tmp_path / "positions.sgf", tmp_path / "folder"
    file.write_text("(;GM[4]SZ[5]RU[four];B[cc];W[bb])")
    with pytest.raises(StudioError, match="game"):
        train._training(arguments(str(folder), "--game", "gomoku-15", "--positions", str(file)))
    assert not folder.exists()
    balanced = Path("benchmarks/openings/gomoku-15.sgf")
    training = train._training(arguments(str(folder), "--positions", str(balanced)))
    assert len(training.progress.positions) == 100
    again = train._training(arguments(str(folder), "--resume", "--positions", str(balanced)))
    assert again.progress.positions == training.progress.positions


def test_too_many_positions_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "_MOST_POSITIONS", 99)
    with pytest.raises(StudioError, match="has 100 positions"):
        train._training(arguments(str(tmp_path / "folder"), "--positions", "benchmarks/openings/gomoku-15.sgf"))


def test_an_empty_board_is_a_position_to_begin_with() -> None:
    samples = player(replace(EVERY_MOVE, positions_share=1), positions=(Opening(),)).play()
    assert not np.any(samples.cells[0] != cells_of(Position(RULES)))
