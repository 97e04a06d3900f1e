"""Records: tuples that kernels pass as one value, with all kinds of fields."""

from typing import Any, NamedTuple

import numba
import numpy as np
import pytest

from studio.engine.kernels.runtime.compiling import inlined, kernel, part
from studio.engine.kernels.runtime.record_type import Record
from studio.engine.kernels.runtime.records import record


@record
class Inner(NamedTuple):
    """A record in a record."""

    bits: Any
    half: float


@record
class Outer(NamedTuple):
    """One field of each kind that kernels support."""

    number: int
    inner: Inner
    share: float
    yes: bool
    no: bool
    row: Any
    column: Any
    table: Any
    last: int


@part
def told(whole: Any, index: int) -> Any:
    return whole.number, whole.share, whole.yes, whole.no, whole.row[index], whole.column[index], whole.last


@inlined
def told_of_tables(whole: Any, index: int) -> Any:
    whole.inner.bits[index] += np.uint64(1)
    return whole.inner.bits[index], whole.inner.half, whole.table[index, 1], whole.table[index].size, whole.column.size


def all_of_it(whole: Any, index: int) -> Any:
    return told(whole, index), told_of_tables(whole, index), whole.row.size, whole.table.size


everything: Any = kernel(all_of_it)
type_of: Any = numba.typeof


@pytest.fixture
def whole() -> Outer:
    return Outer(
        number=-5,
        inner=Inner(bits=np.full(4, 2**64 - 2, np.uint64), half=0.5),
        share=2.25,
        yes=True,
        no=False,
        row=np.arange(5, dtype=np.uint16),
        column=np.arange(-40, 0, dtype=np.int8).reshape(10, 4)[:, 1],
        table=np.arange(12.0).reshape(4, 3),
        last=1 << 62,
    )


def test_every_field_of_a_record_arrives(whole: Outer) -> None:
    plain, tables, row_size, table_size = everything(whole, 3)
    assert plain == (-5, 2.25, True, False, 3, -27, 1 << 62)
    assert tables == (2**64 - 1, 0.5, 10.0, 3, 10)
    assert (row_size, table_size) == (5, 12)


def test_writes_into_an_array_of_a_record_are_visible(whole: Outer) -> None:
    everything(whole, 2)
    assert whole.inner.bits.tolist() == [2**64 - 2, 2**64 - 2, 2**64 - 1, 2**64 - 2]


def test_a_record_is_one_argument(whole: Outer) -> None:
    part_of: Any = told
    part_of.compile((type_of(whole), numba.int64))
    [compiled] = part_of.overloads.values()
    [definition] = [line for line in str(compiled.library._final_module).splitlines() if line.startswith("define")]
    assert definition.count("%arg.whole") == 1


def test_records_of_other_fields_are_other_types(whole: Outer) -> None:
    kind, other = type_of(whole), type_of(whole._replace(row=np.zeros(3, np.int64)))
    assert isinstance(kind, Record)
    assert kind == type_of(whole)
    assert kind != other
    assert len({kind.name, other.name}) == 2


def test_unsupported_fields_are_refused(whole: Outer) -> None:
    everything(whole, 0)
    with pytest.raises(numba.TypingError):
        everything(whole._replace(row="ten"), 0)
