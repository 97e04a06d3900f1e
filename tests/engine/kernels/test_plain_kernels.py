"""Plain kernels, which untested releases of Numba use, give the same results as tuned ones, in a child process."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from studio.engine.kernels.runtime.tuning import PLAIN_VARIABLE, TUNED, _is_tuned
from tests.engine.kernels.same_work import SAVED, WORK, saved_search


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


QUICKLY = {
    "NUMBA_OPT": "1",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
}
"""Settings of Numba that compile plain kernels in less time. The kernels run more slowly, and compute the same."""


@pytest.mark.long
@pytest.mark.parametrize("work", WORK)
def test_plain_kernels_give_the_same_results_bit_by_bit(work: str, tmp_path: Path) -> None:
    saved_search().save(tmp_path / SAVED)
    plain = subprocess.run(
        [sys.executable, "-W", "ignore", "-m", "tests.engine.kernels.same_work", work, str(tmp_path)],
        env=os.environ | QUICKLY | {PLAIN_VARIABLE: "1"},
        capture_output=True,
        text=True,
        check=False,
    )

    assert plain.returncode == 0, plain.stderr
    assert "Kernels are compiled plainly" in plain.stderr
    assert TUNED
    expected = json.loads(json.dumps(WORK[work](tmp_path)))
    assert json.loads(plain.stdout) == {"tuned": False, "results": expected}
