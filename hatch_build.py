"""The build hook: a wheel has the documentation as a site."""

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class DocumentationHook(BuildHookInterface[Any]):
    """Makes the site from `docs` and puts it into the package; a checkout makes its own."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        sys.path.insert(0, str(Path(self.root, "src")))
        from purradox.docs.build import write

        self.folder = tempfile.TemporaryDirectory()
        write(Path(self.root), Path(self.folder.name))
        build_data["force_include"][self.folder.name] = "purradox/docs/site"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        del build_data, artifact_path
        if version != "editable":
            self.folder.cleanup()
