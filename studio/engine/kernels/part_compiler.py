"""Compiles the parts of kernels: into code that is linked into the kernels which call them, and not run by itself.

Numba would improve each part and make machine code of it twice, once for itself and once in every kernel: a quarter of
the whole compilation. This uses Numba's insides, because no option of its asks for it; a test holds that it works.
"""

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.core.typed_passes import NopythonTypeInference


class _NoPython:
    """Stands for who runs code: a part keeps nothing of Python's there."""

    def set_env(self, _name: str, _environment: object) -> None:
        pass


class PartLibrary(JITCodeLibrary):
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
class _IntoPartLibrary(FunctionPass):
    _name = "into_part_library"

    def __init__(self) -> None:
        FunctionPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        state.library = PartLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        return False


class PartCompiler(CompilerBase):
    """What `njit` is told to compile parts with."""

    def define_pipelines(self) -> list[Any]:
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.add_pass_after(_IntoPartLibrary, NopythonTypeInference)
        passes.finalize()
        return [passes]
