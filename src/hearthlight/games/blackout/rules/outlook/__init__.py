"""What a thoughtful player would work out from what a seat may know.

Nobody pays for it but who looks: it is computed with the view, by the functions that the rules themselves use.
"""

from .changes import changes_of
from .whole import Outlook, outlook_of

__all__ = ["Outlook", "changes_of", "outlook_of"]
