"""Buttons that save the plots of a training and open its report in the browser."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from studio.ui.widgets.arranging import hbox


class ResultsBar(QWidget):
    """The buttons. Each emits a signal when it is clicked."""

    # It is enabled when a generation has ended.

    plots_requested = Signal()
    report_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.plots, self.report = QPushButton(), QPushButton()
        self.plots.setObjectName("training_plots")
        self.report.setObjectName("training_report")
        hbox(self.plots, self.report, of=self)
        self.plots.clicked.connect(self.plots_requested)
        self.report.clicked.connect(self.report_requested)
        self._set_texts()

    def _set_texts(self) -> None:
        self.plots.setText(self.tr("Save P&lots …"))
        self.plots.setToolTip(self.tr("Save the curves as one SVG or PNG file"))
        self.report.setText(self.tr("Rep&ort"))
        self.report.setToolTip(self.tr("Open a page in the browser with the curves and all settings"))
