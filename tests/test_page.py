"""What is written for the page by a command says what the server says now."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from scripts import fixtures, page_types

pytestmark = pytest.mark.xdist_group("written for the page")  # groups come first, and this takes long


@pytest.mark.parametrize("files", [page_types.files, fixtures.files], ids=["page-types", "fixtures"])
def test_what_is_written_for_the_page_is_fresh(files: Callable[[], dict[Path, str]]) -> None:
    stale = [f"{path.parent.name}/{path.name}" for path, text in files().items() if path.read_text("utf-8") != text]
    assert not stale, "run `make page-types fixtures`"
