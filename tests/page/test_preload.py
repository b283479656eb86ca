"""What of the page's Python is in the memory that the worker keeps."""

import subprocess
import sys

LEFT = """
import importlib, sys
import purradox.page.preload
assert "msgspec" not in sys.modules
before = set(sys.modules)
import purradox.page.worker
left = [name for name in sys.modules if name not in before and name.startswith("purradox.")]
print(*left)
"""
POSSIBLE = """
import importlib, sys
import purradox.page.preload
sys.modules["msgspec"] = None
for name in sys.argv[1:]:
    try:
        importlib.import_module(name)
    except ImportError:
        continue
    print(name)
"""


def printed(code: str, *arguments: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=True
    )
    return done.stdout.split()


def test_all_that_needs_no_compiled_library() -> None:
    left = printed(LEFT)
    assert "purradox.page.worker" in left
    assert printed(POSSIBLE, *left) == []
