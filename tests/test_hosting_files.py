"""What a host uses as it is: the image, its context, the service, the citation."""

import json
import re
import shlex
import tomllib
from pathlib import Path

from purradox.cli.commands import COMMANDS
from purradox.kernel.cache import VARIABLE

ROOT = Path(__file__).parents[1]
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
STEPS = [
    (word, rest)
    for word, _, rest in (line.partition(" ") for line in DOCKERFILE.splitlines())
    if word and not word.startswith("#")
]


def only(step: str) -> str:
    (found,) = (rest for word, rest in STEPS if word == step)
    return found


def test_the_image_copies_what_its_context_holds() -> None:
    lines = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    kept = {line.removeprefix("!") for line in lines if line.startswith("!")}
    copied = {name for word, rest in STEPS if word == "COPY" for name in rest.split()[:-1]}
    assert copied == kept
    assert all((ROOT / name).exists() for name in copied)


def test_the_image_serves_as_a_user_with_places_to_write() -> None:
    program, command, *options = json.loads(only("CMD"))
    assert (program, command in COMMANDS) == ("purradox", True)
    chosen = dict(zip(options[1::2], options[2::2], strict=True))
    assert options[0] == "--no-browser"
    assert chosen["--port"] == only("EXPOSE")
    volumes = json.loads(only("VOLUME"))
    assert str(Path(chosen["--database"]).parent) in volumes
    name, _, folder = only("ENV").partition("=")
    assert name == VARIABLE
    assert folder in volumes
    made = next(rest for word, rest in STEPS if word == "RUN" and "useradd" in rest)
    owned = shlex.split(made.partition("chown")[2])
    assert owned == [f"{only('USER')}:", *volumes]
    assert f":{only('EXPOSE')}/healthz" in only("HEALTHCHECK")


def test_the_service_keeps_compiled_code_where_it_may_write() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    (folder,) = re.findall(r"^CacheDirectory=(.*)$", page, re.MULTILINE)
    assert f"\nEnvironment={VARIABLE}=%C/{folder}\n" in page


def test_the_citation_is_of_this_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    lines = (ROOT / "CITATION.cff").read_text("utf-8").splitlines()
    assert f"version: {project['version']}" in lines
    assert f"license: {project['license']}" in lines
