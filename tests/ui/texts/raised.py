"""What the lower floors raise and warn of, read from their syntax trees."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import studio

_PACKAGE = Path(studio.__file__).parent
_RAISING = re.compile(r"[A-Z]\w*(Error|Warning)|warn|error|_illegal|_problem")
_CODE = re.compile(r"[a-z][a-z_]+")
_ALWAYS_GIVEN = {"_illegal": {"point", "column", "winner"}}


@dataclass(frozen=True)
class Raised:
    """One place: the code, the sentence with {} for what is filled in, and the names of the fields."""

    code: str
    sentence: str | None
    """None where it is put together elsewhere."""
    fields: frozenset[str] = field(default_factory=frozenset)
    place: str = ""


def raised() -> Iterator[Raised]:
    for path in lower_floors():
        for function in _functions(ast.parse(path.read_text("utf-8"))):
            yield from _in_function(function, f"{path.relative_to(_PACKAGE.parent)}: {function.name}")


def lower_floors() -> Iterator[Path]:
    above = {"ui", "commands"}
    yield from (path for path in _PACKAGE.rglob("*.py") if path.relative_to(_PACKAGE).parts[0] not in above)


def _functions(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def _in_function(function: ast.FunctionDef, place: str) -> Iterator[Raised]:
    sentences = _sentences(function)
    for call in ast.walk(function):
        name = _name(call.func) if isinstance(call, ast.Call) else ""
        if not isinstance(call, ast.Call) or not _RAISING.fullmatch(name) or len(call.args) < 2:
            continue
        fields = frozenset(str(word.arg) for word in call.keywords) | _ALWAYS_GIVEN.get(name, set())
        for word in call.keywords:
            if word.arg == "fields" and isinstance(word.value, ast.Dict):
                fields |= {str(key.value) for key in word.value.keys if isinstance(key, ast.Constant)}
        code, sentence = call.args[0], call.args[1]
        if isinstance(code, ast.Constant):
            yield Raised(str(code.value), _text(sentence, sentences), fields, place)
        elif isinstance(code, ast.JoinedStr):
            yield Raised(_skeleton(code), None, fields, place)
        else:
            yield from (Raised(found, None, fields, place) for found in _codes_in_tuples(function))


def _sentences(function: ast.FunctionDef) -> dict[str, list[tuple[int, str]]]:
    """The texts given to variables of the function, and in which line."""
    found: dict[str, list[tuple[int, str]]] = {}
    for node in ast.walk(function):
        if not isinstance(node, ast.Assign):
            continue
        for target, value in _pairs(node.targets[0], node.value):
            if isinstance(target, ast.Name) and _is_text(value):
                found.setdefault(target.id, []).append((node.lineno, _skeleton(value)))
    return found


def _pairs(target: ast.expr, value: ast.expr) -> Iterator[tuple[ast.expr, ast.expr]]:
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple) and len(target.elts) == len(value.elts):
        yield from zip(target.elts, value.elts, strict=True)
    else:
        yield target, value


def _text(sentence: ast.expr, known: dict[str, list[tuple[int, str]]]) -> str | None:
    """The text itself, or what the variable was given last."""
    if _is_text(sentence):
        return _skeleton(sentence)
    given = [text for line, text in sorted(known.get(_name(sentence), ())) if line < sentence.lineno]
    return given[-1] if given else None


def _codes_in_tuples(function: ast.FunctionDef) -> Iterator[str]:
    """Codes that are chosen at run time stand in pairs with their sentences."""
    for node in ast.walk(function):
        if isinstance(node, ast.Tuple) and len(node.elts) == 2 and all(map(_is_text, node.elts)):
            code = _skeleton(node.elts[0])
            if _CODE.fullmatch(code):
                yield code


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def _skeleton(node: ast.expr) -> str:
    """The text with {} for each thing that is filled in, and the quotation marks that !r puts around it."""
    if isinstance(node, ast.Constant):
        return str(node.value)
    assert isinstance(node, ast.JoinedStr)
    parts = (
        part.value if isinstance(part, ast.Constant) else "'{}'" if getattr(part, "conversion", -1) == 114 else "{}"
        for part in node.values
    )
    return "".join(map(str, parts))


def _name(node: ast.expr) -> str:
    return str(getattr(node, "id", None) or getattr(node, "attr", ""))
