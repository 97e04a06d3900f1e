"""The dialog with the pages about the rules and the openings of all games."""

import re
from pathlib import Path

from PySide6.QtCore import QByteArray, QSize, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QKeySequence, QShortcut, QTextCursor, QTextDocument
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QWidget

from studio.ui.widgets.arranging import vbox
from studio.ui.widgets.screen import fitting
from studio.ui.widgets.theme import GRID, Theme, ThemeColors

_SIZE = QSize(760, 680)
_LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)]*)\)")


class RulesDialog(QDialog):
    """Shows a page of the documentation with its pictures. Links lead to further pages."""

    def __init__(self, page: Path, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("rules")
        self.setWindowTitle(self.tr("Rules of the Games"))
        self.resize(fitting(_SIZE, self.screen().availableGeometry().size()))
        self._page, self._before = page, list[tuple[Path, int]]()
        self.text = _Page(theme)
        self.text.setAccessibleName(self.tr("Rules of the games"))
        self.text.setOpenLinks(False)
        self.text.setSearchPaths([str(page.parent)])
        self.text.anchorClicked.connect(self._on_link)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.back = buttons.addButton(self.tr("&Back"), QDialogButtonBox.ButtonRole.ActionRole)
        self.back.setObjectName("rules_back")
        self.back.clicked.connect(self._on_back)
        shortcut = QShortcut(QKeySequence(QKeySequence.StandardKey.Back), self)
        shortcut.activated.connect(self._on_back)
        buttons.rejected.connect(self.reject)
        vbox((self.text, 1), buttons, of=self, spacing=None, margins=2 * GRID)
        self._show(page)
        theme.bind(self._apply_colors)

    # Implementation

    def _show(self, page: Path) -> None:
        self._page = page
        self.text.setMarkdown(_with_shipped_links(page))
        self.back.setEnabled(bool(self._before))

    @Slot(object)
    def _apply_colors(self, _colors: ThemeColors) -> None:
        """Draw the pictures again in the colours of the theme."""
        place = self.text.verticalScrollBar().value()
        self._show(self._page)
        self.text.verticalScrollBar().setValue(place)

    @Slot(QUrl)
    def _on_link(self, link: QUrl) -> None:
        """Follow a link: show another page, scroll to a section, or open a web page."""
        if link.scheme() in ("http", "https"):
            QDesktopServices.openUrl(link)
        elif link.isRelative():
            if link.path():
                self._before.append((self._page, self.text.verticalScrollBar().value()))
                self._show(self._page.parent / link.path())
            if link.hasFragment():
                self._go_to(link.fragment())

    @Slot()
    def _on_back(self) -> None:
        if self._before:
            page, place = self._before.pop()
            self._show(page)
            self.text.verticalScrollBar().setValue(place)
            self.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def _go_to(self, fragment: str) -> None:
        block = self.text.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel() and block.text().lower().replace(" ", "-") == fragment:
                self.text.moveCursor(QTextCursor.MoveOperation.End)  # the heading is then at the upper edge
                self.text.setTextCursor(QTextCursor(block))
                self.text.setFocus(Qt.FocusReason.OtherFocusReason)
                return
            block = block.next()


class _Page(QTextBrowser):
    """Shows text with pictures in the colours of the theme."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        url = QUrl(name)
        path = next((found for folder in self.searchPaths() if (found := Path(folder) / url.path()).is_file()), None)
        if kind != QTextDocument.ResourceType.ImageResource.value or path is None or path.suffix != ".svg":
            return super().loadResource(kind, name)
        return QByteArray(_in_colors(path.read_text(encoding="utf-8"), self._theme.colors).encode())


def _in_colors(drawing: str, colors: ThemeColors) -> str:
    """Return a drawing without its background and with its texts in the colours of a theme.

    The SVG drawings of the program mark these parts by `class` attributes.
    """
    for role, color in (("paper", "none"), ("ink", colors.text), ("quiet", colors.quiet_text)):
        drawing = re.sub(rf'fill="[^"]*" class="fill-{role}"', f'fill="{color}"', drawing)
    return drawing


def _with_shipped_links(page: Path) -> str:
    """Return the text of a page. A link becomes plain text if its page or file does not come with the program."""

    def kept(link: re.Match[str]) -> str:
        text, target = link.groups()
        path = target.partition("#")[0]
        is_shipped = not path or "://" in path or (path.endswith(".md") and (page.parent / path).is_file())
        return link.group() if is_shipped else text

    return _LINK.sub(kept, page.read_text(encoding="utf-8"))
