"""Names and clauses in the form that a sentence needs: `a Beacon`, `in der Werkstatt`, `d’espoir`."""

from __future__ import annotations

from hearthlight.i18n.catalogue import Argument
from hearthlight.i18n.texts import Texts


class Forms(Texts):
    """Messages whose attributes are further forms of them. A language writes the forms that it has; where it has none,
    the message itself is said."""

    def form(self, key: str, *forms: str, **arguments: Argument) -> str:
        """The first of these forms that the message has."""
        for catalogue in self._catalogues:
            if key in catalogue:
                attributes = catalogue[key].attributes
                for form in forms:
                    if form in attributes:
                        return catalogue.say(attributes[form], arguments)
                break
        return self(key, **arguments)

    def has_form(self, key: str, form: str) -> bool:
        return any(form in catalogue[key].attributes for catalogue in self._catalogues if key in catalogue)
