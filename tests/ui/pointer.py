"""Moves the mouse pointer into and out of a widget, by the events that a window system sends."""

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QEnterEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget


def enter(widget: QWidget, place: QPoint) -> None:
    QApplication.sendEvent(
        widget, QEnterEvent(place.toPointF(), place.toPointF(), widget.mapToGlobal(place).toPointF())
    )


def move(widget: QWidget, place: QPoint) -> None:
    """Move the pointer within a widget that it has already entered."""
    at, globally = place.toPointF(), widget.mapToGlobal(place).toPointF()
    none, keys = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(widget, QMouseEvent(QEvent.Type.MouseMove, at, globally, none, none, keys))


def leave(widget: QWidget) -> None:
    QApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))
