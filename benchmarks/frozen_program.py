"""Install an earlier state of this program as an opponent: python -m benchmarks.frozen_program FOLDER [--commit HASH]

The commit is copied from the repository to FOLDER/source and installed in the environment FOLDER/environment, with the
packages of its own version ranges. Its kernels are compiled, so that no move waits for them. The benchmark prints the
command by which it plays as an external engine. A second start finds the program in the folder.
"""

import argparse
import io
import os
import subprocess
import sys
import tarfile
from pathlib import Path

from studio.players.engine_entry import EngineEntry

COMMIT = "1f91a38c7ba9b0b4f8d6482f9a1106037e08257f"
"""The opponent of the measurements in docs/performance.md. Its search does not look as far as today's."""
_ROOT = Path(__file__).parent.parent
_DONE = "installed"
_RUN = ("-I", "-m", "studio")
"""Arguments that start the installed program.

They exclude the present folder and PYTHONPATH, where Python would find the present program.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--commit", default=COMMIT)
    asked = parser.parse_args()
    print(*frozen_engine(asked.folder, asked.commit).command)


def frozen_engine(folder: Path, commit: str = COMMIT, *, name: str = "frozen") -> EngineEntry:
    """Return a commit of this program as an external engine. Install it in the folder if it is not there yet."""
    folder = folder.absolute()
    done = folder / _DONE
    if not done.exists() or done.read_text("utf-8") != commit:
        _install(folder, commit)
        done.write_text(commit, "utf-8")
    return EngineEntry(name, (str(_python(folder)), *_RUN, "engine"), folder=str(folder))


def _install(folder: Path, commit: str) -> None:
    archive = subprocess.run(["git", "archive", commit], cwd=_ROOT, check=True, capture_output=True).stdout  # noqa: S607
    with tarfile.open(fileobj=io.BytesIO(archive)) as tree:
        tree.extractall(folder / "source", filter="data")
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(folder / "environment")], check=True)
    python = str(_python(folder))
    subprocess.run([python, "-m", "pip", "install", "--quiet", str(folder / "source")], check=True)
    subprocess.run([python, *_RUN, "warmup"], check=True, cwd=folder)


def _python(folder: Path) -> Path:
    return folder / "environment" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


if __name__ == "__main__":
    main()
