"""Where this server can be reached: on this machine, and from others in the same network."""

from __future__ import annotations

import fcntl
import socket
import struct

_SIOCGIFADDR = 0x8915


def lan_addresses() -> list[str]:
    """The IPv4 addresses of this machine's own interfaces, loopback aside. Asks the kernel, not the network."""
    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            try:
                answer = fcntl.ioctl(probe.fileno(), _SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
            except OSError:
                continue  # an interface without an address
            address = socket.inet_ntoa(answer[20:24])
            if not address.startswith("127."):
                found.append(address)
    return found


def urls(port: int, *, host: str) -> list[str]:
    """The local address first; those in the network only if the server listens to it."""
    lan = lan_addresses() if host in ("0.0.0.0", "::") else []
    return [f"http://{address}:{port}" for address in ("127.0.0.1", *lan)]


def for_others(found: list[str]) -> str:
    """The one for other devices: the first in the network. What comes after it are bridges and tunnels, mostly."""
    return found[1] if len(found) > 1 else found[0]
