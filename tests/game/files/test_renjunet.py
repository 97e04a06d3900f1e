import random
import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio.game.files import FileError, Format, Opened, limits, open_records, read_records, save_record
from studio.game.files.game_files import recognise, refuse_large_database
from studio.game.files.listing import Database, listed_games
from studio.game.files.renjunet import NUMBER, OFFERS, SWAP
from studio.game.record import GameRecord, Outcome
from studio.game.rules import PRESETS
from tests.game.boards import game, line_of

TABLES = """
<countries><country id="1" name="Estonia" abbr="EST"/></countries>
<cities><city id="7" country="1" name="Tallinn"/></cities>
<rules><rule id="1" name="RIF"><info>the old rule</info></rule><rule id="2" name="Gomoku"/></rules>
<openings><opening id="4" name="Kagetsu" abbr="4D"/></openings>
<players>
<player id="1" name="Ants" surname="Õun" country="1" city="7"/>
<player id="2" name="" surname="Kask" country="1" city="7"/>
</players>
<tournaments>
<tournament id="3" name="World &amp; Cup" country="1" city="7" year="1999" month="8" start="" end="" rule="1"/>
<tournament id="4" name="Team" year="2001" month="" start="2001-05-02" rule="2"/>
</tournaments>
"""
GAME = (
    '<game id="12" publisher="1" tournament="3" round="2" rule="1" black="1" white="2" bresult="1" opening="4" '
    'alt="j6 f10" swap="1"><move>h8 h9 i9 j8 j6</move><info>a fine game</info></game>'
)


def database(*games: str, tables: str = TABLES, head: str = '<?xml version="1.0" encoding="UTF-8"?>') -> bytes:
    return f'{head}\n<database version="1.0">{tables}<games>{"".join(games)}</games></database>'.encode()


def opened(*games: str) -> Opened:
    return read_records(database(*games))


def only(*games: str) -> GameRecord:
    (record,) = opened(*games).records
    return record


def moves(text: str, attributes: str = 'rule="2"') -> str:
    return f"<game {attributes}><move>{text}</move></game>"


def codes(found: Opened) -> list[str]:
    return [warning.code for warning in found.warnings]


def refusal(data: bytes) -> FileError:
    with pytest.raises(FileError) as caught:
        read_records(data)
    return caught.value


def test_a_game_has_its_players_date_result_and_moves() -> None:
    record = only(GAME)
    assert (record.black, record.white) == ("Ants Õun", "Kask")
    assert (record.date, record.result, record.outcome) == ("1999-08", "B+", Outcome.BLACK_WINS)
    assert line_of(record) == "h8 h9 i9 j8 j6"
    assert record.rules == PRESETS["renju-15"]


def test_the_tournament_the_rule_and_the_opening_become_properties() -> None:
    properties = only(GAME).properties
    assert properties["EV"] == ("World & Cup",)
    assert properties["PC"] == ("Tallinn, Estonia",)
    assert properties["RO"] == ("2",)
    assert properties["RU"] == ("RIF",)
    assert properties["ON"] == ("4D Kagetsu",)
    assert (properties[NUMBER], properties[SWAP], properties[OFFERS]) == (("12",), ("1",), ("j6 f10",))


def test_offered_fifth_moves_and_notes_become_comments() -> None:
    record = only(GAME)
    assert record.root.comment == "a fine game"
    assert record.main_line()[4].comment == "Offered fifth moves: j6, f10"


def test_a_game_is_renju() -> None:
    found = opened(GAME, GAME)
    assert codes(found) == []
    assert found.format is Format.RIF
    assert {record.rules for record in found.records} == {PRESETS["renju-15"]}


def test_a_game_of_gomoku_is_five_in_a_row() -> None:
    found = opened(moves("h8 i9", 'tournament="4"'))
    assert codes(found) == []
    assert found.records[0].rules == PRESETS["gomoku-15"]
    assert found.records[0].date == "2001-05-02"


def test_a_given_rule_is_used_if_its_board_fits() -> None:
    exact = PRESETS["standard-15"]
    assert read_records(database(GAME), exact).records[0].rules == exact
    assert codes(read_records(database(GAME), exact)) == []
    assert read_records(database(GAME), PRESETS["gomoku-9"]).records[0].rules == PRESETS["renju-15"]


@pytest.mark.parametrize(
    ("points", "result"), [("1", "B+"), ("0", "W+"), ("0.5", "0"), ("0,5", "0"), ("", ""), ("9", "")]
)
def test_blacks_points_are_the_result(points: str, result: str) -> None:
    assert only(f'<game bresult="{points}"><move>h8</move></game>').result == result


def test_missing_and_unknown_references_are_empty() -> None:
    record = only('<game black="99" tournament="99"><move>h8</move></game>')
    assert (record.black, record.white, record.date) == ("", "", "")
    assert record.properties == {}


def test_tables_may_follow_the_games() -> None:
    data = f"<database><games>{GAME}</games>{TABLES}</database>".encode()
    assert read_records(data).records[0].black == "Ants Õun"


def test_names_of_elements_may_have_capitals_and_offers_may_be_an_attribute_of_the_moves() -> None:
    record = only('<Game Rule="2"><Move alt="a1 a2">h8 h9 i9 j8 j6</Move></Game>')
    assert record.main_line()[4].comment == "Offered fifth moves: a1, a2"


def test_a_game_without_moves_is_empty() -> None:
    assert [len(record.main_line()) for record in opened("<game/>", "<game><move/></game>").records] == [1, 1]


@pytest.mark.parametrize(
    ("text", "kept", "at"),
    [("h8 x9 i9", "h8", "x9"), ("h8 h16 i9", "h8", "h16"), ("h8 i9 h8 j9", "h8 i9", "h8"), ("pass h8", "", "pass")],
)
def test_moves_up_to_an_impossible_one_are_read(text: str, kept: str, at: str) -> None:
    found = opened(moves("h8 i9"), moves(text, 'id="5" rule="2"'))
    (warning,) = found.warnings
    assert warning.sentence == f"Game 5: only the moves before {at} were read."
    assert warning.place.byte == database(moves("h8 i9"), moves(text, 'id="5" rule="2"')).index(b'<game id="5"')
    assert line_of(found.records[1]) == kept


def test_a_move_after_the_end_of_the_game_is_reported_once_when_the_record_is_created() -> None:
    found = opened(moves("a1 a2 b1 b2 c1 c2 d1 d2 e1 e2 f5"))
    assert codes(found) == []
    for _ in range(2):
        record = found.records[0]
        assert codes(found) == ["unplayable", "unplayable"]
    assert len([node for node in record.nodes() if node.move]) == 9
    assert tuple(found.warnings) == found.warnings[:2]


def test_the_list_of_the_games_equals_their_records() -> None:
    found = opened(GAME, moves("h8 i9 h8"), "<game/>")
    assert isinstance(found.records, Database)
    listed = listed_games(found.records)
    assert listed == list(listed_games(tuple(found.records)))
    assert [entry.moves for entry in listed] == [5, 2, 0]
    assert listed[0].outcome is Outcome.BLACK_WINS


def test_games_are_chosen_by_index_and_slice() -> None:
    records: Sequence[GameRecord] = opened(GAME, moves("h8"), moves("i9")).records
    assert line_of(records[-1]) == "i9"
    assert [line_of(record) for record in records[1:]] == ["h8", "i9"]
    with pytest.raises(IndexError):
        records[3]


def test_a_game_is_saved_as_sgf_and_opened_again(tmp_path: Path) -> None:
    record = only(GAME)
    save_record(record, tmp_path / "game.sgf")
    again = open_records(tmp_path / "game.sgf").records[0]
    assert line_of(again) == line_of(record)
    assert (again.black, again.properties["EV"], again.properties[SWAP]) == ("Ants Õun", ("World & Cup",), ("1",))


def test_a_database_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(FileError):
        save_record(game("h8"), tmp_path / "games.rif")
    with pytest.raises(FileError, match="read"):
        save_record(game("h8"), tmp_path / "games.rif", Format.RIF)


def test_a_large_database_is_not_turned_into_records_as_a_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    records = opened(GAME, GAME).records
    refuse_large_database(records)
    monkeypatch.setattr("studio.game.files.game_files.MAX_NODES", 9)
    with pytest.raises(FileError, match="Use a file with fewer games"):
        refuse_large_database(records)
    refuse_large_database([game("h8 i9 j10 k11 l12 m13 a1 a2 a3 a4 a5")])


# Recognition and encodings


@pytest.mark.parametrize(
    "head", ["", '<?xml version="1.0"?>', "\ufeff", "\n ", "<!-- database of games -->", "<?xml version='1.0'?>\n\n"]
)
def test_databases_are_recognised(head: str) -> None:
    assert recognise(database(GAME, head=head)) is Format.RIF


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "iso-8859-1", "windows-1252", "koi8-r"])
def test_the_declared_encoding_is_used(encoding: str) -> None:
    name = "Жук" if encoding == "koi8-r" else "Sören"
    head = f'<?xml version="1.0" encoding="{encoding}"?>'
    tables = f'<players><player id="1" name="{name}" surname="A"/></players>'
    data = database(GAME, tables=tables, head=head).decode().encode(encoding)
    assert read_records(data).records[0].black == f"{name} A"


def test_other_xml_is_not_recognised() -> None:
    assert recognise(b'<?xml version="1.0"?><html><body>h8 i9</body></html>') is None
    assert recognise(b"(;GM[4]C[<database >];B[hh])") is Format.SGF


# Damage and attacks


def test_every_truncated_database_is_refused_with_the_place() -> None:
    data = database(GAME)
    for end in range(60, len(data), 7):
        error = refusal(data[:end])
        assert error.code in ("xml", "unknown_format")
        if error.code == "xml":
            assert re.fullmatch(r"byte \d+: The XML of the file is damaged: [^:]+\.", str(error)), str(error)


@pytest.mark.parametrize(
    "damage",
    [
        database(GAME).replace(b"</games>", b""),
        database(GAME).replace(b'id="12"', b'id="12" id="13"'),
        database(GAME).replace(b"a fine", b"a & fine"),
        database(GAME).replace(b"a fine", b"&unknown;"),
        database(GAME).replace(b"a fine", b"\xff\xfe"),
        database(GAME) + b"<more/>",
        database(GAME, head='<?xml version="1.0" encoding="no-such-encoding"?>'),
        database(GAME, head='<?xml version="1.0" encoding="gbk"?>'),
    ],
)
def test_damaged_xml_is_refused(damage: bytes) -> None:
    assert refusal(damage).code == "xml"


@pytest.mark.parametrize(
    "doctype",
    [
        "<!DOCTYPE database>",
        '<!DOCTYPE database SYSTEM "games.dtd">',
        '<!DOCTYPE database [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>',
        '<!DOCTYPE database [<!ENTITY secret SYSTEM "file:///etc/passwd">]>',
        '<!DOCTYPE database [<!ENTITY % more SYSTEM "http://127.0.0.1/more.dtd"> %more;]>',
    ],
)
def test_document_types_and_entities_are_refused(doctype: str) -> None:
    error = refusal(database(GAME, head=f'<?xml version="1.0"?>{doctype}'))
    assert error.code == "xml_doctype"
    assert "For safety" in error.sentence


def test_another_root_is_refused() -> None:
    error = refusal(b"<games><database ></database></games>")
    assert error.sentence == "The XML begins with games, so it is not a RenjuNet database."


def test_a_database_without_games_is_refused() -> None:
    assert refusal(database()).code == "no_game"


def test_deep_nesting_is_refused() -> None:
    assert refusal(database("<a>" * 1000)).code == "xml_nesting"


@pytest.mark.parametrize(
    "token",
    [
        f"<!--{' ' * (limits.MAX_DATABASE_TOKEN + (1 << 18))}-->",
        "<game " + " ".join(f"a{number}='1'" for number in range(90_000)) + "/>",
    ],
)
def test_long_tags_and_comments_are_refused(token: str) -> None:
    assert refusal(database(token)).code == "xml_token"


def test_a_long_text_in_a_game_is_refused() -> None:
    assert refusal(database(moves("h8 " * limits.MAX_DATABASE_TEXT))).code == "xml_text"


@pytest.mark.parametrize(
    ("limit", "content", "code"),
    [("GAMES", moves("h8") * 4, "games"), ("ELEMENTS", "<a/>" * 40, "xml_elements"), ("ROWS", "", "xml_rows")],
)
def test_too_many_games_elements_and_rows_are_refused(
    monkeypatch: pytest.MonkeyPatch, limit: str, content: str, code: str
) -> None:
    monkeypatch.setattr(f"studio.game.files.renjunet_syntax.MAX_DATABASE_{limit}", 30 if limit == "ELEMENTS" else 3)
    assert refusal(database(content)).code == code


def test_only_databases_may_be_larger_than_other_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = database(*[GAME] * 30)
    monkeypatch.setattr("studio.game.files.game_files.MAX_FILE_BYTES", len(data) - 10)
    path = tmp_path / "games.rif"
    path.write_bytes(data)
    assert len(open_records(path).records) == len(read_records(data).records) == 30
    monkeypatch.setattr("studio.game.files.game_files.MAX_DATABASE_BYTES", len(data) - 5)
    with pytest.raises(FileError, match="too large"):
        open_records(path)
    assert refusal(data).code == "too_large"


@given(st.integers(0, 10_000))
def test_damaged_databases_are_opened_or_refused(seed: int) -> None:
    chance, data = random.Random(seed), bytearray(database(GAME, moves("h8 i9")))
    for _ in range(chance.randint(1, 6)):
        at = chance.randrange(len(data))
        data[at : at + chance.randint(0, 3)] = bytes(chance.choices(b'<>&"/=ah8 \x00\xff!', k=chance.randint(0, 3)))
    try:
        found = read_records(bytes(data))
    except FileError:
        return
    assert len(found.records) == len(listed_games(found.records))
    for record in found.records:
        assert all(visit.problem is None for visit in record.replay())
