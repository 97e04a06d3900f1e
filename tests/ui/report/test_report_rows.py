"""The rows of a report: figures of a player by side, also over games whose sides have different names."""

import pytest

from studio.game.rules import PRESETS
from studio.game.stones import Stone
from studio.keeping.review_report import ReviewedGame, review_report
from studio.ui.report.rows import ReportTexts
from tests.keeping.reviewed_games import OPENING, reviewed

BOARD = PRESETS["tic-tac-toe"]


def test_sides_with_different_names_are_not_combined() -> None:
    gomoku = reviewed(OPENING, *[0.0] * 6)
    small = reviewed("b2 c3 c1 a3", *[0.2] * 4, rules=BOARD)
    texts = ReportTexts()
    report = review_report([ReviewedGame(record, "") for record in (gomoku, small)], "Ann")
    assert [(name, rating.total.moves) for name, rating in texts.ratings(report)] == [
        ("All games", 5),
        ("as Black", 3),
        ("as X", 2),
    ]


def test_the_plot_of_phases_has_at_most_two_sides() -> None:
    games = [
        reviewed(OPENING, *[0.0] * 6),
        reviewed(OPENING, *[0.0] * 6, black="Ben", white="Ann"),
        reviewed("b2 c3 c1 a3", *[0.2] * 4, rules=BOARD),
    ]
    texts = ReportTexts()
    both = review_report([ReviewedGame(record, "") for record in games[:2]], "Ann")
    assert [name for name, _ in texts.phase_ratings(both)] == ["as Black", "as White"]
    three = review_report([ReviewedGame(record, "") for record in games], "Ann")
    assert [name for name, _ in texts.phase_ratings(three)] == ["All games"]


def test_the_user_is_named_in_the_language_of_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = ReportTexts()
    monkeypatch.setattr(texts, "tr", lambda text, *_: "Vy" if text == "You" else text)
    source = ReviewedGame(reviewed(OPENING, *[0.0] * 6, black="", white="Studio"), "", user=Stone.BLACK)
    assert texts.title(review_report([source]).games[0]) == "Vy – Studio"
    report = review_report([source, source])
    assert [name for name, _ in texts.ratings(report)] == ["Vy", "Studio"]
    assert texts.opening_rows(report.players)[0].texts[1] == "Vy (Black)"


def test_engines_have_their_titles() -> None:
    texts, record = ReportTexts(), reviewed(OPENING, *[0.0] * 6, black="classic-uct", white="Ann")
    alone = review_report([ReviewedGame(record, "")])
    assert texts.title(alone.games[0]) == "Classic UCT – Ann"
    assert [name for name, _ in texts.ratings(alone)] == ["Black: Classic UCT", "White: Ann"]
    several = review_report([ReviewedGame(record, "")] * 2)
    assert [name for name, _ in texts.ratings(several)] == ["Classic UCT", "Ann"]
    assert texts.headline(review_report([ReviewedGame(record, "")] * 2, "classic-uct")).endswith(
        "Classic UCT: 0 won, 0 drawn, 0 lost."
    )
