"""Plain kernels, which untested releases of Numba use, give the same results as tuned ones, in a child process."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from studio.engine.kernels.runtime.tuning import PLAIN_VARIABLE, _is_tuned
from tests.engine.kernels.same_work import results

SAME_WORK = Path(__file__).with_name("same_work.py")


@pytest.mark.parametrize(
    ("version", "chosen", "tuned"),
    [
        ("0.65.0", "", True),
        ("0.68.1", "", True),
        ("0.69.0", "", False),
        ("0.70.0rc1", "", False),
        ("1.0", "", False),
        ("unknown.version", "", False),
        ("0.68.1", "1", False),
        ("0.99.0", "0", True),
    ],
)
def test_an_untested_release_gets_plain_kernels_unless_the_user_chooses(version: str, chosen: str, tuned: bool) -> None:
    assert _is_tuned(version, chosen) is tuned


@pytest.mark.long
def test_plain_kernels_give_the_same_results_bit_by_bit(tmp_path: Path) -> None:
    plain = subprocess.run(
        [sys.executable, "-W", "ignore", "-m", "tests.engine.kernels.same_work", str(tmp_path)],
        env=os.environ | {PLAIN_VARIABLE: "1"},
        capture_output=True,
        text=True,
        check=False,
    )

    assert plain.returncode == 0, plain.stderr
    found = json.loads(plain.stdout)
    assert found.pop("tuned") is False
    assert "Kernels are compiled plainly" in plain.stderr
    expected = results(tmp_path)
    assert expected.pop("tuned") is True
    assert found == json.loads(json.dumps(expected))
