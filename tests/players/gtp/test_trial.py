"""The test of an engine finds out which protocol it speaks."""

from dataclasses import replace
from pathlib import Path

import pytest

from studio.players.engine_entry import EngineProtocol
from studio.players.engine_trial import EngineTrial, TrialResult, TrialStep
from tests.players.engines import scripted
from tests.players.gtp.engines import GtpEngines


def boards(result: TrialResult) -> list[tuple[str, bool]]:
    return [(board.size, board.plays) for board in result.boards]


ALL = [("15×15", True), ("20×20", True), ("9×9", True)]


def test_a_good_engine(engines: GtpEngines) -> None:
    steps: list[TrialStep] = []
    result = EngineTrial(engines.entry()).run(steps.append)
    assert result.can_play
    assert not result.has_other_protocol
    assert result.about.title == "Scripted 1.0"
    assert boards(result) == ALL
    assert result.placed is not None
    assert result.placed.plays
    assert (result.plays_wide, result.orientation) == (None, None)
    assert TrialStep.WIDE not in steps
    assert not result.tells


def test_an_engine_for_gtp_is_found_by_trying(engines: GtpEngines) -> None:
    result = EngineTrial(replace(engines.entry(), protocol=EngineProtocol.GOMOCUP)).run()
    assert result.has_other_protocol
    assert result.protocol is EngineProtocol.GTP
    assert result.can_play
    assert boards(result) == ALL


def test_an_engine_for_gomocup_is_found_by_trying(tmp_path: Path) -> None:
    result = EngineTrial(replace(scripted(tmp_path), protocol=EngineProtocol.GTP)).run()
    assert result.has_other_protocol
    assert result.can_play
    assert boards(result) == ALL


@pytest.mark.parametrize("protocol", EngineProtocol)
def test_an_engine_that_speaks_neither_keeps_its_protocol(engines: GtpEngines, protocol: EngineProtocol) -> None:
    entry = engines.entry("def take(line):\n    write('what?')", start_seconds=0.5)
    result = EngineTrial(replace(entry, protocol=protocol)).run()
    assert not result.can_play
    assert not result.has_other_protocol
    assert result.fault is not None
    assert "what?" in result.fault.sentence
