"""Copies of the kernel with one line changed, under module names of their own, not compiled.

The source is run as plain Python: a mutant is then caught in less time than it takes to compile.
"""

import ast
import sys
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import numpy as np

import purradox.kernel

SOURCE = Path(purradox.kernel.__file__).parent


class Mutant(NamedTuple):
    """A change of one place in one file of the kernel."""

    name: str
    file: str
    old: str
    new: str


PLAIN = {
    "batch.py": "\ndef _warm_up(): pass\n",
    "compiled.py": "\ndef compiled(function): return function\nUSE_PDEP = False\n",
    # Elements of such arrays have their fields as attributes, as in compiled code.
    "state.py": "\nSTATE, LAYOUT = (np.dtype((np.record, one)) for one in (STATE, LAYOUT))\n",
}
"""What makes a file run uncompiled, put behind its own text."""

PACKAGE = """
from purradox.kernel.batch import RANDOM, WARY, Kernel
from purradox.kernel.state import SEATS, STATE, pack, unpack
"""
"""What the gate asks of a kernel, and no more."""

INTRINSICS = """
def popcount(mask): return U(int(mask).bit_count())
def lowest(mask): return U((int(mask) & -int(mask)).bit_length() - 1)
"""


class Copies(MetaPathFinder, Loader):
    """Finds the modules of one changed kernel."""

    def __init__(self, package: str, mutant: Mutant | None) -> None:
        self.package, self.mutant = package, mutant

    def find_spec(self, fullname: str, _path: object, _target: object = None) -> ModuleSpec | None:
        if fullname.partition(".")[0] != self.package:
            return None
        return spec_from_loader(fullname, self, is_package=fullname == self.package)

    def exec_module(self, module: ModuleType) -> None:
        file = f"{module.__name__.partition('.')[2] or '__init__'}.py"
        module.__file__ = str(SOURCE / file)
        exec(compile(self.source(file), f"{self.package}/{file}", "exec"), vars(module))

    def source(self, file: str) -> str:
        if file == "__init__.py":
            return PACKAGE.replace("purradox.kernel", self.package)
        text = (SOURCE / file).read_text("utf-8")
        if self.mutant and self.mutant.file == file:
            text = changed(text, self.mutant)
        if file == "bits.py":
            text = without_intrinsics(text)
        return text.replace("purradox.kernel", self.package) + PLAIN.get(file, "")


def changed(text: str, mutant: Mutant) -> str:
    """The text of a file with the mutant's change; its place must be there, and only once."""
    found = text.count(mutant.old)
    assert found == 1, f"{mutant.name}: its place was found {found} times in {mutant.file}"
    return text.replace(mutant.old, mutant.new)


def without_intrinsics(text: str) -> str:
    """Two instructions of the processor, written out in Python."""
    tree = ast.parse(text)
    lines = text.splitlines()
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name in ("popcount", "lowest"):
            start = node.decorator_list[0].lineno - 1
            lines[start : node.end_lineno] = [""] * ((node.end_lineno or 0) - start)
    return "\n".join(lines) + INTRINSICS


def loaded(package: str, mutant: Mutant | None = None, module: str = "") -> ModuleType:
    """A kernel of its own, or a module of it; without a mutant it must behave as ours."""
    finder = Copies(package, mutant)
    sys.meta_path.insert(0, finder)
    try:
        return import_module(package + module)
    finally:
        sys.meta_path.remove(finder)
        for name in [name for name in sys.modules if name.partition(".")[0] == package]:
            del sys.modules[name]


def quietly() -> np.errstate:
    """Uncompiled arithmetic warns where compiled arithmetic wraps round."""
    return np.errstate(over="ignore")
