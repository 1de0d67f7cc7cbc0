"""The page, as files. Which part of it is shown is decided in the browser."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter

from .context import device_of, person_of

FOLDER = Path(str(files(__package__))) / "page"
ASSETS = "/assets/"


@dataclass(frozen=True)
class Asset:
    """A part of the page. Its name changes with what is in it, so browsers keep it for ever."""

    plain: bytes
    packed: bytes
    media_type: str


@cache
def _asset(path: Path) -> Asset:
    """Packed once, and as tightly as can be: it is sent many times."""
    plain = path.read_bytes()
    kind = guess_type(path.name)[0] or "application/octet-stream"
    return Asset(plain, gzip.compress(plain, 9, mtime=0), kind)


@get(ASSETS + "{name:str}", include_in_schema=False)
async def assets(
    request: Request[Any, Any, Any], name: Annotated[str, PathParameter(max_length=100)]
) -> Response[bytes]:
    path = FOLDER / "assets" / name
    if not path.is_file():
        raise NotFoundException
    asset = _asset(path)
    packs = "gzip" in request.headers.get("accept-encoding", "")
    headers = {"cache-control": "private, max-age=31536000, immutable", "vary": "accept-encoding"}
    if packs:
        headers["content-encoding"] = "gzip"
    return Response(asset.packed if packs else asset.plain, media_type=asset.media_type, headers=headers)


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
async def index(request: Request[Any, Any, Any]) -> Response[str]:
    """The page at one of its addresses. Who asks for it is somebody from then on: else all that the page asks at once
    would come from strangers, and the last answer would say who one is."""
    person_of(request), device_of(request)
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
    headers = {"cache-control": "private, no-cache", "vary": "accept"}
    return Response(path.read_text("utf-8"), status_code=status, media_type=MediaType.HTML, headers=headers)
