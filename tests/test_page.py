"""What is written for the page by a command says what the server says now."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts import fixtures, page_types

WRITTEN = {**page_types.files(), **fixtures.files()}


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_what_is_written_for_the_page_is_fresh(path: Path) -> None:
    assert path.read_text("utf-8") == WRITTEN[path], "run `make page-types fixtures`"
