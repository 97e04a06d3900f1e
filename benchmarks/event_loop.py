"""Measure how long the window's event loop is blocked: python -m benchmarks.event_loop [--cold] [--xvfb]

A timer fires every 5 ms; a gap is the delay of an event. Meanwhile the search runs at full speed, the heatmap is
painted, and a record of 20,000 moves is open. With --cold the kernels are compiled first, while the timer already runs.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time

_BEAT_MS = 5
_SECONDS = 20


def main(arguments: list[str]) -> int:
    if "--xvfb" in arguments:
        rest = [argument for argument in arguments if argument != "--xvfb"]
        command = ["xvfb-run", "-a", sys.executable, "-m", "benchmarks.event_loop", *rest]
        return subprocess.run(command, env=os.environ | {"QT_QPA_PLATFORM": "xcb"}, check=False).returncode
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as home:
        os.environ["MCTS_STUDIO_HOME"] = home
        if "--cold" in arguments:
            os.environ["MCTS_STUDIO_CACHE"] = f"{home}/kernels"
        gaps, work = _measured()
    print(f"{len(gaps):,} beats of {_BEAT_MS} ms, {os.environ['QT_QPA_PLATFORM']}, load {os.getloadavg()[0]:.1f}")
    for name, times in (("gap", gaps), ("processor time of the window between beats", work)):
        p99 = sorted(times)[int(len(times) * 0.99)]
        print(f"{name}: median {statistics.median(times):.1f} ms, p99 {p99:.1f} ms, most {max(times):.1f} ms")
    print(f"processor time of the window: {sum(work) / 1000:.2f} s in {_SECONDS} s")
    return 0


def _measured() -> tuple[list[float], list[float]]:
    """Return the gaps, and the processor time of the window's thread between two events of the timer. Both are in ms.

    The processor time hardly depends on the load of the machine.
    """
    begun, worked = time.perf_counter(), time.thread_time()
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from studio.thinking.thoughts import EngineState
    from studio.ui.program import Program

    application = QApplication([])
    program = Program(application)
    program.show()
    application.processEvents()
    took, worked = time.perf_counter() - begun, time.thread_time() - worked
    print(f"start to a window: {took:.2f} s, imports included; processor time of its thread: {worked:.2f} s")
    from benchmarks.open_record import grown_record

    program.session.restore(grown_record(20_000))
    program.session.go_forward(20)
    gaps: list[float] = []
    work: list[float] = []
    last, last_work = time.perf_counter(), time.thread_time()

    def beat() -> None:
        nonlocal last, last_work
        now, now_work = time.perf_counter(), time.thread_time()
        gaps.append(max(0.0, (now - last) * 1000 - _BEAT_MS))
        work.append((now_work - last_work) * 1000)
        last, last_work = now, now_work

    timer = QTimer()
    timer.setInterval(_BEAT_MS)
    timer.timeout.connect(beat)
    QTimer.singleShot(500, timer.start)

    def run() -> None:
        if program.live_search.state is EngineState.PREPARING:
            QTimer.singleShot(100, run)
            return
        print(f"ready to think after {time.perf_counter() - begun:.1f} s")
        program.window.actions_["run"].trigger()
        QTimer.singleShot(_SECONDS * 1000, lambda: application.exit(0))  # quitting would ask about unsaved edits

    QTimer.singleShot(600, run)
    application.exec()
    program.session.close(discard=True)
    program.close()
    return gaps[1:], work[1:]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
