"""The page, as files. Which part of it is shown is decided in the browser."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.static_files import create_static_files_router

FOLDER = Path(str(files(__package__))) / "page"

assets = create_static_files_router("/assets", [FOLDER / "assets"], include_in_schema=False)


@get(
    [
        "/",
        "/campaign",
        "/devices",
        "/device/{rest:path}",
        "/statistics",
        "/library",
        "/library/{rest:path}",
        "/learn",
        "/learn/{rest:path}",
        "/rules",
        "/rules/{rest:path}",
        "/join/{rest:path}",
        "/table/{rest:path}",
        "/replay/{rest:path}",
    ],
    include_in_schema=False,
    media_type=MediaType.HTML,
)
async def index() -> Response[str]:
    """The page at one of its addresses."""
    return _page() or Response(
        "<p>The page has not been built: run <code>make play</code>.", status_code=503, media_type=MediaType.HTML
    )


def nothing_here(request: Request[Any, Any, Any]) -> Response[str] | None:
    """The page at an address that nobody knows: it says so, and leads to the lobby. Only for people: programs, and what
    the page itself fetches, do not ask for text to read."""
    reads = request.accept.best_match([MediaType.JSON, MediaType.HTML]) == MediaType.HTML
    return _page(404) if reads and request.method == "GET" else None


def _page(status: int = 200) -> Response[str] | None:
    path = FOLDER / "index.html"
    if not path.exists():
        return None
    headers = {"cache-control": "no-cache", "vary": "accept"}
    return Response(path.read_text("utf-8"), status_code=status, media_type=MediaType.HTML, headers=headers)
