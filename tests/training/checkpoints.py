"""The checkpoints in the repository."""

from pathlib import Path

from studio.training.folder import CHECKPOINT

COMMITTED = sorted((Path(__file__).parents[2] / "trainings").glob(f"*/{CHECKPOINT}"))
