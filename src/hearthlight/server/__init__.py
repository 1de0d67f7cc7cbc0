"""The server: tables that people sit at, kept on disk, with live updates."""
