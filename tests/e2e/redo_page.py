"""The commands on the page on classroom projects, and the outputs that it shows."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "redo.md").read_text("utf-8")
SHOWN_COMMAND = re.compile(r"^```\n\$ (.*?)\n(.*?)^```", re.MULTILINE | re.DOTALL)
SHOWN: list[tuple[str, str]] = SHOWN_COMMAND.findall(PAGE)
"""The commands that are shown with an output, and these outputs."""
LONG = "mcts-studio match "


def compared_commands() -> list[str]:
    """Return the commands whose output is compared always, not only in a full run."""
    return [command for command, _ in SHOWN if not command.startswith(LONG)]
