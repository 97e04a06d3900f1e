"""One frame shows the keyboard focus everywhere, and it stands out in both themes."""

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QColor

import studio.ui
from studio.ui.widgets.contrast import contrast
from studio.ui.widgets.focus_frame import FOCUS_WIDTH, focus_rule
from studio.ui.widgets.theme import DARK, LIGHT, ThemeColors

_OWNER = "focus_frame.py"


@pytest.mark.parametrize("colors", [LIGHT, DARK])
def test_the_frame_contrasts_with_the_control_and_with_its_surroundings(colors: ThemeColors) -> None:
    for ground in ("window", "pane", "raised"):
        assert contrast(QColor(colors.accent), colors.color(ground)) >= 3, ground
    button = QColor(colors.focused_accent)
    assert contrast(QColor(colors.text), button) >= 3
    assert contrast(QColor(colors.on_accent), button) >= 4.5, "the text of the button"
    assert FOCUS_WIDTH == 2


def test_the_frame_takes_its_additional_pixel_from_the_padding() -> None:
    assert focus_rule("QLabel:focus", LIGHT, 3, 0, 5) == (
        f"QLabel:focus {{ border: 2px solid {LIGHT.accent}; padding: 2px 0px 4px; }}\n"
    )
    assert focus_rule("QLabel:focus", DARK, on_accent=True) == (
        f"QLabel:focus {{ border: 2px solid {DARK.text}; background: {DARK.focused_accent}; }}\n"
    )


def test_no_other_style_sheet_declares_a_frame_of_the_focus() -> None:
    found = [
        path.name
        for path in Path(studio.ui.__path__[0]).rglob("*.py")
        if path.name != _OWNER and re.search(r":focus[^\n{]*\{\{[^}]*\bborder(-width)?:", path.read_text())
    ]
    assert found == []
