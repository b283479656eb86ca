"""The screen of an application as lines of text."""

from textual.app import App


def lines_of(app: App[None]) -> list[str]:
    """What a terminal would show, without styles."""
    width, height = app.size
    strips = app.screen._compositor.render_strips(app.size)
    lines = ["".join(segment.text for segment in strip).rstrip() for strip in strips]
    assert len(lines) == height
    assert all(len(line) <= width for line in lines)
    return lines


def text_of(app: App[None]) -> str:
    return "\n".join(lines_of(app)) + "\n"
