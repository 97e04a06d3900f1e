"""Tooltips of tables show texts of unknown origin as they are, even if they look like HTML."""

import pytest
from PySide6.QtCore import Qt

from studio.ui.tables.rows_model import Row, RowsColumn, RowsModel


@pytest.mark.parametrize("tip", ["", "<i>one</i>.sgf"])
def test_a_text_that_looks_like_html_is_escaped(tip: str) -> None:
    model = RowsModel()
    model.show((RowsColumn("Player", "", is_words=True),), (Row(1, ("<b>Ann</b>",), ("",), tip=tip),))
    expected = "&lt;i&gt;one&lt;/i&gt;.sgf" if tip else "&lt;b&gt;Ann&lt;/b&gt;"
    assert model.data(model.index(0, 0), Qt.ItemDataRole.ToolTipRole) == f"<qt>{expected}</qt>"
    assert model.data(model.index(0, 0)) == "<b>Ann</b>"


def test_a_number_has_no_tooltip() -> None:
    model = RowsModel()
    model.show((RowsColumn("Games", ""),), (Row(1, ("5",), (5.0,)),))
    assert model.data(model.index(0, 0), Qt.ItemDataRole.ToolTipRole) is None
