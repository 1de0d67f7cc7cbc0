"""What drives the game: questions, effects carried out word by word, costs, the end. Knows no word by name."""
