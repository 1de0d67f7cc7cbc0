"""Ways in for programs from elsewhere: players in any language, and the environments that research uses."""
