import pytest

from studio.game.files import FileError, Format, Opened, read_records
from studio.game.files.report import Report
from studio.game.files.sgf_syntax import parse
from studio.game.files.sgf_writer import write
from studio.game.position_analysis import NOTHING_KNOWN, Candidate, KnownResult, PositionAnalysis, Proof
from studio.game.record import GameRecord, Outcome
from studio.game.rules import PRESETS, Overline, Rules
from studio.game.stones import PASS, Stone
from tests.game.boards import FOUR, game, line_of


def read(text: str, hint: Rules | None = None) -> Opened:
    return read_records(text.encode(), hint)


def only(text: str, hint: Rules | None = None) -> GameRecord:
    (record,) = read(text, hint).records
    return record


def codes(text: str) -> list[str]:
    return [warning.code for warning in read(text).warnings]


def test_moves_names_date_and_result_are_read() -> None:
    record = only("(;GM[4]SZ[15]PB[Ann]PW[Ben]DT[2026-11-21]RE[B+R];B[hh];W[ig])")
    assert (record.black, record.white, record.date) == ("Ann", "Ben", "2026-11-21")
    assert record.outcome is Outcome.BLACK_WINS
    assert line_of(record) == "h8 i9"


def test_variations_and_comments_are_read() -> None:
    record = only("(;GM[4];B[hh]C[centre](;W[ig];B[aa])(;W[gg]C[a \\] bracket\nand a line]))")
    centre = record.root.children[0]
    assert centre.comment == "centre"
    assert centre.children[1].comment == "a ] bracket\nand a line"


def test_soft_line_breaks_vanish_and_hard_ones_stay() -> None:
    assert only("(;GM[4]C[one\\\ntwo\r\nthree\rfour])").root.comment == "onetwo\nthree\nfour"


def test_no_size_means_fifteen() -> None:
    assert only("(;GM[4];B[hh])").rules == PRESETS["gomoku-15"]


def test_no_size_with_far_stones_means_a_board_that_holds_them() -> None:
    assert only("(;B[hh];W[ss])").rules.rows == 19


@pytest.mark.parametrize(
    ("size", "rows", "columns"), [("19", 19, 19), ("7:6", 6, 7), ("15:15", 15, 15), (" 9 ", 9, 9), ("26", 26, 26)]
)
def test_sizes_are_columns_then_rows(size: str, rows: int, columns: int) -> None:
    rules = only(f"(;GM[4]SZ[{size}])").rules
    assert (rules.rows, rules.columns) == (rows, columns)


@pytest.mark.parametrize("size", ["1000000000", "0", "-1", "27", "52", "", "7:", "x", "7:99", "9" * 5000])
def test_impossible_sizes_are_refused_with_the_place(size: str) -> None:
    with pytest.raises(FileError, match="not between 1 and 26") as caught:
        read(f"\n(;GM[4]SZ[{size}];B[aa])")
    assert caught.value.place.line == 2


def test_one_bad_game_of_a_collection_is_left_out_with_a_warning() -> None:
    opened = read("(;GM[4];B[aa])(;GM[4]SZ[99];B[aa])(;GM[4];B[bb])")
    assert [line_of(record) for record in opened.records] == ["a15", "b14"]
    assert [warning.code for warning in opened.warnings] == ["game_left_out"]


def test_three_by_three_is_tic_tac_toe() -> None:
    assert only("(;GM[4]SZ[3];B[bb])").rules == PRESETS["tic-tac-toe"]


@pytest.mark.parametrize("number", ["2", "11", "1"])
def test_wrong_game_number_is_read_with_a_warning(number: str) -> None:
    assert codes(f"(;GM[{number}]SZ[15];B[hh])") == ["other_game"]


def test_missing_game_number_needs_no_warning() -> None:
    assert codes("(;SZ[15];B[hh])") == []


def test_several_moves_in_one_node_become_a_chain() -> None:
    record = only("(;GM[4]RE[0]B[hh]W[ig]B[gj];W[aa]B[bb]C[here])")
    assert line_of(record) == "h8 i9 g6 a15 b14"
    assert record.result == "0"
    assert record.main_line()[-1].comment == "here"


def test_property_names_may_begin_with_a_digit_and_survive() -> None:
    record = only("(;GM[4]5A[x][y];B[hh])")
    assert record.properties["5A"] == ("x", "y")
    assert b"5A[x][y]" in write([record])


def test_old_names_written_out_are_understood() -> None:
    record = only("(;GaMe[4]SiZe[15]PlayerBlack[Ann];Black[hh])")
    assert record.black == "Ann"
    assert line_of(record) == "h8"


def test_setup_stones_rectangles_and_side_are_read() -> None:
    record = only("(;GM[4]AB[aa:bb][cc]AW[dd]PL[W];W[ee])")
    assert record.root.setup is not None
    assert sorted(record.root.setup.stones) == [0, 1, 15, 16, 32, 48]
    assert record.position(record.root).to_move is Stone.WHITE


def test_setup_in_the_middle_of_a_game_removes_and_adds() -> None:
    record = only("(;GM[4];B[hh];AE[hh]AW[aa]PL[B];B[hh])")
    position = record.position(record.main_line()[-1])
    assert position.text().count("X") == 1
    assert position.stone(0) is Stone.WHITE
    assert only("(;GM[4];B[hh];AE[hh])").root.children[0].children[0].setup is not None


def test_removed_stones_are_gone() -> None:
    record = only("(;GM[4];B[hh];AE[hh])")
    assert record.position(record.main_line()[-1]).stones_count == 0


@pytest.mark.parametrize("value", ["", "tt"])
def test_a_pass_is_empty_or_tt(value: str) -> None:
    record = only(f"(;GM[4]SZ[15];B[hh];W[{value}];B[ii])")
    assert record.main_line()[2].move is not None
    assert line_of(record) == "h8 -- i7"


def test_tt_on_twenty_is_a_point() -> None:
    move = only("(;GM[4]SZ[20];B[tt])").main_line()[1].move
    assert move is not None
    assert move.point == 399 != PASS


def test_gravity_games_have_their_own_number_and_name_their_rules() -> None:
    text = write([game("d1 d2", FOUR)]).decode()
    assert "GM[1004]" in text
    assert "SZ[7:6]RU[6x7/4 gravity]" in text
    assert only(text).rules == FOUR


@pytest.mark.parametrize("head", ["GM[1004]SZ[7:6]", "GM[4]SZ[7:6]RU[Connect Four]"])
def test_gravity_games_of_other_programs_are_recognized(head: str) -> None:
    assert only(f"(;{head};B[df])").rules == FOUR


def test_a_truncated_move_is_not_a_pass() -> None:
    assert line_of(only("(;GM[4];B[hh];W[")) == "h8 -"


def test_square_boards_are_written_with_one_number() -> None:
    assert b"SZ[15]" in write([game("h8")])


def test_foreign_rule_names_are_kept_beside_the_programs_own() -> None:
    record = only("(;GM[4]RU[Chinese];B[hh])")
    text = write([record]).decode()
    assert "RU[Chinese]" in text
    assert "MSRU[15x15/5]" in text
    assert only(text).rules == record.rules


def test_rules_that_say_standard_mean_exactly_five() -> None:
    assert only("(;GM[4]RU[Standard];B[hh])").rules.overline is Overline.NOTHING


def test_rules_that_say_renju_or_caro_mean_them() -> None:
    assert codes("(;GM[4]RU[Renju];B[hh])") == []
    assert only("(;GM[4]RU[Renju (Taraguchi-10)];B[hh])").rules == PRESETS["renju-15"]
    for words in ("RIF", "RIF 2023", "Renju International Federation", "Soosõrv-8", "Soosyrv", "Yamaguchi"):
        assert only(f"(;GM[4]RU[{words}];B[hh])").rules == PRESETS["renju-15"], words
    assert only("(;GM[4]RU[Drift];B[hh])").rules == PRESETS["gomoku-15"]
    assert only("(;GM[4]SZ[19]RU[caro];B[hh])").rules == Rules(19, 19, 5, overline=Overline.CARO)


def test_a_forbidden_move_is_kept_unread_and_named() -> None:
    opened = read("(;GM[4]RU[Renju];B[hg];W[aa];B[hf];W[ca];B[gh];W[ea];B[ih];W[ga];B[hh];W[oo])")
    (warning,) = opened.warnings
    assert "h8 is forbidden for Black, three-three: g8–i8 and h8–h10." in warning.sentence


SIX_IN_A_ROW = "(;GM[4];B[aa];W[ac];B[ba];W[ae];B[ca];W[ag];B[ea];W[ai];B[fa];W[ak];B[da];W[am];B[an])"


def test_a_game_that_continues_after_six_uses_the_exact_rule() -> None:
    opened = read(SIX_IN_A_ROW)
    assert opened.records[0].rules == PRESETS["standard-15"]
    assert [warning.code for warning in opened.warnings] == ["exact_lines"]


def test_explicit_rules_are_kept_and_contradicting_moves_are_not_played() -> None:
    text = SIX_IN_A_ROW.replace("GM[4]", "GM[4]RU[15x15/5]")
    opened = read(text)
    assert opened.records[0].rules == PRESETS["gomoku-15"]
    assert [warning.code for warning in opened.warnings] == ["unplayable", "unplayable"]


def test_move_on_a_stone_is_kept_unread_and_written_again() -> None:
    opened = read("(;GM[4];B[hh];W[hh]C[oops];B[ig])")
    record = opened.records[0]
    assert line_of(record) == "h8 - i9"
    assert "h8 is occupied" in str(opened.warnings[0])
    assert opened.warnings[0].place.line == 1
    assert b";W[hh]" in write([record]) or b"C[oops]W[hh]" in write([record])


def test_move_off_the_board_is_kept_unread() -> None:
    opened = read("(;GM[4]SZ[9];B[aa];W[zz];B[bb])")
    assert line_of(opened.records[0]) == "a9 - b8"
    assert b"W[zz]" in write(opened.records)


def test_unknown_properties_survive_unchanged() -> None:
    record = only("(;GM[4]EV[Cup \\: final]KM[6.5];B[hh]LB[hh:1][ig:2]XX[a\\]b][];W[ig]MA[aa])")
    text = write([record]).decode()
    for kept in ("EV[Cup \\: final]", "KM[6.5]", "LB[hh:1][ig:2]", "XX[a\\]b][]", "MA[aa]"):
        assert kept in text


def test_analysis_times_and_parameters_survive() -> None:
    record = game("h8 i9")
    node = record.main_line()[-1]
    node.time_ms = 1234
    node.analysis = PositionAnalysis(
        12_000,
        (Candidate(98 - 1, 9000, 0.1 + 0.2, 0.25, Proof.WIN, (97, 96)), Candidate(0, 3000, -1.0)),
        "studio: [strong]",
        {"exploration": 1.4142135623730951, "proofs": True, "threads": 2, "rollout": 'next "to" stones]'},
    )
    again = only(write([record]).decode()).main_line()[-1]
    assert again.time_ms == 1234
    assert again.analysis == node.analysis


def test_proofs_and_comparisons_survive() -> None:
    record = game("h8 i9")
    node = record.main_line()[-1]
    node.analysis = PositionAnalysis(
        12_000,
        (Candidate(97, 9000, 1.0, proof=Proof.WIN, proof_moves=5), Candidate(0, 3000, -1.0, proof=Proof.LOSS)),
        known=KnownResult(Proof.WIN, 5),
        lost=(1, 2, 3),
        lost_in=4,
        is_steered=True,
        is_later=True,
        compared=(Candidate(5, 1000, 0.25), Candidate(6, 1000, -0.25)),
    )
    data = write([record])
    assert only(data.decode()).main_line()[-1].analysis == node.analysis
    text = data.decode()
    for value in (" W5 -]", " L -]", "MSPF[W5]", "MSLO[L4 baca", "MSSD[1]", "MSLT[1]", "MSCO[fa 1000 0.25 - - -]"):
        assert value in text


def test_an_older_analysis_has_proofs_without_a_number_of_moves() -> None:
    record = only("(;GM[4]SZ[15];B[hh]MSAN[12:studio]MSCA[hg 9 1.0 - W hg][aa 3 -1.0 - L -])")
    analysis = record.main_line()[-1].analysis
    assert analysis is not None
    assert [(row.proof, row.proof_moves) for row in analysis.candidates] == [(Proof.WIN, None), (Proof.LOSS, None)]
    assert (analysis.known, analysis.lost, analysis.compared) == (NOTHING_KNOWN, (), ())
    assert (analysis.is_steered, analysis.is_later) == (False, False)
    assert record.known(record.main_line()[-1]) == KnownResult(Proof.WIN)


@pytest.mark.parametrize(
    "broken",
    [
        "MSCA[hg 9 1.0 - W-5 hg]",
        "MSCA[hg 9 1.0 - W99999 hg]",
        "MSPF[X3]",
        "MSPF[W\u0663]",
        "MSLO[L4]",
        "MSLO[L4 aaa]",
        "MSCO[zz 1 0 - - -]",
    ],
)
def test_a_broken_proof_is_kept_unread(broken: str) -> None:
    opened = read(f"(;GM[4]SZ[15];B[hh]MSAN[12]{broken})")
    node = opened.records[0].main_line()[-1]
    assert node.analysis is None
    assert {warning.code for warning in opened.warnings} == {"analysis"}
    assert node.properties["MSAN"] == ("12",)
    assert f"[{node.properties[broken[:4]][0]}]" == broken[4:]


@pytest.mark.parametrize(
    "broken", ["MSAN[x]", "MSAN[5]MSCA[zz 1 0 - - -]", "MSCA[hh 1 0 - - -]", "MSAN[1]MSPA[a=[\\]]"]
)
def test_analysis_that_cannot_be_read_is_kept_unread(broken: str) -> None:
    opened = read(f"(;GM[4];B[hh]{broken})")
    assert [warning.code for warning in opened.warnings] == ["analysis"]
    assert broken.encode() in write(opened.records)


@pytest.mark.parametrize(
    "properties",
    [
        "B[zz]B[yy]",
        "B[hh][ii]",
        "B[hh];W[ii];B[zz]B[hh]",
        "B[hh]PL[foo];W[ii]",
        "B[hh]PL[B][W]",
        "AB[aa:ea]AW[ab:eb]PL[W]",
        "B[hh]MSTM[5][6]MSTM[x]",
        "B[hh]MSAN[1]MSAN[2]",
        "B[hh]MSAN[1]MSPA[a=1][a=2]",
        "PB[a][b]PB[c]",
        "RU[Chinese][15x15/5]",
        "X[][]",
    ],
)
def test_nothing_is_lost_in_a_round_trip(properties: str) -> None:
    """A written file has all values, and is written the same way again."""
    text = f"(;GM[4]{'' if properties[:2] in ('PB', 'RU') else ';'}{properties})"
    once = write(read(text).records)
    twice = write(read(once.decode()).records)
    assert once == twice
    values = sorted(value for node in parse(text, Report())[0] for _, kept in node.properties for value in kept)
    written = [value for node in parse(once.decode(), Report())[0] for _, kept in node.properties for value in kept]
    expanded = {"aa:ea": ["aa", "ba", "ca", "da", "ea"], "ab:eb": ["ab", "bb", "cb", "db", "eb"]}
    for value in values:
        for single in expanded.get(value, [value]):
            written.remove(single)


def test_property_without_value_is_not_written() -> None:
    record = only("(;GM[4];B[hh]MSAN;W[hh]XX)")
    assert b"MSAN" not in write([record])
    assert b"W[hh]" in write([record])


def test_an_invalid_side_is_not_set_up() -> None:
    record = only("(;GM[4];B[hh]PL[foo];W[ii])")
    assert record.main_line()[1].setup is None
    assert record.position(record.main_line()[-1]).ply == 2


def test_long_parameters_of_wide_letters_survive() -> None:
    record = game("h8")
    record.root.analysis = PositionAnalysis(1, (), "", {"note": "é" * 5000})
    assert only(write([record]).decode()).root.analysis == record.root.analysis


def test_a_truncated_file_gives_its_readable_part_with_a_warning() -> None:
    opened = read("(;GM[4];B[hh];W[ig](;B[aa]C[cut off he")
    assert line_of(opened.records[0]) == "h8 i9 a15"
    assert {warning.code for warning in opened.warnings} == {"unclosed", "unfinished"}


def test_text_around_the_games_is_skipped() -> None:
    opened = read("Dear friend,\n(;GM[4];B[hh]) and (;GM[4];B[ig])\nbye")
    assert len(opened.records) == 2


def test_comment_with_a_line_like_an_old_format_is_still_sgf() -> None:
    assert read("(;SZ[15]C[my\nsizes\n1,2,3\n];B[hh])").format is Format.SGF


def test_brackets_and_semicolons_alone_make_no_game() -> None:
    assert read("# see (;x)\nh8").format is Format.POINTS
    with pytest.raises(FileError, match="not a game file"):
        read("for(;;) { }")


def test_a_wide_file_without_a_game_is_refused() -> None:
    with pytest.raises(FileError, match="not a game file"):
        read_records("hello".encode("utf-16"))


def test_root_comment_stays_with_the_start() -> None:
    record = only("(;GM[4]C[intro]B[hh]C[move])")
    assert record.root.comment == "intro"
    assert record.main_line()[1].comment == "move"


def test_text_without_a_game_is_refused() -> None:
    with pytest.raises(FileError, match="not a game file"):
        read("hello, world; how are you?")


def test_collection_is_written_and_read_in_order() -> None:
    text = write([game("h8"), game("d1", FOUR), game("a1 a2")]).decode()
    assert [line_of(record) for record in read(text).records] == ["h8", "d1", "a1 a2"]


def test_twenty_thousand_levels_of_variations_are_read_without_recursion() -> None:
    depth = 20_000
    record = only("(;GM[4]" + "(;C[x]" * depth + ")" * (depth + 1))
    assert len(list(record.nodes())) == depth + 1
    assert len(list(only(write([record]).decode()).nodes())) == depth + 1
