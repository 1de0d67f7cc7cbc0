"""The project as somebody has it at home, and a guide that is followed there to the letter."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx

from ..server.houses import PATIENCE, REPOSITORY, free_port, wait_until

GUIDES = REPOSITORY / "docs" / "guides"
FENCED = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
CARD = re.compile(r"\[\[\w+\]\]\nid = \"(\w+)\"\n(?:.+\n)*")
PACKS = Path("src/hearthlight/games/blackout/content/packs")
"""Where the house keeps its packs, and in the end the reader of the guide theirs."""
TYPED = "card V01\nquit\n"
"""What somebody types who only wants a look."""
Visit = Callable[[str], None]
"""What is done at the address of a server that runs."""


def blocks(text: str) -> Iterator[tuple[str, str]]:
    """What stands in fences, with its kind."""
    yield from FENCED.findall(text)


class Home:
    """A copy of the project in which `make play` has been run before: it is neither installed nor built again."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        shutil.copytree(REPOSITORY / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__"))
        for name in ("Makefile", "pyproject.toml", "requirements.lock", "web/package.json", "web/package-lock.json"):
            (folder / name).parent.mkdir(exist_ok=True)
            shutil.copy(REPOSITORY / name, folder / name)
        command = folder / ".venv" / "bin" / "hearthlight"
        command.parent.mkdir(parents=True)
        command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m hearthlight.cli "$@"\n', "utf-8")
        command.chmod(0o755)
        for made in (".venv/.installed", ".venv/.node", "src/hearthlight/server/page/index.html"):
            (folder / made).touch()
        self.environment = {
            "PATH": os.environ["PATH"],
            "PYTHONPATH": str(folder / "src"),
            "PYTHONIOENCODING": "utf-8",
            "PYTHONUNBUFFERED": "1",
            "COLUMNS": "140",
            "BROWSER": "true",  # the page is opened in a program that does nothing
            "HEARTHLIGHT_PORT": str(self.port),
        }

    def follow(self, guide: str, visit: Visit) -> str:
        """Do all that a guide says, in its order; whatever serves is visited. Returns what was printed."""
        printed = ""
        for kind, block in blocks(guide):
            if kind == "sh":
                for line in block.splitlines():
                    printed += self.serve(line, visit) if "make play" in line else self.run(line)
            elif kind in ("toml", "ftl"):
                self.write(block)
        return printed

    def run(self, line: str) -> str:
        done = subprocess.run(
            ["sh", "-c", line],
            cwd=self.folder,
            env=self.environment,
            input=TYPED,
            text=True,
            capture_output=True,
            check=False,
            timeout=5 * PATIENCE,
        )
        assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
        return done.stdout

    def serve(self, line: str, visit: Visit) -> str:
        """Until it has answered; then Ctrl+C."""
        line = re.sub(r"HEARTHLIGHT_PORT=\d+", f"HEARTHLIGHT_PORT={self.port}", line)
        output, url = self.folder / "served.txt", f"http://127.0.0.1:{self.port}"
        with output.open("w", encoding="utf-8") as log:
            process = subprocess.Popen(
                ["sh", "-c", line],
                cwd=self.folder,
                env=self.environment,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            try:
                wait_until(lambda: process.poll() is not None or answers(url))
                assert process.poll() is None, f"{line}\n{output.read_text('utf-8')}"
                visit(url)
            finally:
                if process.poll() is None:
                    os.killpg(process.pid, signal.SIGINT)
                process.wait(PATIENCE)
        return output.read_text("utf-8")

    def write(self, block: str) -> None:
        """Into the file that the first line names. What has the same id or name there makes room; else it is added."""
        named, _, text = block.partition("\n")
        file = self.folder / named.removeprefix("# ")
        before = file.read_text("utf-8")
        if card := CARD.search(text):
            older = next(found[0] for found in CARD.finditer(before) if found[1] == card[1])
            file.write_text(before.replace(older, text), "utf-8")
            return
        for line in text.splitlines():
            key = line.partition(" = ")[0]
            old = re.search(rf"^{key} = .*$", before, re.MULTILINE)
            assert old, f"{file.name} has no {key}"
            before = before.replace(old[0], line)
        file.write_text(before, "utf-8")


def answers(url: str) -> bool:
    try:
        return "<title>Hearthlight" in httpx.get(url, timeout=PATIENCE).raise_for_status().text
    except httpx.TransportError:
        return False
