"""Compiles kernels, and their parts: into code that is linked into the kernels which call them, and not run by itself.

Numba would improve each part and make machine code of it twice, once for itself and once in every kernel: a quarter of
the whole compilation. This uses Numba's insides, because no option of its asks for it; a test holds that it works.
"""

from collections import Counter
from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.core.ir import Assign
from numba.core.lowering import Lower
from numba.core.typed_passes import NativeLowering, NopythonTypeInference


class _NoPython:
    """Stands for who runs code: a part keeps nothing of Python's there."""

    def set_env(self, _name: str, _environment: object) -> None:
        pass


class KernelLibrary(JITCodeLibrary):
    """The code of a kernel. Numba would improve it twice, to find counted references in between, which it has not."""

    def _optimize_functions(self, ll_module: Any) -> None:
        """Improve what is written out here, and not what is only named."""
        ll_module.data_layout = self._codegen._data_layout
        for function in ll_module.functions:
            if not function.is_declaration:
                passes, builder = self._codegen._function_pass_manager()
                passes.run(function, builder)

    def _optimize_final_module(self) -> None:
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)


class PartLibrary(KernelLibrary):
    """The code of a part, as it was written down; kernels improve it where they take it in."""

    @property
    def codegen(self) -> _NoPython:
        return _NoPython()

    def get_pointer_to_function(self, _name: str) -> int:
        self._ensure_finalized()
        return 0

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True


@register_pass(mutates_CFG=False, analysis_only=True)
class _IntoKernelLibrary(FunctionPass):
    _name = "into_kernel_library"
    _library: type[KernelLibrary] = KernelLibrary

    def __init__(self) -> None:
        FunctionPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        state.library = self._library(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return False


@register_pass(mutates_CFG=False, analysis_only=True)
class _IntoPartLibrary(_IntoKernelLibrary):
    _name = "into_part_library"
    _library = PartLibrary


class _ValueLower(Lower):
    """Writes code down. What is set once, in the first block, is a value all the way, and has no place in memory."""

    def _find_singly_assigned_variable(self) -> None:
        super()._find_singly_assigned_variable()
        times = Counter(one.target.name for block in self.blocks.values() for one in block.find_insts(Assign))
        first = self.blocks[min(self.blocks)].find_insts(Assign)
        self._singly_assigned_vars |= {one.target.name for one in first if times[one.target.name] == 1}

    def delvar(self, name: str) -> None:
        """Nothing is counted, so there is nothing to give back."""


@register_pass(mutates_CFG=True, analysis_only=False)
class _ValueLowering(NativeLowering):
    _name = "value_lowering"

    @property
    def lowering_class(self) -> type[Lower]:
        return _ValueLower


class KernelCompiler(CompilerBase):
    """What `njit` is told to compile kernels with."""

    _into_library: type[_IntoKernelLibrary] = _IntoKernelLibrary

    def define_pipelines(self) -> list[Any]:
        builder = DefaultPassBuilder.define_nopython_pipeline(self.state)
        builder.passes = [(_ValueLowering if one is NativeLowering else one, why) for one, why in builder.passes]
        builder.add_pass_after(self._into_library, NopythonTypeInference)
        builder.finalize()
        return [builder]


class PartCompiler(KernelCompiler):
    """What `njit` is told to compile parts with."""

    _into_library = _IntoPartLibrary
