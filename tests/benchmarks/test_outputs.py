"""Whole outputs in the pages: made by a command, of commands that the page runs."""

import re
from pathlib import Path

from benchmarks.outputs import MARK, written

DOCS = Path(__file__).parents[2] / "docs"

PAGE = """Some `one.txt`:

```text
[Game "Cat in the Box"]
[Format "1"]
[Players "3"]
[Board "white"]
```

<!-- output: verify one.txt -->
```text
anything
```
"""


def test_a_block_is_what_the_command_prints() -> None:
    assert written(PAGE) == PAGE.replace("anything", "ok")


def test_every_output_of_a_page_is_of_a_command_that_its_tests_run() -> None:
    shown = 0
    for page in DOCS.glob("*.md"):
        text = page.read_text("utf-8")
        run = re.findall(r"^\$ \./play (.+)$", text, re.MULTILINE)
        for found in MARK.finditer(text):
            assert found[1] in run
            assert found[0].count("\n") > 10
            shown += 1
    assert shown == 3
