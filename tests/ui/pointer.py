"""Moves the mouse pointer into and out of a widget, as a window system does."""

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QWidget


def enter(widget: QWidget, place: QPoint) -> None:
    QApplication.sendEvent(
        widget, QEnterEvent(place.toPointF(), place.toPointF(), widget.mapToGlobal(place).toPointF())
    )


def leave(widget: QWidget) -> None:
    QApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))
