"""What is shown as an example works as it is told."""
