"""Compiles kernels and their parts. The code of a part is linked into the kernels that call it.

Numba would also optimize each part by itself and generate machine code for it. This takes a quarter of the compilation
time, and no option of Numba prevents it. So this module uses internals of Numba. A test checks that they work.
"""

from collections import Counter

from llvmlite.binding import ModuleRef
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder, StateDict
from numba.core.compiler_machinery import FunctionPass, PassManager, register_pass
from numba.core.ir import Assign
from numba.core.lowering import Lower
from numba.core.typed_passes import NativeLowering, NopythonTypeInference


class _NoPython:
    """Takes the place of Numba's code generator for a part, and ignores the Python environment that Numba sets."""

    def set_env(self, _name: str, _environment: object) -> None:
        pass


class KernelLibrary(JITCodeLibrary):
    """The code of a kernel, which is optimized once.

    Numba would optimize the code a second time to remove reference counts, but kernels do not count references.
    """

    def _optimize_functions(self, ll_module: ModuleRef) -> None:
        """Optimize the functions with a body, not the declarations."""
        ll_module.data_layout = self._codegen._data_layout
        for function in ll_module.functions:
            if not function.is_declaration:
                passes, builder = self._codegen._function_pass_manager()
                passes.run(function, builder)

    def _optimize_final_module(self) -> None:
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)


class PartLibrary(KernelLibrary):
    """The code of a part, which is optimized only within the kernels that contain it."""

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

    def run_pass(self, state: StateDict) -> bool:
        state.library = self._library(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return False


@register_pass(mutates_CFG=False, analysis_only=True)
class _IntoPartLibrary(_IntoKernelLibrary):
    _name = "into_part_library"
    _library = PartLibrary


class _ValueLower(Lower):
    """Generates LLVM code in which a variable that is set only once, in the first block, needs no memory."""

    def _find_singly_assigned_variable(self) -> None:
        super()._find_singly_assigned_variable()
        times = Counter(one.target.name for block in self.blocks.values() for one in block.find_insts(Assign))
        first = self.blocks[min(self.blocks)].find_insts(Assign)
        self._singly_assigned_vars |= {one.target.name for one in first if times[one.target.name] == 1}

    def delvar(self, name: str) -> None:
        """Do nothing. Kernels do not count references."""


@register_pass(mutates_CFG=True, analysis_only=False)
class _ValueLowering(NativeLowering):
    _name = "value_lowering"

    @property
    def lowering_class(self) -> type[Lower]:
        return _ValueLower


class KernelCompiler(CompilerBase):
    """The pipeline that compiles kernels, for the option `pipeline_class` of `njit`."""

    _into_library: type[_IntoKernelLibrary] = _IntoKernelLibrary

    def define_pipelines(self) -> list[PassManager]:
        builder = DefaultPassBuilder.define_nopython_pipeline(self.state)
        builder.passes = [(_ValueLowering if one is NativeLowering else one, why) for one, why in builder.passes]
        builder.add_pass_after(self._into_library, NopythonTypeInference)
        builder.finalize()
        return [builder]


class PartCompiler(KernelCompiler):
    """The pipeline that compiles parts, for the option `pipeline_class` of `njit`."""

    _into_library = _IntoPartLibrary
