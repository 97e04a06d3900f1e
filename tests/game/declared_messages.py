"""Finds the messages and phrases that the package declares, and the places that use them, in its syntax trees."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import studio

_PACKAGE = Path(studio.__file__).parent


@dataclass(frozen=True)
class Declared:
    """A declaration `NAME = Message("code", QT_TRANSLATE_NOOP("Messages", "template"))`; a phrase has no code."""

    module: str
    name: str
    kind: str
    code: str
    template: str
    is_marked: bool
    """Whether the template is marked, so that lupdate finds it."""


@dataclass(frozen=True)
class Use:
    """A place that names a declared message; `fields` is None if no call fills the template there."""

    message: Declared
    place: str
    fields: frozenset[str] | None = None


@dataclass
class _Module:
    name: str
    nodes: tuple[ast.AST, ...]
    """The module itself first."""
    aliases: dict[str, str] = field(default_factory=dict)
    """The full names of imported names, in case they are modules, by the names used here."""
    imported: dict[str, tuple[str, str]] = field(default_factory=dict)
    """The module and the original name of each imported name, by the name used here."""


@cache
def declared() -> tuple[Declared, ...]:
    return tuple(found for module in _modules() for found in _declared_in(module))


@cache
def uses() -> tuple[Use, ...]:
    """Return all uses of messages outside of their declarations."""
    return tuple(_uses())


def _uses() -> Iterator[Use]:
    known = {(found.module, found.name): found for found in declared()}
    for module in _modules():
        calls = {id(node): call for call in module.nodes if isinstance(call, ast.Call) for node in _first(call)}
        for node in module.nodes:
            message = known.get(_meant(node, module))
            if message is not None:
                call = calls.get(id(node))
                place = f"{module.name}:{getattr(node, 'lineno', 0)}"
                yield Use(message, place, _fields(call) if call is not None else None)


def made() -> Iterator[str]:
    """Yield the name of the module of each call that creates a message or a phrase."""
    for module in _modules():
        for node in module.nodes:
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Message", "Phrase"):
                yield module.name


@cache
def _modules() -> tuple[_Module, ...]:
    return tuple(_parsed_modules())


def _parsed_modules() -> Iterator[_Module]:
    for path in sorted(_PACKAGE.rglob("*.py")):
        name = ".".join(path.relative_to(_PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")
        module = _Module(name, tuple(ast.walk(ast.parse(path.read_text("utf-8")))))
        for node in module.nodes:
            if isinstance(node, ast.ImportFrom) and node.module:
                for imported in node.names:
                    here = imported.asname or imported.name
                    module.aliases[here] = f"{node.module}.{imported.name}"
                    module.imported[here] = (node.module, imported.name)
        yield module


def _declared_in(module: _Module) -> Iterator[Declared]:
    root = module.nodes[0]
    assert isinstance(root, ast.Module)
    for node in root.body:
        if not isinstance(node, ast.Assign) or not isinstance(node.value, ast.Call):
            continue
        target, kind = node.targets[0], getattr(node.value.func, "id", "")
        if isinstance(target, ast.Name) and kind in ("Message", "Phrase"):
            *code, template = node.value.args
            is_marked = isinstance(template, ast.Call)
            yield Declared(module.name, target.id, kind, "".join(map(_text, code)), _text(template), is_marked)


def _text(node: ast.expr) -> str:
    return str(ast.literal_eval(node.args[1] if isinstance(node, ast.Call) else node))


def _meant(node: ast.AST, module: _Module) -> tuple[str, str]:
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return module.aliases.get(node.value.id, ""), node.attr
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
        return module.imported.get(node.id, (module.name, node.id))
    return "", ""


_FILLING = ("Error", "FileWarning", "warn", "error", "_illegal")
_ALWAYS_FILLED = {"_illegal": frozenset({"point", "column", "winner"})}


def _first(call: ast.Call) -> Iterator[ast.expr]:
    """Yield the expressions that may be the message of a call, if the call fills templates."""
    if call.args and _name(call).endswith(_FILLING):
        first = call.args[0]
        yield from (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,)


def _fields(call: ast.Call) -> frozenset[str] | None:
    if any(keyword.arg is None for keyword in call.keywords):
        return None  # the names in **fields are not known
    fields = {str(keyword.arg) for keyword in call.keywords} | _ALWAYS_FILLED.get(_name(call), frozenset())
    for given in call.args:
        if isinstance(given, ast.Dict):
            fields |= {str(ast.literal_eval(key)) for key in given.keys if key is not None}
    return frozenset(fields)


def _name(call: ast.Call) -> str:
    return str(getattr(call.func, "id", None) or getattr(call.func, "attr", ""))
