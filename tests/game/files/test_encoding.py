import pytest

from studio.game.files import read_records
from studio.game.files.encoding import decode
from studio.game.files.report import Report

TEXTS = [
    ("gb18030", "张三 - 李四 五子棋"),
    ("gb18030", "黑棋先手，白棋胜"),
    ("big5", "張三對李四 五子棋"),
    ("big5", "比賽第一局"),
    ("cp932", "中村茂名人 対 河村典彦"),
    ("cp932", "なかむら"),
    ("cp932", "岡部寛"),
    ("cp932", "長谷川一人"),
    ("gb18030", "邹伟"),
    ("gb18030", "梅凡"),
    ("big5", "許家豪"),
    ("cp949", "태호"),
    ("cp1251", "Ёлкин"),
    ("utf-8", "Ann 😀"),
    ("cp949", "김철수"),
    ("cp949", "오목 대국 흑승"),
    ("cp1251", "Иванов против Петрова"),
    ("cp1251", "Ход чёрных"),
    ("cp1252", "Attila Hegedüs"),
    ("utf-8", "张三"),
    ("utf-8", "é"),
    ("utf-8", "Ants Soosõrv"),
]


TELLING = [(encoding, text) for encoding, text in TEXTS if text != "é"]
"""Without the one whose bytes are a Chinese character too, so that GBK may be true of it."""


@pytest.mark.parametrize(("encoding", "text"), TEXTS)
def test_undeclared_encodings_are_guessed(encoding: str, text: str) -> None:
    report = Report()
    assert text in decode(f"(;GM[4]PB[{text}])".encode(encoding), report)
    assert [warning.code for warning in report.warnings] == ["encoding_guessed"] * (encoding != "utf-8")


@pytest.mark.parametrize(("encoding", "text"), TELLING)
@pytest.mark.parametrize(("declared", "codec"), [("UTF-8", "utf-8"), ("GBK", "gb18030")])
def test_false_declarations_are_corrected_with_a_warning(encoding: str, text: str, declared: str, codec: str) -> None:
    report = Report()
    assert text in decode(f"(;GM[4]CA[{declared}]PB[{text}])".encode(encoding), report)
    assert [warning.code for warning in report.warnings] == ["encoding"] * (encoding != codec)


@pytest.mark.parametrize(
    "declared", ["zlib", "rot13", "../../etc/passwd", "punycode", "idna", "hex", "mbcs", "\\x00", ""]
)
def test_malicious_declarations_are_never_looked_up(declared: str) -> None:
    opened = read_records(f"(;GM[4]CA[{declared}]PB[é];B[hh])".encode())
    assert opened.records[0].black == "é"


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_byte_order_marks_are_respected(encoding: str) -> None:
    assert read_records("(;GM[4]PB[张三];B[hh])".encode(encoding)).records[0].black == "张三"


@pytest.mark.parametrize(
    ("declared", "codec", "text"), [("ISO-8859-1", "latin-1", "Ö"), ("windows-1251", "cp1251", "Ёж")]
)
def test_correct_declarations_are_used(declared: str, codec: str, text: str) -> None:
    opened = read_records(f"(;GM[4]CA[{declared}]PB[{text}];B[hh])".encode(codec))
    assert (opened.records[0].black, opened.warnings) == (text, ())


def test_a_backslash_as_second_byte_escapes_nothing() -> None:
    data = "(;GM[4]CA[Shift_JIS]PB[ソ十表予];B[hh])".encode("cp932")
    assert b"\\" in data
    assert read_records(data).records[0].black == "ソ十表予"


def test_undecodable_bytes_are_read_with_a_warning() -> None:
    opened = read_records(b"(;GM[4]CA[UTF-8]PB[\xff\xfe\x81\x00\x98];B[hh])")
    assert "encoding" in [warning.code for warning in opened.warnings]
    assert len(opened.records) == 1
