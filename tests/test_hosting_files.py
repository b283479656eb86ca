"""What a host uses as it is: the image, its context, the service, the citation."""

import json
import re
import shlex
import tomllib
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]
from sqlalchemy.engine import make_url

from purradox.cli.commands import COMMANDS
from purradox.kernel.cache import VARIABLE
from purradox.server.api.limits import Limits
from purradox.server.app import Server, Settings
from purradox.server.ops.serving import STOPPING, config
from purradox.server.ops.settings import OTHERS, SETTINGS, Serving, gathered

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
STEPS = [
    (word, rest)
    for word, _, rest in (line.partition(" ") for line in DOCKERFILE.splitlines())
    if word and not word.startswith("#")
]


def only(step: str) -> str:
    (found,) = (rest for word, rest in STEPS if word == step)
    return found


def test_the_image_is_made_of_the_repository_without_what_is_made_in_it() -> None:
    left_out = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    assert {".git", ".venv*", "dist", "deploy/password"} <= {*left_out}
    stages = {"libraries", "build"}
    bases = [rest.split() for word, rest in STEPS if word == "FROM"]
    assert {base for base, *_ in bases[1:]} <= stages == {name for _, _, name in bases[:-1]}
    for copied in (rest.split() for word, rest in STEPS if word == "COPY"):
        source, names = copied[0].partition("--from=")[2], copied[:-1]
        assert source in stages if source else all((ROOT / name).exists() for name in names)
    made = next(rest for word, rest in STEPS if rest.startswith("pip wheel"))
    folder = made.partition("--wheel-dir ")[2].split()[0]
    assert any(rest.startswith(f"--from=build {folder} ") for word, rest in STEPS if word == "COPY")
    assert any(rest.endswith(f" {folder}/*.whl") for word, rest in STEPS if word == "RUN")


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


SERVICE = (DEPLOY / "purradox.service").read_text("utf-8")


def of_service(name: str) -> list[str]:
    return re.findall(rf"^{name}=(.*)$", SERVICE, re.MULTILINE)


def settings_in(environment: dict[str, str]) -> Serving:
    """The settings that variables make, each of them known to us."""
    ours = {name for name in environment if name.startswith("PURRADOX_")}
    assert ours <= {setting.variable for setting in SETTINGS.values()} | OTHERS
    return gathered({}, environment)


def test_the_service_keeps_everything_where_it_may_write() -> None:
    environment = dict(one.split("=", 1) for one in of_service("Environment"))
    serving = settings_in(environment)
    assert environment[VARIABLE] == f"%C/{of_service('CacheDirectory')[0]}"
    assert Path(serving.database).parent == Path("/var/lib") / of_service("StateDirectory")[0]
    assert not serving.browser
    (start,) = of_service("ExecStart")
    assert start.split()[1] in COMMANDS
    assert int(of_service("LimitNOFILE")[0]) > Limits().connections
    assert int(of_service("TimeoutStopSec")[0]) > STOPPING


def test_what_the_service_says_of_postgresql_is_true() -> None:
    said = re.findall(r"^#   Environment=(\w+)=(.*)$", SERVICE, re.MULTILINE)
    serving = settings_in(dict(said))
    assert serving.workers > 1
    assert serving.database.startswith("postgresql://")
    assert "LoadCredential=password:" in SERVICE
    assert serving.password_file == "%d/password"


COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))


def test_compose_serves_from_a_database_that_is_ready() -> None:
    ours, theirs = COMPOSE["services"]["purradox"], COMPOSE["services"]["database"]
    serving = settings_in(ours["environment"])
    url = make_url(serving.database)
    assert (url.host, url.password) == ("database", None)
    assert url.username == theirs["environment"]["POSTGRES_USER"]
    assert url.database == theirs["environment"]["POSTGRES_DB"]
    assert ours["depends_on"]["database"] == {"condition": "service_healthy"}
    assert serving.workers > 1
    assert not serving.browser
    program, command = ours["command"]
    assert (program, command in COMMANDS) == ("purradox", True)
    assert ours["ports"] == [f"127.0.0.1:{serving.port}:{only('EXPOSE')}"]
    assert (DEPLOY / ours["build"] / "Dockerfile").samefile(ROOT / "Dockerfile")
    for test in (ours["healthcheck"]["test"], theirs["healthcheck"]["test"]):
        assert test[0] == "CMD"
    assert f":{serving.port}/readyz" in ours["healthcheck"]["test"][-1]
    places = [one.partition(":")[2] for one in ours["volumes"]]
    assert {*places, *ours["tmpfs"]} >= set(json.loads(only("VOLUME")))


def test_the_password_of_compose_stands_in_a_file_alone() -> None:
    secret = f"/run/secrets/{next(iter(COMPOSE['secrets']))}"
    services = COMPOSE["services"]
    assert services["purradox"]["environment"]["PURRADOX_PASSWORD_FILE"] == secret
    assert services["database"]["environment"]["POSTGRES_PASSWORD_FILE"] == secret
    assert all(one["secrets"] == list(COMPOSE["secrets"]) for one in services.values())
    (file,) = COMPOSE["secrets"].values()
    assert f"deploy/{Path(file['file']).name}" in (ROOT / ".gitignore").read_text("utf-8").split()
    named = {one.split(":")[0] for service in services.values() for one in service["volumes"]}
    assert named == set(COMPOSE["volumes"])


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_a_proxy_lets_through_what_the_server_takes(name: str) -> None:
    proxy = (DEPLOY / name).read_text("utf-8")
    assert f"127.0.0.1:{Serving.port}" in proxy
    (body,) = re.findall(r"(?:client_max_body_size|max_size) (\d+)(?:k|KB)", proxy)
    assert int(body) * 1000 == Limits().record_bytes


@pytest.mark.parametrize(
    ("name", "limits"),
    {
        "nginx.conf": (
            *("limit_conn purradox_connections", "client_header_timeout", "client_body_timeout"),
            *("client_header_buffer_size", "large_client_header_buffers"),
            *("limit_req zone=purradox_requests", "limit_req zone=purradox_upgrades"),
        ),
        "Caddyfile": ("max_header_size", "read_header", "read_body"),
    }.items(),
)
def test_a_proxy_limits_how_slow_and_how_large_requests_are(
    name: str, limits: tuple[str, ...]
) -> None:
    proxy = (DEPLOY / name).read_text("utf-8")
    for limit in limits:
        assert re.search(rf"^\s*{limit} \S*\d", proxy, re.MULTILINE), limit


def test_nginx_passes_on_what_the_server_needs() -> None:
    proxy = (DEPLOY / "nginx.conf").read_text("utf-8")
    for line in (
        "proxy_set_header Host $http_host;",
        "proxy_set_header X-Forwarded-For $remote_addr;",
        "proxy_set_header X-Forwarded-Proto $scheme;",
    ):
        assert proxy.count(line) == 2  # a location with headers of its own forgets the others
    assert proxy.count("{") == proxy.count("}")
    (seconds,) = re.findall(r"proxy_read_timeout (\d+)s", proxy)
    assert int(seconds) > 2 * (config(Serving(), Server(Settings(""))).ws_ping_interval or 0)


def test_the_citation_is_of_this_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    lines = (ROOT / "CITATION.cff").read_text("utf-8").splitlines()
    assert f"version: {project['version']}" in lines
    assert f"license: {project['license']}" in lines
