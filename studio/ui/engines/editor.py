"""The fields of one external engine."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QFileDialog,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)

from studio.players.engine_checks import LEAST_SECONDS, LONGEST_NAME, MOST_MEMORY_MB, MOST_SECONDS, EngineEntryError
from studio.players.engine_entry import EngineEntry, EngineProtocol, Orientation
from studio.ui.engines.arguments import joined_arguments, split_arguments
from studio.ui.engines.options_table import OptionsTable
from studio.ui.texts.messages import sentence_of
from studio.ui.widgets.arranging import hbox
from studio.ui.widgets.number_boxes import DecimalBox, IntegerBox
from studio.ui.widgets.theme import GRID, show_as_problem


class EngineEditor(QWidget):
    """The fields of one engine. A problem with them is shown below."""

    # A signal reports every change.

    entry_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name, self.program, self.arguments, self.folder = QLineEdit(), QLineEdit(), QLineEdit(), QLineEdit()
        self.protocol, self.orientation = QComboBox(), QComboBox()
        self.memory, self.seconds = IntegerBox(), DecimalBox()
        self.options, self._problem = OptionsTable(), QLabel()
        self._find_program, self._find_folder = QPushButton(self.tr("C&hoose …")), QPushButton(self.tr("Choos&e …"))
        self._fields = {
            "name": self.name,
            "command": self.program,
            "folder": self.folder,
            "options": self.options,
            "memory_mb": self.memory,
            "start_seconds": self.seconds,
        }
        self._dress()
        self._lay_out()
        show_as_problem(self._problem)
        self._connect()

    def entry(self) -> EngineEntry:
        program = self.program.text().strip()
        return EngineEntry(
            name=self.name.text().strip(),
            command=(program, *split_arguments(self.arguments.text())) if program else (),
            folder=self.folder.text().strip(),
            orientation=Orientation(self.orientation.currentData()),
            options=self.options.options(),
            memory_mb=self.memory.value(),
            start_seconds=self.seconds.value(),
            protocol=EngineProtocol(self.protocol.currentData()),
        )

    def set_entry(self, entry: EngineEntry) -> None:
        self.blockSignals(True)
        self.name.setText(entry.name)
        self.program.setText(entry.command[0] if entry.command else "")
        self.arguments.setText(joined_arguments(entry.command[1:]))
        self.folder.setText(entry.folder)
        self.orientation.setCurrentIndex(self.orientation.findData(entry.orientation))
        self.memory.setValue(entry.memory_mb)
        self.seconds.setValue(entry.start_seconds)
        self.options.set_options(entry.options)
        self.set_protocol(entry.protocol)
        self.blockSignals(False)

    def set_protocol(self, protocol: EngineProtocol) -> None:
        self.protocol.setCurrentIndex(self.protocol.findData(protocol))

    def show_problem(self, problem: EngineEntryError | None) -> None:
        self._problem.setText(sentence_of(problem) if problem is not None else "")

    def focus_problem(self, problem: EngineEntryError) -> None:
        """Give the focus to the field that has the problem."""
        self.show_problem(problem)
        field = self._fields[str(problem.fields["field"])]
        field.setFocus()
        if isinstance(field, QLineEdit):
            field.selectAll()

    # Layout

    def _dress(self) -> None:
        for field, name, title in (
            (self.name, "name", self.tr("Name")),
            (self.program, "program", self.tr("Program")),
            (self.arguments, "arguments", self.tr("Arguments")),
            (self.folder, "folder", self.tr("Working folder")),
            (self.protocol, "protocol", self.tr("Protocol")),
            (self.orientation, "orientation", self.tr("Coordinates")),
            (self.memory, "memory", self.tr("Memory")),
            (self.seconds, "seconds", self.tr("Startup time")),
            (self._find_program, "find_program", self.tr("Choose the program")),
            (self._find_folder, "find_folder", self.tr("Choose the working folder")),
        ):
            field.setObjectName(f"engine_{name}")
            field.setAccessibleName(title)
        for box in (self.protocol, self.orientation, self.memory, self.seconds):
            box.setFixedHeight(max(self.name.sizeHint().height(), self.orientation.sizeHint().height()))
        self.name.setMaxLength(LONGEST_NAME)
        self.arguments.setPlaceholderText(self.tr("none"))
        self.folder.setPlaceholderText(self.tr("the folder of the program"))
        for protocol in EngineProtocol:
            self.protocol.addItem(protocol.label, protocol)
        self.protocol.setToolTip(self.tr("The protocol that the engine speaks. “Test” detects it."))
        self.orientation.addItem(self.tr("Column first, then row"), Orientation.COLUMN_FIRST)
        self.orientation.addItem(self.tr("Row first, then column"), Orientation.ROW_FIRST)
        self.memory.setRange(1, MOST_MEMORY_MB)
        self.memory.setSuffix(self.tr(" MB"))
        self.seconds.setRange(LEAST_SECONDS, MOST_SECONDS)
        self.seconds.setDecimals(1)
        self.seconds.setSuffix(self.tr(" s"))
        self._problem.setObjectName("engine_problem")
        self._problem.setTextFormat(Qt.TextFormat.PlainText)
        self._problem.setWordWrap(True)
        self._problem.setMinimumHeight(self.fontMetrics().height())
        for button in (self._find_program, self._find_folder):
            button.setAutoDefault(False)

    def _lay_out(self) -> None:
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(2 * GRID)
        self._grid.setVerticalSpacing(GRID)
        self._grid.setColumnStretch(1, 1)
        self._add(self.tr("&Name"), self.name)
        self._add(self.tr("&Program"), self.program, self._find_program)
        self._add(self.tr("Ar&guments"), self.arguments)
        self._add(self.tr("&Working folder"), self.folder, self._find_folder)
        self._add(self.tr("Protoco&l"), self.protocol)
        self._add(self.tr("C&oordinates"), self.orientation)
        self._add(self.tr("&Memory"), self.memory)
        self._add(self.tr("Startup t&ime"), self.seconds)
        self._add(self.tr("Op&tions"), self.options, top=True)
        self._grid.addWidget(self._problem, self._grid.rowCount(), 1)

    def _add(self, title: str, field: QWidget, button: QPushButton | None = None, *, top: bool = False) -> None:
        label, row = QLabel(title), self._grid.rowCount()
        label.setBuddy(field)
        short = isinstance(field, QSpinBox | QDoubleSpinBox | QComboBox)
        line = hbox((field, 0 if short else 1))
        if short:
            line.addStretch(1)
        if button is not None:
            line.addWidget(button)
        self._grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop if top else Qt.AlignmentFlag.AlignVCenter)
        self._grid.addLayout(line, row, 1)

    def _connect(self) -> None:
        for line in (self.name, self.program, self.arguments, self.folder):
            line.textChanged.connect(self.entry_changed)
        self.protocol.currentIndexChanged.connect(self._on_protocol)
        self.orientation.currentIndexChanged.connect(self.entry_changed)
        self.memory.valueChanged.connect(self.entry_changed)
        self.seconds.valueChanged.connect(self.entry_changed)
        self.options.options_changed.connect(self.entry_changed)
        self._find_program.clicked.connect(self._on_find_program)
        self._find_folder.clicked.connect(self._on_find_folder)

    def ask_program(self) -> str:
        """Let the user choose a program. Return its path, or an empty text if none was chosen."""
        title = self.tr("Choose the program of an engine")
        path, _kind = QFileDialog.getOpenFileName(self, title, self.program.text())
        return path

    @Slot()
    def _on_protocol(self) -> None:
        """Disable the settings that the chosen protocol does not have."""
        is_gomocup = self.protocol.currentData() == EngineProtocol.GOMOCUP
        self.orientation.setEnabled(is_gomocup)
        self.memory.setEnabled(is_gomocup)
        self.entry_changed.emit()

    @Slot()
    def _on_find_program(self) -> None:
        path = self.ask_program()
        if path:
            self.program.setText(path)

    @Slot()
    def _on_find_folder(self) -> None:
        before = self.folder.text() or str(Path(self.program.text()).parent)
        path = QFileDialog.getExistingDirectory(self, self.tr("Choose the working folder"), before)
        if path:
            self.folder.setText(path)
