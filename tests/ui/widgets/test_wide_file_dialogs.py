"""File dialogs show names, sizes and dates without shortening them."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QHeaderView, QMainWindow, QTreeView
from pytestqt.qtbot import QtBot

from studio.ui.widgets.wide_file_dialogs import WideFileDialogs


def test_the_list_of_files_has_room_for_all_columns(qtbot: QtBot, tmp_path: Path) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    WideFileDialogs(window)
    dialog = QFileDialog(window, "Open a game", str(tmp_path))
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    before = dialog.sizeHint().width()
    dialog.open()
    qtbot.waitUntil(lambda: dialog.width() > before)
    tree = dialog.findChild(QTreeView, "treeView")
    assert isinstance(tree, QTreeView)
    modes = [tree.header().sectionResizeMode(column) for column in range(4)]
    assert modes == [QHeaderView.ResizeMode.Stretch, *[QHeaderView.ResizeMode.ResizeToContents] * 3]
    dialog.close()
