"""The Numba type of named tuples that tuned kernels pass as one value, an array of slots.

This module uses internals of Numba. Tests check that they work.
"""

import hashlib
from collections.abc import Sequence
from typing import TypeVar

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.datamodel.manager import DataModelManager
from numba.core.datamodel.models import PrimitiveModel
from numba.core.datamodel.registry import register_default
from numba.core.imputils import lower_getattr_generic
from numba.core.pythonapi import NativeValue, _UnboxContext, unbox
from numba.core.typing.typeof import _TypeofContext, typeof, typeof_impl

from studio.engine.kernels.runtime.codegen import Builder, Context, Type, Value

C = TypeVar("C", bound=type)
_SLOT = ir.IntType(8).as_pointer()
_WORD = ir.IntType(64)
_DATA, _SIZE, _ITEM_SIZE, _LENGTHS, _STEPS = 4, 2, 3, 5, 6
"""Indices of the fields of Numba's array structure that kernels need. All other fields concern the memory's owner."""


class Record(types.NamedTuple):
    """The type of a named tuple that is passed as one value."""

    def __init__(self, fields: Sequence[types.Type], kind: type) -> None:
        super().__init__(fields, kind)
        digest = hashlib.sha256(self.name.encode()).hexdigest()[:16]
        self.name = f"{kind.__name__}_{digest}"  # short, as it is part of many function names

    @property
    def key(self) -> str:
        return self.name


def as_one_value(kind: C) -> C:
    """Make kernels pass tuples of this class as one value, and return the class."""

    @typeof_impl.register(kind)
    def _record_of(value: Sequence[object], context: _TypeofContext) -> Record:
        return Record([typeof(field, context.purpose) for field in value], kind)

    return kind


@register_default(Record)
class _Slots(PrimitiveModel):
    """The layout of a record in the compiler.

    A record is a structure: first the fields that are records themselves, then one array with the slots of all other
    fields.
    """

    def __init__(self, models: DataModelManager, kind: Record) -> None:
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
def _field(context: Context, builder: Builder, kind: Record, value: Value, name: str) -> Value:
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
    """Return the parts of an array that a record contains: its address, and the length and stride of each axis.

    The last stride of a contiguous array is left out, because it is the size of an item.
    """
    strides = range(field.ndim - (field.layout == "C"))
    return [[_DATA], *([_LENGTHS, axis] for axis in range(field.ndim)), *([_STEPS, axis] for axis in strides)]


def _array(context: Context, builder: Builder, field: types.Array, value: Value, place: tuple[int, ...]) -> Value:
    """Build Numba's array structure from the slots of a record. The array does not own its memory."""
    kind = context.get_value_type(field)
    item = _WORD(context.get_abi_sizeof(context.get_data_type(field.dtype)))
    array, size = ir.Constant(kind, None), None
    for slot, part in enumerate(_parts(field), place[1]):
        found = builder.extract_value(value, [place[0], slot])
        number = _out_of_slot(builder, found, kind.elements[_DATA] if part == [_DATA] else _WORD)
        if part[0] == _LENGTHS:
            size = number if size is None else builder.mul(size, number)
        array = builder.insert_value(array, number, part)
    if field.layout == "C":
        array = builder.insert_value(array, item, [_STEPS, field.ndim - 1])
    array = builder.insert_value(array, size, [_SIZE])
    return builder.insert_value(array, item, [_ITEM_SIZE])


def _out_of_slot(builder: Builder, found: Value, kind: Type) -> Value:
    if isinstance(kind, ir.PointerType):
        return builder.bitcast(found, kind)
    if isinstance(kind, ir.IntType):
        return builder.ptrtoint(found, kind)
    return builder.bitcast(builder.ptrtoint(found, _WORD), kind)


def _into_slot(builder: Builder, number: Value) -> Value:
    if isinstance(number.type, ir.PointerType):
        return builder.bitcast(number, _SLOT)
    if not isinstance(number.type, ir.IntType):
        number = builder.bitcast(number, _WORD)
    return builder.inttoptr(number, _SLOT)


@unbox(Record)
def _fill(kind: Record, value: Value, compiler: _UnboxContext) -> NativeValue:
    """Convert a Python tuple to a record."""
    builder, context = compiler.builder, compiler.context
    filled: Value = ir.Constant(context.get_value_type(kind), ir.Undefined)
    failed: Value = cgutils.false_bit
    for index, (field, place) in enumerate(zip(kind.types, context.data_model_manager[kind].places, strict=True)):
        native = compiler.unbox(field, compiler.pyapi.tuple_getitem(value, index))
        failed = builder.or_(failed, native.is_error)
        for slot, number in enumerate(_contents(context, builder, field, native.value)):
            filled = builder.insert_value(filled, number, [*place[:-1], place[-1] + slot])
    return NativeValue(filled, is_error=failed)


def _contents(context: Context, builder: Builder, field: types.Type, value: Value) -> list[Value]:
    """Return the values that a field adds to a record.

    A field that is a record adds itself. Any other field adds its slots.
    """
    if isinstance(field, Record):
        return [value]
    if isinstance(field, types.Array):
        return [_into_slot(builder, builder.extract_value(value, part)) for part in _parts(field)]
    return [_into_slot(builder, context.data_model_manager[field].as_data(builder, value))]
