"""What a pack may say, its checks, and the packs of the house."""
