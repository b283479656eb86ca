"""What is compiled is compiled before the tests that read what a person is told."""

from tests.compiled import everything_compiled

__all__ = ["everything_compiled"]
