"""The examples for operators do what they say, as far as this machine can tell; and what is installed is whole."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from hearthlight.server.settings import Settings

from .server.houses import PATIENCE, REPOSITORY, Server
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
