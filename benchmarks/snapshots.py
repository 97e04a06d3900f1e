"""Measure the processor time of the window for each snapshot of a search: python -m benchmarks.snapshots

The window shows a search at full speed, and the first snapshots are recorded. Then the search pauses, and the window
shows the recorded snapshots again, at its usual rate. So two programs can be compared by the same number of snapshots,
and the times hardly depend on the load of the machine.
"""

import os
import statistics
import sys
import tempfile
import time

_SNAPSHOTS = 60
_ROUNDS = 3
_RATE_MS = 33


def main() -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as home:
        os.environ["MCTS_STUDIO_HOME"] = home
        times = _measured()
    mean, p90 = statistics.mean(times), sorted(times)[int(len(times) * 0.9)]
    print(f"{len(times)} snapshots, {os.environ['QT_QPA_PLATFORM']}, load {os.getloadavg()[0]:.1f}")
    print(f"processor time for each: mean {mean:.2f} ms, p90 {p90:.2f} ms, most {max(times):.2f} ms")
    return 0


def _measured() -> list[float]:
    """Return the processor time of the window's thread for each shown snapshot, in ms."""
    from PySide6.QtCore import QEventLoop, QTimer
    from PySide6.QtWidgets import QApplication

    from benchmarks.open_record import grown_record
    from studio.thinking.thoughts import EngineState, Thought
    from studio.ui.program import Program

    application = QApplication([])
    program = Program(application)
    program.show()
    program.session.restore(grown_record(20_000))
    program.session.go_forward(20)
    live_search, thoughts = program.live_search, list[Thought]()

    def wait(milliseconds: int) -> None:
        loop = QEventLoop()
        QTimer.singleShot(milliseconds, loop.quit)
        loop.exec()

    def record(thought: Thought) -> None:
        if len(thought.snapshot.root):
            thoughts.append(thought)

    wait(600)
    live_search.thought_changed.connect(record)
    program.window.actions_["run"].trigger()
    while len(thoughts) < _SNAPSHOTS and live_search.state not in (EngineState.PROVEN, EngineState.FAILED):
        wait(100)
    live_search.thought_changed.disconnect(record)
    program.window.actions_["pause"].trigger()
    while live_search.state is EngineState.THINKING:
        wait(100)
    times = []
    for thought in thoughts[:_SNAPSHOTS] * _ROUNDS:
        begun = time.thread_time()
        live_search.thought_changed.emit(thought)
        wait(_RATE_MS)
        times.append((time.thread_time() - begun) * 1000)
    program.session.close(discard=True)
    program.close()
    return times[1:]


if __name__ == "__main__":
    sys.exit(main())
