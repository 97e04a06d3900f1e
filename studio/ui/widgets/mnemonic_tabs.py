"""Tabs whose mnemonics move the focus into their pages."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QTabBar, QTabWidget


class MnemonicTabs(QTabBar):
    """The tab bar of a `QTabWidget`. The mnemonic of a tab shows its page and moves the focus there."""

    # The bar of Qt only shows the page, so that the mnemonic of the current tab has no effect.

    def event(self, event: QEvent) -> bool:
        is_handled = super().event(event)
        tabs = self.parentWidget()
        if event.type() is QEvent.Type.Shortcut and isinstance(tabs, QTabWidget):
            page = tabs.currentWidget()
            if page is not None:
                page.setFocus(Qt.FocusReason.ShortcutFocusReason)
        return is_handled
