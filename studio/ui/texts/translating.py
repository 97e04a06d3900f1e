"""The translation of texts that are outside of widget classes."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate
"""Return the text in the language of the window, looked up by its context."""
