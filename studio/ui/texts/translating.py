"""The translation of texts that are outside of widget classes."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate
"""Returns a text in the language of the window. The first argument is the context of the text."""
