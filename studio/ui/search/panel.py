"""The pane of the search. It shows numbers and progress, and has the limits of threads and memory."""

import numpy as np
from PySide6.QtCore import QLocale, QSignalBlocker, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFormLayout, QFrame, QLabel, QWidget

from studio.engine.options.parameters import MOST_MEMORY_MB
from studio.engine.views.snapshot import NodeView, Snapshot
from studio.game.message import fill
from studio.game.notation import move_name
from studio.game.position_analysis import Proof
from studio.insight.ranking import expected_row
from studio.thinking.thoughts import Thought
from studio.ui.texts.move_names import move_in_words
from studio.ui.texts.numbers import decimal, percent, short_number
from studio.ui.texts.plies import ply_text
from studio.ui.texts.viewed_side import ViewedSide
from studio.ui.widgets.arranging import STRETCH, vbox
from studio.ui.widgets.busy_bar import BusyBar
from studio.ui.widgets.number_boxes import IntegerBox
from studio.ui.widgets.seen import is_seen
from studio.ui.widgets.theme import GRID, Theme, ThemeColors, figure_font

_NOTHING = "–"


class SearchPanel(QWidget):
    """Shows the numbers of a search, and emits the limits that the user sets."""

    threads_changed = Signal(int)
    memory_changed = Signal(int)

    def __init__(self, theme: Theme, most_threads: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("search_panel")
        self.setAccessibleName(self.tr("Search statistics"))
        self.progress = BusyBar("search_progress")
        self.threads, self.memory = IntegerBox(), IntegerBox()
        self._labels = {name: QLabel(_NOTHING) for name in self._names()}
        self._locale, self._viewed = QLocale(), ViewedSide()
        self._thought: Thought | None = None
        self._is_due = False  # whether the labels do not show the thought yet
        vbox(
            self._dressed_progress(),
            self._figures(),
            _rule(),
            self._machine(most_threads),
            STRETCH,
            of=self,
            margins=GRID,
        )
        theme.bind(self._apply_colors)

    @property
    def chosen_threads(self) -> int:
        """The number of threads that the user has chosen. 0 means all that are available."""
        return 0 if self.threads.value() == self.threads.maximum() else self.threads.value()

    def show_resources(self, threads: int, memory_mb: int) -> None:
        for box, value in ((self.threads, threads), (self.memory, memory_mb)):
            with QSignalBlocker(box):
                box.setValue(value)

    def figure(self, name: str) -> str:
        """Return the text that is shown for a number, such as `nodes`."""
        self._write()
        return self._labels[name].text()

    @Slot(object)
    def show_side(self, viewed: ViewedSide) -> None:
        """Show win rates for the side `viewed`, and name the side in the captions."""
        self._viewed = viewed
        self._write_captions()
        self.show_thought(self._thought)

    def show_thought(self, thought: Thought | None) -> None:
        """Show the numbers of the search."""
        # A hidden pane shows them when it becomes visible.
        self._thought, self._is_due = thought, True
        if is_seen(self):
            self._write()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._is_due:
            QTimer.singleShot(0, self, self._write)  # a new text must not change the layout during painting

    @Slot()
    def _write(self) -> None:
        if not self._is_due:
            return
        self._is_due, thought = False, self._thought
        self.progress.setVisible(thought is not None and thought.progress is not None)
        is_judged = thought is not None and thought.snapshot.root.judged is not None
        self._form.setRowVisible(self._labels["network"], is_judged)
        if thought is None:
            for label in self._labels.values():
                label.setText(_NOTHING)
            return
        if thought.progress is not None:
            self.progress.show_fraction(thought.progress)
        for name, text in self._texts(thought).items():
            self._labels[name].setText(text)

    @Slot(object)
    def _apply_colors(self, colors: ThemeColors) -> None:
        for label in self._labels.values():
            label.setFont(figure_font())
        quiet = f"color: {colors.quiet_text}"
        for label in self.findChildren(QLabel, "caption"):
            label.setStyleSheet(quiet)

    def _names(self) -> dict[str, str]:
        return {
            "simulations": self.tr("Simulations"),
            "speed": self.tr("Per second"),
            "value": self.tr("Mean win rate"),
            "best": self.tr("Best move"),
            "network": self.tr("Network"),
            "nodes": self.tr("Nodes"),
            "depth": self.tr("Depth"),
            "draws": self.tr("Draws"),
            "memory": self.tr("Memory"),
        }

    def _texts(self, thought: Thought) -> dict[str, str]:
        snapshot, locale = thought.snapshot, self._locale
        mean = decimal(snapshot.mean_depth, 1, locale)
        depth = fill(self.tr("{depth} (mean {mean})"), depth=locale.toString(snapshot.depth), mean=mean)
        return {
            "simulations": locale.toString(snapshot.simulations),
            "speed": short_number(snapshot.simulations_per_second, locale),
            "value": self._value(thought),
            "best": self._best(thought.snapshot.root),
            "network": self._evaluation(thought.snapshot.root),
            "nodes": locale.toString(snapshot.nodes),
            "depth": depth,
            "draws": self._draws(snapshot),
            "memory": self._memory(snapshot),
        }

    def _draws(self, snapshot: Snapshot) -> str:
        """Return a text with the number and the share of simulations that ended in a draw."""
        count = short_number(snapshot.draws, self._locale)
        if not snapshot.draws:
            return count
        return f"{count} ({percent(snapshot.draw_share, self._locale)})"

    def _memory(self, snapshot: Snapshot) -> str:
        """Return a text with the used memory.

        It has a note if the memory is full, or its limit is lower than requested.
        """
        used, given = (
            decimal(number, 1, self._locale) for number in (snapshot.memory_mb, snapshot.memory_allocated_mb)
        )
        parts = [fill(self.tr("{memory} MB"), memory=used)]
        if snapshot.capped:
            parts.append(self.tr("full"))
        if snapshot.memory_refused:
            parts.append(fill(self.tr("only {memory} MB available"), memory=given))
        return " · ".join(parts)

    def _value(self, thought: Thought) -> str:
        root = thought.snapshot.root
        words = {Proof.WIN: self.tr("won"), Proof.DRAW: self.tr("drawn"), Proof.LOSS: self.tr("lost")}
        proof = self._viewed.on_root.proof(root.proof)
        if proof in words:
            result = words[proof]
            if proof is Proof.DRAW:
                return result
            return fill(self.tr("{result} in at most %n plies", "", root.proof_moves), result=result)
        return percent(self._viewed.on_root.rate(root.win_rate), self._locale) if root.visits else _NOTHING

    def _best(self, root: NodeView) -> str:
        """Return the win rate of the best move as text, and the move. Without such a move, the text is a dash."""
        row = expected_row(root)
        if row is None:
            return _NOTHING
        rate = percent(self._viewed.on_root.rate((float(root.values[row]) + 1) / 2), self._locale)
        return fill(self.tr("{rate} · {move}"), rate=rate, move=move_in_words(int(root.points[row]), root.rules))

    def _evaluation(self, root: NodeView) -> str:
        """Return a text about the network's evaluation of the root: the win rate, and the preferred move with its
        prior.

        If there is no evaluation, return a dash.
        """
        if root.judged_rate is None:
            return _NOTHING
        rate = percent(self._viewed.on_root.rate(root.judged_rate), self._locale)
        if root.promised is None:
            return rate
        move, prior = move_name(root.promised, root.rules), percent(float(np.nanmax(root.priors)), self._locale)
        return fill(self.tr("{rate} · {move} ({prior})"), rate=rate, move=move, prior=prior)

    def _dressed_progress(self) -> BusyBar:
        self.progress.setAccessibleName(self.tr("Progress of the search"))
        self.progress.setVisible(False)
        return self.progress

    def _figures(self) -> QFormLayout:
        form = self._form = QFormLayout()
        form.setHorizontalSpacing(2 * GRID)
        form.setVerticalSpacing(4)
        for name, text in self._names().items():
            self._labels[name].setObjectName(f"figure_{name}")
            self._labels[name].setAccessibleName(text)
            form.addRow(_caption(text), self._labels[name])
        self._labels["value"].setToolTip(
            self.tr("Mean result of all simulations of this position, 0 % to 100 %; a draw counts one half")
            + f"\n{ply_text()}"
        )
        self._labels["best"].setToolTip(
            self.tr("Win rate of the best move, which the evaluation bar and the plot of the game show, too")
        )
        self._labels["network"].setToolTip(
            self.tr("Win rate that the network expects without a search, and its preferred move with the prior")
        )
        form.setRowVisible(self._labels["network"], False)
        self._write_captions()
        return form

    def _write_captions(self) -> None:
        captions = {
            "value": self.tr("Mean win rate ({side})"),
            "best": self.tr("Best move ({side})"),
            "network": self.tr("Network ({side})"),
        }
        for name, text in captions.items():
            caption, shown = self._form.labelForField(self._labels[name]), fill(text, side=self._viewed.name)
            self._labels[name].setAccessibleName(shown)
            if isinstance(caption, QLabel):
                caption.setText(shown)

    def _machine(self, most_threads: int) -> QFormLayout:
        self.threads.setRange(1, most_threads)
        self.threads.setObjectName("threads")
        self.memory.setRange(1, MOST_MEMORY_MB)
        self.memory.setSingleStep(256)
        self.memory.setSuffix(self.tr(" MB"))
        self.memory.setObjectName("memory")
        self.threads.setAccessibleName(self.tr("Threads"))
        self.memory.setAccessibleName(self.tr("Memory limit"))
        for box in (self.threads, self.memory):
            box.setKeyboardTracking(False)
        self.threads.valueChanged.connect(self._on_threads)
        self.memory.valueChanged.connect(self._on_memory)
        form = QFormLayout()
        form.setHorizontalSpacing(2 * GRID)
        form.addRow(_caption(self.tr("Threads")), self.threads)
        form.addRow(_caption(self.tr("Memory limit")), self.memory)
        return form

    @Slot(int)
    def _on_threads(self, threads: int) -> None:
        self.threads_changed.emit(threads)

    @Slot(int)
    def _on_memory(self, memory_mb: int) -> None:
        self.memory_changed.emit(memory_mb)


def _caption(text: str) -> QLabel:
    label = QLabel(text)
    label.setObjectName("caption")
    label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    return label


def _rule() -> QFrame:
    rule = QFrame()
    rule.setFrameShape(QFrame.Shape.HLine)
    rule.setFrameShadow(QFrame.Shadow.Plain)
    return rule
