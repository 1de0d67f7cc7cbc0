"""How the game is shown: view, what is printed, terminal."""
