"""Which releases of Numba get plain kernels."""

import pytest

from studio.engine.kernels.runtime.tuning import _is_tuned


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
