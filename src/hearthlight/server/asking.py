"""A request as our handlers get it: its body is text that a disk can keep, or it is refused."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from typing import Any

from litestar import Request
from litestar.exceptions import ClientException, InternalServerException

DEEPEST = 50


class Asking(Request[Any, Any, Any]):
    async def json(self) -> Any:
        """The body. What is nested for its own sake, no text, or no text for PostgreSQL gets a 400."""
        try:
            body = await super().json()
        except (RecursionError, UnicodeError) as error:
            raise ClientException("this is not JSON") from error
        if not _sound(body, DEEPEST):
            raise ClientException("NUL, half a character, or too deep")
        return body

    async def stream(self) -> AsyncGenerator[bytes, None]:
        """Whoever hangs up before all is said has asked for nothing; the framework would call it a mistake of ours."""
        try:
            async for part in super().stream():
                yield part
        except InternalServerException as error:
            if not self.is_connected:  # it was read before
                raise
            raise ClientException(error.detail) from error


def _sound(value: Any, depth: int) -> bool:
    if isinstance(value, str):
        return "\0" not in value and _whole(value)
    if not isinstance(value, dict | list):
        return True
    parts = [*value, *value.values()] if isinstance(value, dict) else value
    return depth > 0 and all(_sound(part, depth - 1) for part in parts)


def _whole(text: str) -> bool:
    """No half of a surrogate pair, which nothing can write."""
    try:
        text.encode()
    except UnicodeError:
        return False
    return True
