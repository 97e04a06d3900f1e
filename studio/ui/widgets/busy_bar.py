"""A bar that shows the finished share of some work."""

from PySide6.QtWidgets import QProgressBar, QWidget

_STEPS = 1000


class BusyBar(QProgressBar):
    """A progress bar that does not show a number."""

    def __init__(self, name: str, *, height: int | None = None, parent: QWidget | None = None) -> None:
        """Create a bar. `height` is in pixels; if it is None, the style decides."""
        super().__init__(parent)
        self.setObjectName(name)
        self.setRange(0, _STEPS)
        self.setTextVisible(False)
        if height is not None:
            self.setFixedHeight(height)

    def show_fraction(self, done: float) -> None:
        """Show the finished share of the work, from 0 to 1."""
        self.setRange(0, _STEPS)
        self.setValue(round(_STEPS * done))

    def show_count(self, done: int, total: int) -> None:
        """Show that `done` of `total` steps are done."""
        self.setRange(0, max(1, total))
        self.setValue(done)
