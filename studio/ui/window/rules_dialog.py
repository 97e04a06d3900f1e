"""The dialog with the page about the rules of the games."""

from pathlib import Path

from PySide6.QtCore import QSize, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QTextCursor
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QWidget

from studio.ui.widgets.arranging import vbox
from studio.ui.widgets.screen import fitting
from studio.ui.widgets.theme import GRID

_SIZE = QSize(760, 680)


class RulesDialog(QDialog):
    """Shows a page of the documentation with its pictures. Its links to sections scroll to them."""

    def __init__(self, page: Path, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("rules")
        self.setWindowTitle(self.tr("Rules of the Games"))
        self.resize(fitting(_SIZE, self.screen().availableGeometry().size()))
        self.text = QTextBrowser()
        self.text.setAccessibleName(self.tr("Rules of the games"))
        self.text.setOpenLinks(False)
        self.text.setSearchPaths([str(page.parent)])
        self.text.setMarkdown(page.read_text(encoding="utf-8"))
        self.text.anchorClicked.connect(self._on_link)
        close = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        close.rejected.connect(self.reject)
        vbox((self.text, 1), close, of=self, spacing=None, margins=2 * GRID)

    # Implementation

    @Slot(QUrl)
    def _on_link(self, link: QUrl) -> None:
        """Scroll to a section, or open a web page. Other pages of the documentation are not shipped."""
        if link.isRelative() and link.hasFragment():
            self._go_to(link.fragment())
        elif link.scheme() in ("http", "https"):
            QDesktopServices.openUrl(link)

    def _go_to(self, fragment: str) -> None:
        block = self.text.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel() and block.text().lower().replace(" ", "-") == fragment:
                self.text.moveCursor(QTextCursor.MoveOperation.End)  # the heading is then at the upper edge
                self.text.setTextCursor(QTextCursor(block))
                self.text.setFocus(Qt.FocusReason.OtherFocusReason)
                return
            block = block.next()
