"""Texts are marked so that lupdate finds them, and so that they are found again at run time."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import studio

SOURCES = sorted((Path(studio.__file__).parent / "ui").rglob("*.py"))


@dataclass(frozen=True)
class Call:
    """A call of tr or translate."""

    place: str
    node: ast.Call
    owner: str
    """The class of the method that contains it."""
    is_in_f_string: bool

    @property
    def name(self) -> str:
        return _name(self.node)


@cache
def calls() -> tuple[Call, ...]:
    return tuple(_found_calls())


def _found_calls() -> Iterator[Call]:
    for path in SOURCES:
        yield from _calls(ast.parse(path.read_text("utf-8")), path.name, "", in_f_string=False)


def _calls(node: ast.AST, file: str, owner: str, *, in_f_string: bool) -> Iterator[Call]:
    for child in ast.iter_child_nodes(node):
        inner = child.name if isinstance(child, ast.ClassDef) else owner
        within = in_f_string or isinstance(child, ast.JoinedStr)
        if isinstance(child, ast.Call) and _is_marking(child):
            yield Call(f"{file}:{child.lineno}", child, owner, in_f_string)
        yield from _calls(child, file, inner, in_f_string=within)


def _is_marking(call: ast.Call) -> bool:
    return _name(call) == "tr" or (_name(call) == "translate" and not isinstance(call.func, ast.Attribute))


def _name(call: ast.Call) -> str:
    """Return the name of the called function or method."""
    return getattr(call.func, "id", "") or getattr(call.func, "attr", "")


def _text(call: Call) -> ast.expr:
    return call.node.args[1 if call.name == "translate" else 0]


def test_the_search_finds_texts() -> None:
    assert len(calls()) > 100


def test_no_text_is_concatenated_before_translation() -> None:
    assert not [call.place for call in calls() if isinstance(_text(call), ast.JoinedStr | ast.BinOp)]


def test_no_text_is_marked_within_an_f_string() -> None:
    """lupdate does not look inside f-strings."""
    assert not [call.place for call in calls() if call.is_in_f_string and isinstance(_text(call), ast.Constant)]


def test_tr_is_called_on_self() -> None:
    """lupdate does not know the class of another object."""
    strangers = [
        call.place
        for call in calls()
        if call.name == "tr" and getattr(getattr(call.node.func, "value", None), "id", "") != "self"
    ]
    assert not strangers


def test_tr_stands_in_the_class_of_its_object() -> None:
    """At run time the object's own class is the context; a text marked in its base class would not be found."""
    bases = {
        getattr(base, "id", "")
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
        for base in node.bases
    }
    assert not [call.place for call in calls() if call.name == "tr" and (not call.owner or call.owner in bases)]


def test_plurals_use_tr() -> None:
    """lupdate recognizes plurals only in tr, not in translate."""
    assert not [call.place for call in calls() if call.name == "translate" and len(call.node.args) > 2]
