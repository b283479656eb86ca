"""The documentation as a site: part of a release, or made of the Markdown of a checkout."""

from pathlib import Path

HERE = Path(__file__).parent
SITE = HERE / "site"
"""Where a release has the site; the build hook puts it there."""
CHECKOUT = HERE.parents[2]

__all__ = ["SITE", "NotBuilt", "is_built", "site"]


class NotBuilt(Exception):
    """This installation has neither the site nor the pages that it is made of."""


def is_built() -> bool:
    return SITE.is_dir() or (CHECKOUT / "docs" / "README.md").is_file()


def site() -> dict[str, bytes]:
    """Every file of the site by its path, with links that hold under any address."""
    if not is_built():
        raise NotBuilt
    if SITE.is_dir():
        files = (file for file in SITE.rglob("*") if file.is_file())
        return {file.relative_to(SITE).as_posix(): file.read_bytes() for file in files}
    from purradox.docs.build import build

    return build(CHECKOUT)
