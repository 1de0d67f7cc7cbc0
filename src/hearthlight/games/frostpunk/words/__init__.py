"""What turns data into sentences."""
