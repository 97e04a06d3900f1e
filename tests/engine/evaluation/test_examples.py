"""The examples of the manual work as documented."""

import re
from pathlib import Path

import pytest

_MANUAL = Path(__file__).parents[3] / "docs" / "search.md"
_EXAMPLES = re.findall(r"^```python\n(.*?)^```", _MANUAL.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
_EVALUATORS = [example for example in _EXAMPLES if "evaluator=evaluator" in example]


@pytest.mark.parametrize("library", ["numpy", "torch"])
def test_a_custom_evaluator_takes_twenty_lines_and_searches(library: str) -> None:
    pytest.importorskip(library)
    (example,) = (example for example in _EVALUATORS if f"import {library}" in example)
    lines = [line for line in example.splitlines() if line.strip()]
    assert len(lines) <= 20
    names: dict[str, object] = {}
    exec(compile(example, str(_MANUAL), "exec"), names)  # noqa: S102  # trusted
    assert names["search"].simulations == 500  # type: ignore[attr-defined]
