"""Training, where torch is installed: what is learnt is what kernels read, and a training goes on after any end."""

from pathlib import Path

import numpy as np
import pytest

from studio.engine.evaluation.network import cells_of, judged_exactly
from studio.engine.evaluation.network_file import open_network
from studio.game.errors import FileError, StudioError
from studio.game.rules import PRESETS, Rules
from studio.training.checkpoint import Progress, open_checkpoint, save_checkpoint
from studio.training.loop import CHECKPOINT, GAMES, NETWORK, REPORT, Recipe, Training
from studio.training.selfplay import SelfPlay
from tests.engine.evaluation.networks import random_position

RULES = Rules(5, 5, 4)
RECIPE = Recipe(games=4, batch=16, uses=2, self_play=SelfPlay(kept_simulations=20, other_simulations=5))


def test_a_checkpoint_comes_back_and_a_damaged_one_is_refused(tmp_path: Path) -> None:
    path, shapes = tmp_path / "c.npz", {"a": (2, 3), "a.mean": (2, 3), "a.square": (2, 3)}
    progress = Progress(rules=RULES.text, seed=1, hours=1.0, generation=3, seconds=2.5)
    save_checkpoint(progress, {"a": np.ones((2, 3))}, path)
    found, arrays = open_checkpoint(path, shapes)
    assert found == progress
    assert np.array_equal(arrays["a"], np.ones((2, 3), np.float32))
    for bad in ({"a": np.ones((3, 2))}, {"a": np.full((2, 3), np.nan)}, {"b": np.ones((2, 3))}, {}):
        save_checkpoint(progress, bad, path)
        with pytest.raises(FileError):
            open_checkpoint(path, shapes)
    for data in (b"", b"PK\x03\x04", b"\x80\x04."):
        path.write_bytes(data)
        with pytest.raises(FileError):
            open_checkpoint(path)


def test_a_folder_without_a_training_cannot_be_resumed(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="no training"):
        Training.resume(tmp_path)


@pytest.mark.parametrize("game", ["gomoku-15", "connect-four"])
def test_torch_says_what_the_reference_says(game: str) -> None:
    torch = pytest.importorskip("torch")
    from studio.training.torch_pattern import PatternTrainer

    rules = PRESETS[game]
    trainer = PatternTrainer(rules, 0, torch.float64)
    with torch.no_grad():
        for tensor in trainer.parameters.values():
            tensor += 0.05 * torch.randn_like(tensor)
    network = trainer.network("tested", np.float64)
    for seed in range(5):
        position = random_position(rules, 4 * seed, seed)
        logits, value = trainer.forward(cells_of(position)[None])
        wanted, wanted_value = judged_exactly(network, position)
        legal = position.legal_moves()
        assert logits[0].detach().numpy()[legal] == pytest.approx(wanted[legal], abs=1e-9)
        assert float(value[0].detach()) == pytest.approx(wanted_value, abs=1e-9)


def test_a_training_goes_on_where_it_was_left_and_from_its_checkpoint_alone(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    training = Training.begin(tmp_path, RULES, hours=1.0, seed=1, recipe=RECIPE)
    for _, progress in zip(range(2), training.generations(), strict=False):
        assert progress.samples > 0
    left = training.progress
    with pytest.raises(StudioError, match="There is a training"):
        Training.begin(tmp_path, RULES, hours=1.0, seed=1)
    (tmp_path / GAMES / "000003.npz").write_bytes(b"half of a generation that was never learnt from")
    resumed = Training.resume(tmp_path, RECIPE)
    assert resumed.progress == left
    assert next(resumed.generations()).generation == 3
    for file in (tmp_path / GAMES).glob("*.npz"):
        file.unlink()
    alone = Training.resume(tmp_path, RECIPE)
    assert next(alone.generations()).generation == 4
    assert open_network(tmp_path / NETWORK).fits(RULES)
    assert (tmp_path / CHECKPOINT).stat().st_size < 20_000_000
    assert "4 generations" in (tmp_path / REPORT).read_text("utf-8")


def test_losses_fall(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    training = Training.begin(tmp_path, RULES, hours=1.0, seed=1, recipe=RECIPE)
    samples, trainer = training._play(), training._trainer
    chosen = np.arange(samples.size)
    before = trainer.learn(samples, chosen, 3e-3)
    for _ in range(30):
        after = trainer.learn(samples, chosen, 3e-3)
    assert after[0] < before[0] - 0.2
    assert after[1] < before[1]


def test_without_torch_a_sentence_says_how_to_install_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "studio.training.torch_pattern", None)
    monkeypatch.delitem(sys.modules, "torch", raising=False)
    with pytest.raises(StudioError, match="pip install"):
        Training.begin(tmp_path, RULES, hours=1.0, seed=1)
