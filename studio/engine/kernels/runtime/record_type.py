"""The type that tuned kernels give to a record: a row of slots, handed over as one value.

This uses internals of Numba, and tests hold that it works.
"""

import hashlib
from typing import Any, TypeVar

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.datamodel.models import PrimitiveModel
from numba.core.datamodel.registry import register_default
from numba.core.imputils import lower_getattr_generic
from numba.core.pythonapi import NativeValue, unbox
from numba.core.typing.typeof import typeof, typeof_impl

C = TypeVar("C", bound=type)
_SLOT = ir.IntType(8).as_pointer()
_WORD = ir.IntType(64)
_DATA, _SIZE, _ITEM_SIZE, _LENGTHS, _STEPS = 4, 2, 3, 5, 6
"""The parts of an array, as the compiler knows it, that nothing else is made of: the rest says who owns it."""


class Record(types.NamedTuple):
    """The type of a named tuple that is handed over as one value."""

    def __init__(self, fields: Any, kind: type) -> None:
        super().__init__(fields, kind)
        digest = hashlib.sha256(self.name.encode()).hexdigest()[:16]
        self.name = f"{kind.__name__}_{digest}"  # a short one: it is part of the name of whatever takes the record

    @property
    def key(self) -> str:
        return self.name


def as_one_value(kind: C) -> C:
    """Hand tuples of this class over as one value."""

    @typeof_impl.register(kind)
    def _record_of(value: Any, context: Any) -> Record:
        return Record([typeof(field, context.purpose) for field in value], kind)

    return kind


@register_default(Record)
class _Slots(PrimitiveModel):
    """How the compiler represents a record: the records in it, then the slots of all its other fields."""

    def __init__(self, models: Any, kind: Record) -> None:
        inner = [models[field].get_value_type() for field in kind.types if isinstance(field, Record)]
        self.places: list[tuple[int, ...]] = []
        records, slots = 0, 0
        for field in kind.types:
            if isinstance(field, Record):
                self.places.append((records,))
                records += 1
            else:
                self.places.append((len(inner), slots))
                slots += len(_parts(field)) if isinstance(field, types.Array) else 1
        whole = ir.LiteralStructType([*inner, ir.ArrayType(_SLOT, slots)])
        super().__init__(models, kind, whole)


@lower_getattr_generic(Record)
def _field(context: Any, builder: Any, kind: Record, value: Any, name: str) -> Any:
    index = kind.fields.index(name)
    field, place = kind.types[index], context.data_model_manager[kind].places[index]
    if isinstance(field, types.Array):
        return _array(context, builder, field, value, place)
    found = builder.extract_value(value, place)
    if isinstance(field, Record):
        return found
    model = context.data_model_manager[field]
    return model.from_data(builder, _out_of_slot(builder, found, model.get_data_type()))


def _parts(field: types.Array) -> list[list[int]]:
    """What a record keeps of an array: where it lies, and for each axis its length and the step between elements."""
    return [[_DATA], *([part, axis] for part in (_LENGTHS, _STEPS) for axis in range(field.ndim))]


def _array(context: Any, builder: Any, field: types.Array, value: Any, place: tuple[int, ...]) -> Any:
    """An array as the compiler knows it; nobody owns its memory here."""
    kind = context.get_value_type(field)
    item = _WORD(context.get_abi_sizeof(context.get_data_type(field.dtype)))
    array, size = ir.Constant(kind, None), None
    for slot, part in enumerate(_parts(field), place[1]):
        found = builder.extract_value(value, [place[0], slot])
        number = _out_of_slot(builder, found, kind.elements[_DATA] if part == [_DATA] else _WORD)
        if part[0] == _LENGTHS:
            size = number if size is None else builder.mul(size, number)
        if part == [_STEPS, field.ndim - 1] and field.layout == "C":
            number = item
        array = builder.insert_value(array, number, part)
    array = builder.insert_value(array, size, [_SIZE])
    return builder.insert_value(array, item, [_ITEM_SIZE])


def _out_of_slot(builder: Any, found: Any, kind: Any) -> Any:
    if isinstance(kind, ir.PointerType):
        return builder.bitcast(found, kind)
    if isinstance(kind, ir.IntType):
        return builder.ptrtoint(found, kind)
    return builder.bitcast(builder.ptrtoint(found, _WORD), kind)


def _into_slot(builder: Any, number: Any) -> Any:
    if isinstance(number.type, ir.PointerType):
        return builder.bitcast(number, _SLOT)
    if not isinstance(number.type, ir.IntType):
        number = builder.bitcast(number, _WORD)
    return builder.inttoptr(number, _SLOT)


@unbox(Record)
def _fill(kind: Record, value: Any, compiler: Any) -> NativeValue:
    """Make a record of a tuple of Python's."""
    builder, context = compiler.builder, compiler.context
    filled: Any = ir.Constant(context.get_value_type(kind), ir.Undefined)
    failed: Any = cgutils.false_bit
    for index, (field, place) in enumerate(zip(kind.types, context.data_model_manager[kind].places, strict=True)):
        native = compiler.unbox(field, compiler.pyapi.tuple_getitem(value, index))
        failed = builder.or_(failed, native.is_error)
        for slot, number in enumerate(_contents(context, builder, field, native.value)):
            filled = builder.insert_value(filled, number, [*place[:-1], place[-1] + slot])
    return NativeValue(filled, is_error=failed)


def _contents(context: Any, builder: Any, field: types.Type, value: Any) -> list[Any]:
    """What is kept of a field's value, one after the other."""
    if isinstance(field, Record):
        return [value]
    if isinstance(field, types.Array):
        return [_into_slot(builder, builder.extract_value(value, part)) for part in _parts(field)]
    return [_into_slot(builder, context.data_model_manager[field].as_data(builder, value))]
