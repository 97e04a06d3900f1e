"""Build the wheel: python -m packages.wheel [FOLDER]"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def build_wheel(folder: Path) -> Path:
    """Build the wheel of this checkout into a folder, and return its path."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("mcts_studio-*.whl"):
        old.unlink()
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)], cwd=ROOT, check=True)
    (wheel,) = folder.glob("mcts_studio-*.whl")
    return wheel


if __name__ == "__main__":
    print(build_wheel(Path(sys.argv[1] if len(sys.argv) > 1 else "dist").absolute()))
