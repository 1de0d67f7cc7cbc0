"""Who counts as one when addresses are counted."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address

HOUSEHOLD = 64
"""Bits of an IPv6 address that a household is given. The rest it chooses itself, anew as often as it likes."""


@lru_cache(maxsize=1000)
def network_of(address: str) -> str:
    """An IPv4 address, however it is written, or the network that one IPv6 address stands for."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), HOUSEHOLD), strict=False))
