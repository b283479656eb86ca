"""Every promise and every incident of `docs/reliability.md` names tests that are there."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NAMED = re.compile(r"\[([\w ]+)\]\(\.\./((?:tests|benchmarks)/[\w/]+\.py)\)")
"""A link to a file, with the name of the test in words."""


def rows() -> list[str]:
    """The rows of both tables, without their heads."""
    lines = (ROOT / "docs" / "reliability.md").read_text("utf-8").splitlines()
    table = [line for line in lines if line.startswith("|") and not line.startswith("| ---")]
    return [line for line in table if not line.startswith(("| promise", "| incident"))]


def test_there_are_promises_and_incidents() -> None:
    assert len(rows()) >= 25


@pytest.mark.parametrize("row", rows(), ids=lambda row: row[2:40])
def test_each_row_names_what_holds_us_to_it(row: str) -> None:
    found = NAMED.findall(row)
    assert found
    assert len(found) == row.count("](")
    for words, file in found:
        tree = ast.parse((ROOT / file).read_text("utf-8"))
        names = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
        test = f"test_{words.replace(' ', '_')}"
        assert test in names if file.startswith("tests/") else words == Path(file).stem
