"""Ends a review in a test: stores the judgements that its analyses give."""

from studio.game.record import GameRecord
from studio.insight.judgements import judgements


def finish_review(record: GameRecord) -> GameRecord:
    """Store the judgements of the main line by the analyses in the record, as a review does at its end."""
    for node, judgement in judgements(record, record.main_line()):
        record.set_judgement(node, judgement)
    return record
