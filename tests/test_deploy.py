"""The examples for operators do what they say, as far as this machine can tell; and what is installed is whole."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from hearthlight.server.app import BIGGEST_BODY
from hearthlight.server.settings import Settings
from hearthlight.server.sockets import PING_SECONDS

from .server.houses import PATIENCE, REPOSITORY, Server, run_apart
from .server.people import VISITORS, Person, token_of

DEPLOY = REPOSITORY / "deploy"


def unit(name: str) -> dict[str, list[str]]:
    """The settings of a unit, in whatever section."""
    found: dict[str, list[str]] = {}
    for line in (DEPLOY / name).read_text("utf-8").splitlines():
        if match := re.fullmatch(r"(\w+)=(.*)", line):
            found.setdefault(match[1], []).append(match[2])
    return found


def command_of(name: str, state: Path) -> list[str]:
    """What a unit starts, with the program of this working tree and a folder of our own."""
    (line,) = unit(name)["ExecStart"]
    program, *words = shlex.split(line.replace("${STATE_DIRECTORY}", str(state)))
    assert program.endswith("/bin/hearthlight")
    return ["hearthlight.cli", *words]


class AsAUnit(Server):
    """A server process, started with the very command of the unit; only the port is another."""

    def command(self) -> list[str]:
        words = command_of("hearthlight.service", Path(self.data))
        words[words.index("--port") + 1] = str(self.port)
        return words

    def environment(self) -> dict[str, str]:
        return dict(setting.split("=", 1) for setting in unit("hearthlight.service")["Environment"])


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    with AsAUnit(str(tmp_path)) as running:
        yield running
    while VISITORS:
        VISITORS.pop().http.close()


def test_the_unit_serves_people_behind_a_proxy(house: Server, tmp_path: Path) -> None:
    assert httpx.get(f"{house.url}/health").json()["status"] == "ok"
    proxied = {"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https", "host": "games.example.org"}
    answer = httpx.get(f"{house.url}/api/me", headers=proxied)
    assert answer.headers["strict-transport-security"]
    assert all("Secure" in cookie for cookie in answer.headers.get_list("set-cookie"))
    assert httpx.get(f"{house.url}/metrics", headers=proxied).status_code == 404
    Person(house.url, "Ada")
    subprocess.run(
        [sys.executable, "-m", *command_of("hearthlight-backup.service", tmp_path)], check=True, timeout=PATIENCE
    )
    assert {"games.sqlite", "backup.sqlite", "backup.sqlite.key"} <= {path.name for path in tmp_path.iterdir()}


def where_the_unit_listens() -> str:
    words = command_of("hearthlight.service", Path())
    return f"{words[words.index('--host') + 1]}:{words[words.index('--port') + 1]}"


def passed_on_by_nginx(client: dict[str, str]) -> dict[str, str]:
    """The headers with which nginx turns to the house for a client of whom it knows that."""
    set_by_it = re.findall(r"proxy_set_header (\S+) (\S+);", (DEPLOY / "nginx.conf").read_text("utf-8"))
    values = {name.lower(): client.get(value.removeprefix("$"), "") for name, value in set_by_it}
    return {name: value for name, value in values.items() if value}  # what is empty is not sent


def test_what_nginx_passes_on_is_what_the_house_trusts(house: Server) -> None:
    """Who comes, by https, to which name; and a socket becomes one."""
    client = {"host": "games.example.org", "remote_addr": "203.0.113.9", "scheme": "https"}
    headers = passed_on_by_nginx(client)
    with httpx.Client(base_url=house.url, timeout=PATIENCE) as proxy:
        answer = proxy.get("/api/me", headers=headers)
        assert answer.headers["strict-transport-security"]
        assert all("Secure" in cookie for cookie in answer.headers.get_list("set-cookie"))
        assert proxy.get("/metrics", headers=headers).status_code == 404
        upgraded = passed_on_by_nginx(client | {"http_upgrade": "websocket", "connection_upgrade": "upgrade"})
        page = {"origin": "https://games.example.org"}
        socket = {"sec-websocket-version": "13", "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA=="}
        with proxy.stream("GET", "/api/tables/none/live", headers={**upgraded, **page, **socket}) as answer:
            assert answer.status_code == 101


def test_nginx_gives_the_house_what_it_needs() -> None:
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    assert f"proxy_pass http://{where_the_unit_listens()};" in text
    assert "location = /metrics { return 404; }" in text
    assert "map $http_upgrade $connection_upgrade {\n    default upgrade;" in text
    assert "proxy_http_version 1.1;" in text, "1.0 knows no sockets"
    (megabytes,) = re.findall(r"client_max_body_size (\d+)m;", text)
    assert int(megabytes) * 1_000_000 >= BIGGEST_BODY
    (minutes,) = re.findall(r"proxy_read_timeout (\d+)m;", text)
    assert int(minutes) * 60 > 2 * PING_SECONDS


def test_caddy_passes_on_all_that_it_does_by_itself() -> None:
    """Host, sockets, X-Forwarded-For and X-Forwarded-Proto: it does, unless it is told otherwise."""
    lines = [line.strip() for line in (DEPLOY / "Caddyfile").read_text("utf-8").splitlines()]
    told = [line for line in lines if line and not line.startswith("#")]
    assert told == [
        "games.example.org {",
        "@operator path /metrics",
        "respond @operator 404",
        f"reverse_proxy {where_the_unit_listens()}",
        "}",
    ]


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd here")
@pytest.mark.parametrize("name", ["hearthlight.service", "hearthlight-backup.service", "hearthlight-backup.timer"])
def test_systemd_understands_the_units(name: str, tmp_path: Path) -> None:
    for path in DEPLOY.glob("hearthlight*"):
        text = path.read_text("utf-8").replace("/opt/hearthlight/bin/hearthlight", "/bin/true")
        (tmp_path / path.name).write_text(text, "utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", tmp_path / name],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"SYSTEMD_UNIT_PATH": f"{tmp_path}:"},
    )
    told = [line for line in (done.stdout + done.stderr).splitlines() if "hearthlight" in line]
    assert not told


def test_the_container_takes_what_there_is() -> None:
    """Nothing here may start containers; but what it copies exists, and is not left out."""
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    wanted = [name for words in re.findall(r"^COPY (?!--from)(.+)$", text, re.MULTILINE) for name in words.split()[:-1]]
    allowed = (DEPLOY / "Containerfile.dockerignore").read_text("utf-8").splitlines()
    for name in wanted:
        assert (REPOSITORY / name).exists(), name
        assert f"!{name.split('/')[0]}" in allowed, name
    page, _, _ = text.partition("npm run build")
    assert "COPY src /source/src" in page, "some words of the page lie with those of the house"
    for name in re.findall(r"HEARTHLIGHT_(\w+)=", text):
        assert name.lower() in Settings.__struct_fields__, name


def variables_of_the_container() -> dict[str, str]:
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    (told,) = re.findall(r"^ENV ((?:.*\\\n)*.*)$", text, re.MULTILINE)
    return dict(setting.split("=", 1) for setting in told.replace("\\\n", " ").split())


@pytest.mark.parametrize(
    ("comes_from", "is_the_proxy"),
    [("127.0.0.1", True), ("172.17.0.1", True), ("10.88.0.1", True), ("fd00::1", True), ("198.51.100.7", False)],
)
def test_the_container_counts_people_and_not_the_proxy(comes_from: str, *, is_the_proxy: bool) -> None:
    """A proxy on the same machine comes to a container from the address of a bridge."""
    variables = variables_of_the_container()
    assert variables["HEARTHLIGHT_CONNECTIONS_PER_ADDRESS"] == "0", "all connections come from the proxy"
    heard: list[Any] = []

    async def house(scope: Any, receive: Any, send: Any) -> None:
        heard.append((scope["client"][0], scope["scheme"]))

    headers = [(b"x-forwarded-for", b"203.0.113.9"), (b"x-forwarded-proto", b"https")]
    scope: Any = {"type": "http", "scheme": "http", "client": (comes_from, 1), "headers": headers}
    believing: Any = ProxyHeadersMiddleware(house, variables["FORWARDED_ALLOW_IPS"])
    run_apart(believing(scope, None, None))
    assert heard == [("203.0.113.9", "https") if is_the_proxy else (comes_from, "http")]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder],
        cwd=REPOSITORY,
        check=True,
        capture_output=True,
        timeout=PATIENCE,
        env=os.environ | {"PATH": ""},  # no Node: the page has been built
    )
    (built,) = folder.glob("*.whl")
    return built


def serves_its_page(program: Path, folder: Path, environment: dict[str, str]) -> None:
    """A program that was installed, with nothing of this working tree and no Node, hands out its page."""

    class Elsewhere(Server):
        python = str(program)

        def environment(self) -> dict[str, str]:
            return environment

    where = [str(program), "-c", "import hearthlight; print(hearthlight.__file__)"]
    told = subprocess.run(where, capture_output=True, text=True, check=True, cwd=folder, env=environment).stdout
    assert not Path(told).is_relative_to(REPOSITORY), told
    with Elsewhere(str(folder / "house.sqlite"), folder=folder) as server:
        page = httpx.get(server.url).text
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        assert script, page
        answer = httpx.get(server.url + script[1])
        assert answer.status_code == 200
        assert "javascript" in answer.headers["content-type"]
        with httpx.Client(base_url=server.url, timeout=PATIENCE) as browser:
            browser.get("/api/me")
            game = browser.get("/api/games").json()[0]["key"]
            body = {"game": game, "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "bot"}]}
            made = browser.post("/api/tables", json=body, headers={"x-csrftoken": token_of(browser.cookies)})
            assert made.status_code == 201, made.text


@pytest.mark.soak
def test_installed_into_an_empty_environment_it_serves_its_page(wheel: Path, tmp_path: Path) -> None:
    """Everything comes from the index of packages: needs the network."""
    venv.create(tmp_path / "venv", with_pip=True)
    python = tmp_path / "venv" / "bin" / "python"
    constraint = ["--constraint", str(REPOSITORY / "requirements.lock")]
    subprocess.run(
        [str(python), "-m", "pip", "install", "--quiet", *constraint, str(wheel)], check=True, timeout=10 * PATIENCE
    )
    serves_its_page(python, tmp_path, {"PATH": str(python.parent)})


def test_what_is_installed_serves_its_page(wheel: Path, tmp_path: Path) -> None:
    """The same every day, with the libraries that are here."""
    shutil.unpack_archive(wheel, tmp_path / "installed", "zip")
    serves_its_page(Path(sys.executable), tmp_path, {"PATH": "", "PYTHONPATH": str(tmp_path / "installed")})


# -- what is installed ---------------------------------------------------------------------------------------------


def test_the_lock_names_a_version_of_everything_that_is_wanted() -> None:
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text("utf-8"))
    extras = project["project"]["optional-dependencies"].values()
    wanted = [
        *project["build-system"]["requires"],
        *project["project"]["dependencies"],
        *(one for extra in extras for one in extra),
    ]
    lock = (REPOSITORY / "requirements.lock").read_text("utf-8")
    pinned: dict[str, list[Version]] = {}
    for name, version in re.findall(r"^([\w.-]+)(?:\[.*\])?==([^\s;]+)", lock, re.MULTILINE):
        pinned.setdefault(canonicalize_name(name), []).append(Version(version))
    for requirement in map(Requirement, wanted):
        name = canonicalize_name(requirement.name)
        if name != "hearthlight":
            assert pinned.get(name), f"requirements.lock has no {name}: `make lock`"
            assert all(version in requirement.specifier for version in pinned[name]), f"{requirement}: {pinned[name]}"
