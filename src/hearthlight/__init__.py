"""Two city-in-crisis board games with every rule enforced, and the small engine beneath them."""

__version__ = "0.2.0"
