"""Garbage collection in the window's thread: objects that remain are left out, and freed when they are discarded."""

import gc
from collections.abc import Iterator
from weakref import ref

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from studio.ui.window.garbage_collector import GarbageCollector


class Knot:
    """An object that only the garbage collector can free."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collector(qapp: QApplication) -> Iterator[GarbageCollector]:
    del qapp
    thresholds = gc.get_threshold()
    collector = GarbageCollector()
    gc.collect()
    yield collector
    collector.close()
    gc.set_threshold(*thresholds)
    assert gc.isenabled()
    gc.freeze()  # as before the test


def collect(qtbot: QtBot, generation: int) -> None:
    """Let a collection of this generation be due, and wait until it has run."""
    gc.set_threshold(*(1 if young <= generation else 1_000_000 for young in range(3)))
    passed = gc.get_stats()[generation]["collections"]
    qtbot.waitUntil(lambda: gc.get_stats()[generation]["collections"] > passed)


def test_garbage_is_collected_while_events_are_handled(qtbot: QtBot, collector: GarbageCollector) -> None:
    del collector
    knot = ref(Knot())
    assert knot() is not None
    collect(qtbot, 0)
    assert knot() is None


def test_only_new_objects_are_collected_before_the_compiler_is_loaded(
    qtbot: QtBot, collector: GarbageCollector
) -> None:
    gc.set_threshold(1, 1, 1)
    collector.include_all()
    before = [each["collections"] for each in gc.get_stats()]
    qtbot.waitUntil(lambda: gc.get_stats()[0]["collections"] > before[0] + 5)
    assert [each["collections"] for each in gc.get_stats()[1:]] == before[1:]
    collector.leave_out_present()
    qtbot.waitUntil(lambda: gc.get_stats()[2]["collections"] > before[2])


def test_present_objects_are_left_out_until_they_are_discarded(qtbot: QtBot, collector: GarbageCollector) -> None:
    present = ref(Knot())
    collector.leave_out_present()
    later = ref(Knot())
    collect(qtbot, 2)
    assert later() is None
    assert present() is not None
    collector.include_all()
    assert not gc.get_freeze_count()
    collect(qtbot, 2)
    assert present() is None
    assert gc.get_freeze_count(), "the objects that remain are left out again"
