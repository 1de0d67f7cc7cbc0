"""The description of the API as a page to read: without scripts, styles or anything from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

from litestar.openapi.plugins import OpenAPIRenderPlugin

METHODS = ("get", "post", "put", "delete")


class SchemaPage(OpenAPIRenderPlugin):
    """Every request with what it needs; the whole of it is in `openapi.json`."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:
        about = openapi_schema["info"]
        title = f"{escape(about['title'])} {escape(about['version'])}"
        head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>'
        whole = '<p>The whole description: <a href="/api/schema/openapi.json">openapi.json</a>.'
        return "\n".join([head, f"<h1>{title}</h1>", whole, *_requests(openapi_schema)]).encode()


def _requests(schema: dict[str, Any]) -> Iterator[str]:
    for path, methods in sorted(schema["paths"].items()):
        for method in METHODS:
            if method in methods:
                yield from _request(f"{method.upper()} {path}", methods[method])


def _request(title: str, said: dict[str, Any]) -> Iterator[str]:
    yield f"<h2><code>{escape(title)}</code></h2><p>{escape(said.get('description', ''))}"
    told = [f"<code>{escape(one['name'])}</code> ({one['in']})" for one in said.get("parameters", ())]
    told += [f"body: <code>{name}</code>" for name in _named(said.get("requestBody", {}))]
    if told:
        yield f"<p>{', '.join(told)}"


def _named(body: dict[str, Any]) -> Iterator[str]:
    for content in body.get("content", {}).values():
        yield escape(content["schema"].get("$ref", "").rpartition("/")[2])
