"""Figures of a search in an engine's own words: common forms are read, and ambiguous lines are not."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio.game.position import Position
from studio.game.position_analysis import is_engine_score
from studio.game.rules import PRESETS
from studio.players.engine_entry import Orientation
from studio.players.gomocup.coordinates import Coordinates
from studio.players.gomocup.figures import NO_FIGURES, Figures, read_figures
from studio.players.gomocup.lines import plain
from studio.players.gomocup.reported_analysis import ReportedAnalysis

RULES = PRESETS["gomoku-15"]
DEPTH, SCORE, NODES, LINE = 12, "+35", 120_000, "H8 I9"


@pytest.mark.parametrize(
    ("text", "figures"),
    [
        ("depth 10 ev 35 n 12345 pv 7,7 8,8", Figures(10, None, 12_345, "35", None, "7,7 8,8")),
        ("Depth: 12 | Eval: +35 | Node: 120K | PV: H8 I9", Figures(12, None, 120_000, "+35", None, "H8 I9")),
        (
            "DEPTH 8-12 EVAL 123 NODE 1.2M SPEED 340K TIME 1020ms BESTLINE h8 i9",
            Figures(8, 12, 1_200_000, "123", None, "h8 i9"),
        ),
        ("(depth 7, score -40, nodes 53211) h8", Figures(7, None, 53_211, "-40", None, "h8")),
        ("d=9 e=120 nodes=100000 nps=340000", Figures(9, None, 100_000, "120")),
        ("winrate 0.53", Figures(rate=0.53)),
        ("wr 53.2%", Figures(rate=0.532)),
        ("Win rate: 53,2 %, depth 4", Figures(4, rate=0.532)),
        ("mate +M7", Figures(score="+M7")),
        ("mate -M6", Figures(score="-M6")),
        ("mate in 5, d=9", Figures(9, score="+M5")),
        ("score mate -4 depth 8", Figures(8, score="-M4")),
        ("+M9 depth 3", Figures(3, score="+M9")),
        ("best (7,7)", Figures(line="7,7")),
        ("best h8 depth 5 ev -1.5 pv: (7,7) (8,8)", Figures(5, score="-1.5", line="7,7 8,8")),
        ("depth 10", Figures(10)),
        ("seldepth=14", Figures(None, 14)),
        ("depth 8/12 ev −1,5 n 12.345", Figures(8, 12, 12_345, "-1.5")),
        ("n 1,234,567 d=3", Figures(3, None, 1_234_567)),
        ("n 1'234'567 d=3 elapsed 3.4s", Figures(3, None, 1_234_567)),
        ("nodes 1,5M d: 3", Figures(3, None, 1_500_000)),
        ("sims 2G depth 3 nps 12K", Figures(3, None, 2_000_000_000)),
        ("pv h8 → i9 → j10 | depth ８", Figures(8, line="h8 i9 j10")),
        ("pv h8i9j10 ev 3", Figures(score="3", line="h8 i9 j10")),
        ("│ depth 4 │ ev +3 │ 5ms", Figures(4, score="+3")),
    ],
)
def test_common_forms(text: str, figures: Figures) -> None:
    assert read_figures(text, is_message=True) == figures
    assert read_figures(text, is_message=False) == (figures if figures.kinds > 1 else NO_FIGURES)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello, I am an engine",
        "reached depth 3 of the book",
        "depth 3 was searched before depth 4, ev 2",
        "mate +M7/-M6",
        "the line 7,7 8,8 is bad",
        "I think that value 3 is fine with n 5",
        "thinking about the best move h8",
        "multipv 2 depth 5 ev 3 pv h8",
        "nps 300",
        "n/s 300 time 3",
        "depth 12-8",
        "ev 1,234",
        "ev 3/4",
        "winrate 530",
        "n 1.2345.6",
        "depth 99999",
    ],
)
def test_ambiguous_lines_are_messages(text: str) -> None:
    assert read_figures(text, is_message=True) == NO_FIGURES


def test_a_number_that_can_be_read_in_two_ways_is_left_out() -> None:
    assert read_figures("depth 3 ev 1,234 n 5", is_message=True) == Figures(3, None, 5)
    assert read_figures("depth 12-8 ev 3 n 5", is_message=True) == Figures(None, None, 5, "3")


PIECES = st.sampled_from(
    [
        *(
            "depth",
            "d=",
            "sel depth",
            "ev",
            "eval:",
            "score",
            "n",
            "nodes",
            "wr",
            "winrate",
            "mate",
            "pv",
            "best",
            "line",
        ),
        *(
            "7,7",
            "h8",
            "(8,8)",
            "z99",
            "99,99",
            "+M7",
            "-M6",
            "35",
            "-40",
            "1.2M",
            "1,234",
            "0.53",
            "53%",
            "8-12",
            "3/4",
        ),
        *(
            "|",
            ",",
            ":",
            "=",
            "/",
            "-",
            "+",
            "(",
            ")",
            " ",
            "time 3ms",
            "nps 4K",
            "NaN",
            "1e99",
            "²",
            "－",
            "，",
            "\x1b[1m",
        ),
    ]
)
TEXTS = st.one_of(st.text(max_size=300), st.lists(PIECES, max_size=30).map(" ".join), st.lists(PIECES).map("".join))


@given(TEXTS, st.booleans())
def test_any_text_is_read_without_an_error(text: str, is_message: bool) -> None:
    found = read_figures(plain(text), is_message=is_message)
    assert found.rate is None or 0 <= found.rate <= 1
    assert not found.score or is_engine_score(found.score)
    assert all(number is None or 0 <= number <= 10**15 for number in (found.depth, found.selective_depth, found.nodes))
    assert all(re.fullmatch(r"\d{1,2},\d{1,2}|[A-Za-z]\d{1,2}", word) for word in found.line.split())


@given(
    st.lists(st.tuples(st.sampled_from(["MESSAGE ", "DEBUG ", "INFO ", "MESSAGE REALTIME ", ""]), TEXTS), max_size=8)
)
def test_any_output_gives_a_valid_analysis_with_legal_lines(lines: list[tuple[str, str]]) -> None:
    position = Position(RULES)
    for point in (112, 113, 96):
        position.play(point)
    reported = ReportedAnalysis("Other", Coordinates(RULES, Orientation.COLUMN_FIRST), position)
    for keyword, text in lines:
        reported.read(plain(keyword + text))
    for analysis in (reported.analysis(1.0), reported.analysis(1.0, 0)):
        for row in analysis.candidates:
            again = position.copy()
            for point in row.line:
                again.play(point)  # raises if the move is illegal


@given(
    st.permutations(["depth 12", "ev +35", "nodes 120K", "time 30ms"]),
    st.sampled_from([" ", " | ", ", ", "; ", "  "]),
    st.sampled_from([" ", ": ", "=", " = "]),
    st.booleans(),
    st.booleans(),
)
def test_the_order_the_separators_and_the_case_do_not_matter(
    parts: list[str], between: str, equals: str, is_upper: bool, is_split: bool
) -> None:
    parts = [part.replace(" ", equals, 1) for part in [*parts, "pv 7,7 8,8"]]
    lines = parts if is_split else [between.join(parts)]
    reported = ReportedAnalysis("Other", Coordinates(RULES, Orientation.COLUMN_FIRST), Position(RULES))
    for line in lines:
        reported.read(f"MESSAGE {line.upper() if is_upper else line}")
    analysis = reported.analysis(1.0)
    (row,) = analysis.candidates
    assert (analysis.depth, analysis.told_simulations, row.engine_score, row.line) == (12, 120_000, "+35", (112, 128))
    assert row.is_estimate
