"""Ctrl+C ends the command at any moment, with its results or silently, and never with a traceback."""

import time
import weakref
from pathlib import Path

import pytest

from benchmarks.interrupts import strike_command
from studio.__main__ import main
from tests.sizes import sizes


@pytest.mark.parametrize("count", sizes(10, 1))
def test_ctrl_c_ends_a_search_cleanly(count: int, tmp_path: Path) -> None:
    told = strike_command(2, count, tmp_path, whole_process=True)
    assert not [ending for ending in told if ending.startswith("wrong")], told
    assert told["ended with what was found"] + told["ended with 130"] > 0
    assert told["struck twice"] <= 1, told  # Python may drop one before the program begins


def test_an_interrupt_wrapped_in_another_error_is_recognized(monkeypatch: pytest.MonkeyPatch) -> None:
    class Named:
        def __set_name__(self, _owner: type, _name: str) -> None:
            raise KeyboardInterrupt

    def fill_a_class(_arguments: object) -> int:
        type("Filled", (), {"named": Named()})
        return 0

    monkeypatch.setattr("studio.__main__._run", fill_a_class)
    assert main([]) == 130


def test_an_error_without_an_interrupt_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_arguments: object) -> int:
        raise RuntimeError from ValueError()

    monkeypatch.setattr("studio.__main__._run", fail)
    with pytest.raises(RuntimeError):
        main([])


def test_an_interrupt_that_python_drops_is_raised_again(monkeypatch: pytest.MonkeyPatch) -> None:
    class Thing:
        pass

    def drop_an_interrupt(_arguments: object) -> int:
        def interrupt(_reference: object) -> None:
            raise KeyboardInterrupt

        thing = Thing()
        reference = weakref.ref(thing, interrupt)
        del thing
        until = time.monotonic() + 30
        while time.monotonic() < until:
            assert reference() is None
        return 0

    monkeypatch.setattr("studio.__main__._run", drop_an_interrupt)
    assert main([]) == 130
