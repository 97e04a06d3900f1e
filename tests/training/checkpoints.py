"""The checkpoints that the repository holds."""

from pathlib import Path

from studio.training.folder import CHECKPOINT

COMMITTED = sorted((Path(__file__).parents[2] / "trainings").glob(f"*/{CHECKPOINT}"))
